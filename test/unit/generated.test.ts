// What the catalogues and events of generated/ hold, and that generated/ is known to be stale when anything that makes it changes.

import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, matchesGlob, relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { eventKeys } from "../../generated/finance/events.ts";
import { root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { eventKey } from "../../reference/contract/events.ts";
import { errorRows } from "../../scripts/generate/catalogues.ts";
import { freshnessOf, patterns } from "../../scripts/generate/freshness.ts";
import { temporaryFolder } from "../lib/folder.ts";

const contracts = Object.values(loadContracts());

test("every error code has its operations and its condition", () => {
  const errors = contracts.flatMap(errorRows);
  expect(errors.filter(({ operations, condition }) => operations.length === 0 || !condition.endsWith("."))).toEqual([]);
});

test("an event has one key: the model's, which the client has and the reference shows", () => {
  const keys: Record<string, { key: readonly string[] }> = eventKeys;
  for (const event of loadContracts().finance.events.values()) {
    expect(keys[event.eventType]?.key).toEqual(event.key);
    const names = [...(eventKey(event) ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    expect(names).toEqual(event.key);
  }
});

test("generated/ is stale when anything that writes it changes, and not when a consumer does", () => {
  const isSource = (file: string) => patterns.some((pattern) => matchesGlob(file, pattern));
  // How tools are run and stages printed is in nobody's output.
  const machinery = ["cli/command.ts", "cli/called.ts", "scripts/tool.ts"];
  const needed = modulesFrom("scripts/generate/generate.ts").filter((file) => !machinery.includes(file));
  expect(needed.length).toBeGreaterThan(10);
  expect([...needed, "openapi/common/headers/XCorrelationId.yaml"].filter((file) => !isSource(file))).toEqual([]);
  expect(["scripts/lint.ts", "mock/start.ts", "test/unit/generated.test.ts"].filter(isSource)).toEqual([]);
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

test("freshness is found out by generating, remembered by content, and not claimed for a source saved meanwhile", async () => {
  const place = temporaryFolder("freshness");
  const at = (file: string) => join(place, "derived", file);
  let source = "first";
  let meanwhile = () => {};
  const freshness = freshnessOf({
    ...{ folder: at(""), except: /^site/, sources: async () => source, memory: join(place, "memory") },
    generate: async (folder) => {
      await writeFile(join(folder, "a.txt"), source);
      meanwhile();
    },
  });
  await freshness.refresh();
  expect(await freshness.isKnownFresh()).toBe(true);
  source = "second";
  await mkdir(at("site"));
  for (const name of ["b.txt", "site/page.html"]) await writeFile(at(name), "by hand");
  expect([await freshness.isFresh(), await freshness.differences()]).toEqual([false, ["a.txt", "b.txt (left over)"]]);
  await freshness.refresh();
  expect([await readFile(at("a.txt"), "utf8"), await readdir(at(""))]).toEqual(["second", ["a.txt", "site"]]);
  await rm(at("a.txt"));
  expect([await freshness.isFresh(), await freshness.differences()]).toEqual([false, ["a.txt (missing)"]]);
  meanwhile = () => {
    source = "third";
  };
  await freshness.refresh();
  expect(await freshness.isKnownFresh()).toBe(false);
});
