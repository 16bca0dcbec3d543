// A release in a small repository: what is planned, what is written, committed and tagged, and what is refused.

import { execSync } from "node:child_process";
import { chmodSync, existsSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Api, apis } from "../../model/apis.ts";
import type { JsonObject } from "../../model/document.ts";
import { readReleased, readReleases } from "../../model/releases.ts";
import { gate } from "../../scripts/changes/gate.ts";
import { readVersion } from "../../scripts/changes/versions.ts";
import { publishedPackages } from "../../scripts/packages/manifests.ts";
import { packageSection, planText, withSections } from "../../scripts/release/changelog.ts";
import { planRelease, type ReleasePlan, tagsOf } from "../../scripts/release/plan.ts";
import { writeSbom } from "../../scripts/release/sbom.ts";
import { refusals, writeRelease } from "../../scripts/release/write.ts";
import { changeWith, rateParts, type Scratch, scratchRepository } from "./scratch.ts";

let scratch: Scratch;
/** Begins with a repository of its own. */
function start(): void {
  scratch = scratchRepository();
}

const date = "2026-12-01";
const plan = (rate = rateParts): Promise<ReleasePlan> => planRelease(date, { root: scratch.root, rate, env: {} });
const bundle = (api: Api): JsonObject => JSON.parse(scratch.read(`generated/${api}/openapi.json`)) as JsonObject;

/** Brings the version of the source into the bundle, as the build does. */
async function build(root: string): Promise<void> {
  for (const api of apis)
    scratch.contract(api, readVersion(root, api), bundle(api)["x-parts"] as Record<string, string>);
}

/** A new field of finance and another wording in ramp, on main. */
function change(): void {
  scratch.contract("finance", "1.11.0", { base: "here", field: "f" });
  scratch.contract("ramp", "1.0.0", { base: "there" });
  scratch.entry("finance: minor\nfinance-ramp-mock: minor", "There is a field.\n\nRead it.", "field");
  scratch.commit();
}

describe("planned is", () => {
  beforeEach(start);

  /** What each release shows, spaces aside. */
  test.each<[what: string, arrange: () => void, parts: (string | RegExp)[]]>([
    [
      "nothing",
      () => {},
      [/^Nothing to release: no contract has changed since its last release, and no entry names a/],
    ],
    [
      "each contract by its own changes, the client by its types, others by entries and by what they carry",
      change,
      [
        " finance 1.10.0 → 1.11.0 (changes: 1 minor; entries: minor)\n ramp 1.0.0 → 1.0.1 (changes: 1 patch; entries: none)\n",
        " finance-ramp-api 1.10.0 → 1.11.0 (types: minor; entries: none; has finance 1.11.0, ramp 1.0.1)\n",
        " finance-ramp-mock 1.0.0 → 1.1.0 (entries: minor; has finance 1.11.0, ramp 1.0.1)\n",
        " finance-ramp-conformance 1.0.0 → 1.0.1 (entries: none; has finance 1.11.0, ramp 1.0.1)\n",
        "## finance 1.11.0 (2026-12-01)\n\n- There is a field.\n\n Read it.\n",
        "- Compatible: `field` is new.",
        "mock/CHANGELOG.md\n",
        "is pushed\n-------------------------------------------\n finance-ramp-api@1.11.0\n finance-ramp-mock@1.1.0\n",
        " ramp@1.0.1\n",
      ],
    ],
    [
      "a package alone, when only its code has changed",
      () => scratch.entry("finance-ramp-api: patch", "A retry waits as long as the service asks.", "fix"),
      [/Versions\n-+\n finance-ramp-api 1\.10\.0 → 1\.10\.1 .*\n\n/],
    ],
    [
      "what only types see: a patch of the contract, major for the client",
      () => {
        scratch.contract("auth", "1.0.0", { base: "here", nameOld: "n" });
        scratch.rerelease("auth", "1.0.0");
        scratch.contract("auth", "1.0.0", { base: "here" });
        scratch.entry(
          "finance-ramp-api: major",
          "**Breaking**: the schema has another name; write the new one.",
          "name",
        );
      },
      [/ auth 1\.0\.0 → 1\.0\.1 \(changes: 1 patch; entries: none\)\n finance-ramp-api 1\.10\.0 → 2\.0\.0 /],
    ],
    [
      "the version of a contract that is further than its changes, with who asks for it",
      () => {
        scratch.contract("finance", "1.12.0", { base: "here", field: "f" });
        scratch.entry("finance: minor", "There is a field.", "field");
      },
      ["(changes: 1 minor; entries: minor; these need 1.11.0, and info.version is 1.12.0)"],
    ],
    [
      "breaking changes first, in words and in what the machine lists",
      () => {
        scratch.contract("finance", "2.0.0", { field: "f" });
        scratch.entry("finance: minor", "There is a field.", "a");
        scratch.entry("finance: minor", "There is a field.", "a-2");
        scratch.entry("finance: major", "**Breaking**: `base` is gone; read `field` instead.", "b");
      },
      [
        "- **Breaking**: `base` is gone; read `field` instead.\n- There is a field.\n\n" +
          "### Changed operations, events, codes and fields\n\n- Breaking: `base` is gone.\n- Compatible: `field` is new.\n",
      ],
    ],
  ])("%s", async (_, arrange, parts) => {
    arrange();
    const text = planText(await plan()).replace(/ +/g, " ");
    for (const part of parts) expect(text).toMatch(part);
  });

  test("a patch with what was confirmed and what else there is to do, and without other words", async () => {
    scratch.contract("ramp", "1.0.0", { base: "there" });
    const like = (text: string, place?: string) =>
      changeWith({ api: "ramp", wire: "patch", text, ...(place && { place }) });
    const confirmed = like("getIt: it is confirmed; rely on it.", "/paths/~1it/get/x-evidence");
    const changes = [like("getIt: other words; nothing to do."), like("getIt: it moves; see."), confirmed];
    const text = planText(await plan(async (api) => (api === "ramp" ? changes : [])));
    expect(text).toContain(
      "## ramp 1.0.1 (2026-12-01)\n\n### Changed operations, events, codes and fields\n\n" +
        "- Confirmed: getIt: it is confirmed; rely on it.\n- Other: getIt: it moves; see.\n\n",
    );
  });

  test("the first release of all has no list of changes", async () => {
    scratch.remove("releases");
    scratch.write("client/CHANGELOG.md", "# Changelog\n");
    scratch.commit("Start", "--amend");
    const first = await plan();
    expect(tagsOf(first)).toEqual(["finance@1.10.0", "ramp@1.0.0", "auth@1.0.0", "finance-ramp-api@1.10.0"]);
    await writeRelease(scratch.root, first, build);
    expect(scratch.read("CHANGELOG.md")).toContain(
      "## auth 1.0.0 (2026-12-01)\n\n- The first published contract.\n",
    );
    expect(readReleases("ramp", `${scratch.root}releases/`)).toMatchObject([{ date, changes: [], wire: "none" }]);
  });
});

describe("written is", () => {
  // One release for all of them, which only look at it.
  beforeAll(async () => {
    start();
    change();
    await writeRelease(scratch.root, await plan(), build);
  });

  test("one commit, with an annotated tag for each version, and nothing is left over", () => {
    expect(scratch.git("status", "--porcelain")).toBe("");
    const tags = [
      "finance-ramp-api@1.11.0",
      "finance-ramp-conformance@1.0.1",
      "finance-ramp-mock@1.1.0",
      "finance@1.11.0",
      "ramp@1.0.1",
    ];
    expect(scratch.git("log", "-1", "--format=%s")).toMatch(
      /^Release finance 1\.11\.0, ramp 1\.0\.1, finance-ramp-api 1\.11\.0, finance-ramp-mock /,
    );
    const refs = scratch.git("for-each-ref", "--format=%(objecttype) %(refname:short)", "refs/tags");
    expect(refs.trim().split("\n")).toEqual(tags.map((tag) => `tag ${tag}`));
    expect(existsSync(`${scratch.root}.changeset/field.md`)).toBe(false);
  });

  test("the record of each contract that has changed, with its bundle", () => {
    const folder = `${scratch.root}releases/`;
    expect(readReleases("finance", folder)[0]).toMatchObject({
      version: "1.11.0",
      date,
      wire: "minor",
      types: "minor",
      entries: [{ text: "There is a field.\n\nRead it.", breaking: false }],
      changes: [{ place: "/x-parts/field", after: "f" }],
    });
    expect(readReleased("finance", "1.11.0", folder).document).toEqual(bundle("finance"));
    expect(bundle("ramp")).toMatchObject({ info: { version: "1.0.1" } });
    expect(["ramp", "auth"].map((api) => readReleases(api as Api, folder).length)).toEqual([2, 1]);
  });

  test("the changelogs, the new section on top", () => {
    const headings = scratch.read("CHANGELOG.md").match(/^##? .*?(?= \(|$)/gm);
    expect(headings).toEqual(["# Changelog", "## finance 1.11.0", "## ramp 1.0.1", "## finance 1.10.0"]);
    expect(scratch.read("CHANGELOG.md")).toContain(
      "\n\n- Wording and examples. Nothing to do.\n\n## finance 1.10.0 ",
    );
    expect(scratch.read("client/CHANGELOG.md")).toMatch(
      /## 1\.11\.0 \(2026-12-01\)\n\n- Contracts: finance 1\.11\.0, ramp 1\.0\.1\.\n\n### Changed types\n\n- Compatible: `field` is new\.\n\n## 1\.10\.0/,
    );
  });

  test("the versions of the packages, in the lock file, too", () => {
    const lock: unknown = JSON.parse(scratch.read("package-lock.json"));
    for (const [folder, version] of Object.entries({ client: "1.11.0", mock: "1.1.0", conformance: "1.0.1" })) {
      expect(JSON.parse(scratch.read(`${folder}/package.json`))).toMatchObject({ version, type: "module" });
      expect(lock).toMatchObject({ packages: { [folder]: { version } } });
    }
  });

  test("a state that the gate accepts, and after which there is nothing to release", async () => {
    expect(await gate({ root: scratch.root, rate: rateParts, env: {} })).toMatchObject({
      problems: [],
      changes: [],
    });
    expect(tagsOf(await plan())).toEqual([]);
  });
});

describe("refused is", () => {
  beforeEach(start);

  test("what is not main, or not committed, or not in Git", () => {
    expect(refusals(scratch.root)).toEqual([]);
    scratch.git("switch", "--quiet", "--create", "topic");
    expect(refusals(scratch.root)).toEqual(["releases are made on main, and this is topic: git switch main"]);
    scratch.git("switch", "--quiet", "--detach");
    scratch.write("new.txt", "new\n");
    expect(refusals(scratch.root)).toEqual([
      "releases are made on main, and this is a commit without a branch: git switch main",
      expect.stringContaining("not committed"),
    ]);
    scratch.git("switch", "--quiet", "main");
    expect(refusals(scratch.root)).toEqual([expect.stringContaining("not committed")]);
    scratch.remove(".git");
    expect(refusals(scratch.root)).toEqual([expect.stringContaining("not a Git repository")]);
  });

  test("what the gate does not accept", async () => {
    scratch.contract("finance", "1.10.0", { base: "here", field: "f" });
    await expect(plan()).rejects.toThrow(/not ready to be released\.\nfinance: `field` is new/);
  });

  test.each(publishedPackages().slice(-1))("a bill of materials of $name that lacks a dependency", async (one) => {
    const written = writeSbom({ ...one, dependencies: { ...one.dependencies, absent: "1.0.0" } }, "");
    await expect(written).rejects.toThrow(`npm sbom of ${one.name} lacks absent; update the lock file`);
  });

  test("a version that is tagged already, or stands in a changelog", async () => {
    change();
    scratch.git("tag", "ramp@1.0.1");
    await expect(plan()).rejects.toThrow(
      "which is not a release commit; if the tag is a mistake and not pushed: git tag -d ",
    );
    scratch.git("tag", "--delete", "ramp@1.0.1");
    scratch.write("mock/CHANGELOG.md", `${scratch.read("mock/CHANGELOG.md")}\n## 1.1.0 (2026-11-30)\n`);
    await expect(plan()).rejects.toThrow("mock/CHANGELOG.md has finance-ramp-mock 1.1.0 already");
  });
});

describe("stopped half-way, it says how to undo it:", () => {
  beforeEach(start);

  /** Runs what the message says, as who reads it would. */
  async function undoAfter(work: Promise<void>, why: string): Promise<void> {
    const error = await work.then(() => new Error("it did not stop")).catch((reason: Error) => reason);
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
    expect(scratch.git("tag").trim()).toBe(what === "the tags" ? "ramp@1.0.1/x" : "");
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
