// Checks of the form of each delivery: method, body, authentication, event key and time.

import { asObject, isObject, type JsonObject } from "../../../model/document.ts";
import type { EventType } from "../../../model/events.ts";
import type { Media } from "../../../model/media.ts";
import { walkSchema } from "../../../model/walk-schema.ts";
import type { DeliveryLog, ReceivedDelivery } from "../../delivery.ts";
import { describe, validateBody } from "../../schema.ts";
import { type Deviation, differ } from "../check.ts";
import {
  type DeliveryCheck,
  deliveriesOf,
  each,
  eventOf,
  type FoundInDeliveries,
  keyFieldsOf,
  occurredAtOf,
  payloadOf,
} from "./check.ts";

/** Milliseconds by which clocks may differ before a time counts as one of the future. */
const tolerance = 60_000;

/** What a body is, without its text: nobody knows what is in it. */
function formOf(body: string, json: unknown): string {
  if (body === "") return "an empty body";
  return json === undefined
    ? `${body.length} characters that are no JSON`
    : describe(json === null ? null : typeof json);
}

function lookAtForm({ body, json }: ReceivedDelivery): Deviation[] {
  const evidence = "documented";
  if (!isObject(json)) return [differ("the body is a JSON object", formOf(body, json), evidence)];
  return [
    ...(typeof json["eventType"] === "string"
      ? []
      : [differ("eventType is a string", describe(json["eventType"]), evidence)]),
    ...(isObject(json["result"]) ? [] : [differ("result is an object", describe(json["result"]), evidence)]),
  ];
}

/** The body of an event, with its schema as it is written, so that components speak for themselves. */
function mediaOf({ raw, schema, pointer, ground, evidence, examples }: EventType): Media {
  const content = asObject(asObject(raw["requestBody"])["content"]);
  const written = asObject(asObject(content["application/json"])["schema"]);
  return {
    type: "application/json",
    schema: Object.keys(written).length > 0 ? written : schema,
    ...{ pointer, ground, evidence, examples },
  };
}

function lookAtBody(delivery: ReceivedDelivery, { contracts }: DeliveryLog): Deviation[] {
  const event = eventOf(contracts, delivery);
  if (event === undefined) return [];
  return validateBody(contracts, event.api, mediaOf(event), delivery.json).map(({ expected, actual, evidence }) =>
    differ(`${event.eventType}: ${expected}`, actual, evidence),
  );
}

function lookForAdded(delivery: ReceivedDelivery, { contracts }: DeliveryLog): Deviation[] {
  const event = eventOf(contracts, delivery);
  if (event === undefined) return [];
  const visits = [...walkSchema(contracts[event.api].document, mediaOf(event), delivery.json)];
  return visits.flatMap(({ path, added }) =>
    added.map((name) =>
      differ(`${event.eventType} has the fields of the contract`, `also ${[...path, name].join(".")}`, "assumed"),
    ),
  );
}

function lookAtKey(delivery: ReceivedDelivery, { contracts }: DeliveryLog): Deviation[] {
  const event = eventOf(contracts, delivery);
  if (event === undefined) return [];
  const result: JsonObject = payloadOf(delivery);
  return keyFieldsOf(event)
    .filter((name) => typeof result[name] !== "string" || result[name] === "")
    .map((name) => differ(`${event.eventType} has ${name}, which its key consists of`, describe(result[name])));
}

const forms = {
  API_KEY: "the apiKey of the webhook, once, in the header that headerName names",
  BASIC_AUTHENTICATION: "HTTP basic authentication with the username and password of the webhook",
};

function lookAtCredentials({ credentials, webhook }: ReceivedDelivery): Deviation[] {
  if (credentials === "first" || credentials === "second") return [];
  return [differ(forms[webhook.kind], credentials === "missing" ? "no credentials" : "other credentials")];
}

function lookAtTime(delivery: ReceivedDelivery, { ahead }: DeliveryLog): Deviation[] {
  const time = occurredAtOf(delivery);
  if (time === undefined || time <= delivery.receivedAt + ahead + tolerance) return [];
  const minutes = Math.round((time - delivery.receivedAt - ahead) / 60_000);
  const expected = "occurredAt is the time of a change that has happened";
  return [differ(expected, `a time ${minutes} minutes after the delivery`)];
}

/** Fraction digits may end in zeros that are left out, so it takes several times, all of them without any. */
const fewTimes = 3;

/** Whether times have more than milliseconds shows in all of them together. */
function lookAtPrecision(log: DeliveryLog): FoundInDeliveries[] {
  const timed = deliveriesOf(log).filter((delivery) => occurredAtOf(delivery) !== undefined);
  const [about] = timed;
  const isFine = (delivery: ReceivedDelivery) => /\.\d{4,}Z/.test(String(payloadOf(delivery)["occurredAt"]));
  if (about === undefined || timed.length < fewTimes || timed.some(isFine)) return [];
  return [{ about, found: differ("occurredAt to the nanosecond", "no time with more than milliseconds", "observed") }];
}

/** The checks of the form of a delivery. */
export const formChecks: DeliveryCheck[] = [
  {
    name: "delivery-method",
    look: ({ deliveries }) =>
      deliveries
        .filter(({ method }) => method !== "POST")
        .map((about) => ({ about, found: differ("POST", about.method, "assumed") })),
  },
  {
    name: "delivery-url",
    look: each(({ query, webhook }) =>
      webhook.query === undefined || query === webhook.query
        ? []
        : [differ("the query of the registered URL", describe(query))],
    ),
  },
  {
    name: "delivery-content-type",
    look: each(({ contentType }) =>
      /^application\/json\s*(;|$)/i.test(contentType)
        ? []
        : [differ("application/json", describe(contentType), "assumed")],
    ),
  },
  { name: "delivery-form", look: each(lookAtForm) },
  {
    name: "delivery-event-known",
    look: each((delivery, { contracts }) => {
      const { eventType } = asObject(delivery.json);
      if (typeof eventType !== "string" || eventOf(contracts, delivery) !== undefined) return [];
      const known = [...contracts.finance.events.keys()].join(", ");
      return [differ(`one of ${known}`, describe(eventType), "assumed")];
    }),
  },
  { name: "delivery-body", look: each(lookAtBody) },
  { name: "delivery-added-member", look: each(lookForAdded) },
  { name: "delivery-event-key", look: each(lookAtKey) },
  { name: "delivery-authentication", look: each(lookAtCredentials) },
  { name: "delivery-occurred-at", look: each(lookAtTime) },
  { name: "delivery-precision", look: lookAtPrecision },
];
