// What the host runs has no finding, and the linter finds each mistake that it is there for.

import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { automationFiles, lintAutomation } from "../../scripts/lib/automation.ts";
import { temporaryFolder } from "../lib/folder.ts";

const workflow = ".github/workflows/example.yml";
const action = ".github/actions/example/action.yml";

/** An expression of the host, which no text here may be taken for a template because of. */
const expression = (text: string) => `\${{ ${text} }}`;

/** A workflow without a finding; each mistake is a change of one of its texts. */
const conforming = `name: example
on:
  pull_request:
permissions: {}
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - uses: ./.github/actions/install
      - run: npm test
        env:
          TITLE: ${expression("github.event.pull_request.title")}
          SECRET: ${expression("secrets.STAGING_CLIENT_SECRET")}
`;

interface Mistake {
  name: string;
  from: string;
  to: string;
  line: number;
  rule: string;
}

const pin = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";

const mistakes: Mistake[] = [
  { name: "an event that is none", from: "pull_request:", to: "pull_requests:", line: 3, rule: "actionlint events" },
  { name: "a field that is none", from: "timeout-minutes", to: "timeout", line: 8, rule: "actionlint syntax-check" },
  {
    name: "a runner that is none",
    from: "ubuntu-latest",
    to: "ubuntu-newest",
    line: 7,
    rule: "actionlint runner-label",
  },
  {
    name: "a right that is none",
    from: "contents: read",
    to: "content: read",
    line: 10,
    rule: "actionlint permissions",
  },
  {
    name: "a job that is not there",
    from: "    runs-on",
    to: "    needs: build\n    runs-on",
    line: 6,
    rule: "actionlint job-needs",
  },
  {
    name: "an expression that is none",
    from: "github.event.pull_request.title",
    to: "github.evnt.title",
    line: 18,
    rule: "actionlint expression",
  },
  { name: "an action by its tag", from: pin, to: "actions/checkout@v7", line: 12, rule: "pinned" },
  { name: "an action by a branch", from: pin, to: "actions/checkout@main", line: 12, rule: "pinned" },
  { name: "an action by a short commit", from: pin, to: "actions/checkout@3d3c42e # v7.0.1", line: 12, rule: "pinned" },
  { name: "a pin without its version", from: " # v7.0.1", to: "", line: 12, rule: "pinned" },
  { name: "a pin with half a version", from: " # v7.0.1", to: " # v7", line: 12, rule: "pinned" },
  { name: "rights for forks", from: "pull_request:", to: "pull_request_target:", line: 3, rule: "no-target" },
  {
    name: "an expression in a script",
    from: "run: npm test",
    to: `run: npm test -- ${expression("github.sha")}`,
    line: 16,
    rule: "no-expression-in-run",
  },
  {
    name: "a title of a stranger in a script",
    from: "run: npm test",
    to: `run: echo ${expression("github.event.pull_request.title")}`,
    line: 16,
    rule: "actionlint expression",
  },
  {
    name: "a secret in an argument of an action",
    from: "persist-credentials: false",
    to: `persist-credentials: false\n          token: ${expression("secrets.TOKEN")}`,
    line: 15,
    rule: "secrets-in-env",
  },
  {
    name: "a secret for a whole job",
    from: "    steps:",
    to: `    env:\n      TOKEN: ${expression("secrets.TOKEN")}\n    steps:`,
    line: 12,
    rule: "secrets-in-env",
  },
  { name: "no permissions at the top", from: "permissions: {}\n", to: "", line: 1, rule: "least-permissions" },
  {
    name: "all may read at the top",
    from: "permissions: {}",
    to: "permissions: read-all",
    line: 4,
    rule: "least-permissions",
  },
  {
    name: "a right for all jobs",
    from: "permissions: {}",
    to: "permissions:\n  contents: write",
    line: 5,
    rule: "least-permissions",
  },
  {
    name: "all rights for a job",
    from: "permissions:\n      contents: read",
    to: "permissions: write-all",
    line: 9,
    rule: "least-permissions",
  },
  { name: "no time limit", from: "    timeout-minutes: 5\n", to: "", line: 7, rule: "time-limit" },
  {
    name: "credentials that are kept",
    from: "persist-credentials: false",
    to: "fetch-depth: 0",
    line: 12,
    rule: "no-kept-credentials",
  },
  {
    name: "credentials kept by default",
    from: "        with:\n          persist-credentials: false\n",
    to: "",
    line: 12,
    rule: "no-kept-credentials",
  },
  { name: "no YAML", from: "permissions: {}", to: "permissions: {", line: 5, rule: "yaml" },
];

test.each(automationFiles())("%s has no finding", async (file) => {
  expect(await lintAutomation(file)).toEqual([]);
});

test("there are the four workflows and an action", () => {
  const names = automationFiles().map((file) => file.replace(".github/", ""));
  for (const name of ["main", "pull-request", "release", "staging"]) expect(names).toContain(`workflows/${name}.yml`);
  expect(names).toContain("actions/install/action.yml");
});

describe("finds", () => {
  test("nothing in a workflow that has no mistake", async () => {
    expect(await lintAutomation(workflow, conforming)).toEqual([]);
  });

  test.each(mistakes)("$name", async ({ from, to, line, rule }) => {
    expect(conforming).toContain(from);
    const found = await lintAutomation(
      workflow,
      conforming.replace(from, () => to),
    );
    expect(found.map((finding) => [finding.line, finding.rule])).toContainEqual([line, rule]);
  });

  test("the same in an action of our own, but for what only workflows have", async () => {
    const text = `name: a\ndescription: b\nruns:\n  using: composite\n  steps:\n    - uses: a/b@v1\n    - run: echo ${expression("inputs.x")}\n`;
    const found = await lintAutomation(action, text);
    expect(found.map(({ line, rule }) => [line, rule])).toEqual([
      [6, "pinned"],
      [7, "no-expression-in-run"],
    ]);
  });
});

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
const read = (file: string): unknown => parse(readFileSync(root + file, "utf8"));
const workflows = automationFiles().filter((file) => file.includes("/workflows/"));
const steps = workflows.flatMap((file) => {
  const { jobs } = read(file) as { jobs: Record<string, { steps: Step[] }> };
  return Object.values(jobs).flatMap((job) => job.steps.map((step): [string, Step] => [file, step]));
});

test("a workflow calls npm scripts that are there, and files that are there", () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { scripts: Record<string, string> };
  const lines = steps.flatMap(([, { run = "" }]) => run.split("\n"));
  const called = lines.flatMap((line) => /npm run (?:--silent )?([\w:]+)/.exec(line)?.[1] ?? []);
  expect(called).toEqual(expect.arrayContaining(["changes", "reference", "publish:packages", "sbom", "learn"]));
  expect(called.filter((name) => scripts[name] === undefined)).toEqual([]);
  const files = lines.flatMap((line) => /^bash (\S+)/.exec(line)?.[1] ?? []);
  expect(files.filter((file) => !existsSync(root + file))).toEqual([]);
});

test("an action of our own is there and knows what it is given", () => {
  const own = steps.filter(([, { uses }]) => uses?.startsWith("./"));
  expect(own.length).toBeGreaterThan(4);
  for (const [file, { uses = "", with: given = {} }] of own) {
    const { inputs } = read(`${uses.slice(2)}/action.yml`) as { inputs: Record<string, unknown> };
    expect(Object.keys(inputs), file).toEqual(expect.arrayContaining(Object.keys(given)));
  }
});

test("each action has one version in all files", () => {
  const pins = automationFiles().flatMap(
    (file) => readFileSync(root + file, "utf8").match(/uses: [^.\s]\S+ # \S+/g) ?? [],
  );
  const names = new Set(pins.map((line) => dirname(line.replace("@", "/"))));
  expect(new Set(pins).size).toBe(names.size);
});

test("what publishes the reference waits for every test", () => {
  const { jobs } = read(".github/workflows/main.yml") as {
    jobs: Record<string, { needs?: string; strategy?: { matrix: { script: string[] } } }>;
  };
  expect([jobs["publish"]?.needs, jobs["reference"]?.needs]).toEqual(["reference", "test"]);
  expect(jobs["test"]?.strategy?.matrix.script).toEqual(["lint", "check", "test", "test:long"]);
});

describe("the proposal of a staging run", () => {
  const run = promisify(execFile);

  /** A clone with a remote and a gh that takes notes. @returns What the script printed, gh was told, and the remote has. */
  async function propose(overlays: Record<string, string>, openRequests = 0) {
    const folder = temporaryFolder("propose");
    const [clone, reports, bin] = ["clone", "reports", "bin"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    // Nothing of the machine's settings, such as signing, has a part in it.
    const env = { ...process.env, PATH: `${bin}:${process.env["PATH"]}`, HOME: folder, GIT_CONFIG_NOSYSTEM: "1" };
    const git = (...args: string[]) => run("git", args, { cwd: clone, env });
    for (const name of [clone, reports, bin]) await mkdir(name);
    const gh = `#!/bin/sh\necho "$@" >> ${folder}/calls\n[ "$1 $2" != "pr list" ] || echo ${openRequests}\n`;
    await writeFile(join(bin, "gh"), gh);
    await chmod(join(bin, "gh"), 0o755);
    for (const [name, text] of Object.entries(overlays)) await writeFile(join(reports, name), text);
    await run("git", ["init", "--quiet", "--bare", join(folder, "remote")], { env });
    await git("init", "--quiet", "--initial-branch=main");
    await git(
      "-c",
      "user.name=a",
      "-c",
      "user.email=a@example.com",
      "commit",
      "--quiet",
      "--allow-empty",
      "-m",
      "first",
    );
    await git("remote", "add", "origin", join(folder, "remote"));
    const { stdout } = await run("bash", [`${root}.github/propose.sh`, reports], { cwd: clone, env });
    const calls = await readFile(join(folder, "calls"), "utf8").catch(() => "");
    const remote = await git("ls-remote", "--heads", "origin");
    const files =
      remote.stdout === "" ? "" : (await git("ls-tree", "-r", "--name-only", "origin/staging/learned")).stdout;
    return { stdout, calls: calls.trim().split("\n"), files: files.trim().split("\n") };
  }
  const full = "actions:\n  - target: $.paths\n";

  test("is one draft with the overlays that have actions, and nothing else of the report", async () => {
    const { calls, files } = await propose({
      "finance.overlay.yaml": full,
      "ramp.overlay.yaml": "actions: []\n",
      "report.html": "",
    });
    expect(files).toEqual(["proposals/finance.overlay.yaml"]);
    expect(calls[0]).toBe("auth setup-git");
    expect(calls.at(-1)).toMatch(/^pr create --draft --head staging\/learned /);
  });

  test("is brought up to date where it is open", async () => {
    const { calls, files } = await propose({ "finance.overlay.yaml": full }, 1);
    expect(files).toEqual(["proposals/finance.overlay.yaml"]);
    expect(calls.at(-1)).toMatch(/^pr list /);
  });

  test.each([
    ["there is no overlay", {}],
    ["no overlay has an action", { "ramp.overlay.yaml": "actions: []\n" }],
  ])("is none where %s", async (_, overlays) => {
    expect(await propose(overlays)).toMatchObject({ stdout: "Nothing new was learned.\n", calls: [""], files: [""] });
  });
});
