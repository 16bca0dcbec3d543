// Checks of resources across requests.

import { randomUUID } from "node:crypto";
import type { JsonObject } from "../../model/document.ts";
import { type Exchange, services } from "../exchange.ts";
import { inParallel } from "../parallel.ts";
import { describe } from "../schema.ts";
import {
  checkAcross,
  codeOf,
  ensure,
  isSameValue,
  NotCovered,
  type Probe,
  resultOf,
  rowsOf,
  type SemanticCheck,
  statusAndCode,
  succeeded,
} from "./check.ts";
import { fieldsOf } from "./exposure.ts";

/** Fields that may change between two requests. */
const moving = new Set(["updatedAt", "status", "version", "balances", "verificationStatus"]);

/** Reports fields of a bank account that the list and the read show with different values (R44). */
function compareWithList(probe: Probe, exchange: Exchange, listed: JsonObject): void {
  const full = resultOf(exchange);
  for (const [name, value] of Object.entries(listed)) {
    const shown = full[name];
    if (moving.has(name) || shown === undefined || value === undefined || isSameValue(shown, value)) continue;
    probe.report(exchange, `${name} as the list shows it: ${describe(value)}`, describe(shown));
  }
}

/** Reads with the code for an ID that is not the company's: operation, path parameter, code. */
const hidden = [
  ["getPayIn", "payInId", "pay-in-not-found"],
  ["listWallets", "accountId", "account-not-found"],
  ["listPaymentSessions", "accountId", "account-not-found"],
  ["getAccount", "accountId", "account-not-found"],
] as const;

/** Expects 404 for an ID. Evidence of a wrong refusal is that of the operation, which may be only listed. */
async function lookAtHidden(probe: Probe, [operationId, parameter, code]: (typeof hidden)[number], id: string) {
  const exchange = await probe.call(operationId, { path: { [parameter]: id } });
  if (exchange.response.status === 404 && codeOf(exchange) === code) return;
  const evidence = succeeded(exchange) ? "documented" : (exchange.operation?.evidence ?? "documented");
  probe.report(exchange, `status 404 with code ${code}`, undefined, evidence);
}

/** All links in a result, as one text. */
const linksIn = (exchange: Exchange) =>
  [...fieldsOf(resultOf(exchange))]
    .flatMap(({ value }) => (typeof value === "string" && URL.canParse(value) ? [value] : []))
    .join();

/** The chain and asset of the rows that have both. */
const pairsOf = (exchange: Exchange) =>
  rowsOf(exchange)
    .filter(({ chain, asset }) => typeof chain === "string" && typeof asset === "string")
    .map(({ chain, asset }) => `${asset} on ${chain}`);

const notAllowed = "kyc-not-required-not-allowed";

/** Date ranges that end before they begin. */
const wrongRanges: [what: string, query: Record<string, string>][] = [
  ["a day", { from: "2026-09-17T00:00:00Z", to: "2026-09-16T00:00:00Z" }],
  ["a second", { from: "2026-09-16T10:00:01Z", to: "2026-09-16T10:00:00Z" }],
  ["a day, with a status,", { from: "2026-09-17T00:00:00Z", to: "2026-09-16T00:00:00Z", status: "CREATED" }],
];

export const resourceChecks: SemanticCheck[] = [
  checkAcross("listed-is-found", [], async (probe) => {
    const reads = services
      .flatMap((service) => probe.operations(service))
      .filter(({ method, path }) => method === "GET" && path.endsWith("}"));
    await inParallel(reads, async ({ api, operationId, segments, evidence }) => {
      const parameter = segments.at(-1)?.slice(1, -1) ?? "";
      for (const { id, parents, resource, origin } of probe.ids(api, parameter).slice(0, 4)) {
        const exchange = await probe.call(operationId, { path: { ...parents, [parameter]: id } });
        if (resource === undefined || origin === "fixture") continue;
        if (operationId === "getCompanyBankAccount" && succeeded(exchange)) compareWithList(probe, exchange, resource);
        const from = origin === "own" ? "its creation" : "the list";
        if ([400, 404, 410].includes(exchange.response.status))
          probe.report(exchange, `${parameter} from ${from} is found`, undefined, evidence);
      }
    });
  }),
  checkAcross("foreign-hidden", [], async (probe) => {
    const { foreignPayInId, foreignAccountId } = probe.target.fixtures.finance ?? {};
    if (foreignPayInId === undefined && foreignAccountId === undefined)
      throw new NotCovered("no ID of another company is given (STAGING_FIXTURES: foreignPayInId, foreignAccountId)");
    for (const read of hidden) {
      const id = read[1] === "payInId" ? foreignPayInId : foreignAccountId;
      if (id !== undefined) await lookAtHidden(probe, read, id);
    }
  }),
  checkAcross("unknown-hidden", [], async (probe) => {
    let looked = 0;
    for (const read of hidden) {
      const [operationId, parameter] = read;
      const known = probe.ids("finance", parameter)[0]?.id;
      // If a known ID is refused, too, the refusal of an unknown one proves nothing.
      if (known === undefined || !succeeded(await probe.call(operationId, { path: { [parameter]: known } }))) continue;
      looked++;
      await lookAtHidden(probe, read, randomUUID());
    }
    if (looked === 0) throw new NotCovered("no pay-in and no account is known");
  }),
  checkAcross("session-date-range", ["listPaymentSessions"], async (probe) => {
    ensure(await probe.call("listPaymentSessions"));
    const refusal = "status 400 with code invalid-date-range";
    for (const [what, query] of wrongRanges) {
      const exchange = await probe.call("listPaymentSessions", { query });
      if (exchange.response.status < 500 && statusAndCode(exchange) !== refusal)
        probe.report(exchange, `${refusal} for from ${what} after to`);
    }
    const at = "2026-09-16T10:00:00Z";
    const empty = await probe.call("listPaymentSessions", { query: { from: at, to: at } });
    if (empty.response.status === 400) probe.report(empty, "from may equal to: only from after to is refused");
  }),
  checkAcross("consent-url", ["getPartnerTerms"], async (probe) => {
    const parties = probe.ids("finance", "partyId").slice(0, 10);
    if (parties.length === 0) throw new NotCovered("no party is known");
    for (const { id } of parties) {
      const exchange = await probe.call("getPartnerTerms", { path: { partyId: id } });
      const { consentUrl: url, ...others } = resultOf(exchange);
      // The name of the status field is not documented, so any field that says REQUIRED counts.
      const isRequired = succeeded(exchange) && Object.values(others).includes("REQUIRED");
      if (isRequired && !(typeof url === "string" && URL.canParse(url)))
        probe.report(exchange, "a consentUrl beside REQUIRED", describe(url));
    }
  }),
  checkAcross("verification-link", ["createParty", "createPartyVerification"], async (probe) => {
    const own = probe.ids("finance", "partyId").find(({ origin }) => origin === "own");
    if (own === undefined) throw new NotCovered("no party of the run's own");
    const path = { partyId: own.id };
    const first = ensure(await probe.call("createPartyVerification", { path }));
    const second = ensure(await probe.call("createPartyVerification", { path }));
    const isSame = linksIn(first) === linksIn(second);
    const { status } = second.response;
    if (isSame === (status === 200) || ![200, 201].includes(status) || linksIn(first) === "") return;
    const actual = `${isSame ? "the same" : "another"} link with ${status}`;
    probe.report(second, "the same link with 200, or a new one with 201", actual);
  }),
  checkAcross("kyc-not-required", ["createParty", "deleteParty"], async (probe) => {
    const { kycStatus: _, ...json } = probe.body("createParty");
    ensure(await probe.call("createParty", { json, purpose: "a party without a KYC status" }));
    // No response shows whether NOT_REQUIRED is enabled, so a success is right; a refusal has one documented code.
    const exchange = await probe.call("createParty", { json: { ...json, kycStatus: "NOT_REQUIRED" } });
    const { status } = exchange.response;
    if (succeeded(exchange) || status === 429 || status >= 500 || codeOf(exchange) === notAllowed) return;
    probe.report(exchange, `a party with kycStatus NOT_REQUIRED is refused with code ${notAllowed}`);
  }),
  checkAcross("account-assets", ["listSupportedAssets", "listAccountSupportedAssets"], async (probe) => {
    const before = pairsOf(ensure(await probe.call("listSupportedAssets")));
    const exchange = ensure(await probe.call("listAccountSupportedAssets"));
    const after = pairsOf(ensure(await probe.call("listSupportedAssets")));
    const own = pairsOf(exchange);
    const without = rowsOf(exchange).filter(({ permitStatus }) => permitStatus === undefined).length;
    if (without > 0) probe.report(exchange, "a permitStatus for each pair", `${without} without`, "named");
    if (before.join() !== after.join() || own.length === 0) throw new NotCovered("there is nothing to compare");
    const missing = before.filter((pair) => !own.includes(pair));
    const more = own.filter((pair) => !before.includes(pair));
    if (missing.length + more.length === 0) return;
    const actual = `${missing.join(", ") || "none"} missing, ${more.join(", ") || "none"} too many`;
    probe.report(exchange, "the pairs of the tenant", actual);
  }),
];
