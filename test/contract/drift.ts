// npm run drift -- FILE.har: holds recorded traffic to the contract, requests and responses.

import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { allChecks } from "./checks/index.ts";
import { summaryOf } from "./console.ts";
import { loadContract } from "./contract.ts";
import { observe } from "./observations.ts";
import { driftOf, HarError, readHar } from "./recorded.ts";
import { writeReports } from "./report/write.ts";

const help = `Holds recorded traffic to the contract.

Usage: npm run drift -- FILE.har [--report FOLDER]     the reports go to reports/drift

Exit 0: no failure; 1: failures; 2: called wrongly, or the file is no HAR.`;

async function main(file: string, folder: string): Promise<number> {
  const contract = loadContract();
  const exchanges = readHar(contract, readFileSync(file, "utf8"));
  const result = driftOf(contract, exchanges);
  await mkdir(folder, { recursive: true });
  const names = allChecks.map(({ name }) => name);
  const report = await writeReports(folder, result, names, observe(contract, exchanges));
  const known = exchanges.filter(({ operation }) => operation !== undefined).length;
  console.log(`${known} of ${exchanges.length} recorded requests are calls of the contract's operations.`);
  console.log(summaryOf(report, folder));
  return report.failures.length > 0 ? 1 : 0;
}

const options = { help: { type: "boolean", short: "h" }, report: { type: "string" } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [file] = positionals;
if (values.help || file === undefined) {
  console[values.help ? "log" : "error"](help);
  process.exitCode = values.help ? 0 : 2;
} else {
  try {
    process.exitCode = await main(file, values.report ?? "reports/drift");
  } catch (error) {
    const isExpected = error instanceof HarError || (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!isExpected) throw error;
    console.error(`npm run drift: ${(error as Error).message}`);
    process.exitCode = 2;
  }
}
