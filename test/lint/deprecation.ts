// Changes of conforming.yaml about deprecation: those that break a rule of .spectral.yaml, and those that come close.

import type { Json } from "../../model/document.ts";
import type { Change } from "./documents.ts";
import { event, operation, path, schemas } from "./places.ts";

const payout = `${schemas} Payout`;
const speed = `${operation} parameters 1`;
const amount = `${schemas} PayoutInput properties amount`;

/** A second operation, which can replace the first one. */
const cancel = {
  [`paths ${path} delete`]: {
    operationId: "cancelPayout",
    "x-source": ["F1"],
    responses: {
      "401": { $ref: "#/components/responses/Unauthenticated" },
      "403": { $ref: "#/components/responses/Unauthenticated" },
    },
  },
};

/** A second parameter, which can replace that of the speed. */
const pace = (place: string): Change => ({
  [`${operation} parameters 2`]: {
    ...{ name: "pace", in: place, description: "How fast.", schema: { type: "string" } },
  },
});

/** The words of a deprecation at a place. */
function deprecated(place: string, replacedBy?: Json, sunset: Json = "2027-06-30"): Change {
  const words = { [`${place} deprecated`]: true, [`${place} x-sunset`]: sunset };
  return replacedBy === undefined ? words : { ...words, [`${place} x-replaced-by`]: replacedBy };
}

/** By name, changes that break no rule. */
export const deprecationVariants: Record<string, Change> = {
  "an operation that another one replaces": { ...cancel, ...deprecated(operation, "cancelPayout") },
  "an operation that nothing replaces, said so": deprecated(operation, null),
  "what says that it is not deprecated": { [`${operation} deprecated`]: false },
  "a parameter that nothing replaces": deprecated(speed),
  "a parameter that another one replaces": { ...pace("query"), ...deprecated(speed, "pace") },
  "a property that ends on 29 February": deprecated(amount, "reference", "2028-02-29"),
  "a property in a response": deprecated(`${payout} properties amount`),
  "a field that is named deprecated": {
    [`${payout} properties deprecated`]: { type: "boolean", description: "Whether the payout is of an old kind." },
  },
};

/** Breaches of the rule `deprecation`. */
export const deprecations: Record<string, Change> = {
  "x-sunset alone": { [`${operation} x-sunset`]: "2027-06-30" },
  "x-replaced-by alone": { [`${operation} x-replaced-by`]: null },
  "x-sunset beside deprecated: false": { ...deprecated(operation, null), [`${operation} deprecated`]: false },
  "x-sunset alone on a property": { [`${amount} x-sunset`]: "2027-06-30" },
  "an operation without x-sunset": { ...deprecated(operation, null), [`${operation} x-sunset`]: undefined },
  "an operation that says nothing of its replacement": deprecated(operation),
  "a parameter without x-sunset": { [`${speed} deprecated`]: true },
  "a property without x-sunset": { [`${amount} deprecated`]: true },
  "an operation that does not exist": deprecated(operation, "replacePayout"),
  "an event as the replacement": deprecated(operation, "onPayoutCompleted"),
  "itself as the replacement": deprecated(operation, "createPayout"),
  "a replacement that is deprecated, too": {
    ...cancel,
    ...deprecated(operation, "cancelPayout"),
    ...deprecated(`paths ${path} delete`, null),
  },
  "a parameter that does not exist": deprecated(speed, "pace"),
  "a parameter in another place": { ...pace("header"), ...deprecated(speed, "pace") },
  "a property of another schema": deprecated(amount, "iban"),
  "a property that is deprecated, too": {
    ...deprecated(amount, "reference"),
    ...deprecated(`${schemas} PayoutInput properties reference`),
  },
  "a schema": { [`${payout} deprecated`]: true },
  "a header": { "components headers XCorrelationId deprecated": true },
  "an event": deprecated(event, null),
};

const wrongValues: [name: string, word: string, value: Json][] = [
  ["a day that the month does not have", "x-sunset", "2027-06-31"],
  ["29 February of a year without", "x-sunset", "2027-02-29"],
  ["an instant", "x-sunset", "2027-06-30T00:00:00Z"],
  ["another notation", "x-sunset", "30 June 2027"],
  ["no text", "x-sunset", 20270630],
  ["two names", "x-replaced-by", ["createPayout", "cancelPayout"]],
  ["a sentence", "x-replaced-by", "Cancel the payout."],
  ["no name", "x-replaced-by", ""],
];

/** Breaches of the rule `known-words`. */
export const deprecationWords: Record<string, Change> = Object.fromEntries(
  wrongValues.map(([name, word, value]) => [
    `${word}: ${name}`,
    { ...deprecated(operation, null), [`${operation} ${word}`]: value },
  ]),
);
