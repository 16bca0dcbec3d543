// Prints what a run found, for people at a terminal.

import type { Report, WrittenDifference } from "./json.ts";

function lines(title: string, differences: WrittenDifference[], most: number): string[] {
  if (differences.length === 0) return [];
  const shown = differences
    .slice(0, most)
    .flatMap(({ service, operationId, check, expected, actual, evidence, curl }) => [
      `  ${service} ${operationId}  ${check} (${evidence})`,
      `    expected  ${expected}`,
      `    was       ${actual}`,
      ...(title === "Failures" ? [`    ${curl}`] : []),
    ]);
  const more = differences.length - most;
  return ["", `${title}:`, ...shown, ...(more > 0 ? [`  … and ${more} more in the report`] : [])];
}

/** The summary of a run, ready to print. */
export function summaryOf(report: Report, folder: string): string {
  const coverage = Object.entries(report.coverage.summary).map(
    ([kind, { covered, total }]) => `  ${kind.padEnd(12)} ${String(covered).padStart(5)} of ${total}`,
  );
  const notTested = report.coverage.notTested.map((service) => `  ${service} is not tested: its URL is not set`);
  const left = report.leftBehind.map((line) => `  ${line}`);
  return [
    ...lines("Failures", report.failures, 20),
    ...lines("Findings", report.findings, 10),
    "",
    "Coverage:",
    ...coverage,
    ...notTested,
    ...(left.length > 0 ? ["Left behind, because no operation removes it:", ...left] : []),
    "",
    `${report.failures.length} failures, ${report.findings.length} findings, ${report.requests} requests in ${report.seconds} s. See ${folder}/report.html`,
  ].join("\n");
}
