// Checks of what moves money: transfers, and the creation of payment sessions.

import { randomUUID } from "node:crypto";
import type { JsonObject } from "../../model/document.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import { blamesRequest } from "./cases.ts";
import {
  checkAcross,
  checkRefusals,
  codeOf,
  NotCovered,
  needed,
  type Probe,
  refused,
  resultOf,
  type SemanticCheck,
  succeeded,
} from "./check.ts";
import { lookAtBalances } from "./resources/rules.ts";

const transferId = "createAccountToAccountTransfer";

/** Documented forms of a transfer, of amounts that nobody misses; what is sent there is sent back. */
const transfers: JsonObject[] = [
  { amount: "0.000001", cryptocurrency: "USDC" },
  { amount: "0.01", cryptocurrency: "EURC", chain: undefined },
  { amount: "1", cryptocurrency: "USDT", chain: "BASE" },
] as JsonObject[];

const transfer = checkAcross("transfer-answer", [transferId], async (probe) => {
  if (probe.ids("finance", "accountId").length < 2) {
    throw new NotCovered("two accounts are needed, and fewer are known");
  }
  const responses: [JsonObject, Exchange][] = [];
  for (const form of transfers) {
    const sent: JsonObject = { ...probe.body(transferId), ...form };
    responses.push([form, await lookAtTransfer(probe, sent)]);
  }
  const refusals = responses.filter(([, exchange]) => !succeeded(exchange));
  if (refusals.length === responses.length) needed((responses[0] as [JsonObject, Exchange])[1]);
  // Where one form is taken, only what differs can be wrong with another.
  for (const [form, exchange] of refusals.filter(([, refusal]) => blamesRequest.test(codeOf(refusal) ?? ""))) {
    probe.report(exchange, `a transfer with ${JSON.stringify(form)} is a valid request`);
  }
});

async function lookAtTransfer(probe: Probe, sent: JsonObject): Promise<Exchange> {
  const exchange = await probe.call(transferId, { json: sent });
  if (!succeeded(exchange)) return exchange;
  const result = resultOf(exchange);
  const members = ["sourceAccountId", "destinationAccountId", "amount", "cryptocurrency"];
  for (const [name, wanted] of [...members.map((name) => [name, sent[name]]), ["status", "PENDING"]] as const) {
    if (String(result[String(name)]) === String(wanted)) continue;
    probe.report(exchange, `${name} ${describe(wanted)}`, describe(result[String(name)]));
  }
  const { sourceAccountId, destinationAccountId } = sent;
  // A part is reserved while the transfer is under way.
  lookAtBalances(probe, await probe.call("listWallets", { path: { accountId: String(sourceAccountId) } }));
  const back = { ...sent, sourceAccountId: destinationAccountId, destinationAccountId: sourceAccountId };
  await probe.call(transferId, { json: back, purpose: "send the amount back" });
  return exchange;
}

const unknownAccounts = checkAcross("transfer-unknown-account", [transferId], async (probe) => {
  for (const name of ["sourceAccountId", "destinationAccountId"]) {
    const json = { ...probe.body(transferId), amount: "0.000001", [name]: randomUUID() };
    const exchange = await probe.call(transferId, { json, purpose: `unknown ${name}` });
    if (!succeeded(exchange)) continue;
    probe.report(exchange, `a transfer with an unknown ${name} is refused`);
  }
});

const noProvider = checkAcross("session-creation", ["createPaymentSession"], async (probe) => {
  const exchange = await probe.call("createPaymentSession", { json: probe.body("createPaymentSession") });
  if (codeOf(exchange) !== "no-suitable-provider" || exchange.response.status === 400) return;
  probe.report(exchange, "no-suitable-provider with 400");
});

const togetherCode = "chain-and-asset-required-together";

const together = checkRefusals("chain-and-asset", ["createFiatTransfer"], async (probe) => {
  const both = { chain: "BASE", asset: "EURC", ...probe.body("createFiatTransfer") };
  const isAccepted =
    probe.target.writes === "all" &&
    succeeded(await probe.call("createFiatTransfer", { json: both, purpose: "chain and asset" }));
  for (const left of ["chain", "asset"]) {
    const json = { ...both, [left]: undefined };
    const exchange = await probe.call("createFiatTransfer", { json, purpose: `no ${left}` });
    // Where both are accepted, nothing else can be wrong.
    const isOther = isAccepted && refused(exchange) && codeOf(exchange) !== togetherCode;
    if (!succeeded(exchange) && !isOther) continue;
    probe.report(
      exchange,
      `a fiat transfer without ${left} is refused${isAccepted ? ` with code ${togetherCode}` : ""}`,
    );
  }
});

/** All checks of money. */
export const moneyChecks: SemanticCheck[] = [transfer, unknownAccounts, noProvider, together];
