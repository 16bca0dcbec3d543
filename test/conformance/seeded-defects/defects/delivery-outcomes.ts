// Defects of what deliveries tell of: two ends, other accounts, what is not ready yet, the URL of before.

import { asObject, type JsonObject } from "../../../../model/document.ts";
import type { SeededEvent } from "../behaviour.ts";
import type { Defect } from "./defect.ts";
import { inResult, ofDelivery, short } from "./deliveries.ts";

const completed = "TRANSFER_COMPLETED";

/** A failed transfer beside each that completed, with other values. */
const failedBeside = (change: (result: JsonObject) => JsonObject) => (events: SeededEvent[]) =>
  events.flatMap((event) => {
    if (event.eventType !== completed) return [event];
    const { transactionHash: _, ...result } = event.result;
    return [event, { eventType: "TRANSFER_FAILED", result: { ...result, ...change(result) } }];
  });

/** Defects of what deliveries tell of. */
export const deliveryOutcomes: Defect[] = [
  ofDelivery(
    "former-url",
    "delivery-new-url",
    "deliveries go to the URL of the registration",
    {
      change(outgoing) {
        outgoing.url = String(outgoing.registered["url"]);
      },
    },
    short,
  ),
  ofDelivery("unsubmitted-hash", "delivery-unsubmitted", "a transfer that never reached the chain has a hash", {
    events: failedBeside(() => ({
      transferId: "another",
      reason: "NOT_SUBMITTED",
      transactionHash: `0x${"5".repeat(64)}`,
    })),
  }),
  ofDelivery(
    "wallets-not-screened",
    "delivery-of-readiness",
    "wallets are announced while their screening is pending",
    inResult("ACCOUNT_WALLETS_PROVISIONED", (r) => {
      r["amlStatus"] = "PENDING";
    }),
  ),
  ofDelivery(
    "sides-of-event-swapped",
    "delivery-accounts",
    "sender and receiver of an event change places",
    inResult(completed, (r) => {
      const { senderAccountId: sender, receiverAccountId: receiver } = r;
      Object.assign(r, { senderAccountId: receiver, receiverAccountId: sender });
    }),
  ),
  ofDelivery("transfer-ends-twice", "delivery-one-end", "a transfer that has completed is announced as failed", {
    events: failedBeside(() => ({ reason: "UNKNOWN" })),
  }),
  {
    ...ofDelivery("return-not-announced", "delivery-due", "a payout was returned, and no event says so", {}, short),
    behaviour: {
      answer({ json }, call) {
        if (call?.operation.operationId === "getPayout") asObject(asObject(json)["result"])["status"] = "RETURNED";
      },
    },
  },
];

/** What is new in what deliveries tell of, and not wrong. */
export const deliveryOutcomeNovelties: Defect[] = [
  ofDelivery("times-in-milliseconds", "delivery-precision", "times have no more than milliseconds", {
    change({ event: { result } }) {
      const { occurredAt } = result;
      if (typeof occurredAt === "string") result["occurredAt"] = occurredAt.replace(/(\.\d{3})\d*Z+$/, "$1Z");
    },
  }),
  ofDelivery(
    "never-again",
    "delivery-retried",
    "a delivery that is refused does not come again",
    { retries: 0 },
    short,
  ),
];
