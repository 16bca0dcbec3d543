// The result of a run: differences from the contract, coverage, and resources left behind.

import type { Api } from "../model/apis.ts";
import type { Evidence } from "../model/evidence.js";
import type { DeliveryObservations } from "./delivery.ts";
import type { Exchange, ServiceName } from "./exchange.ts";

/** The rule of the contract behind an expectation; reports group differences by it. */
export interface DifferencePlace {
  /** JSON pointer, within the bundle, of the parameter or schema that has the rule. */
  pointer?: string;
  /** The parameter or field: `page`, `body.amount`, `result.[].status`. */
  subject?: string;
  /** The kind of rule: `beyond 32 bits`, `required`, `type`. */
  rule?: string;
  /** A code, a value, or the name of a field that was seen and is not in the contract. */
  news?: string;
}

/** A mismatch that a check found in one exchange; with the exchange and the check, it is a `Difference`. */
export interface Deviation {
  expected: string;
  actual: string;
  /** Evidence of the expectation; that of the check when absent. */
  evidence?: Evidence | undefined;
  /** The rule that was expected, when the check knows it. */
  place?: DifferencePlace;
  /** The shortest sequence of requests that ends with the mismatch, when one request is not enough. */
  story?: Exchange[];
}

/** A difference between the contract and what was seen. */
export interface Difference extends Deviation {
  check: string;
  service: Api;
  operationId: string;
  /** `documented` and `confirmed` make the difference a failure; anything else makes it a finding. */
  evidence: Evidence;
  exchange: Exchange;
}

/** Something to cover: a status, a parameter value, or a broken constraint of an operation, a check, or an event. */
export interface CoverageItem {
  service: Api;
  operationId: string;
  kind: "status" | "parameter" | "constraint" | "check" | "event";
  item: string;
  covered: boolean;
  /** Why it is not covered. */
  reason?: string;
}

/** The result of a run. */
export interface RunResult {
  failures: Difference[];
  findings: Difference[];
  coverage: CoverageItem[];
  exchanges: Exchange[];
  requests: number;
  seconds: number;
  /** Services without an origin. */
  notTested: ServiceName[];
  /** Resources that the run made and could not remove, one line each. */
  leftBehind: string[];
  /** Rate limits that the run met, one line each; they are not documented. */
  rateLimits?: string[];
  /** Literal secrets of the run; reports mask them. */
  secrets: string[];
  /** True for a narrowed or limited run: a difference that it did not see may still exist. */
  partial?: true;
  /** Why the run ended early: a host that cannot be reached, or refused credentials. */
  problem?: Error;
  /** True for an interrupted run: a difference that it did not see may still exist. */
  isInterrupted?: true;
  /** Undocumented behavior of deliveries. */
  deliveries?: DeliveryObservations;
  /** Why deliveries were not tested; absent when they were. */
  deliveriesNotTested?: string;
}
