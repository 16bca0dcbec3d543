// The table of sizes: what is above it is named with the way out, and no code is outside it.

import { existsSync, readFileSync, statSync } from "node:fs";
import { test as always, expect } from "vitest";
import { root } from "../../model/apis.ts";
import { oversizedRows, rows } from "../../scripts/size.ts";

/** Git lists the files; a tarball has no list. */
const test = always.skipIf(!existsSync(`${root}.git`));

const linesOf = (file: string) => readFileSync(root + file, "utf8").split("\n").length - 1;

test("lines of code and kB of documents above what is allowed are told in one line, and nothing else is", () => {
  const size = linesOf("scripts/size.ts");
  const kB = Math.ceil(statSync(`${root}README.md`).size / 100) / 10;
  const table = [
    `least  code  ${size}  1`,
    `above  code  ${size - 1}  9999`,
    "free  code  -  1",
    `text  kB  ${kB}  1`,
    `long  kB  ${kB - 0.1}  1`,
  ];
  const told = oversizedRows(rows(table.map((row) => `${row}  scripts/size.ts README.md`).join("\n")));
  expect(told).toEqual([
    expect.stringMatching(/^above: .*size-table\.txt in a separate commit/),
    expect.stringMatching(/^long: /),
  ]);
});

test("a line that is no row is refused", () => {
  expect(() => rows("client  lines  1  1  client")).toThrow("client  lines");
});

test("the rooms are as large together as all code that Git tracks", () => {
  const sizes = new Map(rows().map(({ name, size }) => [name, size]));
  const sum = (...names: string[]) => names.reduce((all, name) => all + (sizes.get(name) ?? Number.NaN), 0);
  const [all] = rows("all  code  -  -  . :!generated :!releases");
  expect(sum("product and bench", "test", "examples", "elsewhere")).toBe(all?.size);
  const product = ["client", "mock", "conformance", "scripts", "reference", "model and cli", "bench"];
  expect(sum(...product)).toBe(sizes.get("product and bench"));
});
