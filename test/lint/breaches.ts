// Changes of conforming.yaml that break a rule of .spectral.yaml or redocly.yaml: rule, name of the case, change.

import type { Json, JsonObject } from "../../model/document.ts";
import { deprecations, deprecationWords } from "./deprecation.ts";
import type { Change } from "./documents.ts";
import {
  badRequest,
  badRequestCode,
  besideRanges,
  created,
  event,
  operation,
  path,
  ref,
  refusal,
  responses,
  schemas,
  success,
} from "./places.ts";

/** By rule and name of the case, a change that breaks exactly that rule. */
export type Breaches = Record<string, Record<string, Change>>;

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

/** One case for each row. */
function cases<Row>(rows: Row[], toCase: (row: Row) => [name: string, change: Change]): Record<string, Change> {
  return Object.fromEntries(rows.map(toCase));
}

/** Places and what no rule knows there: a word of no meaning, or a known word where it cannot stand. */
const strayWords: [name: string, place: string, value: Json][] = [
  ["a property", `${payout} properties id x-evidnce`, "assumed"],
  ["a schema", `${payout} x-not-shwon`, ["What it is."]],
  ["a schema, in capital letters", `${payout} X-Evidence`, "assumed"],
  ["the root", "x-nott-shown", ["What it is."]],
  ["info", "info x-notshown", ["What it is."]],
  ["the contact", "info contact x-evidence", "assumed"],
  ["a server", "servers 0 x-intern", false],
  ["a tag", "tags 0 x-evidnce", "assumed"],
  ["the paths", "paths x-evidence", "assumed"],
  ["a path item", `paths ${path} x-evidnce`, "assumed"],
  ["an operation", `${operation} x-evidnce`, "assumed"],
  ["a parameter", `${speed} x-evidnce`, "assumed"],
  ["a request body", `${operation} requestBody x-evidnce`, "assumed"],
  ["a media type", `${operation} requestBody content application/json x-evidence`, "assumed"],
  ["an example", `${operation} requestBody content application/json examples toBank x-evidence`, "assumed"],
  ["the components", "components x-evidence", "assumed"],
  ["a response", `${created} x-evidnce`, "assumed"],
  ["a shared response", `${responses} BadRequest x-evidnce`, "assumed"],
  ["a header", "components headers XCorrelationId x-evidnce", "assumed"],
  ["a schema of a header", "components headers XCorrelationId schema x-evidnce", "assumed"],
  ["a security scheme", "components securitySchemes OAuth2 x-evidnce", "assumed"],
  ["a flow", "components securitySchemes OAuth2 flows clientCredentials x-evidence", "assumed"],
  ["an event", "webhooks PAYOUT_COMPLETED x-evidnce", "assumed"],
  ["the operation of an event", `${event} x-evidnce`, "assumed"],
  ["a discriminator", `${input} properties destination discriminator x-evidence`, "assumed"],
  ["a condition", `${payout} if`, { description: "When.", "x-evidnce": "assumed" }],
  ["what no kind fits", `${payout} dependencies`, { id: { "x-evidence": "assumed" } }],
];

/** Places, words and values that the word cannot have there. */
const wrongValues: [place: string, word: string, value: Json][] = [
  [speed, "x-evidence", "guessed"],
  [`${payout} properties amount`, "x-evidence", "Observed"],
  [`${schemas} Attempt`, "x-evidence", ["observed"]],
  [payout, "x-presence", "stated"],
  [`${schemas} BankDestination properties iban`, "x-data", "private"],
  [payout, "x-not-shown", "The order."],
  [payout, "x-not-shown", []],
  [payout, "x-not-shown", ["the order of the list"]],
  [payout, "x-not-shown", ["The order.", "The order."]],
  [operation, "x-required-roles", ["Company Admin"]],
  [`${schemas} ErrorCode`, "x-retryable", true],
  [`${schemas} ErrorCode`, "x-retryable", { forbidden: "never" }],
  [payout, "x-data", "none"],
  [payout, "x-required-roles", ["ADMIN"]],
  [`${responses} BadRequest`, "x-error-codes", ["forbidden"]],
  [payout, "x-sunset", "2027-06-30"],
];

const classified = [
  ...["firstName", "email", "beneficiaryEmail", "phoneNumber", "addressLine1", "iban", "bic", "accountNumberLast4"],
  ...["routingNumber", "vatNumber", "username", "beneficiaryCity", "intermediaryBic", "billingAddress", "access_token"],
];

const moves = `${payout} properties status x-transitions`;
const wrongTransitions: [name: string, change: JsonObject][] = [
  ["to a status that is none", { to: "GONE" }],
  ["from a status that is none", { from: "NEW" }],
  ["by an operation that is none", { operationId: "payOut" }],
  ["with an event that is none", { event: "PAYOUT_DONE" }],
  ["with evidence that a transition cannot have", { "x-evidence": "named" }],
];

/** Breaches of the rules of .spectral.yaml. */
export const spectralBreaches: Breaches = {
  "known-words": {
    ...cases(strayWords, ([name, place, value]) => [`a stray word on ${name}`, { [place]: value }]),
    ...cases(wrongValues, ([place, word, value]) => [
      `${word}: ${JSON.stringify(value)} on ${place}`,
      { [`${place} ${word}`]: value },
    ]),
    ...deprecationWords,
  },
  deprecation: deprecations,
  "undone-by": cases(["cancelPayout", "createPayout", ["cancelPayout"], true], (value) => [
    JSON.stringify(value),
    { [`${operation} x-undone-by`]: value },
  ]),
  "transitions-hold": cases(wrongTransitions, ([name, change]) => [
    name,
    { [moves]: [{ from: "PENDING", to: "COMPLETED", ...change }] },
  ]),
  "evidence-required": {
    "assumed by its own word": { [`${payout} properties id x-evidence`]: "assumed" },
    "assumed in the component it refers to": {
      [`${payout} required 2`]: "amount",
      [`${schemas} Amount x-evidence`]: "assumed",
    },
    "assumed beside the reference": { [`${success} properties result x-evidence`]: "assumed" },
    "assumed with its schema": {
      [`${schemas} Attempt required`]: ["note"],
      [`${schemas} Attempt x-evidence`]: "assumed",
    },
    "a reference within an assumed schema": {
      [`${input} x-evidence`]: "assumed",
      [`${input} required`]: ["fee"],
      [`${input} properties fee`]: ref("Amount"),
    },
    "assumed with the response, two levels above": { [`${success} x-evidence`]: undefined },
    "assumed with the operation, whatever the schema says": { [`${operation} x-evidence`]: "assumed" },
    "listed with the operation": { [`${operation} x-evidence`]: "listed" },
    "in the schema of list items": {
      [`${payout} properties attempts items`]: {
        type: "object",
        description: "An attempt.",
        required: ["note"],
        properties: { note: { type: "string", description: "What happened.", "x-evidence": "assumed" } },
      },
    },
    "under a condition": {
      [`${payout} then`]: {
        description: "A payout on its way.",
        required: ["note"],
        properties: { note: { type: "string", description: "What happens.", "x-evidence": "assumed" } },
      },
    },
    "under a condition, declared around it": {
      [`${payout} properties amount x-evidence`]: "assumed",
      [`${payout} then`]: { description: "A payout on its way.", required: ["amount"] },
    },
  },
  "presence-beside-required": {
    "without `required`": { [`${schemas} Attempt x-presence`]: "table" },
    "beside an empty `required`": { [`${schemas} Attempt x-presence`]: "table", [`${schemas} Attempt required`]: [] },
  },
  "data-classified": {
    ...cases(classified, (name) => [
      `${name} without x-data`,
      { [`${payout} properties ${name}`]: text("Of the payee.") },
    ]),
    "a reference without x-data": { [`${payout} properties billingAddress`]: ref("BankDestination") },
    "at depth, in a list of an event": {
      [`${schemas} PayoutCompletedEvent properties payees`]: {
        type: "array",
        description: "Payees.",
        items: { type: "object", description: "A payee.", properties: { lastName: text("Family name.") } },
      },
    },
    "one property of a schema that classifies the others": {
      [`${schemas} BankDestination properties note`]: text("A note."),
    },
  },
  "event-key": {
    "an event without a key": { [`${schemas} PayoutCompletedEvent x-event-key`]: undefined },
    "a field that may be missing": { [`${schemas} PayoutCompletedEvent x-event-key`]: ["id", "amount"] },
    "a field that does not exist": { [`${schemas} PayoutCompletedEvent x-event-key`]: ["payoutId", "eventType"] },
  },
  "enums-agree": {
    "closed and open in requests": {
      [`${input} properties pace`]: speeds({ "x-extensible-enum": ["SLOW", "FAST"], ...meanings }),
    },
    "closed and open in a response and an event": {
      [`${success} properties pace`]: speeds({ enum: ["FAST", "SLOW"], ...meanings }),
      [`${schemas} PayoutCompletedEvent properties pace`]: speeds({
        "x-extensible-enum": ["FAST", "SLOW"],
        ...meanings,
      }),
    },
    "a plain text where fields of its name have a closed list": {
      [`${schemas} Pace`]: speeds({ enum: ["FAST", "SLOW"], ...meanings }),
      [`${payout} properties pace`]: ref("Pace"),
      [`${schemas} PayoutCompletedEvent properties pace`]: speeds({}),
    },
    "a closed component and an open list without a name": {
      [`${schemas} Pace`]: speeds({ enum: ["FAST", "SLOW"], ...meanings }),
      [`${payout} properties pace`]: ref("Pace"),
      [`${schemas} PayoutCompletedEvent properties tempo`]: speeds({
        "x-extensible-enum": ["FAST", "SLOW"],
        ...meanings,
      }),
    },
  },
  "enums-on-purpose": {
    "both closed and open": { [`${payout} properties status enum`]: ["PENDING", "COMPLETED"] },
    "an open value without a meaning": { [`${payout} properties status x-extensible-enum 2`]: "FAILED" },
    "a closed value without a meaning, in a parameter": { [`${speed} schema enum 2`]: "NEVER" },
    "no meaning at all": { [`${speed} schema x-enumDescriptions`]: undefined },
    "a meaning left over": { [`${payout} properties status x-enumDescriptions FAILED`]: "Failed. Terminal." },
    "meanings without a list of values": { [`${payout} properties status x-extensible-enum`]: undefined },
    "a number without a meaning": {
      [`${payout} properties priority`]: { type: "integer", description: "Priority.", enum: [1] },
    },
  },
  "no-secret-in-read": {
    "by its name": { [`${success} properties vault`]: vault("clientSecret") },
    "by writeOnly": { [`${success} properties pin`]: { type: "string", writeOnly: true, description: "Pin." } },
    "by writeOnly in the component it refers to": { [`${schemas} Amount writeOnly`]: true },
    "by writeOnly beside the reference": { [`${payout} properties amount writeOnly`]: true },
    "in the items of a list": { [`${schemas} Attempt properties vault`]: vault("apiKey") },
    "in a member of a oneOf": {
      [`${payout} properties destination`]: {
        description: "Where the money went.",
        oneOf: [ref("BankDestination"), ref("WalletDestination")],
        discriminator: { propertyName: "type", mapping: { WALLET: "#/components/schemas/WalletDestination" } },
      },
    },
    "in the values of a map": {
      [`${payout} properties keys`]: {
        type: "object",
        description: "Keys by name.",
        additionalProperties: ref("WalletDestination"),
      },
    },
    "under a condition": {
      [`${payout} then`]: { description: "Paid to a wallet.", allOf: [ref("WalletDestination")] },
    },
    "in an error": { [`${schemas} BadRequestError properties vault`]: vault("password") },
    "in an event": { [`${schemas} PayoutCompletedEvent properties vault`]: vault("identityShareToken") },
  },
  "decimal-has-pattern": {
    "a decimal string without a pattern": { [`${input} properties amount pattern`]: undefined },
    "a decimal string that may be null": { [`${schemas} Amount pattern`]: undefined },
  },
  "one-of-discriminator": {
    "a oneOf alone": { [`${input} properties destination discriminator`]: undefined },
  },
  "discriminator-mapping": {
    "no mapping": { [`${input} properties destination discriminator mapping`]: undefined },
    "an empty mapping": { [`${input} properties destination discriminator mapping`]: {} },
    "no propertyName": { [`${input} properties destination discriminator propertyName`]: undefined },
  },
  "schema-name-pascal-case": {
    "a component in camelCase": { [`${schemas} payoutReceipt`]: { type: "object", description: "A receipt." } },
  },
  described: {
    "a component": { [`${payout} description`]: undefined },
    "a property": { [`${payout} properties id description`]: undefined },
    "a description of blanks": { [`${payout} properties id description`]: "  " },
    "the items of a list": { [`${payout} properties attempts items`]: { type: "string" } },
    "the schema of a success": { [`${success} description`]: undefined },
    "the schema of a parameter that nobody describes": { [`${operation} parameters 0 description`]: undefined },
    "a property of a success named schema": { [`${success} properties schema`]: { type: "string" } },
  },
  "operation-id-verb-noun": {
    "noun before verb": { [`${operation} operationId`]: "payoutCreate" },
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
    "the same one twice": { [`${event} security`]: [{ WebhookBasic: [] }, { WebhookBasic: [] }] },
    "both at once instead of either": { [`${event} security`]: [{ WebhookApiKey: [], WebhookBasic: [] }] },
    "a third alternative": { [`${event} security 2`]: { OAuth2: [] } },
  },
  "correlation-header": {
    "no headers": { [`${created} headers`]: undefined },
    "another header only": {
      [`${created} headers`]: { Location: { description: "Where.", schema: { type: "string" } } },
    },
    "not on the default response": { [`${responses} OtherError headers`]: undefined },
  },
  envelope: {
    "success is not required": { [`${success} required`]: ["result"] },
    "nothing is required": { [`${success} required`]: undefined },
    "no success among the properties": { [`${success} properties success`]: undefined },
    "success may have either value": { [`${success} properties success const`]: undefined },
    "a bare list": { [success]: { type: "array", description: "The payouts.", items: ref("Payout") } },
    "the bare resource": { [success]: ref("Payout") },
    "a success without a schema": { [success]: undefined },
    "an error without success": { [`${schemas} BadRequestError required`]: ["errors"] },
  },
  "error-codes": {
    "no list of codes": { [`${badRequestCode} x-extensible-enum`]: undefined },
    "no body": { [`${responses} Unauthenticated content`]: undefined },
    "a code that ErrorCode does not know": {
      [`${badRequestCode} x-extensible-enum 2`]: "too-late",
      [`${badRequest} examples tooLate`]: failed("too-late"),
    },
    "a code without an example": { [`${badRequest} examples ambiguousAsset`]: undefined },
    "an example named otherwise than its code": {
      [`${badRequest} examples ambiguousAsset`]: undefined,
      [`${badRequest} examples ambiguous`]: failed("ambiguous-asset"),
    },
    "an example with the code of another": { [`${badRequest} examples ambiguousAsset`]: failed("invalid-request") },
    "two examples of a code": { [`${badRequest} examples second`]: failed("invalid-request") },
    "an example with a code that is not listed": { [`${badRequest} examples forbidden`]: failed("forbidden") },
    "a status that repeats a range with fewer codes": {
      [`${operation} responses 4XX`]: refusal("invalid-request", "ambiguous-asset"),
      [`${operation} responses 422`]: refusal("ambiguous-asset"),
    },
    "a range without the codes that it has in every other operation": besideRanges("forbidden"),
    "a catch-all without an example": { [`${responses} OtherError content application/json examples`]: undefined },
  },
  "source-exists": {
    "a number that the register does not have": { [`${operation} x-source`]: ["F1", "F9999"] },
    "a number that does not exist, on a property": { [`${id} x-source`]: ["f1"] },
    "a number twice": { [`${event} x-source`]: ["F1", "F1"] },
    "an empty list": { [`${payout} x-source`]: [] },
    "a number without a list": { [`${operation} x-source`]: "F1" },
    "an operation without x-source": { [`${operation} x-source`]: undefined },
    "an event without x-source": { [`${event} x-source`]: undefined },
    "a schema without x-source that the register states fields of": { [`${payout} x-source`]: undefined },
    "a schema without x-source that the register states values of": {
      [`${schemas} AmlStatus`]: { type: "string", description: "A status." },
    },
  },
  "confirmed-has-source": {
    "a property without x-source": { [`${id} x-evidence`]: "confirmed" },
    "an operation that names stated entries only": { [`${operation} x-evidence`]: "confirmed" },
    "a response": { [`${created} x-evidence`]: "confirmed" },
  },
};

const segments = ["/v1/bankPayouts", "/v1/bank_payouts", "/v1/accounts/{account_id}", "/v1/Payouts"];
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
