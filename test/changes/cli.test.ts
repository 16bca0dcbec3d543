// npm run changes as a user meets it: refs and folders, wrong input in one line, exit codes.

import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { JsonObject } from "../../model/document.ts";
import { lastRelease, loadBase, loadSide } from "../../scripts/changes/sides.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";
import { contract } from "./edits/contract.ts";
import { push, schema } from "./edits/edit.ts";

const folder = temporaryFolder("changes-cli");
const at = (name: string) => join(folder, name);
const repository = at("repository");

/** A change that breaks requests. */
const after = contract();
push(schema(after, "ThingInput"), "required", "kind");

function writeBundle(name: string, content: JsonObject | string, api = "finance"): void {
  const file = join(at(name), "generated", api, "openapi.json");
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
}

const git = (...args: string[]) =>
  execFileSync("git", ["-C", repository, "-c", "user.name=t", "-c", "user.email=t@example.com", ...args], {
    ...{ encoding: "utf8", stdio: "pipe" },
  }).trim();

beforeAll(() => {
  const text = JSON.stringify(contract());
  writeBundle("after", after);
  writeBundle("ramp", contract(), "ramp");
  writeBundle("broken", "{");
  writeBundle("no-paths", '{ "openapi": "3.1.0" }');
  writeBundle("split", text.replaceAll("#/components/schemas/Choice", "schemas/Choice.yaml"));
  writeBundle("dangling", text.replaceAll("#/components/schemas/Choice", "#/components/schemas/Nothing"));
  mkdirSync(at("empty"));
  writeBundle("repository", contract());
  git("init", "-q", "--initial-branch=main");
  git("add", ".");
  git("commit", "-q", "-m", "one");
  writeBundle("repository", contract(), "ramp");
  git("add", ".");
  git("commit", "-q", "-m", "two");
});

describe("a side", () => {
  test("is a git ref or a folder", () => {
    // A ref may lack an API that came later.
    expect(Object.keys(loadSide("HEAD~1", repository).documents)).toEqual(["finance"]);
    expect(Object.keys(loadSide("HEAD", repository).documents)).toEqual(["finance", "ramp"]);
    expect(loadSide(at("after")).documents).toEqual({ finance: after });
  });

  test.each([
    ["no-such-ref", "no-such-ref is no git ref and no folder"],
    ["--output=x", "--output=x is no git ref"],
    [at("broken"), "the bundle of finance is no bundle: "],
    [at("no-paths"), "is no bundle: it has no paths"],
    [at("split"), "is no bundle: it refers to schemas/Choice.yaml"],
    [at("empty"), "has no generated/<api>/openapi.json"],
  ])("%s is refused in one line", (from, message) => {
    expect(() => loadBase(from, repository)).toThrow(expect.objectContaining({ exitCode: 2 }));
    expect(() => loadSide(from, repository)).toThrow(message);
    expect(() => loadSide(from, repository)).not.toThrow("\n");
  });

  test("that is the last release is refused before there is one", () => {
    expect(() => lastRelease(at("empty"))).toThrow("nothing is released yet");
  });

  test("of the working tree's other side is read where the branch began if it has gone on since, and says so", () => {
    git("switch", "-q", "-c", "topic", "HEAD~1");
    const began = git("rev-parse", "HEAD");
    const side = loadBase("main", repository);
    expect(Object.keys(side.documents)).toEqual(["finance"]);
    expect(side).toMatchObject({ name: `main at ${began.slice(0, 7)}, where the branch began`, commit: began });
    expect(loadBase("HEAD", repository).name).toBe("HEAD");
    git("switch", "-q", "main");
    expect(loadBase("topic", repository)).toMatchObject({ name: "topic", commit: began });
    expect(loadBase(repository).commit).toBeUndefined();
  });
});

describe("the command", () => {
  test("compares folders, also if they break something, and exits with 0", async () => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", [
      ...["--from", repository, "--to", at("after"), "--format", "json"],
    ]);
    expect(stderr).toBe("");
    expect(code).toBe(0);
    const { wire, types, changes } = JSON.parse(stdout);
    expect([wire, types]).toEqual(["major", "major"]);
    const keys = "api wire types rule place operationIds events evidence before after text";
    expect(Object.keys(changes[0]).join(" ")).toBe(keys);
    expect(changes[0].text).toMatch(/^createThing: .*`kind`.*; .*\.$/);
  });

  test.each([
    [["--entry", "Text.", "--from", "main"], "--entry looks at all that has changed; leave out --from"],
    [["--entry", "Text.", "--to", "main"], "leave out --to"],
    [["--entry", " "], "--entry needs a value"],
    // Such as a variable that is not set.
    [["--from", ""], "--from needs a value"],
    [["--to", ""], "--to needs a value"],
    [["--from", at("after"), "--to", at("ramp")], "there is no API on both sides"],
    [["--from", at("after"), "--to", at("dangling")], "the bundles of finance cannot be compared: "],
  ])("refuses %j", async (args, message) => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});
