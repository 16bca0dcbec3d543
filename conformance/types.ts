// The words all parts of the contract tests share: what is sent, what comes back, what differs from the contract.

import type { Api } from "../model/apis.ts";
import type { Evidence } from "../model/evidence.js";
import type { Operation } from "./contract.ts";

/** The two services under test; the token endpoint (`auth`) serves both. */
export type Service = "finance" | "ramp";

/** A request as it goes over the wire; a header may stand twice. */
export interface SentRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body?: string;
}

/** A response as it came; header names are lower case. `status` 0 means that no response came. */
export interface ReceivedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Why no response came. */
  problem?: string;
}

/** One request with its response. */
export interface Exchange {
  number: number;
  service: Api;
  /** The operation that was called; absent for paths that the contract does not have. */
  operation?: Operation;
  /** What the request was sent for, for example `positive: page at its minimum`. */
  purpose: string;
  request: SentRequest;
  response: ReceivedResponse;
  /** The body read as JSON; undefined when it is empty or no JSON. */
  json: unknown;
  startedAt: Date;
  milliseconds: number;
}

/** A difference between the contract and what was seen. */
export interface Difference {
  check: string;
  service: Api;
  operationId: string;
  expected: string;
  actual: string;
  /** How well the sources know what was expected; `documented` makes the difference a failure, else it is a finding. */
  evidence: Evidence;
  exchange: Exchange;
}

/** What a check is, for people: every check has these. */
export interface CheckInfo {
  /** kebab-case, unique. */
  name: string;
  /** What has to hold, in one sentence. */
  rule: string;
  /** The place in the contract or in the source documents that it rests on. */
  source: string;
}

/** How much a run may change: nothing; what it can remove again; anything (servers made for tests). */
export type Writes = "none" | "removable" | "all";

/** Credentials of an OAuth 2.0 client. */
export interface Client {
  id: string;
  secret: string;
}

/** The deployment under test. */
export interface Target {
  /** Origin by service; a service without one is not tested. */
  origins: Partial<Record<Service, string>>;
  /** Full address of the token endpoint. */
  tokenUrl: string;
  client: Client;
  /** Sent as `x-tenant-id` with every call. */
  tenantId?: string;
  /** A client without the scope `manage:webhooks`, if there is one. */
  limitedClient?: Client;
  /** Ids that the API itself does not lead to, by path parameter; `foreign…` are ids of another company. */
  fixtures: Partial<Record<Service, Record<string, string>>>;
  writes: Writes;
  /** Requests a second; unlimited when absent. */
  rate?: number;
  /** Milliseconds an answer may take; 30 seconds when absent. */
  timeout?: number;
  /** True when the server answers examples and keeps no state: rules across requests do not apply. */
  stateless?: boolean;
  /** Waits until the token expires, to see that it is refused then. */
  waitForExpiry?: boolean;
  /** Asks for every documented response with the header `Prefer`, as Prism understands it. */
  prefer?: boolean;
}

/** What can be covered: an operation's status, value of a parameter, broken constraint, or a check of its own. */
export interface CoverageItem {
  service: Api;
  operationId: string;
  kind: "status" | "parameter" | "constraint" | "check";
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
}
