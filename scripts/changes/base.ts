// The base of the branch in Git: the commit of main at which the branch began, and files of a commit.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";

/** Names of the branch main: on the host and in the clone. */
const mains = ["origin/main", "main"];

/** Runs Git. @returns Its output without the last line break; undefined when Git fails or is not installed. */
export function git(root: string, ...args: string[]): string | undefined {
  try {
    return runGit(root, ...args);
  } catch {
    return undefined; // A failure has another meaning for each caller.
  }
}

/** Like `git`, for commands that must succeed. @throws Error with the message of Git. */
export function runGit(root: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status === 0) return stdout.replace(/\n$/, "");
  throw new Error(`git ${args[0]}: ${error?.message ?? stderr.trim()}`);
}

/** Whether a folder is the root of a Git repository; false for a tarball, and for a copy within another repository. */
export function hasHistory(root: string): boolean {
  return existsSync(join(root, ".git"));
}

/** Whether the run is in CI, where a check that cannot run must fail. */
const isCi = (env: NodeJS.ProcessEnv): boolean => !["", "0", "false", undefined].includes(env["CI"]);

/**
 * Finds the base of the branch: the commit of main at which the branch began. It is undefined without a base, with the
 * reason in `why`; on main, which needs no base, `why` is undefined, too.
 * @param env The environment; with `CI`, a missing base is an error.
 * @throws UserError with exit code 2 in CI, when there is no history, the clone is shallow, or main is missing.
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
  // With two names, Git takes the base that is nearer to HEAD.
  const commit = git(root, "merge-base", "HEAD", ...known);
  return commit === undefined ? missing("this branch has no commit in common with main") : { commit };
}

/** The commit of a Git ref; undefined if the text is not a ref. */
export function commitOf(root: string, ref: string): string | undefined {
  // A name that begins with a dash would be an option of Git.
  return ref.startsWith("-") ? undefined : git(root, "rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
}

/**
 * Finds the commit at which the branch of HEAD left a ref. Later commits of the ref are not changes of the branch.
 * @param ref A Git ref, such as `main`.
 * @returns The commit; undefined when HEAD contains the ref, has no commit in common with it, or the ref is unknown.
 */
export function beginningOf(root: string, ref: string): string | undefined {
  const tip = commitOf(root, ref);
  const commit = tip && git(root, "merge-base", "HEAD", tip);
  return commit && commit !== tip ? commit : undefined;
}

/** The content of a file in a commit; undefined if the commit does not have the file. */
export function fileAt(root: string, commit: string, file: string): string | undefined {
  return git(root, "show", `${commit}:${file}`);
}
