// junit.xml: one test case for each check of each operation, as CI systems read it.

import { escapeMarkup } from "./escape.ts";
import type { Report, WrittenDifference } from "./json.ts";

/**
 * Writes the report as JUnit XML.
 * @param checks Names of all checks; one without a failure is a passed case.
 */
export function junit(report: Report, checks: string[]): string {
  const failed = Map.groupBy(report.failures, ({ check }) => check);
  const cases = checks.flatMap(
    (check) =>
      failed.get(check)?.map(failedCase) ?? [`    <testcase classname="contract" name="${escapeMarkup(check)}"/>`],
  );
  const counts = `tests="${cases.length}" failures="${report.failures.length}" time="${report.seconds}"`;
  const findings = report.findings.map(({ service, operationId, check, expected, actual }) =>
    escapeMarkup(`finding: ${service} ${operationId} ${check}: expected ${expected}, was ${actual}`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
  <testsuite name="contract" ${counts}>
${cases.join("\n")}
    <system-out>${findings.join("\n")}</system-out>
  </testsuite>
</testsuites>
`;
}

function failedCase({ service, operationId, check, expected, actual, correlationId, curl }: WrittenDifference): string {
  const name = escapeMarkup(`${operationId}: ${check}`);
  const message = escapeMarkup(`expected ${expected}, was ${actual}`);
  const text = escapeMarkup(`correlation id ${correlationId}\n${curl}`);
  return `    <testcase classname="contract.${service}" name="${name}"><failure message="${message}">${text}</failure></testcase>`;
}
