// A recipe names every file that its worked example and its trial change, in its steps or in the introduction to all recipes.

import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { introduction, lastStep, recipes, testsOf, textOf, trials } from "./recipe.ts";

/** The files and folders that a text names, as patterns: `<Name>` stands for any part of a name. */
const filesNamed = (text: string): RegExp[] =>
  [...text.matchAll(/`([\w@{}<>./-]+\/[\w@{}<>.-]*)`/g)].map(([, name = ""]) => {
    const pattern = name.replace(/[^\w<>/]/g, "\\$&").replace(/<[^>]*>/g, "[^/]+");
    return new RegExp(`^${pattern}${name.endsWith("/") ? "" : "$"}`);
  });

test("the introduction links each recipe, each recipe has a worked example, and each trial is one of a recipe", () => {
  const linked = [...introduction.matchAll(/\[([^\]]+)\]\([\w-]+\.md\)/g)].map(([, name]) => name);
  expect(linked.sort()).toEqual(recipes.map(({ recipe }) => recipe).sort());
  expect(recipes.filter(({ edits }) => edits.length === 0)).toEqual([]);
  expect(linked).toEqual(expect.arrayContaining(trials.map(({ recipe }) => recipe)));
  expect(lastStep).toContain("npm run build");
});

test.each(recipes)("$recipe names tests that there are", ({ recipe }) => {
  expect(testsOf(recipe).filter((file) => !existsSync(root + file))).toEqual([]);
});

test.each([...recipes, ...trials])("$recipe names the files of: $what", ({ recipe, edits }) => {
  // The lines above the recipe's own blocks would name every file by themselves.
  const named = filesNamed(textOf(recipe).replace(/^ {3}(create|append|below|instead) `.*$/gm, ""));
  const files = [...new Set(edits.map(({ target }) => target.split(" ")[1] ?? ""))];
  expect(files.filter((file) => !named.some((pattern) => pattern.test(file)))).toEqual([]);
});
