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

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** Makes the test of a text, matched as a whole and with case: `*` stands for any characters. */
export function textPattern(pattern: string): (text: string) => boolean {
  const wanted = new RegExp(`^${escaped(pattern).replaceAll("*", "[^]*?")}$`);
  return (text) => wanted.test(text);
}

/**
 * Makes the test of a path: `*` stands for any characters within a segment, a segment `**` for any number of segments.
 * @param pattern For example `/v1/parties/*` or `/v1/**`.
 */
export function pathPattern(pattern: string): (path: string) => boolean {
  const [, ...segments] = pattern.split("/");
  const parts = segments.map((one) => (one === "**" ? "(/[^/]*)*?" : `/${escaped(one).replaceAll("*", "[^/]*?")}`));
  const wanted = new RegExp(`^${parts.join("")}$`);
  return (path) => wanted.test(path);
}
