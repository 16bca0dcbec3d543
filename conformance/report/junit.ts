// junit.xml: one test case for each check of each operation, as CI systems read it.

import { escapeMarkup } from "./escape.ts";
import { type AcceptedCause, openFailures, type Report, type WrittenDifference } from "./report.ts";
import { linesToRepeat } from "./story.ts";

/**
 * Writes the report as JUnit XML.
 * @param checks Names of all checks; one without a failure is a passed case. When the run ended early it is a skipped one, and the run
 *   itself is an error: nothing says that a check would have passed. Nor does it where deliveries were not tested.
 */
export function junit(report: Report, checks: string[]): string {
  const { endedEarly } = report;
  const failed = Map.groupBy(report.failures, ({ check }) => check);
  const unfinished = checks.filter((check) => !failed.has(check) && whyNotRun(report, check) !== undefined);
  const cases = checks.flatMap(
    (check) =>
      failed.get(check)?.map((failure) => failedCase(failure, report.accepted)) ?? [
        skippedOrPassed(check, whyNotRun(report, check)),
      ],
  );
  if (endedEarly !== undefined) cases.push(caseOf("the whole run", `<error message="${escapeMarkup(endedEarly)}"/>`));
  const open = openFailures(report).length;
  const skipped = report.failures.length - open + unfinished.length;
  const errors = endedEarly === undefined ? 0 : 1;
  const counts = `tests="${cases.length}" errors="${errors}" failures="${open}" skipped="${skipped}" time="${report.seconds}"`;
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

/** Why a check says nothing. */
function whyNotRun({ endedEarly, deliveriesNotTested }: Report, check: string): string | undefined {
  if (endedEarly !== undefined) return "the run ended early";
  // The names of all checks of deliveries begin like this, and no other.
  if (deliveriesNotTested === undefined || !check.startsWith("delivery-")) return undefined;
  return `deliveries were not tested: ${deliveriesNotTested}`;
}

function skippedOrPassed(check: string, why: string | undefined): string {
  return caseOf(check, why === undefined ? "" : `<skipped message="${escapeMarkup(why)}"/>`);
}

/** A test case about no single operation. */
function caseOf(name: string, outcome: string): string {
  const start = `    <testcase classname="contract" name="${escapeMarkup(name)}"`;
  return outcome === "" ? `${start}/>` : `${start}>${outcome}</testcase>`;
}

/** An accepted failure is a skipped case, which says why. */
function failedCase(failure: WrittenDifference, causes: AcceptedCause[]): string {
  const { service, operationId, check, expected, actual, correlationId, accepted, cause } = failure;
  const name = escapeMarkup(`${operationId}: ${check}`);
  const message = escapeMarkup(`expected ${expected}, was ${actual}`);
  const text = escapeMarkup(`correlation id ${correlationId}\n${linesToRepeat(failure)}`);
  const { by = "", since = "", why = "" } = causes.find(({ key }) => key === cause) ?? {};
  const outcome = accepted
    ? `<skipped message="${escapeMarkup(`accepted by ${by} on ${since}: ${why}; ${expected}, was ${actual}`)}"/>`
    : `<failure message="${message}">${text}</failure>`;
  return `    <testcase classname="contract.${service}" name="${name}">${outcome}</testcase>`;
}
