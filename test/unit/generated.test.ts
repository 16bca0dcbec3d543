// The committed files of generated/ are what openapi/ gives, and the catalogues say what the bundles say. What is stated
// of the operations and codes in them is held to the register in sources.test.ts.

import { globSync, readFileSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, matchesGlob, relative } from "node:path";
import ts from "typescript";
import { beforeEach, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { errorRows, operationRows } from "../../scripts/generate/catalogues.ts";
import type { ErrorRow } from "../../scripts/generate/error-row.ts";
import { freshnessOf } from "../../scripts/lib/freshness.ts";
import { patterns } from "../../scripts/lib/sources.ts";
import { readGenerated } from "../lib/bundles.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";

const errors = readGenerated<ErrorRow[]>("errors.json");
const contracts = Object.values(loadContracts());

test("generated/ is fresh", async () => {
  const { code, stderr } = await runScript("scripts/check.ts");
  expect(stderr).toBe("");
  expect(code).toBe(0);
});

test("operations.json has the operations of the bundles", () => {
  expect(readGenerated("operations.json")).toEqual(contracts.flatMap(operationRows));
});

describe("errors.json", () => {
  test("has the codes of the bundles", () => {
    expect(errors).toEqual(contracts.flatMap(errorRows));
  });

  test("names at least one operation for each code, and a condition", () => {
    for (const row of errors) {
      expect(row.operations.length, row.code).toBeGreaterThan(0);
      expect(row.condition, row.code).toMatch(/\.$/);
    }
  });
});

describe("generated/ becomes stale", () => {
  const isSource = (file: string) => patterns.some((pattern) => matchesGlob(file, pattern));

  /** What the generator runs and what is in nobody's output: how tools are run, how stages are printed. */
  const machinery = ["cli/command.ts", "cli/called.ts", "scripts/lib/tool.ts"];

  test("when anything that writes it changes", () => {
    const needed = modulesFrom("scripts/generate/generate.ts").filter((file) => !machinery.includes(file));
    expect(needed.length).toBeGreaterThan(10);
    expect(needed.filter((file) => !isSource(file))).toEqual([]);
    expect(["openapi/finance/openapi.yaml", "openapi/common/headers/XCorrelationId.yaml"].every(isSource)).toBe(true);
  });

  test.each([
    ["a linter", "scripts/lint.ts"],
    ["a rule of Spectral", "scripts/spectral/walk.js"],
    ["the language of the texts", "scripts/lib/language.ts"],
    ["a term", "scripts/language/terms.yaml"],
    ["a workflow", "openapi/workflows/onboarding.arazzo.yaml"],
    ["a bench", "bench/mock/ground.ts"],
    ["a consumer", "mock/start.ts"],
    ["a test", "test/unit/generated.test.ts"],
  ])("but not when %s does", (_, file) => {
    expect(isSource(file)).toBe(false);
  });
});

describe("freshness", () => {
  let place: string;
  let text: string;
  let runs: number;
  let quiet: boolean;
  let during: (() => Promise<void>) | undefined;
  beforeEach(() => {
    place = temporaryFolder("freshness");
    [text, runs, quiet, during] = ["first", 0, false, undefined];
  });

  const at = (file: string) => join(place, "derived", file);
  const freshness = () =>
    freshnessOf({
      folder: join(place, "derived"),
      except: /^site/,
      sources: async () => text,
      generate: async (folder, isQuiet) => {
        runs += 1;
        quiet = isQuiet;
        await mkdir(join(folder, "deep"));
        await writeFile(join(folder, "deep", "a.txt"), text);
        await writeFile(join(folder, "b.txt"), "always the same");
        await during?.();
      },
      memory: join(place, "memory"),
    });

  test("is found out once, by generating, and is remembered", async () => {
    await mkdir(at("deep"), { recursive: true });
    await writeFile(at("deep/a.txt"), "first");
    await writeFile(at("b.txt"), "always the same");
    expect(await freshness().isKnownFresh()).toBe(false);
    expect(runs).toBe(0);
    expect([await freshness().isFresh(), await freshness().isFresh(), await freshness().isKnownFresh()]).toEqual([
      true,
      true,
      true,
    ]);
    expect([runs, quiet]).toEqual([1, true]);
  });

  test("is made by a refresh, which touches only what differs and removes what is left over", async () => {
    await freshness().refresh();
    const before = statSync(at("b.txt")).mtimeMs;
    text = "second";
    await writeFile(at("old.txt"), "of a former build");
    await mkdir(at("site"));
    await writeFile(at("site/page.html"), "not derived here");
    await freshness().refresh();
    expect(await readFile(at("deep/a.txt"), "utf8")).toBe("second");
    expect((await readdir(at(""))).sort()).toEqual(["b.txt", "deep", "site"]);
    expect(statSync(at("b.txt")).mtimeMs).toBe(before);
    expect(await freshness().isKnownFresh()).toBe(true);
  });

  test("ends when a source changes, and is back when the change is undone", async () => {
    await freshness().refresh();
    text = "second";
    expect(await freshness().differences()).toEqual(["deep/a.txt"]);
    expect(await freshness().isFresh()).toBe(false);
    text = "first";
    expect(await freshness().isKnownFresh()).toBe(true);
  });

  test("is found where nothing can be remembered, too", async () => {
    await writeFile(join(place, "memory"), "a file, so that no folder can be made");
    await freshness().refresh();
    expect([await freshness().isKnownFresh(), await freshness().isFresh()]).toEqual([false, true]);
  });

  test.each([
    ["edited", () => writeFile(at("b.txt"), "by hand"), ["b.txt"]],
    ["removed", () => rm(at("b.txt")), ["b.txt (missing)"]],
    ["added", () => writeFile(at("c.txt"), ""), ["c.txt (left over)"]],
  ] as const)("ends when a derived file is %s", async (_, change, found) => {
    await freshness().refresh();
    await change();
    expect(await freshness().isFresh()).toBe(false);
    expect(await freshness().differences()).toEqual(found);
  });

  test("is not claimed for a source that is saved during the build", async () => {
    during = async () => {
      text = "second";
    };
    await freshness().refresh();
    expect(await freshness().isKnownFresh()).toBe(false);
  });
});

test("no derived file is a digest, in which any two branches would conflict", () => {
  const files = globSync(`${root}generated/**/*`, {
    withFileTypes: true,
    exclude: ({ name }) => /^reference/.test(name),
  });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => /^[0-9a-f]{32,}\s*$/.test(text))).toEqual([]);
});

/** A module of ours and everything of ours that it imports, as paths in the repository. */
function modulesFrom(file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return [];
  found.add(file);
  // Parsed, not searched for: what a generator writes into its output looks like an import and is none.
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"));
  for (const path of importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith(".")))
    modulesFrom(relative(root, join(root, dirname(file), path)), found);
  return [...found];
}
