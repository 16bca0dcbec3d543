// finance-ramp-conformance: the commands of the package, each with its own flags and help.

import { readFileSync } from "node:fs";
import { nodeFault } from "../cli/node.ts";

// As in `engines` of package.json: node:zlib reads Zstandard since 22.15 and 24.
const tooOld = nodeFault(
  { title: "finance-ramp-conformance", bin: "finance-ramp-conformance", least: [22, 15] },
  process.versions.node,
);
if (tooOld !== undefined) {
  process.stderr.write(`${tooOld}\n`);
  process.exit(2);
}
const { calledAs, isPackage } = await import("../cli/invocation.ts");
const { command, UserError } = await import("../cli/command.ts");

/** The commands, each with a line for --help. A command runs as soon as its module is loaded. */
const commands: Record<string, { does: string; load(): Promise<unknown> }> = {
  run: { does: "tests a live deployment against the contract", load: () => import("./staging.ts") },
  learn: { does: "turns a run's report into a proposal for the contract", load: learn },
  drift: { does: "checks recorded traffic against the contract", load: () => import("./drift.ts") },
};

/** Runs `learn` without --patch, which needs the repository of the contract. */
async function learn(): Promise<void> {
  const { learning, writeLearned } = await import("./learn/overlays.ts");
  await command(learning, async (_, [folder = ""]) => void (await writeLearned(folder)));
}

const name = calledAs("node conformance/cli.ts", "finance-ramp-conformance");
const flags = { version: { help: "Print the version of the package." } } as const;

/** The error text when the first word is not a command. */
function wayOut(given: string | undefined): string {
  const all = Object.keys(commands).join(", ");
  if (given === undefined) return `name a command: ${all}. ${name} run --help says how to test a deployment`;
  if (given.startsWith("-")) return `a flag follows a command, such as ${name} run ${given}; the commands are ${all}`;
  return `${given} is not a command; use ${all}`;
}

function versionOf(): string {
  const manifest = new URL(isPackage ? "../../package.json" : "package.json", import.meta.url);
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

const [given] = process.argv.slice(2);
const wanted = given !== undefined && Object.hasOwn(commands, given) ? commands[given] : undefined;
if (wanted !== undefined) {
  process.argv.splice(2, 1);
  await wanted.load();
} else {
  const lines = Object.entries(commands).map(([word, { does }]) => `  ${word.padEnd(8)}${does}`);
  await command(
    {
      name,
      summary: "Holds any server to the contract of the finance service and the company ramp service.",
      positionals: [{ name: "COMMAND", help: `${Object.keys(commands).join(", ")}; each has --help.`, optional: true }],
      flags,
      more: `Commands:\n${lines.join("\n")}`,
    },
    ({ version }) => {
      if (!version) throw new UserError(wayOut(given), 2);
      console.log(versionOf());
    },
    // Other flags are not parsed here: `wayOut` says that they follow a command.
    given !== undefined && ["--help", "-h", "--version"].includes(given) ? [given] : [],
  );
}
