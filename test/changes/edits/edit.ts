// One edit of a real bundle, with what it must be rated and why.

import type { Api } from "../../../model/apis.ts";
import type { Rating } from "../../../model/change.ts";
import { asObject, type Json, type JsonObject, keysOf } from "../../../model/document.ts";
import { readBundle } from "../../../model/load.ts";

/** One edit. */
export interface Edit {
  name: string;
  api: Api;
  /** Changes the bundle, or returns another one. */
  edit: (document: JsonObject) => JsonObject | undefined;
  /** What every change together must weigh. */
  wire: Rating;
  types: Rating;
  /** Why. */
  because: string;
  /** Rule that must have found the heaviest change. */
  rule?: string;
  /** Operations or events that one change must name. */
  concerns?: string[];
  /** Whether no change may name an operation or event besides `concerns`. */
  nobodyElse?: true;
  /** Whether the heaviest change must be called a correction. */
  correction?: boolean;
  /** What the bundle looks like before the edit, if it is not as it is. */
  given?: (document: JsonObject) => JsonObject | undefined;
}

type Weights = `${Api} ${Rating} ${Rating}`;

/**
 * What an edit must be rated.
 * @param verdict API, wire, types, and the rule if that matters.
 * @param concerns Operations or events that one change must name.
 */
export function rated(
  verdict: Weights | `${Weights} ${string}`,
  because: string,
  ...concerns: string[]
): Pick<Edit, "api" | "wire" | "types" | "because" | "rule" | "concerns"> {
  const [api, wire, types, rule] = verdict.split(" ") as [Api, Rating, Rating, string | undefined];
  return { api, wire, types, because, ...(rule !== undefined && { rule }), concerns };
}

/** A bundle of its own for an edit. */
export function bundleOf({ api, given }: Pick<Edit, "api" | "given">): JsonObject {
  return applied(readBundle(api).document, given);
}

/** What an edit makes of a bundle, which itself stays as it is. */
export function applied(document: JsonObject, edit: Edit["edit"] | undefined): JsonObject {
  const copy = structuredClone(document);
  return edit?.(copy) ?? copy;
}

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
  return undefined;
}

/** Adds what is not there yet. */
export function add(owner: JsonObject, key: string, value: Json): undefined {
  if (owner[key] !== undefined) throw new Error(`${key} is there already`);
  owner[key] = value;
  return undefined;
}

/** Takes away what is there. */
export function remove(owner: JsonObject, ...keys: string[]): undefined {
  for (const key of keys) {
    if (owner[key] === undefined) throw new Error(`no ${key} to remove`);
    delete owner[key];
  }
  return undefined;
}

/** Adds a value to a list. */
export function push(owner: JsonObject, key: string, ...values: Json[]): undefined {
  (owner[key] as Json[]).push(...values);
  return undefined;
}

/** Takes a value out of a list. */
export function drop(owner: JsonObject, key: string, value: Json): undefined {
  const list = owner[key] as Json[];
  if (!list.includes(value)) throw new Error(`${key} has no ${value}`);
  owner[key] = list.filter((one) => one !== value);
  return undefined;
}

/** Renames a key and leaves it where it is. */
export function rename(owner: JsonObject, from: string, to: string): undefined {
  if (owner[from] === undefined) throw new Error(`no ${from} to rename`);
  const entries = Object.entries(owner).map(([key, value]) => [key === from ? to : key, value] as const);
  for (const key of Object.keys(owner)) delete owner[key];
  Object.assign(owner, Object.fromEntries(entries));
  return undefined;
}

/** The same object with its keys in the reverse order. */
export function reversed(owner: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(owner).reverse());
}
