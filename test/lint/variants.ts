// Changes of conforming.yaml that break no rule of .spectral.yaml, though each comes close to one.

import { deprecated, pace } from "./breaches.ts";
import type { DocumentChange } from "./documents.ts";
import { besideRanges, created, event, operation, ref, responses, schemas, success } from "./places.ts";

const input = `${schemas} PayoutInput`;
const payout = `${schemas} Payout`;
const speed = `${operation} parameters 1`;

/** By name, changes that lead to no finding of a rule of ours. */
export const variants: Record<string, DocumentChange> = {
  "a parameter that nothing replaces": deprecated(speed),
  "a parameter that another one replaces": { ...pace("query"), ...deprecated(speed, "pace") },
  "a field that is named deprecated": {
    [`${payout} properties deprecated`]: { type: "boolean", description: "Whether the payout is of an old kind." },
  },
  "a range with more codes than in other operations": {
    ...besideRanges("invalid-request", "ambiguous-asset", "internal-error"),
    [`${operation} responses 400`]: undefined,
  },
  "a code without a documented status in a response that says how well it is known": {
    [`${schemas} ErrorCode x-error-statuses ambiguous-asset`]: undefined,
    [`${responses} BadRequest x-evidence`]: "documented",
  },
  "a listed operation whose required request body has a word": {
    [`${operation} x-evidence`]: "listed",
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
  },
  "names of properties, headers and schemas that begin like a word": {
    [`${payout} properties x-rate`]: { type: "string", description: "Rate." },
    [`${created} headers x-request-cost`]: { description: "Cost.", schema: { type: "string" } },
    [`${input} properties amount examples`]: ["1.00"],
    [`${operation} requestBody content application/json examples toBank value x-note`]: "data",
  },
  "a field that a branch repeats is classified where it is declared": {
    [`${schemas} BankDestination then`]: {
      description: "A bank account in the Netherlands.",
      required: ["iban"],
      properties: { iban: { description: "A Dutch one.", pattern: "^NL" } },
    },
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
  "a schema within itself": {
    [`${payout} properties parent`]: ref("Payout"),
    [`${payout} properties parts`]: { type: "array", description: "Parts.", items: ref("Payout") },
  },
};
