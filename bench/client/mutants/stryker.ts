// Runs Stryker on one file of the client, in a copy of the repository, and keeps its report for the next run.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { UserError } from "../../../cli/command.ts";
import { root } from "../../../model/apis.ts";
import { programOf } from "../../../test/lib/install.ts";
import { installPeer } from "../../lib/peers.ts";
import type { Mutant } from "./mutant.ts";

const here = "bench/client/mutants";
const kept = join(root, "node_modules/.cache/finance-ramp-mutants");
/** A test that takes longer than usual by this is taken to be in an endless loop, in milliseconds. Machines can be busy. */
const patienceMs = 20_000;
/** What decides what becomes of a mutant, beside the tests themselves. */
const sources = ["client/**/*.ts", "test/lib/*.ts", `${here}/*.ts`];
/** What the tests of the client do not read. */
const ignored = ["/generated/reference", "/reference", "/releases", "/examples"];

/** How to run. */
export interface RunOptions {
  /** Number of mutants at the same time. */
  concurrency: number;
  /** Whether to try what was tried before. */
  force: boolean;
}

/**
 * Tries every mutant of a file, unless an earlier run did and neither client nor tests have changed.
 * @param file Path within the repository.
 * @returns The mutants and what became of them.
 * @throws UserError if Stryker cannot be installed or fails, for example because a test fails without any mutant.
 */
export async function tryMutants(file: string, options: RunOptions): Promise<Mutant[]> {
  const code = await stateOf(sources);
  // Stryker sees by itself which tests have changed, and tries again what they could kill.
  const before = join(kept, `${file}.${code}.before.json`);
  const report = join(kept, `${file}.${code}.${await stateOf(["test/client/**/*.ts"])}.json`);
  if (options.force || !existsSync(report)) await runStryker(file, report, before, options);
  const { files } = JSON.parse(await readFile(report, "utf8")) as { files: Record<string, { mutants: Mutant[] }> };
  return files[file]?.mutants ?? [];
}

/** A word for the content of files. */
async function stateOf(patterns: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of globSync(patterns, { cwd: root }).sort())
    hash.update(path).update(await readFile(join(root, path)));
  return hash.digest("hex").slice(0, 8);
}

async function runStryker(
  file: string,
  report: string,
  before: string,
  { concurrency, force }: RunOptions,
): Promise<void> {
  const folder = await installPeer({ "@stryker-mutator/core": "9.6.1", "@stryker-mutator/vitest-runner": "9.6.1" });
  // Half a report would look like a whole one to the next run.
  const half = `${report}.${process.pid}`;
  const config = {
    testRunner: "vitest",
    vitest: { configFile: `${here}/vitest.config.ts` },
    plugins: [
      join(folder, "node_modules/@stryker-mutator/vitest-runner/dist/src/index.js"),
      join(root, here, "plugins.ts"),
    ],
    ignorers: ["messages"],
    reporters: ["survivors", "json"],
    jsonReporter: { fileName: half },
    mutate: [file],
    incremental: true,
    incrementalFile: before,
    force,
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    timeoutMS: patienceMs,
    concurrency,
    ignorePatterns: ignored,
    tempDirName: join(tmpdir(), `finance-ramp-mutants-${process.pid}`),
    cleanTempDir: "always",
    // Not ours, which Stryker would want to rewrite, with a compiler.
    tsconfigFile: "none.json",
    logLevel: "warn",
    allowConsoleColors: false,
  };
  await mkdir(dirname(report), { recursive: true });
  const settings = `${half}.config.json`;
  await writeFile(settings, JSON.stringify(config));
  const [program = "", ...args] = [...programOf(folder, "stryker"), "run", settings];
  // In the group of this process, so that Ctrl-C ends both and Stryker removes its copy.
  const [code] = (await once(spawn(program, args, { cwd: root, stdio: "inherit" }), "close")) as [number | null];
  await rm(settings);
  if (code !== 0) throw new UserError(`Stryker failed at ${file}: see its message above`);
  await rename(half, report);
}
