// report.json: causes, failures, findings and coverage as data.

import type { Contracts } from "../contracts.ts";
import type { Difference, RunResult } from "../result.ts";
import { type Cause, causesOf, differencesOf, sizeOf } from "./causes/group.ts";
import { lookedAt } from "./history.ts";
import type { Mask } from "./mask.ts";
import {
  type Accepted,
  type Baseline,
  interrupted,
  type Report,
  type WrittenCause,
  type WrittenDifference,
} from "./report.ts";
import { curlLine, toldStory } from "./story.ts";

/** A difference with its secrets masked. */
function written({ exchange, story, ...difference }: Difference, cause: string, mask: Mask): WrittenDifference {
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
    ...(story && { story: toldStory(story, mask) }),
    cause: mask.text(cause),
  };
}

function writtenCause(cause: Cause, mask: Mask): WrittenCause {
  const { key, kind, says, changes, evidence, operations, services, responses, files, parts } = cause;
  const [example] = Object.values(parts).flat() as [Difference];
  return {
    key: mask.text(key),
    kind,
    says: mask.text(says),
    changes: mask.text(changes),
    evidence,
    count: sizeOf(cause),
    services,
    responses,
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

/** The differences of a run, apart by what the baseline has. */
interface Sorted {
  open: Cause[];
  accepted: Cause[];
}

/** A part of a cause is accepted, or said again: what was accepted for one operation is news of another. */
function sortedOut(contracts: Contracts, { failures, findings }: RunResult, baseline: Baseline, mask: Mask): Sorted {
  const all = causesOf(contracts, failures, findings);
  const isAccepted = new Set(
    all.flatMap(({ key, parts }) => {
      const accepted = baseline[mask.text(key)]?.parts ?? [];
      return Object.entries(parts).flatMap(([part, own]) => (accepted.includes(mask.text(part)) ? own : []));
    }),
  );
  const of = (wanted: boolean) => {
    const own = (difference: Difference) => isAccepted.has(difference) === wanted;
    return causesOf(contracts, failures.filter(own), findings.filter(own));
  };
  const rank = ({ key, kind }: Cause) =>
    (kind === "failure" ? 0 : 2) + (baseline[mask.text(key)] === undefined ? 0 : 1);
  return { open: of(false).sort((a, b) => rank(a) - rank(b)), accepted: of(true) };
}

/** What is gone: each of its operations was looked at, so that it could have been seen. */
function goneOf(baseline: Baseline, { exchanges }: RunResult, seen: Set<string>): Report["gone"] {
  const called = lookedAt(exchanges);
  return Object.entries(baseline)
    .filter(([key, { operations }]) => !seen.has(key) && operations.every((operation) => called.has(operation)))
    .map(([key, { says, why, since }]) => ({ key, says, why, since }));
}

/**
 * The whole report as data.
 * @param baseline What was accepted before; nothing when left out.
 */
export function makeReport(contracts: Contracts, result: RunResult, mask: Mask, baseline: Baseline = {}): Report {
  const { open, accepted } = sortedOut(contracts, result, baseline, mask);
  const keys = new Map(
    [...open, ...accepted].flatMap((cause) => differencesOf(cause).map((difference) => [difference, cause])),
  );
  const write = (difference: Difference): WrittenDifference => {
    const cause = keys.get(difference) as Cause;
    const isAccepted = accepted.includes(cause);
    return { ...written(difference, cause.key, mask), ...(isAccepted && { accepted: true }) };
  };
  const { deliveriesNotTested } = result;
  const endedEarly = result.problem?.message ?? (result.isInterrupted ? interrupted : undefined);
  const seen = new Set([...open, ...accepted].map(({ key }) => mask.text(key)));
  return {
    causes: open.map((cause) => writtenCause(cause, mask)),
    accepted: accepted.map((cause) => {
      const { why, by, since } = baseline[mask.text(cause.key)] as Accepted;
      return { ...writtenCause(cause, mask), why, by, since };
    }),
    gone: endedEarly === undefined && result.partial !== true ? goneOf(baseline, result, seen) : [],
    failures: result.failures.map(write),
    findings: result.findings.map(write),
    coverage: coverageOf(result, mask),
    requests: result.requests,
    seconds: Math.round(result.seconds * 100) / 100,
    leftBehind: result.leftBehind.map((line) => mask.text(line)),
    ...(result.deliveries && { deliveries: result.deliveries }),
    ...(deliveriesNotTested !== undefined && { deliveriesNotTested: mask.text(deliveriesNotTested) }),
    ...(result.rateLimits?.length && { rateLimits: result.rateLimits.map((line) => mask.text(line)) }),
    ...(endedEarly !== undefined && { endedEarly: mask.text(endedEarly) }),
  };
}
