// Finds its way in an OpenAPI document: values of unknown shape, local references and JSON pointers.

import type { JsonObject } from "./types.ts";

/** The value as an object; an empty one when it is none. */
export function object(value: unknown): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The value as a list; an empty one when it is none. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A JSON pointer (RFC 6901) to a place below another. */
export function pointer(parent: string, ...keys: (string | number)[]): string {
  return keys.reduce<string>((path, key) => `${path}/${String(key).replace(/~/g, "~0").replace(/\//g, "~1")}`, parent);
}

/** A place in the document. */
export interface Place {
  value: JsonObject;
  /** Its JSON pointer, for example `/paths/~1v1~1parties`. */
  at: string;
}

/**
 * Follows the local references of a place.
 * @param document The bundle; all its references are local.
 * @param place A value and where it stands.
 * @returns What the references lead to, and where that stands.
 */
export function follow(document: JsonObject, place: Place): Place {
  const reference = place.value["$ref"];
  if (typeof reference !== "string") return place;
  const at = reference.slice(1);
  const keys = at.split("/").slice(1);
  const value = keys.reduce<unknown>(
    (node, key) => object(node)[key.replace(/~1/g, "/").replace(/~0/g, "~")],
    document,
  );
  return follow(document, { value: object(value), at });
}
