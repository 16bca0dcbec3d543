// The rehearsal: a breaking change of the real contract through branch, gate and entry, then the release, in a copy of the
// repository with a history of its own.

import { execFileSync, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readReleases } from "../../model/releases.ts";
import { copyRepository } from "../lib/folder.ts";
import { finish, type ScriptResult } from "../lib/process.ts";

const patience = 600_000;

let folder: string;
/** The versions when the rehearsal begins. */
let former: { finance: string; client: string };

const git = (...args: string[]): string => execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
const read = (file: string): string => readFileSync(join(folder, file), "utf8");
const versionOf = (file: string): string => /"?version"?: "?([\d.]+)/.exec(read(file))?.[1] ?? "";
const versions = () => ({
  finance: versionOf("openapi/finance/openapi.yaml"),
  client: versionOf("client/package.json"),
});
const today = new Date().toISOString().slice(0, 10);
/** The major version after another one. */
const next = (version: string): string => `${Number(version.split(".")[0]) + 1}.0.0`;

/** Replaces texts of a file, each of which has to be there. */
function edit(file: string, ...edits: [from: string, to: string][]): void {
  let text = read(file);
  for (const [from, to] of edits) {
    expect(text, file).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(join(folder, file), text);
}

function commit(message: string): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
}

/** Runs a script of the copy; CI=true, so that nothing is skipped. */
function run(script: string, ...args: string[]): Promise<ScriptResult> {
  return finish(spawn(process.execPath, [script, ...args], { cwd: folder, env: { ...process.env, CI: "true" } }));
}
const gate = (): Promise<ScriptResult> => run("scripts/lint.ts", "--only", "changes");
const succeed = async (script: string, ...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(script, ...args);
  expect(code, `${script} ${args.join(" ")}\n${stdout}${stderr}`).toBe(0);
  return stdout;
};

beforeAll(async () => {
  folder = await copyRepository();
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.com");
  await succeed("scripts/build.ts");
  commit("Start");
  // What has been announced since the last release is no part of the rehearsal.
  await succeed("scripts/release.ts");
  former = versions();
}, patience);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a change that breaks gets in with an entry that says so", { timeout: patience }, async () => {
  git("switch", "--quiet", "--create", "breaks");
  edit(
    "openapi/finance/schemas/Wallet.yaml",
    ["balances, amlStatus]", "balances]"],
    ["  amlStatus:\n    $ref: AmlStatus.yaml\n", ""],
  );
  // It builds first, because generated/ is stale.
  const quiet = await run("scripts/changes.ts", "--entry", "Wallets are leaner.");
  expect(quiet.code, quiet.stdout).toBe(1);
  expect(quiet.stderr).toContain("**Breaking**");
  writeFileSync(join(folder, ".changeset/leaner.md"), "---\nfinance: minor\n---\n\nWallets are leaner.\n");
  expect((await gate()).stderr).toMatch(
    /^\.changeset\/leaner\.md says finance: minor, but this change needs major, .*\*\*Breaking\*\*.*amlStatus/m,
  );
  rmSync(join(folder, ".changeset/leaner.md"));
  const words = "**Breaking**: a wallet has no `amlStatus` anymore. Read the status of the account instead.";
  await succeed("scripts/changes.ts", "--entry", words);
  expect(versions().finance).toBe(next(former.finance));
  expect((await gate()).code).toBe(0);
  expect((await run("scripts/release.ts")).stderr).toContain("releases are made on main, and this is breaks");
  expect(await succeed("scripts/release.ts", "--dry-run")).toContain(
    "The release itself would be refused: releases are",
  );
  commit("breaks");
  git("switch", "--quiet", "main");
  git("merge", "--quiet", "--no-ff", "--no-edit", "breaks");
});

test("then the release is shown, and nothing is written", { timeout: patience }, async () => {
  const shown = await succeed("scripts/release.ts", "--dry-run");
  for (const part of [
    `## finance ${next(former.finance)} (${today})\n\n- **Breaking**: a wallet has no`,
    new RegExp(`finance-ramp-api +${former.client} +→ ${next(former.client)}`),
    `  finance@${next(former.finance)}\n`,
  ])
    expect(shown).toMatch(part);
  expect(git("status", "--porcelain")).toBe("");
  expect(versions().client).toBe(former.client);
});

test("then it is made: changelogs, records, versions, one commit and its tags", { timeout: patience }, async () => {
  await succeed("scripts/release.ts");
  expect(git("status", "--porcelain")).toBe("");
  const finance = next(former.finance);
  expect(git("tag", "--points-at", "HEAD").split("\n")).toContain(`finance@${finance}`);
  expect(readReleases("finance", join(folder, "releases/"))[0]).toMatchObject({ version: finance, wire: "major" });
  expect(read("client/CHANGELOG.md")).toContain(`(${today})`);
  expect(await gate()).toMatchObject({ code: 0 });
  expect(await succeed("scripts/release.ts", "--dry-run")).toContain("Nothing to release");
});
