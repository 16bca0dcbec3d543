// Who follows a recipe ends green: each trial in a copy of the repository of its own, and all worked examples together in one.

import { readFile, rm } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Rating } from "../../model/change.ts";
import { runProcess } from "../lib/process.ts";
import { copyRepository } from "../lib/repository-copy.ts";
import { type Change, follow, recipes, resultsOf, trials } from "./recipe.ts";

/** The tests that hold contract, register, examples, types, client and mock together. */
const suites = [
  ...["register", "questions", "examples", "cast", "vocabulary", "evidence", "generated", "types"].map(
    (name) => `unit/${name}`,
  ),
  ...["client/webhooks-events", "client/operations", "mock/state/contract", "mock/state/transitions"],
].map((name) => `test/${name}.test.ts`);

/** What the last step of every recipe runs after the entry. */
const commands = [
  ["scripts/lint.ts"],
  ["scripts/check.ts"],
  ["node_modules/vitest/vitest.mjs", "run", "--maxWorkers=1", "--reporter=dot", ...suites],
];

const patience = { timeout: 900_000 };

/** Runs a program of a copy, which has to succeed; gives what it printed. */
async function run(cwd: string, args: string[]): Promise<string> {
  const surroundings = { cwd, env: { LONG: "", CI: "" }, ...patience };
  const { code, stdout, stderr } = await runProcess([process.execPath, ...args], surroundings);
  expect(code, `${args[0]} in a copy:\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

/** Makes changes in a copy, builds, writes the entry that their rating asks for, and runs the commands. */
async function endsGreen(changes: Change[], what: string): Promise<void> {
  const copy = await copyRepository();
  try {
    for (const change of changes) await follow(copy, change);
    await run(copy, ["scripts/build.ts"]);
    const results = changes.filter(({ edits }) => edits.length > 0).map(resultsOf);
    expect(results).not.toContainEqual([]);
    for (const [file = "", found = ""] of results.flat())
      expect(await readFile(`${copy}/generated/${file}`, "utf8"), found).toMatch(new RegExp(found, "m"));
    type Rated = { wire: Rating; types: Rating };
    const { wire, types } = JSON.parse(await run(copy, ["scripts/changes.ts", "--format=json"])) as Rated;
    const breaks = [wire, types].includes("major");
    const text = breaks ? `**Breaking**: ${what}. Read this again before you deploy.` : `New: ${what}.`;
    if (breaks || [wire, types].includes("minor")) await run(copy, ["scripts/changes.ts", "--entry", text]);
    for (const args of commands) await run(copy, args);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

test.concurrent("all recipes, as they show it", patience, () => endsGreen(recipes, "what the recipes show"));

test.concurrent.each(trials)("$recipe: $what", patience, (trial) => endsGreen([trial], trial.what));
