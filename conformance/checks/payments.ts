// Checks of what moves money: account-to-account transfers and repeated idempotency keys.

import { randomUUID } from "node:crypto";
import { asObject, type JsonObject } from "../../model/document.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import { blamesRequest } from "./cases.ts";
import {
  type CallOptions,
  checkAcross,
  checkRefusals,
  codeOf,
  NotCovered,
  needed,
  type Probe,
  refused,
  resultOf,
  type SemanticCheck,
  statusAndCode,
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

/** Operations that make something new and take an idempotency key. */
const keyed = ["createPaymentRequest", "createAccountPaymentRequest"];

async function repeat(probe: Probe, operationId: string): Promise<void> {
  const json = probe.body(operationId);
  const first = needed(await probe.call(operationId, { json, purpose: "first request with a key" }));
  const second = await probe.call(operationId, { json, purpose: "the same key and body again" });
  if (!succeeded(second)) {
    if (second.response.status === 429 || second.response.status >= 500) return;
    probe.report(second, "the original result");
    return;
  }
  compare(probe, first, second);
  const other = await probe.call(operationId, { json: probe.body(operationId), purpose: "a request with another key" });
  if (!succeeded(other)) return;
  const third = await probe.call(operationId, { json, purpose: "the first key and body once more" });
  if (succeeded(third)) compare(probe, first, third);
}

function compare(probe: Probe, first: Exchange, second: Exchange): void {
  const [before, after] = [resultOf(first), resultOf(second)];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  // A resource may have moved on between the two calls; another id is another resource.
  const evidence = before["id"] !== after["id"] ? "documented" : "assumed";
  probe.report(second, `the original result, with ID ${describe(before["id"])}`, describe(after), evidence);
}

const replay = checkAcross("idempotent-replay", ["createPaymentRequest"], async (probe) => {
  for (const operationId of keyed) await repeat(probe, operationId);
});

/** Operations on a payment request that take a key. */
const lifecycle = ["updatePaymentRequest", "settlePaymentRequest", "reversePaymentRequest"];

/** Those that name it in the body; how a reversal does is not documented, and it may be refused. */
const byReference = ["settlePaymentRequestByReference", "reversePaymentRequestByReference"];

/** How an operation is called on a payment request that the run made. */
function callOn(probe: Probe, operationId: string, made: Exchange): CallOptions {
  const id = resultOf(made)["id"];
  if (typeof id !== "string") throw new NotCovered("the created payment request has no ID");
  const json = probe.body(operationId);
  if (lifecycle.includes(operationId)) return { path: { paymentRequestId: id }, json };
  const { cardProviderReference, externalId } = asObject(JSON.parse(made.request.body ?? "{}"));
  return { json: { ...json, cardProviderReference, externalId } };
}

const lifecycleReplay = checkAcross(
  "idempotent-life-cycle",
  ["createPaymentRequest", ...lifecycle, ...byReference],
  async (probe) => {
    let looked = 0;
    for (const operationId of [...lifecycle, ...byReference]) {
      const made = needed(await probe.call("createPaymentRequest", { json: probe.body("createPaymentRequest") }));
      const call = callOn(probe, operationId, made);
      const first = await probe.call(operationId, { ...call, purpose: "first request with a key" });
      if (!succeeded(first)) continue;
      const json = asObject(JSON.parse(made.request.body ?? "{}"));
      const again = await probe.call("createPaymentRequest", { json, purpose: "the creation again, after a change" });
      if (succeeded(again)) compare(probe, made, again);
      looked++;
      const second = await probe.call(operationId, { ...call, purpose: "the same key and body again" });
      if (succeeded(second)) compare(probe, first, second);
      else if (refused(second) && second.response.status !== 429) {
        probe.report(second, "the original result");
      }
    }
    if (looked === 0) throw new NotCovered("no payment request could be changed");
  },
);

const inFlight = checkAcross("idempotency-in-flight", ["createPaymentRequest"], async (probe) => {
  const call = { json: probe.body("createPaymentRequest"), purpose: "overlapping calls with one key" };
  const responses = await Promise.all(Array.from({ length: 4 }, () => probe.call("createPaymentRequest", call)));
  // A call that comes too early for the result may be refused; none may make another one.
  const [first, ...others] = responses.filter(succeeded);
  if (first === undefined) throw new NotCovered(`the requests returned ${statusAndCode(responses[0] as Exchange)}`);
  for (const other of others) compare(probe, first, other);
});

const conflict = checkAcross("idempotency-conflict", ["createPaymentRequest"], async (probe) => {
  const json = probe.body("createPaymentRequest");
  needed(await probe.call("createPaymentRequest", { json }));
  const other = { ...json, amount: { fiat: 41.5 } };
  const exchange = await probe.call("createPaymentRequest", { json: other, purpose: "the same key, another body" });
  if (codeOf(exchange) === "idempotency-key-conflict") return;
  probe.report(exchange, "code idempotency-key-conflict", statusAndCode(exchange), "assumed");
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

/** All checks of payments. */
export const paymentChecks: SemanticCheck[] = [
  transfer,
  unknownAccounts,
  replay,
  lifecycleReplay,
  inFlight,
  conflict,
  noProvider,
  together,
];
