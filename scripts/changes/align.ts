// Puts two places of two bundles side by side: follows their references and writes both in the same form.

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
  /** What stands there, with the words beside a reference. */
  node: JsonObject;
  /** Where it is told to be: at the component that both sides refer to, or else where it is written. */
  at: string;
  /** Where the words beside a reference stand. */
  written: DocumentPlace;
  /** Where the references end. */
  target: string;
}

/** The same place on both sides. */
export type Pair = Record<"before" | "after", Spot>;

/** Puts a place of both sides side by side, with its references followed. */
export function align({ comparison, users, note }: Scope, before: DocumentPlace, after: DocumentPlace): Pair {
  const documents = comparison.documents;
  const [was, is] = [follow(documents.before, before.node, before.at), follow(documents.after, after.node, after.at)];
  const isRenamed =
    was.at !== is.at &&
    [was, is].every(({ at }) => at.startsWith("/components/")) &&
    !isThere(documents.after, was.at) &&
    !isThere(documents.before, is.at);
  if (isRenamed) comparison.renamed.set(was.at, is.at);
  // A name that stands for another schema now, such as one of two that were swapped.
  const [name, other] = [was, is].map(({ at }) => /^\/components\/schemas\/([^/]+)$/.exec(at)?.[1]);
  const isSwapped = name !== other && isThere(documents.after, was.at) && isDeepStrictEqual(was.node, is.node);
  if (name && other && isSwapped && !isDeepStrictEqual(was.node, lookUp(documents.after, was.at)))
    note("schema-name renamed", wasAt(was.at, name, other), [name, other]);
  if (was.at !== before.at) comparison.reached.set(was.at, union(comparison.reached.get(was.at) ?? users, users));
  const isOne = was.at === is.at || isRenamed;
  // Words beside a reference hide those of the component, which stand in the types all the same.
  const isHidden = was.at !== before.at && before.node["x-evidence"] !== undefined;
  if (isOne && isHidden && was.node["x-evidence"] !== is.node["x-evidence"])
    note("documentation", wasAt(`${was.at}/x-evidence`, was.node["x-evidence"], is.node["x-evidence"]));
  const pair = { before: spotOf(before, was, isOne), after: spotOf(after, is, isOne) };
  writeAlike(documents, pair.before.node, pair.after.node);
  return pair;
}

/** The same for a part of what both sides have. */
export function alignPart(scope: Scope, { before, after }: Pair, ...keys: (string | number)[]): Pair {
  return align(scope, partOf(before, keys), partOf(after, keys));
}

/**
 * Pairs the parts behind a keyword, such as headers, by their names, and notes those that one side alone has.
 * @param kinds What it is called that one is gone, and that one is new.
 * @returns Those that both sides have.
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

/** A part of a place, whose references are not followed yet. */
export function partOf(spot: Spot, keys: (string | number)[]): DocumentPlace {
  const [first] = keys;
  const beside = spot.written.node[String(first)] !== undefined && typeof spot.written.node["$ref"] === "string";
  return { node: asObject(valueAt(spot.node, keys)), at: pointer(beside ? spot.written.at : spot.at, ...keys) };
}

function spotOf(written: DocumentPlace, { node, at }: DocumentPlace, isOne: boolean): Spot {
  const { $ref: _, ...beside } = written.node;
  return { node: { ...node, ...beside }, at: isOne ? at : written.at, written, target: at };
}

/** Where a keyword stands, on the former side unless it was added, and its values. */
export function keyword({ before, after }: Pair, word: string): Where {
  const [was, is] = [before.node[word], after.node[word]];
  const side = was === undefined ? "after" : "before";
  const spot = side === "after" ? after : before;
  return { place: partOf(spot, [word]).at, side, before: was, after: is };
}

/** Whether a keyword has another value; the order of a list says nothing. */
export function differs({ before, after }: Pair, word: string): boolean {
  return !isSame(before.node[word], after.node[word]);
}

/** Whether two values are the same; the order of a list says nothing. */
export function isSame(was: Json | undefined, is: Json | undefined): boolean {
  return isDeepStrictEqual(was, is) || sortedText(was) === sortedText(is);
}

/** A value as text, whatever the order of its keys and, if it is a list, of its values. */
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

/** The place itself, or the nearest one above it that a bundle has: what was written in the same form is not in it. */
export function writtenPlace(document: JsonObject, place: string): string {
  return valueAt(document, keysOf(place)) === undefined ? writtenPlace(document, parentOf(place)) : place;
}

/** The pointer of the node that a keyword stands in. */
export function parentOf(place: string): string {
  return pointer("", ...keysOf(place).slice(0, -1));
}

/** What stands at a place; undefined where nothing does. */
function valueAt(node: Json, keys: (string | number)[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (one, key) => (Array.isArray(one) ? one[Number(key)] : asObject(one)[key]),
    node,
  );
}

/** Writes two schemas of the same place alike, as far as they say the same in two ways. The nodes are changed. */
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

/** A schema or null becomes a schema whose types have null. */
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

/** What a schema takes over from its parts is written in the schema itself, if no part says what another one does. */
function flattenAll(document: JsonObject, node: JsonObject): void {
  const parts = asArray(node["allOf"]);
  if (parts.length === 0) return;
  const { allOf: _, ...own } = node;
  let whole: JsonObject | undefined = structuredClone(own);
  for (const part of parts) whole = whole && joined(whole, structuredClone(resolve(document, part)));
  if (whole !== undefined) replace(node, whole);
}

/** Two parts of a schema as one; undefined where that would not say the same. */
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

/** Writes one value alike, be it `const`, an `enum` of one, or both; to be compared with more values, `const` becomes `enum`. */
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
