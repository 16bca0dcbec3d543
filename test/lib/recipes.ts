// The recipes of CONTRIBUTING.md, and following them in a copy of the repository.

import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { root } from "../../scripts/lib/apis.ts";

/** What a recipe does to one file. */
export interface Edit {
  how: "create" | "append" | "below" | "instead";
  file: string;
  /** The line to find, without the spaces around it. */
  line?: string;
  text: string;
}

/** One recipe: its heading and its edits in their order. */
export interface Recipe {
  name: string;
  edits: Edit[];
}

const edit = /^ {3}(create|append|below|instead) `([^`]+)`(?:: `([^`]+)`)?\n\n {3}```\w+\n([\s\S]*?)^ {3}```$/gm;

/** The recipes with worked examples, as CONTRIBUTING.md has them. */
export async function readRecipes(): Promise<Recipe[]> {
  const guide = await readFile(`${root}CONTRIBUTING.md`, "utf8");
  const [, recipes = ""] = /^## Recipes\n([\s\S]*?)^## /m.exec(guide) ?? [];
  return recipes
    .split(/^### /m)
    .slice(1)
    .map((section) => ({ name: section.split("\n")[0] ?? "", edits: [...section.matchAll(edit)].map(editOf) }))
    .filter(({ edits }) => edits.length > 0);
}

function editOf([, how, file = "", line, text = ""]: RegExpExecArray): Edit {
  const found = line === undefined ? {} : { line };
  return { how: how as Edit["how"], file, ...found, text: text.replace(/^ {3}/gm, "") };
}

/** Copies what the project is made of; the installed packages are linked. */
export async function copyRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "recipes-"));
  const left = /^(node_modules|\.git|dist|reports|coverage|\.astro|generated\/reference[^/]*)(\/|$)/;
  await cp(root, folder, { recursive: true, filter: (path) => !left.test(relative(root, path)) });
  await symlink(`${root}node_modules`, join(folder, "node_modules"));
  return folder;
}

/**
 * Follows a recipe.
 * @param folder A copy of the repository.
 * @param recipe The recipe.
 * @throws Error when a file or a line that it names is not there.
 */
export async function follow(folder: string, { name, edits }: Recipe): Promise<void> {
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
