// Checks of idempotency keys: the same request again, overlapping requests, and a key with another body.

import { type Exchange, sentIn } from "../exchange.ts";
import { describe } from "../schema.ts";
import {
  checkAcross,
  codeOf,
  NotCovered,
  needed,
  type Probe,
  type ProbeOptions,
  refused,
  resultOf,
  type SemanticCheck,
  statusAndCode,
  succeeded,
} from "./check.ts";

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
function callOn(probe: Probe, operationId: string, made: Exchange): ProbeOptions {
  const id = resultOf(made)["id"];
  if (typeof id !== "string") throw new NotCovered("the created payment request has no ID");
  const json = probe.body(operationId);
  if (lifecycle.includes(operationId)) return { path: { paymentRequestId: id }, json };
  const { cardProviderReference, externalId } = sentIn(made);
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
      const json = sentIn(made);
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

/** All checks of idempotency. */
export const idempotencyChecks: SemanticCheck[] = [replay, lifecycleReplay, inFlight, conflict];
