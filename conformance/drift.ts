// node conformance/drift.ts FILE.har: holds recorded traffic to the contract, requests and responses.

import { readFileSync } from "node:fs";
import { command, UserError } from "../cli/command.ts";
import { calledAs } from "../cli/invocation.ts";
import { loadContracts } from "../model/contract.ts";
import { allChecks } from "./checks/index.ts";
import { driftOf } from "./learn/drift.ts";
import { readHar } from "./learn/har.ts";
import { observe } from "./learn/observations.ts";
import { summaryOf } from "./report/console.ts";
import { plural } from "./report/report.ts";
import { writeReports } from "./report/write.ts";

const positionals = [{ name: "FILE.har", help: "The recording." }];
const flags = { report: { value: "FOLDER", help: "Where the reports go.", default: "reports/drift" } };
const more = "Exit 0: no failure; 1: failures; 2: called wrongly, or the file is not a HAR; 3: nothing was tested.";

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${(error as Error).message}`, 2);
  }
}

async function main(file: string, folder: string): Promise<number> {
  const contracts = loadContracts();
  const exchanges = readHar(contracts, textOf(file));
  const known = exchanges.filter(({ operation }) => operation !== undefined).length;
  if (known === 0) {
    const way = "record the requests that go to the services";
    throw new UserError(`nothing was tested: no request in ${file} matches an operation of the contract; ${way}`, 3);
  }
  const result = driftOf(contracts, exchanges);
  const report = await writeReports(folder, contracts, result, allChecks, observe(contracts, exchanges));
  console.log(`${known} of ${plural(exchanges.length, "recorded request")} matched an operation of the contract.`);
  console.log(summaryOf(report, folder));
  return report.failures.length > 0 ? 1 : 0;
}

const name = calledAs("node conformance/drift.ts", "finance-ramp-conformance drift");
const spec = { name, summary: "Holds recorded traffic to the contract.", flags, positionals, more };
await command(spec, ({ report }, [file = ""]) => main(file, report));
