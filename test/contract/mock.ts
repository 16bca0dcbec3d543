// npm run test:mock: the contract tests against the mock, with and without state; no failure and no finding is allowed.

import { join } from "node:path";
import { root } from "../../scripts/lib/apis.ts";
import { allChecks } from "./checks/index.ts";
import { summaryOf } from "./console.ts";
import { loadContract } from "./contract.ts";
import { gapsOf, modes, runMock } from "./mock-run.ts";
import { observe } from "./observations.ts";
import { writeReports } from "./report/write.ts";

const contract = loadContract();
for (const mode of modes) {
  console.log(`\nThe mock, ${mode}`);
  const result = await runMock(contract, mode);
  const folder = join("reports", `mock-${mode}`);
  const checks = allChecks.map(({ name }) => name);
  const report = await writeReports(join(root, folder), result, checks, observe(contract, result.exchanges));
  console.log(summaryOf(report, folder));
  const gaps = gapsOf(result.coverage);
  for (const { operationId, kind, item, reason } of gaps)
    console.log(`not covered: ${operationId} ${kind} ${item}: ${reason}`);
  if (report.failures.length + report.findings.length + gaps.length > 0) process.exitCode = 1;
}
