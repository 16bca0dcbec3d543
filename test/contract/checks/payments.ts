// Checks of what moves money: account-to-account transfers and repeated idempotency keys.

import type { JsonObject } from "../../../scripts/lib/openapi.ts";
import { describe } from "../schema.ts";
import type { Exchange } from "../types.ts";
import { answerOf, codeOf, NotCovered, needed, type Probe, resultOf, type SemanticCheck, succeeded } from "./check.ts";

const transferId = "createAccountToAccountTransfer";

/** The smallest amount: what is sent there is sent back. */
function transferBody(probe: Probe): JsonObject {
  return { ...probe.body(transferId), amount: "0.000001", cryptocurrency: "USDC" };
}

const transfer: SemanticCheck = {
  name: "transfer-answer",
  rule: "A transfer answers with what was sent and starts in PENDING.",
  source: "finance source, Account-to-account transfer",
  needs: [transferId],
  stateful: true,
  async run(probe) {
    const accounts = probe.ids("finance", "accountId");
    if (accounts.length < 2) throw new NotCovered("two accounts are needed, and fewer are known");
    const sent = transferBody(probe);
    const exchange = needed(await probe.call(transferId, { json: sent }));
    const result = resultOf(exchange);
    const members = ["sourceAccountId", "destinationAccountId", "amount", "cryptocurrency"];
    for (const [name, wanted] of [
      ...members.map((name) => [name, sent[name]] as const),
      ["status", "PENDING"] as const,
    ]) {
      if (result[name] === wanted) continue;
      probe.report(exchange, {
        expected: `${name} ${describe(wanted)}`,
        actual: describe(result[name]),
        evidence: "documented",
      });
    }
    const { sourceAccountId, destinationAccountId } = sent;
    const back = { ...sent, sourceAccountId: destinationAccountId, destinationAccountId: sourceAccountId };
    await probe.call(transferId, { json: back, purpose: "send the amount back" });
  },
};

/** Operations that make something new and take an idempotency key. */
const keyed = ["createPaymentRequest", "createAccountPaymentRequest"];

async function repeat(probe: Probe, operationId: string): Promise<void> {
  const json = probe.body(operationId);
  const first = needed(await probe.call(operationId, { json, purpose: "first call with a key" }));
  const second = await probe.call(operationId, { json, purpose: "the same key and body again" });
  if (!succeeded(second)) {
    if (second.response.status === 429 || second.response.status >= 500) return;
    probe.report(second, { expected: "the original result", actual: answerOf(second), evidence: "documented" });
    return;
  }
  compare(probe, first, second);
}

function compare(probe: Probe, first: Exchange, second: Exchange): void {
  const [before, after] = [resultOf(first), resultOf(second)];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  // A resource may have moved on between the two calls; another id is another resource.
  const evidence = before["id"] !== after["id"] ? "documented" : "assumed";
  const expected = `the original result, with id ${describe(before["id"])}`;
  probe.report(second, { expected, actual: describe(after), evidence });
}

const replay: SemanticCheck = {
  name: "idempotent-replay",
  rule: "The same idempotency key with the same body gives the original result.",
  source: "finance source, Listed only: endpoints accepting an idempotencyKey",
  needs: ["createPaymentRequest"],
  stateful: true,
  async run(probe) {
    for (const operationId of keyed) await repeat(probe, operationId);
  },
};

const conflict: SemanticCheck = {
  name: "idempotency-conflict",
  rule: "The same idempotency key with another body is refused.",
  source: "finance source, Errors: idempotency-key-conflict (given for payment sessions)",
  needs: ["createPaymentRequest"],
  stateful: true,
  async run(probe) {
    const json = probe.body("createPaymentRequest");
    needed(await probe.call("createPaymentRequest", { json }));
    const other = { ...json, amount: { fiat: 41.5 } };
    const exchange = await probe.call("createPaymentRequest", { json: other, purpose: "the same key, another body" });
    if (codeOf(exchange) === "idempotency-key-conflict") return;
    probe.report(exchange, {
      expected: "code idempotency-key-conflict",
      actual: answerOf(exchange),
      evidence: "assumed",
    });
  },
};

const noProvider: SemanticCheck = {
  name: "session-creation",
  rule: "A payment session cannot be created until a provider is enabled: 400 with no-suitable-provider.",
  source: "finance source, GET payment-sessions and Errors: no-suitable-provider",
  needs: ["createPaymentSession"],
  stateful: true,
  async run(probe) {
    const exchange = await probe.call("createPaymentSession", { json: probe.body("createPaymentSession") });
    if (codeOf(exchange) !== "no-suitable-provider" || exchange.response.status === 400) return;
    probe.report(exchange, {
      expected: "no-suitable-provider with 400",
      actual: answerOf(exchange),
      evidence: "documented",
    });
  },
};

const together: SemanticCheck = {
  name: "chain-and-asset",
  rule: "A fiat transfer with only one of chain and asset is refused.",
  source: "finance source, Errors: chain-and-asset-required-together",
  needs: ["createFiatTransfer"],
  stateful: true,
  async run(probe) {
    const base = probe.body("createFiatTransfer");
    for (const left of ["chain", "asset"]) {
      const json = { chain: "BASE", asset: "EURC", ...base, [left]: undefined };
      const exchange = await probe.call("createFiatTransfer", { json, purpose: `no ${left}` });
      if (!succeeded(exchange)) continue;
      probe.report(exchange, {
        expected: `a fiat transfer without ${left} is refused`,
        actual: answerOf(exchange),
        evidence: "documented",
      });
    }
  },
};

/** All checks of payments. */
export const paymentChecks: SemanticCheck[] = [transfer, replay, conflict, noProvider, together];
