// What the catalog of errors in generated/ holds, and that generated/ is known to be stale when anything that makes it changes.

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, matchesGlob } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { freshnessOf, patterns } from "../../scripts/generate/freshness.ts";
import { errorRows } from "../../scripts/generate/rows.ts";
import { temporaryFolder } from "../lib/folder.ts";

const contracts = Object.values(loadContracts());

test("every error code has its operations and its condition", () => {
  const errors = contracts.flatMap(errorRows);
  expect(
    errors.filter(({ operations, condition }) => operations.length === 0 || !condition.endsWith(".")),
  ).toEqual([]);
});

test("generated/ is stale when anything that writes it changes, and not when a consumer does", async () => {
  const isSource = (file: string) => patterns.some((pattern) => matchesGlob(file, pattern));
  // How tools are run and stages printed is in nobody's output.
  const machinery = ["cli/command.ts", "cli/invocation.ts", "scripts/tool.ts"];
  const entryPoints = [`${root}scripts/generate/generate.ts`];
  const options = { bundle: true, write: false, metafile: true, packages: "external", platform: "node" } as const;
  const { metafile } = await build({ ...options, entryPoints, absWorkingDir: root, format: "esm" });
  const needed = Object.keys(metafile.inputs).filter((file) => !machinery.includes(file));
  expect(needed.length).toBeGreaterThan(10);
  expect([...needed, "openapi/auth/a.yaml", "openapi/questions.yaml"].filter((one) => !isSource(one))).toEqual([]);
  expect(["scripts/lint.ts", "mock/start.ts", "test/unit/generated.test.ts"].filter(isSource)).toEqual([]);
});

test("freshness is found out by generating, remembered by content, and not claimed for a source saved meanwhile", async () => {
  const place = temporaryFolder("freshness");
  const at = (file: string) => join(place, "derived", file);
  let source = "first";
  let meanwhile = () => {};
  const freshness = freshnessOf({
    folder: at(""),
    sources: async () => source,
    memory: join(place, "memory"),
    generate: async (folder) => {
      await writeFile(join(folder, "a.txt"), source);
      meanwhile();
    },
  });
  await freshness.refresh();
  expect(await freshness.isKnownFresh()).toBe(true);
  source = "second";
  await mkdir(at("reference"));
  for (const name of ["b.txt", "reference/page.html"]) await writeFile(at(name), "by hand");
  expect(await freshness.isFresh()).toBe(false);
  expect(await freshness.differences()).toEqual(["a.txt", "b.txt (left over)"]);
  await freshness.refresh();
  expect(await readFile(at("a.txt"), "utf8")).toBe("second");
  expect(await readdir(at(""))).toEqual(["a.txt", "reference"]);
  await rm(at("a.txt"));
  expect(await freshness.differences()).toEqual(["a.txt (missing)"]);
  meanwhile = () => {
    source = "third";
  };
  await freshness.refresh();
  expect(await freshness.isKnownFresh()).toBe(false);
});
