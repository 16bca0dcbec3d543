// The rehearsal: a breaking change of the real contract through branch, gate and entry, then the release, in a copy of the
// repository with a history of its own.

import { execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readReleases } from "../../model/releases.ts";
import { copyRepository } from "../lib/folder.ts";
import { finish, type ScriptResult } from "../lib/process.ts";

test("a breaking change gets in with an entry that says so, and is released", { timeout: 600_000 }, async () => {
  const folder = await copyRepository();
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");
  /** Runs a script of the copy; CI=true, so that nothing is skipped. */
  const run = (script: string, ...args: string[]): Promise<ScriptResult> =>
    finish(spawn(process.execPath, [script, ...args], { cwd: folder, env: { ...process.env, CI: "true" } }));
  const succeed = async (script: string, ...args: string[]): Promise<string> => {
    const { code, stdout, stderr } = await run(script, ...args);
    expect(code, `${script} ${args.join(" ")}\n${stdout}${stderr}`).toBe(0);
    return stdout;
  };
  const commit = (message: string): void => {
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  };
  const gate = () => succeed("scripts/lint.ts", "--only", "changes");
  const versionOf = (file: string): string => /"?version"?: "?([\d.]+)/.exec(read(file))?.[1] ?? "";
  /** The major version after that of a file. */
  const next = (file: string): string => `${Number(versionOf(file).split(".")[0]) + 1}.0.0`;

  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.com");
  await succeed("scripts/build.ts");
  commit("Start");
  // What has been announced since the last release is no part of the rehearsal.
  await succeed("scripts/release.ts");
  const [finance, client] = [next("openapi/finance/openapi.yaml"), next("client/package.json")];
  const formerClient = versionOf("client/package.json");

  git("switch", "--quiet", "--create", "breaks");
  const wallet = read("openapi/finance/schemas/Wallet.yaml");
  const leaner = wallet
    .replace("balances, amlStatus]", "balances]")
    .replace("  amlStatus:\n    $ref: AmlStatus.yaml\n", "");
  expect(leaner).not.toContain("amlStatus");
  writeFileSync(join(folder, "openapi/finance/schemas/Wallet.yaml"), leaner);
  // It builds first, because generated/ is stale.
  const quiet = await run("scripts/changes.ts", "--entry", "Wallets are leaner.");
  expect([quiet.code, quiet.stderr]).toEqual([1, expect.stringContaining("**Breaking**")]);
  expect((await run("scripts/lint.ts", "--only", "changes")).stderr).toMatch(
    /no entry .*finance: major.*\*\*Breaking\*\*/,
  );
  const words = "**Breaking**: a wallet has no `amlStatus` anymore. Read the status of the account instead.";
  await succeed("scripts/changes.ts", "--entry", words);
  expect(versionOf("openapi/finance/openapi.yaml")).toBe(finance);
  await gate();
  expect((await run("scripts/release.ts")).stderr).toContain("releases are made on main, and this is breaks");
  commit("breaks");
  git("switch", "--quiet", "main");
  git("merge", "--quiet", "--no-ff", "--no-edit", "breaks");

  const today = new Date().toISOString().slice(0, 10);
  const shown = await succeed("scripts/release.ts", "--dry-run");
  expect(shown).toContain(`## finance ${finance} (${today})\n\n- **Breaking**: a wallet has no`);
  expect(shown).toMatch(new RegExp(`finance-ramp-api +${formerClient} +→ ${client}`));
  expect([git("status", "--porcelain"), versionOf("client/package.json")]).toEqual(["", formerClient]);

  await succeed("scripts/release.ts");
  expect(git("status", "--porcelain")).toBe("");
  expect(git("tag", "--points-at", "HEAD").split("\n")).toContain(`finance@${finance}`);
  expect(readReleases("finance", join(folder, "releases/"))[0]).toMatchObject({ version: finance, wire: "major" });
  expect(read("client/CHANGELOG.md")).toContain(`## ${client} (${today})`);
  await gate();
  expect(await succeed("scripts/release.ts", "--dry-run")).toContain("Nothing to release");
});
