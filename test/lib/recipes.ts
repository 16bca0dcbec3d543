// The recipes of CONTRIBUTING.md, and following them in a copy of the repository.

import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { isLasting, temporaryFolder } from "./folder.ts";

/** What a recipe does to one file. */
export interface Edit {
  how: "create" | "append" | "below" | "instead";
  file: string;
  /** The line to find, without the spaces around it. */
  line?: string;
  text: string;
}

/** One recipe: its heading, its section, and its edits in their order. */
export interface Recipe {
  name: string;
  text: string;
  edits: Edit[];
}

/** A change of one's own that follows a recipe. */
export interface Trial {
  /** Heading of the recipe. */
  name: string;
  /** What is changed, in a few words. */
  what: string;
  edits: Edit[];
}

/** An edit as test/recipes/trials.yaml has it: the file stands at the word for what is done to it. */
type TrialEdit = Pick<Edit, "line" | "text"> & { [how in Edit["how"]]?: string };

const edit = /^ {3}(create|append|below|instead) `([^`]+)`(?:: `([^`]+)`)?\n\n {3}```\w+\n([\s\S]*?)^ {3}```$/gm;

/** The recipes with worked examples, as CONTRIBUTING.md has them. */
export async function readRecipes(): Promise<Recipe[]> {
  const guide = await readFile(`${root}CONTRIBUTING.md`, "utf8");
  const [, recipes = ""] = /^## Recipes\n([\s\S]*?)^## /m.exec(guide) ?? [];
  return recipes
    .split(/^### /m)
    .slice(1)
    .map((text) => ({ name: text.split("\n")[0] ?? "", text, edits: [...text.matchAll(edit)].map(editOf) }))
    .filter(({ edits }) => edits.length > 0);
}

function editOf([, how, file = "", line, text = ""]: RegExpExecArray): Edit {
  const found = line === undefined ? {} : { line };
  return { how: how as Edit["how"], file, ...found, text: text.replace(/^ {3}/gm, "") };
}

/** The trials of test/recipes/trials.yaml. */
export async function readTrials(): Promise<Trial[]> {
  const rows = parse(await readFile(`${root}test/recipes/trials.yaml`, "utf8")) as {
    recipe: string;
    what: string;
    edits: TrialEdit[];
  }[];
  return rows.map(({ recipe, what, edits }) => ({
    name: recipe,
    what,
    edits: edits.map(({ line, text, ...rest }) => {
      const [[how, file]] = Object.entries(rest) as [[Edit["how"], string]];
      return { how, file, text, ...(line === undefined ? {} : { line }) };
    }),
  }));
}

/** The files and folders that a section names, as patterns: `<Name>` stands for any part of a name. */
function filesNamed(section: string): RegExp[] {
  const names = [...section.matchAll(/`([\w@{}<>./-]+\/[\w@{}<>.-]*)`/g)].map(([, name = ""]) => name);
  return names.map((name) => {
    const pattern = name.replace(/[^\w<>/]/g, "\\$&").replace(/<[^>]*>/g, "[^/]+");
    return new RegExp(`^${pattern}${name.endsWith("/") ? "" : "$"}`);
  });
}

/** The files of edits, each once, that a section of the guide does not name. */
export function unnamedFiles(edits: Edit[], section: string): string[] {
  const named = filesNamed(section);
  const files = new Set(edits.map(({ file }) => file));
  return [...files].filter((file) => !named.some((pattern) => pattern.test(file)));
}

/** Copies what the project is made of; the installed packages are linked. */
export async function copyRepository(): Promise<string> {
  const folder = temporaryFolder("recipes");
  const left = /^(node_modules|\.git|reports|coverage|\.astro)(\/|$)/;
  await cp(root, folder, { recursive: true, filter: (path) => !left.test(relative(root, path)) && isLasting(path) });
  await symlink(`${root}node_modules`, join(folder, "node_modules"));
  return folder;
}

/**
 * Follows a recipe.
 * @param folder A copy of the repository.
 * @param recipe The recipe.
 * @throws Error when a file or a line that it names is not there.
 */
export async function follow(folder: string, { name, edits }: Pick<Recipe, "name" | "edits">): Promise<void> {
  for (const one of edits) {
    const path = join(folder, one.file);
    await mkdir(dirname(path), { recursive: true });
    const before = one.how === "create" ? "" : await readFile(path, "utf8");
    const after = edited(before, one);
    if (after === undefined) throw new Error(`CONTRIBUTING.md, ${name}: ${one.file} has no line "${one.line}"`);
    await writeFile(path, after);
  }
}

function edited(before: string, { how, line, text }: Edit): string | undefined {
  if (how === "create") return text;
  if (how === "append") return before.replace(/ \[\]\n$/, "\n") + text;
  const lines = before.split("\n");
  const at = lines.findIndex((one) => one.trim() === line);
  if (at < 0) return undefined;
  lines.splice(how === "below" ? at + 1 : at, how === "below" ? 0 : 1, text.replace(/\n$/, ""));
  return lines.join("\n");
}
