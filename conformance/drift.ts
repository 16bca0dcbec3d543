// npm run drift -- FILE.har: holds recorded traffic to the contract, requests and responses.

import { readFileSync } from "node:fs";
import { allChecks } from "./checks/index.ts";
import { loadContract } from "./contract.ts";
import { observe } from "./learn/observations.ts";
import { driftOf, HarError, readHar } from "./learn/recorded.ts";
import { summaryOf } from "./report/console.ts";
import { WriteError, writeReports } from "./report/write.ts";
import { commandLine } from "./usage.ts";

const help = `Holds recorded traffic to the contract.

Usage: npm run drift -- FILE.har [--report FOLDER]     the reports go to reports/drift

Exit 0: no failure; 1: failures; 2: called wrongly, or the file is no HAR.`;

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new HarError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

async function main(file: string, folder: string): Promise<number> {
  const contract = loadContract();
  const exchanges = readHar(contract, textOf(file));
  const result = driftOf(contract, exchanges);
  const names = allChecks.map(({ name }) => name);
  const report = await writeReports(folder, contract, result, names, observe(contract, exchanges));
  const known = exchanges.filter(({ operation }) => operation !== undefined).length;
  console.log(`${known} of ${exchanges.length} recorded requests match an operation of the contract.`);
  console.log(summaryOf(report, folder));
  return report.failures.length > 0 ? 1 : 0;
}

const options = { report: { type: "string" } } as const;
const given = commandLine({ name: "npm run drift", help, options, needs: ["FILE.har"] });
if (given !== undefined) {
  const { positionals, values } = given;
  try {
    process.exitCode = await main(positionals[0] as string, String(values["report"] ?? "reports/drift"));
  } catch (error) {
    if (!(error instanceof HarError || error instanceof WriteError)) throw error;
    console.error(`npm run drift: ${error.message}`);
    process.exitCode = 2;
  }
}
