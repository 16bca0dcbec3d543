// One request on its way through the mock: what all requests share, and what becomes known of each, step by step.

import type { IncomingMessage } from "node:http";
import type { Api } from "../model/apis.ts";
import type { Operation } from "../model/operations.ts";
import type { Access, Gate } from "./authenticate/access.ts";
import type { IssueToken } from "./authenticate/tokenEndpoint.ts";
import type { Journal, Source } from "./control/journal.ts";
import type { Scenarios } from "./control/scenarios.ts";
import type { Content } from "./http/body.ts";
import type { Served } from "./http/documents.ts";
import type { Reply } from "./http/reply.ts";
import type { Match } from "./http/router.ts";
import type { Target } from "./http/target.ts";
import type { Preferences } from "./respond/prefer.ts";
import type { Service } from "./services.ts";
import type { State } from "./state/types.ts";
import type { Input } from "./validate/validator.ts";

/** What all three APIs of a running mock share. */
export interface World {
  gate: Gate;
  issueToken: IssueToken;
  scenarios: Scenarios;
  journal: Journal;
  /** None when the mock is stateless. */
  state: State | undefined;
  /** Delay of every response, in milliseconds. */
  latency(): number;
  /** Whether webhooks may be registered on plain http to loopback. */
  allowHttpWebhooks: boolean;
  maxBodyBytes: number;
  /** The contract of an API with the mock's addresses. */
  served(api: Api): Served;
}

/** What becomes of a request, for the journal. */
export interface Trail {
  source: Source;
  operationId: string | undefined;
  body: unknown;
}

/** Stands for a connection that is dropped instead of a response. */
export const dropped = "drop";

/** What comes of a request. */
export type Outcome = Reply | typeof dropped;

/** A request, and what its steps have found out. Each part is there after the step that is named with it. */
export interface Call {
  readonly service: Service;
  readonly world: World;
  readonly request: IncomingMessage;
  readonly trail: Trail;
  /** Delay of the response, in milliseconds (readRequest). */
  delay: number;
  /** readRequest */
  target: Target;
  /** The body (readRequest). */
  content: Content | undefined;
  /** route */
  operation: Operation;
  /** route */
  match: Match;
  /** Who calls; undefined where no token is needed (authenticate). */
  access: Access | undefined;
  /** validate */
  input: Input;
  /** What the caller, or else a scenario, wants to see (playScenario). */
  preferences: Preferences | undefined;
}

/** One step: it decides on the response, or leaves that to the next. It throws a Refusal for an error. */
export type Step = (call: Call) => Outcome | undefined | Promise<Outcome | undefined>;

/** Waits, if there is anything to wait for. */
export async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
