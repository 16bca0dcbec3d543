// Checks the spelling (cspell) and the terms in the prose of the repository.

import { glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { runTool } from "../tool.ts";
import { proseOf } from "./prose.ts";

/** A term to avoid, and the term to use. */
export interface Term {
  id: string;
  /** Regular expression for the term to avoid; a space stands for any white space. */
  wrong: string;
  write: string;
  reason: string;
  /** A sentence that breaks the rule, for the tests. */
  red: string;
  /** A similar sentence that keeps the rule, for the tests. */
  green: string;
  caseSensitive?: boolean;
  /** Files that may use the term. */
  except?: string[];
}

export interface LanguageFinding {
  file: string;
  line: number;
  column: number;
  text: string;
}

/** The files whose language is checked. */
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

/** Files without a check: changelogs, which are never edited, and tests. */
const left = ["**/CHANGELOG.md", "**/*.test.ts", "**/node_modules/**"];

/** The terms of scripts/language/terms.yaml. */
export async function readTerms(): Promise<Term[]> {
  return parse(await readFile(`${root}scripts/language/terms.yaml`, "utf8")) as Term[];
}

/** The files that match some patterns, sorted. */
export async function filesOf(patterns: string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(patterns, { cwd: root, exclude: left })) found.push(file);
  return found.sort();
}

/** Checks the prose of files. @returns The findings by file and line. */
export async function checkLanguage(texts: Map<string, string>, terms: Term[]): Promise<LanguageFinding[]> {
  const prose = [...texts].map(([path, text]) => [path, proseOf(path, text)] as const);
  const found = [...prose.flatMap(([path, text]) => termsIn(path, text, terms)), ...(await spelling(prose))];
  return found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

function termsIn(file: string, prose: string, terms: Term[]): LanguageFinding[] {
  const own = terms.filter(({ except }) => !except?.includes(file));
  return own.flatMap(({ id, wrong, write, reason, caseSensitive }) =>
    [...prose.matchAll(new RegExp(wrong.replaceAll(" ", "\\s+"), caseSensitive ? "g" : "gi"))].map((match) => {
      const before = prose.slice(0, match.index).split("\n");
      const text = `[${id}] "${match[0].replace(/\s+/g, " ")}": write ${write}; ${reason}`;
      return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, text };
    }),
  );
}

/** The findings of cspell. It gets the prose of all files in one, because each file takes extra time. */
async function spelling(prose: (readonly [path: string, text: string])[]): Promise<LanguageFinding[]> {
  const folder = await mkdtemp(join(tmpdir(), "language-"));
  try {
    await writeFile(join(folder, "prose.md"), prose.map(([, text]) => `${text}\n`).join(""));
    const origins = prose.flatMap(([file, text]) => text.split("\n").map((_, index) => ({ file, line: index + 1 })));
    const quiet = ["--no-progress", "--no-summary", "--no-gitignore"];
    const where = [`--root=${folder}`, `--config=${root}cspell.json`, "prose.md"];
    const { stdout, stderr } = await runTool("cspell/bin.mjs", ["lint", ...quiet, ...where]);
    const lines = stdout.split("\n").filter((line) => line.trim() !== "");
    return lines.map((line) => {
      const [, row, column, text] = /^.*prose\.md:(\d+):(\d+) - (.*)$/.exec(line) ?? [];
      const origin = origins[Number(row) - 1];
      if (origin === undefined) throw new Error(`cspell printed: ${line} ${stderr}`);
      return { ...origin, column: Number(column), text: `Spelling: ${text}` };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
