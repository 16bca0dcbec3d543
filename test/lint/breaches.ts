// Changes of conforming.yaml that break a rule of .spectral.yaml or redocly.yaml: rule, name of the case, change.

import type { Json, JsonObject } from "../../model/document.ts";
import { type DocumentChange, document } from "./documents.ts";
import {
  badRequest,
  badRequestCode,
  besideRanges,
  created,
  event,
  operation,
  ref,
  refusal,
  responses,
  schemas,
  success,
} from "./places.ts";

export type Breaches = Record<string, Record<string, DocumentChange>>;

const payout = `${schemas} Payout`;
const input = `${schemas} PayoutInput`;
const id = `${payout} properties id`;
const speed = `${operation} parameters 1`;
const speeds = (more: JsonObject) => ({ type: "string", description: "Speed.", ...more });
const meanings = { "x-enumDescriptions": { FAST: "Within minutes.", SLOW: "Within a day." } };
const text = (description: string) => ({ type: "string", description });
const failed = (code: string) => ({ value: { success: false, errors: [{ code }] } });

/** An object that holds one secret, with its class of data. */
const vault = (name: string) => ({
  type: "object",
  description: "A vault.",
  properties: { [name]: { type: "string", description: "Secret.", "x-data": "secret" } },
});

function cases<Row>(
  rows: Row[],
  toCase: (row: Row) => [name: string, change: DocumentChange],
): Record<string, DocumentChange> {
  return Object.fromEntries(rows.map(toCase));
}

/** A word of no meaning on everything that is neither data nor a map of names. */
function strayEverywhere(node: Json | undefined = document(), path = ""): DocumentChange {
  if (typeof node !== "object" || node === null) return {};
  const isMap = mapsOfNames.test(path);
  const below = Object.entries(node).filter(([key]) => isMap || !data.has(key));
  const found = below.map(([key, child]) => strayEverywhere(child, path === "" ? key : `${path} ${key}`));
  const own = isMap || Array.isArray(node) || path === "" ? {} : { [`${path} x-evidnce`]: "assumed" };
  return Object.assign(own, ...found);
}
const mapsOfNames = /(^| )(properties|headers|examples|content|schemas|securitySchemes|webhooks|responses)$/;
const data = new Set("value example security mapping scopes x-enumDescriptions x-error-statuses".split(" "));
export const strayWords = { ...strayEverywhere(), "x-nott-shown": ["What it is."] };

/** Places, words and values that the word cannot have there. */
const wrongValues: [place: string, word: string, value: Json][] = [
  [speed, "x-evidence", "guessed"],
  [payout, "x-presence", "stated"],
  [`${schemas} BankDestination properties iban`, "x-data", "private"],
  [payout, "x-not-shown", "The order."],
  [payout, "x-not-shown", []],
  [payout, "x-not-shown", ["The order.", "The order."]],
  [operation, "x-required-roles", ["Company Admin"]],
  [`${schemas} ErrorCode`, "x-retryable", true],
  [`${schemas} ErrorCode`, "x-retryable", { forbidden: "never" }],
  [payout, "x-data", "none"],
  [`${responses} BadRequest`, "x-error-codes", ["forbidden"]],
  [payout, "x-sunset", "2027-06-30"],
];
const wrongEnds: [word: string, value: Json][] = [
  ["x-sunset", "2027-06-31"],
  ["x-sunset", "2027-06-30T00:00:00Z"],
  ["x-replaced-by", ["createPayout", "cancelPayout"]],
  ["x-replaced-by", "Cancel the payout."],
];

const classified = [
  "firstName",
  "email",
  "beneficiaryEmail",
  "phoneNumber",
  "addressLine1",
  "iban",
  "bic",
  "accountNumberLast4",
  "routingNumber",
  "vatNumber",
  "username",
  "beneficiaryCity",
  "intermediaryBic",
  "access_token",
];
const secrets = ["apiKey", "password", "identityShareToken", "privateKey", "clientSecret"];

const moves = `${payout} properties status x-transitions`;
const wrongTransitions: [name: string, change: JsonObject][] = [
  ["to a status that is none", { to: "GONE" }],
  ["from a status that is none", { from: "NEW" }],
  ["by an operation that is none", { operationId: "payOut" }],
  ["with an event that is none", { event: "PAYOUT_DONE" }],
  ["with evidence that a transition cannot have", { "x-evidence": "named" }],
];

/** The words of a deprecation at a place. */
export function deprecated(place: string, replacedBy?: Json): DocumentChange {
  const words = { [`${place} deprecated`]: true, [`${place} x-sunset`]: "2027-06-30" };
  return replacedBy === undefined ? words : { ...words, [`${place} x-replaced-by`]: replacedBy };
}

/** A second parameter, which can replace that of the speed. */
export const pace = (place: string): DocumentChange => ({
  [`${operation} parameters 2`]: { name: "pace", in: place, description: "How fast.", schema: { type: "string" } },
});

const reference = `${input} properties reference`;
const deprecations: Record<string, DocumentChange> = {
  "x-replaced-by alone": { [`${operation} x-replaced-by`]: null },
  "x-sunset alone on a property": { [`${reference} x-sunset`]: "2027-06-30" },
  "an operation without x-sunset": { ...deprecated(operation, null), [`${operation} x-sunset`]: undefined },
  "an operation that says nothing of its replacement": deprecated(operation),
  "an operation that does not exist": deprecated(operation, "replacePayout"),
  "itself as the replacement": deprecated(operation, "createPayout"),
  "a parameter without x-sunset": { [`${speed} deprecated`]: true },
  "a parameter in another place": { ...pace("header"), ...deprecated(speed, "pace") },
  "a property of another schema": deprecated(reference, "iban"),
  "a property that is deprecated, too": {
    ...deprecated(reference, "amount"),
    ...deprecated(`${input} properties amount`),
  },
  "a schema": { [`${payout} deprecated`]: true },
  "an event": deprecated(event, null),
};

/** Breaches of the rules of .spectral.yaml. */
export const spectralBreaches: Breaches = {
  "known-words": {
    "a word of no meaning": strayWords,
    "a word that begins like none": { [`${payout} X-Evidence`]: "assumed" },
    "a word at what no kind of node fits": { [`${payout} dependencies`]: { id: { "x-evidence": "assumed" } } },
    ...cases(wrongValues, ([place, word, value]) => [
      `${word}: ${JSON.stringify(value)} on ${place}`,
      { [`${place} ${word}`]: value },
    ]),
    ...cases(wrongEnds, ([word, value]) => [
      `${word}: ${JSON.stringify(value)}`,
      { ...deprecated(operation, null), [`${operation} ${word}`]: value },
    ]),
  },
  deprecation: deprecations,
  "undone-by": cases(["cancelPayout", "createPayout"], (value) => [
    JSON.stringify(value),
    { [`${operation} x-undone-by`]: value },
  ]),
  "transitions-hold": cases(wrongTransitions, ([name, change]) => [
    name,
    { [moves]: [{ from: "PENDING", to: "COMPLETED", ...change }] },
  ]),
  "evidence-required": {
    "assumed by its own word": { [`${payout} properties id x-evidence`]: "assumed" },
    "assumed with the response, two levels above": { [`${success} x-evidence`]: undefined },
    "listed with the operation": { [`${operation} x-evidence`]: "listed" },
    "under a condition, declared around it": {
      [`${payout} properties amount x-evidence`]: "assumed",
      [`${payout} then`]: { description: "A payout on its way.", required: ["amount"] },
    },
  },
  "input-evidence": {
    "a required request body of a listed operation without a word": {
      [`${operation} x-evidence`]: "listed",
      [`${operation} requestBody x-evidence`]: undefined,
      [`${success} required`]: ["success"],
    },
    "values below an assumed parameter without a word": { [`${speed} schema x-evidence`]: undefined },
    "a component with values below an assumed parameter without a word": {
      [`${schemas} Pace`]: speeds({ enum: ["FAST", "SLOW"], ...meanings }),
      [`${speed} schema`]: { allOf: [ref("Pace")] },
    },
  },
  "presence-beside-required": {
    "at an empty `required`": {
      [`${schemas} Attempt x-presence`]: "table",
      [`${schemas} Attempt required`]: [],
    },
  },
  "data-classified": {
    ...cases(classified, (name) => [
      `${name} without x-data`,
      { [`${payout} properties ${name}`]: text("Of the payee.") },
    ]),
    "one property of a schema that classifies the others": {
      [`${schemas} BankDestination properties note`]: text("A note."),
    },
  },
  "event-key": {
    "an event without a key": { [`${schemas} PayoutCompletedEvent x-event-key`]: undefined },
    "a field that may be missing": { [`${schemas} PayoutCompletedEvent x-event-key`]: ["id", "amount"] },
  },
  "enums-agree": {
    "closed and open in requests": {
      [`${input} properties pace`]: speeds({ "x-extensible-enum": ["SLOW", "FAST"], ...meanings }),
    },
    "a plain text where fields of its name have a closed list": {
      [`${schemas} Pace`]: speeds({ enum: ["FAST", "SLOW"], ...meanings }),
      [`${payout} properties pace`]: ref("Pace"),
      [`${schemas} PayoutCompletedEvent properties pace`]: speeds({}),
    },
  },
  "enums-on-purpose": {
    "both closed and open": { [`${payout} properties status enum`]: ["PENDING", "COMPLETED"] },
    "no meaning at all": { [`${speed} schema x-enumDescriptions`]: undefined },
    "a meaning left over": { [`${payout} properties status x-enumDescriptions FAILED`]: "Failed. Terminal." },
    "meanings without a list of values": { [`${payout} properties status x-extensible-enum`]: undefined },
  },
  "no-secret-in-read": {
    "by writeOnly": { [`${success} properties pin`]: { type: "string", writeOnly: true, description: "Pin." } },
    "by writeOnly in the component it refers to": { [`${schemas} Amount writeOnly`]: true },
    "by writeOnly beside the reference": { [`${payout} properties amount writeOnly`]: true },
    ...cases(secrets, (name) => [name, { [`${success} properties vault`]: vault(name) }]),
    "in the items of a list": { [`${schemas} Attempt properties vault`]: vault("apiKey") },
    "in an event": { [`${schemas} PayoutCompletedEvent properties vault`]: vault("identityShareToken") },
  },
  "decimal-has-pattern": {
    "a decimal string without a pattern": { [`${input} properties amount pattern`]: undefined },
  },
  "one-of-discriminator": {
    "a oneOf alone": { [`${input} properties destination discriminator`]: undefined },
  },
  "discriminator-mapping": {
    "no mapping": { [`${input} properties destination discriminator mapping`]: undefined },
    "an empty mapping": { [`${input} properties destination discriminator mapping`]: {} },
  },
  "schema-name-pascal-case": {
    "a component in camelCase": { [`${schemas} payoutReceipt`]: { type: "object", description: "A receipt." } },
  },
  described: {
    "a component": { [`${payout} description`]: undefined },
    "the items of a list": { [`${payout} properties attempts items`]: { type: "string" } },
    "the schema of a success": { [`${success} description`]: undefined },
  },
  "operation-id-verb-noun": {
    "a verb alone": { [`${operation} operationId`]: "create" },
    "not in camelCase": { [`${operation} operationId`]: "create_payout" },
    "a verb that is not on the list": { [`${operation} operationId`]: "makePayout" },
  },
  "forbidden-response": {
    "no 403": { [`${operation} responses 403`]: undefined },
  },
  "webhook-authentication": {
    "no security, so that of the operations holds": { [`${event} security`]: undefined },
    "one of the two": { [`${event} security`]: [{ WebhookApiKey: [] }] },
    "both at once instead of either": { [`${event} security`]: [{ WebhookApiKey: [], WebhookBasic: [] }] },
  },
  "correlation-header": {
    "no headers": { [`${created} headers`]: undefined },
  },
  envelope: {
    "success is not required": { [`${success} required`]: ["result"] },
    "no success among the properties": { [`${success} properties success`]: undefined },
    "success may have either value": { [`${success} properties success const`]: undefined },
    "a bare list": { [success]: { type: "array", description: "The payouts.", items: ref("Payout") } },
    "a success without a schema": { [success]: undefined },
  },
  "error-codes": {
    "no body": { [`${responses} Unauthenticated content`]: undefined },
    "a code that ErrorCode does not know": {
      [`${badRequestCode} x-extensible-enum 2`]: "too-late",
      [`${badRequest} examples tooLate`]: failed("too-late"),
    },
    "a code of another status": { [`${schemas} ErrorCode x-error-statuses invalid-request`]: 409 },
    "a code without an example": { [`${badRequest} examples ambiguousAsset`]: undefined },
    "two examples of a code": { [`${badRequest} examples second`]: failed("invalid-request") },
    "an example with a code that is not listed": { [`${badRequest} examples forbidden`]: failed("forbidden") },
    "a status that repeats a range with fewer codes": {
      [`${operation} responses 4XX`]: refusal("invalid-request", "ambiguous-asset"),
      [`${operation} responses 422`]: refusal("ambiguous-asset"),
    },
    "a range without the codes that it has in every other operation": besideRanges("forbidden"),
    "a code without a documented status in a response without a word": {
      [`${schemas} ErrorCode x-error-statuses ambiguous-asset`]: undefined,
    },
    "a catch-all without an example": { [`${responses} OtherError content application/json examples`]: undefined },
  },
  "source-exists": {
    "a number that the register does not have": { [`${operation} x-source`]: ["F1", "F9999"] },
    "a number twice": { [`${event} x-source`]: ["F1", "F1"] },
    "an empty list": { [`${payout} x-source`]: [] },
    "an operation without x-source": { [`${operation} x-source`]: undefined },
    "an event without x-source": { [`${event} x-source`]: undefined },
    "a schema without x-source that the register states fields of": { [`${payout} x-source`]: undefined },
    "a schema without x-source that the register states values of": {
      [`${schemas} AmlStatus`]: { type: "string", description: "A status." },
    },
  },
  "confirmed-has-source": {
    "a property without x-source": { [`${id} x-evidence`]: "confirmed" },
    "a response": { [`${created} x-evidence`]: "confirmed" },
  },
};

const segments = ["/v1/bankPayouts", "/v1/accounts/{account_id}"];
const summaries = {
  "a small letter first": "create a payout",
  "a full stop": "Create a payout.",
  "one word too few": "Pay",
  "61 characters": `C${"reate a payout ".repeat(4)}`,
};

/** Breaches of the configurable rules (rule/...) of redocly.yaml. */
export const redoclyBreaches: Breaches = {
  "rule/path-segments": cases(segments, (one) => [
    one,
    { [`paths ${one}`]: { summary: "A path item without operations." } },
  ]),
  "rule/operation-summary": cases(Object.entries(summaries), ([name, summary]) => [
    name,
    { [`${operation} summary`]: summary },
  ]),
  "rule/operation-summary-verb": {
    "a summary that begins with Read": { [`${operation} summary`]: "Read a payout" },
  },
  "rule/description-is-a-sentence": {
    "too short": { [`${operation} description`]: "Creates a payout." },
    "no full stop, on an event": {
      [`${event} description`]: "Fires when the money of a payout has arrived at its destination",
    },
  },
  "rule/parameter-description-is-a-sentence": {
    "no full stop": { [`${speed} description`]: "How fast" },
  },
  "rule/parameter-has-example": {
    "neither example nor examples": { [`${speed} example`]: undefined },
  },
  "rule/property-camelCase": {
    snake_case: { [`${schemas} Payout properties paid_at`]: { type: "string", description: "When." } },
    "PascalCase in list items": {
      [`${schemas} Attempt properties Note`]: { type: "string", description: "What happened." },
    },
  },
  "rule/request-body-has-description": {
    "of an operation": { [`${operation} requestBody description`]: undefined },
    "of an event": { [`${event} requestBody description`]: undefined },
  },
};
