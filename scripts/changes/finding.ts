// Findings, the differences between two states of a contract: one for each place, kind of difference and consumer.

import type { Api } from "../../model/apis.ts";
import type { Rating } from "../../model/change.ts";
import type { Contract } from "../../model/contract.ts";
import { type Json, type JsonObject, pointer } from "../../model/document.ts";
import type { Evidence } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import type { Direction, KindName } from "./kinds.ts";
import type { Places } from "./places.ts";

/** The consumers that a change concerns, by operation and event. */
export type Users = Record<"operationIds" | "events", string[]>;

/** The users of two groups, each once. */
export function union(one: Users, other: Users): Users {
  const both = (key: keyof Users) => [...new Set([...one[key], ...other[key]])];
  return { operationIds: both("operationIds"), events: both("events") };
}

/** One difference for one consumer. */
export interface ChangeFinding {
  kind: KindName;
  /** JSON pointer in the bundle of `side`: the old bundle, or the new one for an addition. */
  place: string;
  side: "before" | "after";
  users: Users;
  /** Undefined for a place that is neither sent nor read, such as the ID of an operation. */
  direction?: Direction | undefined;
  before?: Json | undefined;
  after?: Json | undefined;
  /** Words for the sentence: new or removed values, an address, a day. */
  words: string[];
  /** Evidence to use instead of that of the place. */
  evidence?: Evidence | undefined;
  /** Whether the change is a correction, if the evidence does not decide it. */
  correction?: boolean | undefined;
}

/** Both sides of one contract, and the findings so far. */
export interface Comparison {
  api: Api;
  before: Contract;
  after: Contract;
  documents: Record<"before" | "after", JsonObject>;
  /** Day of the comparison, as YYYY-MM-DD, for deprecations with a sunset. */
  today: string;
  found: ChangeFinding[];
  /** Kind and evidence of the places of both bundles. */
  places: { before: Places; after: Places };
  /** The users of each component of the old contract, by its pointer. */
  reached: Map<string, Users>;
  /** New pointers of renamed components by their old pointers. */
  renamed: Map<string, string>;
}

/** The place of a finding, and its values. */
export type Where = Pick<ChangeFinding, "place" | "side" | "before" | "after">;

/** A place of the old side, with its old and its new value. */
export function wasAt(place: string, before?: Json, after?: Json): Where {
  return { place, side: "before", before, after };
}

/** A place that only the new side has. */
export function newAt(place: string, after?: Json): Where {
  return { place, side: "after", after };
}

/** Rules of lists. Each has a kind `gone` for removed values and a kind `new` for added values. */
type ListRule = "undone-by" | "closed-list" | "open-list" | "discriminator";

/** A comparison for one consumer. */
export type Scope = ReturnType<typeof scopeOf>;

export function scopeOf(comparison: Comparison, users: Partial<Users>, direction?: Direction) {
  const all: Users = { operationIds: [], events: [], ...users };
  const note = (
    kind: KindName,
    where: Where,
    words: string[] = [],
    more: Pick<ChangeFinding, "evidence" | "correction"> = {},
  ) => void comparison.found.push({ words, ...where, ...more, kind, users: all, direction });
  return {
    comparison,
    users: all,
    direction,
    /** Pairs of places that were compared for this consumer. */
    seen: new Set<string>(),
    /** Pairs of schemas above the current one, against endless recursion. */
    above: [] as string[],
    note,
    /** Notes the values that a list has lost, and those that it has gained. */
    noteList(rule: ListRule, where: Where, [was, is]: [string[], string[]]): void {
      const [gone, added] = [missing(was, is), missing(is, was)];
      if (gone.length > 0) note(`${rule} gone`, where, gone);
      if (added.length > 0) note(`${rule} new`, where, added);
    },
  };
}

/** The values of one list that another list lacks. */
export function missing<T>(values: readonly T[], other: readonly T[]): T[] {
  return values.filter((value) => !other.includes(value));
}

/** A value for a sentence: shortened, in backticks. */
export function showValue(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``;
}

/** Values as an enumeration in a sentence. @param last The word before the last value. */
export function listValues(values: Json[], last: "and" | "or" = "and"): string {
  const few = values.slice(0, 6).map(showValue);
  const more = values.length - few.length;
  if (more > 0) return `${few.join(", ")} ${last} ${more} more`;
  return few.length < 2 ? few.join("") : `${few.slice(0, -1).join(", ")} ${last} ${few.at(-1)}`;
}

/** Compares two lists by a key: the items that only one list has, and the items that both have. */
export function pairUp<T>(was: readonly T[], is: readonly T[], keyOf: (one: T) => string) {
  const byKey = (list: readonly T[]) => new Map(list.toReversed().map((one) => [keyOf(one), one]));
  const [former, now] = [byKey(was), byKey(is)];
  return {
    gone: was.filter((one) => !now.has(keyOf(one))),
    added: is.filter((one) => !former.has(keyOf(one))),
    both: was.flatMap((before) => {
      const after = now.get(keyOf(before));
      return after === undefined ? [] : [{ before, after }];
    }),
  };
}

/** An operation on both sides. */
export type OperationPair = Record<"before" | "after", Operation>;

/** Method and path without the names of the path parameters, which a server does not see. */
export function addressOf({ method, path }: Pick<Operation, "method" | "path">): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}

/** JSON pointer of an operation. */
export function operationAt(
  { path, method }: Pick<Operation, "method" | "path">,
  ...keys: (string | number)[]
): string {
  return pointer("/paths", path, method.toLowerCase(), ...keys);
}

/** The operations that both sides have. */
export function operationPairs({ before, after }: Comparison): OperationPair[] {
  return pairUp(before.operations, after.operations, addressOf).both;
}

/** The compiler's rating for each consumer and direction, by `userOf`. */
export type TypeRatings = Map<string, Rating>;

/** The key of a consumer in one direction. */
export function userOf(user: string, direction: Direction): string {
  return `${direction} ${user}`;
}
