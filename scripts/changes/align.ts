// Puts two places of two bundles side by side: follows their references and writes both in the same form.

import { isDeepStrictEqual } from "node:util";
import {
  asObject,
  follow,
  type Json,
  type JsonObject,
  keysOf,
  lookUp,
  type Place,
  pointer,
} from "../../model/document.ts";
import { documentsOf, type Scope, type Where } from "./finding.ts";
import { writeAlike } from "./shapes.ts";

/** A place with its references followed. */
export interface Spot {
  /** What stands there, with the words beside a reference. */
  node: JsonObject;
  /** Where it is told to be: at the component that both sides refer to, or else where it is written. */
  at: string;
  /** Where the words beside a reference stand. */
  written: Place;
  /** Where the references end. */
  target: string;
}

/** The same place on both sides. */
export interface Pair {
  before: Spot;
  after: Spot;
}

/** Enters a place of both sides. */
export function enter({ comparison, users }: Scope, before: Place, after: Place): Pair {
  const documents = documentsOf(comparison);
  const [was, is] = [follow(documents.before, before.node, before.at), follow(documents.after, after.node, after.at)];
  const isRenamed =
    was.at !== is.at &&
    [was, is].every(({ at }) => at.startsWith("/components/")) &&
    !isThere(documents.after, was.at) &&
    !isThere(documents.before, is.at);
  if (isRenamed) comparison.renamed.set(was.at, is.at);
  if (was.at !== before.at) reach(comparison.reached, was.at, users);
  const isOne = was.at === is.at || isRenamed;
  const pair = { before: spotOf(before, was, isOne), after: spotOf(after, is, isOne) };
  writeAlike(
    { document: documents.before, node: pair.before.node },
    { document: documents.after, node: pair.after.node },
  );
  return pair;
}

/** Enters a part of what both sides have. */
export function enterPart(scope: Scope, { before, after }: Pair, ...keys: (string | number)[]): Pair {
  return enter(scope, partOf(before, keys), partOf(after, keys));
}

/** A part of a place, not yet entered. */
export function partOf(spot: Spot, keys: (string | number)[]): Place {
  const [first] = keys;
  const beside = spot.written.node[String(first)] !== undefined && typeof spot.written.node["$ref"] === "string";
  return { node: asObject(valueAt(spot.node, keys)), at: pointer(beside ? spot.written.at : spot.at, ...keys) };
}

function spotOf(written: Place, { node, at }: Place, isOne: boolean): Spot {
  const { $ref: _, ...beside } = written.node;
  return { node: { ...node, ...beside }, at: isOne ? at : written.at, written, target: at };
}

function reach(reached: Scope["comparison"]["reached"], at: string, { operationIds, events }: Scope["users"]): void {
  const known = reached.get(at) ?? { operationIds: [], events: [] };
  reached.set(at, {
    operationIds: [...new Set([...known.operationIds, ...operationIds])],
    events: [...new Set([...known.events, ...events])],
  });
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
  if (!Array.isArray(was) || !Array.isArray(is)) return isDeepStrictEqual(was, is);
  const sorted = (list: Json[]) => list.map((item) => JSON.stringify(item)).sort();
  return isDeepStrictEqual(was, is) || isDeepStrictEqual(sorted(was), sorted(is));
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
