// Every file that a change by a recipe touches is named in the recipe's section of CONTRIBUTING.md, or in what stands
// before all recipes.

import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { readRecipes, readTrials, unnamedFiles } from "../lib/recipes.ts";

const guide = await readFile(`${root}CONTRIBUTING.md`, "utf8");
const forAll = /^## Recipes\n([\s\S]*?)^### /m.exec(guide)?.[1] ?? "";
const recipes = await readRecipes();
const trials = await readTrials();

test("there is a trial for each recipe with a worked example", () => {
  expect(trials.map(({ name }) => name)).toEqual(recipes.map(({ name }) => name));
});

describe("CONTRIBUTING.md names the files of", () => {
  const changes = [...recipes.map(({ name, edits }) => ({ name, what: "as the guide shows it", edits })), ...trials];
  test.each(changes)("$name: $what", ({ name, edits }) => {
    const section = recipes.find((recipe) => recipe.name === name)?.text ?? "";
    // The lines above the guide's own blocks would name every file by themselves.
    const steps = section.replace(/^ {3}(create|append|below|instead) `.*$/gm, "");
    expect(unnamedFiles(edits, `${forAll}${steps}`)).toEqual([]);
  });
});

test("a file that no step names is seen", () => {
  const edit = { how: "append", text: "" } as const;
  const files = ["openapi/finance/schemas/A.yaml", "mock/state/events.ts", "openapi/finance/paths/a.yaml", "a/b/c.ts"];
  const edits = files.map((file) => ({ ...edit, file }));
  const section = "Change `openapi/<api>/schemas/<Schema>.yaml`, `mock/state/`, and `path` in `a/b.ts`.";
  expect(unnamedFiles(edits, section)).toEqual(["openapi/finance/paths/a.yaml", "a/b/c.ts"]);
});
