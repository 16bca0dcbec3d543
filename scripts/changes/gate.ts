// The gate: a change of a contract needs the right version and, if it concerns integrators, an entry.

import { dirname, join } from "node:path";
import { apis } from "../../model/apis.ts";
import { type Change, heavier } from "../../model/change.ts";
import type { JsonObject } from "../../model/document.ts";
import { readBundle } from "../../model/load.ts";
import { readReleased, readReleases } from "../../model/releases.ts";
import { capChanges, contractRating, idle, refusedChanges, unannouncedChanges } from "./announcement.ts";
import { fileAt, findBase, git, hasHistory } from "./base.ts";
import { entriesSince, heaviestBump, readEntries } from "./entries.ts";
import { rateChanges } from "./rate.ts";
import { isSame, type RateChanges, rateBundles } from "./report.ts";
import { checkVersion, readVersion } from "./versions.ts";

export interface GateOptions {
  /** Path of the repository, with a trailing slash. */
  root: string;
  /** Replacement for tests. */
  rate?: RateChanges;
  env?: NodeJS.ProcessEnv;
}

/**
 * Compares the working tree with the last releases, and on a branch also with its base on main. If there are refused
 * changes, such as a removal before its sunset, only these are reported.
 * @returns Problems and notes, one line each, and the changes since the last releases. The gate fails on any problem.
 * @throws UserError with exit code 2 in CI without a base, and when bundles cannot be compared.
 */
export async function gate({ root, rate = rateChanges, env = process.env }: GateOptions) {
  const base = findBase(root, env);
  // All other checks compare with the releases, so these come first.
  const edited = editedReleases(root, base.commit);
  if (edited.length > 0) return { problems: edited, notes: [], changes: [] };
  const { entries, problems } = readEntries(root);
  const notes = base.why === undefined ? [] : [base.why];
  const touched = base.commit === undefined ? [] : entriesSince(root, base.commit, entries);
  const changes: Change[] = [];
  const never: string[] = [];
  for (const api of apis) {
    const now = readBundle(api, join(root, "generated")).document;
    const released = readReleases(api, join(root, "releases/"))[0]?.version;
    if (released === undefined) {
      notes.push(`${api} has no release yet: npm run release makes the first one`);
      continue;
    }
    const last = readReleased(api, released, join(root, "releases/")).document;
    const since = await rateBundles(api, last, now, rate);
    changes.push(...since);
    const { commit } = since.length === 0 ? {} : base;
    const text = commit && fileAt(root, commit, `generated/${api}/openapi.json`);
    if (commit && !text)
      notes.push(
        `main had no generated/${api}/openapi.json at ${commit.slice(0, 7)}; compared with the last release only`,
      );
    const before = text ? (JSON.parse(text) as JsonObject) : undefined;
    const own = before === undefined || isSame(before, last) ? since : await rateBundles(api, before, now, rate);
    never.push(...refusedChanges([...since, ...own]));
    // Changes of the branch first: a new entry for them often suffices.
    const lacks =
      before === undefined ? [] : unannouncedChanges(api, capChanges(own, since), touched, "on this branch");
    const missing = lacks.length > 0 ? lacks : unannouncedChanges(api, since, entries, `since ${released}`);
    problems.push(...missing, ...idle(api, since, entries));
    // For an unchanged contract, `idle` has reported the entry, so the entry asks for no version.
    const rating = since.length === 0 ? "none" : heavier(contractRating(since), heaviestBump(entries, api));
    const wrong = checkVersion(api, released, readVersion(root, api), rating);
    if (wrong !== undefined) problems.push(wrong);
  }
  return { problems: [...new Set(never.length > 0 ? never : problems)], notes, changes };
}

/**
 * Compares releases/ with a commit, and with the commits of the releases.
 * @param commit The base of the branch; the last commit when left out.
 * @returns One line for each file that differs from its release; none without a history.
 */
function editedReleases(root: string, commit = "HEAD"): string[] {
  if (!hasHistory(root)) return [];
  const lines = (...args: string[]) => (git(root, ...args, "--", "releases/") ?? "").split("\n").filter(Boolean);
  // Git prints status and file on each line, separated by a tab.
  const statuses = (...args: string[]) =>
    lines(...args, "--name-status", "--no-renames").map((line) => line.split("\t").reverse() as [string, string]);
  const untracked = lines("ls-files", "--others", "--exclude-standard").map((file): [string, string] => [file, "A"]);
  const since = new Map([...statuses("diff", commit), ...untracked]);
  // The last status of each file in the history, to find edits after the release. Git lists the newest commit first.
  const before = new Map(statuses("log", "--format=").reverse());
  const isReleased = (file: string) => (git(root, "ls-tree", commit, `${dirname(file)}/`) ?? "") !== "";
  const problems = [...since, ...[...before].filter(([file, status]) => status !== "A" && !since.has(file))].map(
    ([file, status]) => {
      if (!since.has(file))
        return `${file} was edited after its release; restore it: git log --patch -- ${file} shows what was released`;
      if (status !== "A")
        return `${file} is released and must not change; restore it: git checkout ${commit.slice(0, 7)} -- ${file}`;
      if (isReleased(file)) return `${file} is not part of the published release; remove it`;
      return `${file} is not from npm run release, which makes releases on main; remove it`;
    },
  );
  return problems;
}
