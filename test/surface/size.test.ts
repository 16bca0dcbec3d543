// The table of sizes: what is above it is named with the way out, and no code is outside it.

import { existsSync, readFileSync, statSync } from "node:fs";
import { test as always, expect } from "vitest";
import { root } from "../../model/apis.ts";
import { oversizedRows, rows } from "../../scripts/size.ts";

/** Git lists the files; a tarball has no list. */
const test = always.skipIf(!existsSync(`${root}.git`));

const linesOf = (file: string) => readFileSync(root + file, "utf8").split("\n").length - 1;

test("a row has the lines of its code, or the kB of its documents", () => {
  const [code, documents] = rows(
    "code  code  1  -  scripts/size.ts README.md\ntext  kB  1  -  scripts/size.ts README.md\n",
  );
  expect(code?.size).toBe(linesOf("scripts/size.ts"));
  expect(documents?.size).toBe(Math.ceil(statSync(`${root}README.md`).size / 100) / 10);
});

test("above what is allowed is told in one line, and nothing else is", () => {
  const size = linesOf("scripts/size.ts");
  const table = [`least  code  ${size}  1  `, `above  code  ${size - 1}  9999  `, "free  code  -  1  "];
  const told = oversizedRows(rows(table.map((row) => `${row}scripts/size.ts`).join("\n")));
  expect(told).toEqual([expect.stringMatching(/^above: .*size-table\.txt in a separate commit/)]);
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
