// A recipe names every file that its worked example and its trial change, in its steps or in the introduction to all recipes.

import { expect, test } from "vitest";
import { introduction, recipes, trials } from "./recipe.ts";

const worked = recipes.filter(({ edits }) => edits.length > 0);

/** The files and folders that a text names, as patterns: `<Name>` stands for any part of a name. */
const filesNamed = (text: string): RegExp[] =>
  [...text.matchAll(/`([\w@{}<>./-]+\/[\w@{}<>.-]*)`/g)].map(([, name = ""]) => {
    const pattern = name.replace(/[^\w<>/]/g, "\\$&").replace(/<[^>]*>/g, "[^/]+");
    return new RegExp(`^${pattern}${name.endsWith("/") ? "" : "$"}`);
  });

test("the introduction links each recipe, and each worked example has a trial", () => {
  const linked = [...introduction.matchAll(/\[([^\]]+)\]\([\w-]+\.md\)/g)].map(([, name]) => name);
  expect(linked.sort()).toEqual(recipes.map(({ recipe }) => recipe).sort());
  expect(trials.map(({ recipe }) => recipe).sort()).toEqual(worked.map(({ recipe }) => recipe).sort());
});

test.each([...worked, ...trials])("$recipe names the files of: $what", ({ recipe, edits }) => {
  const { text = "" } = recipes.find((one) => one.recipe === recipe) ?? {};
  // The lines above the recipe's own blocks would name every file by themselves.
  const named = filesNamed(introduction + text.replace(/^ {3}(create|append|below|instead) `.*$/gm, ""));
  const files = [...new Set(edits.map(({ target }) => target.split(" ")[1] ?? ""))];
  expect(files.filter((file) => !named.some((pattern) => pattern.test(file)))).toEqual([]);
});
