// The fields of a body, for checks that look for what is never shown.

import { isObject, type Json } from "../../model/document.ts";

/** The fields of a value at any depth, with their paths. */
export function* fieldsOf(
  value: Json | undefined,
  path: string[] = [],
): Generator<{ name: string; path: string; value: Json }> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* fieldsOf(entry, [...path, "[]"]);
  } else if (isObject(value)) {
    for (const [name, child] of Object.entries(value)) {
      yield { name, path: [...path, name].join("."), value: child as Json };
      // `metadata` holds the caller's own words.
      if (name !== "metadata") yield* fieldsOf(child, [...path, name]);
    }
  }
}
