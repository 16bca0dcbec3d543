// What the release workflow runs: publication, with a npm that only takes notes, the SBOM's packages, and the notes.

import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { sectionOf } from "../../scripts/lib/changelog.ts";
import { complaintOf, publishedPackages } from "../../scripts/lib/npm.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";

describe("publish", () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder("publish");
  });

  /** Puts a npm before the real one that notes its calls, and a git that knows of tags; `script` says what npm does. */
  async function publish(script: string, args: string[] = [], tags = publishedPackages().map(tagOf)) {
    await writeFile(join(folder, "git"), `#!/bin/sh\nprintf '%s\\n' ${tags.join(" ")}\n`);
    await chmod(join(folder, "git"), 0o755);
    await writeFile(join(folder, "npm"), `#!/bin/sh\necho "$@" >> ${folder}/calls\n${script}\n`);
    await chmod(join(folder, "npm"), 0o755);
    const result = await runScript("scripts/publish.ts", args, {
      PATH: `${folder}:${process.env["PATH"]}`,
      GITHUB_SERVER_URL: "https://github.example",
      GITHUB_REPOSITORY: "owner/name",
    });
    const calls = (await readFile(join(folder, "calls"), "utf8").catch(() => "")).trim().split("\n");
    return { ...result, calls };
  }
  const tagOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
  const unknown = `echo "npm error code E404" >&2; exit 1`;

  test("publishes what the registry does not have, with provenance and the address of the repository", async () => {
    const mock = publishedPackages().find(({ room }) => room === "mock");
    const { code, stdout, calls } = await publish(
      `case "$*" in "view finance-ramp-mock@"*) ${unknown};; "view"*) echo '"1.0.0"';; esac`,
    );
    expect([code, stdout.match(/is published already\./g)?.length]).toEqual([0, 2]);
    expect(stdout).toContain(`finance-ramp-mock@${mock?.version} is published.`);
    expect(calls.filter((call) => !call.startsWith("view"))).toEqual([
      "pkg set --workspace mock repository.type=git repository.url=git+https://github.example/owner/name.git repository.directory=mock bugs.url=https://github.example/owner/name/issues homepage=https://github.example/owner/name/tree/HEAD/mock#readme",
      "publish --workspace mock --provenance --access=public",
    ]);
  });

  test("leaves out what this commit does not release", async () => {
    const { code, stdout, calls } = await publish("exit 1", [], ["finance@1.11.0", "finance-ramp-mock@0.0.1"]);
    expect([code, stdout.match(/is left out\./g)?.length, calls]).toEqual([0, 3, [""]]);
  });

  test("--dry-run only asks", async () => {
    const { code, stdout, calls } = await publish(unknown, ["--dry-run"]);
    expect([code, stdout.match(/would be published/g)?.length]).toEqual([0, 3]);
    expect(calls.every((call) => call.startsWith("view"))).toBe(true);
  });

  test("is no failure where another workflow was first", async () => {
    const script = `case "$1" in
      view) if [ -e ${folder}/there ]; then echo '"1"'; else ${unknown}; fi;;
      publish) touch ${folder}/there; exit 1;;
    esac`;
    expect(await publish(script)).toMatchObject({ code: 0, stderr: "" });
  });

  test.each([
    [
      "npm refuses it",
      `[ "$1" != publish ] || { echo "npm error 403 You may not publish this." >&2; exit 1; }; [ "$1" != view ] || { ${unknown}; }`,
      /is not published: 403 You may not/,
    ],
    ["the registry does not answer", `echo "npm error network no route" >&2; exit 1`, /does not say.*network no route/],
  ])("is one clear line when %s", async (_, script, says) => {
    const { code, stderr } = await publish(script);
    expect([code, stderr.trim().split("\n").length]).toEqual([1, 1]);
    expect(stderr).toMatch(says);
  });
});

test("a complaint of npm is its first line that says something", () => {
  const stderr =
    "npm warn x\nnpm error code E403\nnpm error 403 Forbidden\nnpm error A complete log of this run can be found in: y\n";
  expect(complaintOf({ code: 1, stdout: "", stderr })).toBe("403 Forbidden");
  expect(complaintOf({ code: 1, stdout: "", stderr: "spawn npm ENOENT" })).toBe("spawn npm ENOENT");
});

test("the notes are the section of the release", () => {
  const text =
    "# Changelog\n\n## finance 1.11.0 (2026-11-22)\n\n- now\n\n### Added\n\n- more\n\n## finance 1.1.0\n\n- before\n";
  expect(sectionOf(text, "finance 1.11.0")).toBe("- now\n\n### Added\n\n- more");
  expect(sectionOf(text, "finance 1.1.0")).toBe("- before");
  expect(sectionOf(text, "finance 1.1")).toBeUndefined();
  expect(sectionOf(text, "ramp 1.1.0")).toBeUndefined();
});

test.each([
  ["is said to release nothing without a tag", "v1", 0, "This commit is no release.\n", ""],
  ["has a section for each tag", "mock@1.2.3 finance@99.0.0", 1, "", "CHANGELOG.md has no section for the tag"],
])("a commit %s", async (_, tags, exit, says, complains) => {
  const folder = temporaryFolder("notes");
  await writeFile(join(folder, "git"), `#!/bin/sh\nprintf '%s\\n' ${tags}\n`);
  await chmod(join(folder, "git"), 0o755);
  const env = { PATH: `${folder}:${process.env["PATH"]}` };
  const { code, stdout, stderr } = await runScript("scripts/notes.ts", ["--out", folder], env);
  expect([code, stdout]).toEqual([exit, says]);
  expect(stderr).toContain(complains);
});
