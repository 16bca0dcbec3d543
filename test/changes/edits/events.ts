// Edits of events: which are sent, what they contain, how they are deduplicated, and how the status moves that they report.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, drop, type EditRows, push, remove, rename, set } from "./edit.ts";

export const events: EditRows = {
  "finance major major event: an event is gone (PAYOUT_RETURNED)": (document) =>
    remove(document, "#/webhooks/PAYOUT_RETURNED"),
  "finance major major event: an event has another name (PAYOUT_FAILED)": (document) => {
    rename(document, "#/webhooks/PAYOUT_FAILED", "PAYOUT_BROKEN");
    set(document, "PayoutFailedEvent.eventType#/const", "PAYOUT_BROKEN");
    set(document, "PayoutFailedEvent.eventType#/enum", ["PAYOUT_BROKEN"]);
  },
  "finance minor minor event: an event is added (HELLO)": (document) => {
    add(document, "#/webhooks/HELLO", at(document, "#/webhooks/PING"));
    set(document, "#/webhooks/HELLO/post/operationId", "onHello");
  },
  "finance major major: a field of an event is gone (PAYOUT_COMPLETED)": (document) => {
    drop(document, "PayoutCompletedEvent.result#/required", "accountId");
    remove(document, "PayoutCompletedEvent.result.accountId");
  },
  "finance major major presence: a field of an event can be absent (PAYOUT_REJECTED)": (document) =>
    drop(document, "PayoutRejectedEvent.result#/required", "reason"),
  "finance minor minor: a field is added to an event (PAYOUT_COMPLETED)": (document) =>
    add(document, "PayoutCompletedEvent.result.routeId", { type: "string" }),
  // Receivers that use the old key take one event for two, or two for one.
  "finance major none event-key: an event is deduplicated by another key (PAYOUT_COMPLETED)": (document) =>
    set(document, "PayoutCompletedEvent#/x-event-key", ["payoutId"]),
  // Nothing tells a repeated delivery from a new event.
  "finance major none event-key: an event has no key any more (PAY_IN_SETTLED)": (document) =>
    remove(document, "PayInSettledEvent#/x-event-key"),
  // Code approves a request and waits for the status that follows.
  "ramp major none transition: a documented move between statuses is gone (getRampRequest)": (document) =>
    remove(document, "RampRequestStatus#/x-transitions/-1"),
  // The event means another status, and the one that meant this status no longer comes.
  "finance major none transition: a documented move announces itself with another event": (document) => {
    const moves = at<JsonObject[]>(document, "PayoutStatus#/x-transitions");
    const index = moves.findIndex(({ to, from }) => to === "COMPLETED" && from === undefined);
    set(document, `PayoutStatus#/x-transitions/${index}/event`, "PAYOUT_RETURNED");
  },
  // A status that is not the last can move in further ways.
  "ramp minor none transition: a move between statuses is added": (document) =>
    push(document, "RampRequestStatus#/x-transitions", {
      from: "AWAITING_APPROVAL",
      to: "REJECTED",
      operationId: "rejectRampRequest",
    }),
  // Code stops reading at a terminal status and misses what follows.
  "finance major none transition: a move leaves a status that was terminal": (document) =>
    push(document, "PayoutStatus#/x-transitions", { from: "FAILED", to: "SENDING" }),
  // The move was our assumption, so nobody was promised it.
  "ramp correction none transition: an assumed move is gone": (document) =>
    remove(document, "BankAccountVerificationStatus#/x-transitions/-1"),
  // What was used as an assumption is a promise now.
  "ramp patch none transition: an assumed move is documented": (document) =>
    remove(document, "BankAccountVerificationStatus#/x-transitions/1/x-evidence"),
  // The promise is taken back.
  "ramp major none transition: a documented move is only assumed": (document) =>
    add(document, "RampRequestStatus#/x-transitions/1/x-evidence", "assumed"),
  // The status means something else: code stops reading there, and should not.
  "finance major patch final-status: a status stops being terminal": (document) =>
    set(document, "PayoutStatus#/x-enumDescriptions/FAILED", "The send failed. Not terminal."),
  // A receiver that relies on basic authentication refuses what arrives without it.
  "finance major none: deliveries can no longer be authenticated in one of the ways (PING)": (document) =>
    remove(document, "#/webhooks/PING/post/security/-1"),
  // A receiver that returns 204 gets every event again.
  "finance major none acknowledgement: only 200 acknowledges a delivery (PING, PAYOUT_FAILED)": (document) => {
    for (const event of Object.keys(at(document, "#/webhooks")))
      rename(document, `#/webhooks/${event}/post/responses/2XX`, "200");
  },
  "finance major major delivery-method: an event is delivered by PUT (PAYOUT_FAILED)": (document) =>
    rename(document, "#/webhooks/PAYOUT_FAILED/post", "put"),
};
