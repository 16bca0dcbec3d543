// Who follows a recipe of CONTRIBUTING.md ends green: each trial of trials.yaml in a copy of the repository of its own,
// and the guide's own examples together in one. npm run test:recipes; CI runs it after npm test.

import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { heavier, type Rating } from "../../model/change.ts";
import { finish } from "../lib/process.ts";
import { copyRepository, type Edit, follow, readRecipes, readTrials } from "../lib/recipes.ts";

/** The tests that hold contract, register, examples, types, client and mock together. */
const suites = [
  ...["sources", "register", "questions", "examples", "cast", "vocabulary", "known-unknowns", "types"].map(
    (name) => `test/unit/${name}.test.ts`,
  ),
  ...["client/webhooks-events", "client/operations", "mock/state/contract", "mock/state/transitions"].map(
    (name) => `test/${name}.test.ts`,
  ),
];

/** What the last step of every recipe runs after the entry, one after the other. */
const commands = [
  ["scripts/lint.ts"],
  ["scripts/check.ts"],
  ["node_modules/vitest/vitest.mjs", "run", "--maxWorkers=1", "--reporter=dot", ...suites],
];

/** Runs a program of a copy, which has to succeed; gives what it printed. */
async function run(folder: string, args: string[]): Promise<string> {
  const { code, stdout, stderr } = await finish(
    spawn(process.execPath, args, { cwd: folder, env: { ...process.env, LONG: "", CI: "" } }),
  );
  expect(code, `${args[0]} in a copy:\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

/** Writes the entry as the guide says: none for a patch, and one that says so for what breaks. */
async function announce(folder: string, what: string): Promise<void> {
  const { wire, types } = JSON.parse(await run(folder, ["scripts/changes.ts", "--format=json"])) as {
    wire: Rating;
    types: Rating;
  };
  const rating = heavier(wire, types);
  if (rating === "none" || rating === "patch") return;
  const text = rating === "major" ? `**Breaking**: ${what}. Read this again before you deploy.` : `New: ${what}.`;
  await run(folder, ["scripts/changes.ts", "--entry", text]);
}

/** Makes changes in a copy, runs the commands there, and removes it. */
async function endsGreen(changes: { name: string; what: string; edits: Edit[] }[]): Promise<void> {
  const folder = await copyRepository();
  try {
    for (const change of changes) await follow(folder, change);
    await run(folder, ["scripts/build.ts"]);
    await announce(folder, changes.map(({ what }) => what).join(", "));
    for (const args of commands) await run(folder, args);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const patience = { timeout: 900_000 };

test.concurrent("all recipes, as the guide shows them", patience, async () => {
  const recipes = await readRecipes();
  await endsGreen(recipes.map((recipe) => ({ ...recipe, what: recipe.name.toLowerCase() })));
});

test.concurrent.each(await readTrials())("$name: $what", patience, (trial) => endsGreen([trial]));
