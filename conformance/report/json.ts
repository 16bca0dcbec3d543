// report.json: failures, findings and coverage as data.

import type { DeliveryObservations } from "../delivery.ts";
import type { Difference, RunResult } from "../result.ts";
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
}

/** What `report.json` holds. */
export interface Report {
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
  /** What deliveries showed that is not documented; absent when none were received. */
  deliveries?: DeliveryObservations;
  /** Why the run ended before it was through. */
  endedEarly?: string;
}

/** A difference with its secrets masked. */
export function written({ exchange, ...difference }: Difference, mask: Mask): WrittenDifference {
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
  };
}

/** The whole report as data. */
export function makeReport(result: RunResult, mask: Mask): Report {
  const kinds = Object.groupBy(result.coverage, ({ kind }) => kind);
  const summary = Object.fromEntries(
    Object.entries(kinds).map(([kind, items]) => [
      kind,
      { covered: items.filter(({ covered }) => covered).length, total: items.length },
    ]),
  );
  const notCovered = result.coverage
    .filter(({ covered }) => !covered)
    .map(({ service, operationId, kind, item, reason = "" }) => ({
      service,
      operationId,
      kind,
      item,
      reason: mask.text(reason),
    }));
  return {
    failures: result.failures.map((difference) => written(difference, mask)),
    findings: result.findings.map((difference) => written(difference, mask)),
    coverage: { summary, notCovered, notTested: result.notTested },
    requests: result.requests,
    seconds: Math.round(result.seconds * 100) / 100,
    leftBehind: result.leftBehind.map((line) => mask.text(line)),
    ...(result.deliveries && { deliveries: result.deliveries }),
    ...(result.problem && { endedEarly: mask.text(result.problem.message) }),
  };
}
