// The linter finds each mistake in what the host runs that it is there for; lint itself holds our files to it.

import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { automationFiles, lintAutomation } from "../../scripts/linters/automation.ts";
import { temporaryFolder } from "../lib/folder.ts";

/** An expression of the host, which no text here may be taken for a template because of. */
const expression = (text: string) => `\${{ ${text} }}`;
const secret = expression("secrets.TOKEN");
const pin = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";

/** A workflow without a finding; each mistake is a change of one of its texts. */
const conforming = `name: example
on:
  pull_request:
permissions: {}
jobs:
  test:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    steps:
      - uses: ${pin}
        with:
          persist-credentials: false
      - uses: ./.github/actions/install
      - run: npm test
        env:
          TITLE: ${expression("github.event.pull_request.title")}
          SECRET: ${secret}
`;

const mistakes: [from: string, to: string, line: number, rule: string][] = [
  ["pull_request:", "pull_requests:", 3, "actionlint events"],
  [pin, "actions/checkout@v7", 11, "pinned"],
  [" # v7.0.1", "", 11, "pinned"],
  [" # v7.0.1", " # v7", 11, "pinned"],
  ["pull_request:", "pull_request_target:", 3, "no-target"],
  ["\n  pull_request:", " [push, pull_request_target]", 2, "no-target"],
  ["run: npm test", `run: npm test -- ${expression("github.sha")}`, 15, "no-expression-in-run"],
  ["credentials: false", `credentials: false\n          token: ${secret}`, 14, "secrets-in-env"],
  ["    steps:", `    env:\n      TOKEN: ${secret}\n    steps:`, 11, "secrets-in-env"],
  [secret, expression("toJSON(secrets)"), 18, "secrets-in-env"],
  [
    "\n  test:",
    "\n  call:\n    uses: ./.github/workflows/x.yml\n    secrets: inherit\n  test:",
    8,
    "secrets-in-env",
  ],
  ["permissions: {}\n", "", 1, "least-permissions"],
  ["permissions: {}", "permissions: read-all", 4, "least-permissions"],
  ["permissions: {}", "permissions:\n  contents: write", 5, "least-permissions"],
  ["permissions:\n      contents: read", "permissions: write-all", 8, "least-permissions"],
  ["persist-credentials: false", "persist-credentials: true", 11, "no-kept-credentials"],
  ["        with:\n          persist-credentials: false\n", "", 11, "no-kept-credentials"],
];

/** A finding as the line of the file and the rule. */
const placeOf = (finding: string): string => finding.replace(/^[^:]+:(\d+):.*\[([^\]]+)\]$/s, "$1 $2");

test("nothing is found in a workflow that has no mistake", async () => {
  expect(await lintAutomation(".github/workflows/example.yml", conforming)).toEqual([]);
});

test.each(mistakes)("%j as %j is found", async (from, to, line, rule) => {
  const found = await lintAutomation(
    ".github/workflows/example.yml",
    conforming.replace(from, () => to),
  );
  expect(found.map(placeOf)).toContain(`${line} ${rule}`);
});

test("an action of our own is held to the same, but for what only workflows have", async () => {
  const text = `runs:\n  using: composite\n  using: node24\n  steps:\n    - uses: a/b@v1\n    - run: echo ${expression("inputs.x")}\n`;
  const found = await lintAutomation(".github/actions/example/action.yml", text);
  expect(found.map(placeOf)).toEqual(["3 yaml", "5 pinned", "6 no-expression-in-run"]);
});

test("our workflows call scripts that are there, and publish the reference after every test", () => {
  const scripts = JSON.parse(readFileSync(`${root}package.json`, "utf8")).scripts as Record<string, string>;
  expect(automationFiles()).toContain(".github/actions/install/action.yml");
  const texts = automationFiles().map((file) => readFileSync(root + file, "utf8"));
  const called = texts.flatMap((text) =>
    [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name),
  );
  expect(called).toEqual(
    expect.arrayContaining(["changes", "notes", "publish:packages", "test:staging", "learn"]),
  );
  expect(called.filter((name = "") => scripts[name] === undefined)).toEqual([]);
  const files = texts.flatMap((text) => [...text.matchAll(/\bbash (\S+\.sh)|uses: \.\/(\S+)/g)]);
  expect(files.filter(([, script, action]) => !existsSync(root + (script ?? action)))).toEqual([]);
  const { jobs } = parse(readFileSync(`${root}.github/workflows/main.yml`, "utf8")) as {
    jobs: Record<string, { needs?: string; strategy?: { matrix: { script: string[] } } }>;
  };
  expect([jobs["publish"]?.needs, jobs["reference"]?.needs]).toEqual(["reference", "test"]);
  expect(jobs["test"]?.strategy?.matrix.script).toEqual(["check", "test", "test:long", "test:recipes"]);
  expect(scripts["test"]).toMatch(/^npm run lint &&/);
});

const full = "actions:\n  - target: $.paths\n";
const empty = "actions: []\n";
const first = ["auth setup-git ", "pr list --head"];
const proposed = "proposals/finance.overlay.yaml\n";
const proposals: [what: string, overlay: string, open: number, files: string, calls: string[]][] = [
  ["as one draft with the overlays that have actions", full, 0, proposed, [...first, "pr create --draft"]],
  ["in the request that is open", full, 1, proposed, first],
  ["not at all where nothing was learned", empty, 0, "", []],
];

test.each(proposals)("a run against staging is proposed %s", async (_, overlay, open, files, calls) => {
  const folder = temporaryFolder("propose");
  // Nothing of the machine's settings, such as signing, has a part in it.
  const env = { ...process.env, PATH: `${folder}:${process.env["PATH"]}`, HOME: folder, GIT_CONFIG_NOSYSTEM: "1" };
  const gh = `#!/bin/sh\necho "$1 $2 $3" >> ${folder}/calls\n[ "$1 $2" != "pr list" ] || echo ${open}\n`;
  await writeFile(`${folder}/gh`, gh, { mode: 0o755 });
  await writeFile(`${folder}/calls`, "");
  await writeFile(`${folder}/finance.overlay.yaml`, overlay);
  await writeFile(`${folder}/ramp.overlay.yaml`, empty);
  const script = `git init -q --bare remote && git clone -q remote clone && cd clone
    git -c user.name=a -c user.email=a@example.com commit -q --allow-empty -m first
    bash ${root}.github/propose.sh .. >&2 && (git ls-tree -r --name-only origin/staging/learned || true)`;
  const { stdout, stderr } = await promisify(execFile)("bash", ["-ec", script], { cwd: folder, env });
  expect([stdout, await readFile(`${folder}/calls`, "utf8")]).toEqual([
    files,
    calls.map((one) => `${one}\n`).join(""),
  ]);
  expect(stderr.includes("Nothing new was learned.")).toBe(files === "");
});
