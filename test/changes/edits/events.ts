// Edits of events: which are sent, what they contain, and how they are deduplicated.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, drop, type Edit, push, remove, rename, schema, set } from "./edit.ts";

const webhooks = (document: JsonObject) => at(document, "/webhooks");
const moves = (document: JsonObject, name: string) => schema(document, name)["x-transitions"] as JsonObject[];

export const events: Edit[] = [
  {
    name: "an event is gone",
    api: "finance",
    edit: (document) => remove(webhooks(document), "PAYOUT_RETURNED"),
    wire: "major",
    types: "major",
    because: "Code that waits for it waits forever, and the money that came back goes unnoticed.",
    rule: "event",
    concerns: ["PAYOUT_RETURNED"],
  },
  {
    name: "an event has another name",
    api: "finance",
    edit: (document) => {
      rename(webhooks(document), "PAYOUT_FAILED", "PAYOUT_BROKEN");
      const type = schema(document, "PayoutFailedEvent", "eventType");
      set(type, "const", "PAYOUT_BROKEN");
      return set(type, "enum", ["PAYOUT_BROKEN"]);
    },
    wire: "major",
    types: "major",
    because: "A receiver tells events apart by their type and drops the one that it does not know.",
    rule: "event",
    concerns: ["PAYOUT_FAILED"],
  },
  {
    name: "an event is added",
    api: "finance",
    edit: (document) => {
      const copy = structuredClone(at(document, "/webhooks/PING"));
      (copy["post"] as JsonObject)["operationId"] = "onHello";
      return add(webhooks(document), "HELLO", copy);
    },
    wire: "minor",
    types: "minor",
    because: "Every webhook receives every event, so receivers have to expect events that they do not know.",
    rule: "event",
    concerns: ["HELLO"],
  },
  {
    name: "a field of an event is gone",
    api: "finance",
    edit: (document) => {
      const result = schema(document, "PayoutCompletedEvent", "result");
      drop(result, "required", "accountId");
      return remove(result["properties"] as JsonObject, "accountId");
    },
    wire: "major",
    types: "major",
    because: "The field was stated for the event.",
    concerns: ["PAYOUT_COMPLETED"],
  },
  {
    name: "a field of an event can be absent",
    api: "finance",
    edit: (document) => drop(schema(document, "PayoutRejectedEvent", "result"), "required", "reason"),
    wire: "major",
    types: "major",
    because: "The presence of a field of an event is stated.",
    rule: "presence",
    concerns: ["PAYOUT_REJECTED"],
  },
  {
    name: "a field is added to an event",
    api: "finance",
    edit: (document) =>
      add(schema(document, "PayoutCompletedEvent", "result")["properties"] as JsonObject, "routeId", {
        type: "string",
      }),
    wire: "minor",
    types: "minor",
    because: "Receivers ignore fields that they do not know.",
    concerns: ["PAYOUT_COMPLETED"],
  },
  {
    name: "an event is deduplicated by another key",
    api: "finance",
    edit: (document) => set(schema(document, "PayoutCompletedEvent"), "x-event-key", ["payoutId"]),
    wire: "major",
    types: "none",
    because: "Receivers that use the old key take one event for two, or two for one.",
    rule: "event-key",
    concerns: ["PAYOUT_COMPLETED"],
  },
  {
    name: "an event has no key any more",
    api: "finance",
    edit: (document) => remove(schema(document, "PayInSettledEvent"), "x-event-key"),
    wire: "major",
    types: "none",
    because: "Nothing tells a repeated delivery from a new event.",
    rule: "event-key",
    concerns: ["PAY_IN_SETTLED"],
  },
  {
    name: "a documented move between statuses is gone",
    api: "ramp",
    edit: (document) => {
      moves(document, "RampRequestStatus").pop();
      return undefined;
    },
    wire: "major",
    types: "none",
    because: "Code approves a request and waits for the status that follows.",
    rule: "transition",
    concerns: ["getRampRequest"],
  },
  {
    name: "a documented move announces itself with another event",
    api: "finance",
    edit: (document) => {
      const move = moves(document, "PayoutStatus").find(({ to, from }) => to === "COMPLETED" && from === undefined);
      return set(move as JsonObject, "event", "PAYOUT_RETURNED");
    },
    wire: "major",
    types: "none",
    because: "The event means another status, and the one that meant this status no longer comes.",
    rule: "transition",
  },
  {
    name: "a move between statuses is added",
    api: "ramp",
    edit: (document) =>
      push(schema(document, "RampRequestStatus"), "x-transitions", {
        from: "AWAITING_APPROVAL",
        to: "REJECTED",
        operationId: "rejectRampRequest",
      }),
    wire: "minor",
    types: "none",
    because: "A status that is not the last can move in further ways.",
    rule: "transition",
  },
  {
    name: "a move leaves a status that was terminal",
    api: "finance",
    edit: (document) => push(schema(document, "PayoutStatus"), "x-transitions", { from: "FAILED", to: "SENDING" }),
    wire: "major",
    types: "none",
    because: "Code stops reading at a terminal status and misses what follows.",
    rule: "transition",
  },
  {
    name: "an assumed move is gone",
    api: "ramp",
    edit: (document) => {
      moves(document, "BankAccountVerificationStatus").pop();
      return undefined;
    },
    wire: "minor",
    types: "none",
    because: "The move was our assumption, so nobody was promised it.",
    rule: "transition",
    correction: true,
  },
  {
    name: "an assumed move is documented",
    api: "ramp",
    edit: (document) => remove(moves(document, "BankAccountVerificationStatus")[1] as JsonObject, "x-evidence"),
    wire: "patch",
    types: "none",
    because: "What was used as an assumption is a promise now.",
    rule: "transition",
  },
  {
    name: "a documented move is only assumed",
    api: "ramp",
    edit: (document) => add(moves(document, "RampRequestStatus")[1] as JsonObject, "x-evidence", "assumed"),
    wire: "major",
    types: "none",
    because: "The promise is taken back.",
    rule: "transition",
  },
  {
    name: "a status stops being terminal",
    api: "finance",
    edit: (document) => {
      const words = schema(document, "PayoutStatus")["x-enumDescriptions"] as JsonObject;
      return set(words, "FAILED", "The send failed. Not terminal.");
    },
    wire: "major",
    types: "patch",
    because: "The status means something else: code stops reading there, and should not.",
    rule: "final-status",
  },
  {
    name: "deliveries can no longer be authenticated in one of the ways",
    api: "finance",
    edit: (document) => {
      (at(document, "/webhooks/PING/post")["security"] as JsonObject[]).pop();
      return undefined;
    },
    wire: "major",
    types: "none",
    because: "A receiver that relies on basic authentication refuses what arrives without it.",
    concerns: ["PING"],
  },
  {
    name: "only 200 acknowledges a delivery",
    api: "finance",
    edit: (document) => {
      for (const event of Object.keys(at(document, "/webhooks")))
        rename(at(document, `/webhooks/${event}/post/responses`), "2XX", "200");
      return undefined;
    },
    wire: "major",
    types: "none",
    because: "A receiver that returns 204 gets every event again.",
    rule: "acknowledgement",
    concerns: ["PING", "PAYOUT_FAILED"],
  },
  {
    name: "an event is delivered by PUT",
    api: "finance",
    edit: (document) => rename(at(document, "/webhooks/PAYOUT_FAILED"), "post", "put"),
    wire: "major",
    types: "major",
    because: "A receiver that takes POST only refuses it.",
    rule: "delivery-method",
    concerns: ["PAYOUT_FAILED"],
  },
];
