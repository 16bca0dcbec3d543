// The base of the branch in Git: the commit of main that it began at, and the files there.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";

/** The branch that releases are made on, as it is called here and on the host. */
const mains = ["origin/main", "main"];

/** Runs Git. @returns What it printed, without the last line break; undefined when it failed or is not installed. */
export function git(root: string, ...args: string[]): string | undefined {
  try {
    return runGit(root, ...args);
  } catch {
    return undefined; // Each caller knows what that means for it.
  }
}

/** Like `git`, for what has to succeed. @throws Error with what Git says. */
export function runGit(root: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status === 0) return stdout.replace(/\n$/, "");
  throw new Error(`git ${args[0]}: ${error?.message ?? stderr.trim()}`);
}

/** Whether a folder is the top of a Git repository; a tarball is not, nor is a copy inside of another repository. */
export function hasHistory(root: string): boolean {
  return existsSync(join(root, ".git"));
}

/** In CI, a check that did not run must not look like one that passed. */
const isCi = (env: NodeJS.ProcessEnv): boolean => !["", "0", "false", undefined].includes(env["CI"]);

/**
 * Finds the base of the branch: the commit of main that it began at; undefined where there is nothing to compare with. On main,
 * which needs none, nothing says why.
 * @param env The environment; `CI` makes a history that is missing in part an error.
 * @throws UserError with exit code 2 in CI, when there is no history, the clone is shallow, or main is not there.
 */
export function findBase(
  root: string,
  env: NodeJS.ProcessEnv = process.env,
): { commit: string | undefined; why?: string } {
  const missing = (why: string) => {
    if (isCi(env))
      throw new UserError(`${why}; fetch the whole history, with main (actions/checkout: fetch-depth: 0)`, 2);
    return { commit: undefined, why: `${why}; compared with the last releases only, not with main` };
  };
  if (!hasHistory(root)) return missing("there is no Git history here");
  const isShallow = git(root, "rev-parse", "--is-shallow-repository");
  if (isShallow === undefined) return missing("Git cannot read this repository");
  if (isShallow === "true") return missing("the clone is shallow");
  if (git(root, "symbolic-ref", "--short", "HEAD") === "main") return { commit: undefined };
  const known = mains.filter((name) => commitOf(root, name) !== undefined);
  if (known.length === 0) return missing("there is no branch main to compare with");
  // Of two that differ, the one the branch has more of.
  const commit = git(root, "merge-base", "HEAD", ...known);
  return commit === undefined ? missing("this branch has no commit in common with main") : { commit };
}

/** The commit that a name stands for; undefined where it is none. */
export function commitOf(root: string, ref: string): string | undefined {
  // A name that begins with a dash would be an option of Git.
  return ref.startsWith("-") ? undefined : git(root, "rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
}

/**
 * Finds where the branch began that HEAD is on: what a ref has gained since is not this branch's doing.
 * @param ref What the branch is compared with, such as `main`.
 * @returns Undefined where HEAD has all of the ref, where they have nothing in common, and where it is no ref.
 */
export function beginningOf(root: string, ref: string): string | undefined {
  const tip = commitOf(root, ref);
  const commit = tip && git(root, "merge-base", "HEAD", tip);
  return commit && commit !== tip ? commit : undefined;
}

/** The content of a file in a commit; undefined where it is not there. */
export function fileAt(root: string, commit: string, file: string): string | undefined {
  return git(root, "show", `${commit}:${file}`);
}
