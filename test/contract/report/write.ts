// Writes all reports of a run into one folder.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Observations } from "../observations.ts";
import type { RunResult } from "../types.ts";
import { har } from "./har.ts";
import { html } from "./html.ts";
import { makeReport, type Report } from "./json.ts";
import { junit } from "./junit.ts";
import { makeMask } from "./mask.ts";

/**
 * Writes report.json, junit.xml, report.html, traffic.har and observations.json.
 * @param folder Made when it is missing.
 * @param checks Names of all checks.
 * @param observations Shapes that were seen, without values; what `npm run learn` reads.
 * @returns The report as data.
 */
export async function writeReports(
  folder: string,
  result: RunResult,
  checks: string[],
  observations: Observations,
): Promise<Report> {
  const mask = makeMask(result.secrets);
  const report = makeReport(result, mask);
  await mkdir(folder, { recursive: true });
  const files: Record<string, string> = {
    "report.json": `${JSON.stringify(report, null, 2)}\n`,
    "junit.xml": junit(report, checks),
    "report.html": html(report),
    "traffic.har": har(result.exchanges, mask),
    "observations.json": `${JSON.stringify(observations, null, 2)}\n`,
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return report;
}
