// The form of the tables of edits, and what edits are made of.

import { asObject, type Json, type JsonObject, keysOf } from "../../../model/document.ts";
import { writtenOperations } from "../../../model/raw.js";

/** Changes a bundle. */
export type Edit = (document: JsonObject) => void;

/** What is to be written: a value, or what finds it in the bundle. */
type Written = Json | ((document: JsonObject) => Json);

/**
 * Edits by what they must be rated: `API wire types rule: what is edited (who is concerned)`. `correction` on the wire is
 * minor, and called a correction; the rule stands where it matters, and must have decided; with `only`, nobody else may be
 * named. Of a pair, the first prepares the bundle.
 */
export type EditRows = Record<string, Edit | [given: Edit, edit: Edit]>;

/**
 * The keys to an address: `Wallet` is a schema, `Wallet.address` a field of it, `listWallets` an operation. Behind `#`, a
 * pointer leads on, from the bundle itself where nothing is before it.
 */
function keysTo(document: JsonObject, address: string): string[] {
  const [start = "", rest = ""] = address.split("#");
  const [name = "", ...fields] = start.split(".");
  const found = [...writtenOperations(document)].find(({ operation }) => operation["operationId"] === name);
  const schema = ["components", "schemas", name, ...fields.flatMap((field) => ["properties", field])];
  const keys = found === undefined ? schema : ["paths", found.path, found.method];
  return [...(start === "" ? [] : keys), ...keysOf(rest)];
}

/** What a key leads to; that of a parameter can be its name, and -1 is the last of a list. */
function valueAt(owner: Json | undefined, key: string): Json | undefined {
  if (!Array.isArray(owner)) return asObject(owner)[key];
  return /^-?\d+$/.test(key) ? owner.at(Number(key)) : owner.find((one) => asObject(one)["name"] === key);
}

/** The owner of an address, and its key there. @throws Error when there is no owner: the edit would do nothing. */
function ownerOf(document: JsonObject, address: string): [owner: JsonObject, key: string] {
  const keys = keysTo(document, address);
  const key = keys.pop() ?? "";
  const owner = keys.reduce<Json | undefined>(valueAt, document);
  if (owner === undefined || owner === null) throw new Error(`nothing at ${keys.join(" ")}`);
  return [owner as JsonObject, key];
}

/** The object or list at an address. @throws Error when there is nothing: the contract has changed. */
export function valueIn<T extends Json = JsonObject>(document: JsonObject, address: string): T {
  const value = valueAt(...ownerOf(document, address));
  if (value === undefined || value === null) throw new Error(`nothing at ${address}`);
  return value as T;
}

/** The same, to be written somewhere else. */
export const at = (address: string) => (document: JsonObject) => valueIn(document, address);

/** Makes several edits, one after the other. */
export function together(...edits: Edit[]): Edit {
  return (document) => {
    for (const edit of edits) edit(document);
  };
}

/** Adds or replaces. */
export function put(address: string, value: Written): Edit {
  return (document) => {
    const [owner, key] = ownerOf(document, address);
    owner[key] = structuredClone(typeof value === "function" ? value(document) : value);
  };
}

/** Sets what is there already. */
export const set = (address: string, value: Written): Edit => together(at(address), put(address, value));

/** Adds what is not there yet. */
export function add(address: string, value: Written): Edit {
  return (document) => {
    if (valueAt(...ownerOf(document, address)) !== undefined) throw new Error(`${address} is there already`);
    put(address, value)(document);
  };
}

/** Takes away what is there. */
export function remove(...addresses: string[]): Edit {
  return (document) => {
    for (const address of addresses) {
      const value = valueIn(document, address);
      const [owner, key] = ownerOf(document, address);
      if (Array.isArray(owner)) owner.splice(owner.indexOf(value), 1);
      else delete owner[key];
    }
  };
}

/** Adds a value to a list. */
export function push(address: string, value: Json): Edit {
  return (document) => {
    valueIn<Json[]>(document, address).push(value);
  };
}

/** Takes a value out of a list. */
export function drop(address: string, value: Json): Edit {
  return (document) => {
    const list = valueIn<Json[]>(document, address);
    if (!list.includes(value)) throw new Error(`${address} has no ${value}`);
    list.splice(list.indexOf(value), 1);
  };
}

/** Announces the end of what is at an address, which has its `#`. */
export function ends(address: string, day: string): Edit {
  return together(put(`${address}/deprecated`, true), put(`${address}/x-sunset`, day));
}

/** Renames a key and leaves it where it is. */
export function rename(address: string, to: string): Edit {
  return (document) => {
    valueIn(document, address);
    const [owner, from] = ownerOf(document, address);
    become(
      owner,
      Object.fromEntries(Object.entries(owner).map(([key, value]) => [key === from ? to : key, value])),
    );
  };
}

/** Makes an object another one. */
export function become(owner: JsonObject, other: JsonObject): void {
  for (const key of Object.keys(owner)) delete owner[key];
  Object.assign(owner, other);
}
