// The rehearsal: three changes of the real contract (one adds, one breaks, one corrects an assumption), each through branch, gate and
// entry, then the release and the reference, in a copy of the repository with a history of its own.

import { execFileSync, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readReleases } from "../../model/releases.ts";
import { finish, type ScriptResult } from "../lib/process.ts";
import { copyRepository } from "../lib/repository-copy.ts";

const patience = 600_000;

let folder: string;
/** The versions when the rehearsal begins. */
let former: { finance: string; ramp: string; client: string };

const git = (...args: string[]): string => execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
const read = (file: string): string => readFileSync(join(folder, file), "utf8");
const versionOf = (file: string): string => /"?version"?: "?([\d.]+)/.exec(read(file))?.[1] ?? "";
const versions = () => ({
  finance: versionOf("openapi/finance/openapi.yaml"),
  ramp: versionOf("openapi/ramp/openapi.yaml"),
  client: versionOf("client/package.json"),
});
/** The version after another one. */
function next(version: string, bump: "major" | "minor"): string {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return bump === "major" ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

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

/** Merges a branch into main, as a pull request does. */
function merge(branch: string): void {
  commit(branch);
  git("switch", "--quiet", "main");
  git("merge", "--quiet", "--no-ff", "--no-edit", branch);
}

beforeAll(async () => {
  folder = await copyRepository();
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.com");
  await succeed("scripts/build.ts");
  commit("Start");
  // What has been announced since the last release is no part of the rehearsal.
  await succeed("scripts/release.ts", "--date", "2026-12-01");
  former = versions();
}, patience);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a change that", () => {
  test("adds: the gate asks for an entry and a version, and the entry satisfies it", {
    timeout: patience,
  }, async () => {
    git("switch", "--quiet", "--create", "adds");
    const field = "nickname:\n    type: string\n    description: Nickname of the wallet.\n";
    edit("openapi/finance/schemas/Wallet.yaml", ["properties:\n", `properties:\n  ${field}`]);
    await succeed("scripts/build.ts");
    const asked = await gate();
    expect(asked.code).toBe(1);
    expect(asked.stderr).toMatch(/finance: .*nickname.*npm run changes -- --entry/);
    await succeed("scripts/changes.ts", "--entry", "Wallets have a nickname.");
    await succeed("scripts/build.ts");
    expect(versions()).toEqual({ ...former, finance: next(former.finance, "minor") });
    expect((await gate()).code).toBe(0);
    expect((await run("scripts/release.ts")).stderr).toContain("releases are made on main, and this is adds");
    expect(await succeed("scripts/release.ts", "--dry-run")).toContain(
      "The release itself would be refused: releases are",
    );
    merge("adds");
  });

  test("breaks: an entry that does not say so is refused", { timeout: patience }, async () => {
    git("switch", "--quiet", "--create", "breaks");
    edit(
      "openapi/finance/schemas/Wallet.yaml",
      ["balances, amlStatus]", "balances]"],
      ["  amlStatus:\n    $ref: AmlStatus.yaml\n", ""],
    );
    await succeed("scripts/build.ts");
    const quiet = await run("scripts/changes.ts", "--entry", "Wallets are leaner.");
    expect(quiet.code, quiet.stdout).not.toBe(0);
    expect(quiet.stderr).toContain("**Breaking**");
    writeFileSync(join(folder, ".changeset/leaner.md"), "---\nfinance: minor\n---\n\nWallets are leaner.\n");
    expect((await gate()).stderr).toMatch(
      /^\.changeset\/leaner\.md says finance: minor, but this change needs major, .*\*\*Breaking\*\*.*amlStatus/m,
    );
    rmSync(join(folder, ".changeset/leaner.md"));
    const words = "**Breaking**: a wallet has no `amlStatus` anymore. Read the status of the account instead.";
    await succeed("scripts/changes.ts", "--entry", words);
    await succeed("scripts/build.ts");
    expect(versions().finance).toBe(next(former.finance, "major"));
    expect((await gate()).code).toBe(0);
    merge("breaks");
  });

  test("corrects what was only assumed: minor, and said to be a correction", { timeout: patience }, async () => {
    git("switch", "--quiet", "--create", "corrects");
    edit("openapi/ramp/paths/v1@company-bank-accounts.yaml", ["- name: sortOn", "- name: sortBy"]);
    // It builds first, because generated/ is stale.
    const quiet = await run("scripts/changes.ts", "--entry", "Bank accounts are sorted by `sortBy`.");
    expect(quiet.code, quiet.stdout).toBe(2);
    expect(quiet.stderr).toContain("TypeScript code stops compiling; nothing documented breaks on the wire: ");
    const shown = JSON.parse(await succeed("scripts/changes.ts", "--api", "ramp", "--format", "json"));
    expect(shown).toMatchObject({ wire: "minor", types: "major" });
    expect(shown.changes[0]).toMatchObject({ correction: true, operationIds: ["listCompanyBankAccounts"] });
    const words =
      "**Breaking** for TypeScript code: bank accounts are sorted by `sortBy`; send it in place of `sortOn`.";
    await succeed("scripts/changes.ts", "--entry", words);
    await succeed("scripts/build.ts");
    expect(versions().ramp).toBe(next(former.ramp, "minor"));
    expect((await gate()).code).toBe(0);
    merge("corrects");
  });
});

describe("then", () => {
  test("the release is shown, and nothing is written", { timeout: patience }, async () => {
    const shown = await succeed("scripts/release.ts", "--dry-run", "--date", "2026-12-02");
    for (const part of [
      `## finance ${next(former.finance, "major")} (2026-12-02)\n\n- **Breaking**: a wallet has no`,
      "- Wallets have a nickname.\n",
      `## ramp ${next(former.ramp, "minor")} (2026-12-02)`,
      /- Corrected: listCompanyBankAccounts.*sortOn/,
      new RegExp(`finance-ramp-api +${former.client} +→ ${next(former.client, "major")}`),
      /finance-ramp-api@[\d.]+: \d+ files, [\d.]+ kB packed/,
      `  finance@${next(former.finance, "major")}\n`,
    ])
      expect(shown).toMatch(part);
    expect(git("status", "--porcelain")).toBe("");
    expect(versions().client).toBe(former.client);
  });

  test("it is made: changelogs, records, versions, one commit and its tags", { timeout: patience }, async () => {
    await succeed("scripts/release.ts", "--date", "2026-12-02");
    expect(git("status", "--porcelain")).toBe("");
    const [finance, ramp] = [next(former.finance, "major"), next(former.ramp, "minor")];
    expect(git("tag", "--points-at", "HEAD").split("\n")).toEqual(
      expect.arrayContaining([`finance@${finance}`, `ramp@${ramp}`]),
    );
    expect(readReleases("finance", join(folder, "releases/"))[0]).toMatchObject({ version: finance, wire: "major" });
    expect(readReleases("ramp", join(folder, "releases/"))[0]).toMatchObject({ version: ramp, wire: "minor" });
    expect(read("client/CHANGELOG.md")).toContain("(2026-12-02)");
    expect(await gate()).toMatchObject({ code: 0 });
    expect(await succeed("scripts/release.ts", "--dry-run")).toContain("Nothing to release");
  });

  test("the reference tells of it, and the former version stays readable", { timeout: patience }, async () => {
    await succeed("reference/build.ts", "--quick", "--site", "https://docs.example/");
    const finance = next(former.finance, "major");
    const page = (file: string): string => read(`generated/reference/${file}`);
    expect(page(`releases/finance/${finance}.html`)).toContain("Wallets have a nickname.");
    expect(page("changelog.html")).toContain(`releases/finance/${finance}.html`);
    expect(page("changelog.xml")).toContain(`https://docs.example/releases/finance/${finance}.html`);
    expect(page("finance/operations/listWallets.html")).toMatch(/(Changed|New) in/);
    expect(page(`v/finance/${former.finance}/operations/listWallets.html`)).toContain("amlStatus");
    // Prose and examples of the operation still name it, as the edit took the field alone.
    expect(page("finance/operations/listWallets.html")).not.toContain('id="200.result.amlStatus"');
  });
});
