// What a rule of our own is: it looks at both sides of a contract and rates what Redocly's diff cannot.

import type { Api } from "../../model/apis.ts";
import type { Rating } from "../../model/change.ts";
import type { Contract } from "../../model/contract.ts";
import type { Json } from "../../model/document.ts";
import type { Renames } from "./align/renames.ts";
import type { DiffEntry } from "./redocly.ts";

/** Whether a place is read by consumers, written by them, or both. */
export type Direction = "request" | "response";

/** Where a place of a bundle is used. */
export interface Uses {
  operationIds: string[];
  events: string[];
  directions: ReadonlySet<Direction>;
}

/** Both sides of one contract, aligned, and what Redocly's diff says of them. */
export interface Sides {
  api: Api;
  /** The former contract, with the names that components and path parameters have now. */
  before: Contract;
  after: Contract;
  /** What has another name now. */
  renames: Renames;
  /** Day of the comparison, as YYYY-MM-DD: what was announced for a day is judged by it. The real day when left out. */
  today?: string;
  /** Every difference that Redocly's diff sees, with its verdict. */
  entries: DiffEntry[];
  /** Where a place is used, by its JSON pointer in the bundle of that side. */
  uses: { before: (place: string) => Uses; after: (place: string) => Uses };
}

/** What a rule found. Redocly's entries at the same place or below it are dropped: the rule decides. */
export interface Found {
  /** JSON pointer in the bundle before, or in the bundle after for what was added. */
  place: string;
  side: "before" | "after";
  wire: Rating;
  types: Rating;
  before?: Json | undefined;
  after?: Json | undefined;
  /** What changed and what a consumer has to do: one sentence; operations and events are put in front of it. */
  text: string;
  /** Set where the evidence of the place does not soften the rating. */
  asPromised?: true;
  /** Set where the rule itself knows that nothing was promised, for example presence that only a table suggests. */
  correction?: true;
  /** Further places, of either side, whose entries the rule decides with this one. */
  covers?: string[];
  /** Further places, of the same side, whose operations and events it concerns. */
  concerns?: string[];
  /** Set where it is only the name that has changed. */
  isRename?: true;
  /** Set where only the entry of the place itself is dropped and those below it stay: a renamed path or schema. */
  alone?: true;
}

/** A rule of our own. */
export interface Rule {
  name: string;
  /** What it rates and why, in one sentence. */
  says: string;
  find: (sides: Sides) => Found[];
}
