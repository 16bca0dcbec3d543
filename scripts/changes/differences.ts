// Every difference between two bundles: what Redocly's diff lists, folded, and the lists of our words, which it passes over.

import type { JsonObject } from "../../model/document.ts";
import { keysOf } from "../../model/document.ts";
import { type WordChange, wordChanges } from "./documentation.ts";
import { fold } from "./fold.ts";
import { isWithin } from "./reach.ts";
import { type DiffEntry, diff } from "./redocly.ts";

/**
 * Lists every difference between two aligned bundles.
 * @returns One entry for each thing that changed; pure reordering is none.
 */
export async function differences(before: JsonObject, after: JsonObject): Promise<DiffEntry[]> {
  const entries = await diff(before, after);
  const isListed = ({ place }: WordChange) =>
    entries.some((entry) => [entry.before, entry.after].some((side) => side && isWithin(side.pointer, place)));
  const words = wordChanges(before, after).filter((word) => !isListed(word));
  return fold([...entries, ...words.map(entryOf)]);
}

function entryOf({ place, before, after }: WordChange): DiffEntry {
  return {
    typeName: "SpecExtension",
    kind: before === undefined ? "added" : after === undefined ? "removed" : "modified",
    impact: "patch",
    property: keysOf(place).at(-1),
    verdicts: [],
    before: before === undefined ? undefined : { pointer: place, value: before },
    after: after === undefined ? undefined : { pointer: place, value: after },
  };
}
