// What a report of a run has: its causes, differences and coverage, and what was accepted before.

import type { DeliveryObservations } from "../delivery.ts";
import type { CoverageItem, Difference, RunResult } from "../result.ts";
import type { Cause } from "./causes/group.ts";

/** A cause that was accepted. */
export interface Accepted {
  says: string;
  operations: string[];
  /** Operations, codes or values that it was seen with; a part that comes later is new. */
  parts: string[];
  why: string;
  /** Who accepted it. */
  by: string;
  /** The day, as YYYY-MM-DD. */
  since: string;
}

/** What a baseline file has, by the keys of causes. */
export type Baseline = Record<string, Accepted>;

export interface WrittenDifference
  extends Pick<Difference, "service" | "operationId" | "check" | "expected" | "actual" | "evidence"> {
  correlationId: string | null;
  purpose: string;
  curl: string;
  /** Where it takes several requests: all of them, as curl lines with what came back. */
  story?: string[];
  /** Key of its cause. */
  cause: string;
  /** True when the baseline has it. */
  accepted?: true;
}

/** What several differences have in common, as it is written. */
export interface WrittenCause extends Omit<Cause, "differences" | "isAccepted"> {
  /** Number of its differences. */
  count: number;
  example: WrittenDifference;
}

/** What `report.json` holds. */
export interface Report extends Pick<RunResult, "requests" | "seconds" | "leftBehind"> {
  /** What is not accepted: failures first, then what the baseline has nothing of, then by the number of differences. */
  causes: WrittenCause[];
  /** What the baseline has and was seen again. */
  accepted: (WrittenCause & Pick<Accepted, "why" | "by" | "since">)[];
  /** What the baseline has and was not seen, although all of its operations were called. */
  gone: (Pick<Accepted, "says" | "why" | "since"> & { key: string })[];
  /** What changed since the last run against the same deployment, where runs are kept. */
  since?: { run: string; new: string[]; gone: string[] } | undefined;
  failures: WrittenDifference[];
  findings: WrittenDifference[];
  coverage: {
    summary: Record<string, { covered: number; total: number }>;
    notCovered: Omit<CoverageItem, "covered">[];
    notTested: string[];
  };
  /** What deliveries showed that is not documented; absent when none were received. */
  deliveries?: DeliveryObservations;
  /** Why deliveries were not tested; absent when they were. */
  deliveriesNotTested?: string;
  /** Rate limits that were met, one line each: an observation, because none is documented. */
  rateLimits?: string[];
  /** Why the run ended before it was through. */
  endedEarly?: string;
}

/** Why an interrupted run ended early. */
export const interruptedText = "the run was interrupted";

/** The failures that nobody has accepted: with any of them, a run has failed. */
export function openFailures({ failures }: Pick<Report, "failures">): WrittenDifference[] {
  return failures.filter(({ accepted }) => accepted !== true);
}

export const plural = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Where causes were seen: `46 responses of 30 operations, both services`, or `1 response of getParty, finance`. */
export function placesOf(causes: Pick<WrittenCause, "key" | "responses" | "operations" | "services">[]): string {
  const operations = [...new Set(causes.flatMap((cause) => cause.operations))];
  const services = [...new Set(causes.flatMap((cause) => cause.services))];
  const number = causes.reduce((sum, { responses }) => sum + responses, 0);
  const isDelivery = causes.every(({ key }) => key.split("/")[1] === "delivery");
  const noun = isDelivery ? (number === 1 ? "1 delivery" : `${number} deliveries`) : plural(number, "response");
  const of = operations.length === 1 ? operations[0] : plural(operations.length, "operation");
  const where = services.includes("finance") && services.includes("ramp") ? "both services" : services.join(", ");
  return `${noun} of ${of}, ${where}`;
}
