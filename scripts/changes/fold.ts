// Folds what a diff says more than once: reordering, what is below something that is gone or new, and one reference
// that leads elsewhere.

import { isObject, type JsonObject, keysOf, lookUp, pointer } from "../../model/document.ts";
import { isReordered } from "./documentation.ts";
import { isWithin } from "./reach.ts";
import type { DiffEntry } from "./redocly.ts";

/**
 * One entry for each thing that changed.
 * @param entries What Redocly's diff lists.
 * @returns Without pure reordering, and without what stands below an added, removed or renamed node.
 */
export function fold(entries: DiffEntry[]): DiffEntry[] {
  const gone = entries.flatMap(({ kind, before, after }) =>
    kind === "removed" ? [(before ?? after)?.pointer ?? ""] : [],
  );
  const added = entries.flatMap(({ kind, after }) => (kind === "added" ? [after?.pointer ?? ""] : []));
  // The fields below a field that has another name now are compared with those of a different field.
  const renamed = entries.filter(isRenamedField).map(({ before }) => before?.pointer ?? "");
  const isBelow = (place: string | undefined, places: string[]) =>
    place !== undefined && places.some((above) => place !== above && isWithin(place, above));
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const { property, before, after } = entry;
    if (isReordered(before?.value, after?.value)) return false;
    if (isBelow(before?.pointer, gone) || isBelow(after?.pointer, added)) return false;
    if (property !== "key" && before !== undefined && renamed.some((above) => isWithin(before.pointer, above)))
      return false;
    const id = [before?.pointer, after?.pointer, property].join("|");
    return !seen.has(id) && seen.add(id);
  });
}

/** Whether an entry says that a field has another name. */
export function isRenamedField({ typeName, property, before }: DiffEntry): boolean {
  return (
    typeName === "Schema" &&
    property === "key" &&
    before !== undefined &&
    !/^\/components\/[^/]+\/[^/]+$/.test(before.pointer)
  );
}

/** References that stand in the same place on both sides and lead elsewhere, by `before|after`. */
function movedReferences(before: JsonObject, after: JsonObject): Map<string, string[]> {
  const moved = new Map<string, string[]>();
  const visit = (left: unknown, right: unknown, at: string): void => {
    if (Array.isArray(left) && Array.isArray(right)) {
      for (const [i, item] of left.entries()) visit(item, right[i], pointer(at, i));
    } else if (isObject(left) && isObject(right)) {
      const [from, to] = [left["$ref"], right["$ref"]];
      if (typeof from === "string" && typeof to === "string" && from !== to) {
        const id = `${pointer("", ...keysOf(from))}|${pointer("", ...keysOf(to))}`;
        moved.set(id, [...(moved.get(id) ?? []), at]);
      }
      for (const key of Object.keys(left)) visit(left[key], right[key], pointer(at, key));
    }
  };
  visit(before, after, "");
  return moved;
}

/**
 * Puts differences between two components where they matter: at the references that lead to the other one now. A diff
 * reports them at the component, although nothing changed for who else refers to it.
 */
export function atReferences(entries: DiffEntry[], before: JsonObject, after: JsonObject): DiffEntry[] {
  const moved = movedReferences(before, after);
  return entries.flatMap((entry) => {
    const found = placeOfReference(entry, before, moved);
    if (found === undefined || isRenamed(found.from, found.to, before, after)) return [entry];
    return found.sites.map((site) => ({
      ...entry,
      written: { before: entry.before?.pointer, after: entry.after?.pointer },
      before: entry.before && { ...entry.before, pointer: site + entry.before.pointer.slice(found.from.length) },
      after: entry.after && { ...entry.after, pointer: site + entry.after.pointer.slice(found.to.length) },
    }));
  });
}

/** The references that an entry is about: the diff came through one of them, and compared the components they lead to. */
function placeOfReference({ path, ...entry }: DiffEntry, before: JsonObject, moved: Map<string, string[]>) {
  const last = path === undefined ? undefined : lastReference(before, path);
  for (const [id, sites] of last === undefined ? [] : moved) {
    const [from = "", to = ""] = id.split("|");
    // What stands beside a reference is compared where it is written.
    if (sites.some((site) => site === last) && isBetween(entry, from, to)) return { from, to, sites };
  }
  return undefined;
}

/** Whether an entry compares one component with the other one. */
function isBetween({ before, after }: DiffEntry, from: string, to: string): boolean {
  return (
    (before === undefined || isWithin(before.pointer, from)) && (after === undefined || isWithin(after.pointer, to))
  );
}

/** The last reference on a path that passes through references: where it is written. */
function lastReference(document: JsonObject, path: string): string | undefined {
  let at = "";
  let last: string | undefined;
  let node: unknown = document;
  for (const key of keysOf(path)) {
    if (key === "$ref") continue;
    at = pointer(at, key);
    node = Array.isArray(node) ? node[Number(key)] : isObject(node) ? node[key] : undefined;
    while (isObject(node) && typeof node["$ref"] === "string") {
      last = at;
      at = pointer("", ...keysOf(node["$ref"]));
      node = lookUp(document, at);
    }
  }
  return last;
}

/** Whether a component only has another name: the old one is gone, and the new one was not there. */
function isRenamed(from: string, to: string, before: JsonObject, after: JsonObject): boolean {
  const isThere = (document: JsonObject, place: string) => Object.keys(lookUp(document, place)).length > 0;
  return !isThere(after, from) && !isThere(before, to);
}
