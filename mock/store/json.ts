// Helpers for JSON values: narrowing, a canonical form, and copies. Stored values are frozen, so that reads can return
// them without a copy.

import { asObject, isObject } from "../../model/document.ts";

export { asArray, asObject, isObject } from "../../model/document.ts";

export type JsonFields = Record<string, unknown>;

/** The value, if it is a text. */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A copy of an object with only the named fields; empty for any other value. */
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

/** A frozen copy of a JSON value. As in JSON, undefined fields are left out. */
export function frozenCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, node: unknown) => Object.freeze(node)) as T;
}
