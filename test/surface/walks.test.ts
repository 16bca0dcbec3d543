// DESIGN's walks: each stop is a file that exists and exports what its line names; a walk has twelve stops at most.

import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";

const chapter = /^## Five walks$([\s\S]*?)^## /m.exec(readFileSync(`${root}DESIGN.md`, "utf8"))?.[1] ?? "";
const walks = chapter.split(/^\*\*/m).slice(1);
const stop = /^\d+\. `([^`]+)`(?: `(\w+)`)?: /;
const isCode = (file: string) => /\.[jt]s$/.test(file) && !file.startsWith("generated/");

/** What is wrong with a stop; nothing if all is right. */
function problemOf(line: string): string | undefined {
  const [, file = "", name] = stop.exec(line) ?? [];
  if (file === "" || !existsSync(root + file)) return `no such file: ${line}`;
  if (name === undefined) return isCode(file) ? `no name: ${line}` : undefined;
  const isExported = new RegExp(`^export (async |default |abstract )*(function\\*?|const|class) ${name}\\b`, "m");
  return isExported.test(readFileSync(root + file, "utf8")) ? undefined : `${file} does not export ${name}`;
}

test.each(walks)("**%s", (walk) => {
  const stops = walk.split("\n").filter((line) => /^\d+\. /.test(line));
  expect(stops.length).toBeGreaterThan(2);
  expect(stops.length).toBeLessThanOrEqual(12);
  expect(stops.map(problemOf).filter((problem) => problem !== undefined)).toEqual([]);
});

test("there are five", () => expect(walks).toHaveLength(5));
