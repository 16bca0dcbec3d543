// Reads and writes entries: announcements for integrators, as files in .changeset/, in the format of changesets.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { UserError } from "../../cli/command.ts";
import { apis } from "../../model/apis.ts";
import { heaviest, type Rating } from "../../model/change.ts";
import { asObject } from "../../model/document.ts";
import { fileAt } from "./base.ts";

/** The packages of this repository, each with its folder. */
export const packages = {
  "finance-ramp-api": "client",
  "finance-ramp-mock": "mock",
  "finance-ramp-conformance": "conformance",
} as const;

export type PackageName = keyof typeof packages;

/** The package whose types the build generates from the contracts. */
export const typesPackage = "finance-ramp-api" satisfies PackageName;

/** The contracts and the packages: everything with a version that an entry can name. */
export const names = [...apis, ...(Object.keys(packages) as PackageName[])] as const;

/** Name of a contract or a package. */
export type Name = (typeof names)[number];

/** The bumps that an entry can name, the lightest first. */
export const bumps = ["patch", "minor", "major"] as const satisfies Rating[];

export type Bump = (typeof bumps)[number];

/** The bumps of an entry, by contract or package. */
export type Bumps = Partial<Record<Name, Bump>>;

/** Bumps in words, such as `finance: minor`. */
export function inWords(bumps: Bumps): string {
  return Object.entries(bumps)
    .map((pair) => pair.join(": "))
    .join(", ");
}

export interface EntryFile {
  /** Path in the repository, for example `.changeset/wallets-have-a-nickname.md`. */
  file: string;
  bumps: Bumps;
  /** Markdown, for integrators. */
  text: string;
  /** Whether the text begins with **Breaking**. */
  breaking: boolean;
}

/** The folder of entries, with a trailing slash. */
const entriesDir = ".changeset/";

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n?---\r?\n?([\s\S]*)$/;
/** Start of the text of a breaking change. */
export const breakingMark = /^\*\*Breaking(\*\*:?|:\*\*)\s*/;

/**
 * Reads one entry.
 * @param content Front matter with `name: bump` lines, then Markdown.
 * @returns The entry if its front matter is valid, and the problem of the front matter or the text, if any.
 */
export function parseEntry(file: string, content: string): { entry?: EntryFile; problem?: string | undefined } {
  const [, head, body = ""] = frontMatter.exec(content) ?? [];
  const given =
    head === undefined ? "no front matter; begin with ---, lines such as finance: minor, and ---" : bumpsOf(head);
  if (typeof given === "string") return { problem: `${file}: ${given}` };
  const text = body.trim();
  const entry = { file, bumps: given, text, breaking: breakingMark.test(text) };
  const why = wrongIn(entry);
  return { entry, problem: why && `${file}: ${why}` };
}

function wrongIn({ bumps: given, text, breaking }: EntryFile): string | undefined {
  if (text === "") return "no text; say in a sentence what changes for integrators";
  const isMajor = Object.values(given).includes("major");
  if (isMajor && !breaking) return "a major change begins with **Breaking** and says what to do";
  if (breaking && !isMajor) return "says **Breaking**, but nothing in its front matter is major";
  const words = text.replace(breakingMark, "").match(/\S+/g) ?? [];
  if (!breaking || words.length >= 4) return undefined;
  const number = words.length === 0 ? "nothing follows" : `only \`${words.join(" ")}\` follows`;
  return `${number} **Breaking**; say what changes and what to do, in 4 words or more`;
}

/** The bumps of a front matter, or its problem as a text. */
function bumpsOf(head: string): Bumps | string {
  let lines: unknown;
  try {
    lines = parse(head);
  } catch {
    return "the front matter is not valid YAML; write lines such as finance: minor";
  }
  const pairs = Object.entries(asObject(lines));
  if (pairs.length === 0) return "the front matter names nothing; write lines such as finance: minor";
  for (const [name, bump] of pairs) {
    if (!names.includes(name as Name)) return `${name} is unknown; there are ${names.join(", ")}`;
    if (!bumps.includes(bump as Bump)) return `${name}: ${String(bump)} is not a bump; use ${bumps.join(", ")}`;
  }
  return Object.fromEntries(pairs) as Bumps;
}

/**
 * Reads all entries of a repository; README.md of the folder is not an entry.
 * @returns The entries, sorted by file, and one line for each file with a problem.
 */
export function readEntries(root: string): { entries: EntryFile[]; problems: string[] } {
  const folder = join(root, entriesDir);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const files = names.filter((name) => name.endsWith(".md") && name !== "README.md").map((name) => entriesDir + name);
  const read = files.map((file) => parseEntry(file, contentOf(root, file)));
  return { entries: read.flatMap(({ entry }) => entry ?? []), problems: read.flatMap(({ problem }) => problem ?? []) };
}

/**
 * Writes entries; the name of each file is made of the first words.
 * @returns The paths of the files in the repository.
 * @throws UserError when one is not valid, such as a major change without **Breaking**; then no file is written.
 */
export function writeEntries(root: string, drafts: Pick<EntryFile, "bumps" | "text">[]): string[] {
  const contents = drafts.map(({ bumps: given, text }) => {
    const lines = names.flatMap((name) => (given[name] === undefined ? [] : [`${name}: ${given[name]}`]));
    return `---\n${lines.join("\n")}\n---\n\n${text.trim()}\n`;
  });
  // The entries have no file names yet.
  const problem = contents.map((content) => parseEntry("this text", content).problem).find(Boolean);
  if (problem !== undefined) throw new UserError(problem);
  mkdirSync(join(root, entriesDir), { recursive: true });
  return drafts.map(({ text }, index) => {
    const slug = slugOf(text);
    let file = `${entriesDir}${slug}.md`;
    for (let n = 2; existsSync(join(root, file)); n++) file = `${entriesDir}${slug}-${n}.md`;
    writeFileSync(join(root, file), contents[index] as string);
    return file;
  });
}

/** The first words of a text, in kebab-case for the name of a file. */
function slugOf(text: string): string {
  const words = text
    .replace(breakingMark, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.slice(0, 6).join("-") ?? "change";
}

/** The heaviest bump of a contract or package in some entries; `none` if no entry names it. */
export function heaviestBump(entries: EntryFile[], name: Name): Rating {
  return heaviest(entries.flatMap((entry) => entry.bumps[name] ?? []));
}

/** The entries that were added or edited since a commit. */
export function entriesSince(root: string, commit: string, entries: EntryFile[]): EntryFile[] {
  return entries.filter(({ file }) => wordsOf(fileAt(root, commit, file)) !== wordsOf(contentOf(root, file)));
}

const contentOf = (root: string, file: string): string => readFileSync(join(root, file), "utf8");

/** The text with single spaces: an entry with only other white space does not count as an entry of the branch. */
const wordsOf = (text: string | undefined): string | undefined => text?.trim().replace(/\s+/g, " ");
