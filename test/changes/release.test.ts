// A release in a small repository: what is planned, what is written, committed and tagged, and what is refused.

import { execSync } from "node:child_process";
import { chmodSync, existsSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Api, apis } from "../../model/apis.ts";
import type { Change } from "../../model/change.ts";
import type { JsonObject } from "../../model/document.ts";
import { compareVersions, readReleased, readReleases } from "../../model/releases.ts";
import { gate } from "../../scripts/changes/gate.ts";
import { readVersion } from "../../scripts/changes/versions.ts";
import { packageSection, withSections } from "../../scripts/release/changelog.ts";
import { planRelease, type ReleasePlan, tagsOf } from "../../scripts/release/plan.ts";
import { planText } from "../../scripts/release/print.ts";
import { refusals, writeRelease } from "../../scripts/release/write.ts";
import { rateParts, type Scratch, scratchRepository } from "./scratch.ts";

let scratch: Scratch;
beforeEach(() => {
  scratch = scratchRepository();
});
afterEach(() => scratch.done());

const date = "2026-12-01";
const plan = (): Promise<ReleasePlan> => planRelease(date, { root: scratch.root, rate: rateParts, env: {} });
const entry = (name: string, head: string, body: string): void =>
  scratch.write(`.changeset/${name}.md`, `---\n${head}\n---\n\n${body}\n`);
const bundle = (api: Api): JsonObject => JSON.parse(scratch.read(`generated/${api}/openapi.json`)) as JsonObject;

/** Brings the version of the source into the bundle, as the build does. */
async function build(root: string): Promise<void> {
  for (const api of apis) {
    const document = bundle(api);
    scratch.contract(api, readVersion(root, api), document["x-parts"] as Record<string, string>);
  }
}

/** A new field of finance and another wording in ramp, on main. */
function change(): void {
  scratch.contract("finance", "1.11.0", { base: "here", field: "f" });
  scratch.contract("ramp", "1.0.0", { base: "there" });
  entry("field", "finance: minor\nfinance-ramp-mock: minor", "There is a field.\n\nRead it.");
  scratch.commit();
}

const moves = ({ contracts, packages }: ReleasePlan) =>
  [...contracts, ...packages].map(({ name, from, to }) => `${name} ${from} ${to}`);

describe("planned is", () => {
  test("nothing where nothing has changed", async () => {
    expect(tagsOf(await plan())).toEqual([]);
    expect(planText(await plan(), new Map())).toBe(
      "Nothing to release: no contract has changed since its last release, and no entry names a package.",
    );
  });

  test("each contract by its own changes, the client by its types, others by entries and by what they carry", async () => {
    change();
    expect(moves(await plan())).toEqual([
      "finance 1.10.0 1.11.0",
      "ramp 1.0.0 1.0.1",
      "finance-ramp-api 1.10.0 1.11.0",
      "finance-ramp-mock 1.0.0 1.1.0",
      "finance-ramp-conformance 1.0.0 1.0.1",
    ]);
    expect((await plan()).packages.map(({ reason }) => reason)).toEqual([
      "types: minor; entries: none; has finance 1.11.0, ramp 1.0.1",
      "entries: minor; has finance 1.11.0, ramp 1.0.1",
      "entries: none; has finance 1.11.0, ramp 1.0.1",
    ]);
  });

  test("a package alone, when only its code has changed", async () => {
    entry("fix", "finance-ramp-api: patch", "A retry waits as long as the service asks.");
    expect(moves(await plan())).toEqual(["finance-ramp-api 1.10.0 1.10.1"]);
  });

  test("what only types see: a patch of the contract, major for the client", async () => {
    scratch.contract("auth", "1.0.0", { base: "here", nameOld: "n" });
    scratch.rerelease("auth", "1.0.0");
    scratch.contract("auth", "1.0.0", { base: "here" });
    entry("name", "finance-ramp-api: major", "**Breaking**: the schema has another name; write the new one.");
    expect(moves(await plan()).slice(0, 2)).toEqual(["auth 1.0.0 1.0.1", "finance-ramp-api 1.10.0 2.0.0"]);
    expect((await plan()).contracts[0]?.reason).toBe("changes: 1 patch; entries: none");
  });

  test("the version of a contract that is further than its changes, with who asks for it", async () => {
    scratch.contract("finance", "1.12.0", { base: "here", field: "f" });
    entry("field", "finance: minor", "There is a field.");
    expect((await plan()).contracts[0]?.reason).toBe(
      "changes: 1 minor; entries: minor; these ask for 1.11.0, and info.version says 1.12.0",
    );
  });

  test("a patch with what was confirmed and what else there is to do, and without other words", async () => {
    scratch.contract("ramp", "1.0.0", { base: "there" });
    const [change] = await rateParts("ramp", { "x-parts": { base: "here" } }, { "x-parts": { base: "there" } });
    const like = { ...(change as Change), types: "none" as const };
    const confirmed = { ...like, place: "/paths/~1it/get/x-evidence", text: "getIt: it is confirmed; rely on it." };
    const other = { ...like, place: "/paths/~1it/get/x-moves", text: "getIt: it moves; see whether you rely on it." };
    const rate: typeof rateParts = async (api) => (api === "ramp" ? [like, other, confirmed] : []);
    expect(planText(await planRelease(date, { root: scratch.root, rate, env: {} }), new Map())).toContain(
      "## ramp 1.0.1 (2026-12-01)\n\n### Changed operations, events, codes and fields\n\n" +
        "- Confirmed: getIt: it is confirmed; rely on it.\n- Other: getIt: it moves; see whether you rely on it.\n\n",
    );
  });

  test("with breaking changes first, in words and in what the machine lists", async () => {
    scratch.contract("finance", "2.0.0", { field: "f" });
    entry("a", "finance: minor", "There is a field.");
    entry("a-2", "finance: minor", "There is a field.");
    entry("b", "finance: major", "**Breaking**: `base` is gone; read `field` instead.");
    expect(planText(await plan(), new Map())).toContain(
      "- **Breaking**: `base` is gone; read `field` instead.\n- There is a field.\n\n" +
        "### Changed operations, events, codes and fields\n\n- Breaking: `base` is gone.\n- Compatible: `field` is new.\n",
    );
  });

  test("the first release of all, without a list of changes", async () => {
    scratch.remove("releases");
    scratch.write("client/CHANGELOG.md", "# Changelog\n");
    scratch.commit("Start", "--amend");
    const first = await plan();
    expect(moves(first)).toEqual([
      "finance undefined 1.10.0",
      "ramp undefined 1.0.0",
      "auth undefined 1.0.0",
      "finance-ramp-api undefined 1.10.0",
    ]);
    await writeRelease(scratch.root, first, build);
    expect(scratch.read("CHANGELOG.md")).toContain("## auth 1.0.0 (2026-12-01)\n\n- The first published contract.\n");
    expect(readReleases("ramp", `${scratch.root}releases/`)).toMatchObject([{ date, changes: [], wire: "none" }]);
  });

  test("shown with versions and reasons, changelogs, files and tags", async () => {
    change();
    const packed = new Map([
      ["finance-ramp-mock", { size: 1500, unpackedSize: 3000, files: [{ path: "a.js", size: 3000 }] }],
    ]);
    expect(planText(await plan(), packed)).toMatch(
      /finance-ramp-mock@1\.1\.0: 1 file, about 1\.5 kB packed, 3\.0 kB unpacked\n {2}\S/,
    );
    const text = planText(await plan(), packed, true);
    for (const part of [
      /finance +1\.10\.0 +→ 1\.11\.0 {2}\(changes: 1 minor; entries: minor\)/,
      /ramp +1\.0\.0 +→ 1\.0\.1 {2}\(changes: 1 patch; entries: none\)/,
      "## finance 1.11.0 (2026-12-01)\n\n- There is a field.\n\n  Read it.\n",
      "- Compatible: `field` is new.",
      "mock/CHANGELOG.md\n",
      "  releases/finance/1.11.0/\n  releases/ramp/1.0.1/\n",
      "versions\n-----------------------\n  openapi/ramp/openapi.yaml\n  generated/ramp/openapi.json\n",
      "  package-lock.json\n",
      "finance-ramp-mock@1.1.0: 1 file, about 1.5 kB packed, 3.0 kB unpacked\n    a.js (3.0 kB)",
      "  ramp@1.0.1\n",
      "  .changeset/field.md",
    ])
      expect(text).toMatch(part);
    expect(scratch.git("status", "--porcelain")).toBe("");
  });
});

describe("written is", () => {
  beforeEach(async () => {
    change();
    await writeRelease(scratch.root, await plan(), build);
  });

  test("one commit, with an annotated tag for each version, and nothing is left over", () => {
    expect(scratch.git("status", "--porcelain")).toBe("");
    expect(scratch.git("log", "-1", "--format=%s").trim()).toBe(
      "Release finance 1.11.0, ramp 1.0.1, finance-ramp-api 1.11.0, finance-ramp-mock 1.1.0, finance-ramp-conformance 1.0.1",
    );
    expect(
      scratch.git("for-each-ref", "--format=%(objecttype) %(refname:short)", "refs/tags").trim().split("\n"),
    ).toEqual([
      "tag finance-ramp-api@1.11.0",
      "tag finance-ramp-conformance@1.0.1",
      "tag finance-ramp-mock@1.1.0",
      "tag finance@1.11.0",
      "tag ramp@1.0.1",
    ]);
    expect(existsSync(`${scratch.root}.changeset/field.md`)).toBe(false);
  });

  test("the record of each contract that has changed, with its bundle", () => {
    const folder = `${scratch.root}releases/`;
    const [latest] = readReleases("finance", folder);
    expect(latest).toMatchObject({
      version: "1.11.0",
      date,
      wire: "minor",
      types: "minor",
      entries: [{ text: "There is a field.\n\nRead it.", breaking: false }],
      changes: [{ place: "/x-parts/field", after: "f" }],
    });
    expect(readReleased("finance", "1.11.0", folder).document).toEqual(bundle("finance"));
    expect(readReleases("ramp", folder)[0]?.version).toBe("1.0.1");
    expect(bundle("ramp")).toMatchObject({ info: { version: "1.0.1" } });
    expect(readReleases("auth", folder)).toHaveLength(1);
  });

  test("the changelogs, the new section on top", () => {
    expect(scratch.read("CHANGELOG.md")).toBe(
      `# Changelog

What changes.

## finance 1.11.0 (2026-12-01)

- There is a field.

  Read it.

### Changed operations, events, codes and fields

- Compatible: \`field\` is new.

## ramp 1.0.1 (2026-12-01)

- Wording and examples. Nothing to do.

## finance 1.10.0 (2026-11-22)

- The first.
`,
    );
    expect(scratch.read("client/CHANGELOG.md")).toMatch(
      /## 1\.11\.0 \(2026-12-01\)\n\n- Contracts: finance 1\.11\.0, ramp 1\.0\.1\.\n\n### Changed types\n\n- Compatible: `field` is new\.\n\n## 1\.10\.0/,
    );
    expect(scratch.read("mock/CHANGELOG.md")).toContain("- There is a field.\n\n  Read it.\n- Contracts: ");
  });

  test("the versions of the packages, in the lock file, too", () => {
    const lock = JSON.parse(scratch.read("package-lock.json")) as { packages: Record<string, { version: string }> };
    for (const [folder, version] of Object.entries({ client: "1.11.0", mock: "1.1.0", conformance: "1.0.1" })) {
      expect(JSON.parse(scratch.read(`${folder}/package.json`))).toMatchObject({ version, type: "module" });
      expect(lock.packages[folder]?.version).toBe(version);
    }
    // And where one package needs another.
    const devDependencies = { "finance-ramp-api": "1.11.0", other: "1.10.0" };
    expect(JSON.parse(scratch.read("package.json"))).toMatchObject({ devDependencies });
    expect(lock.packages[""]).toMatchObject({ devDependencies });
  });

  test("a state that the gate accepts, and after which there is nothing to release", async () => {
    expect(await gate({ root: scratch.root, rate: rateParts, env: {} })).toMatchObject({ problems: [], changes: [] });
    expect(tagsOf(await plan())).toEqual([]);
  });
});

describe("refused is", () => {
  test("a working tree with changes, and a folder without Git", () => {
    expect(refusals(scratch.root)).toEqual([]);
    scratch.write("new.txt", "new\n");
    expect(refusals(scratch.root)).toEqual([expect.stringContaining("not committed")]);
    scratch.git("switch", "--quiet", "--create", "topic");
    expect(refusals(scratch.root)).toHaveLength(2);
    scratch.remove(".git");
    expect(refusals(scratch.root)).toEqual([expect.stringContaining("no Git repository")]);
  });

  test("a branch that is not main, and a commit without one", () => {
    scratch.git("switch", "--quiet", "--create", "topic");
    expect(refusals(scratch.root)).toEqual(["releases are made on main, and this is topic: git switch main"]);
    scratch.git("switch", "--quiet", "--detach");
    expect(refusals(scratch.root)[0]).toContain("this is a commit without a branch: git switch main");
  });

  test("a tag on a commit that is not on this branch", async () => {
    change();
    scratch.git("switch", "--quiet", "--create", "mistake");
    scratch.commit("Elsewhere", "--allow-empty");
    scratch.git("tag", "--annotate", "finance@1.11.0", "--message", "Too early");
    const commit = scratch.git("rev-parse", "--short=7", "HEAD").trim();
    scratch.git("switch", "--quiet", "main");
    await expect(plan()).rejects.toThrow(
      `finance@1.11.0 is tagged on ${commit}, which is not on this branch; if it was a mistake and is not pushed: git tag -d finance@1.11.0`,
    );
  });

  test("what the gate does not accept", async () => {
    scratch.contract("finance", "1.10.0", { base: "here", field: "f" });
    await expect(plan()).rejects.toThrow(/not ready to be released\.\nfinance: `field` is new/);
  });

  test("a version that exists", async () => {
    change();
    scratch.git("tag", "ramp@1.0.1");
    const commit = scratch.git("rev-parse", "--short=7", "HEAD").trim();
    await expect(plan()).rejects.toThrow(
      `ramp@1.0.1 is tagged on ${commit}, which is no release of it; if it was a mistake`,
    );
    scratch.git("tag", "--delete", "ramp@1.0.1");
    const text = scratch.read("mock/CHANGELOG.md");
    scratch.write("mock/CHANGELOG.md", `${text}\n## 1.1.0 (2026-11-30)\n`);
    await expect(plan()).rejects.toThrow("mock/CHANGELOG.md has finance-ramp-mock 1.1.0 already");
  });
});

describe("stopped half-way, it says how to undo it:", () => {
  /** Runs what the message says, as who reads it would. */
  async function undoAfter(work: Promise<void>, why: string): Promise<void> {
    const error = await work.then(
      () => new Error("it did not stop"),
      (reason: Error) => reason,
    );
    const [, undo = "false"] = /undo it: (.*)$/.exec(error.message) ?? [];
    expect(error.message.split("\n")).toHaveLength(1);
    expect(error.message).toContain(`the release stopped half-way (${why}`);
    execSync(undo, { cwd: scratch.root, stdio: "ignore" });
  }

  test.each([
    ["the build", "no)"],
    ["the commit", "git commit"],
    ["the tags", "git tag"],
  ])("%s", async (what, why) => {
    change();
    const head = scratch.git("rev-parse", "HEAD");
    const planned = await plan();
    if (what === "the commit") {
      scratch.write(".git/hooks/pre-commit", "#!/bin/sh\nexit 1\n");
      chmodSync(`${scratch.root}.git/hooks/pre-commit`, 0o755);
    }
    // A reference below another one cannot be made.
    if (what === "the tags") scratch.git("tag", "ramp@1.0.1/x");
    const fails = () => Promise.reject(new Error("no\nsuch file"));
    await undoAfter(writeRelease(scratch.root, planned, what === "the build" ? fails : build), why);
    expect(scratch.git("status", "--porcelain")).toBe("");
    expect(scratch.git("rev-parse", "HEAD")).toBe(head);
    expect(moves(await plan())).toEqual(moves(planned));
  });
});

test("a changelog gets its first section", () => {
  expect(withSections("", ["## 1.0.0\n"])).toBe("# Changelog\n\n## 1.0.0\n");
  expect(withSections("# T\n\nText.\n", ["## 1.0.0\n"])).toBe("# T\n\nText.\n\n## 1.0.0\n");
});

test("words for two contracts stand once in a changelog, as breaking where they are for one of them", () => {
  const [words, other] = ["Read the `other` fields.", "**Breaking**: read the `other` fields."];
  const entries = [words, other, "More."].map((text) => ({ file: "", bumps: {}, text, breaking: text === other }));
  const move = { name: "finance-ramp-api", folder: "client", from: "1.0.0", to: "2.0.0", reason: "" } as const;
  expect(packageSection({ ...move, entries, changes: [], carries: [] }, date)).toBe(
    `## 2.0.0 (${date})\n\n- ${other}\n- More.\n`,
  );
});

test("versions are compared by their numbers", () => {
  expect(["1.10.0", "1.9.0", "1.9.10", "2.0.0"].sort(compareVersions)).toEqual(["1.9.0", "1.9.10", "1.10.0", "2.0.0"]);
});
