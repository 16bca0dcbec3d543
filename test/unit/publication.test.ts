// What the release workflow runs: publication, with a npm that only takes notes, and the notes of the release.

import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publishedPackages } from "../../scripts/packages/manifests.ts";
import { sectionOf } from "../../scripts/release/history.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";

const tags = publishedPackages().map(({ name, version }) => `${name}@${version}`);
const unknown = `echo "npm error code E404" >&2; exit 1`;

/** Runs a script behind a npm that notes its calls, does what `shell` says, and a git that knows of tags. */
async function run(script: string, args: string[], tagged: string[], shell = "exit 1") {
  const folder = temporaryFolder("npm");
  const programs = { git: `printf '%s\\n' ${tagged.join(" ")}`, npm: `echo "$@" >> ${folder}/calls\n${shell}` };
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${text}\n`);
    await chmod(join(folder, name), 0o755);
  }
  const host = { GITHUB_SERVER_URL: "https://github.example", GITHUB_REPOSITORY: "owner/name" };
  const result = await runScript(script, args, { PATH: `${folder}:${process.env["PATH"]}`, ...host });
  const calls = (await readFile(join(folder, "calls"), "utf8").catch(() => "")).trim().split("\n");
  return { ...result, calls };
}
const publish = (shell: string, args: string[] = [], tagged = tags) =>
  run("scripts/publish.ts", args, tagged, shell);

test("publishes what the registry does not have, with provenance and the address of the repository", async () => {
  const { code, calls } = await publish(
    `case "$*" in "view finance-ramp-mock@"*) ${unknown};; "view"*) echo '"1.0.0"';; esac`,
  );
  const address = "git+https://github.example/owner/name.git repository.directory=mock";
  expect(code).toBe(0);
  expect(calls.filter((call) => !call.startsWith("view"))).toEqual([
    expect.stringContaining(`pkg set --workspace mock repository.type=git repository.url=${address}`),
    "publish --workspace mock --provenance --access=public",
  ]);
});

test("leaves out what this commit does not release, and asks only in a rehearsal", async () => {
  const { code, calls } = await publish("exit 1", [], ["finance@1.11.0", "finance-ramp-mock@0.0.1"]);
  expect(code).toBe(0);
  expect(calls).toEqual([""]);
  const rehearsal = await publish(unknown, ["--dry-run"]);
  expect(rehearsal.code).toBe(0);
  expect(rehearsal.calls.filter((call) => !call.startsWith("view"))).toEqual([]);
});

test("is no failure where another run was first", async () => {
  const there = '"$(dirname "$0")/there"';
  const view = `if [ -e ${there} ]; then echo 1; else ${unknown}; fi`;
  const shell = `case "$1" in view) ${view};; publish) touch ${there}; exit 1;; esac`;
  expect(await publish(shell)).toMatchObject({ code: 0, stderr: "" });
});

test("is one clear line when npm refuses", async () => {
  const refused = `case "$1" in publish) echo "npm error 403 Forbidden" >&2; exit 1;; view) ${unknown};; esac`;
  const { code, stderr } = await publish(refused);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^.*403.*\n$/);
  // Nothing is published while it is not known what is there.
  const unreached = await publish(`echo "npm error network no route" >&2; exit 1`);
  expect(unreached.code).toBe(1);
  expect(unreached.calls).toEqual([expect.stringMatching(/^view /)]);
});

test("the notes are the section of the release, and a tag without one is an error", async () => {
  const text =
    "# Changelog\n\n## finance 1.11.0 (2026-11-22)\n\n- now\n\n### Added\n\n## finance 1.1.0\n\n- before\n";
  const sections = ["finance 1.11.0", "finance 1.1.0", "finance 1.1", "ramp 1.1.0"].map((name) =>
    sectionOf(text, name),
  );
  expect(sections).toEqual(["- now\n\n### Added", "- before", undefined, undefined]);
  const { code, stderr } = await run("scripts/notes.ts", ["--out", temporaryFolder("notes")], ["finance@99.0.0"]);
  expect(stderr).toContain("CHANGELOG.md has no section for the tag");
  expect(code).toBe(1);
});
