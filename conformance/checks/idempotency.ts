// Checks of idempotency keys.

import { type Exchange, sentIn } from "../exchange.ts";
import { describe } from "../schema.ts";
import {
  checkAcross,
  codeOf,
  ensure,
  isRefusal,
  NotCovered,
  type Probe,
  type ProbeOptions,
  resultOf,
  type SemanticCheck,
  statusAndCode,
  succeeded,
} from "./check.ts";

const create = "createPaymentRequest";

function compare(probe: Probe, first: Exchange, second: Exchange): void {
  const [before, after] = [resultOf(first), resultOf(second)];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  // A resource may have moved on between the two calls; another id is another resource.
  const evidence = before["id"] !== after["id"] ? "documented" : "assumed";
  probe.report(second, `the original result, with ID ${describe(before["id"])}`, describe(after), evidence);
}

/** Repeats a request, which must return its first result. */
async function lookAtRepeat(probe: Probe, first: Exchange, options: ProbeOptions): Promise<void> {
  const operationId = first.operation?.operationId ?? create;
  const again = await probe.call(operationId, { ...options, purpose: "the same key and body again" });
  if (succeeded(again)) compare(probe, first, again);
  else if (isRefusal(again) && again.response.status !== 429) probe.report(again, "the original result");
}

/** Operations on a payment request that take a key. */
const lifecycle = ["updatePaymentRequest", "settlePaymentRequest", "reversePaymentRequest"];

/** Operations that name it in the body. How a reversal names it is not documented, so it may be refused. */
const byReference = ["settlePaymentRequestByReference", "reversePaymentRequestByReference"];

/** The options for a call on a payment request that the run made. */
function callOn(probe: Probe, operationId: string, made: Exchange): ProbeOptions {
  const { id } = resultOf(made);
  if (typeof id !== "string") throw new NotCovered("the created payment request has no ID");
  const json = probe.body(operationId);
  if (lifecycle.includes(operationId)) return { path: { paymentRequestId: id }, json };
  const { cardProviderReference, externalId } = sentIn(made);
  return { json: { ...json, cardProviderReference, externalId } };
}

export const idempotencyChecks: SemanticCheck[] = [
  checkAcross("idempotent-replay", [create], async (probe) => {
    for (const operationId of [create, "createAccountPaymentRequest"]) {
      const json = probe.body(operationId);
      const first = ensure(await probe.call(operationId, { json, purpose: "first request with a key" }));
      await lookAtRepeat(probe, first, { json });
      await probe.call(operationId, { json: probe.body(operationId), purpose: "a request with another key" });
      await lookAtRepeat(probe, first, { json });
    }
  }),
  checkAcross("idempotent-life-cycle", [create, ...lifecycle, ...byReference], async (probe) => {
    let looked = 0;
    for (const operationId of [...lifecycle, ...byReference]) {
      const made = ensure(await probe.call(create, { json: probe.body(create) }));
      const call = callOn(probe, operationId, made);
      const first = await probe.call(operationId, { ...call, purpose: "first request with a key" });
      if (!succeeded(first)) continue;
      looked++;
      const json = sentIn(made);
      const again = await probe.call(create, { json, purpose: "the creation again, after a change" });
      if (succeeded(again)) compare(probe, made, again);
      await lookAtRepeat(probe, first, call);
    }
    if (looked === 0) throw new NotCovered("no payment request could be changed");
  }),
  checkAcross("idempotency-in-flight", [create], async (probe) => {
    const call = { json: probe.body(create), purpose: "overlapping calls with one key" };
    const responses = await Promise.all(Array.from({ length: 4 }, () => probe.call(create, call)));
    // A call may be refused while the first is in progress, but must not make another payment request.
    const [first, ...others] = responses.filter(succeeded);
    if (first === undefined) throw new NotCovered(`the requests returned ${statusAndCode(responses[0] as Exchange)}`);
    for (const other of others) compare(probe, first, other);
  }),
  checkAcross("idempotency-conflict", [create], async (probe) => {
    const json = probe.body(create);
    ensure(await probe.call(create, { json }));
    const other = { ...json, amount: { fiat: 41.5 } };
    const exchange = await probe.call(create, { json: other, purpose: "the same key, another body" });
    if (codeOf(exchange) !== "idempotency-key-conflict") probe.report(exchange, "code idempotency-key-conflict");
  }),
];
