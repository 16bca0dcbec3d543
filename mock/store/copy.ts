// What is stored is frozen, so that reads can hand it out; what is changed is a copy.

/** A copy of a JSON value that nobody can change. As in a text of JSON, fields without a value are left out. */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map((entry) => frozen(entry ?? null))) as T;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.freeze(Object.fromEntries(fields.map(([name, field]) => [name, frozen(field as unknown)]))) as T;
}
