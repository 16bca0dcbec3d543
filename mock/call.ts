// One request on its way through the mock: what all requests share, and what becomes known of each, step by step.

import type { IncomingMessage } from "node:http";
import type { Api } from "../model/apis.ts";
import type { Operation } from "../model/operations.ts";
import type { Access } from "./authenticate/access.ts";
import type { Authority, TokenState } from "./authenticate/authority.ts";
import type { Source } from "./control/journal/entry.ts";
import type { Play } from "./control/scenarios/store.ts";
import type { HttpAllowed } from "./deliver/address.ts";
import type { Content } from "./http/body.ts";
import type { Served } from "./http/documents.ts";
import type { Reply } from "./http/reply.ts";
import type { Match } from "./http/router.ts";
import type { Target } from "./http/target.ts";
import type { Preferences } from "./respond/prefer.ts";
import type { Sandbox } from "./sandboxes/sandbox.ts";
import type { Service } from "./services.ts";
import type { Input } from "./validate/validator.ts";

/** What all three APIs of a running mock and all its sandboxes share. */
export interface Shared {
  /** Who may call what, in which sandbox. */
  authority: Authority;
  /** Delay of every response, in milliseconds. */
  latency(): number;
  /** Where webhooks may be registered on plain http. */
  allowHttpWebhooks: HttpAllowed;
  maxBodyBytes: number;
  /** Where lines for the terminal go. */
  log(line: string): void;
  /** The contract of an API with the mock's addresses. */
  served(api: Api): Served;
}

/** What becomes of a request, for the journal. */
export interface Trail {
  /** Whose journal the request stands in: `main` until it is known whose the request is. */
  sandbox: Sandbox;
  source: Source;
  /** What decided, by name, where the source does not say it all: `scope manage:webhooks missing`, `scenario 3`. */
  rule: string | undefined;
  operationId: string | undefined;
  body: unknown;
  /** The client that the token or the token request names (identify, authenticate). */
  clientId: string | undefined;
  /** The tenant the request acts for (authenticate). */
  tenantId: string | undefined;
  /** Status of an operation that was carried out before a scenario took the place of its response. */
  applied: number | undefined;
  /** Whether the state repeated an earlier result of the idempotency key (respondFromState). */
  replayed: true | undefined;
  /** Whether a scenario or `Prefer` responded in the place of the operation, which was not carried out (playScenario, respondAsPreferred). */
  replaced: true | undefined;
  /** What of a scenario's response breaks the contract. */
  breach: string | undefined;
}

/** A trail at its start. */
export function newTrail(sandbox: Sandbox): Trail {
  return {
    sandbox,
    source: "rule",
    rule: undefined,
    operationId: undefined,
    body: undefined,
    clientId: undefined,
    tenantId: undefined,
    applied: undefined,
    replayed: undefined,
    replaced: undefined,
    breach: undefined,
  };
}

/** A request, and what its steps have found out. Each part is there after the step that is named with it. */
export interface Call {
  readonly service: Service;
  readonly shared: Shared;
  readonly request: IncomingMessage;
  readonly trail: Trail;
  /** The world the request belongs to: `main`, or that of its credentials (identify; authenticate at the token endpoint). */
  sandbox: Sandbox;
  /** What its token opens (identify). */
  token: TokenState | undefined;
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
  /** Fields of the body that the contract does not have, in words (noteUnknownFields). */
  unknownFields: string | undefined;
  /** What the caller, or else a scenario, wants to see (playScenario). */
  preferences: Preferences | undefined;
  /** The header Prefer, where a scenario plays too (playScenario). */
  prefer: Preferences | undefined;
  /** What a scenario does to it (playScenario). */
  play: Play | undefined;
}

/** Lets the rest of a request happen in a sandbox. */
export function enter(call: Call, sandbox: Sandbox): void {
  call.sandbox = sandbox;
  call.trail.sandbox = sandbox;
}

/** One step: it decides on the response, or leaves that to the next. It throws a Refusal for an error. */
export type Step = (call: Call) => Reply | undefined | Promise<Reply | undefined>;
