// Earlier results by the keys of causes: the runs so far (history.jsonl), and the accepted causes (the baseline).

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { UserError } from "../../cli/command.ts";
import { asObject, asStrings, isObject, type JsonObject } from "../../model/document.ts";
import { type Exchange, parsedJson } from "../exchange.ts";
import { jsonIn } from "../folder.ts";
import type { Mask } from "./mask.ts";
import type { Accepted, Baseline, Report } from "./report.ts";

/** The part of a run that later runs are compared with: a line of history.jsonl. */
export interface PastRun {
  /** Its start, as an ISO 8601 instant. */
  at: string;
  /** The tested origins, sorted: only runs with the same origins are compared. */
  origins: string[];
  /** Each part of each cause, such as `finding/status/finance/204: deleteParty`, with the operations of its cause. */
  seen: Record<string, string[]>;
}

/** The baseline when no file is named. */
const defaultBaseline = "conformance-baseline.json";

/**
 * The operations whose behavior a run has seen: reads that were called, and writes that succeeded. A write that was only
 * sent to be refused, such as without a token, does not count.
 */
export function lookedAt(exchanges: Exchange[]): Set<string> {
  const shows = ({ operation, response }: Exchange) =>
    operation?.method === "GET" || (response.status >= 200 && response.status < 300);
  return new Set(exchanges.filter(shows).flatMap(({ operation }) => operation?.operationId ?? []));
}

/** The line of a run in history.jsonl. */
export function pastRun({ causes, accepted }: Report, exchanges: Exchange[], mask: Mask): PastRun {
  const ofServices = exchanges.filter(({ service, operation }) => service !== "auth" && operation !== undefined);
  const origins = new Set(ofServices.map(({ request }) => mask.text(new URL(request.url).origin)));
  const parts = [...causes, ...accepted].flatMap((cause) =>
    Object.keys(cause.parts).map((part) => [`${cause.key}: ${part}`, cause.operations] as const),
  );
  return {
    at: new Date(exchanges[0]?.startedAt ?? Date.now()).toISOString(),
    origins: [...origins].sort(),
    seen: Object.fromEntries(parts),
  };
}

/**
 * Compares a run with the last of some runs against the same deployment; undefined when there is none.
 * @param looked The operations whose behavior the later run has seen: causes of other operations are not gone.
 */
export function changesSince(runs: PastRun[], { origins, seen }: PastRun, looked: Set<string>): Report["since"] {
  const before = runs.findLast((run) => JSON.stringify(run.origins) === JSON.stringify(origins));
  if (before === undefined) return undefined;
  const gone = Object.entries(before.seen).filter(
    ([part, operations]) => seen[part] === undefined && operations.every((operation) => looked.has(operation)),
  );
  return {
    run: before.at,
    new: Object.keys(seen).filter((part) => before.seen[part] === undefined),
    gone: gone.map(([part]) => part),
  };
}

/** The runs of a history, oldest first. Lines that are not a run are left out. */
export function runsIn(history: string): PastRun[] {
  return history.split("\n").flatMap((line) => {
    const run = parsedJson(line);
    const isRun = isObject(run) && Array.isArray(run["origins"]) && isObject(run["seen"]);
    return isRun ? [run as unknown as PastRun] : [];
  });
}

/**
 * Reads a baseline.
 * @param file The file that was named; otherwise `conformance-baseline.json` in the current folder, if it exists.
 * @throws UserError when a named file does not exist, or a baseline is malformed.
 */
export function readBaseline(file: string | undefined): Baseline {
  const path = file ?? defaultBaseline;
  if (file === undefined && !existsSync(path)) return {};
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new UserError(`the baseline ${path} cannot be read: ${reason}; mend it, or remove it and accept again`, 2);
  }
  const accepted = isObject(value) ? value["accepted"] : undefined;
  if (!isObject(accepted)) throw new UserError(`the baseline ${path} has no "accepted"; write it with --accept`, 2);
  return Object.fromEntries(Object.entries(accepted).map(([key, one]) => [key, acceptedOf(path, key, asObject(one))]));
}

function acceptedOf(file: string, key: string, fields: JsonObject): Accepted {
  const { says, why, by, since, operations, parts } = fields;
  if (![says, why, by, since].every((text) => typeof text === "string"))
    throw new UserError(`the baseline ${file} has no says, why, by and since for ${key}; accept it again`, 2);
  if (key.startsWith("failure/") && why === "")
    throw new UserError(`the baseline ${file} gives no reason for ${key}; a failure is accepted with a reason only`, 2);
  const lists = { operations: asStrings(operations), parts: asStrings(parts) };
  return { says, why, by, since, ...lists } as Accepted;
}

/** The text of a baseline file, sorted, so that its diffs are readable. */
export function baselineText(baseline: Baseline): string {
  const accepted = Object.fromEntries(Object.entries(baseline).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ accepted }, null, 2)}\n`;
}

/** What to accept, and who accepts it. */
export interface Acceptance extends Pick<Accepted, "by" | "since"> {
  /** The key of a cause, or `all` for every finding. */
  key: string;
  /** The reason; required for a failure. */
  because?: string | undefined;
}

const both = (before: string[] = [], now: string[] = []) => [...new Set([...before, ...now])].sort();

/**
 * Accepts causes of a run.
 * @returns The new baseline, and one line for each change and for each failure that is left.
 * @throws UserError when the run has no such cause, or a failure comes without a reason.
 */
export function accept(
  baseline: Baseline,
  { causes, gone }: Pick<Report, "causes" | "gone">,
  { key: wanted, because, by, since }: Acceptance,
): { baseline: Baseline; lines: string[] } {
  const isWanted = ({ key }: { key: string }) => wanted === "all" || key === wanted;
  const next = { ...baseline };
  const lines: string[] = [];
  for (const { key, kind, says, operations, parts } of causes.filter(isWanted)) {
    const isReasoned = kind === "finding" || (because ?? "").trim() !== "";
    if (!isReasoned && wanted !== "all")
      throw new UserError(`${key} is a failure; say why it is accepted with --because "…"`, 2);
    if (kind === "failure" && wanted === "all") {
      lines.push(`left      ${key}: a failure is accepted by its key and with --because "…"`);
      continue;
    }
    const old = next[key];
    // New parts of an accepted cause keep its reason, unless another one is given.
    const why = because?.trim() ?? old?.why ?? "";
    const who = old === undefined || because !== undefined ? by : old.by;
    const seen = { says, operations: both(old?.operations, operations), parts: both(old?.parts, Object.keys(parts)) };
    next[key] = { ...seen, why, by: who, since: old?.since ?? since };
    lines.push(`accepted  ${key}`);
  }
  const isKnown = causes.some(isWanted);
  for (const { key } of gone.filter((one) => isWanted(one) && !(isKnown && wanted !== "all"))) {
    delete next[key];
    lines.push(`removed   ${key}, which is gone`);
  }
  if (lines.length === 0 && wanted !== "all")
    throw new UserError(`${wanted} is not an open cause of the last run; report.json lists them`, 2);
  return { baseline: next, lines };
}

/**
 * Reads the report of the last run, accepts causes, and writes the baseline; sends no request.
 * @param reportFile The `report.json` of the run.
 * @param file The baseline; created when it is missing.
 * @returns Lines to print.
 * @throws UserError
 */
export function acceptFromReport(reportFile: string, file: string | undefined, acceptance: Acceptance): string[] {
  const path = file ?? defaultBaseline;
  const { baseline, lines } = accept(existsSync(path) ? readBaseline(path) : {}, readReport(reportFile), acceptance);
  try {
    writeFileSync(path, baselineText(baseline));
  } catch (error) {
    throw new UserError(`the baseline cannot be written: ${(error as Error).message}`, 2);
  }
  const count = Object.keys(baseline).length;
  return [...lines, `${path}: ${count} ${count === 1 ? "cause" : "causes"} accepted`];
}

function readReport(file: string): Pick<Report, "causes" | "gone"> {
  const report = jsonIn(file) as Partial<Report> | null | undefined;
  if (Array.isArray(report?.causes) && Array.isArray(report.gone)) return report as Report;
  throw new UserError(`${file} is not a report of a run with causes; run the contract tests first`, 2);
}
