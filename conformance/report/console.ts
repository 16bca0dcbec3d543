// Prints what a run found, for people at a terminal: one line for each cause.

import { interrupted, type Report, type WrittenCause } from "./json.ts";

/** A failure is shown with an example that can be repeated; the examples of findings stand in the report. */
function linesOf({ key, kind, count, says, changes, example }: WrittenCause): string[] {
  const line = `  ${String(count).padStart(4)} ×  ${says}`;
  const { service, operationId, check, expected, actual, evidence, curl, story } = example;
  const told =
    story === undefined
      ? []
      : [...story.curl, `the same sequence again: ${story.replay}`].map((row) => `          ${row}`);
  if (kind === "finding") return [line, `          ${changes}  [${key}]`, ...told];
  return [
    line,
    `          ${service} ${operationId}  ${check} (${evidence})`,
    `          expected  ${expected}`,
    `          was       ${actual}`,
    ...(story === undefined ? [`          ${curl}`] : told),
    `          [${key}]`,
  ];
}

function section(title: string, causes: WrittenCause[], most: number): string[] {
  if (causes.length === 0) return [];
  const more = causes.length - most;
  const cut = more > 0 ? [`  … and ${more} more in the report`] : [];
  return ["", `${title}:`, ...causes.slice(0, most).flatMap(linesOf), ...cut];
}

/** `3 failures of 1 cause`, or `0 failures`. */
export function counted(number: number, what: string, causes: number): string {
  const noun = `${number} ${what}${number === 1 ? "" : "s"}`;
  return number === 0 ? noun : `${noun} of ${causes} cause${causes === 1 ? "" : "s"}`;
}

/** Accepted failures stay counted, so that nobody forgets them. */
function acceptedCounts({ accepted }: Report): string[] {
  return (["failure", "finding"] as const).flatMap((kind) => {
    const own = accepted.filter((cause) => cause.kind === kind);
    const number = own.reduce((sum, { count }) => sum + count, 0);
    return number === 0 ? [] : [counted(number, `accepted ${kind}`, own.length)];
  });
}

function goneLines({ gone }: Report): string[] {
  if (gone.length === 0) return [];
  return ["", "Accepted, and gone:", ...gone.map(({ key, says }) => `  ${says}  [${key}]`)];
}

/** What changed since the last run, by the keys of causes. */
function sinceLines({ since }: Report): string[] {
  if (since === undefined) return [];
  const keys = [...since.new.map((key) => `  new   ${key}`), ...since.gone.map((key) => `  gone  ${key}`)];
  return ["", `Since the run of ${since.run}:`, ...(keys.length === 0 ? ["  nothing new, nothing gone"] : keys)];
}

/** What keeps most of the contract from being tested, and the rate limits that were met. */
function limitLines({ rateLimits = [], coverage: { notCovered } }: Report): string[] {
  const beyond = notCovered.filter(({ reason }) => reason?.startsWith("beyond the first"));
  const lines = beyond.length === 0 ? [] : [`  ${beyond.length} not covered: ${beyond[0]?.["reason"]}`];
  if (rateLimits.length === 0) return lines;
  return [...lines, "Rate limits met (observed, none is documented):", ...rateLimits.map((line) => `  ${line}`)];
}

/**
 * The summary of a run, ready to print.
 * @param folder Where the reports are.
 * @param whyNot Why a service was not tested.
 */
export function summaryOf(report: Report, folder: string, whyNot = "its URL is not set"): string {
  const coverage = Object.entries(report.coverage.summary).map(
    ([kind, { covered, total }]) => `  ${kind.padEnd(12)} ${String(covered).padStart(5)} of ${total}`,
  );
  const notTested = report.coverage.notTested.map((service) => `  ${service} is not tested: ${whyNot}`);
  // A line has every ID of its kind; those of a long run are for the report.
  const left = report.leftBehind.map(
    (line) => `  ${line.length > 200 ? `${line.slice(0, 190)} … (report.json)` : line}`,
  );
  const failures = report.causes.filter(({ kind }) => kind === "failure");
  const findings = report.causes.filter(({ kind }) => kind === "finding");
  const sizeOf = (causes: WrittenCause[]) => causes.reduce((sum, { count }) => sum + count, 0);
  const counts = [
    counted(sizeOf(failures), "failure", failures.length),
    counted(sizeOf(findings), "finding", findings.length),
    ...acceptedCounts(report),
  ].join(", ");
  const { deliveriesNotTested: whyNoDeliveries } = report;
  return [
    ...(whyNoDeliveries === undefined ? [] : [`Deliveries were not tested: ${whyNoDeliveries}.`]),
    ...section("Failures", failures, 20),
    ...section("Findings", findings, 25),
    ...goneLines(report),
    ...sinceLines(report),
    "",
    "Coverage:",
    ...coverage,
    ...notTested,
    ...limitLines(report),
    ...(left.length > 0 ? ["Left behind, because no operation removes it:", ...left] : []),
    "",
    `${lastLine(report, counts)}. See ${folder}/report.html`,
  ].join("\n");
}

/** A run that was not through is no pass, whatever it has counted: what it did not test is said with it. */
function lastLine({ endedEarly, requests, seconds, coverage: { summary } }: Report, counts: string): string {
  const sent = `${requests} requests in ${seconds} s`;
  if (endedEarly === undefined) return `${counts}, ${sent}`;
  const open = Object.entries(summary).map(([kind, { covered, total }]) => `${total - covered} of ${total} (${kind})`);
  const how = endedEarly === interrupted ? "Interrupted" : "Ended early";
  return `${how} after ${sent}, with ${counts} until then. Not tested: ${open.join(", ")}`;
}
