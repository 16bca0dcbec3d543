// What the state does with JSON values: narrowing, and one form for equal values.

import { asObject, isObject } from "../../model/document.ts";

export { asArray, asObject, isObject } from "../../model/document.ts";

/** A JSON object. */
export type JsonFields = Record<string, unknown>;

/** The value as a text, or undefined when it is none. */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/**
 * The named fields of an object, and no others.
 * @param value Where from; what is no object has no fields.
 * @param names The fields to keep, as far as they are there.
 */
export function pick(value: unknown, names: readonly string[]): JsonFields {
  const from = asObject(value);
  return Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));
}

/** JSON with the fields of every object in order, so that equal values have equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, node: unknown) =>
    isObject(node)
      ? Object.fromEntries(Object.entries(node).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : node,
  );
}
