// The form of a report: causes, differences and coverage of a run, and the causes that were accepted before.

import type { DeliveryObservations } from "../delivery.ts";
import type { CoverageItem, Difference, RunResult } from "../result.ts";
import type { Cause } from "./causes/group.ts";

/** A cause that was accepted. */
export interface Accepted {
  says: string;
  operations: string[];
  /** Its accepted parts, such as operations, codes or values; any other part is reported. */
  parts: string[];
  why: string;
  /** Who accepted it. */
  by: string;
  /** The day, as YYYY-MM-DD. */
  since: string;
}

/** The accepted causes of a baseline file, by key. */
export type Baseline = Record<string, Accepted>;

export interface WrittenDifference
  extends Pick<Difference, "service" | "operationId" | "check" | "expected" | "actual" | "evidence"> {
  correlationId: string | null;
  purpose: string;
  curl: string;
  /** When several requests are needed to show it: all of them, as curl lines with their results. */
  story?: string[];
  /** Key of its cause. */
  cause: string;
  /** True when the baseline has it. */
  accepted?: true;
}

/** A cause in the form of reports. */
export interface WrittenCause extends Omit<Cause, "differences" | "isAccepted"> {
  /** Number of its differences. */
  count: number;
  example: WrittenDifference;
}

/** The content of `report.json`. */
export interface Report extends Pick<RunResult, "requests" | "seconds" | "leftBehind"> {
  /** Open causes: failures first, then those without an entry in the baseline, then by the number of differences. */
  causes: WrittenCause[];
  /** Accepted causes that were seen again. */
  accepted: (WrittenCause & Pick<Accepted, "why" | "by" | "since">)[];
  /** Accepted causes that were not seen, although all of their operations were called. */
  gone: (Pick<Accepted, "says" | "why" | "since"> & { key: string })[];
  /** What changed since the last run against the same deployment, if there is a history. */
  since?: { run: string; new: string[]; gone: string[] } | undefined;
  failures: WrittenDifference[];
  findings: WrittenDifference[];
  coverage: {
    summary: Record<string, { covered: number; total: number }>;
    notCovered: Omit<CoverageItem, "covered">[];
    notTested: string[];
  };
  /** Undocumented behavior of deliveries; absent when none were received. */
  deliveries?: DeliveryObservations;
  /** Why deliveries were not tested; absent when they were. */
  deliveriesNotTested?: string;
  /** Rate limits that the run met, one line each; they are observations, because none is documented. */
  rateLimits?: string[];
  /** Why the run ended early; absent when it did not. */
  endedEarly?: string;
}

/** Why an interrupted run ended early. */
export const interruptedText = "the run was interrupted";

/** The failures that are not accepted: any of them fails a run. */
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
