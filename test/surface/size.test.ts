// The table of sizes: a row above its limit is a finding, and no code is outside it.

import { existsSync } from "node:fs";
import { test as always, expect } from "vitest";
import { root } from "../../model/apis.ts";
import { oversizedRows, rows } from "../../scripts/size.ts";

/** Git lists the files; a tarball has no list. */
const test = always.skipIf(!existsSync(`${root}.git`));

test("only a row above its limit is a finding", () => {
  const table = ["over  code  1  1  cli", "under  kB  9999  1  README.md", "free  code  -  1  cli"].join("\n");
  expect(oversizedRows(rows(table))).toEqual([expect.stringMatching(/^over: /)]);
});

test("the rooms are as large together as all code that Git tracks", () => {
  const sizes = new Map(rows().map(({ name, size }) => [name, size]));
  const sum = (...names: string[]) => names.reduce((all, name) => all + (sizes.get(name) ?? Number.NaN), 0);
  const [all] = rows("all  code  -  -  . :!generated :!releases :!mock/control/page/vendor");
  expect(sum("product and bench", "test", "examples", "elsewhere")).toBe(all?.size);
  const product = ["client", "mock", "conformance", "scripts", "reference", "model and cli", "bench"];
  expect(sum(...product)).toBe(sizes.get("product and bench"));
});
