// One token request with the client credentials grant, by oauth4webapi.

import {
  type AuthorizationServer,
  allowInsecureRequests,
  ClientSecretPost,
  clientCredentialsGrantRequest,
  customFetch,
  processClientCredentialsResponse,
} from "oauth4webapi";
import { readCause } from "../runtime/cause.ts";
import { AuthError } from "../runtime/errors.ts";
import type { OnEvent } from "../runtime/events.ts";
import { mask } from "../runtime/mask.ts";
import { retryAfterMs } from "../runtime/pause.ts";
import type { Grant } from "./cache.ts";

/** Options of `clientCredentials`. */
export interface ClientCredentialsOptions {
  /** URL of the token endpoint. HTTPS, except on this machine. */
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** Scopes to request, separated by spaces. Without it, the endpoint decides which scopes the token has. */
  scope?: string | undefined;
  /** Time limit for one token request, in milliseconds. Default: 10,000. */
  timeoutMs?: number | undefined;
  /** Sends the token requests. Default: the global `fetch`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** The clock that measures expiry, in milliseconds. Default: `Date.now`. */
  now?: (() => number) | undefined;
}

/** Assumed lifetime of a token whose response has no `expires_in`, in milliseconds. */
const unknownLifeMs = 60_000;

/**
 * Requests a token and reports the result to `onEvent`.
 * @param url The token endpoint.
 * @param options Credentials and transport.
 * @param signal Ends the request.
 * @param onEvent Receives the event of this request.
 * @returns The granted token.
 * @throws AuthError with the endpoint's response, and nothing of the request.
 */
export async function requestGrant(
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
  const { clientId, clientSecret, scope, timeoutMs = 10_000 } = options;
  const server: AuthorizationServer = { issuer: url.origin, token_endpoint: url.href };
  const client = { client_id: clientId };
  const late = AbortSignal.timeout(timeoutMs);
  let response: Response | undefined;
  try {
    response = await clientCredentialsGrantRequest(
      server,
      client,
      ClientSecretPost(clientSecret),
      scope ? { scope } : {},
      {
        signal: AbortSignal.any([signal, late]),
        [allowInsecureRequests]: url.protocol === "http:",
        [customFetch]: (options.fetch ?? globalThis.fetch) as typeof globalThis.fetch,
      },
    );
    const token = await processClientCredentialsResponse(server, client, response.clone());
    const { access_token: accessToken, expires_in: seconds } = token;
    return { accessToken, expiresInMs: seconds === undefined ? unknownLifeMs : seconds * 1000 };
  } catch (cause) {
    throw await authError(url, clientSecret, response, cause, late.aborted);
  }
}

/** An error with the endpoint's response, and nothing of the request. */
async function authError(
  url: URL,
  secret: string,
  response: Response | undefined,
  thrown: unknown,
  late: boolean,
): Promise<AuthError> {
  // A body that is lost or is no JSON can be another one next time; requesting a token again does no harm.
  let lost = false;
  const body: unknown = await response?.json().catch(() => {
    lost = true;
  });
  const { error, error_description } = Object(body) as { error?: unknown; error_description?: unknown };
  const code = typeof error === "string" ? maskSecret(error, secret) : undefined;
  const message = maskSecret(String(error_description ?? ""), secret);
  const { status, ok = false } = response ?? {};
  // What was thrown can contain the request, so only its code and message are used.
  const { cause } = readCause(thrown, secret);
  const kind = cause.code ?? Object(thrown).name;
  const reason = status === undefined || late ? `no response (${kind})` : `${status} ${code ?? "without a token"}`;
  return new AuthError(`token request to ${url.origin}${url.pathname}: ${reason}`, {
    status,
    code: code ?? (status === undefined ? cause.code : undefined),
    errors: code === undefined ? [] : [{ code, message }],
    sent: "no",
    timeout: late ? "token" : undefined,
    cause: status === undefined ? cause : undefined,
    retryable: status === undefined || late || status === 429 || status >= 500 || (ok && lost),
    retryAfterMs: retryAfterMs(response),
  });
}

/** Masks the secret however short it is, and also where its percent-encoding is in lowercase. */
function maskSecret(text: string, secret: string): string {
  const lower = encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase());
  return mask(text, secret)
    .replaceAll(secret, "*")
    .replaceAll(lower, "*")
    .replaceAll(lower.replaceAll("%20", "+"), "*");
}
