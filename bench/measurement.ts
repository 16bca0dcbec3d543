// Shared by the benches: the command, peers, measurement in rounds, ratios and tables.

import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type CommandSpec, command, type Flag, numberBetween, type Values } from "../cli/command.ts";
import { install } from "../test/lib/install.ts";
import { stopProcesses } from "../test/lib/process.ts";

/** Exit codes of the signals that end a bench, by the convention of shells. */
const signals = { SIGINT: 130, SIGTERM: 143 } as const;

/** The flag of a bench that repeats its measurements. */
export const roundsFlag = <const D extends string>(rounds: D) => ({
  value: "COUNT",
  help: "Number of rounds, whose median counts.",
  default: rounds,
  parse: numberBetween(1, 1_000),
});

/** Prints the progress of a bench to stderr, so that stdout has only its tables. */
export const say = (line: string): void => console.error(`  ${line}`);

/**
 * Runs a bench.
 * @param spec Name, summary and flags, as `command` takes them.
 * @param measure Measures and prints; gets the flags and an empty folder, and may return an exit code. Afterwards, the
 *   folder is removed, and the processes of `startProcess` are stopped.
 */
export async function bench<const F extends Record<string, Flag>>(
  spec: CommandSpec<F>,
  measure: (flags: Values<F>, folder: string) => unknown,
): Promise<void> {
  await command(spec, async (flags) => {
    const folder = await mkdtemp(join(tmpdir(), "bench-"));
    const clear = () => {
      stopProcesses();
      // Retries, because a process that was just stopped may still write.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    process.once("exit", clear);
    for (const [signal, code] of Object.entries(signals)) process.once(signal, () => process.exit(code));
    console.log(`Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} cores\n`);
    try {
      return await measure(flags, folder);
    } finally {
      clear();
    }
  });
}

/** The dependencies of peers are resolved as of this day, so that figures only change with our code. */
const date = "2026-11-15";

/**
 * Prism's command line, with fixed versions of its parts. Newer parts, which npm would install, never respond to a
 * malformed body.
 */
export const prismCli = {
  "@stoplight/prism-cli": "5.14.2",
  "@stoplight/prism-core": "5.8.0",
  "@stoplight/prism-http": "5.12.0",
  "@stoplight/prism-http-server": "5.12.2",
};

/**
 * Installs a peer outside the repository, unless an earlier run has.
 * @param dependencies Packages with their exact versions, the peer itself first.
 * @returns The folder that holds its `node_modules`.
 * @throws UserError with the reason in one line, for example that the registry cannot be reached.
 */
export function installPeer(dependencies: Record<string, string>): Promise<string> {
  const [name = ""] = Object.keys(dependencies);
  return install({ room: "bench", name, date, dependencies, say: () => say(`installing ${name} …`) });
}

/**
 * Imports a package of a peer.
 * @param folder The folder that `installPeer` returned.
 * @param specifier The package, or a file of it.
 */
export async function importPeer<T>(folder: string, specifier: string): Promise<T> {
  const { load } = (await import(pathToFileURL(join(folder, "load.mjs")).href)) as {
    load(specifier: string): Promise<T>;
  };
  return load(specifier);
}

/** The median, which a single disturbed measurement does not change. */
export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Measures each subject once in every round, so that a disturbance of the machine affects all subjects.
 * @param subjects Functions that measure, by name of the subject.
 * @returns The measurements of each subject, by round.
 */
export async function measureInTurn<T>(
  subjects: Record<string, () => Promise<T>>,
  rounds: number,
): Promise<Record<string, T[]>> {
  const measured: Record<string, T[]> = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, measure] of Object.entries(subjects)) measured[name]?.push(await measure());
  return measured;
}

/** The median, over all rounds, of the ratio to the floor of the same round. */
export function ratioOf(values: number[], floor: number[]): string {
  return `${median(values.map((value, round) => value / (floor[round] ?? Number.NaN))).toFixed(2)}x`;
}

/** Prints a table: the first column is aligned to the left, the others to the right. */
export function printTable(head: string[], rows: (string | number)[][]): void {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    const cells = line.map((cell, column) => cell[column === 0 ? "padEnd" : "padStart"](widths[column] ?? 0));
    console.log(`  ${cells.join("  ")}`.trimEnd());
  }
  console.log();
}
