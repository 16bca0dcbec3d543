// What every command-line script shares: --help, flags, one-line errors, exit codes and progress with times.

import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** A mistake the user can mend: printed as one line without a stack trace, and the script exits with 1. */
export class UserError extends Error {}

interface CommandSpec {
  /** How the script is called, for example `npm run build`. */
  name: string;
  /** What it does, in one sentence. */
  summary: string;
  /** Flags beside --help, each with its line for the help. */
  flags?: Record<string, Flag>;
}

interface Flag {
  type: "string" | "boolean";
  help: string;
}

/** The values of the flags that were given, by flag name. */
export type Flags = Record<string, string | boolean | undefined>;

function helpText({ name, summary, flags = {} }: CommandSpec): string {
  const rows: [string, Flag][] = [...Object.entries(flags), ["help", { type: "boolean", help: "Print this help." }]];
  const lines = rows.map(
    ([flag, { type, help }]) => `  --${`${flag}${type === "string" ? " VALUE" : ""}`.padEnd(22)} ${help}`,
  );
  const separator = rows.length > 1 ? " -- [flags]" : "";
  return [summary, "", `Usage: ${name}${separator}`, "", ...lines].join("\n");
}

/**
 * Runs a script's work with the conventions of this repository.
 * @param spec Name, summary and flags of the script.
 * @param run The work; gets the flags. Throw a `UserError` for a mistake the user can mend.
 * @returns Nothing; sets the exit code: 0 done, 1 failed, 2 called wrongly.
 */
export async function command(spec: CommandSpec, run: (flags: Flags) => Promise<void>): Promise<void> {
  const options: ParseArgsOptionsConfig = { help: { type: "boolean", short: "h" } };
  for (const [flag, { type }] of Object.entries(spec.flags ?? {})) options[flag] = { type };
  let flags: Flags;
  try {
    flags = parseArgs({ options, strict: true, allowPositionals: false }).values as Flags;
  } catch (error) {
    console.error(`${spec.name}: ${(error as Error).message.split(". ")[0]}. See ${spec.name} -- --help.`);
    process.exitCode = 2;
    return;
  }
  if (flags["help"]) {
    console.log(helpText(spec));
    return;
  }
  try {
    await run(flags);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`${spec.name}: ${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * Runs one stage and prints a line with its name and the time it took.
 * @param name What the stage does, for example `bundle finance`.
 * @param work The stage.
 * @returns What the stage returns; its error passes through after a line that it failed.
 */
export async function stage<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const result = await work();
    console.log(`  ${name.padEnd(34)} ${seconds()}`);
    return result;
  } catch (error) {
    console.log(`  ${name.padEnd(34)} ${seconds()}  failed`);
    throw error;
  }
}
