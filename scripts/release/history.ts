// Reads past releases: the tags of the current commit, and the sections of the changelogs.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { root } from "../../model/apis.ts";
import { git } from "../changes/base.ts";

/** The tag of a released contract or package, such as `finance@1.11.0`. */
export type Tag = { tag: string; name: string; version: string };

/** The release tags of the current commit, in alphabetical order. @throws UserError if Git fails. */
export function tagsHere(): Tag[] {
  const tags = git(root, "tag", "--points-at", "HEAD");
  if (tags === undefined) throw new UserError("Git cannot list the tags of this commit; run this in a clone");
  const found = tags.matchAll(/^([a-z-]+)@(\d+\.\d+\.\d+)$/gm);
  return [...found].map(([tag, name = "", version = ""]) => ({ tag, name, version }));
}

/** The text of a changelog; empty if the file does not exist. */
export function readChangelog(root: string, folder = ""): string {
  const file = join(root, folder, "CHANGELOG.md");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * The section of a release.
 * @param markdown A changelog, with a heading of the second level for each release: `## finance 1.11.0 (2026-11-22)`.
 * @param release The start of the heading: the name of a contract and a version, or only a version.
 * @returns The text below the heading; undefined if the changelog does not have the release.
 */
export function sectionOf(markdown: string, release: string): string | undefined {
  const sections = markdown.split(/^## /m).slice(1);
  const found = sections.find((section) => section.startsWith(`${release} `) || section.startsWith(`${release}\n`));
  return found?.slice(found.indexOf("\n")).trim();
}
