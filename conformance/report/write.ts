// Writes all reports of a run into one folder.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import type { Contracts } from "../contracts.ts";
import { makeFolder } from "../folder.ts";
import type { RunResult } from "../result.ts";
import type { Baseline } from "./baseline.ts";
import { comparable, compare, type State } from "./history/compare.ts";
import { historyPage } from "./history/page.ts";
import { type KeptRun, keptRun, readRuns, runsText } from "./history/runs.ts";
import { html } from "./html.ts";
import { makeReport, type Report } from "./json.ts";
import { junit } from "./junit.ts";
import { makeMask } from "./mask.ts";
import { sensitiveOf, sensitiveValuesOf } from "./sensitive.ts";

/** A report cannot be written; the message says which and why. */
export class WriteError extends UserError {
  constructor(message: string) {
    super(message, 2);
  }
}

/** What reports of a run may take into account beside it. */
export interface ReportOptions {
  /** Causes that were accepted before. */
  baseline?: Baseline;
  /** Keeps the run in history.jsonl, and compares it with those before in history.html. */
  history?: boolean;
}

/**
 * Writes report.json, junit.xml, report.html and observations.json.
 * @param folder Made when it is missing.
 * @param contract What the run was held to; it says which data is sensitive.
 * @param checks All checks.
 * @param observations Shapes that were seen, without values; what `npm run learn` reads.
 * @returns The report as data; with a history, it says what changed since the last run.
 * @throws WriteError
 */
export async function writeReports(
  folder: string,
  contracts: Contracts,
  result: RunResult,
  checks: { name: string }[],
  observations: Record<string, unknown>,
  { baseline = {}, history = false }: ReportOptions = {},
): Promise<Report> {
  const sensitive = sensitiveOf(contracts);
  const mask = makeMask(result.secrets, sensitive, sensitiveValuesOf(contracts, result.exchanges));
  const report = makeReport(contracts, result, mask, baseline);
  const compared = history ? await historyFiles(folder, report, keptRun(report, result, mask)) : {};
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
  try {
    makeFolder(folder);
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  } catch (error) {
    throw new WriteError(`the reports cannot be written: ${(error as Error).message}`);
  }
  return report;
}

/** The run beside those before; what changed since the last one also stands in the report. */
async function historyFiles(folder: string, report: Report, run: KeptRun): Promise<Record<string, string>> {
  const runs = [...(await readRuns(join(folder, historyFile))), run];
  const before = comparable(runs).at(-2);
  if (before !== undefined) {
    const of = (state: State) => compare(before, run).flatMap((one) => (one.state === state ? [one.cause.key] : []));
    report.since = { run: before.at, new: of("new"), gone: of("gone") };
  }
  return { [historyFile]: runsText(runs), "history.html": historyPage(runs) };
}

const historyFile = "history.jsonl";
