// Checks of rules that single kinds of resources have: pay-ins, partner terms, verifications, accounts, wallets.

import { asArray, asObject, isObject, type Json } from "../../../model/document.ts";
import type { Exchange } from "../../exchange.ts";
import { describe } from "../../schema.ts";
import { isSameId, NotCovered, needed, resultOf, rowsOf, type SemanticCheck, succeeded } from "../check.ts";

const payIns: SemanticCheck = {
  name: "pay-in-nullable",
  rule: "A value a pay-in does not have is left out or null, and never zero.",
  source: "contract: F27",
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
  source: "contract: F238",
  needs: ["getPartnerTerms"],
  stateful: true,
  async run(probe) {
    let looked = 0;
    for (const { id } of probe.ids("finance", "partyId").slice(0, 10)) {
      const exchange = await probe.call("getPartnerTerms", { path: { partyId: id } });
      if (!succeeded(exchange)) continue;
      looked++;
      const result = resultOf(exchange);
      // The name of the status field is not shown, so any field that says REQUIRED counts.
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
  source: "contract: F152",
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
  source: "contract: F115",
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
  source: "contract: F35",
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

/** All checks of rules of single kinds of resources. */
export const ruleChecks: SemanticCheck[] = [payIns, consent, verification, reactivated, wallets];
