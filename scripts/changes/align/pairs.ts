// What stands in the same place of two bundles: members of objects by name, entries of lists by what they are.

import { asArray, asObject, isObject, type Json, type JsonObject, refName, resolve } from "../../../model/document.ts";

/** Where something stands: an object or a list, and its key or index in it. */
export interface Slot {
  owner: JsonObject | Json[];
  key: string | number;
}

/** Keywords whose members have names that the contract gives. */
const maps = new Set(
  "$defs callbacks content headers parameters pathItems paths patternProperties properties requestBodies responses schemas webhooks".split(
    " ",
  ),
);

/** Keywords whose values are data, and never a place that a reference can stand in. */
const data = new Set("const default enum example examples required security".split(" "));

/** Two slots that belong together. */
export interface SlotPair {
  before: Slot;
  after: Slot;
  /** Whether the keys of what is in them are names that the contract gives, as under `properties`. */
  isMap: boolean;
}

/** What is in a slot. */
export function valueIn({ owner, key }: Slot): Json | undefined {
  return Array.isArray(owner) ? owner[Number(key)] : owner[key];
}

/** Puts another value into a slot. */
export function put({ owner, key }: Slot, value: Json): void {
  if (Array.isArray(owner)) owner[Number(key)] = value;
  else owner[key] = value;
}

/**
 * The slots right under two nodes that belong together.
 * @param before Node of the former bundle.
 * @param after Node of the new one.
 * @param isMap Whether the keys of both are names, as under `properties`.
 */
export function slotsUnder(
  documents: { before: JsonObject; after: JsonObject },
  before: JsonObject,
  after: JsonObject,
  isMap: boolean,
): SlotPair[] {
  return Object.keys(before).flatMap((key): SlotPair[] => {
    const [left, right] = [before[key], after[key]];
    if (!isMap && (data.has(key) || key.startsWith("x-"))) return [];
    if (Array.isArray(left) && Array.isArray(right))
      return entryPairs(documents, left, right, key === "parameters").map(([i, j]) => ({
        ...{ before: { owner: left, key: i }, after: { owner: right, key: j } },
        isMap: false,
      }));
    if (!isObject(left) || !isObject(right)) return [];
    return [{ before: { owner: before, key }, after: { owner: after, key }, isMap: !isMap && maps.has(key) }];
  });
}

/** Indices of the entries that belong together: parameters by name, others by their reference, the rest by position. */
function entryPairs(
  { before, after }: { before: JsonObject; after: JsonObject },
  left: Json[],
  right: Json[],
  areParameters: boolean,
): [number, number][] {
  const parameter = (document: JsonObject, node: Json) => {
    const { in: place, name } = resolve(document, node);
    return `${String(place)} ${String(name)}`;
  };
  const keyOf = (document: JsonObject, node: Json) => (areParameters ? parameter(document, node) : refName(node));
  const now = right.map((node) => keyOf(after, node));
  const found = left.flatMap((node, i): [number, number][] => {
    const key = keyOf(before, node);
    const j = key === undefined ? -1 : now.indexOf(key);
    return j < 0 ? [] : [[i, j]];
  });
  if (areParameters || left.length !== right.length) return found;
  const used = { left: new Set(found.map(([i]) => i)), right: new Set(found.map(([, j]) => j)) };
  const rest = asArray(left).flatMap((_, i): [number, number][] =>
    used.left.has(i) || used.right.has(i) ? [] : [[i, i]],
  );
  return [...found, ...rest];
}

/** The reference in a node, if it is one to a component. */
export function refOf(node: unknown): string | undefined {
  const ref = asObject(node)["$ref"];
  return typeof ref === "string" ? ref : undefined;
}
