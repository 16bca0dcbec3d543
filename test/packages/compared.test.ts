// The COMPARED.md of client and mock: no tick of ours outlives the test that proves it, and no figure of ours is better than the truth.

import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { apps, bundleApp } from "../../bench/client/bundles.ts";
import { root } from "../../model/apis.ts";
import { manifestOf } from "../lib/packed.ts";

/** The rows of a table, cell by cell, without its head. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (.+) \|$/gm)]
    .map(([, cells = ""]) => cells.split(" | "))
    .slice(1)
    .filter(([first]) => !first?.startsWith("---"));

/** A page: its features with what each tool has, and the tests that prove our ticks. */
async function readPage(file: string) {
  const page = await readFile(root + file, "utf8");
  const [features = "", proofs = ""] = [page.split("\n## ")[0], page.split("\n## Proofs\n")[1]];
  return { features: rowsOf(features), proven: rowsOf(proofs) };
}

const client = await readPage("client/COMPARED.md");
const mock = await readPage("mock/COMPARED.md");

describe.each([
  ["client/COMPARED.md", client, 7],
  ["mock/COMPARED.md", mock, 8],
] as const)("%s", (_, { features, proven }, columns) => {
  test("the table is readable and whole: at most 25 rows, a word for each tool", () => {
    expect(features.length).toBeGreaterThan(20);
    expect(features.length).toBeLessThanOrEqual(25);
    for (const row of features) {
      expect(row, row[0]).toHaveLength(columns);
      for (const cell of row.slice(1))
        expect(cell, row[0]).toMatch(/^(✓|no\b|partly: |not found|your build|off |builds|\d)/);
    }
  });

  test("each tick of ours has a proof, and each proof a tick", () => {
    const ticked = features.filter(([, ours]) => ours?.startsWith("✓")).map(([feature]) => feature);
    expect(new Set(proven.map(([feature]) => feature))).toEqual(new Set(ticked));
  });

  test.each(proven)("%s: %s", async (_feature, title = "", file = "") => {
    const lines = (await readFile(root + file.replaceAll("`", ""), "utf8")).split("\n");
    const runs = (line: string) => /\b(test|describe)\b/.test(line) && !/\.(skip|todo)\b/.test(line);
    expect(lines.filter((line) => runs(line) && line.includes(`"${title}"`))).toHaveLength(1);
  });
});

test("our size and our dependencies are not larger than the table of the client says", async () => {
  const own = (feature: string) =>
    Number.parseFloat(client.features.find(([name]) => name?.startsWith(feature))?.[1] ?? "");
  expect((await bundleApp(apps["finance, by name"])).gzipped).toBeLessThanOrEqual(own("App of two requests") * 1000);
  expect(Object.keys((await manifestOf("client")).dependencies)).toHaveLength(own("Dependencies"));
});
