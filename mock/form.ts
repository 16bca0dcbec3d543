// Checks the form of what a user writes by hand, such as a config file or a scenario, and says in a few words what is
// wrong.

import { nearest } from "../cli/nearest.ts";
import type { JsonObject } from "../model/document.ts";
import { createValidation, type ErrorObject, loadAjv, type ValidateFunction } from "../model/validation.ts";
import { memoize } from "./memo.ts";

/** What is wrong with a value. */
export interface FormFault {
  /** JSON pointer of the place; empty for the value itself. */
  at: string;
  /** What is wrong there, to follow the name of the place: `must be string`. */
  words: string;
}

/** Looks at a value; undefined when nothing is wrong. */
export type Form = (value: unknown) => FormFault | undefined;

/**
 * Makes a form; it is compiled at its first use.
 * @param schema JSON Schema of the value.
 * @param coerceTypes Whether texts become what the schema wants, in the value itself: those of a query.
 */
export function createForm(schema: object, coerceTypes = false): Form {
  let validate: ValidateFunction | undefined;
  return (value) => {
    const options = { validateSchema: false, verbose: true, allowUnionTypes: true, coerceTypes };
    validate ??= new (loadAjv().Ajv2020)(options).compile(schema);
    if (validate(value)) return undefined;
    // Ajv has errors whenever a value is not valid.
    const [error] = validate.errors as [ErrorObject];
    return { at: error.instancePath, words: wordsOf(error) };
  };
}

/**
 * Makes the form of an object that has no other fields than these.
 * @param properties JSON Schema of each.
 * @param required Names of those that have to be there.
 */
export const formOf = (properties: Record<string, unknown> = {}, ...required: string[]): Form =>
  createForm({ type: "object", additionalProperties: false, properties, required });

/** The same of a query; its numbers become numbers. */
export const queryFormOf = (properties: Record<string, unknown>): Form =>
  createForm({ type: "object", additionalProperties: false, properties }, true);

/** The validators of a bundle; made at its first use, for they are slow to make, and not every API is asked. */
export const validationOf = memoize((document: JsonObject) =>
  createValidation(document, { discriminator: true, verbose: true }),
);

/** A failed keyword as the rest of a sentence; what is not listed keeps Ajv's own words. */
const sentences: Record<string, (params: Record<string, unknown>) => string> = {
  required: ({ missingProperty }) => `lacks the required field ${missingProperty}`,
  dependentRequired: ({ property, missingProperty }) =>
    `has ${property} without ${missingProperty}; send both or leave both out`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).join(", ")}`,
  const: ({ allowedValue }) => `must be ${allowedValue}`,
  type: ({ type }) => `must be of type ${type}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minLength: ({ limit }) => (limit === 1 ? "must not be empty" : `must have at least ${limit} characters`),
  pattern: ({ pattern }) => `must match ${pattern}`,
  format: ({ format }) => `must be ${formats[String(format)] ?? `of the format ${format}`}`,
  discriminator: ({ tag }) => `needs a known ${tag}`,
};

const formats: Record<string, string> = {
  uuid: "a UUID",
  "date-time": "an ISO-8601 instant, such as 2026-09-16T09:41:07Z",
  uri: "an absolute URI",
  email: "an email address",
  decimal: "a decimal string",
  int32: "a 32-bit integer",
  int64: "a 64-bit integer",
};

/** What is wrong, to follow the name of the place, as a validator found it that was made with `verbose`. */
export function wordsOf({ keyword, params, parentSchema, message }: ErrorObject): string {
  if (keyword !== "additionalProperties")
    return sentences[keyword]?.(params as Record<string, unknown>) ?? String(message);
  const name = String((params as Record<string, unknown>)["additionalProperty"]);
  const known = Object.keys((parentSchema?.["properties"] ?? {}) as object);
  const list = known.length > 8 ? "" : `; it may have ${known.join(", ")}`;
  return `has no field ${name}${nearest(name, known) || list}`;
}

/**
 * What is wrong as a sentence without its full stop.
 * @param name What the value is called: `a scenario`.
 */
export function sentenceOf({ at, words }: FormFault, name: string): string {
  return `${at === "" ? name : at.slice(1).replaceAll("/", ".")} ${words}`;
}
