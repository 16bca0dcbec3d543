// The history of the finance interface before releases: a chapter of CHANGELOG.md.

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The chapter, without its heading; empty in a text that has none. */
export function historyIn(changelog: string): string {
  const [, chapter = ""] = changelog.split(/^## History of the finance interface\n/m);
  return (chapter.split(/^## /m)[0] ?? "").trim();
}

/** The chapter of the repository's changelog. */
export const history = (): string => historyIn(readFileSync(join(process.cwd(), "CHANGELOG.md"), "utf8"));
