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
  /** Address of the service, for example `https://finance.example.com`. Paths are appended to its path. */
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
  /** Receives the events of requests, responses, retries and tokens. Its errors are ignored. */
  onEvent?: OnEvent | undefined;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The arguments of an operation by name. */
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
 * @param service Its generated tables: the operations, one in each line, with their words; and its sensitive fields.
 * @returns The client. Each entry point adds the types of its service.
 * @throws TypeError that names a missing or invalid option.
 */
export function createClient(service: Record<"operations" | "sensitive", string>, options: ClientOptions): AnyClient {
  const { operations, sensitive } = service;
  // A copy, so that later changes have no effect. Undefined becomes {}, and the error names the missing option.
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
    // The contract, not the request body, says where a key makes repetition safe.
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
      // The service would replace any other ID, so none is sent.
      correlationId: /^[\w.:-]{1,64}$/.test(id) ? id : undefined,
      idempotencyKey: body?.idempotencyKey,
      attempts: 0,
      status: undefined,
    };
    return makeCall(shared, facts, body ? { ...init, body } : init, words);
  };

  const forTenant = (tenantId: string): AnyClient => {
    // Characters that a header cannot have would fail each call, and a header drops outer spaces.
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
    // Functions instead of a Proxy, so that `console.log`, a spread, `in` and `await` see the actual operations.
    for (const [method, operationId, path] of rows) {
      // The key of the object gives the function its name.
      Object.assign(client, {
        [operationId]: (...given: Given) => call(tenantId, method, path, byName(path, ...given)),
      });
    }
    return client;
  };
  return own.tenantId === undefined ? clientOf() : forTenant(own.tenantId);
}

/**
 * Converts the arguments of a call by name to the options of a call by path. The build checks that no two parameters of
 * an operation have the same name, and that none is called `body`.
 */
function byName(path: string, ...[{ body, ...parameters } = {}, { correlationId, ...options } = {}]: Given): CallInit {
  const inPath: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  for (const name in parameters) (path.includes(`{${name}}`) ? inPath : query)[name] = parameters[name];
  return { ...options, params: { path: inPath, query, header: { "X-Correlation-Id": correlationId } }, body };
}
