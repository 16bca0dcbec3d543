// Prints the help of each command as JSON. One process imports all of them, because most of what they load is the same.

import { root } from "../../model/apis.ts";
import { runScript } from "../lib/process.ts";
import { commands } from "./commands.ts";

/** The help of a command, which is a program of its own. */
async function helpOf(file: string, args: string[]): Promise<string> {
  const all = [...args, "--help"];
  let help = "";
  const { write } = process.stdout;
  process.stdout.write = (chunk: unknown) => {
    help += chunk;
    return true;
  };
  process.argv = [process.execPath, root + file, ...all];
  try {
    // With a query of its own, a file is also run if another command has imported it.
    await import(`${root}${file}?${all.join("+")}`);
  } finally {
    process.stdout.write = write;
  }
  // A file that others import has its command only where it is started.
  if (help === "") help = (await runScript(file, all)).stdout;
  if (!help.startsWith("Usage: ") || process.exitCode) throw new Error(`${all.join(" ")} of ${file}: ${help}`);
  return help;
}

/** The words of the list that is headed `Commands:`. */
function subcommandsOf(help: string): string[] {
  const list = help.split(/^Commands:\n/m)[1] ?? "";
  return [...list.matchAll(/^ {2}([\w-]+) {2}/gm)].map(([, word = ""]) => word);
}

// Each command listens for readers that leave.
for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0);
const helps: Record<string, string> = {};
for (const { name, file } of commands) {
  const help = await helpOf(file, []);
  helps[name] = help;
  for (const word of subcommandsOf(help)) helps[`${name} ${word}`] = await helpOf(file, [word]);
}
console.log(JSON.stringify(helps));
