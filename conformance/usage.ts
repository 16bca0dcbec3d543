// What the command lines of the contract tests share: --help, one line for a wrong call, and exit code 2 for it.

import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** How a script is called. */
export interface Usage {
  /** For example `npm run drift`. */
  name: string;
  /** What `--help` prints. */
  help: string;
  /** Flags beside --help. */
  options?: ParseArgsOptionsConfig;
  /** Names of the arguments it needs, in their order. */
  needs?: string[];
  /** Names of arguments that may follow. */
  takes?: string[];
}

/** What a script was called with. */
export interface Given {
  values: Record<string, string | boolean | undefined>;
  positionals: string[];
}

function complaint({ needs = [], takes = [] }: Usage, positionals: string[]): string | undefined {
  const missing = needs[positionals.length];
  if (missing !== undefined) return `${missing} is missing`;
  const extra = positionals[needs.length + takes.length];
  return extra === undefined ? undefined : `unexpected argument ${extra}`;
}

/**
 * Reads the command line.
 * @returns Undefined when there is nothing more to do: the help or a complaint is printed and the exit code is set.
 */
export function commandLine(usage: Usage, argv: string[] = process.argv.slice(2)): Given | undefined {
  const options: ParseArgsOptionsConfig = { help: { type: "boolean", short: "h" }, ...usage.options };
  let wrong: string | undefined;
  try {
    const { values, positionals } = parseArgs({ args: argv, options, strict: true, allowPositionals: true });
    if (values["help"] === true) {
      console.log(usage.help);
      return undefined;
    }
    wrong = complaint(usage, positionals);
    if (wrong === undefined) return { values: values as Given["values"], positionals };
  } catch (error) {
    wrong = (error as Error).message.split(/\. |\n/)[0];
  }
  console.error(`${usage.name}: ${wrong}. See ${usage.name} -- --help.`);
  process.exitCode = 2;
  return undefined;
}
