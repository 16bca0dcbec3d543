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

/** Findings that say the same of several places are one, which concerns all who use them: one change for what 50 operations share. */
export function gathered(found: Found[]): Found[] {
  const groups = Map.groupBy(found, ({ side, wire, text }) => `${side} ${wire} ${text}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const covers = [first, ...others].flatMap((one) => one.covers ?? []);
    const places = others.map(({ place }) => place);
    return { ...first, covers: [...covers, ...places], concerns: [...(first.concerns ?? []), ...places] };
  });
}
