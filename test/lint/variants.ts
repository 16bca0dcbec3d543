// Changes of conforming.yaml that break no rule of .spectral.yaml, though each comes close to one.

import { deprecationVariants } from "./deprecation.ts";
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
  schemas,
  success,
} from "./places.ts";

const input = `${schemas} PayoutInput`;
const payout = `${schemas} Payout`;
const code = { type: "string", description: "The reason.", "x-extensible-enum": ["invalid-request"] };
const paces = { "x-enumDescriptions": { FAST: "Within minutes.", SLOW: "Within a day." } };

/** By name, changes that lead to no finding of a rule of ours. */
export const variants: Record<string, Change> = {
  ...deprecationVariants,
  "a reference starts anew below an assumed body": { [`${operation} requestBody x-evidence`]: "assumed" },
  "a word below an assumed schema overrides it": {
    [`${input} x-evidence`]: "assumed",
    [`${input} required`]: ["amount"],
    [`${input} properties amount x-evidence`]: "observed",
  },
  "a range with more codes than in other operations": {
    ...besideRanges("invalid-request", "ambiguous-asset", "internal-error"),
    [`${operation} responses 400`]: undefined,
  },
  "observed and named may be required": {
    [`${payout} required`]: ["id", "status", "amount"],
    [`${schemas} Amount x-evidence`]: "named",
    [`${schemas} Attempt required`]: ["note"],
  },
  "the envelope is required whatever the operation and the response are": {
    [`${operation} x-evidence`]: "assumed",
    [`${success} x-evidence`]: undefined,
    [`${success} required`]: ["success"],
  },
  "words where they may stand": {
    "x-not-shown": ["Rate limits.", "Is there a sandbox?"],
    "info x-not-shown": ["The deprecation policy."],
    "tags 0 x-not-shown": ["Its history."],
    "components securitySchemes OAuth2 x-not-shown": ["The list of scopes."],
    "components headers XCorrelationId x-evidence": "observed",
    [`${operation} x-required-roles`]: ["ADMIN"],
    [`${operation} x-source`]: ["F1"],
    [`${schemas} ErrorCode x-retryable`]: { forbidden: false, "internal-error": null },
    [`${schemas} ErrorCode x-error-statuses`]: { forbidden: 403 },
  },
  "names of properties, headers and schemas that begin like a word": {
    [`${payout} properties x-rate`]: { type: "string", description: "Rate." },
    [`${created} headers x-request-cost`]: { description: "Cost.", schema: { type: "string" } },
    [`${input} properties amount examples`]: ["1.00"],
    [`${operation} requestBody content application/json examples toBank value x-note`]: "data",
  },
  "a closed and an open component with the same values, each with its places": {
    [`${schemas} Pace`]: { type: "string", description: "Pace.", enum: ["FAST", "SLOW"], ...paces },
    [`${schemas} PaceName`]: {
      type: "string",
      description: "Pace.",
      "x-extensible-enum": ["FAST", "SLOW"],
      ...paces,
    },
    [`${payout} properties pace`]: ref("Pace"),
    [`${schemas} PayoutCompletedEvent properties pace`]: ref("PaceName"),
  },
  "a mistake can be undone": {
    [`paths ${path} delete`]: {
      operationId: "cancelPayout",
      "x-source": ["F1"],
      "x-undone-by": ["createPayout"],
      responses: { "401": unauthenticated(), "403": unauthenticated() },
    },
    [`${operation} x-undone-by`]: "cancelPayout",
  },
  "an event without a status is told apart by its type, and a ping by nothing": {
    [`${schemas} PayoutCompletedEvent x-event-key`]: ["id", "eventType"],
    "webhooks PING": { post: { ...pingOperation(), requestBody: pingBody() } },
  },
  "a closed list in requests that is open in responses": {
    [`${success} properties speed`]: {
      type: "string",
      description: "Speed.",
      "x-extensible-enum": ["FAST", "SLOW"],
      "x-enumDescriptions": { FAST: "Within minutes.", SLOW: "Within a day." },
    },
  },
  "a plain text where fields of its name have an open list": {
    [`${schemas} Status`]: {
      type: "string",
      description: "Status.",
      "x-extensible-enum": ["PENDING"],
      "x-enumDescriptions": { PENDING: "Not yet." },
    },
    [`${success} properties status`]: ref("Status"),
    [`${schemas} PayoutCompletedEvent properties status`]: { type: "string", description: "Status." },
  },
  "a field that a branch repeats is classified where it is declared": {
    [`${schemas} BankDestination then`]: {
      description: "A bank account in the Netherlands.",
      required: ["iban"],
      properties: { iban: { description: "A Dutch one.", pattern: "^NL" } },
    },
  },
  "transitions between the values of an open list, one of them assumed": {
    [`${payout} properties status x-transitions`]: [
      { from: null, to: "PENDING", operationId: "createPayout" },
      { to: "COMPLETED", condition: "The money has arrived." },
      { from: "PENDING", to: "COMPLETED", event: "PAYOUT_COMPLETED", "x-evidence": "assumed" },
    ],
  },
  "codes in other spellings, with examples named after them": {
    [`${schemas} ErrorCode x-extensible-enum`]: ["NOT_FOUND", "walletId.validation"],
    [`${schemas} ErrorCode x-enumDescriptions`]: { NOT_FOUND: "Gone.", "walletId.validation": "Malformed." },
    [`${badRequestCode} x-extensible-enum`]: ["NOT_FOUND", "walletId.validation"],
    [`${badRequest} examples`]: {
      notFound: { value: { success: false, errors: [{ code: "NOT_FOUND" }] } },
      walletIdValidation: { value: { success: false, errors: [{ code: "walletId.validation" }] } },
    },
    ...Object.fromEntries(["401", "403", "500"].map((status) => [`${operation} responses ${status}`, notFound()])),
  },
  "the code of OAuth 2.0 stands in error": {
    [`${schemas} BadRequestError properties errors`]: undefined,
    [`${schemas} BadRequestError properties error`]: {
      ...code,
      "x-enumDescriptions": { "invalid-request": "The request is not valid." },
    },
    [`${schemas} BadRequestError required`]: ["success"],
    [`${badRequest} examples`]: { invalidRequest: { value: { success: false, error: "invalid-request" } } },
  },
  "numbers and null in an enumeration": {
    [`${payout} properties priority`]: {
      type: ["integer", "null"],
      description: "Priority.",
      enum: [1, 2, null],
      "x-enumDescriptions": { "1": "First.", "2": "Second." },
    },
  },
  "a decimal JSON number has no pattern": {
    [`${payout} properties rate`]: { type: "number", format: "decimal", description: "Rate." },
  },
  "the delivery authentications in the other order": {
    [`${event} security`]: [{ WebhookBasic: [] }, { WebhookApiKey: [] }],
  },
  "a success without a body": { [`${operation} responses 204`]: noContent() },
  "a secret in a request only": {
    [`${input} properties login`]: {
      type: "object",
      description: "Login.",
      properties: { password: { type: "string", description: "Password.", "x-data": "secret" } },
    },
  },
  "a schema within itself": {
    [`${payout} properties parent`]: ref("Payout"),
    [`${payout} properties parts`]: { type: "array", description: "Parts.", items: ref("Payout") },
  },
  "two schemas within each other": {
    [`${payout} properties last`]: ref("Attempt"),
    [`${schemas} Attempt properties payout`]: ref("Payout"),
  },
  "a schema that is nothing but itself": {
    [`${payout} properties loop`]: ref("Loop"),
    [`${schemas} Loop`]: ref("Loop"),
  },
};

function notFound() {
  return { $ref: "#/components/responses/BadRequest" };
}

function noContent() {
  return {
    description: "Done.",
    headers: { "X-Correlation-Id": { $ref: "#/components/headers/XCorrelationId" } },
  };
}

function unauthenticated() {
  return { $ref: "#/components/responses/Unauthenticated" };
}

function pingOperation() {
  return {
    operationId: "onPing",
    "x-source": ["F1"],
    security: [{ WebhookApiKey: [] }, { WebhookBasic: [] }],
    responses: { "2XX": { description: "Accepts the delivery." } },
  };
}

function pingBody() {
  const schema = { type: "object", description: "A ping.", properties: {} };
  return { description: "The ping.", content: { "application/json": { schema } } };
}
