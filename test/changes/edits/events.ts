// Edits of events: which are sent, what they contain, and how they are deduplicated.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, drop, type EditRows, push, remove, rename, schema, set } from "./edit.ts";

const webhooks = (document: JsonObject) => at(document, "/webhooks");
const moves = (document: JsonObject, name: string) => schema(document, name)["x-transitions"] as JsonObject[];

export const events: EditRows = {
  "finance major major event: an event is gone (PAYOUT_RETURNED)": (document) =>
    remove(webhooks(document), "PAYOUT_RETURNED"),
  "finance major major event: an event has another name (PAYOUT_FAILED)": (document) => {
    rename(webhooks(document), "PAYOUT_FAILED", "PAYOUT_BROKEN");
    const type = schema(document, "PayoutFailedEvent", "eventType");
    set(type, "const", "PAYOUT_BROKEN");
    return set(type, "enum", ["PAYOUT_BROKEN"]);
  },
  "finance minor minor event: an event is added (HELLO)": (document) => {
    const copy = structuredClone(at(document, "/webhooks/PING"));
    (copy["post"] as JsonObject)["operationId"] = "onHello";
    return add(webhooks(document), "HELLO", copy);
  },
  "finance major major: a field of an event is gone (PAYOUT_COMPLETED)": (document) => {
    const result = schema(document, "PayoutCompletedEvent", "result");
    drop(result, "required", "accountId");
    return remove(result["properties"] as JsonObject, "accountId");
  },
  "finance major major presence: a field of an event can be absent (PAYOUT_REJECTED)": (document) =>
    drop(schema(document, "PayoutRejectedEvent", "result"), "required", "reason"),
  "finance minor minor: a field is added to an event (PAYOUT_COMPLETED)": (document) =>
    add(schema(document, "PayoutCompletedEvent", "result")["properties"] as JsonObject, "routeId", {
      type: "string",
    }),
  // Receivers that use the old key take one event for two, or two for one.
  "finance major none event-key: an event is deduplicated by another key (PAYOUT_COMPLETED)": (document) =>
    set(schema(document, "PayoutCompletedEvent"), "x-event-key", ["payoutId"]),
  // Nothing tells a repeated delivery from a new event.
  "finance major none event-key: an event has no key any more (PAY_IN_SETTLED)": (document) =>
    remove(schema(document, "PayInSettledEvent"), "x-event-key"),
  // Code approves a request and waits for the status that follows.
  "ramp major none transition: a documented move between statuses is gone (getRampRequest)": (document) => {
    moves(document, "RampRequestStatus").pop();
  },
  // The event means another status, and the one that meant this status no longer comes.
  "finance major none transition: a documented move announces itself with another event": (document) => {
    const move = moves(document, "PayoutStatus").find(({ to, from }) => to === "COMPLETED" && from === undefined);
    return set(move as JsonObject, "event", "PAYOUT_RETURNED");
  },
  // A status that is not the last can move in further ways.
  "ramp minor none transition: a move between statuses is added": (document) =>
    push(schema(document, "RampRequestStatus"), "x-transitions", {
      from: "AWAITING_APPROVAL",
      to: "REJECTED",
      operationId: "rejectRampRequest",
    }),
  // Code stops reading at a terminal status and misses what follows.
  "finance major none transition: a move leaves a status that was terminal": (document) =>
    push(schema(document, "PayoutStatus"), "x-transitions", { from: "FAILED", to: "SENDING" }),
  // The move was our assumption, so nobody was promised it.
  "ramp correction none transition: an assumed move is gone": (document) => {
    moves(document, "BankAccountVerificationStatus").pop();
  },
  // What was used as an assumption is a promise now.
  "ramp patch none transition: an assumed move is documented": (document) =>
    remove(moves(document, "BankAccountVerificationStatus")[1] as JsonObject, "x-evidence"),
  // The promise is taken back.
  "ramp major none transition: a documented move is only assumed": (document) =>
    add(moves(document, "RampRequestStatus")[1] as JsonObject, "x-evidence", "assumed"),
  // The status means something else: code stops reading there, and should not.
  "finance major patch final-status: a status stops being terminal": (document) => {
    const words = schema(document, "PayoutStatus")["x-enumDescriptions"] as JsonObject;
    return set(words, "FAILED", "The send failed. Not terminal.");
  },
  // A receiver that relies on basic authentication refuses what arrives without it.
  "finance major none: deliveries can no longer be authenticated in one of the ways (PING)": (document) => {
    (at(document, "/webhooks/PING/post")["security"] as JsonObject[]).pop();
  },
  // A receiver that returns 204 gets every event again.
  "finance major none acknowledgement: only 200 acknowledges a delivery (PING, PAYOUT_FAILED)": (document) => {
    for (const event of Object.keys(at(document, "/webhooks")))
      rename(at(document, `/webhooks/${event}/post/responses`), "2XX", "200");
  },
  "finance major major delivery-method: an event is delivered by PUT (PAYOUT_FAILED)": (document) =>
    rename(at(document, "/webhooks/PAYOUT_FAILED"), "post", "put"),
};
