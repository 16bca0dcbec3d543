// What npm run changes reports: the changes of all contracts with their heaviest ratings, ready to be written in any format.

import { UserError } from "../../cli/command.ts";
import { type Api, apis } from "../../model/apis.ts";
import { type Change, heaviest, type Rating, ratings } from "../../model/change.ts";
import { asObject, type JsonObject } from "../../model/document.ts";
import type { EntryFile } from "./entries.ts";
import { byWeight, rateChanges } from "./rate.ts";
import type { Side } from "./sides.ts";

/** What changed between two sides. */
export interface Report {
  /** What was compared, for people. */
  from: string;
  to: string;
  /** The heaviest ratings of all changes. */
  wire: Rating;
  types: Rating;
  /** Breaking changes first within each API, in the order of the APIs. */
  changes: Change[];
  /** The contracts whose `info.version` differs. */
  versions: { api: Api; from: string; to: string }[];
  /** The entries that were written between the two sides; undefined where that is not known. */
  entries?: EntryFile[];
}

/** A bundle on both sides. */
export interface Pair {
  api: Api;
  before: JsonObject;
  after: JsonObject;
}

/** The APIs that both sides have. */
export function pairsOf(from: Side, to: Side): Pair[] {
  const pairs = apis.flatMap((api) => {
    const [before, after] = [from.documents[api], to.documents[api]];
    return before === undefined || after === undefined ? [] : [{ api, before, after }];
  });
  if (pairs.length > 0) return pairs;
  const has = (side: Side) => `${side.name} has ${Object.keys(side.documents).join(" and ")}`;
  throw new UserError(`there is no API on both sides: ${has(from)}, ${has(to)}`, 2);
}

/**
 * Compares two sides, all APIs at the same time.
 * @throws UserError in one line with exit code 2 when they have no API in common.
 */
export async function compare(from: Side, to: Side): Promise<Report> {
  const pairs = pairsOf(from, to);
  const rated = await Promise.all(pairs.map(rate));
  const changes = [...rated.flat(), ...wholeApis(from, to)];
  return {
    from: from.name,
    to: to.name,
    wire: heaviest(changes.map(({ wire }) => wire)),
    types: heaviest(changes.map(({ types }) => types)),
    changes: apis.flatMap((api) => changes.filter((change) => change.api === api).sort(byWeight)),
    versions: pairs
      .map(({ api, before, after }) => ({ api, from: versionOf(before), to: versionOf(after) }))
      .filter((one) => one.from !== one.to),
  };
}

/** Rates one API. What a bundle cannot be compared for, such as types that do not compile, is said in one line. */
async function rate({ api, before, after }: Pair): Promise<Change[]> {
  try {
    return await rateChanges(api, before, after);
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new UserError(`the bundles of ${api} cannot be compared: ${reason}`, 2);
  }
}

/** APIs that one side lacks although it is whole: they are new, or gone. */
function wholeApis(from: Side, to: Side): Change[] {
  if (!from.isWhole || !to.isWhole) return [];
  return apis.flatMap((api) => {
    const [before, after] = [from.documents[api], to.documents[api]];
    if ((before === undefined) === (after === undefined)) return [];
    const rating: Rating = after === undefined ? "major" : "minor";
    const says = after === undefined ? "the API is gone; stop using it" : "the API is new; use it if you need it";
    const rule = after === undefined ? "api-removed" : "api-added";
    return [
      {
        ...{ api, wire: rating, types: rating, rule, place: "", operationIds: [], events: [], evidence: "documented" },
        before: before && { version: versionOf(before) },
        after: after && { version: versionOf(after) },
        text: `${api}: ${says}.`,
      } satisfies Change,
    ];
  });
}

/** `info.version` of a bundle. */
export function versionOf(document: JsonObject): string {
  return String(asObject(document["info"])["version"] ?? "");
}

/** The changes of each API that has any. */
export function byApi(changes: Change[]): { api: Api; changes: Change[] }[] {
  return apis
    .map((api) => ({ api, changes: changes.filter((change) => change.api === api) }))
    .filter((group) => group.changes.length > 0);
}

/** The heavier of both ratings of a change: what decides where it is listed. */
export function weightOf({ wire, types }: Change): Rating {
  return heaviest([wire, types]);
}

/** Whether only TypeScript code breaks. */
export function breaksTypesOnly({ wire, types }: Change): boolean {
  return types === "major" && wire !== "major";
}

/** How many changes have which rating on the wire, the heaviest first: `2 major, 1 minor`. */
export function counts(changes: Change[]): string {
  return [...ratings]
    .reverse()
    .map((rating) => ({ rating, count: changes.filter(({ wire }) => wire === rating).length }))
    .filter(({ count }) => count > 0)
    .map(({ rating, count }) => `${count} ${rating}`)
    .join(", ");
}
