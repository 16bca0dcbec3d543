// Pairs a place of the old bundle with its place in the new one: follows references, and writes both in the same form.

import { isDeepStrictEqual } from "node:util";
import {
  asArray,
  asObject,
  type DocumentPlace,
  follow,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  lookUp,
  pointer,
  resolve,
} from "../../model/document.ts";
import { newAt, pairUp, type Scope, union, type Where, wasAt } from "./finding.ts";
import type { KindName } from "./kinds.ts";

/** A place with its references followed. */
export interface Spot {
  /** The component that it refers to, overwritten by the keywords beside the reference. */
  node: JsonObject;
  /** The pointer that reports name: of the component if both sides refer to it, else of the place as written. */
  at: string;
  /** The place before its references are followed. */
  written: DocumentPlace;
  /** Pointer of the node at the end of the references. */
  target: string;
}

/** The same place on both sides. */
export type Pair = Record<"before" | "after", Spot>;

/** Pairs a place of both sides after following its references, and notes components that got another name. */
export function align({ comparison, users, note }: Scope, before: DocumentPlace, after: DocumentPlace): Pair {
  const documents = comparison.documents;
  const [was, is] = [follow(documents.before, before.node, before.at), follow(documents.after, after.node, after.at)];
  const isRenamed =
    was.at !== is.at &&
    [was, is].every(({ at }) => at.startsWith("/components/")) &&
    !isThere(documents.after, was.at) &&
    !isThere(documents.before, is.at);
  if (isRenamed) comparison.renamed.set(was.at, is.at);
  // The old name of the schema is now the name of another schema: two names were swapped.
  const [name, other] = [was, is].map(({ at }) => /^\/components\/schemas\/([^/]+)$/.exec(at)?.[1]);
  const isSwapped = name !== other && isThere(documents.after, was.at) && isDeepStrictEqual(was.node, is.node);
  if (name && other && isSwapped && !isDeepStrictEqual(was.node, lookUp(documents.after, was.at)))
    note("schema-name renamed", wasAt(was.at, name, other), [name, other]);
  if (was.at !== before.at) comparison.reached.set(was.at, union(comparison.reached.get(was.at) ?? users, users));
  const isOne = was.at === is.at || isRenamed;
  // Evidence beside a reference hides that of the component, which the types show nevertheless.
  const isHidden = was.at !== before.at && before.node["x-evidence"] !== undefined;
  if (isOne && isHidden && was.node["x-evidence"] !== is.node["x-evidence"])
    note("documentation", wasAt(`${was.at}/x-evidence`, was.node["x-evidence"], is.node["x-evidence"]));
  const pair = { before: spotOf(before, was, isOne), after: spotOf(after, is, isOne) };
  writeAlike(documents, pair.before.node, pair.after.node);
  return pair;
}

/** Pairs a part of two paired places. */
export function alignPart(scope: Scope, { before, after }: Pair, ...keys: (string | number)[]): Pair {
  return align(scope, partOf(before, keys), partOf(after, keys));
}

/**
 * Pairs the named parts of a keyword, such as headers, and notes the parts that only one side has.
 * @param kinds The kinds of finding for a part that is gone and for a part that is new.
 * @returns The parts that both sides have.
 */
export function alignParts(
  scope: Scope,
  pair: Pair,
  word: string,
  kinds: [gone: KindName, added: KindName],
  keyOf = (name: string) => name,
): Pair[] {
  const partsOf = (spot: Spot) =>
    Object.keys(asObject(spot.node[word])).map((name) => ({ name, ...partOf(spot, [word, name]) }));
  const { gone, added, both } = pairUp(partsOf(pair.before), partsOf(pair.after), ({ name }) => keyOf(name));
  for (const { name, node, at } of gone) scope.note(kinds[0], wasAt(at, node), [name]);
  for (const { name, node, at } of added) scope.note(kinds[1], newAt(at, node), [name]);
  return both.map(({ before, after }) => align(scope, before, after));
}

/** A part of a place, before its references are followed. */
export function partOf(spot: Spot, keys: (string | number)[]): DocumentPlace {
  const [first] = keys;
  const beside = spot.written.node[String(first)] !== undefined && typeof spot.written.node["$ref"] === "string";
  return { node: asObject(valueAt(spot.node, keys)), at: pointer(beside ? spot.written.at : spot.at, ...keys) };
}

function spotOf(written: DocumentPlace, { node, at }: DocumentPlace, isOne: boolean): Spot {
  const { $ref: _, ...beside } = written.node;
  return { node: { ...node, ...beside }, at: isOne ? at : written.at, written, target: at };
}

/** The place of a keyword, on the old side unless it was added, with both values. */
export function keyword({ before, after }: Pair, word: string): Where {
  const [was, is] = [before.node[word], after.node[word]];
  const side = was === undefined ? "after" : "before";
  const spot = side === "after" ? after : before;
  return { place: partOf(spot, [word]).at, side, before: was, after: is };
}

/** Whether the values of a keyword differ, apart from the order of a list. */
export function differs({ before, after }: Pair, word: string): boolean {
  return !isSame(before.node[word], after.node[word]);
}

/** Whether two values are equal, apart from the order of a list. */
export function isSame(was: Json | undefined, is: Json | undefined): boolean {
  return isDeepStrictEqual(was, is) || sortedText(was) === sortedText(is);
}

/** A value as text with sorted keys and, if it is a list, sorted values. */
export function sortedText(value: Json | undefined): string {
  const text = (one: Json | undefined) =>
    JSON.stringify(one, (_, child) => (isObject(child) ? Object.fromEntries(Object.entries(child).sort()) : child));
  return Array.isArray(value) ? value.map(text).sort().join() : text(value);
}

/** Every keyword of either side. */
export function keywordsOf({ before, after }: Pair): string[] {
  return [...new Set([...Object.keys(before.node), ...Object.keys(after.node)])];
}

/** Whether a bundle has something at a pointer. */
export function isThere(document: JsonObject, place: string): boolean {
  return Object.keys(lookUp(document, place)).length > 0;
}

/** The place itself, or the nearest place above it in the bundle: `writeAlike` makes nodes that the bundle lacks. */
export function writtenPlace(document: JsonObject, place: string): string {
  return valueAt(document, keysOf(place)) === undefined ? writtenPlace(document, parentOf(place)) : place;
}

/** The pointer of the node that a keyword stands in. */
export function parentOf(place: string): string {
  return pointer("", ...keysOf(place).slice(0, -1));
}

/** The value at a place; undefined if there is none. */
function valueAt(node: Json, keys: (string | number)[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (one, key) => (Array.isArray(one) ? one[Number(key)] : asObject(one)[key]),
    node,
  );
}

/** Rewrites two paired schemas in one form where OpenAPI has two forms with the same meaning. Changes the nodes. */
function writeAlike(documents: Record<"before" | "after", JsonObject>, was: JsonObject, is: JsonObject): void {
  for (const [document, node, other] of [
    [documents.before, was, is],
    [documents.after, is, was],
  ] as const) {
    for (const word of ["oneOf", "anyOf"]) if (other[word] === undefined) flattenNull(document, node, word);
    if (other["allOf"] === undefined) flattenAll(document, node);
  }
  sameSingle(was, is);
}

function replace(node: JsonObject, content: JsonObject): void {
  for (const key of Object.keys(node)) delete node[key];
  Object.assign(node, content);
}

/** Replaces a `oneOf` or `anyOf` of a schema and `null` by the schema with `null` among its types. */
function flattenNull(document: JsonObject, node: JsonObject, word: string): void {
  const branches = asArray(node[word]);
  const others = branches.filter((branch) => asObject(branch)["type"] !== "null");
  if (branches.length !== 2 || others.length !== 1) return;
  const schema = structuredClone(resolve(document, others[0]));
  const types = [schema["type"] ?? []].flat() as Json[];
  if (types.length === 0 || schema["const"] !== undefined) return;
  const { [word]: _, ...rest } = node;
  const values = schema["enum"];
  replace(node, {
    ...schema,
    ...rest,
    type: [...types.filter((type) => type !== "null"), "null"],
    ...(Array.isArray(values) && { enum: [...values.filter((value) => value !== null), null] }),
  });
}

/** Merges the parts of `allOf` into the schema, unless two of them define the same keyword or property. */
function flattenAll(document: JsonObject, node: JsonObject): void {
  const parts = asArray(node["allOf"]);
  if (parts.length === 0) return;
  const { allOf: _, ...own } = node;
  let whole: JsonObject | undefined = structuredClone(own);
  for (const part of parts) whole = whole && joined(whole, structuredClone(resolve(document, part)));
  if (whole !== undefined) replace(node, whole);
}

/** Merges two parts of a schema; undefined if both define a keyword that cannot be merged. */
function joined(one: JsonObject, other: JsonObject): JsonObject | undefined {
  const whole: JsonObject = { ...other, ...one };
  for (const [key, value] of Object.entries(one)) {
    const added = other[key];
    if (added === undefined || isDeepStrictEqual(value, added)) continue;
    const fields = [...Object.entries(asObject(value)), ...Object.entries(asObject(added))];
    if (key === "required") whole[key] = [...new Set([...asArray(value), ...asArray(added)])] as Json[];
    else if (key === "properties") whole[key] = Object.fromEntries(fields) as JsonObject;
    else if (!["description", "title", "x-source"].includes(key)) return undefined;
    if (key === "properties" && Object.keys(asObject(whole[key])).length < fields.length) return undefined;
  }
  return whole;
}

/** Removes an equal single value (`const`, or an `enum` of one) from both sides; otherwise makes `const` an `enum`. */
function sameSingle(before: JsonObject, after: JsonObject): void {
  const [was, is] = [before, after].map((node) => (node["const"] === undefined ? node["enum"] : [node["const"]]));
  if (was === undefined || is === undefined) return;
  const isSameValue = asArray(was).length === 1 && isDeepStrictEqual(was, is);
  const isLonger = asArray(was).length + asArray(is).length > 2;
  for (const [node, values] of [
    [before, was],
    [after, is],
  ] as const) {
    if (isSameValue || isLonger) delete node["const"];
    if (isSameValue) delete node["enum"];
    else if (isLonger) node["enum"] = values;
  }
}
