// Edits of events: which are sent, what they contain, and how they are deduplicated.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, drop, type Edit, push, rated, remove, rename, schema, set } from "./edit.ts";

const webhooks = (document: JsonObject) => at(document, "/webhooks");
const moves = (document: JsonObject, name: string) => schema(document, name)["x-transitions"] as JsonObject[];

export const events: Edit[] = [
  {
    name: "an event is gone",
    ...rated(
      "finance major major event",
      "Code that waits for it waits forever, and the money that came back goes unnoticed.",
      "PAYOUT_RETURNED",
    ),
    edit: (document) => remove(webhooks(document), "PAYOUT_RETURNED"),
  },
  {
    name: "an event has another name",
    ...rated(
      "finance major major event",
      "A receiver tells events apart by their type and drops the one that it does not know.",
      "PAYOUT_FAILED",
    ),
    edit: (document) => {
      rename(webhooks(document), "PAYOUT_FAILED", "PAYOUT_BROKEN");
      const type = schema(document, "PayoutFailedEvent", "eventType");
      set(type, "const", "PAYOUT_BROKEN");
      return set(type, "enum", ["PAYOUT_BROKEN"]);
    },
  },
  {
    name: "an event is added",
    ...rated(
      "finance minor minor event",
      "Every webhook receives every event, so receivers have to expect events that they do not know.",
      "HELLO",
    ),
    edit: (document) => {
      const copy = structuredClone(at(document, "/webhooks/PING"));
      (copy["post"] as JsonObject)["operationId"] = "onHello";
      return add(webhooks(document), "HELLO", copy);
    },
  },
  {
    name: "a field of an event is gone",
    ...rated("finance major major", "The field was stated for the event.", "PAYOUT_COMPLETED"),
    edit: (document) => {
      const result = schema(document, "PayoutCompletedEvent", "result");
      drop(result, "required", "accountId");
      return remove(result["properties"] as JsonObject, "accountId");
    },
  },
  {
    name: "a field of an event can be absent",
    ...rated("finance major major presence", "The presence of a field of an event is stated.", "PAYOUT_REJECTED"),
    edit: (document) => drop(schema(document, "PayoutRejectedEvent", "result"), "required", "reason"),
  },
  {
    name: "a field is added to an event",
    ...rated("finance minor minor", "Receivers ignore fields that they do not know.", "PAYOUT_COMPLETED"),
    edit: (document) =>
      add(schema(document, "PayoutCompletedEvent", "result")["properties"] as JsonObject, "routeId", {
        type: "string",
      }),
  },
  {
    name: "an event is deduplicated by another key",
    ...rated(
      "finance major none event-key",
      "Receivers that use the old key take one event for two, or two for one.",
      "PAYOUT_COMPLETED",
    ),
    edit: (document) => set(schema(document, "PayoutCompletedEvent"), "x-event-key", ["payoutId"]),
  },
  {
    name: "an event has no key any more",
    ...rated("finance major none event-key", "Nothing tells a repeated delivery from a new event.", "PAY_IN_SETTLED"),
    edit: (document) => remove(schema(document, "PayInSettledEvent"), "x-event-key"),
  },
  {
    name: "a documented move between statuses is gone",
    ...rated(
      "ramp major none transition",
      "Code approves a request and waits for the status that follows.",
      "getRampRequest",
    ),
    edit: (document) => {
      moves(document, "RampRequestStatus").pop();
      return undefined;
    },
  },
  {
    name: "a documented move announces itself with another event",
    ...rated(
      "finance major none transition",
      "The event means another status, and the one that meant this status no longer comes.",
    ),
    edit: (document) => {
      const move = moves(document, "PayoutStatus").find(({ to, from }) => to === "COMPLETED" && from === undefined);
      return set(move as JsonObject, "event", "PAYOUT_RETURNED");
    },
  },
  {
    name: "a move between statuses is added",
    ...rated("ramp minor none transition", "A status that is not the last can move in further ways."),
    edit: (document) =>
      push(schema(document, "RampRequestStatus"), "x-transitions", {
        from: "AWAITING_APPROVAL",
        to: "REJECTED",
        operationId: "rejectRampRequest",
      }),
  },
  {
    name: "a move leaves a status that was terminal",
    ...rated("finance major none transition", "Code stops reading at a terminal status and misses what follows."),
    edit: (document) => push(schema(document, "PayoutStatus"), "x-transitions", { from: "FAILED", to: "SENDING" }),
  },
  {
    name: "an assumed move is gone",
    ...rated("ramp minor none transition", "The move was our assumption, so nobody was promised it."),
    edit: (document) => {
      moves(document, "BankAccountVerificationStatus").pop();
      return undefined;
    },
    correction: true,
  },
  {
    name: "an assumed move is documented",
    ...rated("ramp patch none transition", "What was used as an assumption is a promise now."),
    edit: (document) => remove(moves(document, "BankAccountVerificationStatus")[1] as JsonObject, "x-evidence"),
  },
  {
    name: "a documented move is only assumed",
    ...rated("ramp major none transition", "The promise is taken back."),
    edit: (document) => add(moves(document, "RampRequestStatus")[1] as JsonObject, "x-evidence", "assumed"),
  },
  {
    name: "a status stops being terminal",
    ...rated(
      "finance major patch final-status",
      "The status means something else: code stops reading there, and should not.",
    ),
    edit: (document) => {
      const words = schema(document, "PayoutStatus")["x-enumDescriptions"] as JsonObject;
      return set(words, "FAILED", "The send failed. Not terminal.");
    },
  },
  {
    name: "deliveries can no longer be authenticated in one of the ways",
    ...rated(
      "finance major none",
      "A receiver that relies on basic authentication refuses what arrives without it.",
      "PING",
    ),
    edit: (document) => {
      (at(document, "/webhooks/PING/post")["security"] as JsonObject[]).pop();
      return undefined;
    },
  },
  {
    name: "only 200 acknowledges a delivery",
    ...rated(
      "finance major none acknowledgement",
      "A receiver that returns 204 gets every event again.",
      "PING",
      "PAYOUT_FAILED",
    ),
    edit: (document) => {
      for (const event of Object.keys(at(document, "/webhooks")))
        rename(at(document, `/webhooks/${event}/post/responses`), "2XX", "200");
      return undefined;
    },
  },
  {
    name: "an event is delivered by PUT",
    ...rated("finance major major delivery-method", "A receiver that takes POST only refuses it.", "PAYOUT_FAILED"),
    edit: (document) => rename(at(document, "/webhooks/PAYOUT_FAILED"), "post", "put"),
  },
];
