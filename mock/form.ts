// Checks values that people write by hand, such as a config file or a scenario, by a JSON Schema, and says in a few
// words what is wrong.

import { nearest } from "../cli/nearest.ts";
import type { JsonObject } from "../model/document.ts";
import { createValidation, type ErrorObject, loadAjv, type ValidateFunction } from "../model/validation.ts";
import { memoize } from "./memo.ts";

export interface FormFault {
  /** JSON pointer of the place; empty for the value itself. */
  at: string;
  /** What is wrong there, to follow the name of the place: `must be of type string`. */
  words: string;
}

/** Checks a value; undefined if it is valid. */
export type Form = (value: unknown) => FormFault | undefined;

/**
 * Makes a form, which is compiled at its first use.
 * @param schema JSON Schema of the value.
 * @param coerceTypes Whether to convert texts to the types of the schema, in place: for queries.
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
 * Makes the form of an object with only these fields.
 * @param properties JSON Schema by field.
 * @param required Names of required fields.
 */
export const formOf = (properties: Record<string, unknown> = {}, ...required: string[]): Form =>
  createForm({ type: "object", additionalProperties: false, properties, required });

/** Makes the form of a query, whose texts are converted, for example to numbers. */
export const queryFormOf = (properties: Record<string, unknown>): Form =>
  createForm({ type: "object", additionalProperties: false, properties }, true);

/** The validators of a bundle, made at the first use: they are slow to make, and not every API gets requests. */
export const validationOf = memoize((document: JsonObject) =>
  createValidation(document, { discriminator: true, verbose: true }),
);

/** Ends of sentences by the failed keyword; others have Ajv's message. */
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

/** What is wrong, to follow the name of the place. The validator must have the option `verbose`. */
export function wordsOf({ keyword, params, parentSchema, message }: ErrorObject): string {
  if (keyword !== "additionalProperties") return sentences[keyword]?.(params) ?? String(message);
  const name = String(params["additionalProperty"]);
  const known = Object.keys((parentSchema?.["properties"] ?? {}) as object);
  const list = known.length > 8 ? "" : `; it may have ${known.join(", ")}`;
  return `has no field ${name}${nearest(name, known) || list}`;
}

/**
 * A fault as a sentence without its full stop.
 * @param name Name of the value, for example `a scenario`.
 */
export function sentenceOf({ at, words }: FormFault, name: string): string {
  return `${at === "" ? name : at.slice(1).replaceAll("/", ".")} ${words}`;
}
