// npm run size: the size of each room, beside its limit. Lint enforces the limits.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { command, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";

const extensions: Record<string, RegExp> = {
  code: /\.([cm]?[jt]sx?|astro)$/,
  css: /\.css$/,
  yaml: /\.ya?ml$/,
  kB: /\.md$/,
  all: /$/,
};
const isOther = (file: string) => !/\.([cm]?[jt]sx?|astro|css|ya?ml|md)$/.test(file);

/** A row of the table, with its line in the file and the current size. */
interface Row {
  name: string;
  allowed: number | undefined;
  budget: number | undefined;
  size: number;
  line: string;
}

const table = `${root}scripts/size-table.txt`;
const form = /^(\S.*?) {2,}(code|css|yaml|kB|other|all) +([\d.]+|-) +([\d.]+|-) +(.+)$/;
const limitOf = (text: string) => (text === "-" ? undefined : Number(text));

/** Lines of the files of a kind, or kB of the documents; binary files do not count. */
function sizeOf(kind: string, patterns: string): number {
  const isWanted = (file: string) => (kind === "other" ? isOther(file) : extensions[kind]?.test(file));
  const listed = execFileSync("git", ["ls-files", "-z", "--", ...patterns.split(" ")], { cwd: root, encoding: "utf8" });
  const files = listed.split("\0").filter((file) => file !== "" && isWanted(file) && existsSync(root + file));
  const texts = files.map((file) => readFileSync(root + file)).filter((text) => !text.includes(0));
  if (kind === "kB") return Math.ceil(texts.reduce((sum, { length }) => sum + length, 0) / 100) / 10;
  return texts.reduce((sum, text) => sum + text.toString("latin1").split("\n").length - 1, 0);
}

export function rows(text = readFileSync(table, "utf8")): Row[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [, name = "", kind = "", allowed = "", budget = "", patterns = ""] = form.exec(line) ?? [];
    if (name === "") throw new UserError(`scripts/size-table.txt has a line that is not a row; correct it: ${line}`);
    return { name, allowed: limitOf(allowed), budget: limitOf(budget), size: sizeOf(kind, patterns), line };
  });
}

/** A line for each row above its limit. */
export function oversizedRows(measured: Row[]): string[] {
  const wayOut = "make it smaller, or raise the row of scripts/size-table.txt in a separate commit that says why";
  const large = measured.filter(({ size, allowed = Number.POSITIVE_INFINITY }) => size > allowed);
  return large.map(({ name, size, allowed }) => `${name}: ${size}, above its limit of ${allowed}; ${wayOut}`);
}

/** Lowers the limits to the current sizes. A document that does not exist yet keeps its limit. */
function lower(measured: Row[]): void {
  let text = readFileSync(table, "utf8");
  for (const { size, allowed = 0, line } of measured) {
    const lowered = line.replace(/ [\d.]+ +/, (old) => ` ${size} `.padEnd(old.length));
    if (size > 0 && size < allowed) text = text.replace(line, lowered);
  }
  writeFileSync(table, text);
}

if (import.meta.main) {
  const summary = "Prints the size of each room, beside its limit and its budget.";
  const flags = { lower: { help: "Lower each limit to its current size. It never raises one." } };
  await command({ name: "npm run size", summary, flags }, (given) => {
    if (!existsSync(`${root}.git`)) throw new UserError("Git lists the files: run this in a clone");
    const measured = rows();
    const print = (name: string, ...columns: unknown[]) =>
      console.log(name.padEnd(22) + columns.map((column) => String(column).padStart(9)).join(""));
    print("", "now", "allowed", "budget");
    for (const { name, size, allowed = "-", budget = "-" } of measured) print(name, size, allowed, budget);
    if (given.lower) lower(measured);
  });
}
