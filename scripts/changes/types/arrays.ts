// The value arrays of the generated types, by the place of the enumeration they list.

import { asArray, asStrings, isObject, type Json, type JsonObject, pointer } from "../../../model/document.ts";
import { valueLists } from "../../generate/values.ts";

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
  const lists = valueLists(located(document, "") as JsonObject);
  const arrays = lists.map(({ name, values }) => ({ name, place: String(values[0]) }));
  // Where two enumerations share a name they share an array.
  return arrays.filter(({ name }, index) => arrays.findIndex((other) => other.name === name) === index);
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
