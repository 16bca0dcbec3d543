// history.jsonl: what is kept of each run, one line each, the newest last.

import { readFile } from "node:fs/promises";
import { isObject } from "../../../model/document.ts";
import type { Exchange } from "../../exchange.ts";
import type { RunResult } from "../../result.ts";
import type { Report, WrittenCause } from "../json.ts";
import { lookedAt } from "../looked.ts";
import type { Mask } from "../mask.ts";

/** How long successful responses of an operation took. */
export interface Latency {
  /** Number of responses. */
  count: number;
  /** Milliseconds, rounded. */
  median: number;
  p95: number;
}

/** A cause, as far as runs are compared by it. */
export interface KeptCause extends Pick<WrittenCause, "key" | "kind" | "says" | "count" | "operations"> {
  /** Its parts that are no operations, such as codes and values; runs of former versions do not have them. */
  parts?: string[];
}

/** What is kept of a run. */
export interface KeptRun {
  /** When it began, as an instant. */
  at: string;
  /** The origins that were tested, sorted: only runs against the same ones are compared. */
  origins: string[];
  requests: number;
  seconds: number;
  failures: number;
  findings: number;
  /** Failures and findings that the baseline has. */
  accepted: number;
  coverage: Report["coverage"]["summary"];
  causes: KeptCause[];
  /** Operations that were called, writes with success: what was not looked at is not gone. */
  called: string[];
  /** By operation, with the service before it. */
  latency: Record<string, Latency>;
  /** True for a run that ended before it was through. */
  endedEarly?: true;
}

/** The most runs that are kept. */
export const mostRuns = 100;

/** What is kept of a run. */
export function keptRun(report: Report, { exchanges, seconds }: RunResult, mask: Mask): KeptRun {
  const ofServices = exchanges.filter(({ service, operation }) => service !== "auth" && operation !== undefined);
  const origins = new Set(ofServices.map(({ request }) => new URL(request.url).origin));
  const open = (differences: { accepted?: true }[]) => differences.filter(({ accepted }) => accepted !== true).length;
  const accepted = report.accepted.reduce((sum, { count }) => sum + count, 0);
  const causes = [...report.causes, ...report.accepted];
  return {
    at: new Date(exchanges[0]?.startedAt ?? Date.now() - seconds * 1000).toISOString(),
    origins: [...origins].map((origin) => mask.text(origin)).sort(),
    requests: report.requests,
    seconds: report.seconds,
    failures: open(report.failures),
    findings: open(report.findings),
    accepted,
    coverage: report.coverage.summary,
    causes: [...Map.groupBy(causes, ({ key }) => key).values()].map(together),
    called: [...lookedAt(ofServices)].sort(),
    latency: latencyOf(ofServices),
    ...(report.endedEarly !== undefined && { endedEarly: true }),
  };
}

/** A cause of which a part is accepted stands twice in the report. */
function together(causes: WrittenCause[]): KeptCause {
  const [{ key, kind, says }] = causes as [WrittenCause];
  const count = causes.reduce((sum, cause) => sum + cause.count, 0);
  const operations = [...new Set(causes.flatMap((cause) => cause.operations))];
  const parts = new Set(causes.flatMap((cause) => Object.keys(cause.parts)));
  return { key, kind, says, count, operations, parts: [...parts].filter((part) => !operations.includes(part)) };
}

/** Of successful responses only: a refusal is faster, and how many there are differs from run to run. */
function latencyOf(exchanges: Exchange[]): KeptRun["latency"] {
  const successes = exchanges.filter(({ response }) => response.status >= 200 && response.status < 300);
  const byOperation = Map.groupBy(successes, ({ service, operation }) => `${service} ${operation?.operationId}`);
  const entries = [...byOperation].map(([name, own]): [string, Latency] => {
    const times = own.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    return [name, { count: times.length, median: percentile(times, 0.5), p95: percentile(times, 0.95) }];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The value that a share of all values does not exceed (nearest rank).
 * @param sorted Ascending, at least one.
 * @param share For example 0.95.
 * @returns Rounded to a whole number.
 */
export function percentile(sorted: number[], share: number): number {
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
}

/** The runs of a file, oldest first; none when it is missing. Lines that are no run are left out. */
export async function readRuns(file: string): Promise<KeptRun[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line);
      return isRun(value) ? [value] : [];
    } catch {
      return [];
    }
  });
}

function isRun(value: unknown): value is KeptRun {
  return (
    isObject(value) &&
    typeof value["at"] === "string" &&
    ["origins", "causes", "called"].every((name) => Array.isArray(value[name])) &&
    ["coverage", "latency"].every((name) => isObject(value[name]))
  );
}

/** The text of the file with the newest runs. */
export function runsText(runs: KeptRun[]): string {
  return runs
    .slice(-mostRuns)
    .map((run) => `${JSON.stringify(run)}\n`)
    .join("");
}
