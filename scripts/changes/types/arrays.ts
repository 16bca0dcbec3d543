// The value arrays of the generated types, by the place of the enumeration they list.

import { asArray, asStrings, isObject, type Json, type JsonObject, pointer } from "../../../model/document.ts";
import { valueArrays } from "../../generate/values.ts";

/** A value array with where its enumeration stands. */
export interface ValueArray {
  name: string;
  /** JSON pointer of the schema in the bundle. */
  place: string;
}

/**
 * The value arrays of a bundle. Where each one comes from is asked of the generator itself: it gets a bundle whose
 * enumerations have their own place as their only value.
 */
export function arraysOf(document: JsonObject): ValueArray[] {
  const text = valueArrays(located(document, "") as JsonObject);
  return [...text.matchAll(/export const (\w+) = \[(".*")\] as const;/g)].map(([, name = "", value = ""]) => ({
    name,
    place: String(JSON.parse(value)),
  }));
}

function located(node: Json | undefined, at: string): Json | undefined {
  if (Array.isArray(node)) return node.map((item, index) => located(item, pointer(at, index)) as Json);
  if (!isObject(node)) return node;
  const members = Object.entries(node as JsonObject).map(([key, value]) => {
    const lists = (key === "enum" || key === "x-extensible-enum") && asStrings(value).length > 0;
    return [key, lists && asArray(value).length > 0 ? [at] : located(value, pointer(at, key))];
  });
  return Object.fromEntries(members);
}
