// The gate in a small repository with a history: what gets in, what does not, what it says then, and which version it asks for.

import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { gate } from "../../scripts/changes/gate.ts";
import type { RateChanges } from "../../scripts/changes/report.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { type Parts, rateParts, type Scratch, scratchRepository } from "./scratch.ts";

let scratch: Scratch;
beforeEach(() => {
  scratch = scratchRepository();
});

const look = (env: NodeJS.ProcessEnv = {}, root = scratch.root, rate: RateChanges = rateParts) =>
  gate({ root, rate, env });
const breaking = "**Breaking**: `base` is gone; read `other` instead.";
const fine = { problems: [], notes: [], changes: [] };
const base = { base: "here" };
/** What is wrong with a state of finance, with an entry. */
async function problemsOf(
  version: string,
  parts: Parts,
  head?: string,
  text = "There is a change.",
): Promise<string[]> {
  scratch.contract("finance", version, parts);
  if (head !== undefined) scratch.entry(head, text);
  return (await look()).problems;
}
const startBranch = () => scratch.git("switch", "--quiet", "--create", "topic");

describe("since the last release", () => {
  test("nothing has changed: nothing is rated", async () => {
    const never: RateChanges = () => Promise.reject(new Error("it was started"));
    expect(await look({}, scratch.root, never)).toEqual(fine);
    startBranch();
    expect(await look({ CI: "true" }, scratch.root, never)).toEqual(fine);
  });

  test("a patch needs neither entry nor version; an author may announce more, and the version follows", async () => {
    expect(await problemsOf("1.10.0", { base: "there" })).toEqual([]);
    expect(await problemsOf("1.10.0", { base: "there" }, "finance: minor")).toEqual([
      expect.stringContaining("write at least 1.11.0"),
    ]);
  });

  test("a new field needs an entry and a version, each said in one line", async () => {
    const field = { ...base, field: "f" };
    expect(await problemsOf("1.10.0", field)).toEqual([
      expect.stringMatching(
        /^finance: `field` is new\. .* no entry since 1\.10\.0 says finance: minor; add one: npm run /,
      ),
      expect.stringContaining("1.10.0 is released without this minor change; write at least 1.11.0"),
    ]);
    expect(await problemsOf("1.11.0", field, "finance: patch")).toEqual([
      ".changeset/a.md says finance: patch, but this change needs minor: `field` is new.",
    ]);
    expect(await problemsOf("1.11.0", field, "finance: minor")).toEqual([]);
  });

  test("a removal needs an entry that is major and says Breaking, and a version", async () => {
    expect(await problemsOf("1.11.0", {}, "finance: minor")).toEqual([
      expect.stringMatching(
        /^\.changeset\/a\.md says finance: minor, but this change needs major, and a text that begins /,
      ),
      expect.stringContaining("write at least 2.0.0"),
    ]);
    scratch.entry("finance: minor", "There is a field.", "b");
    expect((await look()).problems[0]).toMatch(
      /^finance: `base` is gone\. This breaks consumers, and no entry .*finance: major; .*\*\*Breaking\*\*/,
    );
    scratch.remove(".changeset/b.md");
    expect(await problemsOf("2.0.0", {}, "finance: major")).toEqual([
      ".changeset/a.md: a major change begins with **Breaking** and says what to do",
    ]);
    expect(await problemsOf("2.0.0", {}, "finance: major", breaking)).toEqual([]);
  });

  test("what only types see needs an entry of the client, and no version of the contract", async () => {
    scratch.contract("finance", "1.10.0", { ...base, nameOld: "n" });
    scratch.rerelease("finance", "1.10.0");
    expect(await problemsOf("1.10.0", base)).toEqual([
      expect.stringMatching(/^finance: `nameOld` is gone\. TypeScript code stops .* says finance-ramp-api: major/),
    ]);
    expect((await problemsOf("1.10.0", base, "finance: minor"))[0]).toMatch(
      /^\.changeset\/a\.md says finance: minor, but this change needs finance-ramp-api: major, and/,
    );
    expect(await problemsOf("1.10.0", base, "finance-ramp-api: major", breaking)).toEqual([]);
  });

  test("an entry about what has not changed is said, and a version may be further than needed", async () => {
    scratch.entry("finance: minor", "There is a field.");
    scratch.contract("ramp", "2.0.0", { ...base, field: "f" });
    scratch.entry("ramp: minor", "There is a field.", "b");
    expect(await look()).toMatchObject({
      problems: [".changeset/a.md names finance, which has not changed since its last release; take the name out"],
      notes: [],
    });
  });

  test("a removal before its sunset fails alone, whatever is announced: an entry and a version would help nothing", async () => {
    scratch.contract("finance", "1.10.0", { ...base, sunsetOld: "s" });
    scratch.rerelease("finance", "1.10.0");
    const said = ["finance: `sunsetOld` is gone. No entry and no version makes up for this"];
    expect(await problemsOf("1.10.0", base)).toEqual(said);
    expect(await problemsOf("2.0.0", base, "finance: major", breaking)).toEqual(said);
  });

  test("a sunset that has passed without notice fails, whatever is announced", async () => {
    const rate: RateChanges = async (...sides) =>
      (await rateParts(...sides)).map((one) => ({ ...one, rule: "sunset-passed" }));
    scratch.contract("finance", "1.11.0", { ...base, end: "e" });
    const { problems } = await look({}, scratch.root, rate);
    expect(problems).toEqual(["finance: `end` is new. No entry and no version makes up for this"]);
  });

  test("a contract without a release is no problem", async () => {
    scratch.remove("releases/auth");
    scratch.commit("Start", "--amend");
    expect(await look()).toMatchObject({
      problems: [],
      notes: [expect.stringContaining("auth has no release yet")],
    });
  });
});

describe("on a branch", () => {
  /** A field that main has announced, and not yet released. */
  function addOnMain(): void {
    scratch.contract("finance", "1.11.0", { ...base, first: "1" });
    scratch.entry("finance: minor", "There is a first field.");
    scratch.commit();
  }

  test("main's entry does not announce the branch's change; the branch's own does", async () => {
    addOnMain();
    startBranch();
    expect(await problemsOf("1.11.0", { ...base, first: "1", second: "2" })).toEqual([
      expect.stringMatching(/^finance: `second` is new\. .*no entry on this branch says finance: minor/),
    ]);
    scratch.entry("finance: minor", "There is a second field.", "b");
    expect((await look()).problems).toEqual([]);
  });

  test("a removal before the day that only main announces so far is refused, also where the host's main is older", async () => {
    scratch.git("update-ref", "refs/remotes/origin/main", "HEAD");
    scratch.contract("finance", "1.11.0", { ...base, sunsetNew: "s" });
    scratch.entry("finance: minor", "It ends.");
    scratch.commit();
    startBranch();
    scratch.contract("finance", "2.0.0", {});
    const early: RateChanges = async (api, before, after) =>
      (await rateParts(api, before, after)).map((one) => {
        const isAnnounced = JSON.stringify(before).includes("sunsetNew");
        return one.place.endsWith("base") && isAnnounced ? { ...one, rule: "removed-before-sunset" } : one;
      });
    expect((await look({ CI: "true" }, scratch.root, early)).problems).toContainEqual(
      "finance: `base` is gone. No entry and no version makes up for this",
    );
  });

  test("main's later work is not the branch's", async () => {
    startBranch();
    scratch.git("switch", "--quiet", "main");
    addOnMain();
    scratch.git("switch", "--quiet", "topic");
    expect(await look({ CI: "true" })).toEqual(fine);
  });

  test("what takes back unreleased work is not breaking", async () => {
    addOnMain();
    startBranch();
    scratch.remove(".changeset/a.md");
    expect(await problemsOf("1.11.0", base)).toEqual([]);
    expect(await problemsOf("1.11.0", { ...base, second: "2" }, "finance: minor")).toEqual([]);
  });

  test("another author's entry counts for the branch only if its words are edited", async () => {
    addOnMain();
    startBranch();
    scratch.contract("finance", "1.11.0", { ...base, first: "1", second: "2" });
    const asked = [expect.stringContaining("no entry on this branch")];
    scratch.write(".changeset/a.md", `${scratch.read(".changeset/a.md")}\n \n`);
    expect((await look()).problems).toEqual(asked);
    scratch.write(".changeset/a.md", `${scratch.read(".changeset/a.md").trimEnd()} And a second one.\n`);
    expect((await look()).problems).toEqual([]);
  });
});

describe("a release that has been made", () => {
  const file = "releases/finance/1.10.0/release.json";

  test.each(["on main", "on a branch, committed"])("cannot be edited, removed or added to %s", async (where) => {
    if (where !== "on main") startBranch();
    scratch.write(file, "{}\n");
    scratch.remove("releases/auth/1.0.0/openapi.json");
    scratch.write("releases/auth/1.0.0/openapi.json", scratch.read("generated/auth/openapi.json"));
    scratch.remove("releases/ramp/1.0.0/release.json");
    scratch.write("releases/ramp/1.0.0/more.json", "{}\n");
    scratch.write("releases/ramp/1.1.0/openapi.json", scratch.read("generated/ramp/openapi.json"));
    scratch.write("releases/ramp/1.1.0/release.json", '{ "version": "1.1.0" }\n');
    if (where !== "on main") scratch.commit();
    const { problems } = await look();
    expect(problems.sort()).toEqual([
      expect.stringMatching(`^${file} is released and must not change; restore it: git checkout \\w+ -- ${file}$`),
      "releases/ramp/1.0.0/more.json is not part of the published release; remove it",
      expect.stringMatching("^releases/ramp/1.0.0/release.json is released"),
      expect.stringMatching("^releases/ramp/1.1.0/openapi.json is not from npm run release"),
      expect.stringMatching("^releases/ramp/1.1.0/release.json is not from npm run release"),
    ]);
  });

  test("cannot have been edited by a commit on main either", async () => {
    scratch.write(file, "{}\n");
    scratch.commit();
    expect((await look()).problems).toEqual([expect.stringMatching(`^${file} was edited after its release`)]);
  });
});

describe("without a whole history", () => {
  let copy: string;
  beforeEach(() => {
    copy = `${temporaryFolder("scratch-copy")}/`;
  });
  const clone = (...args: string[]) =>
    execFileSync("git", ["clone", "--quiet", ...args, `file://${scratch.root}`, copy], { stdio: "ignore" });

  test("main as the host has it is enough", async () => {
    startBranch();
    clone("--branch=topic");
    expect(await look({ CI: "true" }, copy)).toEqual(fine);
  });

  test.each<[what: string, arrange: () => void, note: string]>([
    ["a shallow clone", () => clone("--depth=1"), "the clone is shallow; "],
    ["a branch without main", () => clone("--single-branch", "--branch=topic"), "there is no branch main"],
    [
      "a tarball",
      () => cpSync(scratch.root, copy, { recursive: true, filter: (path) => !path.endsWith("/.git") }),
      "there is no Git history here; compared with the last releases only, not with main",
    ],
  ])("%s is compared with its releases, and does not pass in CI", async (_, arrange, note) => {
    scratch.commit("Empty", "--allow-empty");
    startBranch();
    arrange();
    await expect(look({ CI: "true" }, copy)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining("; fetch the whole history, with main (actions/checkout: fetch-depth: 0)"),
    });
    expect(await look({ CI: "false" }, copy)).toMatchObject({
      problems: [],
      notes: [expect.stringContaining(note)],
    });
  });
});
