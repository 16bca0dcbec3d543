// What was released: the tags of the commit that is checked out, and the sections of the changelogs.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { root } from "../../model/apis.ts";
import { git } from "../changes/base.ts";

/** One contract or package that was released, such as `finance@1.11.0`. */
export type Tag = { tag: string; name: string; version: string };

/** The releases that the commit is tagged with, in alphabetical order. @throws UserError where Git cannot say. */
export function tagsHere(): Tag[] {
  const tags = git(root, "tag", "--points-at", "HEAD");
  if (tags === undefined) throw new UserError("Git does not say how this commit is tagged");
  const found = tags.matchAll(/^([a-z-]+)@(\d+\.\d+\.\d+)$/gm);
  return [...found].map(([tag, name = "", version = ""]) => ({ tag, name, version }));
}

/** A changelog; empty where there is none. */
export function readChangelog(root: string, folder = ""): string {
  const file = join(root, folder, "CHANGELOG.md");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * The section of a release.
 * @param markdown A changelog, with a heading of the second level for each release: `## finance 1.11.0 (2026-11-22)`.
 * @param release What its heading begins with: the name of a contract and a version, or a version.
 * @returns The text below the heading; undefined where the changelog does not have the release.
 */
export function sectionOf(markdown: string, release: string): string | undefined {
  const sections = markdown.split(/^## /m).slice(1);
  const found = sections.find((section) => section.startsWith(`${release} `) || section.startsWith(`${release}\n`));
  return found?.slice(found.indexOf("\n")).trim();
}
