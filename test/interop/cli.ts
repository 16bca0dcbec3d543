// npm run interop: feeds the bundles to the tools of the ecosystem, and prints what each makes of them.

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { command, UserError } from "../../cli/command.ts";
import { startMock } from "../../mock/start.ts";
import { apis, generatedDir } from "../../model/apis.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { failuresOf, printRow, printTable, writeResults } from "./report.ts";
import { type Ground, type Row, runTool } from "./run.ts";
import type { Tool } from "./tool.ts";
import { absent, tools } from "./tools.ts";

const summary = "Feeds the bundles to the tools of the ecosystem, each installed in a folder of its own.";
/** More would not be faster: each tool keeps about one core busy. */
const atOnce = 2;

await command(
  {
    name: "npm run interop",
    summary,
    flags: {
      gate: { help: "Run only the tools that the contract is held to; fail where one fails." },
      only: { value: "NAMES", help: "Run only the tools of these names, separated by commas." },
      write: { help: "Write the table into test/interop/RESULTS.md; needs all tools." },
      bundles: { value: "FOLDER", help: "Folder of the bundles (default generated/)." },
    },
  },
  async ({ gate, only, write, bundles }) => {
    const chosen = choose(gate, only);
    if (write && (gate || only)) throw wrongCall("--write needs all tools");
    const folder = bundles ? resolve(bundles) : generatedDir;
    const rows = await withGround(folder, (ground) => runAll(chosen, ground));
    printTable(rows);
    if (write) await writeResults(rows, absent);
    const failures = gate ? failuresOf(rows) : [];
    if (failures.length > 0) throw new UserError(`the gate is closed: ${failures.join("; ")}`);
  },
);

/** A call that cannot be meant. */
function wrongCall(why: string): UserError {
  return new UserError(`${why}. See npm run interop -- --help.`, 2);
}

/**
 * The tools that are meant.
 * @throws UserError for a name that no tool has.
 */
function choose(gate: boolean, only: string | undefined): Tool[] {
  const names = only?.split(",").map((name) => name.trim());
  const unknown = names?.find((name) => !tools.some((tool) => tool.name === name));
  if (unknown !== undefined)
    throw wrongCall(`there is no tool ${unknown}; there are ${tools.map(({ name }) => name).join(", ")}`);
  const chosen = tools.filter((tool) => (!gate || tool.gate) && (names === undefined || names.includes(tool.name)));
  if (chosen.length === 0) throw wrongCall(`--gate does not have ${only}`);
  return chosen;
}

/** Starts the mock, and makes a folder for all that the tools write; both are gone afterwards. */
async function withGround<T>(bundles: string, work: (ground: Ground) => Promise<T>): Promise<T> {
  const missing = apis.map((api) => join(bundles, api, "openapi.json")).find((file) => !existsSync(file));
  if (missing !== undefined) throw new UserError(`there is no bundle ${missing}; run npm run build`);
  const folder = temporaryFolder("interop");
  const mock = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, stateless: true });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
  try {
    return await work({ bundles, addresses: mock.addresses, folder });
  } finally {
    await mock.stop();
  }
}

async function runAll(chosen: Tool[], ground: Ground): Promise<Row[]> {
  const rows: Row[] = [];
  const waiting = [...chosen];
  const work = async () => {
    for (let tool = waiting.shift(); tool !== undefined; tool = waiting.shift()) {
      const row = await runTool(tool, ground);
      rows.push(row);
      printRow(row, rows.length, chosen.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return rows.sort((a, b) => chosen.indexOf(a.tool) - chosen.indexOf(b.tool));
}
