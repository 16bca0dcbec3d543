// The entries that are a branch's own: those that it has added or edited.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileAt } from "./base.ts";
import type { EntryFile } from "./entries.ts";

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
