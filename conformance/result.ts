// What a run found: differences from the contract, what was covered, and what is left behind.

import type { Api } from "../model/apis.ts";
import type { Evidence } from "../model/evidence.js";
import type { DeliveryObservations } from "./delivery.ts";
import type { Exchange, ServiceName } from "./exchange.ts";

/** The part of the contract that an expectation rests on; differences of one cause are found by it. */
export interface DifferencePlace {
  /** JSON pointer, within the bundle, of the parameter or schema that has the rule. */
  pointer?: string;
  /** The parameter or field it is about: `page`, `body.amount`, `result.[].status`. */
  subject?: string;
  /** The kind of rule: `beyond 32 bits`, `required`, `type`. */
  rule?: string;
  /** What was seen and the contract does not have: a code, a value, or the name of a field. */
  news?: string;
}

/** What a check found wrong in one exchange; with that exchange and the check it is a `Difference`. */
export interface Deviation {
  expected: string;
  actual: string;
  /** How certain it is; the weight of the check when absent. */
  evidence?: Evidence | undefined;
  /** Where the contract has what was expected, when the check knows it. */
  place?: DifferencePlace;
  /** The requests that it takes to show it, when it is more than one: the shortest sequence, which ends with the one that shows it. */
  story?: Exchange[];
}

/** A difference between the contract and what was seen. */
export interface Difference extends Deviation {
  check: string;
  service: Api;
  operationId: string;
  /** `documented` makes the difference a failure, else it is a finding. */
  evidence: Evidence;
  exchange: Exchange;
}

/** What can be covered: an operation's status, value of a parameter, broken constraint, a check of its own, or an event. */
export interface CoverageItem {
  service: Api;
  operationId: string;
  kind: "status" | "parameter" | "constraint" | "check" | "event";
  item: string;
  covered: boolean;
  /** Why it is not covered. */
  reason?: string;
}

/** What a run found. */
export interface RunResult {
  failures: Difference[];
  findings: Difference[];
  coverage: CoverageItem[];
  exchanges: Exchange[];
  requests: number;
  seconds: number;
  /** Services that were left out. */
  notTested: ServiceName[];
  /** What the run made and could not remove, one line each. */
  leftBehind: string[];
  /** Rate limits that were met, one line each: they are not documented. */
  rateLimits?: string[];
  /** Literal secrets of the run; reports mask them. */
  secrets: string[];
  /** True when the run was narrowed or limited: what it did not see may still be there. */
  partial?: true;
  /** What ended the run early: a host that cannot be reached, or refused credentials. */
  problem?: Error;
  /** The run was stopped before its end: what it did not see is not gone. */
  isInterrupted?: true;
  /** What deliveries showed that is not documented. */
  deliveries?: DeliveryObservations;
  /** Why deliveries were not tested; absent when they were. */
  deliveriesNotTested?: string;
}
