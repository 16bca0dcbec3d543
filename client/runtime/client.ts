// Makes a client with openapi-fetch's calling convention.

import { type AnyOutcome, Call, type Shared } from "./call.ts";
import { correlationIds } from "./correlation.ts";
import type { OnEvent } from "./events.ts";
import { withIdempotencyKey } from "./idempotency.ts";
import type { Fetch, Middleware } from "./middleware.ts";
import { readOperations } from "./operations.ts";
import type { CallInit } from "./request.ts";
import { type Auth, tokenGetter } from "./tokens.ts";

/** How a client is made. */
export interface ClientOptions {
  /** Origin of the service, for example `https://finance.example.com`; paths carry their prefix. */
  baseUrl: string;
  /** A token, a function that gives one, or what `clientCredentials` of `finance-ramp-api/auth` returns. */
  auth: Auth;
  /** Tenant of every call; needed only when the token grants several. `forTenant` gives the client for another one. */
  tenantId?: string | undefined;
  /** Time for a whole call with all its attempts, in milliseconds; 30,000 by default. */
  timeoutMs?: number | undefined;
  /** How often a call is repeated at most, where that is safe; 2 by default. */
  maxRetries?: number | undefined;
  /** Sends the requests; the global `fetch` by default. */
  fetch?: Fetch | undefined;
  /** Gives the correlation id of each call; a random word and a running number by default. What the service would replace is not sent. */
  correlationId?: (() => string) | undefined;
  /** Is told of requests, responses, retries and token requests; what it throws is ignored. */
  onEvent?: OnEvent | undefined;
}

/** A method of a client without the types of its service. */
export type AnyMethod = (path: string, init?: CallInit) => Promise<AnyOutcome>;

/** A client without the types of its service. */
export interface AnyClient extends Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", AnyMethod> {
  forTenant(tenantId: string): AnyClient;
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
}

/**
 * Makes a client for the service that a table describes.
 * @param table The generated table of operations.
 * @param options How the client is made.
 * @returns The client; each entry point gives it the types of its service.
 * @throws TypeError when `baseUrl` is no origin.
 */
export function createClient(table: string, options: ClientOptions): AnyClient {
  const { baseUrl, auth, timeoutMs = 30_000, maxRetries = 2, onEvent } = options;
  const { href, origin } = new URL(baseUrl);
  if (href !== `${origin}/`) throw new TypeError("baseUrl must be an origin, such as https://finance.example.com");
  const operations = readOperations(table);
  const newCorrelationId = correlationIds(options.correlationId);
  const middleware: Middleware[] = [];
  const shared: Shared = {
    baseUrl: origin,
    middleware,
    // Looked up for each request, so that instrumentation may replace it later.
    fetch: options.fetch ?? ((request) => fetch(request)),
    getToken: tokenGetter(auth),
    timeoutMs,
    maxRetries,
    onEvent: onEvent && quietly(onEvent),
  };

  const call = async (tenantId: string | undefined, method: string, path: string, init?: CallInit) => {
    const { operationId, idempotent } = operations.get(`${method} ${path}`) ?? {};
    const body = idempotent ? withIdempotencyKey(init?.body) : init?.body;
    const { idempotencyKey } = Object(body) as { idempotencyKey?: string };
    const correlationId = newCorrelationId();
    const known = {
      method,
      path,
      operationId,
      tenantId,
      correlationId,
      idempotencyKey,
      attempts: 0,
      status: undefined,
    };
    return new Call(shared, known, body === undefined ? (init ?? {}) : { ...init, body }).make();
  };

  const forTenant = (tenantId: string | undefined): AnyClient => {
    const method =
      (name: string): AnyMethod =>
      (path, init) =>
        call(tenantId, name, path, init);
    return {
      GET: method("GET"),
      POST: method("POST"),
      PUT: method("PUT"),
      PATCH: method("PATCH"),
      DELETE: method("DELETE"),
      forTenant,
      use: (...added) => void middleware.push(...added),
      eject: (...removed) => void middleware.splice(0, Infinity, ...middleware.filter((one) => !removed.includes(one))),
    };
  };
  return forTenant(options.tenantId);
}

/** Telemetry must not fail a payment. */
function quietly(onEvent: OnEvent): OnEvent {
  return (event) => {
    try {
      onEvent(event);
    } catch {
      // The caller's telemetry is the caller's to watch.
    }
  };
}
