// Whether a JSON value, a text or a path is as it is wanted.

import { isObject } from "../../model/document.ts";

/** A place where a value is not as it is wanted. */
interface Difference {
  /** Names and indexes from the root on. */
  path: string[];
  wanted: unknown;
  /** Undefined where there is nothing. */
  actual: unknown;
}

/**
 * Finds where a value is not as it is wanted.
 * @param wanted An object asks for its fields only; a list for as many entries, each in its place; all else for equality.
 */
export function* differences(wanted: unknown, actual: unknown, path: string[] = []): Generator<Difference> {
  if (Array.isArray(wanted) && Array.isArray(actual) && wanted.length === actual.length) {
    for (const [index, entry] of wanted.entries()) yield* differences(entry, actual[index], [...path, String(index)]);
  } else if (isObject(wanted) && isObject(actual)) {
    for (const [name, field] of Object.entries(wanted))
      yield* differences(field, Object.hasOwn(actual, name) ? actual[name] : undefined, [...path, name]);
  } else if (wanted !== actual) yield { path, wanted, actual };
}

/** Whether a value is as it is wanted. */
export function hasAll(wanted: unknown, actual: unknown): boolean {
  return differences(wanted, actual).next().done === true;
}

/** A body as JSON: a form as an object, each field with its value, or its values where it is repeated. */
export function fieldsOf(body: unknown): unknown {
  if (!(body instanceof Map)) return body;
  const fields = [...(body as Map<string, string[]>)];
  return Object.fromEntries(fields.map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

/** Makes the test of a text, matched as a whole and with case: `*` stands for any characters. */
function textPattern(pattern: string): (text: string) => boolean {
  const wanted = [...pattern];
  return (text) =>
    matches(
      wanted,
      [...text],
      (one) => one === "*",
      (one, other) => one === other,
    );
}

/**
 * Makes the test of a path: `*` stands for any characters within a segment, a segment `**` for any number of segments.
 * @param pattern For example `/v1/parties/*` or `/v1/**`.
 */
export function pathPattern(pattern: string): (path: string) => boolean {
  const segments = pattern.split("/").map((text) => ({ text, fits: textPattern(text) }));
  return (path) =>
    matches(
      segments,
      path.split("/"),
      ({ text }) => text === "**",
      ({ fits }, segment) => fits(segment),
    );
}

/** The greedy match: after a mismatch the last star takes one item more. A regular expression would try all ways to share. */
function matches<P, T>(pattern: P[], items: T[], isStar: (one: P) => boolean, fits: (one: P, item: T) => boolean) {
  let [at, star, taken] = [0, -1, 0];
  for (let index = 0; index < items.length; ) {
    const isLeft = at < pattern.length;
    if (isLeft && isStar(pattern[at] as P)) {
      star = at++;
      taken = index;
    } else if (isLeft && fits(pattern[at] as P, items[index] as T)) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++taken;
    } else return false;
  }
  return pattern.slice(at).every(isStar);
}
