// The words of the contract: the hand-written files use no other, also where no bundle has them, such as in workflows.

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { words } from "../../model/vocabulary.js";

/** Every key that begins like a word, except where keys are names: of headers, properties and examples. */
function wordsIn(value: unknown, parent = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => wordsIn(entry, parent));
  if (typeof value !== "object" || value === null) return [];
  const hasNames = ["headers", "properties", "value", "example", "payload"].includes(parent);
  return Object.entries(value).flatMap(([key, child]) => [
    ...(/^x-/i.test(key) && !hasNames ? [key] : []),
    ...wordsIn(child, key),
  ]);
}

test("the hand-written files use no other word", () => {
  const files = globSync("openapi/**/*.yaml", { cwd: root });
  const strays = files.flatMap((file) =>
    wordsIn(parse(readFileSync(root + file, "utf8")))
      .filter((name) => words[name] === undefined || words[name].only === "bundle")
      .map((name) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(strays).toEqual([]);
  expect(wordsIn({ steps: [{ "x-evidnce": "", with: [{ "X-Not-Shown": [] }] }] })).toEqual([
    "x-evidnce",
    "X-Not-Shown",
  ]);
});
