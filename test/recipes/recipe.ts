// The recipes of openapi/recipes/, their trials, and how to follow one in a copy of the repository.

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";

/** What a recipe does to one file. */
interface Edit {
  /** What is done, and the file: `create`, `append`, `below` or `instead`, a space, and its path. */
  target: string;
  /** The line to find, without the spaces around it. */
  line?: string | undefined;
  text: string;
}

/** A worked example of a recipe, which `recipe` names by its heading: its own, or a trial. */
export interface RecipeChange {
  recipe: string;
  what: string;
  edits: Edit[];
}

const folder = `${root}openapi/recipes/`;
const block = /^ {3}(create|append|below|instead) `([^`]+)`(?:: `([^`]+)`)?\n\n {3}```\w+\n([\s\S]*?)^ {3}```$/gm;
const files = (await readdir(folder)).filter((file) => file !== "README.md").sort();

export const introduction = await readFile(`${folder}README.md`, "utf8");

export const recipes = await Promise.all(
  files.map(async (file) => recipeOf(await readFile(folder + file, "utf8"))),
);

function recipeOf(text: string): RecipeChange & { text: string } {
  const edits = [...text.matchAll(block)].map(([, how, file = "", line, lines = ""]) => {
    return { target: `${how} ${file}`, line, text: lines.replace(/^ {3}/gm, "") };
  });
  return { recipe: /^# (.*)/.exec(text)?.[1] ?? "", what: "as the recipe shows it", edits, text };
}

/** A second change, for the recipes whose example leaves a step out. */
export const trials = parse(await readFile(`${root}test/recipes/trials.yaml`, "utf8")) as RecipeChange[];

/** What is changed to follow a recipe: its own worked example, then its trials. */
export const changesOf = (own: RecipeChange): RecipeChange[] => [
  own,
  ...trials.filter(({ recipe }) => recipe === own.recipe),
];

/** What a recipe says, with what holds for all. */
export const textOf = (name: string): string =>
  introduction + (recipes.find(({ recipe }) => recipe === name)?.text ?? "");

/** The test files that a recipe names, with those of all recipes. */
export const testsOf = (name: string): string[] =>
  [...textOf(name).matchAll(/`(test\/[\w/.-]+\.test\.ts)`/g)].map(([, file = ""]) => file);

/** The commands of the last step, which ends with `npm test`. */
export const lastStep = /```sh\n(.*) && npm test\n```/.exec(introduction)?.[1]?.split(" && ") ?? [];

/**
 * Makes a change in a copy of the repository, with the next free number of the register.
 * @throws Error when a file or a line that it names is not there.
 */
export async function follow(copy: string, { recipe, edits }: RecipeChange): Promise<void> {
  const register = await readFile(join(copy, "openapi/register.yaml"), "utf8");
  const number = `C${(register.match(/^ {2}- id: C/gm) ?? []).length + 1}`;
  const [, own = ""] = /- id: (C\d+)/.exec(edits.map(({ text }) => text).join("")) ?? [];
  for (const { text, ...where } of edits) {
    const edit = { ...where, text: text.replace(new RegExp(`\\b${own}\\b`, "g"), number) };
    const [how, file = ""] = edit.target.split(" ");
    const path = join(copy, file);
    await mkdir(dirname(path), { recursive: true });
    const before = how === "create" ? "" : await readFile(path, "utf8");
    const after = edited(before, how, edit);
    if (after === undefined) throw new Error(`${recipe}: ${file} has no line "${edit.line}"`);
    await writeFile(path, after);
  }
}

function edited(before: string, how: string | undefined, { line, text }: Edit): string | undefined {
  if (how === "create") return text;
  if (how === "append") return before.replace(/ \[\]\n$/, "\n") + text;
  const lines = before.split("\n");
  const at = lines.findIndex((one) => one.trim() === line);
  if (at < 0) return undefined;
  lines.splice(how === "below" ? at + 1 : at, how === "below" ? 0 : 1, text.replace(/\n$/, ""));
  return lines.join("\n");
}
