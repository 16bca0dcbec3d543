// npm run changes as a user meets it: refs and folders, wrong input in one line, exit codes.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../model/document.ts";
import { lastRelease, loadBase, loadSide } from "../../scripts/changes/sides.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";
import { contract } from "./edits/contract.ts";
import { push } from "./edits/edit.ts";
import { scratchRepository } from "./scratch.ts";

/** A folder with the bundle of an API. */
function folderWith(content: JsonObject | string, api = "finance"): string {
  const folder = temporaryFolder("changes-cli");
  const file = join(folder, "generated", api, "openapi.json");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return folder;
}

/** A change that breaks requests. */
const after = contract();
push(after, "ThingInput#/required", "kind");

const [was, is, empty] = [folderWith(contract()), folderWith(after), temporaryFolder("changes-cli")];
const text = JSON.stringify(contract());
const referring = (target: string) => folderWith(text.replaceAll("#/components/schemas/Choice", target));

describe("a side", () => {
  test("is a git ref or a folder", () => {
    const scratch = scratchRepository();
    scratch.remove("generated/ramp");
    scratch.commit();
    // A ref may lack an API that came later.
    expect(Object.keys(loadSide("HEAD", scratch.root).documents)).toEqual(["finance", "auth"]);
    expect(Object.keys(loadSide("HEAD~1", scratch.root).documents)).toEqual(["finance", "ramp", "auth"]);
    expect(loadSide(is).documents).toEqual({ finance: after });
  });

  test.each([
    ["no-such-ref", "no-such-ref is no git ref and no folder"],
    ["--output=x", "--output=x is no git ref"],
    [folderWith("{"), "the bundle of finance is no bundle: "],
    [folderWith('{ "openapi": "3.1.0" }'), "is no bundle: it has no paths"],
    [referring("schemas/Choice.yaml"), "is no bundle: it refers to schemas/Choice.yaml"],
    [empty, "has no generated/<api>/openapi.json"],
  ])("%s is refused in one line", (from, message) => {
    expect(() => loadBase(from)).toThrow(expect.objectContaining({ exitCode: 2 }));
    expect(() => loadSide(from)).toThrow(message);
    expect(() => loadSide(from)).not.toThrow("\n");
  });

  test("that is the last release is refused before there is one", () => {
    expect(() => lastRelease(empty)).toThrow("nothing is released yet");
  });

  test("of the working tree's other side is read where the branch began if it has gone on since, and says so", () => {
    const { root, git, commit } = scratchRepository();
    const began = git("rev-parse", "HEAD").trim();
    git("branch", "topic");
    commit("On main", "--allow-empty");
    expect(loadBase("topic", root)).toMatchObject({ name: "topic", commit: began });
    git("switch", "--quiet", "topic");
    const name = `main at ${began.slice(0, 7)}, where the branch began`;
    expect(loadBase("main", root)).toMatchObject({ name, commit: began });
    expect(loadBase("HEAD", root).name).toBe("HEAD");
    expect(loadBase(root).commit).toBeUndefined();
  });
});

describe("the command", () => {
  test("compares folders, also if they break something, and exits with 0", async () => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", [
      ...["--from", was, "--to", is, "--format", "json"],
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
    [["--from", is, "--to", folderWith(contract(), "ramp")], "there is no API on both sides"],
    [["--from", is, "--to", referring("#/components/schemas/No")], "the bundles of finance cannot be compared: "],
  ])("refuses %j", async (args, message) => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});
