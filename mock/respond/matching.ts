// Compares JSON values and paths with wanted ones.

import { isObject } from "../../model/document.ts";

/** Whether a value has all fields of a wanted object, at any depth. Lists must match in each entry, others be equal. */
export function hasAll(wanted: unknown, actual: unknown): boolean {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual) || wanted.length !== actual.length) return false;
    return wanted.every((one, index) => hasAll(one, actual[index]));
  }
  if (!isObject(wanted)) return wanted === actual;
  if (!isObject(actual)) return false;
  const isSame = ([name, field]: [string, unknown]) => Object.hasOwn(actual, name) && hasAll(field, actual[name]);
  return Object.entries(wanted).every(isSame);
}

/** A body as JSON: a form becomes an object, whose repeated fields have a list of values. */
export function fieldsOf(body: unknown): unknown {
  if (!(body instanceof Map)) return body;
  const fields = [...(body as Map<string, string[]>)];
  return Object.fromEntries(fields.map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

/** Whether a path matches a pattern, in which `*` stands for a segment: `/v1/parties/*`. */
export function isPathLike(wanted: string, path: string): boolean {
  const [pattern, segments] = [wanted.split("/"), path.split("/")];
  if (pattern.length !== segments.length) return false;
  return pattern.every((segment, index) => segment === "*" || segment === segments[index]);
}
