// Announces changes: writes their entries and raises the versions of the contracts.

import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { type Api, apis, root as repository } from "../../model/apis.ts";
import { type Change, heavier, heaviest, type Rating } from "../../model/change.ts";
import { compareVersions, readReleases } from "../../model/releases.ts";
import { contractRating, isRefused, refusedChanges, typesOnly } from "./announcement.ts";
import {
  type Bump,
  type Bumps,
  type EntryFile,
  entriesSince,
  heaviestBump,
  inWords,
  type Name,
  readEntries,
  typesPackage,
  writeEntries,
} from "./entries.ts";
import { leastVersion, moveVersion, readVersion } from "./versions.ts";

/** A contract whose `info.version` was raised, so that generated/ must be built again. */
type Moved = { api: Api; from: string; to: string };

/**
 * The bumps that changes need: of each contract by its wire ratings, of the client by the types ratings. Any change of
 * a contract is at least a patch.
 */
export function bumpsFor(changes: Change[]): Bumps {
  const contracts = apis.map((api) => [api, contractRating(changes.filter((change) => change.api === api))] as const);
  const given = [...contracts, [typesPackage, heaviest(changes.map(({ types }) => types))] as const];
  return Object.fromEntries(given.filter(([, rating]) => rating !== "none"));
}

/**
 * Writes an entry for each changed contract to `.changeset/`, with the bumps that its changes need, and raises
 * `info.version` of the contracts as far as all entries need. A patch gets no entry, and neither does a contract that
 * another entry of this branch names.
 * @param text The author's words for integrators, in Markdown; for a breaking change, they begin with **Breaking**.
 * @param since Commit before the changes; only entries since then announce them. Undefined: all entries do.
 * @returns The bumps of each new entry by its path in the repository, all bumps, and the versions that were raised.
 * @throws UserError for no changes, refused changes, entries that exist already, or a text that says too little. Then
 *   no file is written.
 */
export function addEntry(
  text: string,
  changes: Change[],
  { since, root = repository }: { since: string | undefined; root?: string },
) {
  const bumps = bumpsFor(changes);
  if (Object.keys(bumps).length === 0) throw new UserError(byHand, 2);
  if (changes.some(isRefused)) throw new UserError(refusedChanges(changes).join("\n"));
  const asked = apis.map((api) => bumpsFor(changes.filter((change) => change.api === api)));
  const needed = asked.filter((one) => Object.values(one).some((bump) => bump !== "patch"));
  if (needed.length === 0) return { files: {}, bumps, moved: [] as Moved[] };
  const written = readEntries(root).entries;
  const own = since === undefined ? written : entriesSince(root, since, written);
  const entryFor = (one: Bumps) => own.find((entry) => apis.some((api) => one[api] && entry.bumps[api]));
  const lacking = needed.filter((one) => entryFor(one) === undefined);
  const instead = needed.map((one) => editInstead(entryFor(one), one)).filter(Boolean);
  if (lacking.length === 0) throw new UserError(`${instead.join("\n")}, or write a second one by hand`);
  refuseSilent(text, changes, bumps);
  const isMajor = (one: Bumps) => Object.values(one).includes("major");
  // If the change breaks one contract and not another one, the entry of the other one has no **Breaking**.
  const unmarked = text.replace(/^\s*\*\*Breaking\*\*[^:]*:\s*(.)/, (_, first: string) => first.toUpperCase());
  const wordsFor = (one: Bumps) => (isMajor(one) || !lacking.some(isMajor) ? text : unmarked);
  const added = writeEntries(
    root,
    lacking.map((one) => ({ bumps: one, text: wordsFor(one) })),
  );
  const files = Object.fromEntries(added.map((file, index) => [file, lacking[index] as Bumps]));
  const { entries } = readEntries(root);
  const moved = apis.flatMap((api) => (bumps[api] === undefined ? [] : moveBy(root, api, heaviestBump(entries, api))));
  return { files, bumps, moved };
}

const byHand = `no contract has changed, so there are no bumps to fill in. To announce a change of a package, write a file
such as .changeset/mock-has-a-new-flag.md by hand (CONTRIBUTING.md#entries):

---
finance-ramp-mock: minor
---

What changes for users of the package.`;

/** The advice to edit an entry that exists already, with the bumps that it lacks. */
function editInstead(own: EntryFile | undefined, bumps: Bumps): string | undefined {
  if (own === undefined) return undefined;
  const isLighter = (name: Name, bump: Bump) => heavier(own.bumps[name] ?? "none", bump) !== own.bumps[name];
  const lacking = Object.entries(bumps).filter(([name, bump]) => isLighter(name as Name, bump));
  const needs = lacking.length === 0 ? "" : ` (it needs ${inWords(Object.fromEntries(lacking))})`;
  return `this branch has ${own.file} already; edit it instead${needs}`;
}

/** Refuses a text that announces a breaking change without **Breaking**. */
function refuseSilent(text: string, changes: Change[], bumps: Bumps): void {
  if (!Object.values(bumps).includes("major") || /^\s*\*\*Breaking/.test(text)) return;
  const onWire = changes.find(({ wire }) => wire === "major")?.text;
  const [why, mark] =
    onWire === undefined
      ? [`${typesOnly}: ${changes.find(({ types }) => types === "major")?.text}`, "**Breaking** for TypeScript code: …"]
      : [`this breaks consumers: ${onWire}`, "**Breaking**: …"];
  throw new UserError(`${why} Begin with "${mark}" and say what changes and what to do`);
}

/** Raises `info.version` of a contract as far as a rating needs, unless it is high enough or was never released. */
function moveBy(root: string, api: Api, rating: Rating): Moved[] {
  const released = readReleases(api, join(root, "releases/"))[0]?.version;
  if (released === undefined) return [];
  const from = readVersion(root, api);
  const to = leastVersion(released, rating);
  if (compareVersions(from, to) >= 0) return [];
  moveVersion(root, api, to);
  return [{ api, from, to }];
}
