// The baseline: causes that were accepted on purpose, in a file of the reporter's own repository. They are not said again.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { UserError } from "../../cli/command.ts";
import { asStrings, isObject } from "../../model/document.ts";
import type { Report, WrittenCause } from "./json.ts";

/** A cause that was accepted. */
export interface Accepted {
  /** What was seen when it was accepted. */
  says: string;
  why: string;
  /** Who accepted it. */
  by: string;
  /** The day, as YYYY-MM-DD. */
  since: string;
  operations: string[];
  /** The parts that were accepted; a part that comes later is said. */
  parts: string[];
}

/** What a baseline file holds, by the keys of causes. */
export type Baseline = Record<string, Accepted>;

/** The file that is read where none is named, when it is there. */
export const defaultBaseline = "conformance-baseline.json";

/** The baseline cannot be read, or a cause cannot be accepted. */
export class BaselineError extends UserError {
  constructor(message: string) {
    super(message, 2);
  }
}

/**
 * Reads a baseline.
 * @param file As it was given; without one, `conformance-baseline.json` in the current folder, if it is there.
 * @throws BaselineError in one line: a file that was named has to be there and whole.
 */
export function readBaseline(file: string | undefined): Baseline {
  const path = file ?? defaultBaseline;
  if (file === undefined && !existsSync(path)) return {};
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new BaselineError(`the baseline ${path} cannot be read: ${reason}; mend it, or remove it and accept again`);
  }
  const accepted = isObject(value) ? value["accepted"] : undefined;
  if (!isObject(accepted)) throw new BaselineError(`the baseline ${path} has no "accepted"; write it with --accept`);
  return Object.fromEntries(Object.entries(accepted).map(([key, entry]) => [key, entryOf(path, key, entry)]));
}

function entryOf(file: string, key: string, entry: unknown): Accepted {
  const fields = isObject(entry) ? entry : {};
  const { says, why, by, since } = fields;
  const texts = [says, why, by, since];
  if (!texts.every((text) => typeof text === "string"))
    throw new BaselineError(`the baseline ${file} has no says, why, by and since for ${key}`);
  if (key.startsWith("failure/") && why === "")
    throw new BaselineError(
      `the baseline ${file} gives no reason for ${key}; a failure is accepted with a reason only`,
    );
  const [saysText, whyText, byText, sinceText] = texts as [string, string, string, string];
  return {
    says: saysText,
    why: whyText,
    by: byText,
    since: sinceText,
    operations: asStrings(fields["operations"]),
    parts: asStrings(fields["parts"]),
  };
}

/** The text of a baseline file: sorted, so that a change of it can be read as a diff. */
export function baselineText(baseline: Baseline): string {
  const keys = Object.keys(baseline).sort();
  const accepted = Object.fromEntries(keys.map((key) => [key, baseline[key]]));
  return `${JSON.stringify({ accepted }, null, 2)}\n`;
}

/** What is accepted, and in whose name. */
export interface Acceptance {
  /** The key of a cause, or `all` for every finding. */
  key: string;
  /** Why; a failure needs it. */
  because?: string | undefined;
  by: string;
  /** The day, as YYYY-MM-DD. */
  since: string;
}

/**
 * Accepts causes of a run.
 * @returns The new baseline, and one line for each change and for each failure that is left.
 * @throws BaselineError when the run has no such cause, or a failure comes without a reason.
 */
export function accept(
  baseline: Baseline,
  report: Pick<Report, "causes" | "gone">,
  acceptance: Acceptance,
): { baseline: Baseline; lines: string[] } {
  return acceptance.key === "all" ? acceptAll(baseline, report, acceptance) : acceptOne(baseline, report, acceptance);
}

function acceptOne(baseline: Baseline, { causes, gone }: Pick<Report, "causes" | "gone">, acceptance: Acceptance) {
  const { key, because = "" } = acceptance;
  const cause = causes.find((one) => one.key === key);
  if (cause !== undefined && cause.kind === "failure" && because.trim() === "")
    throw new BaselineError(`${key} is a failure; say why it is accepted with --because "…"`);
  if (cause !== undefined)
    return { baseline: { ...baseline, [key]: joined(baseline[key], cause, acceptance) }, lines: [`accepted  ${key}`] };
  if (!gone.some((one) => one.key === key))
    throw new BaselineError(`${key} is no open cause of the last run; report.json lists them`);
  const { [key]: _, ...rest } = baseline;
  return { baseline: rest, lines: [`removed   ${key}, which is gone`] };
}

function acceptAll(baseline: Baseline, { causes, gone }: Pick<Report, "causes" | "gone">, acceptance: Acceptance) {
  const next = { ...baseline };
  const lines: string[] = [];
  for (const cause of causes) {
    const { key, kind } = cause;
    if (kind === "failure") {
      lines.push(`left      ${key}: a failure is accepted by its key and with --because "…"`);
      continue;
    }
    next[key] = joined(next[key], cause, acceptance);
    lines.push(`accepted  ${key}`);
  }
  for (const { key } of gone) {
    delete next[key];
    lines.push(`removed   ${key}, which is gone`);
  }
  return { baseline: next, lines };
}

/** Parts that come to an entry leave its reason, unless there is a new one. */
function joined(old: Accepted | undefined, cause: WrittenCause, { because, by, since }: Acceptance): Accepted {
  return {
    says: cause.says,
    why: because?.trim() ?? old?.why ?? "",
    by: old === undefined || because !== undefined ? by : old.by,
    since: old?.since ?? since,
    operations: [...new Set([...(old?.operations ?? []), ...cause.operations])].sort(),
    parts: [...new Set([...(old?.parts ?? []), ...Object.keys(cause.parts)])].sort(),
  };
}

/**
 * Accepts causes of the last run, whose report is read, and writes the baseline; no request is sent.
 * @param reportFile The `report.json` of the run.
 * @param file Where the baseline is; made when it is missing.
 * @returns Lines to print.
 * @throws BaselineError
 */
export function acceptFromReport(reportFile: string, file: string | undefined, acceptance: Acceptance): string[] {
  const path = file ?? defaultBaseline;
  const { baseline, lines } = accept(existsSync(path) ? readBaseline(path) : {}, readReport(reportFile), acceptance);
  try {
    writeFileSync(path, baselineText(baseline));
  } catch (error) {
    throw new BaselineError(`the baseline cannot be written: ${(error as Error).message}`);
  }
  const count = Object.keys(baseline).length;
  return [...lines, `${path}: ${count} ${count === 1 ? "cause" : "causes"} accepted`];
}

function readReport(file: string): Pick<Report, "causes" | "gone"> {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as Partial<Report>;
    if (Array.isArray(report.causes) && Array.isArray(report.gone)) return report as Report;
  } catch {
    // What cannot be read is no report either.
  }
  throw new BaselineError(`${file} is no report of a run with causes; run the contract tests first`);
}
