// Checks of the form of each delivery.

import { asObject, isObject } from "../../../model/document.ts";
import type { EventType } from "../../../model/events.ts";
import type { Media } from "../../../model/media.ts";
import { walkSchema } from "../../../model/walk-schema.ts";
import { keyFieldsOf } from "../../delivery.ts";
import { describe, validateBody } from "../../schema.ts";
import { differ } from "../check.ts";
import { type DeliveryCheck, each, grace } from "./check.ts";

/** Describes a body without its text, which may be personal. */
function formOf(body: string, json: unknown): string {
  if (body === "") return "an empty body";
  return json === undefined
    ? `${body.length} characters that are not JSON`
    : describe(json === null ? null : typeof json);
}

/** The media of an event, with unresolved references in its schema, so that components keep their own evidence. */
function mediaOf({ raw, schema, pointer, ground, evidence, examples }: EventType): Media {
  const content = asObject(asObject(raw["requestBody"])["content"]);
  const written = asObject(asObject(content["application/json"])["schema"]);
  return {
    type: "application/json",
    schema: Object.keys(written).length > 0 ? written : schema,
    pointer,
    ground,
    evidence,
    examples,
  };
}

const credentialForms = {
  API_KEY: "the apiKey of the webhook, once, in the header that headerName names",
  BASIC_AUTHENTICATION: "HTTP basic authentication with the username and password of the webhook",
};

/** Fewest times for a verdict on precision, because zeros at the end may be left out. */
const fewTimes = 3;

export const formChecks: DeliveryCheck[] = [
  {
    name: "delivery-method",
    *look({ deliveries, looks }) {
      for (const about of [...deliveries, ...looks])
        if (about.method !== "POST") yield { about, ...differ("POST", about.method, "assumed") };
    },
  },
  each("delivery-url", function* ({ query, webhook }) {
    if (webhook.query !== undefined && query !== webhook.query)
      yield differ("the query of the registered URL", describe(query));
  }),
  each("delivery-content-type", function* ({ contentType }) {
    if (!/^application\/json\s*(;|$)/i.test(contentType))
      yield differ("application/json", describe(contentType), "assumed");
  }),
  each("delivery-form", function* ({ body, json }) {
    if (!isObject(json)) {
      yield differ("the body is a JSON object", formOf(body, json));
      return;
    }
    if (typeof json["eventType"] !== "string") yield differ("eventType is a string", describe(json["eventType"]));
    if (!isObject(json["result"])) yield differ("result is an object", describe(json["result"]));
  }),
  each("delivery-event-known", function* ({ json, event }, { contracts }) {
    const { eventType } = asObject(json);
    if (typeof eventType !== "string" || event !== undefined) return;
    yield differ(`one of ${[...contracts.finance.events.keys()].join(", ")}`, describe(eventType), "assumed");
  }),
  each("delivery-body", function* ({ json, event }, { contracts }) {
    if (event === undefined) return;
    for (const { expected, actual, evidence } of validateBody(contracts, event.api, mediaOf(event), json))
      yield differ(`${event.eventType}: ${expected}`, actual, evidence);
  }),
  each("delivery-added-member", function* ({ json, event }, { contracts }) {
    if (event === undefined) return;
    const expected = `${event.eventType} has the fields of the contract`;
    for (const { path, added } of walkSchema(contracts[event.api].document, mediaOf(event), json))
      for (const name of added) yield differ(expected, `also ${[...path, name].join(".")}`, "assumed");
  }),
  each("delivery-event-key", function* ({ event, result }) {
    if (event === undefined) return;
    for (const name of keyFieldsOf(event))
      if (typeof result[name] !== "string" || result[name] === "")
        yield differ(`${event.eventType} has ${name}, which its key consists of`, describe(result[name]));
  }),
  each("delivery-authentication", function* ({ credentials, webhook }) {
    if (credentials === "missing" || credentials === "wrong")
      yield differ(
        credentialForms[webhook.authentication],
        credentials === "missing" ? "no credentials" : "other credentials",
      );
  }),
  each("delivery-occurred-at", function* ({ occurredAt = 0, receivedAt }, { ahead }) {
    const early = occurredAt - receivedAt - ahead;
    if (early <= grace) return;
    const expected = "occurredAt is the time of a change that has happened";
    yield differ(expected, `a time ${Math.round(early / 60_000)} minutes after the delivery`);
  }),
  {
    name: "delivery-precision",
    // Looks at all times together: a single one may end in zeros.
    *look({ deliveries }) {
      const timed = deliveries.filter(({ occurredAt }) => occurredAt !== undefined);
      const [about] = timed;
      const hasMore = timed.some(({ result }) => /\.\d{4,}Z/.test(String(result["occurredAt"])));
      if (about !== undefined && timed.length >= fewTimes && !hasMore)
        yield { about, ...differ("occurredAt to the nanosecond", "no time with more than milliseconds", "observed") };
    },
  },
];
