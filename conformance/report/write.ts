// Writes all reports of a run into one folder.

import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Contracts } from "../contracts.ts";
import { makeFolder, unwritable } from "../folder.ts";
import type { RunResult } from "../result.ts";
import { changesSince, lookedAt, pastRun, runsIn } from "./history.ts";
import { html } from "./html.ts";
import { makeReport } from "./json.ts";
import { junit } from "./junit.ts";
import { type Mask, makeMask, sensitiveFieldsOf, sensitiveValuesOf } from "./mask.ts";
import type { Baseline, Report } from "./report.ts";

/**
 * Writes report.json, junit.xml, report.html and observations.json.
 * @param folder Made when it is missing.
 * @param contracts They mark which data is sensitive.
 * @param checks All checks.
 * @param observations Shapes of responses without values, for `npm run learn`.
 * @param options Accepted causes, and whether the run is added to history.jsonl.
 * @returns The report as data; with a history, it says what changed since the last run.
 * @throws UserError
 */
export async function writeReports(
  folder: string,
  contracts: Contracts,
  result: RunResult,
  checks: { name: string }[],
  observations: Record<string, unknown>,
  { baseline = {}, history = false }: { baseline?: Baseline; history?: boolean } = {},
): Promise<Report> {
  const values = sensitiveValuesOf(contracts, result.exchanges);
  const mask = makeMask(result.secrets, sensitiveFieldsOf(contracts), values);
  const report = makeReport(contracts, result, mask, baseline);
  const historyFile = join(folder, "history.jsonl");
  const before = existsSync(historyFile) ? readFileSync(historyFile, "utf8") : "";
  const compared = history && { "history.jsonl": historyOf(before, report, result, mask) };
  const files: Record<string, string> = {
    "report.json": `${JSON.stringify(report, null, 2)}\n`,
    "junit.xml": junit(
      report,
      checks.map(({ name }) => name),
    ),
    "report.html": html(report),
    "observations.json": `${mask.text(JSON.stringify(observations, null, 2))}\n`,
    ...compared,
  };
  makeFolder(folder);
  try {
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  } catch (error) {
    throw unwritable(error);
  }
  return report;
}

/** The history with this run added. Also writes what changed since the last run into the report. */
function historyOf(text: string, report: Report, result: RunResult, mask: Mask): string {
  const run = pastRun(report, result.exchanges, mask);
  // After a run that ended early, nothing counts as gone.
  const looked = report.endedEarly === undefined ? lookedAt(result.exchanges) : new Set<string>();
  report.since = changesSince(runsIn(text), run, looked);
  return `${text}${JSON.stringify(run)}\n`;
}
