// The words of the contract: the table of openapi/README.md is that of the linter, and the hand-written files use no other word.

import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { evidenceValues } from "../../model/evidence.js";
import { structure } from "../../model/structure.js";
import { type Word, words } from "../../model/vocabulary.js";

const guide = readFileSync(`${root}openapi/README.md`, "utf8");

/** Rows of the table under a heading of openapi/README.md, as cells. */
function tableUnder(heading: string): string[][] {
  const section = guide.split(`${heading}\n`)[1]?.split(/^#/m)[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const code = (value: unknown) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
const anything = words["x-not-shown"]?.on ?? [];

/** How the table says what a word may say. */
function valuesOf({ values, eachValue, list, form }: Word): string {
  if (form !== undefined) return form === "date" ? "a day, `YYYY-MM-DD`" : "a name, `null`";
  if (eachValue !== undefined) return `of each code: ${eachValue.map(code).join(", ")}`;
  return list === undefined ? (values ?? []).map(code).join(", ") : `list of ${list}`;
}

describe("openapi/README.md", () => {
  const rows = tableUnder("## The vocabulary of `x-` words");
  test("has the words of model/vocabulary.js with their places and values", () => {
    const expected = Object.entries(words).map(([name, word]) => [
      code(name),
      word.on === anything ? "anything" : word.on.join(", "),
      valuesOf(word),
    ]);
    expect(rows.map((cells) => cells.slice(0, 3))).toEqual(expected);
  });
  test("says what each word means", () => {
    expect(rows.filter((cells) => cells.length !== 4 || (cells[3] ?? "").length < 10)).toEqual([]);
  });
  test("has the values of evidence in their order", () => {
    expect(
      tableUnder("## Evidence")
        .slice(0, evidenceValues.length)
        .map(([value]) => value),
    ).toEqual(evidenceValues.map(code));
  });
});

test("every place of a word is a kind of node", () => {
  const kinds = Object.keys(structure);
  expect(Object.values(words).flatMap(({ on }) => on.filter((kind) => !kinds.includes(kind)))).toEqual([]);
});

/** Every key of a file that begins like a word, except where keys are names: of headers, properties and examples. */
function wordsIn(value: unknown, parent = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => wordsIn(entry, parent));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (["headers", "properties", "value", "example", "payload"].includes(parent)) return wordsIn(child, key);
    return [...(/^x-/i.test(key) ? [key] : []), ...wordsIn(child, key)];
  });
}

describe("the hand-written files", () => {
  const files = globSync("openapi/**/*.yaml", { cwd: root }).sort();
  const strays = files.flatMap((file) =>
    wordsIn(parse(readFileSync(root + file, "utf8")))
      .filter((name) => words[name] === undefined || words[name].only === "bundle")
      .map((name) => `${file}: ${name}`),
  );
  test("under openapi/, workflows included, use no other word", () => {
    expect(files.length).toBeGreaterThan(200);
    expect(strays).toEqual([]);
  });
  test("would be found", () => {
    const workflow = { workflows: [{ steps: [{ "x-evidnce": "assumed", parameters: [{ "X-Not-Shown": [] }] }] }] };
    expect(wordsIn(workflow)).toEqual(["x-evidnce", "X-Not-Shown"]);
    expect(wordsIn({ properties: { "x-rate": { type: "string" } } })).toEqual([]);
  });
});
