// What a run has shown becomes a patch of openapi/ that lints and agrees with the register.

import { spawn, spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { observe } from "../../conformance/learn/observations.ts";
import { loadContracts } from "../../model/contract.ts";
import { copyRepository } from "../lib/folder.ts";
import { finish } from "../lib/process.ts";
import { patient, prove } from "./prove.ts";

const contracts = loadContracts();
let folder = "";
let patch = "";

const git = (...args: string[]) =>
  spawnSync("git", ["-c", "user.name=t", "-c", "user.email=t@t.example", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
const run = (...args: string[]) =>
  finish(spawn(process.execPath, args, { cwd: folder, env: { ...process.env, LONG: "", CI: "" } }));

beforeAll(async () => {
  folder = await copyRepository();
  const { exchanges } = await prove(contracts);
  await mkdir(join(folder, "reports/staging"), { recursive: true });
  await writeFile(
    join(folder, "reports/staging/observations.json"),
    JSON.stringify(observe(contracts, exchanges)),
  );
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "start");
  patch = join(folder, "reports/learned.patch");
}, patient.timeout);

describe("what a run has shown", patient, () => {
  test("is a Git patch with the entry for the changelog, and the working tree is as it was", async () => {
    const { code, stdout, stderr } = await run("conformance/learn.ts", "reports/staging", "--patch", patch);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("written      openapi/finance/paths/v1@parties.yaml");
    expect(git("status", "--porcelain", "--untracked-files=no").stdout).toBe("");
    expect(git("worktree", "list").stdout.trim().split("\n")).toHaveLength(1);
    const text = await readFile(patch, "utf8");
    expect(text).toMatch(/^\+\+\+ b\/\.changeset\/\S+\.md$/m);
    expect(text).not.toContain("node_modules");
  });
  test("lints and agrees with the register once it is applied", async () => {
    expect(git("apply", patch).stderr).toBe("");
    const lint = await run("scripts/lint.ts", "--only", "sources,bundles,changes");
    expect(lint.code, `${lint.stdout}${lint.stderr}`).toBe(0);
    const tests = ["register", "questions"].map((name) => `test/unit/${name}.test.ts`);
    const unit = await run("node_modules/vitest/vitest.mjs", "run", ...tests);
    expect(unit.code, `${unit.stdout}${unit.stderr}`).toBe(0);
  });
});
