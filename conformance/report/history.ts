// What was seen before, by the keys of causes: the runs so far (history.jsonl), and what was accepted on purpose (the baseline).

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { UserError } from "../../cli/command.ts";
import { asObject, asStrings, isObject, type JsonObject } from "../../model/document.ts";
import { type Exchange, parsedJson } from "../exchange.ts";
import { jsonIn } from "../folder.ts";
import type { Mask } from "./mask.ts";
import type { Accepted, Baseline, Report } from "./report.ts";

/** A run, as far as the next one is compared with it: a line of history.jsonl. */
export interface PastRun {
  /** When it began, as an instant. */
  at: string;
  /** The origins that were tested, sorted: only runs against the same ones are compared. */
  origins: string[];
  /** Each part of each cause, such as `finding/status/finance/204: deleteParty`, with the operations of its cause. */
  seen: Record<string, string[]>;
}

/** The file that is read where none is named, when it is there. */
const defaultBaseline = "conformance-baseline.json";

/**
 * The operations of which a run has seen what they do: reads that were called, and writes that were carried out. A write that was
 * only sent to be refused, such as without a token, shows nothing of what it does.
 */
export function lookedAt(exchanges: Exchange[]): Set<string> {
  const shows = ({ operation, response }: Exchange) =>
    operation?.method === "GET" || (response.status >= 200 && response.status < 300);
  return new Set(exchanges.filter(shows).flatMap(({ operation }) => operation?.operationId ?? []));
}

/** What is remembered of a run. */
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
 * What changed since the last of some runs against the same deployment; undefined when there was none.
 * @param looked The operations that the later run has looked at: what it did not look at is not gone.
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

/** The runs of a history, oldest first. Lines that are no run are left out. */
export function runsIn(history: string): PastRun[] {
  return history.split("\n").flatMap((line) => {
    const run = parsedJson(line);
    const isRun = isObject(run) && Array.isArray(run["origins"]) && isObject(run["seen"]);
    return isRun ? [run as unknown as PastRun] : [];
  });
}

/**
 * Reads a baseline.
 * @param file As it was given; without one, `conformance-baseline.json` in the current folder, if it is there.
 * @throws UserError in one line: a file that was named has to be there and whole.
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
    throw new UserError(`the baseline ${file} has no says, why, by and since for ${key}`, 2);
  if (key.startsWith("failure/") && why === "")
    throw new UserError(`the baseline ${file} gives no reason for ${key}; a failure is accepted with a reason only`, 2);
  const lists = { operations: asStrings(operations), parts: asStrings(parts) };
  return { says, why, by, since, ...lists } as Accepted;
}

/** The text of a baseline file: sorted, so that a change of it can be read as a diff. */
export function baselineText(baseline: Baseline): string {
  const accepted = Object.fromEntries(Object.entries(baseline).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ accepted }, null, 2)}\n`;
}

/** What is accepted, and in whose name. */
export interface Acceptance extends Pick<Accepted, "by" | "since"> {
  /** The key of a cause, or `all` for every finding. */
  key: string;
  /** Why; a failure needs it. */
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
    // Parts that come to a cause leave its reason, unless there is a new one.
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
    throw new UserError(`${wanted} is no open cause of the last run; report.json lists them`, 2);
  return { baseline: next, lines };
}

/**
 * Accepts causes of the last run, whose report is read, and writes the baseline; no request is sent.
 * @param reportFile The `report.json` of the run.
 * @param file Where the baseline is; made when it is missing.
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
  throw new UserError(`${file} is no report of a run with causes; run the contract tests first`, 2);
}
