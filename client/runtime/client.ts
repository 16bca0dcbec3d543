// Creates a client with the calling convention of openapi-fetch.

import { type Auth, type GetToken, tokenGetter } from "../tokens/source.ts";
import type { AnyOutcome, ClientContext } from "./attempt.ts";
import { makeCall } from "./call.ts";
import { type LimitOptions, limitsOf, must, mustBeFunctions, mustBeUrl } from "./check.ts";
import { type OnEvent, quietly } from "./events.ts";
import { withIdempotencyKey } from "./idempotency.ts";
import type { CallInit, Fetch, HeadersInput, Middleware } from "./request.ts";
import { fullBudget } from "./retry.ts";
import type { CallOptions } from "./types.ts";

/** Options of a client. */
export interface ClientOptions extends LimitOptions {
  /** Address of the service, for example `https://finance.example.com`. It can have a path, which the paths are added to. */
  baseUrl: string;
  /** A token, a function that returns one, or a token source from `clientCredentials` of `finance-ramp-api/auth`. */
  auth: Auth;
  /** Hosts that may be reached without TLS, such as `["mock"]`. This machine always may. */
  allowHttp?: readonly string[] | undefined;
  /** Tenant of all requests; only required if the token grants access to several. See also `forTenant`. */
  tenantId?: string | undefined;
  /** Headers of all requests. Those of a call take precedence. */
  headers?: HeadersInput | undefined;
  /** Middleware of all requests, as with `use`. */
  middleware?: readonly Middleware[] | undefined;
  /** Sends the requests. Default: the global `fetch`. It must not send a request twice. */
  fetch?: Fetch | undefined;
  /** Returns the correlation ID of each request. Default: a random word and a counter. An invalid ID is not sent. */
  correlationId?: (() => string) | undefined;
  /** Receives the events of requests, responses, retries and tokens. What it throws is ignored. */
  onEvent?: OnEvent | undefined;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** What an operation by name is given. */
type Given = [parameters?: Record<string, unknown>, options?: CallOptions & Pick<CallInit, "parseAs">];

/** An operation by name, without the types of its service. */
export type UntypedOperation = (...given: Given) => Promise<AnyOutcome>;

/** A client without the types of its service. It also has the operations by name. */
export interface AnyClient
  extends Record<(typeof methods)[number], (path: string, init?: CallInit) => Promise<AnyOutcome>> {
  forTenant(tenantId: string): AnyClient;
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
}

/**
 * Creates a client for a service.
 * @param service What the client knows of it at run time, as it is generated: the operations, one a line, with their words.
 * @returns The client. Each entry point adds the types of its service.
 * @throws TypeError that names the option, for an option that is missing or invalid.
 */
export function createClient(service: Record<"operations" | "sensitive", string>, options: ClientOptions): AnyClient {
  const { operations, sensitive } = service;
  // A copy: what the caller changes later changes nothing, and no options at all are an option that is missing.
  const own = { ...options };
  const { onEvent, allowHttp, headers, middleware = [] } = own;
  const getToken = tokenGetter(own.auth) as GetToken;
  const { href, origin, pathname } = mustBeUrl("baseUrl", own.baseUrl, allowHttp);
  must("baseUrl", href === origin + pathname, "without query and fragment");
  must("auth", getToken, "a token, a function that returns one, or what clientCredentials returns");
  must("middleware", Array.isArray(middleware), "a list");
  mustBeFunctions(own, ["fetch", "correlationId", "onEvent"]);
  const base = { timeoutMs: 30_000, attemptTimeoutMs: 15_000, maxRetries: 2, maxResponseBytes: 10_000_000 };
  const shared: ClientContext = {
    baseUrl: href.replace(/\/$/, ""),
    headers,
    sensitive,
    fetch: own.fetch,
    budget: fullBudget,
    getToken,
    middleware: [...middleware],
    limits: limitsOf(own, base),
    onEvent: onEvent && quietly(onEvent),
  };
  const rows = operations.split("\n").map((line) => line.split(" ") as [string, string, string, ...string[]]);
  const word = Math.random().toString(36).slice(2);
  let count = 0;

  const call = async (tenantId: string | undefined, method: string, path: string, init: CallInit = {}) => {
    const [, operationId, , ...words] = rows.find((row) => row[0] === method && row[2] === path) ?? [];
    // Only the contract says where a key makes repetition safe, whatever the request body contains.
    const body = words.includes("key") ? withIdempotencyKey(path, init.body) : undefined;
    const callId = `${word}:${++count}`;
    const id = own.correlationId ? own.correlationId() : callId;
    const facts = {
      callId,
      startTime: Date.now(),
      method,
      path,
      operationId,
      tenantId,
      // One that the service would replace is not sent.
      correlationId: /^[\w.:-]{1,64}$/.test(id) ? id : undefined,
      idempotencyKey: body?.idempotencyKey,
      attempts: 0,
      status: undefined,
    };
    return makeCall(shared, facts, body ? { ...init, body } : init, words);
  };

  const forTenant = (tenantId: string): AnyClient => {
    // What no header can have would fail each call, and spaces alone are no tenant in a header.
    const ok = typeof tenantId === "string" && /^[!-~]([ -~]*[!-~])?$/.test(tenantId);
    must("tenantId", ok, "printable ASCII without outer spaces");
    return clientOf(tenantId);
  };
  const clientOf = (tenantId?: string): AnyClient => {
    const client = {
      forTenant,
      use: (...added) => {
        shared.middleware = [...shared.middleware, ...added];
      },
      eject(...removed) {
        shared.middleware = shared.middleware.filter((one) => !removed.includes(one));
      },
    } as AnyClient;
    for (const method of methods) client[method] = (path, init) => call(tenantId, method, path, init);
    // Functions of its own, and no Proxy: what `console.log`, a spread, `in` and `await` find is what is there.
    for (const [method, operationId, path] of rows) {
      // An object gives the function its name.
      Object.assign(client, {
        [operationId]: (...given: Given) => call(tenantId, method, path, byName(path, ...given)),
      });
    }
    return client;
  };
  return own.tenantId === undefined ? clientOf() : forTenant(own.tenantId);
}

/**
 * Makes the options of a call by path from those of a call by name. No two of the parameters of an operation have the same
 * name, and none is called `body`: the build checks it.
 */
function byName(path: string, ...[{ body, ...parameters } = {}, { correlationId, ...options } = {}]: Given): CallInit {
  const inPath: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  for (const name in parameters) (path.includes(`{${name}}`) ? inPath : query)[name] = parameters[name];
  return { ...options, params: { path: inPath, query, header: { "X-Correlation-Id": correlationId } }, body };
}
