// The committed files of generated/ are what openapi/ gives, and the catalogues say what the bundles say. What is stated
// of the operations and codes in them is held to the register in sources.test.ts.

import { readFileSync } from "node:fs";
import { dirname, join, matchesGlob, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { type ErrorRow, errorRows, operationRows } from "../../scripts/generate/catalogues.ts";
import { patterns } from "../../scripts/lib/sources.ts";
import { readGenerated } from "../lib/bundles.ts";
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

  /** What the generator runs and what is in nobody's output: how tools are run, how stages are printed, the digest. */
  const machinery = ["cli/command.ts", "scripts/lib/sources.ts", "scripts/lib/tool.ts"];

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

/** A module of ours and everything of ours that it imports, as paths in the repository. */
function modulesFrom(file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return [];
  found.add(file);
  for (const [, path = ""] of readFileSync(join(root, file), "utf8").matchAll(/from "(\.[^"]+)"/g))
    modulesFrom(relative(root, join(root, dirname(file), path)), found);
  return [...found];
}
