// The conventions of all command lines: flags, --help, one-line errors, exit codes, and stages with their times.

import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { titleOf } from "./invocation.ts";

/** A mistake the user can mend: printed as one line without a stack trace. */
export class UserError extends Error {
  readonly exitCode: number;

  /**
   * @param message What is wrong and what to do, without a full stop.
   * @param exitCode 1 when the work failed, 2 when the command line is wrong.
   */
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

export interface Flag {
  /** Description of the flag in the help. */
  help: string;
  /** Placeholder of the value in the help, for example `PORT`; a flag without a placeholder is a switch. */
  value?: string;
  /** Text that is parsed when the flag is not given. */
  default?: string;
  /** Whether the flag can be repeated; its value is then a list. */
  many?: true;
  /** Environment variable that is read when the flag is not given. */
  env?: string;
  /** The allowed values. */
  choices?: readonly string[];
  /** Parses the text of the value. Throws an Error whose message says what is allowed. */
  parse?(text: string): unknown;
}

/** A positional argument. */
export interface Positional {
  /** Placeholder in the help, for example `FOLDER`. */
  name: string;
  help: string;
  optional?: boolean;
}

export interface CommandSpec<F extends Record<string, Flag>> {
  /** The command line without arguments, for example `npm run build`. */
  name: string;
  /** What the command does, in one sentence. */
  summary: string;
  flags?: F;
  positionals?: Positional[];
  /** Text of the help after the flags: exit codes, environment, examples. */
  more?: string;
}

type ValueOf<T extends Flag> = T extends { many: true }
  ? string[]
  : T extends { parse(text: string): infer R }
    ? T extends { default: string }
      ? R
      : R | undefined
    : T extends { value: string }
      ? T extends { default: string }
        ? string
        : string | undefined
      : boolean;

/** The values of the flags, by flag name. */
export type Values<F extends Record<string, Flag>> = { [K in keyof F]: ValueOf<F[K]> };

/** Ignores that a reader closes the pipe, as `| head` does, so that a run still removes its temporary files. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/**
 * Runs the work of a command line with the conventions of this repository.
 * @param spec Name, summary, flags and arguments.
 * @param run The work, with the flags by name and the positional arguments in order. It may return an exit code, and
 *   throws a `UserError` for a mistake the user can mend.
 * @param argv The command line after the name of the script.
 * @returns Nothing; sets the exit code: 0 for success, 1 for failure, 2 for a wrong command line, or that of the work.
 */
export async function command<const F extends Record<string, Flag>>(
  spec: CommandSpec<F>,
  run: (flags: Values<F>, positionals: string[]) => unknown,
  argv: string[] = process.argv.slice(2),
): Promise<void> {
  outliveReaders();
  try {
    const program = programOf(spec).parse(argv, { from: "user" });
    const flags = Object.fromEntries(
      Object.entries(spec.flags ?? {}).map(([name, { value, many }]) => {
        const option = optionOf(name, spec);
        const given: unknown = program.getOptionValue(option.attributeName());
        // Commander keeps `--no-cast` as `cast`, which is true until the flag is given.
        return [name, value === undefined ? given === !option.negate : many ? (given ?? []) : given];
      }),
    );
    const code = await run(flags as Values<F>, program.args); // Commander has parsed each value by its flag.
    if (typeof code === "number") process.exitCode = code;
  } catch (error) {
    process.exitCode = exitCodeOf(error, spec.name);
  }
}

function programOf<F extends Record<string, Flag>>(spec: CommandSpec<F>): Command {
  const program = new Command(spec.name)
    .description(spec.summary)
    .helpOption("-h, --help", "Print this help.")
    .helpCommand(false)
    .allowExcessArguments(false)
    .configureOutput({ outputError: () => {} })
    .configureHelp({
      styleOptionTerm: (term) => term.replace(/^-h, /, ""),
      helpWidth: 110,
      commandUsage: () => usageOf(spec),
    })
    .exitOverride();
  for (const name of Object.keys(spec.flags ?? {})) program.addOption(optionOf(name, spec));
  for (const { name, help, optional } of spec.positionals ?? [])
    program.addArgument(new Argument(optional ? `[${name}]` : `<${name}>`, help));
  if (spec.more !== undefined) program.addHelpText("after", `\n${spec.more}`);
  return program;
}

function usageOf({ name, flags = {}, positionals = [] }: CommandSpec<Record<string, Flag>>): string {
  const words = positionals.map(({ name: word, optional }) => (optional ? `[${word}]` : word));
  if (Object.keys(flags).length > 0) words.push("[flags]");
  if (words.length === 0) return name;
  return [name, ...(name.startsWith("npm ") ? ["--"] : []), ...words].join(" ");
}

function optionOf(name: string, { flags = {} }: CommandSpec<Record<string, Flag>>): Option {
  const flag = flags[name] as Flag; // The callers take the name from these flags.
  const option = new Option(`--${name}${flag.value === undefined ? "" : ` <${flag.value}>`}`, flag.help);
  if (flag.choices !== undefined) option.choices(flag.choices);
  if (flag.env !== undefined) option.env(flag.env);
  const { parse } = flag;
  if (flag.many) option.argParser((text, before: string[] | undefined) => [...(before ?? []), text]);
  if (flag.default !== undefined) option.default(parse ? parse(flag.default) : flag.default, flag.default);
  if (parse !== undefined) option.argParser((text) => parsed(parse, text));
  return option;
}

function parsed(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

/** Prints a mistake of the user as one line; rethrows any other error, whose stack trace shows the bug. */
function exitCodeOf(error: unknown, name: string): number {
  if (error instanceof UserError) {
    console.error(`${titleOf(name)}: ${error.message}`);
    return error.exitCode;
  }
  if (!(error instanceof CommanderError)) throw error;
  if (error.exitCode === 0) return 0;
  const message = error.message.replace(/^error: /, "").replaceAll("\n", " ");
  const help = `${name}${name.startsWith("npm ") ? " --" : ""} --help`;
  console.error(`${titleOf(name)}: ${message.replace(/\.$/, "")}. See ${help}.`);
  return 2;
}

/**
 * A parser of integers and fractions within bounds, for `Flag.parse`.
 * @param least Smallest value.
 * @param most Largest value.
 */
export function numberBetween(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = text.trim() === "" ? Number.NaN : Number(text);
    if (value >= least && value <= most) return value;
    throw new Error(`Use a number from ${least} to ${most}.`);
  };
}

/** Parses a port, for `Flag.parse`; 0 means any free port. */
export function port(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error("Use a port from 0 to 65535.");
}

/**
 * Runs one stage and prints a line with its name and its time.
 * @param name What the stage does, for example `bundle finance`.
 * @returns The result of `work`. An error of `work` is rethrown after a line that says that the stage failed.
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
