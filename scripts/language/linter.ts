// The language of what people read: spelling (cspell) and terms (Redocly's Recheck), in prose alone.

import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { parse, stringify } from "yaml";
import { root } from "../../model/apis.ts";
import { runTool, type ToolResult } from "../tool.ts";
import { proseOf } from "./prose.ts";

/** A term that is not to be used, and the one that is. */
export interface Term {
  id: string;
  /** Regular expression; a space stands for any white space. */
  wrong: string;
  write: string;
  reason: string;
  /** A sentence that breaks the rule. */
  red: string;
  /** A sentence that keeps it and looks alike. */
  green: string;
  /** The expression is about capital letters. */
  caseSensitive?: boolean;
  /** Files in which the term is right. */
  except?: string[];
}

/** Something to correct. */
export interface Finding {
  file: string;
  line: number;
  column: number;
  text: string;
}

/** What the language is checked in. */
export const files = [
  "openapi/**/*.{yaml,md}",
  "*.md",
  ".changeset/*.md",
  "{client,examples,mock}/**/*.md",
  "reference/README.md",
  "reference/guides/*.md",
  "conformance/*.md",
  "scripts/**/*.{ts,js}",
  "mock/{cli,flags,start,webhook}.ts",
  "conformance/**/*.ts",
  "reference/{build,serve}.ts",
  ".spectral.yaml",
  "redocly.yaml",
];

/** No prose of today: what was released, and what is a test. */
const left = ["**/CHANGELOG.md", "**/*.test.ts", "**/node_modules/**"];

/** The terms of scripts/language/terms.yaml. */
export async function readTerms(): Promise<Term[]> {
  return parse(await readFile(`${root}scripts/language/terms.yaml`, "utf8")) as Term[];
}

/** The files of some patterns, sorted. */
export async function filesOf(patterns: string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(patterns, { cwd: root, exclude: left })) found.push(file);
  return found.sort();
}

/** Checks the prose of files. @returns What is to be corrected, by file and line. */
export async function checkLanguage(texts: Map<string, string>, terms: Term[]): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), "language-"));
  const prose = new Map([...texts].map(([path, text]) => [path, proseOf(path, text)]));
  try {
    for (const [path, text] of prose) {
      const file = join(folder, "prose", `${path}.md`);
      await mkdir(dirname(file), { recursive: true });
      // An indented line would be code to Markdown.
      await writeFile(file, text.replace(indentation, ""));
    }
    await writeFile(join(folder, "redocly.yaml"), stringify(recheckConfig(terms)));
    const found = (await Promise.all([spelling(folder), termsIn(folder)])).flat();
    return found
      .map((one) => ({ ...one, column: one.column + indented(prose.get(one.file), one.line) }))
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const indentation = /^[ \t]+/gm;

/** By how much a line of a text is indented. */
const indented = (text = "", line: number): number => /^[ \t]*/.exec(text.split("\n")[line - 1] ?? "")?.[0].length ?? 0;

/** One rule for each term, so that each can have its own reason and exceptions. */
function recheckConfig(terms: Term[]): object {
  const rules = terms.map(({ id, wrong, write, reason, caseSensitive = false, except = [] }) => [
    `words/${id}`,
    {
      severity: "error",
      scope: "summary",
      message: `[%s] "%s": write ${write}; ${reason}`,
      excludes: except.map((path) => `**/${path}.md`),
      assertions: { swap: swap(wrong, id, !caseSensitive) },
    },
  ]);
  return { recheck: { rules: Object.fromEntries(rules) } };
}

const swap = (wrong: string, id: string, ignoreCase: boolean): object => ({
  ignoreCase,
  keysAreRegex: true,
  wordBoundary: false,
  pairs: { [wrong.replaceAll(" ", "\\s+")]: id },
});

interface RecheckIssue {
  file: string;
  line: number;
  column: number;
  message: string;
}

async function termsIn(folder: string): Promise<Finding[]> {
  const args = ["recheck", join(folder, "prose"), `--config=${join(folder, "redocly.yaml")}`, "--format=json"];
  const { stdout, stderr } = await runTool(".bin/redocly", args);
  const report = /^\{[\s\S]*^\}/m.exec(stdout)?.[0];
  if (report === undefined) throw new Error(`Recheck gave no report: ${stdout}${stderr}`);
  const { issues } = JSON.parse(report) as { issues: RecheckIssue[] };
  return issues.map(({ file, line, column, message }) => ({
    file: named(folder, file),
    line,
    column,
    text: message.replace(/\s+/g, " "),
  }));
}

async function spelling(folder: string): Promise<Finding[]> {
  const where = [`--root=${folder}`, `--config=${root}cspell.json`, "prose/**"];
  const result = await runTool("cspell/bin.mjs", [
    "lint",
    "--no-progress",
    "--no-summary",
    "--no-gitignore",
    "--dot",
    ...where,
  ]);
  return result.stdout.split("\n").flatMap((line) => misspelling(folder, line, result));
}

function misspelling(folder: string, line: string, { stderr }: ToolResult): Finding[] {
  const parts = /^(.*\.md):(\d+):(\d+) - (.*)$/.exec(line);
  if (parts === null) {
    if (line.trim() !== "") throw new Error(`cspell printed: ${line} ${stderr}`);
    return [];
  }
  const [, file = "", row, column, text = ""] = parts;
  return [{ file: named(folder, file), line: Number(row), column: Number(column), text: `Spelling: ${text}` }];
}

/** The file that a text was taken from. */
const named = (folder: string, file: string): string =>
  relative(join(folder, "prose"), file.startsWith("/") ? file : join(folder, file)).replace(/\.md$/, "");
