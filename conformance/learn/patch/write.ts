// Writes a proposal as a Git patch against HEAD, with the entry for the changelog; the working tree is not touched.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { UserError } from "../../../cli/command.ts";
import type { Learned } from "../overlays.ts";
import { planOf } from "./plan.ts";

/** Runs a program. @throws UserError with the first line of its error output when it fails. */
function run(folder: string, what: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) throw new UserError(`${what}: ${(stderr || "it is missing").trim().split("\n")[0]}`, 2);
  return stdout;
}

const git = (folder: string, ...args: string[]) => run(folder, `git ${args[0]} failed`, "git", ...args);

/**
 * Writes the patch, for `git apply`.
 * @param root The repository.
 * @param file Where the patch goes.
 * @returns Lines to print.
 * @throws UserError when `root` is not a repository of the contract, or the contract does not build.
 */
export function patchTo(root: string, learned: Learned, file: string): string[] {
  if (!existsSync(join(root, "openapi/register.yaml")))
    throw new UserError("there is no openapi/ here to make a patch for; run this in the repository of the contract", 2);
  const tree = mkdtempSync(join(tmpdir(), "learn-"));
  git(root, "worktree", "add", "--quiet", "--detach", tree, "HEAD");
  try {
    if (!existsSync(join(tree, "node_modules"))) symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
    const { files, left, operations } = planOf(tree, learned);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(tree, name), text);
    const names = Object.keys(files);
    const lines = [
      ...names.map((name) => `written      ${name}`),
      ...left.map((line) => `left to you  ${line}`),
      ...(names.length === 0 ? ["There is nothing to write."] : announced(tree, operations)),
    ];
    git(tree, "add", "--all");
    writeFileSync(resolve(file), git(tree, "diff", "--cached", "--binary", "HEAD"));
    return [...lines, `${file}: apply it with git apply`];
  } finally {
    git(root, "worktree", "remove", "--force", tree);
  }
}

/** Builds the bundles, writes the changelog entry, and raises versions, as CONTRIBUTING.md says. */
function announced(tree: string, operations: string[]): string[] {
  const shown = operations.slice(0, 3).map((name) => `\`${name}\``);
  const more = operations.length - shown.length;
  const names = `${shown.join(", ")}${more > 0 ? ` and ${more} more operations` : ""}`;
  const text = `Responses of ${names} were seen on staging. What was assumed of them is confirmed, and new values are listed.`;
  const args = [join(tree, "scripts/changes.ts"), "--entry", text];
  return run(tree, "the change does not build", process.execPath, ...args)
    .trim()
    .split("\n")
    .filter(Boolean);
}
