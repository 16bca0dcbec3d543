// What was never promised is corrected, not broken; and what was promised must not become a guess.

import { type Rating, ratings } from "../../model/change.ts";
import { type Evidence, isCertain } from "../../model/evidence.js";
import type { PlaceInfo, Places } from "./places.ts";

/** Kinds of nodes that a listed operation does promise: that it exists, and where. */
const listedPromises = new Set(["operation", "path item", "webhook", "paths", "server", "document"]);

/** What a change weighs where it stands. */
export interface Weighed {
  wire: Rating;
  correction: boolean;
}

/**
 * Weighs a rating by how well the place was known.
 * @param wire What the change would weigh if the place was promised.
 * @param place What the place is on the old side, or the nearest place above it that the old side has.
 * @param isNew Whether something was only added.
 * @returns At most minor where nothing was promised.
 */
export function weigh(wire: Rating, place: PlaceInfo, isNew: boolean): Weighed {
  const isLight = ratings.indexOf(wire) < ratings.indexOf("minor") || (isNew && wire === "minor");
  if (isLight || isPromised(place)) return { wire, correction: false };
  return { wire: "minor", correction: true };
}

/** Whether consumers can rely on a place. */
export function isPromised({ evidence, kind }: PlaceInfo): boolean {
  return isCertain(evidence) || (evidence === "listed" && listedPromises.has(kind));
}

const corrections: Record<Evidence, string> = {
  documented: "nothing was promised so far",
  confirmed: "nothing was promised so far",
  observed: "it was only observed so far",
  named: "only its name was documented so far",
  listed: "the payload was not documented so far",
  assumed: "it was only assumed so far",
};

/** The same of a name that has changed, where that says it better. */
const nameCorrections: Partial<Record<Evidence, string>> = {
  observed: "the old name was only observed",
  assumed: "the old name was only assumed",
};

/**
 * The sentence with the remark that it corrects something.
 * @param isRename Whether it is only the name that has changed.
 */
export function asCorrection(sentence: string, evidence: Evidence, isRename = false): string {
  const why = (isRename ? nameCorrections[evidence] : undefined) ?? corrections[evidence];
  return `${sentence.replace(/\.$/, "")} (a correction: ${why}).`;
}

/** What becomes of the evidence of a place when its word changes. */
export interface EvidenceChange {
  rule: "evidence-weakened" | "evidence-strengthened" | "evidence-changed";
  wire: Rating;
  text: string;
}

/**
 * Rates a change of a word of evidence by what it makes of the places it governs.
 * @param place Pointer of the node that has the word on either side.
 * @param name What the node is called in a sentence.
 */
export function evidenceChange(place: string, name: string, before: Places, after: Places): EvidenceChange {
  const now = after.below(place);
  const both = [...before.below(place)].flatMap(([at, was]) => {
    const is = now.get(at);
    return is === undefined ? [] : [{ was, is }];
  });
  const lost = both.find(({ was, is }) => isCertain(was) && !isCertain(is));
  if (lost !== undefined)
    return {
      rule: "evidence-weakened",
      wire: "major",
      text: `${name} is ${lost.is} now and no longer ${lost.was}; do not rely on it.`,
    };
  const won = both.find(({ was, is }) => !isCertain(was) && isCertain(is));
  if (won !== undefined)
    return { rule: "evidence-strengthened", wire: "patch", text: `${name} is ${won.is} now; you can rely on it.` };
  const other = both.find(({ was, is }) => was !== is);
  const words = other === undefined ? "keeps its evidence" : `is ${other.is} now and no longer ${other.was}`;
  return {
    rule: "evidence-changed",
    wire: other === undefined ? "none" : "patch",
    text: `${name} ${words}; nothing to do.`,
  };
}
