// What was never promised is corrected, not broken; and what was promised must not become a guess.

import { type Rating, ratings } from "../../model/change.ts";
import { type Evidence, isCertain } from "../../model/evidence.js";
import type { PlaceInfo } from "./places.ts";

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

/** The sentence with the remark that it corrects something. */
export function asCorrection(sentence: string, evidence: Evidence): string {
  return `${sentence.replace(/\.$/, "")} (a correction: ${corrections[evidence]}).`;
}
