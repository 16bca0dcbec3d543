// client/COMPARED.md: no tick of ours outlives the test that proves it, and no figure of ours is better than the truth.

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { apps, bundleApp } from "../../bench/client/bundles.ts";
import { root } from "../../model/apis.ts";
import { manifestOf } from "../lib/packed.ts";

const page = await readFile(`${root}client/COMPARED.md`, "utf8");
/** The rows of a table, cell by cell, without its head; the page has two tables. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (.+) \|$/gm)]
    .map(([, cells = ""]) => cells.split(" | "))
    .slice(1)
    .filter(([first]) => !first?.startsWith("---"));
const [comparison = "", proofs = ""] = page.split("\n## Proofs\n");
const features = rowsOf(comparison);
const ticked = features.filter(([, ours]) => ours?.startsWith("✓")).map(([feature]) => feature);
const proven = rowsOf(proofs);

test("the table is readable and whole: at most 25 rows, a word for each client", () => {
  expect(features.length).toBeGreaterThan(20);
  expect(features.length).toBeLessThanOrEqual(25);
  for (const row of features) {
    expect(row, row[0]).toHaveLength(7);
    for (const cell of row.slice(1))
      expect(cell, row[0]).toMatch(/^(✓|no\b|partly: |not found|your build|off |builds|\d)/);
  }
});

test("each tick of ours has a proof, and each proof a tick", () => {
  expect(new Set(proven.map(([feature]) => feature))).toEqual(new Set(ticked));
});

test.each(proven)("%s: %s", async (_, title = "", file = "") => {
  const lines = (await readFile(root + file.replaceAll("`", ""), "utf8")).split("\n");
  const runs = (line: string) => /\b(test|describe)\b/.test(line) && !/\.(skip|todo)\b/.test(line);
  expect(lines.filter((line) => runs(line) && line.includes(`"${title}"`))).toHaveLength(1);
});

test("our size and our dependencies are not larger than the table says", async () => {
  const own = (feature: string) => Number.parseFloat(features.find(([name]) => name?.startsWith(feature))?.[1] ?? "");
  expect((await bundleApp(apps["finance, by name"])).gzipped).toBeLessThanOrEqual(own("App of two requests") * 1000);
  expect(Object.keys((await manifestOf("client")).dependencies)).toHaveLength(own("Dependencies"));
});
