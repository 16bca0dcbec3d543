// What only people read: a change of it is a patch, whatever a diff says. And the words of ours that no diff looks at.

import { isDeepStrictEqual } from "node:util";
import { isObject, type Json, type JsonObject, pointer } from "../../model/document.ts";
import type { PlaceInfo } from "./places.ts";

/** Keywords whose text or examples change nothing for a program. */
const keywords = new Set([
  ...["description", "summary", "title", "example", "examples", "externalDocs", "tags", "$comment"],
  ...["x-source", "x-not-shown", "x-enumDescriptions", "x-data", "x-presence", "x-internal"],
]);

/** Kinds of nodes that only people read. */
const kinds = new Set(["info", "contact", "license", "tag", "example", "external documentation", "link"]);

/** Whether only people read what is at a place. */
export function isDocumentation({ kind, keyword }: PlaceInfo): boolean {
  if (kinds.has(kind)) return true;
  return keyword !== undefined && (keywords.has(keyword) || (kind === "document" && keyword === "info"));
}

/** Words that nobody but this repository reads, and the version, which is the consequence of changes. */
export function isOurs({ kind, keyword }: PlaceInfo): boolean {
  return keyword === "x-source" || (kind === "info" && keyword === "version");
}

/** A value that differs, at a pointer that both sides have. */
export interface WordChange {
  place: string;
  before: Json | undefined;
  after: Json | undefined;
}

/**
 * The words of ours (`x-…`) that differ at places that both bundles have; Redocly's diff does not look into their lists.
 * @returns Each with its pointer, the same on both sides.
 */
export function wordChanges(before: JsonObject, after: JsonObject, at = ""): WordChange[] {
  // Behind a reference is another node, which is compared where it stands.
  if (before["$ref"] !== after["$ref"]) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [left, right] = [before[key], after[key]];
    if (isDeepStrictEqual(left, right)) return [];
    const place = pointer(at, key);
    if (key.startsWith("x-")) return [{ place, before: left, after: right }];
    if (isObject(left) && isObject(right)) return wordChanges(left, right, place);
    return Array.isArray(left) && Array.isArray(right) ? inLists(left, right, place) : [];
  });
}

/** Words in lists of objects, entry by entry as long as the lists have the same entries in the same places. */
function inLists(left: Json[], right: Json[], place: string): WordChange[] {
  if (left.length !== right.length) return [];
  return left.flatMap((item, i) => {
    const other = right[i];
    const same = isObject(item) && isObject(other) && item["name"] === other["name"] && item["$ref"] === other["$ref"];
    return same ? wordChanges(item, other, pointer(place, i)) : [];
  });
}

/** Whether two values differ in the order of a list only. */
export function isReordered(before: Json | undefined, after: Json | undefined): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  const sorted = (list: Json[]) => list.map((item) => JSON.stringify(item)).sort();
  return isDeepStrictEqual(sorted(before), sorted(after));
}
