// Checks of single resources across requests: the one asked for comes back, foreign ones are hidden, lists agree.

import { randomUUID } from "node:crypto";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../../model/document.ts";
import { weaker } from "../../model/evidence.js";
import { type Operation, successesOf } from "../contract.ts";
import type { Exchange, Service } from "../exchange.ts";
import { describe } from "../schema.ts";
import {
  answerOf,
  codeOf,
  isSameId,
  NotCovered,
  needed,
  type Probe,
  resultOf,
  rowsOf,
  type SemanticCheck,
  succeeded,
} from "./check.ts";

const services: Service[] = ["finance", "ramp"];

/** Reads of one resource by its id. */
function reads(probe: Probe): { operation: Operation; parameter: string }[] {
  return services
    .flatMap((service) => probe.operations(service))
    .filter(({ method, path }) => method === "GET" && path.endsWith("}"))
    .map((operation) => ({ operation, parameter: operation.segments.at(-1)?.slice(1, -1) ?? "" }));
}

function payloadEvidence(operation: Operation) {
  return weaker(operation.evidence, ...successesOf(operation).map(({ media }) => media[0]?.evidence ?? "documented"));
}

const sameResource: SemanticCheck = {
  name: "answers-what-was-asked",
  rule: "Reading an ID gives the resource with that ID.",
  source: "the paths of the contract",
  needs: [],
  stateful: true,
  async run(probe) {
    let looked = 0;
    for (const { operation, parameter } of reads(probe)) {
      for (const { id, parents, resource } of probe.ids(operation.service as Service, parameter).slice(0, 3)) {
        const exchange = await probe.call(operation.operationId, { path: { ...parents, [parameter]: id } });
        const evidence = payloadEvidence(operation);
        if (!succeeded(exchange)) continue;
        looked++;
        const got = resultOf(exchange)["id"];
        if (got !== undefined && !isSameId(got, id)) {
          probe.report(exchange, {
            expected: `the resource ${id}`,
            actual: describe(got),
            evidence: weaker(evidence, "documented"),
          });
        }
        compareWithList(probe, operation, exchange, resource);
      }
    }
    if (looked === 0) throw new NotCovered("no resource could be read by its ID");
  },
};

/** Members that may move between two requests. */
const moving = new Set(["updatedAt", "status", "version", "balances"]);

function compareWithList(probe: Probe, operation: Operation, exchange: Exchange, listed: JsonObject | undefined): void {
  if (listed === undefined || operation.operationId !== "getCompanyBankAccount") return;
  const full = resultOf(exchange);
  for (const [name, value] of Object.entries(listed)) {
    if (moving.has(name) || full[name] === undefined || JSON.stringify(full[name]) === JSON.stringify(value)) continue;
    const expected = `${name} as the list shows it: ${describe(value)}`;
    probe.report(exchange, { expected, actual: describe(full[name]), evidence: "documented" });
  }
}

const listedFound: SemanticCheck = {
  name: "listed-is-found",
  rule: "What a list shows can be read.",
  source: "finance source, Errors: account-not-found; ramp source, company bank accounts",
  needs: [],
  stateful: true,
  async run(probe) {
    for (const { operation, parameter } of reads(probe)) {
      const known = probe.ids(operation.service as Service, parameter).filter(({ origin }) => origin !== "fixture");
      for (const { id, parents, resource, origin } of known.slice(0, 3)) {
        if (resource === undefined) continue;
        const exchange = await probe.call(operation.operationId, { path: { ...parents, [parameter]: id } });
        if (![400, 404, 410].includes(exchange.response.status)) continue;
        const evidence = operation.evidence;
        const expected = `${parameter} from ${origin === "own" ? "its creation" : "the list"} is found`;
        probe.report(exchange, { expected, actual: answerOf(exchange), evidence });
      }
    }
  },
};

const foreignHidden: SemanticCheck = {
  name: "foreign-hidden",
  rule: "Ids of another company give the same response as unknown ones.",
  source: "finance source, GET pay-ins and Errors: account-not-found",
  needs: [],
  stateful: true,
  async run(probe) {
    const { foreignPayInId, foreignAccountId } = probe.target.fixtures.finance ?? {};
    if (foreignPayInId === undefined && foreignAccountId === undefined) {
      throw new NotCovered("no ID of another company is given (STAGING_FIXTURES: foreignPayInId, foreignAccountId)");
    }
    const rows = [
      ["getPayIn", "payInId", foreignPayInId, "pay-in-not-found"],
      ["listWallets", "accountId", foreignAccountId, "account-not-found"],
      ["listPaymentSessions", "accountId", foreignAccountId, "account-not-found"],
    ] as const;
    for (const [operationId, parameter, id, code] of rows) {
      if (id === undefined) continue;
      const exchange = await probe.call(operationId, { path: { [parameter]: id } });
      if (exchange.response.status === 404 && codeOf(exchange) === code) continue;
      probe.report(exchange, {
        expected: `status 404 with code ${code}`,
        actual: answerOf(exchange),
        evidence: "documented",
      });
    }
  },
};

/** Reads whose answer to an unknown id the sources give. */
const hidden = [
  ["getPayIn", "payInId", "pay-in-not-found"],
  ["listWallets", "accountId", "account-not-found"],
  ["listPaymentSessions", "accountId", "account-not-found"],
] as const;

const unknownHidden: SemanticCheck = {
  name: "unknown-hidden",
  rule: "A client that may read pay-ins and accounts gets 404 for unknown ones, never 403.",
  source: "finance source, GET pay-ins and Errors: account-not-found, pay-in-not-found",
  needs: [],
  stateful: true,
  async run(probe) {
    let looked = 0;
    for (const [operationId, parameter, code] of hidden) {
      const known = probe.ids("finance", parameter)[0]?.id;
      if (known === undefined || !succeeded(await probe.call(operationId, { path: { [parameter]: known } }))) continue;
      looked++;
      const exchange = await probe.call(operationId, { path: { [parameter]: randomUUID() } });
      if (exchange.response.status === 404 && codeOf(exchange) === code) continue;
      const expected = `an unknown ${parameter} gives status 404 with code ${code}`;
      probe.report(exchange, { expected, actual: answerOf(exchange), evidence: "documented" });
    }
    if (looked === 0) throw new NotCovered("no pay-in and no account is known");
  },
};

const payIns: SemanticCheck = {
  name: "pay-in-nullable",
  rule: "A value a pay-in does not have is left out or null, and never zero.",
  source: "finance source, Pay-in: nullable fields are omitted when absent, never replaced by zero",
  needs: ["getPayIn"],
  stateful: true,
  async run(probe) {
    const known = probe.ids("finance", "payInId");
    if (known.length === 0) throw new NotCovered("no pay-in ID is known; give one in STAGING_FIXTURES");
    for (const { id } of known) {
      const exchange = await probe.call("getPayIn", { path: { payInId: id } });
      if (!succeeded(exchange)) continue;
      for (const [name, value] of Object.entries(resultOf(exchange))) {
        if (!isZero(name, value as Json, resultOf(exchange)["status"])) continue;
        probe.report(exchange, {
          expected: `${name} is left out when there is none`,
          actual: describe(value),
          evidence: "documented",
        });
      }
    }
  },
};

function isZero(name: string, value: Json, status: Json | undefined): boolean {
  if (/At$/.test(name))
    return value === 0 || value === "" || (typeof value === "string" && /^(0000|0001|1970-01-01)/.test(value));
  if (name === "transactionHash") return value === "" || (typeof value === "string" && /^0x0*$/.test(value));
  if (status === "FAILED" && /Crypto(Amount)?$|CryptoAmount/.test(name))
    return typeof value === "string" && /^0+(\.0+)?$/.test(value);
  return false;
}

/** Texts at any depth of a value. */
function texts(value: Json | undefined): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  return isObject(value) ? Object.values(value).flatMap((child) => texts(child as Json)) : [];
}

const consent: SemanticCheck = {
  name: "consent-url",
  rule: "Partner terms that are REQUIRED come with a consentUrl.",
  source: "finance source, Errors: a REQUIRED state is never returned without a consentUrl",
  needs: ["getPartnerTerms"],
  stateful: true,
  async run(probe) {
    let looked = 0;
    for (const { id } of probe.ids("finance", "partyId").slice(0, 10)) {
      const exchange = await probe.call("getPartnerTerms", { path: { partyId: id } });
      if (!succeeded(exchange)) continue;
      looked++;
      const result = resultOf(exchange);
      // The name of the status member is not shown, so any member that says REQUIRED counts.
      const required = Object.values(result).some((value) => value === "REQUIRED");
      const url = result["consentUrl"];
      if (!required || (typeof url === "string" && URL.canParse(url))) continue;
      probe.report(exchange, {
        expected: "a consentUrl beside REQUIRED",
        actual: describe(url),
        evidence: "documented",
      });
    }
    if (looked === 0) throw new NotCovered("no party is known");
  },
};

const verification: SemanticCheck = {
  name: "verification-link",
  rule: "Asking again for a verification link gives the same link with 200, or a new one with 201.",
  source: "finance source, Listed only: POST verification",
  needs: ["createParty", "createPartyVerification"],
  stateful: true,
  async run(probe) {
    const own = probe.ids("finance", "partyId").find(({ origin }) => origin === "own");
    if (own === undefined) throw new NotCovered("no party of the run's own");
    const path = { partyId: own.id };
    const first = needed(await probe.call("createPartyVerification", { path }));
    const second = needed(await probe.call("createPartyVerification", { path }));
    const links = (exchange: Exchange) =>
      texts(resultOf(exchange))
        .filter((text) => URL.canParse(text))
        .join();
    const same = links(first) === links(second);
    const { status } = second.response;
    if (same === (status === 200) || ![200, 201].includes(status) || links(first) === "") return;
    const actual = `${same ? "the same" : "another"} link with ${status}`;
    probe.report(second, { expected: "the same link with 200, or a new one with 201", actual, evidence: "documented" });
  },
};

const reactivated: SemanticCheck = {
  name: "reactivated-account",
  rule: "Reactivating an account gives that account with its party roles and parties.",
  source: "finance source, POST reactivate",
  needs: ["reactivateAccount"],
  stateful: true,
  async run(probe) {
    const exchange = needed(await probe.call("reactivateAccount"));
    const asked = new URL(exchange.request.url).pathname.split("/").at(-2);
    const account = resultOf(exchange);
    if (!isSameId(account["id"], asked)) {
      probe.report(exchange, {
        expected: `the account ${asked}`,
        actual: describe(account["id"]),
        evidence: "documented",
      });
    }
    const roles = account["partyRoles"];
    const complete = Array.isArray(roles) && asArray(roles).every((role) => isObject(asObject(role)["party"]));
    if (!complete) {
      // The contract requires neither of the two.
      const expected = "partyRoles with a party each";
      probe.report(exchange, { expected, actual: describe(roles), evidence: "observed" });
    }
    for (const { partyId, party } of asArray(roles).map(asObject)) {
      const { id } = asObject(party);
      if (id === undefined || id === partyId) continue;
      const expected = `the party ${partyId} in its role`;
      probe.report(exchange, { expected, actual: describe(id), evidence: "documented" });
    }
  },
};

const wallets: SemanticCheck = {
  name: "wallet-balances",
  rule: "Balances are decimal strings, and the part reserved is no more than the whole.",
  source: "finance source, Wallet: reserved is the portion held",
  needs: ["listWallets"],
  stateful: true,
  async run(probe) {
    for (const { id } of probe.ids("finance", "accountId").slice(0, 3)) {
      const exchange = await probe.call("listWallets", { path: { accountId: id } });
      for (const wallet of rowsOf(exchange)) {
        for (const balance of asArray(wallet["balances"])) {
          const { total, reserved } = asObject(asObject(balance)["amount"]);
          if (typeof total !== "string" || typeof reserved !== "string" || Number(reserved) <= Number(total)) continue;
          const actual = `${reserved} of ${total}`;
          probe.report(exchange, { expected: "reserved is a portion of total", actual, evidence: "documented" });
        }
      }
    }
  },
};

/** All checks of single resources. */
export const resourceChecks: SemanticCheck[] = [
  sameResource,
  listedFound,
  foreignHidden,
  unknownHidden,
  payIns,
  consent,
  verification,
  reactivated,
  wallets,
];
