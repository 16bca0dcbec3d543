// What a change of a contract is rated: for who relies on the wire, and for who compiles against the types.

import type { Api } from "./apis.ts";
import type { Json } from "./document.ts";
import type { Evidence } from "./evidence.js";

/** The ratings of a change, the lightest first. */
export const ratings = ["none", "patch", "minor", "major"] as const;

/** How much a change weighs, in the terms of Semantic Versioning. */
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
  /** JSON pointer in the bundle: in the former one, or in the new one for what was added. */
  place: string;
  /** Operations that the place is part of. */
  operationIds: string[];
  /** Event types that the place is part of. */
  events: string[];
  /** How well the place was known before; how well it is known now if it was added. */
  evidence: Evidence;
  before: Json | undefined;
  after: Json | undefined;
  /** One sentence: operation or event, what changed, and what a consumer has to do. */
  text: string;
  /** Set where only something that was never promised was corrected. */
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

/** The heaviest of some ratings; `none` where there are none. */
export function heaviest(all: Rating[]): Rating {
  return all.reduce(heavier, "none");
}
