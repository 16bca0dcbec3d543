// npm run changes as a user meets it: refs, folders and bundles, wrong input in one line, exit codes.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import type { JsonObject } from "../../model/document.ts";
import { lastRelease, loadBase, loadSide } from "../../scripts/changes/sides.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";
import { contract } from "./edits/contract.ts";
import { push } from "./edits/edit.ts";
import { scratchRepository } from "./scratch.ts";

const folder = temporaryFolder("changes-cli");
const at = (name: string) => join(folder, name);

/** The small contract as that of a service. */
const titled = (title: string): JsonObject => ({ ...contract(), info: { title, version: "1.0.0" } });
const before = titled("Finance service");
/** A change that breaks requests. */
const after = titled("Finance service");
push("ThingInput#/required", "kind")(after);

const text = JSON.stringify(before);
const files = {
  "before.json": text,
  "after.yaml": stringify(after),
  "broken.json": "{",
  "no-openapi.json": '{ "paths": {} }',
  "no-paths.yaml": "openapi: 3.1.0",
  "ramp.json": JSON.stringify(titled("Company ramp service")),
  "nameless.json": JSON.stringify(titled("Service")),
  "split.json": text.replaceAll("#/components/schemas/Choice", "schemas/Choice.yaml"),
  "dangling.json": text.replaceAll("#/components/schemas/Choice", "#/components/schemas/Nothing"),
};
for (const [name, content] of Object.entries(files)) writeFileSync(at(name), content);
mkdirSync(at("empty"));
const scratch = scratchRepository();
const repository = scratch.root;

describe("a side", () => {
  test("is a git ref, a folder of a checkout, or a bundle of the API that its title names or that is asked for", () => {
    const apisOf = (...args: Parameters<typeof loadSide>) => Object.keys(loadSide(...args).documents);
    scratch.remove("generated/auth");
    scratch.commit();
    // A ref may lack an API that came later.
    expect(apisOf("HEAD", { repository })).toEqual(["finance", "ramp"]);
    expect(apisOf("HEAD~1", { repository })).toEqual(["finance", "ramp", "auth"]);
    expect(apisOf("HEAD", { repository, api: "ramp" })).toEqual(["ramp"]);
    expect(apisOf(repository)).toEqual(["finance", "ramp"]);
    expect(loadSide(at("after.yaml")).documents.finance).toEqual(after);
    expect(apisOf(at("ramp.json"))).toEqual(["ramp"]);
    expect(apisOf(at("nameless.json"), { api: "auth" })).toEqual(["auth"]);
  });

  test.each([
    ["no-such-ref", "there is no file, folder or git ref no-such-ref"],
    ["--output=x", "there is no file, folder or git ref --output=x"],
    [at("broken.json"), "broken.json is not a bundle: "],
    [at("no-openapi.json"), "is not a bundle: it has no openapi"],
    [at("no-paths.yaml"), "is not a bundle: it has no paths"],
    [at("nameless.json"), "does not say which API it is of; add --api"],
    [at("split.json"), "is not a bundle: it refers to schemas/Choice.yaml"],
    [at("empty"), "has no generated/<api>/openapi.json"],
  ])("%s is refused in one line", (from, message) => {
    const oneLine = expect.stringMatching(/^[^\n]+$/);
    expect(() => loadBase(from, { repository })).toThrow(
      expect.objectContaining({ exitCode: 2, message: oneLine }),
    );
    expect(() => loadSide(from, { repository })).toThrow(message);
  });

  test("of another API than the one that is asked for is refused, and the last release before there is one", () => {
    expect(() => loadSide(at("ramp.json"), { api: "finance" })).toThrow("is the bundle of ramp, not of finance");
    expect(() => loadSide(repository, { api: "auth" })).toThrow("no generated/auth/openapi.json");
    expect(() => lastRelease(undefined, at("empty"))).toThrow("nothing is released yet");
  });

  test("of the working tree's other side is read where the branch began if it has gone on since, and says so", () => {
    const { git, commit } = scratch;
    const began = git("rev-parse", "HEAD").trim();
    git("branch", "topic");
    commit("On main", "--allow-empty");
    expect(loadBase("topic", { repository })).toMatchObject({ name: "topic", commit: began });
    git("switch", "--quiet", "topic");
    const name = `main at ${began.slice(0, 7)}, where the branch began`;
    expect(loadBase("main", { repository })).toMatchObject({ name, commit: began });
    expect(loadBase("HEAD", { repository }).name).toBe("HEAD");
    expect(loadBase(repository).commit).toBeUndefined();
  });
});

describe("the command", () => {
  test("compares bundles, also if they break something, and exits with 0", async () => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", [
      "--from",
      at("before.json"),
      "--to",
      at("after.yaml"),
      "--format",
      "json",
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
    [["--entry", "Text.", "--from", "main"], "--entry announces all changes of the branch; leave out --from"],
    [["--from", at("before.json"), "--to", at("ramp.json")], "there is no API on both sides"],
    [["--from", at("before.json"), "--to", at("dangling.json")], "the bundles of finance cannot be compared: "],
  ])("refuses %j", async (args, message) => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});
