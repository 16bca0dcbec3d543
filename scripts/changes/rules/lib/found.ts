// What a rule found at a keyword of something that both sides have.

import { type Json, type Place, pointer } from "../../../../model/document.ts";
import type { Found } from "../../rule.ts";
import type { Pair } from "./operations.ts";

/** The part of a finding that says where it is, and what is there. */
export type Where = Pick<Found, "place" | "side" | "before" | "after">;

/**
 * A keyword of both sides: it stands in the former contract, or in the new one if it was added.
 * @param pair What has the keyword.
 * @param keyword For example `default`.
 */
export function keywordOf({ before, after }: Pair<Place>, keyword: string): Where {
  const was = before.node[keyword];
  return {
    place: was === undefined ? pointer(after.at, keyword) : pointer(before.at, keyword),
    side: was === undefined ? "after" : "before",
    before: was as Json | undefined,
    after: after.node[keyword] as Json | undefined,
  };
}

/** Findings of which each place and sentence is there once. */
export function distinct(found: Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ place, side, text }) => {
    const key = `${side} ${place} ${text}`;
    return !seen.has(key) && seen.add(key);
  });
}
