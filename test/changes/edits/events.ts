// Edits of events: which are sent, what they contain, how they are deduplicated, and how the status moves that they report.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, type EditRows, push, remove, rename, set, together, valueIn } from "./edit.ts";

export const events: EditRows = {
  "finance major none event-key: an event has no key (PAY_IN_SETTLED)": remove("PayInSettledEvent#/x-event-key"),
  "finance major major event: an event is gone (PAYOUT_RETURNED)": remove("#/webhooks/PAYOUT_RETURNED"),
  "finance minor minor event: an event is added (HELLO)": together(
    add("#/webhooks/HELLO", at("#/webhooks/PING")),
    set("#/webhooks/HELLO/post/operationId", "onHello"),
  ),
  // Receivers that use the old key take one event for two, or two for one.
  "finance major none event-key: an event is deduplicated by another key (PAYOUT_COMPLETED)": set(
    "PayoutCompletedEvent#/x-event-key",
    ["payoutId"],
  ),
  // The event means another status, and the one that meant this status no longer comes.
  "finance major none transition: a documented move announces itself with another event": (document) => {
    const moves = valueIn<JsonObject[]>(document, "PayoutStatus#/x-transitions");
    const index = moves.findIndex(({ to, from }) => to === "COMPLETED" && from === undefined);
    set(`PayoutStatus#/x-transitions/${index}/event`, "PAYOUT_RETURNED")(document);
  },
  // Code stops reading at a terminal status and misses what follows.
  "finance major none transition: a move leaves a status that was terminal": push("PayoutStatus#/x-transitions", {
    from: "FAILED",
    to: "SENDING",
  }),
  // What was used as an assumption is a promise now.
  "ramp patch none transition: an assumed move is documented": remove(
    "BankAccountVerificationStatus#/x-transitions/1/x-evidence",
  ),
  // The promise is taken back.
  "ramp major none transition: a documented move is only assumed": add(
    "RampRequestStatus#/x-transitions/1/x-evidence",
    "assumed",
  ),
  // The status means something else: code stops reading there, and should not.
  "finance major patch final-status: a status stops being terminal": set(
    "PayoutStatus#/x-enumDescriptions/FAILED",
    "The send failed. Not terminal.",
  ),
  // A receiver that relies on basic authentication refuses what arrives without it.
  "finance major none: deliveries can no longer be authenticated in one of the ways (PING)": remove(
    "#/webhooks/PING/post/security/-1",
  ),
  // A receiver that returns 204 gets every event again.
  "finance major none acknowledgement: only 200 acknowledges a delivery (PING, PAYOUT_FAILED)": together(
    ...["PING", "PAYOUT_FAILED"].map((event) => rename(`#/webhooks/${event}/post/responses/2XX`, "200")),
  ),
  "finance major major delivery-method: an event is delivered by PUT (PAYOUT_FAILED)": rename(
    "#/webhooks/PAYOUT_FAILED/post",
    "put",
  ),
};
