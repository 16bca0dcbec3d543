// A change of a contract and its two ratings: for users of the HTTP interface, and for code that uses the types.

import type { Api } from "./apis.ts";
import type { Json } from "./document.ts";
import type { Evidence } from "./evidence.js";

/** The ratings of a change, the lightest first. */
export const ratings = ["none", "patch", "minor", "major"] as const;

/** Weight of a change, in the terms of Semantic Versioning. */
export type Rating = (typeof ratings)[number];

/** One change between two states of a contract. */
export interface Change {
  api: Api;
  /** Whether it can break a consumer who relied on what was documented. */
  wire: Rating;
  /** Whether code written against the types stops compiling. */
  types: Rating;
  /** Name of the rule that rated it. */
  rule: string;
  /** JSON pointer in the old bundle, or in the new bundle for an addition. */
  place: string;
  /** Operations that the place is part of. */
  operationIds: string[];
  /** Event types that the place is part of. */
  events: string[];
  /** Evidence of the place in the old bundle, or in the new bundle for an addition. */
  evidence: Evidence;
  before: Json | undefined;
  after: Json | undefined;
  /** One sentence: operation or event, what changed, and what a consumer must do. */
  text: string;
  /** Set if the change corrects a place that was not documented. */
  correction?: true;
}

/** The heavier of two ratings. */
export function heavier(a: Rating, b: Rating): Rating {
  return ratings.indexOf(a) >= ratings.indexOf(b) ? a : b;
}

/** The lighter of two ratings. */
export function lighter(a: Rating, b: Rating): Rating {
  return heavier(a, b) === a ? b : a;
}

/** The heaviest of some ratings; `none` for an empty list. */
export function heaviest(all: Rating[]): Rating {
  return all.reduce(heavier, "none");
}
