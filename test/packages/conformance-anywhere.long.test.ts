// The contract tests as somebody runs them who has only the tarballs: an empty folder, the README as printed, and what goes wrong.

import { existsSync } from "node:fs";
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { installPacked, type Packed, type Project, pack } from "../lib/packed.ts";
import { type Ended, finish, printed, runProcess, startProcess } from "../lib/process.ts";
import { nodeOf } from "./lib/nodes.ts";

/** What nobody may be told who has no clone. */
const ofTheRepository = /npm run|test:staging|\bopenapi\/|CONTRIBUTING|\/(conformance|generated)\/[\w/]*\.ts\b/;

const packed: Packed[] = [];
let tarball: string;
let server: Project;
let origins: { finance: string; ramp: string; auth: string };
let stopMock: () => Promise<unknown>;
let folder: string;
let blocks: string[];

beforeAll(async () => {
  for (const room of ["conformance", "mock"]) packed.push(await pack(room));
  tarball = packed[0]?.tarball ?? "";
  server = await installPacked(packed[1] as Packed);
  const child = server.start("finance-ramp-mock", ["--finance-port=0", "--ramp-port=0", "--auth-port=0"]);
  const ended = finish(child);
  const output = await printed(child, "Ctrl-C");
  const of = (api: string) => new RegExp(`^${api} +(\\S+)`, "m").exec(output)?.[1] ?? "";
  origins = { finance: of("finance"), ramp: of("ramp"), auth: of("auth") };
  stopMock = () => {
    child.kill("SIGINT");
    return ended;
  };
  folder = temporaryFolder("stranger");
  const readme = await readFile(`${root}conformance/README.md`, "utf8");
  blocks = Array.from(readme.matchAll(/^```sh\n([\s\S]*?)^```$/gm), ([, text = ""]) => text);
}, 300_000);
afterAll(async () => {
  await stopMock?.();
  await server?.remove();
  for (const one of packed) await one.remove();
});

/** The variables of the mock. */
const variables = () => ({
  STAGING_FINANCE_URL: origins.finance,
  STAGING_RAMP_URL: origins.ramp,
  STAGING_TOKEN_URL: `${origins.auth}/token`,
  STAGING_CLIENT_ID: "mock-client",
  STAGING_CLIENT_SECRET: "mock-secret",
});

/** A block of the README for this machine: the package from its tarball, the addresses of the mock, its client. */
function here(text: string): string {
  const replaced = text
    .replace("npm install --save-dev finance-ramp-conformance", `npm install --prefer-offline --save-dev ${tarball}`)
    .replaceAll(/https:\/\/finance\.staging\.example|http:\/\/127\.0\.0\.1:4010/g, origins.finance)
    .replaceAll(/https:\/\/ramp\.staging\.example|http:\/\/127\.0\.0\.1:4020/g, origins.ramp)
    .replaceAll(/https:\/\/auth\.staging\.example|http:\/\/127\.0\.0\.1:4030/g, origins.auth);
  return replaced.replaceAll(/(?<=STAGING_CLIENT_ID=|"clientId": ")…/g, "mock-client");
}

/** Runs a script in bash, where `read` gets the secret. */
async function bash(script: string, env: Record<string, string> = {}): Promise<Ended> {
  const path = { PATH: `${dirname(process.execPath)}:${process.env["PATH"]}` };
  const command = ["bash", "-euo", "pipefail", "-c", `{\n${script}\n} <<< mock-secret`];
  const ended = await runProcess(command, { cwd: folder, env: { ...path, ...env }, timeout: 240_000 });
  expect(ended.stdout + ended.stderr).not.toMatch(ofTheRepository);
  expect(ended.stdout + ended.stderr).not.toContain("mock-secret");
  return ended;
}

/** The block of the README that has a text. */
const block = (text: string) => here(blocks.find((one) => one.includes(text)) ?? `no block has ${text}`);
/** What it printed beside npm's own lines. */
const complaint = ({ stderr }: Ended) =>
  stderr
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("npm "))
    .join("\n");

describe("the README as printed", () => {
  test("first contact, in an empty folder", async () => {
    const ended = await bash(block("npm install --save-dev finance-ramp-conformance"));
    expect(ended).toMatchObject({ code: 0 });
    expect(complaint(ended)).toBe("");
    expect(ended.stdout).toMatch(/0 failures.* 50 requests in .* See reports\/staging\/report\.html/);
    expect((await readdir(folder)).sort()).toEqual(["node_modules", "package-lock.json", "package.json", "reports"]);
  }, 300_000);

  test("against the mock, and what was found is accepted", async () => {
    const ended = await bash(block("STAGING_FINANCE_URL=http://127.0.0.1:4010"));
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.stdout).toMatch(/0 failures/);
    const [all = "", other = ""] = block("--accept all").trim().split("\n");
    expect((await bash(all)).stdout).toMatch(/conformance-baseline\.json: \d+ causes? accepted/);
    const none = await bash(other);
    expect([none.code, complaint(none)]).toEqual([
      2,
      "finance-ramp-conformance run: failure/status/finance/200 is no open cause of the last run; report.json lists them",
    ]);
  }, 300_000);

  test("each line of More of it and of Sequences", async () => {
    const lines = `${block("--list ")}${block("--path ")}`.trim().split("\n");
    expect(lines).toHaveLength(9);
    await copyFile(`${folder}/reports/staging/traffic.har`, `${folder}/traffic.har`);
    for (const line of lines) {
      // What the Sequences are about needs all writes, as their text says; fewer steps show as much of the flag.
      const env = /--path|--steps/.test(line) ? { ...variables(), STAGING_WRITES: "all" } : variables();
      const ended = await bash(line.replace("--steps 2000", "--steps 20"), env);
      expect([ended.code, complaint(ended)], `${line}\n${ended.stdout}\n${ended.stderr}`).toEqual([0, ""]);
    }
  }, 600_000);

  test("a pipeline: settings in a file, the secret in a variable", async () => {
    const readme = await readFile(`${root}conformance/README.md`, "utf8");
    const [, json = ""] = /^```json\n([\s\S]*?)^```$/m.exec(readme) ?? [];
    await writeFile(`${folder}/conformance.json`, here(json));
    const ended = await bash(block("--config conformance.json"), { CONTRACT_TEST_SECRET: "mock-secret" });
    expect([ended.code, complaint(ended)]).toEqual([0, ""]);
    const without = await bash(block("--config conformance.json"), {});
    expect([without.code, complaint(without)]).toEqual([
      2,
      "finance-ramp-conformance run: conformance.json: the variable that clientSecretVariable names is not set",
    ]);
    await writeFile(`${folder}/conformance.json`, "{}");
  }, 300_000);

  test("npx alone installs nothing in the folder", async () => {
    const empty = temporaryFolder("empty");
    const npx = ["npx", "--yes", "--prefer-offline", `--package=${tarball}`, "finance-ramp-conformance", "run"];
    const ended = await runProcess([...npx, "--plan"], { cwd: empty, env: variables(), timeout: 240_000 });
    expect([ended.code, complaint(ended)]).toEqual([0, ""]);
    expect(ended.stdout).toContain("at most 50 requests");
    expect(await readdir(empty)).toEqual([]);
    // What it prints runs in the same folder.
    const surroundings = { cwd: empty, env: variables(), timeout: 240_000 };
    const refused = await runProcess([...npx.slice(0, -1), "learn", "nosuch"], surroundings);
    const [, first = ""] = /run (npx .*) first$/m.exec(refused.stderr) ?? [];
    const copied = await runProcess(["bash", "-c", `${first} --plan`], surroundings);
    expect([first, copied.code, complaint(copied)]).toEqual([expect.stringContaining(tarball), 0, ""]);
  }, 300_000);
});

/** What is wrong, how it is called, its exit code, and the line that says so behind the name. */
const mistakes: [what: string, args: string, change: Record<string, string>, code: number, says: RegExp][] = [
  ["no command", "", {}, 2, /^: name a command: run, learn, drift\. npx finance-ramp-conformance run --help says how/],
  ["a flag without command", "--full", {}, 2, /^: a flag follows a command, such as npx finance-ramp-conformance run/],
  ["an unknown command", "rnu", {}, 2, /^: rnu is not a command; use run, learn, drift$/],
  [
    "an unknown flag",
    "run --flul",
    {},
    2,
    /^ run: unknown option '--flul'\. See npx finance-ramp-conformance run --help/,
  ],
  ["an unknown name", "run --only getPartie", {}, 2, /^ run: getPartie is no operation .*did you mean getParty\?/],
  [
    "no variables",
    "run",
    { STAGING_FINANCE_URL: "", STAGING_RAMP_URL: "" },
    2,
    /^ run: STAGING_FINANCE_URL or STAGING_RAMP_URL is missing; set it/,
  ],
  ["no secret", "run", { STAGING_CLIENT_SECRET: "" }, 2, /^ run: STAGING_CLIENT_SECRET is missing; set it, .*--help/],
  ["a wrong secret", "run", { STAGING_CLIENT_SECRET: "wrong" }, 3, /^ run: credentials refused: the token endpoint at/],
  ["no host", "run", { STAGING_RAMP_URL: "http://127.0.0.1:9" }, 3, /^ run: host unreachable: 127\.0\.0\.1:9 cannot/],
  [
    "a folder below a file",
    "run",
    { STAGING_REPORT: "package.json/r" },
    2,
    /^ run: STAGING_REPORT cannot be .* write$/,
  ],
  ["a folder that takes none", "run", { STAGING_REPORT: "/proc/r" }, 2, /^ run: STAGING_REPORT cannot be .* write$/],
  ["no run to learn from", "learn nowhere", {}, 2, /^ learn: nowhere has no .*; run npx finance-ramp-conformance run/],
  ["a clone's flag", "learn reports/staging --apply", {}, 2, /^ learn: unknown option '--apply'/],
  ["no recording", "drift nowhere.har", {}, 2, /^ drift: nowhere\.har cannot be read/],
];

describe("what goes wrong is told in one line", () => {
  test("a Node that is too old", async () => {
    const program = `${folder}/node_modules/.bin/finance-ramp-conformance`;
    const ended = await runProcess([await nodeOf("20.3.0"), program, "run"], { cwd: folder, timeout: 60_000 });
    expect([ended.code, ended.stderr]).toEqual([
      2,
      "finance-ramp-conformance needs Node.js 22.15 or later, but not 23; this is 20.3.0. Without installing another: npx --yes --package=node@24 --package=ADDRESS finance-ramp-conformance, with the package's address for ADDRESS and your flags behind it.\n",
    ]);
  }, 300_000);

  test.each(mistakes)("%s", async (_, args, change, code, says) => {
    const env = { ...variables(), ...change };
    const ended = await bash(`npx finance-ramp-conformance ${args}`, env);
    expect(ended.code).toBe(code);
    const line = complaint(ended);
    expect(line.startsWith("finance-ramp-conformance"), line).toBe(true);
    expect(line.slice("finance-ramp-conformance".length)).toMatch(says);
    expect(line).not.toContain("\n");
  });

  test("another host: exit 3 after few requests, and which address is meant", async () => {
    const ended = await bash("npx finance-ramp-conformance run", {
      ...variables(),
      STAGING_FINANCE_URL: origins.ramp,
      STAGING_RATE: "50",
    });
    expect(ended.code).toBe(3);
    expect(complaint(ended)).toMatch(
      /^finance-ramp-conformance run: wrong host: finance at \S+ responds to every read with 404; is this the origin/,
    );
  });

  test("a failure names places of the contract that this reader has, in every report", async () => {
    const scenario = { operationId: "listParties", times: "forever", response: { status: 200, body: { success: 1 } } };
    const control = (body: unknown, path: string) =>
      fetch(`${origins.finance}/__mock/${path}`, {
        ...{ method: "POST", headers: { "Content-Type": "application/json" } },
        body: JSON.stringify(body),
      });
    await control(scenario, "scenarios");
    const ended = await bash("npx finance-ramp-conformance run --only listParties", {
      ...variables(),
      ...{ STAGING_REPORT: "broken", STAGING_RATE: "50", GITHUB_ACTIONS: "true" },
    });
    await control({}, "reset");
    expect([ended.code, complaint(ended)]).toEqual([1, ""]);
    expect(ended.stdout).toMatch(/^::error title=.*Would change finance /m);
    for (const name of ["report.html", "report.json", "report.sarif", "junit.xml"])
      expect(await readFile(`${folder}/broken/${name}`, "utf8"), name).not.toMatch(ofTheRepository);
    const sarif = await readFile(`${folder}/broken/report.sarif`, "utf8");
    const uris = new Set(Array.from(sarif.matchAll(/"uri": "([^"]+)"/g), ([, uri]) => uri));
    expect([...uris].map((uri) => existsSync(`${folder}/${uri}`))).toEqual([true]);
  });

  test("interrupted: exit 130, and the reports say so", async () => {
    const env = { ...variables(), STAGING_RATE: "20", STAGING_REPORT: "interrupted" };
    const program = `${folder}/node_modules/.bin/finance-ramp-conformance`;
    const command = [process.execPath, program, "run", "--full"];
    const child = startProcess(command, { cwd: folder, env, output: "pipe" });
    const ended = finish(child);
    await printed(child, "  reads …");
    child.kill("SIGINT");
    expect((await ended).code).toBe(130);
    const report = JSON.parse(await readFile(`${folder}/interrupted/report.json`, "utf8")) as { endedEarly?: string };
    expect(report.endedEarly).toBe("the run was interrupted");
  });
});
