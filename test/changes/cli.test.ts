// npm run changes as a user meets it: refs, folders and bundles, wrong input in one line, exit codes.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { root } from "../../model/apis.ts";
import type { JsonObject } from "../../model/document.ts";
import { lastRelease, loadBase, loadSide } from "../../scripts/changes/sides.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";
import { contract } from "./edits/contract.ts";
import { push, schema } from "./edits/edit.ts";

const folder = temporaryFolder("changes-cli");
const at = (name: string) => join(folder, name);
const repository = at("repository");

/** The small contract as that of a service. */
const titled = (title: string): JsonObject => ({ ...contract(), info: { title, version: "1.0.0" } });
const before = titled("Finance service");
/** A change that breaks requests. */
const after = titled("Finance service");
push(schema(after, "ThingInput"), "required", "kind");

function writeBundle(api: string, document: JsonObject): void {
  mkdirSync(join(repository, "generated", api), { recursive: true });
  writeFileSync(join(repository, "generated", api, "openapi.json"), JSON.stringify(document));
}

const git = (...args: string[]) =>
  execFileSync("git", ["-C", repository, "-c", "user.name=t", "-c", "user.email=t@example.com", ...args], {
    ...{ encoding: "utf8", stdio: "pipe" },
  }).trim();

beforeAll(() => {
  const text = JSON.stringify(before);
  const files = {
    ...{ "before.json": text, "after.yaml": stringify(after), "broken.json": "{", "text.txt": "text" },
    ...{ "no-openapi.json": '{ "paths": {} }', "no-paths.yaml": "openapi: 3.1.0", "empty.json": "" },
    "split.json": text.replaceAll("#/components/schemas/Choice", "schemas/Choice.yaml"),
    "dangling.json": text.replaceAll("#/components/schemas/Choice", "#/components/schemas/Nothing"),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(at(name), content);
  mkdirSync(at("empty"));
  writeBundle("finance", before);
  git("init", "-q", "--initial-branch=main");
  git("add", ".");
  git("commit", "-q", "-m", "one");
  writeBundle("ramp", titled("Company ramp service"));
  git("add", ".");
  git("commit", "-q", "-m", "two");
  git("tag", "empty-tree", git("commit-tree", "-m", "empty", git("hash-object", "-t", "tree", "/dev/null")));
});

describe("a side", () => {
  test("is a git ref, or a bundle of the API that is asked for", () => {
    const apisOf = (...args: Parameters<typeof loadSide>) => Object.keys(loadSide(...args).documents);
    // A ref may lack an API that came later.
    expect(apisOf("HEAD~1", { repository })).toEqual(["finance"]);
    expect(apisOf("HEAD", { repository })).toEqual(["finance", "ramp"]);
    expect(apisOf("HEAD", { repository, api: "ramp" })).toEqual(["ramp"]);
    expect(loadSide("HEAD", { repository }).documents.finance).toEqual(before);
    expect(loadSide(at("after.yaml"), { api: "finance" }).documents).toEqual({ finance: after });
  });

  test.each([
    ["no-such-ref", "no-such-ref is no git ref and no file"],
    ["--output=x", "--output=x is no git ref"],
    [at("broken.json"), "broken.json is no bundle: "],
    [at("text.txt"), "text.txt is no bundle: it has no openapi"],
    [at("empty.json"), "is no bundle: it has no openapi"],
    [at("no-openapi.json"), "is no bundle: it has no openapi"],
    [at("no-paths.yaml"), "is no bundle: it has no paths"],
    [at("split.json"), "is no bundle: it refers to schemas/Choice.yaml"],
    [at("empty"), "is no git ref and no file"],
    ["empty-tree", "empty-tree has no generated/finance/openapi.json"],
  ])("%s is refused in one line", (from, message) => {
    const options = { repository, api: "finance" } as const;
    expect(() => loadBase(from, options)).toThrow(expect.objectContaining({ exitCode: 2 }));
    expect(() => loadSide(from, options)).toThrow(message);
    expect(() => loadSide(from, options)).not.toThrow("\n");
  });

  test("is refused of a bundle without its API, and of the last release before there is one", () => {
    expect(() => loadSide(at("before.json"))).toThrow("before.json is of one API; say of which with --api");
    expect(() => lastRelease(undefined, at("empty"))).toThrow("nothing is released yet");
  });

  test("of the working tree's other side is read where the branch began if it has gone on since, and says so", () => {
    git("switch", "-q", "-c", "topic", "HEAD~1");
    const began = git("rev-parse", "HEAD");
    const side = loadBase("main", { repository });
    expect(Object.keys(side.documents)).toEqual(["finance"]);
    expect(side).toMatchObject({ name: `main at ${began.slice(0, 7)}, where the branch began`, commit: began });
    expect(loadBase("HEAD", { repository }).name).toBe("HEAD");
    git("switch", "-q", "main");
    expect(loadBase("topic", { repository })).toMatchObject({ name: "topic", commit: began });
  });
});

describe("the command", () => {
  test("compares bundles, also if they break something, and exits with 0", async () => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", [
      ...["--from", at("before.json"), "--to", at("after.yaml"), "--api", "finance", "--format", "json"],
    ]);
    expect(stderr).toBe("");
    expect(code).toBe(0);
    const { wire, types, changes } = JSON.parse(stdout);
    expect([wire, types]).toEqual(["major", "major"]);
    const keys = "api wire types rule place operationIds events evidence before after text";
    expect(Object.keys(changes[0]).join(" ")).toBe(keys);
    expect(changes[0].text).toMatch(/^createThing: .*`kind`.*; .*\.$/);
  });

  test("fails with --check-version when the version has not moved, after it has said what changed", async () => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", [
      ...["--from", at("before.json"), "--to", at("after.yaml"), "--api", "finance", "--check-version"],
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain("createThing: ");
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain("2.0.0");
  });

  test.each([
    [["--entry", "Text.", "--from", "main"], "--entry looks at all that has changed; leave out --from"],
    [["--versions", "--api", "ramp", "--check-version"], "leave out --api, --check-version"],
    [["--entry", "Text.", "--versions"], "leave out --versions"],
    [["--force"], "--force belongs to --entry"],
    [["--entry", " "], "--entry needs a value"],
    // Such as a variable that is not set.
    [["--from", ""], "--from needs a value"],
    [["--to", ""], "--to needs a value"],
    [
      ["--from", at("before.json"), "--api", "finance", "--to", at("dangling.json")],
      "the bundles of finance cannot be",
    ],
  ])("refuses %j", async (args, message) => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  test("shows examples that run as they are", async () => {
    const { stdout } = await runScript("scripts/changes.ts", ["--help"]);
    const examples = [...stdout.matchAll(/^ +npm run changes -- (.*)$/gm)].map(([, args = ""]) => args);
    expect(examples.length).toBeGreaterThan(2);
    for (const file of examples.flatMap((args) => args.match(/\S+\.json/g) ?? []))
      expect(existsSync(`${root}${file}`), file).toBe(true);
  });
});
