// Announces changes: writes their entry, and moves the versions of the contracts with it.

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

/** A contract whose `info.version` was moved: generated/ has to be built again. */
type Moved = { api: Api; from: string; to: string };

/**
 * The bumps that changes ask for: each contract by its wire ratings, the client by the types ratings. Whatever changes a
 * contract is a patch of it at least.
 */
export function bumpsFor(changes: Change[]): Bumps {
  const contracts = apis.map((api) => [api, contractRating(changes.filter((change) => change.api === api))] as const);
  const given = [...contracts, [typesPackage, heaviest(changes.map(({ types }) => types))] as const];
  return Object.fromEntries(given.filter(([, rating]) => rating !== "none"));
}

/**
 * Writes entries of some changes to `.changeset/`, one for each contract, with the bumps that they ask for, and moves
 * `info.version` of the contracts as far as these and the other entries need. A patch needs no entry, and a contract that an
 * entry of this branch names gets no second one.
 * @param text The author's words for integrators, in Markdown; those of a breaking change begin with **Breaking**.
 * @param since The commit that the changes are since: entries since then announce them; all do, if it is none.
 * @returns The bumps of each entry by its path in the repository, all bumps asked for, and the versions that have moved.
 * @throws UserError when there is nothing to announce, what cannot be announced, entries of this branch already, or a text that
 *   says too little; nothing is written then.
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
  // Beside a contract that the change breaks, one that it does not break is told without the mark.
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

const byHand = `nothing has changed in a contract, so there is nothing to fill in. To announce a change of a package, write a file such as
.changeset/mock-has-a-new-flag.md by hand (CONTRIBUTING.md#entries):

---
finance-ramp-mock: minor
---

What changes for who uses the package.`;

/** The way out where there is an entry already, with the bumps that it lacks. */
function editInstead(own: EntryFile | undefined, bumps: Bumps): string | undefined {
  if (own === undefined) return undefined;
  const isLighter = (name: Name, bump: Bump) => heavier(own.bumps[name] ?? "none", bump) !== own.bumps[name];
  const lacking = Object.entries(bumps).filter(([name, bump]) => isLighter(name as Name, bump));
  const needs = lacking.length === 0 ? "" : ` (it needs ${inWords(Object.fromEntries(lacking))})`;
  return `this branch has ${own.file} already; edit it instead${needs}`;
}

/** Refuses words for a breaking change that do not say so. */
function refuseSilent(text: string, changes: Change[], bumps: Bumps): void {
  if (!Object.values(bumps).includes("major") || /^\s*\*\*Breaking/.test(text)) return;
  const onWire = changes.find(({ wire }) => wire === "major")?.text;
  const [why, mark] =
    onWire === undefined
      ? [`${typesOnly}: ${changes.find(({ types }) => types === "major")?.text}`, "**Breaking** for TypeScript code: …"]
      : [`this breaks consumers: ${onWire}`, "**Breaking**: …"];
  throw new UserError(`${why} Begin with "${mark}" and say what changes and what to do`);
}

/** Moves `info.version` of a contract as far as a rating asks; nothing moves that is far enough, or has no release. */
function moveBy(root: string, api: Api, rating: Rating): Moved[] {
  const released = readReleases(api, join(root, "releases/"))[0]?.version;
  if (released === undefined) return [];
  const from = readVersion(root, api);
  const to = leastVersion(released, rating);
  if (compareVersions(from, to) >= 0) return [];
  moveVersion(root, api, to);
  return [{ api, from, to }];
}
