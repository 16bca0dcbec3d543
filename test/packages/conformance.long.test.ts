// The contract tests of somebody who has only the package: an empty folder, and the README as printed.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runProcess, type ScriptResult } from "../lib/process.ts";
import { installPackage, nodeOf, oldestNode, startPackagedMock, tarballOf } from "./package.ts";

/** What nobody may be told who has no clone. */
const ofTheRepository = /npm run|test:staging|\bopenapi\/|CONTRIBUTING|\/(conformance|generated)\/[\w/]*\.ts\b/;

let mock: Awaited<ReturnType<typeof startPackagedMock>>;
let tarball: string;
let folder: string;
let readme: string;

beforeAll(async () => {
  tarball = await tarballOf("conformance");
  mock = await startPackagedMock();
  folder = temporaryFolder("stranger");
  readme = await readFile(`${root}conformance/README.md`, "utf8");
});
afterAll(() => mock?.stop());

const variables = () => ({
  STAGING_FINANCE_URL: mock.finance,
  STAGING_RAMP_URL: mock.ramp,
  STAGING_TOKEN_URL: `${mock.auth}/token`,
  STAGING_CLIENT_ID: "mock-client",
  STAGING_CLIENT_SECRET: "mock-secret",
});

/** A text of the README with the tarball, the addresses of the mock, and its client. */
function here(text: string): string {
  return text
    .replace(
      "npm install --save-dev finance-ramp-conformance",
      `npm install --prefer-offline --save-dev ${tarball}`,
    )
    .replaceAll(
      /https:\/\/(finance|ramp|auth)\.staging\.example/g,
      (_, api: "finance" | "ramp" | "auth") => mock[api],
    )
    .replaceAll(/(?<=STAGING_CLIENT_ID=)…/g, "mock-client");
}

/** Runs a script in bash, where `read` gets the secret. */
async function bash(script: string, env: Record<string, string> = {}): Promise<ScriptResult> {
  const path = { PATH: `${dirname(process.execPath)}:${process.env["PATH"]}` };
  const command = ["bash", "-euo", "pipefail", "-c", `{\n${script}\n} <<< mock-secret`];
  const ended = await runProcess(command, { cwd: folder, env: { ...path, ...env }, timeout: 240_000 });
  expect(ended.stdout + ended.stderr).not.toMatch(ofTheRepository);
  expect(ended.stdout + ended.stderr).not.toContain("mock-secret");
  return ended;
}

/** What it printed beside npm's own lines. */
const complaint = ({ stderr }: ScriptResult) =>
  stderr
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("npm "))
    .join("\n");

test("the README as printed, in an empty folder: every command of it", async () => {
  const blocks = Array.from(readme.matchAll(/^```sh\n([\s\S]*?)^```$/gm), ([, text = ""]) => here(text));
  const first = await bash(blocks[0] ?? "");
  expect([first.code, complaint(first)]).toEqual([0, ""]);
  expect(first.stdout).toMatch(/^Passed: 0 failures.* 50 requests in .*[\s\S]* reports\/staging\/report\.html$/m);
  expect((await readdir(folder)).sort()).toEqual(["node_modules", "package-lock.json", "package.json", "reports"]);
  await writeFile(`${folder}/traffic.har`, JSON.stringify({ log: { version: "1.2", entries: [] } }));
  const commands = blocks.slice(1).flatMap((block) => block.split("\n"));
  const others = commands.filter((line) => line.includes("npx finance-ramp-conformance"));
  expect(others.length).toBeGreaterThan(5);
  for (const line of others) {
    const ended = await bash(line, variables());
    // The cause of the example is none of the mock, and the HAR is empty.
    let code: 0 | 2 | 3 = 0;
    if (line.includes(" drift ")) code = 3;
    if (line.includes("--accept failure/")) code = 2;
    expect([line, ended.code], ended.stdout + ended.stderr).toEqual([line, code]);
    expect(complaint(ended)).toMatch({ 0: /^$/, 2: /is not an open cause/, 3: /nothing was tested/ }[code]);
  }
});

test("npx alone installs nothing in the folder, and what it prints runs in the same folder", async () => {
  const cwd = temporaryFolder("empty");
  const npx = ["npx", "--yes", "--prefer-offline", `--package=${tarball}`, "finance-ramp-conformance"];
  const surroundings = { cwd, env: variables(), timeout: 240_000 };
  const refused = await runProcess([...npx, "learn", "nosuch"], surroundings);
  const [, first = ""] = /run (npx .*) first$/m.exec(refused.stderr) ?? [];
  const copied = await runProcess(["bash", "-c", `${first} --plan`], surroundings);
  expect([first, copied.code, complaint(copied)]).toEqual([expect.stringContaining(tarball), 0, ""]);
  expect(await readdir(cwd)).toEqual([]);
});

test("a failure names places of the contract that this reader has, in every report", async () => {
  const scenario = {
    operationId: "listParties",
    times: "forever",
    response: { status: 200, body: { success: 1 } },
  };
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(scenario) };
  await fetch(`${mock.finance}/__mock/scenarios`, init);
  const env = { ...variables(), STAGING_REPORT: "broken", STAGING_RATE: "50", GITHUB_ACTIONS: "true" };
  const ended = await bash("npx finance-ramp-conformance run --only listParties", env);
  await fetch(`${mock.finance}/__mock/reset`, { method: "POST" });
  expect([ended.code, complaint(ended)]).toEqual([1, ""]);
  expect(ended.stdout).toMatch(/^::error title=Contract tests::Failed: /m);
  expect(await readFile(`${folder}/broken/report.html`, "utf8")).toMatch(/The rule is in finance /);
  for (const name of ["report.html", "report.json", "junit.xml"])
    expect(await readFile(`${folder}/broken/${name}`, "utf8"), name).not.toMatch(ofTheRepository);
});

test("on its oldest Node it works; on an older one it says what to do", async () => {
  const cwd = await installPackage("conformance");
  const program = `${cwd}node_modules/.bin/finance-ramp-conformance`;
  const surroundings = { cwd, env: variables(), timeout: 240_000 };
  const ended = await runProcess([await oldestNode("conformance"), program, "run", "--full"], surroundings);
  expect([ended.code, ended.stderr, ended.stdout]).toEqual([0, "", expect.stringMatching(/\b0 failures\b/)]);
  const refused = await runProcess([await nodeOf("20.3.0"), program, "run"], surroundings);
  expect([refused.code, refused.stderr.trim().split("\n")]).toEqual([
    2,
    [expect.stringMatching(/^finance-ramp-conformance needs Node\.js 22\.15 .*this is 20\.3\.0\. .*npx --yes /)],
  ]);
});
