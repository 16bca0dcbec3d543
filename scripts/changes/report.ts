// What npm run changes reports: the changes of all contracts with their heaviest ratings, ready to be written in any format.

import { isDeepStrictEqual } from "node:util";
import { UserError } from "../../cli/command.ts";
import { type Api, apis } from "../../model/apis.ts";
import { type Change, heaviest, type Rating } from "../../model/change.ts";
import { asObject, type JsonObject } from "../../model/document.ts";
import type { EntryFile } from "./entries.ts";
import { rateChanges } from "./rate.ts";
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
  /** `info.version` of each contract on both sides. */
  versions: { api: Api; from: string; to: string }[];
  /** The entries that were written between the two sides; undefined where that is not known. */
  entries?: EntryFile[];
}

/** Rates every change between two bundles of one contract. */
export type RateChanges = (api: Api, before: JsonObject, after: JsonObject) => Promise<Change[]>;

/**
 * Compares two sides, all APIs at the same time.
 * @throws UserError in one line with exit code 2 when they have no API in common.
 */
export async function compare(from: Side, to: Side): Promise<Report> {
  const pairs = apis.flatMap((api) => {
    const [before, after] = [from.documents[api], to.documents[api]];
    return before === undefined || after === undefined ? [] : [{ api, before, after }];
  });
  const has = (side: Side) => `${side.name} has ${Object.keys(side.documents).join(" and ")}`;
  if (pairs.length === 0) throw new UserError(`there is no API on both sides: ${has(from)}, ${has(to)}`, 2);
  const changes = (await Promise.all(pairs.map(({ api, before, after }) => rateBundles(api, before, after)))).flat();
  return {
    ...{ from: from.name, to: to.name, changes },
    wire: heaviest(changes.map(({ wire }) => wire)),
    types: heaviest(changes.map(({ types }) => types)),
    versions: pairs.map(({ api, before, after }) => ({ api, from: versionOf(before), to: versionOf(after) })),
  };
}

/**
 * Rates one API; versions are no change.
 * @throws UserError in one line with exit code 2 for what cannot be compared, such as types that do not compile.
 */
export async function rateBundles(
  api: Api,
  before: JsonObject,
  after: JsonObject,
  rate: RateChanges = rateChanges,
): Promise<Change[]> {
  if (isSame(before, after)) return [];
  try {
    return await rate(api, asVersionOf(before, after), after);
  } catch (error) {
    throw new UserError(`the bundles of ${api} cannot be compared: ${(error as Error).message.split("\n")[0]}`, 2);
  }
}

/** A bundle as another one with its version. */
function asVersionOf(document: JsonObject, other: JsonObject): JsonObject {
  return { ...document, info: { ...asObject(document["info"]), version: asObject(other["info"])["version"] } };
}

/** Whether two bundles differ in nothing but their versions. */
export function isSame(one: JsonObject, other: JsonObject): boolean {
  return isDeepStrictEqual(asVersionOf(one, other), other);
}

function versionOf(document: JsonObject): string {
  return String(asObject(document["info"])["version"] ?? "");
}
