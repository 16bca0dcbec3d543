// Folds what a diff says more than once: reordering, and what is below something that is gone or new.

import type { Change } from "../../model/change.ts";
import { asArray, type Json, keysOf } from "../../model/document.ts";
import { isReordered } from "./documentation.ts";
import { parentOf } from "./naming.ts";
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
function isRenamedField({ typeName, property, before }: DiffEntry): boolean {
  return (
    typeName === "Schema" &&
    property === "key" &&
    before !== undefined &&
    !/^\/components\/[^/]+\/[^/]+$/.test(before.pointer)
  );
}

/** Keywords that are about values of one type, or explain them. */
const ofOneType =
  /^(enum|const|format|pattern|multipleOf|(exclusive)?(min|max)imum|(min|max)(Length|Items|Properties)|description|examples?|x-not-shown)$/i;

/**
 * Without what a change of the type of a schema says already: the values, limits and description of the former type.
 * @param all Changes with their sides, at the places of the aligned bundles.
 */
export function foldChanges<T extends { change: Change }>(all: T[]): T[] {
  const retyped = new Set(all.filter(({ change }) => isOtherType(change)).map(({ change }) => parentOf(change.place)));
  const isKeyword = (place: string) => ofOneType.test(keysOf(place).at(-1) ?? "");
  return all.filter(({ change: { place } }) => !retyped.has(parentOf(place)) || !isKeyword(place));
}

/** Whether a schema has another type now, and none of its former ones but null. */
function isOtherType({ place, before, after }: Change): boolean {
  const types = (value: Json | undefined) => asArray([value ?? []].flat()).filter((type) => type !== "null");
  const [was, is] = [types(before), types(after)];
  const isNumber = (type: unknown) => type === "number" || type === "integer";
  if (keysOf(place).at(-1) !== "type" || was.length === 0 || is.length === 0) return false;
  return !was.some((type) => is.some((other) => other === type || (isNumber(other) && isNumber(type))));
}

/** Without words about a place of which something heavier is said: a reference has one place for all that is behind it. */
export function foldWords(changes: Change[]): Change[] {
  const isWord = ({ rule }: Change) => rule === "documentation";
  const others = new Set(changes.filter((change) => !isWord(change)).map(({ place }) => place));
  return changes.filter(
    (change, index) =>
      !isWord(change) ||
      (!others.has(change.place) &&
        changes.findIndex((other) => isWord(other) && other.place === change.place) === index),
  );
}
