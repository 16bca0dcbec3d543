// The form of the tables of edits, and what edits are made of.

import { asObject, type Json, type JsonObject, keysOf } from "../../../model/document.ts";

/** Changes a bundle. */
export type Edit = (document: JsonObject) => undefined;

/**
 * Edits by what they must be rated: `API wire types rule: what is edited (who is concerned)`. `correction` on the wire is
 * minor, and called a correction; the rule stands where it matters, and must have decided; with `only`, nobody else may be
 * named. Of a pair, the first prepares the bundle.
 */
export type EditRows = Record<string, Edit | [given: Edit, edit: Edit]>;

/**
 * The object or list at a pointer, to be edited.
 * @throws Error when there is nothing: the contract has changed and the edit would do nothing.
 */
export function at<T extends Json = JsonObject>(document: JsonObject, place: string): T {
  let node: Json | undefined = document;
  for (const key of keysOf(place)) node = Array.isArray(node) ? node[Number(key)] : asObject(node)[key];
  if (node === undefined || node === null) throw new Error(`nothing at ${place}`);
  return node as T;
}

/** A schema by name, or a property below it. */
export function schema(document: JsonObject, name: string, ...properties: string[]): JsonObject {
  return at(document, ["/components/schemas", name, ...properties.flatMap((one) => ["properties", one])].join("/"));
}

/** The fields of a schema by name. */
export function fields(document: JsonObject, name: string): JsonObject {
  return at(document, `/components/schemas/${name}/properties`);
}

/** An operation by its path and method. */
export function operation(document: JsonObject, method: string, path: string): JsonObject {
  return at(document, `/paths/${path.replaceAll("/", "~1")}/${method}`);
}

/** A parameter of an operation by name. */
export function parameter(owner: JsonObject, name: string): JsonObject {
  const all = owner["parameters"] as JsonObject[];
  const found = all.find((one) => one["name"] === name);
  if (found === undefined) throw new Error(`no parameter ${name}`);
  return found;
}

/** Sets what is there already. */
export function set(owner: JsonObject, key: string, value: Json): undefined {
  if (owner[key] === undefined) throw new Error(`no ${key} to set`);
  owner[key] = value;
}

/** Adds what is not there yet. */
export function add(owner: JsonObject, key: string, value: Json): undefined {
  if (owner[key] !== undefined) throw new Error(`${key} is there already`);
  owner[key] = value;
}

/** Takes away what is there. */
export function remove(owner: JsonObject, ...keys: string[]): undefined {
  for (const key of keys) {
    if (owner[key] === undefined) throw new Error(`no ${key} to remove`);
    delete owner[key];
  }
}

/** Adds a value to a list. */
export function push(owner: JsonObject, key: string, ...values: Json[]): undefined {
  (owner[key] as Json[]).push(...values);
}

/** Takes a value out of a list. */
export function drop(owner: JsonObject, key: string, value: Json): undefined {
  const list = owner[key] as Json[];
  if (!list.includes(value)) throw new Error(`${key} has no ${value}`);
  owner[key] = list.filter((one) => one !== value);
}

/** Renames a key and leaves it where it is. */
export function rename(owner: JsonObject, from: string, to: string): undefined {
  if (owner[from] === undefined) throw new Error(`no ${from} to rename`);
  become(owner, Object.fromEntries(Object.entries(owner).map(([key, value]) => [key === from ? to : key, value])));
}

/** Makes an object another one. */
export function become(owner: JsonObject, other: JsonObject): undefined {
  for (const key of Object.keys(owner)) delete owner[key];
  Object.assign(owner, other);
}
