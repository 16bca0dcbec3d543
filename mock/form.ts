// Checks the form of what a user writes by hand, such as a config file or a scenario, and says in a few words what is wrong.

import { nearest } from "../cli/nearest.ts";
import type { JsonObject } from "../model/document.ts";
import { createValidation, type ErrorObject, loadAjv, type ValidateFunction } from "../model/validation.ts";
import { memoized } from "./memo.ts";

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
 */
export function createForm(schema: object): Form {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= new (loadAjv().Ajv2020)({ validateSchema: false, verbose: true, allowUnionTypes: true }).compile(
      schema,
    );
    if (validate(value)) return undefined;
    const [error] = validate.errors as [ErrorObject];
    return faultOf(error);
  };
}

/**
 * Makes the form of an object that has no other fields than these.
 * @param properties JSON Schema of each.
 * @param required Names of those that have to be there.
 */
export const formOf = (properties: Record<string, unknown> = {}, ...required: string[]): Form =>
  createForm({ type: "object", additionalProperties: false, properties, required });

/** The validators of a bundle; made at its first use, for they are slow to make, and not every API is asked. */
export const validationOf = memoized((document: JsonObject) =>
  createValidation(document, { discriminator: true, verbose: true }),
);

/** What a validator found that was made with `verbose`. */
export function faultOf(error: ErrorObject): FormFault {
  return { at: error.instancePath, words: wordsOf(error) };
}

function wordsOf({ keyword, params, parentSchema, message }: ErrorObject): string {
  const { additionalProperty, missingProperty, allowedValues } = params as Record<string, unknown>;
  const known = Object.keys((parentSchema?.["properties"] ?? {}) as object);
  if (keyword === "additionalProperties") {
    const name = String(additionalProperty);
    return `has no field ${name}${nearest(name, known)}; it may have ${known.join(", ")}`;
  }
  if (keyword === "required") return `lacks ${missingProperty}`;
  if (keyword === "enum") return `must be one of ${(allowedValues as unknown[]).join(", ")}`;
  return String(message);
}

/**
 * What is wrong as a sentence without its full stop.
 * @param name What the value is called: `a scenario`.
 */
export function sentenceOf({ at, words }: FormFault, name: string): string {
  return `${at === "" ? name : at.slice(1).replaceAll("/", ".")} ${words}`;
}
