// One token request with the client credentials grant, by oauth4webapi.

import {
  type AuthorizationServer,
  allowInsecureRequests,
  ClientSecretPost,
  clientCredentialsGrantRequest,
  customFetch,
  processClientCredentialsResponse,
} from "oauth4webapi";
import { messageOf, readCause } from "../runtime/cause.ts";
import { withDeadline } from "../runtime/deadline.ts";
import { AuthError, TimeoutError } from "../runtime/errors.ts";
import type { OnEvent } from "../runtime/events.ts";
import { maskOne } from "../runtime/mask.ts";
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
  let response: Response | undefined;
  const work = async (signal: AbortSignal) => {
    response = await clientCredentialsGrantRequest(
      server,
      client,
      ClientSecretPost(clientSecret),
      scope ? { scope } : {},
      {
        signal,
        // `clientCredentials` has refused HTTP, except on this machine.
        [allowInsecureRequests]: true,
        [customFetch]: (options.fetch ?? globalThis.fetch) as typeof globalThis.fetch,
      },
    );
    const token = await processClientCredentialsResponse(server, client, response.clone());
    const { access_token: accessToken, expires_in: seconds } = token;
    return { accessToken, expiresInMs: seconds === undefined ? unknownLifeMs : seconds * 1000 };
  };
  const rethrow = async (cause: unknown): Promise<never> => {
    throw await authError(url, options, response, cause);
  };
  // It ends at its limit, also if `fetch` or the body ignores its signal: all later calls would wait for it.
  return withDeadline(
    timeoutMs,
    signal,
    (own) => work(own).catch(rethrow),
    (Kind) => {
      throw Kind === TimeoutError ? lateError(url) : new Kind("aborted", {});
    },
  );
}

/** The error of a token request that was not over at its limit. */
function lateError(url: URL): AuthError {
  return new AuthError(`token request to ${url.origin}${url.pathname}: no response (TimeoutError)`, {
    errors: [],
    sent: "no",
    timeout: "token",
    cause: new Error("the token request took too long"),
    retryable: true,
  });
}

/** An error with the endpoint's response, and nothing of the request. */
async function authError(
  url: URL,
  { clientId, clientSecret }: ClientCredentialsOptions,
  response: Response | undefined,
  thrown: unknown,
): Promise<AuthError> {
  const masked = (text: string) => maskSecret(text, clientId, clientSecret);
  // A body that is lost or is no JSON can be another one next time; requesting a token again does no harm.
  let lost = false;
  const body: unknown = await response?.json().catch(() => {
    lost = true;
  });
  const { error, error_description } = Object(body) as { error?: unknown; error_description?: unknown };
  const code = typeof error === "string" ? masked(error) : undefined;
  const message = masked(messageOf(error_description ?? ""));
  const { status, ok = false } = response ?? {};
  // What was thrown can contain the request, so only its code and message are used.
  const { cause } = readCause(thrown, masked);
  const kind = cause.code ?? Object(thrown).name;
  const reason = status === undefined ? `no response (${kind})` : `${status} ${code ?? "without a token"}`;
  return new AuthError(`token request to ${url.origin}${url.pathname}: ${reason}`, {
    status,
    code: code ?? (status === undefined ? cause.code : undefined),
    errors: code === undefined ? [] : [{ code, message }],
    sent: "no",
    cause: status === undefined ? cause : undefined,
    retryable: status === undefined || status === 429 || status >= 500 || (ok && lost),
    retryAfterMs: retryAfterMs(response),
  });
}

/** Masks the secret however short it is, and also in base64: alone, and as in HTTP basic authentication. */
function maskSecret(text: string, id: string, secret: string): string {
  return [secret, ...[secret, `${id}:${secret}`].map(base64)].reduce(maskOne, text);
}

/** The base64 of a text in UTF-8, without padding. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text))).replace(/=+/, "");
}
