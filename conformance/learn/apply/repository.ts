// Writes what was learned into a repository of the contract, or into a Git patch; announces it for the changelog.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { UserError } from "../../../cli/command.ts";
import type { Learned } from "../written.ts";
import { type Plan, planOf } from "./plan.ts";

/** What was learned cannot be applied. */
export class ApplyError extends UserError {
  constructor(message: string) {
    super(message, 2);
  }
}

const planFor = (root: string, { overlays, observations, date }: Learned): Plan =>
  planOf(root, overlays, observations, date);

function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0)
    throw new ApplyError(`git ${args[0]} failed: ${(stderr || "git is missing").trim().split("\n")[0]}`);
  return stdout;
}

function needRepository(root: string): void {
  if (!existsSync(join(root, "openapi/register.yaml")))
    throw new ApplyError("there is no openapi/ here to apply it to; run this in the repository of the contract");
}

/**
 * Applies what was learned to the working tree: the files of openapi/, the register, generated/, and an entry.
 * @param root The repository.
 * @returns Lines to print.
 * @throws ApplyError when the tree is dirty, or the contract does not build.
 */
export function applyTo(root: string, learned: Learned): string[] {
  needRepository(root);
  if (git(root, "status", "--porcelain", "--untracked-files=no") !== "")
    throw new ApplyError(
      "the working tree has changes; commit or stash them first, so that yours and these stay apart",
    );
  return carryOut(root, planFor(root, learned));
}

/**
 * Writes what was learned as a patch against HEAD, for `git apply`; the working tree is not touched.
 * @param file Where the patch goes.
 * @returns Lines to print.
 * @throws ApplyError
 */
export function patchTo(root: string, learned: Learned, file: string): string[] {
  needRepository(root);
  const folder = mkdtempSync(join(tmpdir(), "learn-"));
  const tree = join(folder, "tree");
  git(root, "worktree", "add", "--quiet", "--detach", tree, "HEAD");
  try {
    if (!existsSync(join(tree, "node_modules"))) symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
    const lines = carryOut(tree, planFor(tree, learned));
    git(tree, "add", "--all");
    writeFileSync(resolve(file), git(tree, "diff", "--cached", "--binary", "HEAD"));
    return [...lines, `${file}: apply it with git apply`];
  } finally {
    git(root, "worktree", "remove", "--force", tree);
    rmSync(folder, { recursive: true, force: true });
  }
}

function carryOut(root: string, plan: Plan): string[] {
  const left = plan.left.map((line) => `left to you  ${line}`);
  if (Object.keys(plan.files).length === 0) return [...left, "There is nothing to apply."];
  for (const [file, text] of Object.entries(plan.files)) writeFileSync(join(root, file), text);
  return [...plan.done.map((line) => `written      ${line}`), ...left, ...announced(root, plan)];
}

/** Builds the bundles, writes the entry, and moves versions, as CONTRIBUTING.md says. */
function announced(root: string, { operations }: Plan): string[] {
  const shown = operations.slice(0, 3).map((name) => `\`${name}\``);
  const more = operations.length - shown.length;
  const names = `${shown.join(", ")}${more > 0 ? ` and ${more} more operations` : ""}`;
  const text = `Responses of ${names} were seen on staging. What was assumed of them is confirmed, and new values are listed.`;
  const args = [join(root, "scripts/changes.ts"), "--entry", text];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  const lines = stdout.trim().split("\n").filter(Boolean);
  if (status === 0) return lines;
  // What was written stays: the message says which question or test of the contract it answers.
  throw new ApplyError(
    `openapi/ is written, and not announced: ${stderr.trim().split("\n")[0]}; mend it, then run npm run changes -- --entry`,
  );
}
