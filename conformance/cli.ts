// finance-ramp-conformance: the commands of the package, each with flags and help of its own.

import { command, UserError } from "../cli/command.ts";

/** What each command does, and the file that does it as soon as it is loaded. */
const commands: Record<string, { does: string; load(): Promise<unknown> }> = {
  run: { does: "tests a live deployment against the contract", load: () => import("./staging.ts") },
  learn: { does: "turns the report of a run into a proposal for the contract", load: () => import("./learn.ts") },
  drift: { does: "checks recorded traffic against the contract", load: () => import("./drift.ts") },
};

const [given = ""] = process.argv.slice(2);
const wanted = Object.hasOwn(commands, given) ? commands[given] : undefined;
if (wanted !== undefined) {
  process.argv.splice(2, 1);
  await wanted.load();
} else {
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(8)}${does}`);
  await command(
    {
      name: "finance-ramp-conformance",
      summary: "Holds any server to the contract of the finance service and the company ramp service.",
      positionals: [{ name: "COMMAND", help: `${Object.keys(commands).join(", ")}; each has --help.` }],
      more: `Commands:\n${lines.join("\n")}`,
    },
    (_, [name]) => {
      throw new UserError(`${name} is not a command; use ${Object.keys(commands).join(", ")}`, 2);
    },
  );
}
