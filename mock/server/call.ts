// The call of a request: what all requests share, and what each step adds to it.

import type { IncomingMessage } from "node:http";
import type { Api } from "../../model/apis.ts";
import type { Operation } from "../../model/operations.ts";
import type { Caller } from "../domain/types.ts";
import type { RoutedRequest } from "../respond/decision.ts";
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

/** The access of an authenticated request. */
export interface Access {
  caller: Caller;
  tenantId: string;
}

/** A running mock: what its APIs and sandboxes share. */
export interface MockContext extends Home {
  sandboxes: Sandboxes;
  /** Clients and tokens of all sandboxes. */
  authority: Authority;
  /** Origin by API, as the mock listens. */
  addresses: Record<Api, string>;
  /** By `performance.now()`. */
  startedAt: number;
}

/** The journal entry of a request, with its sandbox. */
export type Trail = JournalEntry & { sandbox: Sandbox };

/** A request, and the results of its steps. Each field is set by the step in parentheses. */
export interface Call extends RoutedRequest {
  readonly service: MockService;
  readonly shared: MockContext;
  readonly request: IncomingMessage;
  readonly trail: Trail;
  /** `main`, or the sandbox of the credentials (identify; authenticate for the token endpoint). */
  sandbox: Sandbox;
  /** The client of the token, or the fault of the token (identify). */
  token: TokenState | undefined;
  /** Path and query (readRequest). */
  target: RequestTarget;
  /** The body (readRequest). */
  content: BodyContent | undefined;
  /** The operation of path and method (route). */
  operation: Operation;
  /** The path parameters (route). */
  match: RouteMatch;
  /** Caller and tenant; undefined if the operation needs no token (authenticate). */
  access: Access | undefined;
  /** Converted parameters and body (validate). */
  input: Input;
}

export function assignSandbox(call: Call, sandbox: Sandbox): void {
  call.sandbox = sandbox;
  call.trail.sandbox = sandbox;
}

/** One step: it returns the response, or undefined to continue with the next step. It throws a Refusal for an error. */
export type Step = (call: Call) => MockResponse | undefined | Promise<MockResponse | undefined>;
