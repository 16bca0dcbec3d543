// Creates a client with the calling convention of openapi-fetch.

import { type Auth, isAuth, tokenGetter } from "../tokens/source.ts";
import { Call } from "./call.ts";
import { limitsOf, must, mustBeFunctions } from "./check.ts";
import { callIds, correlationIdOf } from "./correlation.ts";
import { endTeller } from "./deprecation.ts";
import { type OnEvent, quietly } from "./events.ts";
import { withIdempotencyKey } from "./idempotency.ts";
import { type AnyOptions, byName } from "./names.ts";
import type { CallInit, Fetch, Middleware } from "./request.ts";
import { fullBudget } from "./retry.ts";
import type { AnyOutcome, Shared } from "./shared.ts";

/** The operations of a service, by path and method. Generated from the contract. */
type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

interface Operation {
  operationId: string;
  /** Whether the request body accepts an `idempotencyKey`. */
  idempotent?: true;
  /** Error codes after which the same request can be repeated, whatever it is. */
  retryable?: string[];
  /** Day on which a deprecated operation ends. */
  sunset?: string;
  /** The operation to use instead of a deprecated one. */
  replacedBy?: string;
}

/** Options of a client. */
export interface ClientOptions {
  /** Origin of the service, for example `https://finance.example.com`. Paths include their prefix. */
  baseUrl: string;
  /** A token, a function that returns one, or a token source from `clientCredentials` of `finance-ramp-api/auth`. */
  auth: Auth;
  /** Tenant of all requests; only required if the token grants access to several. See also `forTenant`. */
  tenantId?: string | undefined;
  /** Time limit for a request with all its attempts, in milliseconds. Default: 30,000. */
  timeoutMs?: number | undefined;
  /**
   * Time limit for one attempt, in milliseconds, so that a connection that hangs is tried again. Only for attempts that
   * can be repeated: all others, and the last one, get the time that is left. Default: 15,000.
   */
  attemptTimeoutMs?: number | undefined;
  /** Maximum number of retries, where a retry is safe. Default: 2. */
  maxRetries?: number | undefined;
  /** Sends the requests. Default: the global `fetch`. It must not send a request twice. */
  fetch?: Fetch | undefined;
  /** Returns the correlation ID of each request. Default: a random word and a counter. An invalid ID is not sent. */
  correlationId?: (() => string) | undefined;
  /** Receives the events of requests, responses, retries, tokens and deprecated operations. What it throws is ignored. */
  onEvent?: OnEvent | undefined;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** A method of a client without the types of its service. */
export type AnyMethod = (path: string, init?: CallInit) => Promise<AnyOutcome>;

/** What an operation by name is given. */
type Given = [parameters?: Record<string, unknown>, options?: AnyOptions];

/** An operation by name, without the types of its service. */
export type AnyOperation = (...given: Given) => Promise<AnyOutcome>;

/** A client without the types of its service. It also has the operations by name. */
export interface AnyClient extends Record<(typeof methods)[number], AnyMethod> {
  forTenant(tenantId: string): AnyClient;
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
}

/**
 * Creates a client for the service that a table describes.
 * @param operations The generated table of operations.
 * @param options Options of the client.
 * @returns The client. Each entry point adds the types of its service.
 * @throws TypeError that names the option, for an option that is missing or invalid.
 */
export function createClient(operations: Operations, options: ClientOptions): AnyClient {
  // A copy: what the caller changes later changes nothing, and no options at all are an option that is missing.
  const own = { ...options };
  const { auth, onEvent } = own;
  const baseUrl = originOf(own.baseUrl);
  must("baseUrl", baseUrl, "an origin, such as https://finance.example.com");
  must("auth", isAuth(auth), "a token, a function that returns one, or what clientCredentials returns");
  mustBeFunctions(own, ["fetch", "correlationId", "onEvent"]);
  const newCallId = callIds();
  const report = onEvent && quietly(onEvent);
  const shared: Shared = {
    baseUrl,
    middleware: [],
    fetch: own.fetch,
    getToken: tokenGetter(auth),
    limits: limitsOf(own, { timeoutMs: 30_000, attemptTimeoutMs: 15_000, maxRetries: 2 }),
    budget: fullBudget,
    onEvent: report,
    tellEnd: report && endTeller(report),
  };

  const call = async (tenantId: string | undefined, method: string, path: string, init?: CallInit) => {
    const { operationId, idempotent, retryable, sunset, replacedBy } = operations[path]?.[method] ?? {};
    // Only the contract says where a key makes repetition safe, whatever the request body contains.
    const body = idempotent && withIdempotencyKey(path, init?.body);
    // Another origin for one call, as in openapi-fetch, which may have a path there.
    must("baseUrl", init?.baseUrl === undefined || webUrl(init.baseUrl), "an http or https URL");
    const callId = newCallId();
    const known = {
      callId,
      startTime: Date.now(),
      method,
      path,
      operationId,
      tenantId,
      correlationId: correlationIdOf(own.correlationId, callId),
      idempotencyKey: body?.idempotencyKey,
      attempts: 0,
      status: undefined,
    };
    shared.tellEnd?.(known, !!sunset && { source: "contract", sunset, replacedBy });
    return new Call(shared, known, body ? { ...init, body } : (init ?? {}), retryable).make();
  };

  const forTenant = (tenantId: string | undefined): AnyClient => {
    // What no header can have would fail each call, and spaces alone are no tenant in a header.
    const ok = typeof tenantId === "string" && /^[!-~]([ -~]*[!-~])?$/.test(tenantId);
    must("tenantId", ok, "printable ASCII without outer spaces");
    return clientOf(tenantId);
  };
  const clientOf = (tenantId: string | undefined): AnyClient => {
    const client = {
      forTenant,
      use: (...added) => void shared.middleware.push(...added),
      eject(...removed) {
        shared.middleware = shared.middleware.filter((one) => !removed.includes(one));
      },
    } as AnyClient;
    for (const method of methods) client[method] = (path, init) => call(tenantId, method, path, init);
    // Functions of its own, and no Proxy: what `console.log`, a spread, `in` and `await` find is what is there.
    for (const path in operations)
      for (const [method, { operationId }] of Object.entries(operations[path] ?? {})) {
        // An object gives the function its name.
        Object.assign(client, {
          [operationId]: (...given: Given) => call(tenantId, method, path, byName(path, ...given)),
        });
      }
    return client;
  };
  return own.tenantId === undefined ? clientOf(undefined) : forTenant(own.tenantId);
}

/** The origin that a URL is; an empty text if it is more than an origin, or no URL of the web. */
function originOf(baseUrl: string): string {
  const { href, origin = "" } = webUrl(baseUrl) ?? {};
  return href === `${origin}/` ? origin : "";
}

/** A URL of the web; undefined for anything else. */
function webUrl(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
