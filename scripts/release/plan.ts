// Plans a release: the contracts and packages, with old and new versions and reasons.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { type Api, apis } from "../../model/apis.ts";
import { type Change, heavier, heaviest } from "../../model/change.ts";
import { compareVersions, readReleases } from "../../model/releases.ts";
import { contractRating } from "../changes/announcement.ts";
import { commitOf, git } from "../changes/base.ts";
import {
  type EntryFile,
  heaviestBump,
  type PackageName,
  packages,
  readEntries,
  typesPackage,
} from "../changes/entries.ts";
import { type GateOptions, gate } from "../changes/gate.ts";
import { counts } from "../changes/report.ts";
import { bumpVersion, readVersion } from "../changes/versions.ts";
import { readChangelog, sectionOf } from "./history.ts";

/** A new version of a contract or package. */
interface Move<Name> {
  name: Name;
  /** The version before; undefined for the first release. */
  from: string | undefined;
  to: string;
  /** Why the version rises this far. */
  reason: string;
  /** The entries that name the contract or package. */
  entries: EntryFile[];
}

export interface ContractMove extends Move<Api> {
  changes: Change[];
}

export interface PackageMove extends Move<PackageName> {
  /** Folder of the package in the repository. */
  folder: string;
  /** The changes of its types. */
  changes: Change[];
  /** The new contract versions in the package, such as `finance 1.11.0`. */
  carries: string[];
}

export interface ReleasePlan {
  /** Day of the release, as YYYY-MM-DD. */
  date: string;
  contracts: ContractMove[];
  packages: PackageMove[];
  /** All entries; the release deletes their files. */
  entries: EntryFile[];
  /** Remarks of the gate, one line each. */
  notes: string[];
}

/**
 * Plans the release of all changes since the last one.
 * @param date Day of the release, as YYYY-MM-DD.
 * @returns The plan; without contracts and packages if there is nothing to release.
 * @throws UserError when the gate reports problems, or a version was released before.
 */
export async function planRelease(date: string, options: GateOptions): Promise<ReleasePlan> {
  const { root } = options;
  const { problems, notes, changes } = await gate(options);
  if (problems.length > 0) throw new UserError(`the changes are not ready to be released.\n${problems.join("\n")}`);
  const { entries } = readEntries(root);
  const contracts = apis.flatMap((api) => contractMove(root, api, changes, entries) ?? []);
  const names = Object.keys(packages) as PackageName[];
  const moved = names.flatMap((name) => packageMove(root, name, contracts, entries) ?? []);
  const plan = { date, contracts, packages: moved, entries, notes };
  refuseExisting(root, plan);
  return plan;
}

/** The tags of a release, such as `finance@1.11.0`. */
export function tagsOf({ contracts, packages: moved }: ReleasePlan): string[] {
  return [...contracts, ...moved].map(({ name, to }) => `${name}@${to}`);
}

function contractMove(root: string, api: Api, all: Change[], entries: EntryFile[]): ContractMove | undefined {
  const released = readReleases(api, join(root, "releases/"))[0]?.version;
  const now = readVersion(root, api);
  const own = { name: api, entries: entries.filter(({ bumps }) => bumps[api] !== undefined) };
  if (released === undefined) return { ...own, from: undefined, to: now, reason: "first release", changes: [] };
  const changes = all.filter((change) => change.api === api);
  const announced = heaviestBump(entries, api);
  const rating = heavier(contractRating(changes), announced);
  if (rating === "none") return undefined;
  const asked = bumpVersion(released, rating);
  const to = compareVersions(now, released) > 0 ? now : asked;
  const further = to === asked ? "" : `; these need ${asked}, and info.version is ${to}`;
  const reason = `changes: ${counts(changes, (change) => contractRating([change])) || "none"}; entries: ${announced}${further}`;
  return { ...own, from: released, to, reason, changes };
}

function packageMove(
  root: string,
  name: PackageName,
  contracts: ContractMove[],
  all: EntryFile[],
): PackageMove | undefined {
  const folder = packages[name];
  const { version } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as { version: string };
  const entries = all.filter(({ bumps }) => bumps[name] !== undefined);
  const isReleased = sectionOf(readChangelog(root, folder), version) !== undefined;
  const changed = contracts.filter(({ from }) => from !== undefined);
  const carries = changed.map((contract) => `${contract.name} ${contract.to}`);
  const own = { name, folder, entries, carries };
  if (!isReleased) return { ...own, from: undefined, to: version, reason: "first release", changes: [] };
  const changes = name === typesPackage ? changed.flatMap((contract) => contract.changes) : [];
  const types = heaviest(changes.map((change) => change.types));
  const announced = heaviestBump(entries, name);
  // Each package contains the bundles, so new bundles need a new version.
  const rating = heavier(heavier(types, announced), carries.length > 0 ? "patch" : "none");
  if (rating === "none") return undefined;
  const reasons = [`entries: ${announced}`, ...(carries.length > 0 ? [`has ${carries.join(", ")}`] : [])];
  if (name === typesPackage) reasons.unshift(`types: ${types}`);
  return { ...own, from: version, to: bumpVersion(version, rating), reason: reasons.join("; "), changes };
}

/** Refuses a version that was released before, on this branch or another one. */
function refuseExisting(root: string, plan: ReleasePlan): void {
  for (const { name, to } of plan.contracts)
    if (existsSync(join(root, `releases/${name}/${to}`)))
      throw new UserError(`releases/${name}/${to} exists; write a later info.version in openapi/${name}/openapi.yaml`);
  for (const { name, folder, to, from } of plan.packages)
    if (from !== undefined && sectionOf(readChangelog(root, folder), to) !== undefined)
      throw new UserError(`${folder}/CHANGELOG.md has ${name} ${to} already; write the last version in package.json`);
  for (const tag of tagsOf(plan)) {
    const commit = commitOf(root, `refs/tags/${tag}`);
    if (commit === undefined) continue;
    // A tag on this branch is not from a release: the record of a release was checked above.
    const isOurs = git(root, "merge-base", "--is-ancestor", commit, "HEAD") !== undefined;
    const lacks = isOurs ? "which is not a release commit" : "which is not on this branch";
    const way = `if the tag is a mistake and not pushed: git tag -d ${tag}`;
    throw new UserError(`${tag} is tagged on ${commit.slice(0, 7)}, ${lacks}; ${way}`);
  }
}
