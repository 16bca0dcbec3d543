// Announces changes: writes their entry, and moves the versions of the contracts with it.

import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { type Api, apis, root as repository } from "../../model/apis.ts";
import { type Change, heavier, heaviest, type Rating } from "../../model/change.ts";
import { compareVersions, readReleases } from "../../model/releases.ts";
import { type Bump, type Bumps, heaviestBump, type Name, readEntries, typesPackage, writeEntry } from "./entries.ts";
import { leastVersion, moveVersion, readVersion } from "./versions.ts";

/** What `addEntry` did. */
export interface Added {
  /** Path of the entry in the repository. */
  file: string;
  bumps: Bumps;
  /** The contracts whose `info.version` was moved: generated/ has to be built again. */
  moved: { api: Api; from: string; to: string }[];
}

/**
 * The bumps that changes ask for: each contract by its wire ratings, the client by the types ratings. Whatever changes a
 * contract is a patch of it at least.
 */
export function bumpsFor(changes: Change[]): Bumps {
  const given: [Name, Rating][] = [];
  for (const api of apis) {
    const own = changes.filter((change) => change.api === api);
    const wire = heaviest(own.map((change) => change.wire));
    if (own.some((change) => heavier(change.wire, change.types) !== "none")) given.push([api, heavier(wire, "patch")]);
  }
  given.push([typesPackage, heaviest(changes.map((change) => change.types))]);
  return Object.fromEntries(given.filter((pair): pair is [Name, Bump] => pair[1] !== "none"));
}

/**
 * Writes the entry of some changes to `.changeset/`, with the bumps that they ask for, and moves `info.version` of the
 * contracts as far as these and the other entries need.
 * @param text The author's words for integrators, in Markdown; those of a breaking change begin with **Breaking**.
 * @param changes What is announced.
 * @param root The repository.
 * @throws UserError when there is nothing to announce, or the text says too little; nothing is written then.
 */
export function addEntry(text: string, changes: Change[], root: string = repository): Added {
  const bumps = bumpsFor(changes);
  if (Object.keys(bumps).length === 0)
    throw new UserError("nothing has changed in a contract; write the entry of a package by hand, in .changeset/", 2);
  const isMajor = Object.values(bumps).includes("major");
  if (isMajor && !/^\s*\*\*Breaking/.test(text)) {
    const broken = changes.find(({ wire, types }) => wire === "major" || types === "major");
    throw new UserError(`this breaks (${broken?.text}); begin with **Breaking** and say what to do`, 2);
  }
  const file = writeEntry(root, { bumps, text });
  const { entries } = readEntries(root);
  const moved = apis.flatMap((api) => {
    const released = readReleases(api, join(root, "releases/"))[0]?.version;
    if (released === undefined || bumps[api] === undefined) return [];
    const from = readVersion(root, api);
    const to = leastVersion(released, heaviestBump(entries, api));
    if (compareVersions(from, to) >= 0) return [];
    moveVersion(root, api, to);
    return [{ api, from, to }];
  });
  return { file, bumps, moved };
}
