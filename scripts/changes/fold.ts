// Folds what a diff says more than once: reordering, and what is below something that is gone or new.

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
