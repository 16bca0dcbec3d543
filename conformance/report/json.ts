// report.json: causes, failures, findings and coverage as data.

import type { Contracts } from "../contracts.ts";
import type { Difference, RunResult } from "../result.ts";
import { type Cause, causesOf, sizeOf } from "./causes/group.ts";
import { curlLine } from "./curl.ts";
import type { Mask } from "./mask.ts";

/** A difference as it is written. */
export interface WrittenDifference {
  service: string;
  operationId: string;
  check: string;
  expected: string;
  actual: string;
  evidence: string;
  correlationId: string | null;
  purpose: string;
  curl: string;
  /** Key of its cause. */
  cause: string;
}

/** What several differences have in common, as it is written. */
export interface WrittenCause {
  /** The same in every run. */
  key: string;
  kind: Cause["kind"];
  /** What was seen, in one line. */
  says: string;
  /** What it would change in the contract. */
  changes: string;
  evidence: string;
  /** Number of its differences. */
  count: number;
  operations: string[];
  /** Files of `openapi/` that would change. */
  files: string[];
  /** Its parts, such as the operations or values, with the number of differences of each. */
  parts: Record<string, number>;
  /** One of its differences. */
  example: WrittenDifference;
}

/** What `report.json` holds. */
export interface Report {
  /** Failures first, then by the number of differences. */
  causes: WrittenCause[];
  failures: WrittenDifference[];
  findings: WrittenDifference[];
  coverage: {
    summary: Record<string, { covered: number; total: number }>;
    notCovered: Record<string, string>[];
    notTested: string[];
  };
  requests: number;
  seconds: number;
  leftBehind: string[];
  /** Why the run ended before it was through. */
  endedEarly?: string;
}

/** A difference with its secrets masked. */
function written({ exchange, ...difference }: Difference, cause: string, mask: Mask): WrittenDifference {
  const { service, operationId, check, evidence } = difference;
  const sent = exchange.request.headers.find(([name]) => name.toLowerCase() === "x-correlation-id")?.[1];
  const correlationId = exchange.response.headers["x-correlation-id"] ?? sent;
  return {
    service,
    operationId,
    check,
    expected: mask.text(difference.expected),
    actual: mask.text(difference.actual),
    evidence,
    correlationId: correlationId === undefined ? null : mask.text(correlationId),
    purpose: mask.text(exchange.purpose),
    curl: curlLine(exchange.request, mask),
    cause: mask.text(cause),
  };
}

function writtenCause(cause: Cause, mask: Mask): WrittenCause {
  const { key, kind, says, changes, evidence, operations, files, parts } = cause;
  const [example] = Object.values(parts).flat() as [Difference];
  return {
    key: mask.text(key),
    kind,
    says: mask.text(says),
    changes: mask.text(changes),
    evidence,
    count: sizeOf(cause),
    operations,
    files,
    parts: Object.fromEntries(Object.entries(parts).map(([part, own]) => [mask.text(part), own.length])),
    example: written(example, key, mask),
  };
}

function coverageOf({ coverage, notTested }: RunResult, mask: Mask): Report["coverage"] {
  const kinds = Object.groupBy(coverage, ({ kind }) => kind);
  const summary = Object.fromEntries(
    Object.entries(kinds).map(([kind, items]) => [
      kind,
      { covered: items.filter(({ covered }) => covered).length, total: items.length },
    ]),
  );
  const notCovered = coverage
    .filter(({ covered }) => !covered)
    .map(({ service, operationId, kind, item, reason = "" }) => ({
      service,
      operationId,
      kind,
      item,
      reason: mask.text(reason),
    }));
  return { summary, notCovered, notTested };
}

/** The whole report as data. */
export function makeReport(contracts: Contracts, result: RunResult, mask: Mask): Report {
  const causes = causesOf(contracts, result.failures, result.findings);
  const keys = new Map(
    causes.flatMap(({ key, parts }) =>
      Object.values(parts)
        .flat()
        .map((difference) => [difference, key]),
    ),
  );
  const write = (difference: Difference) => written(difference, keys.get(difference) ?? "", mask);
  return {
    causes: causes.map((cause) => writtenCause(cause, mask)),
    failures: result.failures.map(write),
    findings: result.findings.map(write),
    coverage: coverageOf(result, mask),
    requests: result.requests,
    seconds: Math.round(result.seconds * 100) / 100,
    leftBehind: result.leftBehind.map((line) => mask.text(line)),
    ...(result.problem && { endedEarly: mask.text(result.problem.message) }),
  };
}
