// npm run test:mock: the contract tests against the mock; no failure and no finding is allowed.

import { join } from "node:path";
import { command } from "../../cli/command.ts";
import { allChecks } from "../../conformance/checks/index.ts";
import type { Contracts } from "../../conformance/contracts.ts";
import { observe } from "../../conformance/learn/observations.ts";
import { summaryOf } from "../../conformance/report/console.ts";
import { writeReports } from "../../conformance/report/write.ts";
import { root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { gapsOf, runMock } from "./mock-run.ts";

const name = "npm run test:mock";
const summary = "Tests the mock against the contract; starts it itself.";
const more = `The reports go to reports/mock.
Exit 0: no failure, no finding, and all is covered that can be reached; 1: otherwise; 2: called wrongly.`;

async function testMock(contracts: Contracts): Promise<boolean> {
  const result = await runMock(contracts);
  const folder = join("reports", "mock");
  const report = await writeReports(
    join(root, folder),
    contracts,
    result,
    allChecks,
    observe(contracts, result.exchanges),
  );
  console.log(summaryOf(report, folder));
  const gaps = gapsOf(result.coverage);
  for (const gap of gaps) console.log(`not covered: ${gap}`);
  return report.failures.length + report.findings.length + gaps.length === 0;
}

await command({ name, summary, more }, async () => ((await testMock(loadContracts())) ? 0 : 1));
