// Copies of JSON: what is stored is frozen, so that reads can hand it out; what is changed is a copy.

import type { JsonFields } from "./json.ts";

/** A copy of a JSON value that can be changed. */
export function copied<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  // Spread keeps the shape of the object: faster, and smaller in memory, than adding field by field.
  const copy = { ...value } as JsonFields;
  for (const name in copy) {
    const field = copy[name];
    if (typeof field === "object" && field !== null) copy[name] = copied(field);
  }
  return copy as T;
}

/** A copy of a JSON value that nobody can change. As in a text of JSON, fields without a value are left out. */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map((entry) => frozen(entry ?? null))) as T;
  let copy = { ...value } as JsonFields;
  let isWhole = true;
  for (const name in copy) {
    const field = copy[name];
    if (field === undefined) isWhole = false;
    else if (typeof field === "object" && field !== null) copy[name] = frozen(field);
  }
  if (!isWhole) copy = Object.fromEntries(Object.entries(copy).filter(([, field]) => field !== undefined));
  return Object.freeze(copy) as T;
}
