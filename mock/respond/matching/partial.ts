// Whether a JSON value has what is wanted of it: the fields that are named, at any depth; others may stand beside them.

/** A place where a value is not as it is wanted. */
export interface Difference {
  /** Names and indexes from the root on. */
  path: string[];
  wanted: unknown;
  /** Undefined where there is nothing. */
  actual: unknown;
}

/**
 * Finds where a value is not as it is wanted.
 * @param wanted An object asks for its fields only; a list for as many entries, each in its place; all else for equality.
 * @param actual The value.
 */
export function* differences(wanted: unknown, actual: unknown, path: string[] = []): Generator<Difference> {
  if (Array.isArray(wanted) && Array.isArray(actual) && wanted.length === actual.length) {
    for (const [index, entry] of wanted.entries()) yield* differences(entry, actual[index], [...path, String(index)]);
  } else if (isFields(wanted) && isFields(actual)) {
    for (const [name, field] of Object.entries(wanted))
      yield* differences(field, Object.hasOwn(actual, name) ? actual[name] : undefined, [...path, name]);
  } else if (wanted !== actual) yield { path, wanted, actual };
}

/** Whether a value is as it is wanted. */
export function hasAll(wanted: unknown, actual: unknown): boolean {
  return differences(wanted, actual).next().done === true;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A body as JSON: a form as an object, each field with its value, or its values where it is repeated. */
export function fieldsOf(body: unknown): unknown {
  if (!(body instanceof Map)) return body;
  const fields = [...(body as Map<string, string[]>)];
  return Object.fromEntries(fields.map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}
