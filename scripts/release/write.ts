// Writes a release: versions, bundles, records and changelogs; then one commit, then the tags.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { heaviest } from "../../model/change.ts";
import type { Release } from "../../model/releases.ts";
import { git, runGit } from "../changes/base.ts";
import { moveVersion } from "../changes/versions.ts";
import { contractSection, packageSection, withSections } from "./changelog.ts";
import { readChangelog } from "./history.ts";
import { type ContractMove, type PackageMove, type ReleasePlan, tagsOf } from "./plan.ts";

/** Builds generated/ of a repository from its openapi/. */
export type Build = (root: string) => Promise<void>;

/** The reasons why a release is not possible, each with what to do. */
export function refusals(root: string): string[] {
  const status = git(root, "status", "--porcelain");
  if (status === undefined) return ["this is not a Git repository, so nothing can be committed or tagged; use a clone"];
  const branch = git(root, "symbolic-ref", "--short", "--quiet", "HEAD") ?? "a commit without a branch";
  return [
    ...(branch === "main" ? [] : [`releases are made on main, and this is ${branch}: git switch main`]),
    ...(status === "" ? [] : ["the working tree has changes that are not committed; commit or stash them"]),
  ];
}

/**
 * Writes, commits and tags a release.
 * @param root Path of the repository, without uncommitted changes.
 * @throws UserError that says how to undo an incomplete release.
 */
export async function writeRelease(root: string, plan: ReleasePlan, build: Build): Promise<void> {
  const tags = tagsOf(plan);
  await undoable("git restore . && git clean -fd releases", () => writeFiles(root, plan, build));
  await undoable("git restore --staged --worktree . && git clean -fd releases", () => {
    runGit(root, "add", "--all");
    runGit(root, "commit", "--quiet", "--message", `Release ${tags.join(", ").replaceAll("@", " ")}`);
  });
  await undoable(`git tag --delete ${tags.join(" ")}; git reset --hard HEAD~1`, () => {
    // Annotated, because git push --follow-tags pushes no other tags.
    for (const tag of tags) runGit(root, "tag", "--annotate", tag, "--message", `Release ${tag.replace("@", " ")}`);
  });
}

/** Runs a part of a release; an error says how to undo the release. */
async function undoable(undo: string, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const why = (error as Error).message.trim().split("\n")[0];
    throw new UserError(`the release stopped half-way (${why}); undo it: ${undo}`);
  }
}

async function writeFiles(root: string, plan: ReleasePlan, build: Build): Promise<void> {
  for (const { name, to } of plan.contracts) moveVersion(root, name, to);
  if (plan.contracts.length > 0) await build(root);
  for (const contract of plan.contracts) writeRecord(root, contract, plan.date);
  const sections = plan.contracts.map((contract) => contractSection(contract, plan.date));
  writeFileSync(join(root, "CHANGELOG.md"), withSections(readChangelog(root), sections));
  for (const moved of plan.packages) {
    const file = join(root, moved.folder, "CHANGELOG.md");
    writeFileSync(file, withSections(readChangelog(root, moved.folder), [packageSection(moved, plan.date)]));
  }
  writeManifests(root, plan.packages);
  for (const { file } of plan.entries) rmSync(join(root, file));
}

/** The immutable record of a contract's release. */
function writeRecord(root: string, { name, to, entries, changes }: ContractMove, date: string): void {
  const folder = join(root, "releases", name, to);
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, "generated", name, "openapi.json"), join(folder, "openapi.json"));
  const release: Release = {
    api: name,
    version: to,
    date,
    wire: heaviest(changes.map(({ wire }) => wire)),
    types: heaviest(changes.map(({ types }) => types)),
    entries: entries.map(({ text, breaking }) => ({ text, breaking })),
    changes,
  };
  writeFileSync(join(folder, "release.json"), `${JSON.stringify(release, null, 2)}\n`);
}

/** Writes the new versions of packages to package.json and the lock file; no package depends on another. */
function writeManifests(root: string, moved: PackageMove[]): void {
  for (const { folder, to } of moved)
    editJson<object>(join(root, folder, "package.json"), (manifest) => Object.assign(manifest, { version: to }));
  editJson<{ packages: Record<string, object> }>(join(root, "package-lock.json"), ({ packages }) => {
    for (const { folder, to } of moved) Object.assign(packages[folder] ?? {}, { version: to });
  });
}

/** Edits a JSON file with an indentation of two spaces, as npm and Biome use. */
function editJson<T>(file: string, edit: (value: T) => void): void {
  const value = JSON.parse(readFileSync(file, "utf8")) as T;
  edit(value);
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
