// Entries: what an author tells integrators about a change, one file in .changeset/ each, in the format of changesets.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { UserError } from "../../cli/command.ts";
import { apis } from "../../model/apis.ts";
import { ratings } from "../../model/change.ts";
import { isObject } from "../../model/document.ts";
import { fileAt } from "./base.ts";

/** The packages of this repository, each with its folder. */
export const packages = {
  "finance-ramp-api": "client",
  "finance-ramp-mock": "mock",
  "finance-ramp-conformance": "conformance",
} as const;

/** Name of a package. */
export type PackageName = keyof typeof packages;

/** The package whose types the build generates from the contracts. */
export const typesPackage = "finance-ramp-api" satisfies PackageName;

/** What has a version and can be announced: the contracts and the packages. */
export const names = [...apis, ...(Object.keys(packages) as PackageName[])] as const;

/** Name of a contract or of a package. */
export type Name = (typeof names)[number];

/** The weights an entry can give, the lightest first. */
export const bumps = ["patch", "minor", "major"] as const satisfies readonly (typeof ratings)[number][];

/** How much a version moves. */
export type Bump = (typeof bumps)[number];

/** How much each name moves by an entry. */
export type Bumps = Partial<Record<Name, Bump>>;

/** One entry. */
export interface EntryFile {
  /** Path in the repository, for example `.changeset/wallets-have-a-nickname.md`. */
  file: string;
  bumps: Bumps;
  /** Markdown, for integrators. */
  text: string;
  /** Whether the text begins with **Breaking**. */
  breaking: boolean;
}

/** Where entries are kept, with a trailing slash. */
const entriesDir = ".changeset/";

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n?---\r?\n?([\s\S]*)$/;
const breakingMark = /^\*\*Breaking(\*\*:?|:\*\*)\s*/;
/** Fewer words than this cannot say what changes and what to do. */
const fewestWords = 4;

/**
 * Reads one entry.
 * @param file Its path, for the message.
 * @param content Its content: front matter with `name: bump` lines, then Markdown.
 * @throws UserError in one line that names the file when it is no entry.
 */
export function parseEntry(file: string, content: string): EntryFile {
  const entry = draftOf(file, content);
  const why = wrongIn(entry);
  if (why !== undefined) throw new UserError(`${file}: ${why}`);
  return entry;
}

/** An entry whose front matter is right, whatever its text says. */
function draftOf(file: string, content: string): EntryFile {
  const refuse = (why: string): never => {
    throw new UserError(`${file}: ${why}`);
  };
  const [, head = "", body = ""] =
    frontMatter.exec(content) ?? refuse("no front matter; begin with ---, lines such as finance: minor, and ---");
  const given = bumpsOf(file, head);
  const text = body.trim();
  return { file, bumps: given, text, breaking: breakingMark.test(text) };
}

/** What is wrong with the text of an entry. */
function wrongIn({ bumps: given, text, breaking }: EntryFile): string | undefined {
  if (text === "") return "no text; say in a sentence what changes for integrators";
  const isMajor = Object.values(given).includes("major");
  if (isMajor && !breaking) return "a major change begins with **Breaking** and says what to do";
  if (breaking && !isMajor) return "says **Breaking**, but nothing in its front matter is major";
  const words = text.replace(breakingMark, "").match(/\S+/g) ?? [];
  if (!breaking || words.length >= fewestWords) return undefined;
  const number = words.length === 0 ? "nothing follows" : `only \`${words.join(" ")}\` follows`;
  return `${number} **Breaking**; say what changes and what to do, in ${fewestWords} words or more`;
}

function bumpsOf(file: string, head: string): Bumps {
  const refuse = (why: string): never => {
    throw new UserError(`${file}: ${why}`);
  };
  const lines: unknown = parsed(head) ?? refuse("the front matter is no YAML");
  if (!isObject(lines as never)) return refuse("the front matter names nothing; write lines such as finance: minor");
  const pairs = Object.entries(lines as Record<string, unknown>);
  if (pairs.length === 0) refuse("the front matter names nothing; write lines such as finance: minor");
  for (const [name, bump] of pairs) {
    if (!names.includes(name as Name)) refuse(`${name} is unknown; there are ${names.join(", ")}`);
    if (!bumps.includes(bump as Bump)) refuse(`${name}: ${String(bump)} is no bump; use ${bumps.join(", ")}`);
  }
  return Object.fromEntries(pairs) as Bumps;
}

/** The value of a YAML text; undefined where it is none. */
function parsed(text: string): unknown {
  try {
    return parse(text) ?? {};
  } catch {
    return undefined; // The caller says so, with the name of the file.
  }
}

/** Paths of the entries of a repository, sorted; README.md is none. */
function entryFiles(root: string): string[] {
  const folder = join(root, entriesDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .sort()
    .map((name) => entriesDir + name);
}

/**
 * Reads all entries of a repository.
 * @param root Its folder.
 * @returns The entries, and one line for each file that is none. One whose text alone is wrong is both: it announces what its
 *   front matter says.
 */
export function readEntries(root: string): { entries: EntryFile[]; problems: string[] } {
  const entries: EntryFile[] = [];
  const problems: string[] = [];
  for (const file of entryFiles(root)) {
    try {
      const entry = draftOf(file, readFileSync(join(root, file), "utf8"));
      const why = wrongIn(entry);
      entries.push(entry);
      if (why !== undefined) problems.push(`${file}: ${why}`);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(error.message);
    }
  }
  return { entries, problems };
}

/** The content of an entry's file; `parseEntry` reads it back. */
export function formatEntry({ bumps: given, text }: Pick<EntryFile, "bumps" | "text">): string {
  const lines = names.flatMap((name) => (given[name] === undefined ? [] : [`${name}: ${given[name]}`]));
  return `---\n${lines.join("\n")}\n---\n\n${text.trim()}\n`;
}

/**
 * Writes an entry under a name made of its first words.
 * @returns Its path in the repository.
 * @throws UserError when it would be no entry, such as a major change without **Breaking**; nothing is written then.
 */
export function writeEntry(root: string, entry: Pick<EntryFile, "bumps" | "text">): string {
  const content = formatEntry(entry);
  const slug = slugOf(entry.text);
  const taken = (file: string): boolean => existsSync(join(root, file));
  let file = `${entriesDir}${slug}.md`;
  for (let n = 2; taken(file); n++) file = `${entriesDir}${slug}-${n}.md`;
  // It is no file yet, so it has no name.
  parseEntry("this text", content);
  mkdirSync(join(root, entriesDir), { recursive: true });
  writeFileSync(join(root, file), content);
  return file;
}

/** The first words of a text, as they can stand in the name of a file. */
function slugOf(text: string): string {
  const words = text
    .replace(breakingMark, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.slice(0, 6).join("-") ?? "change";
}

/** How much a name moves by some entries; `none` where no entry names it. */
export function heaviestBump(entries: EntryFile[], name: Name): (typeof ratings)[number] {
  const given = entries.flatMap((entry) => entry.bumps[name] ?? []);
  return ratings.findLast((rating) => given.some((bump) => bump === rating)) ?? "none";
}

/**
 * The entries that have been added or edited since a commit.
 * @param root The repository.
 * @param commit For example the base of the branch.
 */
export function entriesSince(root: string, commit: string, entries: EntryFile[]): EntryFile[] {
  return entries.filter(({ file }) => wordsOf(fileAt(root, commit, file)) !== wordsOf(contentOf(root, file)));
}

const contentOf = (root: string, file: string): string => readFileSync(join(root, file), "utf8");

/** Other space between the words is no edit: it must not make somebody else's entry the branch's own. */
const wordsOf = (text: string | undefined): string | undefined => text?.trim().replace(/\s+/g, " ");
