// What a run found: differences from the contract, what was covered, and what is left behind.

import type { Api } from "../model/apis.ts";
import type { Evidence } from "../model/evidence.js";
import type { DeliveryObservations } from "./delivery.ts";
import type { Exchange, Service } from "./exchange.ts";

/** A difference between the contract and what was seen. */
export interface Difference {
  check: string;
  service: Api;
  operationId: string;
  expected: string;
  actual: string;
  /** How well it is known what was expected; `documented` makes the difference a failure, else it is a finding. */
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
  notTested: Service[];
  /** What the run made and could not remove, one line each. */
  leftBehind: string[];
  /** Literal secrets of the run; reports mask them. */
  secrets: string[];
  /** What ended the run early: a host that cannot be reached, or refused credentials. */
  problem?: Error;
  /** What deliveries showed that is not documented. */
  deliveries?: DeliveryObservations;
}
