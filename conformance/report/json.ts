// report.json: causes, failures, findings and coverage as data.

import type { Contracts } from "../contracts.ts";
import type { Difference, RunResult } from "../result.ts";
import { type Cause, causesOf } from "./causes/group.ts";
import { lookedAt } from "./history.ts";
import type { Mask } from "./mask.ts";
import {
  type Accepted,
  type Baseline,
  interruptedText,
  type Report,
  type WrittenCause,
  type WrittenDifference,
} from "./report.ts";
import { curlLine, toldStory } from "./story.ts";

/** A difference with its secrets masked. */
function written({ exchange, story, ...difference }: Difference, cause: Cause, mask: Mask): WrittenDifference {
  const { service, operationId, check, evidence } = difference;
  const { request, response, purpose } = exchange;
  const sent = request.headers.find(([name]) => name.toLowerCase() === "x-correlation-id")?.[1];
  const correlationId = response.headers["x-correlation-id"] ?? sent;
  return {
    service,
    operationId,
    check,
    evidence,
    expected: mask.text(difference.expected),
    actual: mask.text(difference.actual),
    correlationId: correlationId === undefined ? null : mask.text(correlationId),
    purpose: mask.text(purpose),
    curl: curlLine(request, mask),
    ...(story && { story: toldStory(story, mask) }),
    cause: mask.text(cause.key),
    ...(cause.isAccepted && { accepted: true }),
  };
}

function writtenCause(cause: Cause, mask: Mask): WrittenCause {
  const { isAccepted: _, differences, ...rest } = cause;
  return {
    ...rest,
    key: mask.text(cause.key),
    says: mask.text(cause.says),
    count: differences.length,
    parts: Object.fromEntries(Object.entries(cause.parts).map(([part, count]) => [mask.text(part), count])),
    example: written(differences[0] as Difference, cause, mask), // A cause has at least one.
  };
}

function coverageOf({ coverage, notTested }: RunResult, mask: Mask): Report["coverage"] {
  const summary: Report["coverage"]["summary"] = {};
  for (const { kind, covered } of coverage) {
    const sum = summary[kind] ?? { covered: 0, total: 0 };
    summary[kind] = { covered: sum.covered + Number(covered), total: sum.total + 1 };
  }
  const notCovered = coverage.flatMap(({ covered, reason = "", ...item }) =>
    covered ? [] : [{ ...item, reason: mask.text(reason) }],
  );
  return { summary, notCovered, notTested };
}

/** Accepted causes that were not seen, although the run called all of their operations. */
function goneOf(baseline: Baseline, { exchanges }: RunResult, seen: Set<string>): Report["gone"] {
  const called = lookedAt(exchanges);
  return Object.entries(baseline)
    .filter(([key, { operations }]) => !seen.has(key) && operations.every((operation) => called.has(operation)))
    .map(([key, { says, why, since }]) => ({ key, says, why, since }));
}

/**
 * The whole report as data.
 * @param baseline The causes that were accepted before; none when left out.
 */
export function makeReport(contracts: Contracts, result: RunResult, mask: Mask, baseline: Baseline = {}): Report {
  const { failures, findings, deliveries, deliveriesNotTested, rateLimits = [] } = result;
  const ofBaseline = (key: string) => baseline[mask.text(key)];
  const all = causesOf(contracts, failures, findings, (key, part) =>
    (ofBaseline(key)?.parts ?? []).includes(mask.text(part)),
  );
  const causes = new Map(all.flatMap((cause) => cause.differences.map((difference) => [difference, cause])));
  const write = (difference: Difference) => written(difference, causes.get(difference) as Cause, mask); // Each has one.
  // Failures come first; of each kind, those without an entry in the baseline.
  const rank = ({ key, kind }: Cause) => (kind === "failure" ? 0 : 2) + (ofBaseline(key) === undefined ? 0 : 1);
  const endedEarly = result.problem?.message ?? (result.isInterrupted ? interruptedText : undefined);
  const seen = new Set(all.map(({ key }) => mask.text(key)));
  return {
    causes: all
      .filter(({ isAccepted }) => !isAccepted)
      .sort((a, b) => rank(a) - rank(b))
      .map((cause) => writtenCause(cause, mask)),
    accepted: all
      .filter(({ isAccepted }) => isAccepted)
      .map((cause) => {
        const { why, by, since } = ofBaseline(cause.key) as Accepted; // It is accepted, so it has an entry.
        return { ...writtenCause(cause, mask), why, by, since };
      }),
    gone: endedEarly === undefined && result.partial !== true ? goneOf(baseline, result, seen) : [],
    failures: failures.map(write),
    findings: findings.map(write),
    coverage: coverageOf(result, mask),
    requests: result.requests,
    seconds: Math.round(result.seconds * 100) / 100,
    leftBehind: result.leftBehind.map((line) => mask.text(line)),
    ...(deliveries && { deliveries }),
    ...(deliveriesNotTested !== undefined && { deliveriesNotTested: mask.text(deliveriesNotTested) }),
    ...(rateLimits.length > 0 && { rateLimits: rateLimits.map((line) => mask.text(line)) }),
    ...(endedEarly !== undefined && { endedEarly: mask.text(endedEarly) }),
  };
}
