// The committed files of generated/ are what openapi/ gives, and they are known to be stale when anything that makes them changes.

import { readFileSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, matchesGlob, relative } from "node:path";
import ts from "typescript";
import { beforeEach, describe, expect, test } from "vitest";
import { eventKeys } from "../../generated/finance/events.ts";
import { root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { eventKey } from "../../reference/contract/events.ts";
import { errorRows } from "../../scripts/generate/catalogues.ts";
import { freshnessOf } from "../../scripts/generate/freshness.ts";
import { patterns } from "../../scripts/generate/sources.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";

const contracts = Object.values(loadContracts());

test("generated/ is fresh", async () => {
  expect(await runScript("scripts/check.ts")).toMatchObject({ code: 0, stderr: "" });
});

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

describe("freshness", () => {
  let place: string;
  let text: string;
  let runs: number;
  let during: (() => void) | undefined;
  beforeEach(async () => {
    place = temporaryFolder("freshness");
    [text, runs, during] = ["first", 0, undefined];
  });

  const at = (file: string) => join(place, "derived", file);
  const freshness = () =>
    freshnessOf({
      folder: join(place, "derived"),
      except: /^site/,
      sources: async () => text,
      generate: async (folder) => {
        runs += 1;
        await mkdir(join(folder, "deep"));
        await writeFile(join(folder, "deep", "a.txt"), text);
        await writeFile(join(folder, "b.txt"), "always the same");
        during?.();
      },
      memory: join(place, "memory"),
    });

  test("is found out once, by generating, and is remembered", async () => {
    await mkdir(at("deep"), { recursive: true });
    await writeFile(at("deep/a.txt"), "first");
    await writeFile(at("b.txt"), "always the same");
    expect([await freshness().isKnownFresh(), runs]).toEqual([false, 0]);
    expect([await freshness().isFresh(), await freshness().isFresh(), runs]).toEqual([true, true, 1]);
  });

  test("is made by a refresh, which touches only what differs and removes what is left over", async () => {
    await freshness().refresh();
    const before = statSync(at("b.txt")).mtimeMs;
    text = "second";
    await writeFile(at("old.txt"), "of a former build");
    await mkdir(at("site"));
    await writeFile(at("site/page.html"), "not derived here");
    expect(await freshness().isFresh()).toBe(false);
    await freshness().refresh();
    expect(await readFile(at("deep/a.txt"), "utf8")).toBe("second");
    expect((await readdir(at(""))).sort()).toEqual(["b.txt", "deep", "site"]);
    expect(statSync(at("b.txt")).mtimeMs).toBe(before);
    expect(await freshness().isKnownFresh()).toBe(true);
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
    during = () => {
      text = "second";
    };
    await freshness().refresh();
    expect(await freshness().isKnownFresh()).toBe(false);
  });
});
