// npm run test:quick: tests for each edit. Lints the files that differ from the last commit, then runs the unit tests
// and one request through each consumer.

import { execFile, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { promisify } from "node:util";
import { command, stage, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { isKnownFresh, refresh } from "./generate/freshness.ts";

/** Linters by file. */
const linters: [path: RegExp, names: string[]][] = [
  [/\.(ts|js|json|astro)$/, ["code"]],
  [/\.(ts|js)$/, ["types", "arrows"]],
  [/^openapi\/.*\.yaml$/, ["sources", "workflows", "bundles", "language"]],
  [/^(generated\/\w+\/openapi\.json|releases\/|\.changeset\/)/, ["changes"]],
  [/^(redocly\.yaml|\.spectral\.yaml|scripts\/(redocly|spectral)\/)/, ["sources", "bundles"]],
  [/\.md$/, ["language"]],
  [/^\.github\/.*\.ya?ml$/, ["automation"]],
];

/** Unit tests that only npm test runs, because they start npm, which is slow. */
const later = ["test/unit/publication.test.ts"];

const run = promisify(execFile);

/** Paths of the files that differ from the last commit, new ones included. */
async function changedFiles(): Promise<string[]> {
  const { stdout } = await run("git", ["status", "--porcelain", "--no-renames", "-uall"], { cwd: root });
  return stdout.split("\n").flatMap((line) => (line === "" ? [] : [line.slice(3)]));
}

/** Runs a program of the repository in this terminal. */
function succeeds(args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
  return new Promise((resolve) => child.on("close", (code) => resolve(code === 0)));
}

await command(
  {
    name: "npm run test:quick",
    summary:
      "Lints the files changed since the last commit, runs the unit tests, and sends one request through each consumer.",
  },
  async () => {
    if (!(await isKnownFresh())) await stage("build", refresh);
    const changed = await changedFiles();
    const names = linters.flatMap(([path, wanted]) => (changed.some((file) => path.test(file)) ? wanted : []));
    const only = [...new Set(names)].join(",");
    const isClean = only === "" || (await succeeds(["scripts/lint.ts", "--only", only]));
    const tests = globSync("test/{unit,quick}/*.test.ts", { cwd: root }).filter((file) => !later.includes(file));
    const isGreen = await succeeds(["node_modules/vitest/vitest.mjs", "run", ...tests]);
    if (!isClean || !isGreen) throw new UserError("a linter or a test failed; npm test runs all of them");
  },
);
