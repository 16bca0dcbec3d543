// npm run test:recipes: follows all recipes one after the other in one copy of the repository, then runs all tests there.

import { rmSync } from "node:fs";
import { command, UserError } from "../../cli/command.ts";
import { checkout, commit, copyWithHistory, redFiles, run, stopAll } from "./copy.ts";
import { changesOf, follow, lastStep, type RecipeChange, recipes, testsOf } from "./recipe.ts";

const summary =
  "Follows all recipes of openapi/recipes/ one after the other in one copy of the repository, each a commit. After each: build, " +
  "lint, and the tests that the recipe names; at the end npm test, once.";
const more =
  "If something fails, the copy stays, and its reports/ has the output of each command. Exit 0: all pass; 1: one fails.";

/** Runs work, and prints a line with its name, the time it took, and what was red. */
async function line(name: string, work: () => Promise<string[]>): Promise<string[]> {
  const start = performance.now();
  const red = await work();
  const seconds = Math.round((performance.now() - start) / 1000);
  const time = `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2)} s`;
  console.log(`${name.padEnd(34)} ${time}  ${red.length === 0 ? "green" : `red: ${red.join(", ")}`}`);
  return red;
}

/** Announces changes as what they are: an entry of what breaks says so, and no other does. */
async function announce(copy: string, log: string, step: string, what: string): Promise<boolean> {
  const withText = (text: string) => step.replace(/--entry ".*"/, `--entry "${text}"`);
  if (await run(copy, log, withText(`New: ${what}.`))) return true;
  return run(copy, log, withText(`**Breaking**: ${what}. Read this again before you deploy.`));
}

/** Makes the changes of a recipe, to its last step. @returns What is red: a command, or files of tests. */
async function followToEnd(copy: string, name: string, changes: RecipeChange[]): Promise<string[]> {
  for (const change of changes) await follow(copy, change);
  for (const [index, step] of lastStep.entries()) {
    const log = `${name.replaceAll(" ", "-")}-${index + 1}`;
    const what = changes.map((change) => change.what).join("; ");
    const isDone = step.includes("--entry") ? announce(copy, log, step, what) : run(copy, log, step);
    if (!(await isDone)) return [`${step} (reports/${log}.txt)`];
  }
  return redFiles(copy, `${name.replaceAll(" ", "-")}-tests`, `npx vitest run ${testsOf(name).join(" ")}`);
}

/** Runs red files again on the commits, from the first on. @returns A line for each: since when it is red. */
async function blame(
  copy: string,
  files: string[],
  commits: [revision: string, name: string][],
): Promise<string[]> {
  const open = new Set(files);
  const known: string[] = [];
  for (const [revision, name] of commits) {
    if (open.size === 0) break;
    checkout(copy, revision);
    const red = await redFiles(copy, `again-${revision.slice(0, 7)}`, `npx vitest run ${[...open].join(" ")}`);
    for (const file of red) if (open.delete(file)) known.push(`${file} is red since: ${name}`);
  }
  return [
    ...known,
    ...[...open].map((file) => `${file} was red in npm test only, and is green when it runs again`),
  ];
}

/** Follows all recipes. @returns A line for each thing that is red, with the recipe to blame. */
async function followAll(copy: string): Promise<string[]> {
  const commits: [revision: string, name: string][] = [[commit(copy, "Before"), "before the first recipe"]];
  const problems: string[] = [];
  for (const own of recipes) {
    const red = await line(own.recipe, () => followToEnd(copy, own.recipe, changesOf(own)));
    commits.push([commit(copy, own.recipe), own.recipe]);
    problems.push(...red.map((what) => `${what} is red since: ${own.recipe}`));
  }
  // What has been followed cannot be followed again.
  const red = await line("npm test", () => redFiles(copy, "all", "rm test/recipes/files.test.ts && npm test --"));
  const files = red.filter((file) => file.endsWith(".test.ts"));
  if (red.length > files.length) problems.push("npm test is red before its first test (reports/all.txt)");
  return [...problems, ...(await blame(copy, files, commits))];
}

await command({ name: "npm run test:recipes", summary, more }, async () => {
  const copy = await copyWithHistory();
  const remove = () => rmSync(copy, { recursive: true, force: true, maxRetries: 10 });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      stopAll();
      remove();
      process.exit(130);
    });
  const problems = await followAll(copy);
  if (problems.length > 0) throw new UserError(`the copy is ${copy}\n${problems.join("\n")}`);
  remove();
});
