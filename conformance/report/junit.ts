// junit.xml: one test case for each check of each operation, as CI systems read it.

import { escapeMarkup } from "./escape.ts";
import { openFailures, type Report, type WrittenDifference } from "./report.ts";
import { linesToRepeat } from "./story.ts";

/** A test case; without a service, it is one of the whole contract. */
function caseOf(name: string, outcome = "", service = ""): string {
  const start = `    <testcase classname="contract${service && `.${service}`}" name="${escapeMarkup(name)}"`;
  return outcome === "" ? `${start}/>` : `${start}>${outcome}</testcase>`;
}

const skipped = (why: string) => `<skipped message="${escapeMarkup(why)}"/>`;

/** The case of a failure; an accepted failure is skipped, with its reason. */
function failedCase(failure: WrittenDifference, { accepted }: Report): string {
  const { service, operationId, check, expected, actual, correlationId } = failure;
  const { by = "", since = "", why = "" } = accepted.find(({ key }) => key === failure.cause) ?? {};
  const message = escapeMarkup(`expected ${expected}, was ${actual}`);
  const text = escapeMarkup(`correlation id ${correlationId}\n${linesToRepeat(failure)}`);
  const outcome = failure.accepted
    ? skipped(`accepted by ${by} on ${since}: ${why}; ${expected}, was ${actual}`)
    : `<failure message="${message}">${text}</failure>`;
  return caseOf(`${operationId}: ${check}`, outcome, service);
}

/** Why a check was not carried out; undefined when it was. */
function whyNotRun({ endedEarly, deliveriesNotTested }: Report, check: string): string | undefined {
  if (endedEarly !== undefined) return "the run ended early";
  // The checks of deliveries, and only those, have this prefix.
  if (deliveriesNotTested === undefined || !check.startsWith("delivery-")) return undefined;
  return `deliveries were not tested: ${deliveriesNotTested}`;
}

/**
 * Writes the report as JUnit XML.
 * @param checks Names of all checks. A check without a failure is a passed case. It is a skipped case when the run ended
 *   early, which is an error of its own, and when it needs deliveries that were not tested.
 */
export function junit(report: Report, checks: string[]): string {
  const { endedEarly, failures } = report;
  const cases = checks.flatMap((check) => {
    const failed = failures.filter((failure) => failure.check === check);
    const why = whyNotRun(report, check);
    if (failed.length > 0) return failed.map((failure) => failedCase(failure, report));
    return [caseOf(check, why && skipped(why))];
  });
  if (endedEarly !== undefined) cases.push(caseOf("the whole run", `<error message="${escapeMarkup(endedEarly)}"/>`));
  const left = cases.filter((one) => one.includes("><skipped ")).length;
  const errors = endedEarly === undefined ? 0 : 1;
  const counts = `tests="${cases.length}" errors="${errors}" failures="${openFailures(report).length}" skipped="${left}" time="${report.seconds}"`;
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
