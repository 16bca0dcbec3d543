// What the state does with JSON values: narrowing, one form for equal values, and copies. What is stored is frozen, so
// that reads can hand it out; what is changed is a copy.

import { asObject, isObject } from "../../model/document.ts";

export { asArray, asObject, isObject } from "../../model/document.ts";

export type JsonFields = Record<string, unknown>;

/** The value as a text, or undefined when it is none. */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The named fields of an object, as far as they are there, and no others; what is no object has none. */
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

/** A copy of a JSON value that nobody can change. As in a text of JSON, fields without a value are left out. */
export function frozenCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, node: unknown) => Object.freeze(node)) as T;
}
