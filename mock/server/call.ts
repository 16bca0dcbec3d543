// One request on its way through the mock: what all requests share, and what becomes known of each, step by step.

import type { IncomingMessage } from "node:http";
import type { Api } from "../../model/apis.ts";
import type { Operation } from "../../model/operations.ts";
import type { Caller } from "../domain/types.ts";
import type { Asked } from "../respond/asked.ts";
import type { MockResponse } from "../respond/response.ts";
import type { BodyContent } from "./http/body.ts";
import type { RouteMatch } from "./http/router.ts";
import type { RequestTarget } from "./http/target.ts";
import type { Input } from "./input/validator.ts";
import type { JournalEntry } from "./journal/entry.ts";
import type { Authority, TokenState } from "./oauth/authority.ts";
import type { Sandboxes } from "./sandboxes/registry.ts";
import type { Home, Sandbox } from "./sandboxes/sandbox.ts";
import type { MockService } from "./services.ts";

/** A request that may go on. */
export interface Access {
  caller: Caller;
  tenantId: string;
}

/** A running mock: what all three APIs and all its sandboxes share. */
export interface MockContext extends Home {
  sandboxes: Sandboxes;
  /** Who may call what, in which sandbox. */
  authority: Authority;
  /** Origin by API, as the mock listens. */
  addresses: Record<Api, string>;
  /** By `performance.now()`. */
  startedAt: number;
}

/** What becomes of a request, in its sandbox. */
export type Trail = JournalEntry & { sandbox: Sandbox };

/** A request, and what its steps have found out. Each part is there after the step that is named with it. */
export interface Call extends Asked {
  readonly service: MockService;
  readonly shared: MockContext;
  readonly request: IncomingMessage;
  readonly trail: Trail;
  /** The world the request belongs to: `main`, or that of its credentials (identify; authenticate at the token endpoint). */
  sandbox: Sandbox;
  /** What its token opens (identify). */
  token: TokenState | undefined;
  /** Path and query; from readRequest on. */
  target: RequestTarget;
  /** The body; from readRequest on. */
  content: BodyContent | undefined;
  /** The operation that the path and the method name; from route on. */
  operation: Operation;
  /** The values of its path; from route on. */
  match: RouteMatch;
  /** Who calls; undefined where no token is needed (authenticate). */
  access: Access | undefined;
  /** Parameters and body, as the contract reads them; from validate on. */
  input: Input;
}

/** Lets the rest of a request happen in a sandbox. */
export function assignSandbox(call: Call, sandbox: Sandbox): void {
  call.sandbox = sandbox;
  call.trail.sandbox = sandbox;
}

/** One step: it decides on the response, or leaves that to the next. It throws a Refusal for an error. */
export type Step = (call: Call) => MockResponse | undefined | Promise<MockResponse | undefined>;
