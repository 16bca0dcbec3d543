// Checks of the form of each delivery: method, body, authentication, event key and time.

import { asObject, isObject, type JsonObject } from "../../../model/document.ts";
import type { EventType } from "../../../model/events.ts";
import type { Media } from "../../../model/media.ts";
import type { Delivery, DeliveryLog } from "../../delivery.ts";
import { describe, validateBody } from "../../schema.ts";
import { walkValue } from "../../walk.ts";
import type { Found } from "../check.ts";
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
function kindOf(body: string, json: unknown): string {
  if (body === "") return "an empty body";
  return json === undefined
    ? `${body.length} characters that are no JSON`
    : describe(json === null ? null : typeof json);
}

function lookAtForm({ body, json }: Delivery): Found[] {
  const evidence = "documented";
  if (!isObject(json)) return [{ expected: "the body is a JSON object", actual: kindOf(body, json), evidence }];
  return [
    ...(typeof json["eventType"] === "string"
      ? []
      : [{ expected: "eventType is a string", actual: describe(json["eventType"]), evidence } as const]),
    ...(isObject(json["result"])
      ? []
      : [{ expected: "result is an object", actual: describe(json["result"]), evidence } as const]),
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

function lookAtBody(delivery: Delivery, { contracts }: DeliveryLog): Found[] {
  const event = eventOf(contracts, delivery);
  if (event === undefined) return [];
  return validateBody(contracts, event.api, mediaOf(event), delivery.json).map(({ expected, actual, evidence }) => ({
    expected: `${event.eventType}: ${expected}`,
    actual,
    evidence,
  }));
}

function lookForAdded(delivery: Delivery, { contracts }: DeliveryLog): Found[] {
  const event = eventOf(contracts, delivery);
  if (event === undefined) return [];
  const visits = [...walkValue(contracts[event.api].document, mediaOf(event), delivery.json)];
  return visits.flatMap(({ path, added }) =>
    added.map((name) => ({
      expected: `${event.eventType} has the fields of the contract`,
      actual: `also ${[...path, name].join(".")}`,
      evidence: "assumed" as const,
    })),
  );
}

function lookAtKey(delivery: Delivery, { contracts }: DeliveryLog): Found[] {
  const event = eventOf(contracts, delivery);
  if (event === undefined) return [];
  const result: JsonObject = payloadOf(delivery);
  return keyFieldsOf(event)
    .filter((name) => typeof result[name] !== "string" || result[name] === "")
    .map((name) => ({
      expected: `${event.eventType} has ${name}, which its key consists of`,
      actual: describe(result[name]),
      evidence: "documented",
    }));
}

const forms = {
  API_KEY: "the apiKey of the webhook, once, in the header that headerName names",
  BASIC_AUTHENTICATION: "HTTP basic authentication with the username and password of the webhook",
};

function lookAtCredentials({ credentials, webhook }: Delivery): Found[] {
  if (credentials === "first" || credentials === "second") return [];
  const actual = credentials === "missing" ? "no credentials" : "other credentials";
  return [{ expected: forms[webhook.kind], actual, evidence: "documented" }];
}

function lookAtTime(delivery: Delivery, { aheadAt }: DeliveryLog): Found[] {
  const ahead = aheadAt(delivery.receivedAt);
  const time = occurredAtOf(delivery);
  if (time === undefined || time <= delivery.receivedAt + ahead + tolerance) return [];
  const minutes = Math.round((time - delivery.receivedAt - ahead) / 60_000);
  const expected = "occurredAt is the time of a change that has happened";
  return [{ expected, actual: `a time ${minutes} minutes after the delivery`, evidence: "documented" }];
}

/** Fraction digits may end in zeros that are left out, so it takes several times, all of them without any. */
const fewTimes = 3;

/** Whether times have more than milliseconds shows in all of them together. */
function lookAtPrecision(log: DeliveryLog): FoundInDeliveries[] {
  const timed = deliveriesOf(log).filter((delivery) => occurredAtOf(delivery) !== undefined);
  const [about] = timed;
  const isFine = (delivery: Delivery) => /\.\d{4,}Z/.test(String(payloadOf(delivery)["occurredAt"]));
  if (about === undefined || timed.length < fewTimes || timed.some(isFine)) return [];
  const actual = "no time with more than milliseconds";
  return [{ about, found: { expected: "occurredAt to the nanosecond", actual, evidence: "observed" } }];
}

/** The checks of the form of a delivery. */
export const formChecks: DeliveryCheck[] = [
  {
    name: "delivery-method",
    rule: "A delivery is a POST.",
    source: "the webhooks of the contract",
    look: ({ deliveries }) =>
      deliveries
        .filter(({ method }) => method !== "POST")
        .map((about) => ({ about, found: { expected: "POST", actual: about.method, evidence: "assumed" } })),
  },
  {
    name: "delivery-url",
    rule: "A delivery goes to the registered URL with its query.",
    source: "contract: F180",
    look: each(({ query, webhook }) =>
      webhook.query === undefined || query === webhook.query
        ? []
        : [{ expected: "the query of the registered URL", actual: describe(query), evidence: "documented" }],
    ),
  },
  {
    name: "delivery-content-type",
    rule: "A delivery is application/json.",
    source: "the webhooks of the contract",
    look: each(({ contentType }) =>
      /^application\/json\s*(;|$)/i.test(contentType)
        ? []
        : [{ expected: "application/json", actual: describe(contentType), evidence: "assumed" }],
    ),
  },
  {
    name: "delivery-form",
    rule: "The body is a JSON object with a string `eventType` and an object `result`.",
    source: "contract: F180",
    look: each(lookAtForm),
  },
  {
    name: "delivery-event-known",
    rule: "The event is one of the contract.",
    source: "contract: F188 to F200, F210",
    look: each((delivery, { contracts }) => {
      const { eventType } = asObject(delivery.json);
      if (typeof eventType !== "string" || eventOf(contracts, delivery) !== undefined) return [];
      const known = [...contracts.finance.events.keys()].join(", ");
      return [{ expected: `one of ${known}`, actual: describe(eventType), evidence: "assumed" }];
    }),
  },
  {
    name: "delivery-body",
    rule: "The body keeps the schema of its event.",
    source: "contract: F188 to F207",
    look: each(lookAtBody),
  },
  {
    name: "delivery-added-member",
    rule: "The body has the fields of its event.",
    source: "the webhooks of the contract",
    look: each(lookForAdded),
  },
  {
    name: "delivery-event-key",
    rule: "Every event except PING has the fields that it is deduplicated by.",
    source: "contract: F208",
    look: each(lookAtKey),
  },
  {
    name: "delivery-authentication",
    rule: "A delivery is authenticated by the method its webhook was registered with.",
    source: "contract: F179",
    look: each(lookAtCredentials),
  },
  {
    name: "delivery-occurred-at",
    rule: "`occurredAt` is not later than the delivery.",
    source: "contract: F183",
    look: each(lookAtTime),
  },
  {
    name: "delivery-precision",
    rule: "`occurredAt` is a timestamp to the nanosecond.",
    source: "contract: F183; that trailing zeros are kept is not documented",
    look: lookAtPrecision,
  },
];
