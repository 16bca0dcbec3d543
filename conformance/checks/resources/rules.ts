// Checks of rules that single kinds of resources have: pay-ins, partner terms, verifications, accounts, wallets.

import { asArray, asObject, isObject, type Json, type JsonObject } from "../../../model/document.ts";
import { unitsOf } from "../../decimal.ts";
import type { Exchange } from "../../exchange.ts";
import { describe } from "../../schema.ts";
import {
  checkAcross,
  codeOf,
  isSameId,
  NotCovered,
  needed,
  type Probe,
  resultOf,
  rowsOf,
  type SemanticCheck,
  succeeded,
} from "../check.ts";

const payIns = checkAcross("pay-in-nullable", ["getPayIn"], async (probe) => {
  const known = probe.ids("finance", "payInId");
  if (known.length === 0) throw new NotCovered("no pay-in ID is known; give one in STAGING_FIXTURES");
  for (const { id } of known) {
    const exchange = await probe.call("getPayIn", { path: { payInId: id } });
    if (!succeeded(exchange)) continue;
    for (const [name, value] of Object.entries(resultOf(exchange))) {
      if (!isZero(name, value as Json, resultOf(exchange)["status"])) continue;
      probe.report(exchange, `${name} is left out when there is none`, describe(value));
    }
  }
});

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

const consent = checkAcross("consent-url", ["getPartnerTerms"], async (probe) => {
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
    probe.report(exchange, "a consentUrl beside REQUIRED", describe(url));
  }
  if (looked === 0) throw new NotCovered("no party is known");
});

const verification = checkAcross("verification-link", ["createParty", "createPartyVerification"], async (probe) => {
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
  probe.report(second, "the same link with 200, or a new one with 201", actual);
});

const reactivated = checkAcross("reactivated-account", ["reactivateAccount"], async (probe) => {
  const exchange = needed(await probe.call("reactivateAccount"));
  const asked = new URL(exchange.request.url).pathname.split("/").at(-2);
  const account = resultOf(exchange);
  if (!isSameId(account["id"], asked)) probe.report(exchange, `the account ${asked}`, describe(account["id"]));
  const roles = account["partyRoles"];
  const complete = Array.isArray(roles) && asArray(roles).every((role) => isObject(asObject(role)["party"]));
  if (!complete) {
    // The contract requires neither of the two.
    probe.report(exchange, "partyRoles with a party each", describe(roles), "observed");
  }
  for (const { partyId, party } of asArray(roles).map(asObject)) {
    const { id } = asObject(party);
    if (id === undefined || id === partyId) continue;
    probe.report(exchange, `the party ${partyId} in its role`, describe(id));
  }
});

function lookAtBalance(probe: Probe, exchange: Exchange, amount: JsonObject): void {
  const [total, available, reserved] = ["total", "available", "reserved"].map((name) => unitsOf(amount[name]));
  if (total === undefined || reserved === undefined) return;
  if (reserved < 0n || reserved > total) {
    probe.report(exchange, "reserved is a portion of total", `${amount["reserved"]} of ${amount["total"]}`);
  } else if (available !== undefined && available + reserved !== total) {
    // That the two parts make up the whole is what their names say.
    probe.report(exchange, "available and reserved make up total", describe(amount), "assumed");
  }
}

/** Looks at every balance of a list of wallets. */
export function lookAtBalances(probe: Probe, exchange: Exchange): void {
  for (const wallet of rowsOf(exchange)) {
    for (const balance of asArray(wallet["balances"]).map(asObject)) {
      lookAtBalance(probe, exchange, asObject(balance["amount"]));
    }
  }
}

const wallets = checkAcross("wallet-balances", ["listWallets"], async (probe) => {
  for (const { id } of probe.ids("finance", "accountId").slice(0, 3)) {
    const exchange = await probe.call("listWallets", { path: { accountId: id } });
    lookAtBalances(probe, exchange);
  }
});

const notAllowed = "kyc-not-required-not-allowed";

const kyc = checkAcross("kyc-not-required", ["createParty", "deleteParty"], async (probe) => {
  const { kycStatus: _, ...json } = probe.body("createParty");
  needed(await probe.call("createParty", { json, purpose: "a party without a KYC status" }));
  // Whether it is enabled cannot be seen, so a success is right; a refusal has one reason only.
  const exchange = await probe.call("createParty", { json: { ...json, kycStatus: "NOT_REQUIRED" } });
  const { status } = exchange.response;
  if (succeeded(exchange) || status === 429 || status >= 500 || codeOf(exchange) === notAllowed) return;
  probe.report(exchange, `a party with kycStatus NOT_REQUIRED is refused with code ${notAllowed}`);
});

/** The chain and asset of the rows that have both. */
const pairsOf = (exchange: Exchange) =>
  rowsOf(exchange)
    .filter(({ chain, asset }) => typeof chain === "string" && typeof asset === "string")
    .map(({ chain, asset }) => `${asset} on ${chain}`);

const assets = checkAcross("account-assets", ["listSupportedAssets", "listAccountSupportedAssets"], async (probe) => {
  const before = pairsOf(needed(await probe.call("listSupportedAssets")));
  const exchange = needed(await probe.call("listAccountSupportedAssets"));
  const after = pairsOf(needed(await probe.call("listSupportedAssets")));
  const own = pairsOf(exchange);
  const without = rowsOf(exchange).filter(({ permitStatus }) => permitStatus === undefined).length;
  if (without > 0) probe.report(exchange, "a permitStatus for each pair", `${without} without`, "named");
  if (before.join() !== after.join() || own.length === 0) throw new NotCovered("there is nothing to compare");
  const missing = before.filter((pair) => !own.includes(pair));
  const more = own.filter((pair) => !before.includes(pair));
  if (missing.length + more.length === 0) return;
  const actual = `${missing.join(", ") || "none"} missing, ${more.join(", ") || "none"} too many`;
  probe.report(exchange, "the pairs of the tenant", actual);
});

/** All checks of rules of single kinds of resources. */
export const ruleChecks: SemanticCheck[] = [payIns, consent, verification, reactivated, wallets, kyc, assets];
