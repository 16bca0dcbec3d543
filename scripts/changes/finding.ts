// What differs between two states of a contract: one finding for each place, kind of rule and consumer.

import type { Api } from "../../model/apis.ts";
import type { Rating } from "../../model/change.ts";
import type { Contract } from "../../model/contract.ts";
import { type Json, type JsonObject, pointer } from "../../model/document.ts";
import type { Evidence } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import type { Direction, KindName } from "./kinds.ts";
import type { Places } from "./places.ts";

/** Who is concerned. */
export type Users = Record<"operationIds" | "events", string[]>;

/** Everybody of two groups. */
export function union(one: Users, other: Users): Users {
  const both = (key: keyof Users) => [...new Set([...one[key], ...other[key]])];
  return { operationIds: both("operationIds"), events: both("events") };
}

/** One difference, as one consumer meets it. */
export interface ChangeFinding {
  kind: KindName;
  /** JSON pointer in the bundle of its side: the former one, or the new one for what was added. */
  place: string;
  side: "before" | "after";
  users: Users;
  /** Undefined where it is neither sent nor read, such as the ID of an operation. */
  direction?: Direction | undefined;
  before?: Json | undefined;
  after?: Json | undefined;
  /** What the sentence names: values that are new or gone, an address, a day. */
  words: string[];
  /** How well what it is about is known, where that is not the evidence of the place. */
  evidence?: Evidence | undefined;
  /** Whether nothing was promised, where the evidence does not say it. */
  correction?: boolean | undefined;
}

/** Both sides of one contract, and what has been found so far. */
export interface Comparison {
  api: Api;
  before: Contract;
  after: Contract;
  /** Their bundles. */
  documents: Record<"before" | "after", JsonObject>;
  /** Day of the comparison, as YYYY-MM-DD: what was announced for a day is judged by it. */
  today: string;
  found: ChangeFinding[];
  /** What the places of both bundles are, and how well they are known. */
  places: { before: Places; after: Places };
  /** Who meets each component of the former contract, by its pointer. */
  reached: Map<string, Users>;
  /** New pointers of components by their former ones: another name in the same place. */
  renamed: Map<string, string>;
}

/** Where a finding is, and what is there. */
export type Where = Pick<ChangeFinding, "place" | "side" | "before" | "after">;

/** Where something is on the former side, and what it was and is. */
export function wasAt(place: string, before?: Json, after?: Json): Where {
  return { place, side: "before", before, after };
}

/** Where something is that is new. */
export function newAt(place: string, after?: Json): Where {
  return { place, side: "after", after };
}

/** Rules of lists, with a kind for what is gone and one for what is new. */
type ListRule = "undone-by" | "closed-list" | "open-list" | "discriminator";

/** A comparison as one consumer makes it. */
export type Scope = ReturnType<typeof scopeOf>;

/** The scope of a consumer. */
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
    /** Pairs of places that this consumer has been through. */
    seen: new Set<string>(),
    /** Pairs of schemas above this one: what refers to itself would have no end. */
    above: [] as string[],
    /** Notes a finding of this consumer: its kind, where it is, and what the sentence names. */
    note,
    /** Notes what a list has lost, and what it has gained. */
    noteList(rule: ListRule, where: Where, [was, is]: [string[], string[]]): void {
      const [gone, added] = [missing(was, is), missing(is, was)];
      if (gone.length > 0) note(`${rule} gone`, where, gone);
      if (added.length > 0) note(`${rule} new`, where, added);
    },
  };
}

/** The values of one list that another lacks. */
export function missing<T>(values: readonly T[], other: readonly T[]): T[] {
  return values.filter((value) => !other.includes(value));
}

/** A value as it is shown in a sentence: short, in backticks. */
export function showValue(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``;
}

/** Values as they are listed in a sentence. @param last Before the last one: `and`, or `or` for alternatives. */
export function listValues(values: Json[], last: "and" | "or" = "and"): string {
  const few = values.slice(0, 6).map(showValue);
  const more = values.length - few.length;
  if (more > 0) return `${few.join(", ")} ${last} ${more} more`;
  return few.length < 2 ? few.join("") : `${few.slice(0, -1).join(", ")} ${last} ${few.at(-1)}`;
}

/** What only one of two lists has, and what both have, by a key. */
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

/** An operation of both sides. */
export type OperationPair = Record<"before" | "after", Operation>;

/** Method and path without the names of its parameters, which a server does not see. */
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

/** What the compiler says of each consumer in each direction, by `userOf`. */
export type TypeRatings = Map<string, Rating>;

/** A consumer in one direction. */
export function userOf(user: string, direction: Direction): string {
  return `${direction} ${user}`;
}
