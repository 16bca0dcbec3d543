// A recipe names every file that its worked example and its trial change, and each file has the lines that they change.

import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { changesOf, follow, introduction, lastStep, recipes, testsOf, textOf, trials } from "./recipe.ts";

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

test("the changes can be made one after the other", async () => {
  const copy = temporaryFolder("recipes");
  const changes = recipes.flatMap(changesOf);
  const files = changes.flatMap(({ edits }) => edits.map(({ target }) => target.split(" ")[1] ?? ""));
  for (const file of files.filter((name) => existsSync(root + name))) cpSync(root + file, join(copy, file));
  for (const change of changes) await follow(copy, change);
});
