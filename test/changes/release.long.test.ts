// A change of the real contract, from the YAML to the release, in a copy of the repository with a history of its own.

import { execFileSync, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readReleases } from "../../model/releases.ts";
import { finish, type ScriptResult } from "../lib/process.ts";
import { copyRepository } from "../lib/recipes.ts";

const patience = 300_000;

let folder: string;
beforeAll(async () => {
  folder = await copyRepository();
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.com");
  // What has been announced since the last release is no part of the test.
  await run("scripts/build.ts");
  commit("Start");
  expect(await run("scripts/release.ts", "--date", "2026-12-01")).toMatchObject({ code: 0 });
}, patience);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]): string => execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
const read = (file: string): string => readFileSync(join(folder, file), "utf8");
const versionOf = (file: string): string => /"?version"?: "?([\d.]+)/.exec(read(file))?.[1] ?? "";

function commit(message: string): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
}

/** Runs a script of the copy; CI=true, so that nothing is skipped. */
function run(script: string, ...args: string[]): Promise<ScriptResult> {
  return finish(spawn(process.execPath, [script, ...args], { cwd: folder, env: { ...process.env, CI: "true" } }));
}

test("a new field: the gate asks for an entry, the entry satisfies it, the release uses it", {
  timeout: patience,
}, async () => {
  const before = { finance: versionOf("openapi/finance/openapi.yaml"), client: versionOf("client/package.json") };
  git("switch", "--quiet", "--create", "topic");
  const source = "openapi/finance/schemas/Wallet.yaml";
  const field =
    "properties:\n  nickname:\n    type: string\n    x-evidence: assumed\n    description: Nickname of the wallet.\n";
  writeFileSync(join(folder, source), read(source).replace("properties:\n", field));
  await run("scripts/build.ts");

  const asked = await run("scripts/lint.ts", "--only", "changes");
  expect(asked.code).toBe(1);
  expect(asked.stderr).toMatch(/finance: .*nickname.*npm run changes -- --entry/);

  expect(await run("scripts/changes.ts", "--entry", "Wallets have a nickname.")).toMatchObject({ code: 0, stderr: "" });
  const [major, minor] = before.finance.split(".").map(Number) as [number, number];
  const version = `${major}.${minor + 1}.0`;
  expect(versionOf("openapi/finance/openapi.yaml")).toBe(version);
  expect(await run("scripts/lint.ts", "--only", "changes")).toMatchObject({ code: 0 });
  expect((await run("scripts/release.ts")).stderr).toBe(
    "npm run release: the working tree has changes that are not committed; commit or stash them\n",
  );
  commit("Wallets have a nickname");
  git("switch", "--quiet", "main");
  git("merge", "--quiet", "topic");

  const shown = await run("scripts/release.ts", "--dry-run", "--date", "2026-12-02");
  for (const part of [
    `## finance ${version} (2026-12-02)\n\n- Wallets have a nickname.\n`,
    /finance-ramp-api@[\d.]+: \d+ files, [\d.]+ kB packed/,
    "dist/client/finance.js (",
    `  finance@${version}\n`,
  ])
    expect(shown.stdout).toMatch(part);
  expect(git("status", "--porcelain")).toBe("");

  expect(await run("scripts/release.ts", "--date", "2026-12-02")).toMatchObject({ code: 0, stderr: "" });
  expect(git("status", "--porcelain")).toBe("");
  expect(git("tag", "--points-at", "HEAD").trim().split("\n")).toContain(`finance@${version}`);
  expect(readReleases("finance", join(folder, "releases/"))[0]).toMatchObject({ version, wire: "minor" });
  expect(versionOf("client/package.json")).not.toBe(before.client);
  expect(read("client/CHANGELOG.md")).toContain("(2026-12-02)");
  expect((await run("scripts/lint.ts", "--only", "changes")).code).toBe(0);
  expect((await run("scripts/release.ts", "--dry-run")).stdout).toContain("Nothing has changed");
});
