// finance-ramp-api/auth: access tokens for servers. It holds a client secret, so do not use it in a browser.

import {
  type AuthorizationServer,
  allowInsecureRequests,
  ClientSecretPost,
  clientCredentialsGrantRequest,
  customFetch,
  processClientCredentialsResponse,
} from "oauth4webapi";
import { AuthError } from "./runtime/errors.ts";
import type { OnEvent } from "./runtime/events.ts";
import { retryAfterMs } from "./runtime/retry.ts";
import { type Grant, TokenCache } from "./runtime/token-cache.ts";
import type { TokenRequest, TokenSource } from "./runtime/tokens.ts";

export { ApiError, AuthError } from "./runtime/errors.ts";
export type { TokenEvent } from "./runtime/events.ts";
export type { Auth, TokenRequest, TokenSource } from "./runtime/tokens.ts";

/** Options of `clientCredentials`. */
export interface ClientCredentialsOptions {
  /** URL of the token endpoint. HTTPS, except on this machine. */
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** Scopes to request, separated by spaces. Without it, the endpoint decides which scopes the token has. */
  scope?: string | undefined;
  /** Time limit for one token request, in milliseconds. Default: 30,000. */
  timeoutMs?: number | undefined;
  /** Sends the token requests. Default: the global `fetch`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** The clock that measures expiry, in milliseconds. Default: `Date.now`. */
  now?: (() => number) | undefined;
}

/** Assumed lifetime of a token whose response has no `expires_in`, in milliseconds. */
const unknownLifeMs = 60_000;
/** Hosts on this machine, where plain HTTP exposes nothing. */
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Caches by transport, clock and credentials, so that two sources with the same credentials share one token. */
const caches = new WeakMap<object, WeakMap<object, Map<string, TokenCache>>>();

/**
 * Requests access tokens with the client credentials grant and caches them: one for each token endpoint, client and
 * scope. It renews a token before it expires. Concurrent requests share one token request.
 * @param options Token endpoint and credentials.
 * @returns A token source for the option `auth` of `createFinanceClient` and `createRampClient`. Both can share one.
 * @throws TypeError if the token endpoint is not HTTPS (except on this machine) or a credential is missing.
 * @see Operation `createAccessToken` of the auth contract.
 */
export function clientCredentials(options: ClientCredentialsOptions): TokenSource {
  const { tokenUrl, clientId, clientSecret, scope, fetch = globalThis.fetch, now = Date.now } = options;
  const url = new URL(tokenUrl);
  if (url.protocol !== "https:" && !loopback.test(url.hostname)) {
    throw new TypeError("tokenUrl must be an https URL, because the client secret is sent to it");
  }
  if (!clientId || !clientSecret) throw new TypeError("clientId and clientSecret are required");
  const key = JSON.stringify([url.href, clientId, clientSecret, scope]);
  const byClock = getOrMake(caches, fetch, () => new WeakMap<object, Map<string, TokenCache>>());
  const byCredentials = getOrMake(byClock, now, () => new Map<string, TokenCache>());
  const make = () => new TokenCache((signal, onEvent) => requestGrant(url, options, signal, onEvent), now);
  return new ClientCredentials(getOrMake(byCredentials, key, make));
}

/** A token source. Its state is private, so that no log shows it. */
class ClientCredentials implements TokenSource {
  readonly #cache: TokenCache;

  constructor(cache: TokenCache) {
    this.#cache = cache;
  }

  getToken(request: Partial<TokenRequest> = {}): Promise<string> {
    const { signal = new AbortController().signal, rejected, onEvent } = request;
    return this.#cache.get({ signal, rejected, onEvent });
  }
}

/** Requests a token and reports the result to `onEvent`. */
async function requestGrant(
  url: URL,
  options: ClientCredentialsOptions,
  signal: AbortSignal,
  onEvent: OnEvent | undefined,
): Promise<Grant> {
  const start = performance.now();
  const report = (expiresInMs?: number, error?: string) => {
    const durationMs = performance.now() - start;
    onEvent?.({ type: "token", tokenUrl: url.origin + url.pathname, expiresInMs, error, durationMs });
  };
  try {
    const grant = await grantFrom(url, options, signal);
    report(grant.expiresInMs);
    return grant;
  } catch (error) {
    report(undefined, (error as AuthError).code ?? (error as AuthError).name);
    throw error;
  }
}

/** Requests a grant with oauth4webapi. */
async function grantFrom(url: URL, options: ClientCredentialsOptions, signal: AbortSignal): Promise<Grant> {
  const { clientId, clientSecret, scope, timeoutMs = 30_000 } = options;
  const server: AuthorizationServer = { issuer: url.origin, token_endpoint: url.href };
  const client = { client_id: clientId };
  let response: Response | undefined;
  try {
    response = await clientCredentialsGrantRequest(
      server,
      client,
      ClientSecretPost(clientSecret),
      scope ? { scope } : {},
      {
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        [allowInsecureRequests]: url.protocol === "http:",
        [customFetch]: (options.fetch ?? globalThis.fetch) as typeof globalThis.fetch,
      },
    );
    const token = await processClientCredentialsResponse(server, client, response.clone());
    const { access_token: accessToken, expires_in: seconds } = token;
    return { accessToken, expiresInMs: seconds === undefined ? unknownLifeMs : seconds * 1000 };
  } catch (cause) {
    throw await authError(url, clientSecret, response, cause);
  }
}

/** An error with the endpoint's response, and nothing of the request. */
async function authError(url: URL, secret: string, response: Response | undefined, cause: unknown): Promise<AuthError> {
  const body: unknown = await response?.json().catch(() => undefined);
  const { error, error_description } = Object(body) as { error?: unknown; error_description?: unknown };
  const code = typeof error === "string" ? error : undefined;
  const message = String(error_description ?? "").replaceAll(secret, "*");
  const { status } = response ?? {};
  // A cause can contain the request, so only its kind is used.
  const kind = Object(Object(cause).cause).code ?? Object(cause).name;
  const reason = status === undefined ? `no response (${kind})` : `${status} ${code ?? "without a token"}`;
  return new AuthError(`token request to ${url.origin}${url.pathname}: ${reason}`, {
    status,
    code,
    errors: code === undefined ? [] : [{ code, message }],
    retryable: status === undefined || status === 429 || status >= 500,
    retryAfterMs: retryAfterMs(response),
  });
}

function getOrMake<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const present = map.get(key);
  if (present !== undefined) return present;
  const made = make();
  map.set(key, made);
  return made;
}
