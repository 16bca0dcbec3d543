// Who follows a recipe of CONTRIBUTING.md ends green: each trial of trials.yaml in a copy of the repository of its own,
// and the guide's own examples together in one. npm run test:recipes; CI runs it after npm test.

import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
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

/** What the last step of every recipe runs, one after the other. */
const commands = [
  ["scripts/build.ts"],
  ["scripts/lint.ts"],
  ["scripts/check.ts"],
  ["node_modules/vitest/vitest.mjs", "run", "--maxWorkers=1", "--reporter=dot", ...suites],
];

/** Makes changes in a copy, runs the commands there, and removes it. */
async function endsGreen(changes: { name: string; edits: Edit[] }[]): Promise<void> {
  const folder = await copyRepository();
  try {
    for (const change of changes) await follow(folder, change);
    for (const args of commands) {
      const { code, stdout, stderr } = await finish(
        spawn(process.execPath, args, { cwd: folder, env: { ...process.env, LONG: "" } }),
      );
      expect(code, `${args[0]} in a copy:\n${stdout}${stderr}`).toBe(0);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const patience = { timeout: 900_000 };

test.concurrent("all recipes, as the guide shows them", patience, async () => endsGreen(await readRecipes()));

test.concurrent.each(await readTrials())("$name: $what", patience, (trial) => endsGreen([trial]));
