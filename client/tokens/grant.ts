// One token request with the client credentials grant (RFC 6749, section 4.4), and its error.

import { messageOf, readCause } from "../runtime/cause.ts";
import { withDeadline } from "../runtime/deadline.ts";
import { AuthError, TimeoutError } from "../runtime/errors.ts";
import type { OnEvent } from "../runtime/events.ts";
import { formsOf, mask, shownBody } from "../runtime/mask.ts";
import { bodyOf, parse, typeOf } from "../runtime/response.ts";
import { retryAfterMs } from "../runtime/retry.ts";
import type { Grant } from "./cache.ts";

/** Options of `clientCredentials`. */
export interface ClientCredentialsOptions {
  /** URL of the token endpoint. HTTPS, except for this machine and the hosts of `allowHttp`. */
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** Hosts that may be reached without TLS, such as `["mock"]`. The client secret is sent to them. */
  allowHttp?: readonly string[] | undefined;
  /** Scopes to request, separated by spaces. Without it, the endpoint decides which scopes the token has. */
  scope?: string | undefined;
  /** Time limit for one token request, in milliseconds. Default: 10,000. */
  timeoutMs?: number | undefined;
  /** Sends the token requests. Default: the global `fetch`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** Assumed lifetime of a token whose response has no `expires_in`, in milliseconds. */
const unknownLifeMs = 60_000;
/** The largest response of a token endpoint that is read, in bytes. */
const longestGrant = 1_000_000;

/**
 * Requests a token and reports the result to `onEvent`.
 * @returns The granted token.
 * @throws AuthError with the endpoint's response, but nothing of the request, which has the secret.
 */
export async function requestGrant(
  url: URL,
  options: ClientCredentialsOptions,
  signal: AbortSignal,
  onEvent: OnEvent | undefined,
): Promise<Grant> {
  const start = performance.now();
  const endpoint = url.origin + url.pathname;
  const report = (expiresInMs?: number, error?: string) => {
    const durationMs = performance.now() - start;
    onEvent?.({ type: "token", tokenUrl: endpoint, expiresInMs, error, durationMs });
  };
  const fail = (reason: string, facts: object) =>
    new AuthError(`token request to ${endpoint}: ${reason}`, { errors: [], sent: "no", status: undefined, ...facts });
  try {
    // Ends at its limit even if `fetch` or the body ignores the signal, because all later calls wait for this request.
    const grant = await withDeadline(
      options.timeoutMs ?? 10_000,
      signal,
      (own) => grantFrom(url, options, own, fail),
      (Kind) => {
        if (Kind !== TimeoutError) throw new Kind("aborted", {});
        throw fail("no response (TimeoutError)", { timeout: "token", retryable: true });
      },
    );
    report(grant.expiresInMs);
    return grant;
  } catch (error) {
    report(undefined, (error as AuthError).code ?? (error as AuthError).name);
    throw error;
  }
}

/** Makes the error of a token request. */
type Fail = (reason: string, facts: object) => AuthError;

/** Sends the request and reads the response. Nothing of the request gets into an error. */
async function grantFrom(url: URL, options: ClientCredentialsOptions, signal: AbortSignal, fail: Fail): Promise<Grant> {
  const { clientId, clientSecret, scope, fetch = globalThis.fetch } = options;
  const masked = maskOf(clientId, clientSecret);
  const fields = { grant_type: "client_credentials", client_id: clientId, client_secret: clientSecret };
  const form = new URLSearchParams(scope ? { ...fields, scope } : fields);
  const headers = { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" };
  let response: Response;
  try {
    response = await fetch(url.href, { method: "POST", headers, body: `${form}`, redirect: "manual", signal });
  } catch (thrown) {
    // The thrown error can contain the request, so only its code and message are used.
    const { cause } = readCause(thrown, masked);
    const reason = `no response (${cause.code ?? Object(thrown).name})`;
    throw fail(reason, { code: cause.code, cause, retryable: true });
  }
  const { status, ok } = response;
  // A body that is lost or not JSON is retryable, because requesting a token again does no harm.
  const text = await bodyOf(response, longestGrant)
    .then((body) => body.text())
    .catch(() => "");
  const body = parse(text) as Partial<Record<string, unknown>> | undefined;
  const { access_token: accessToken, token_type: type, expires_in: seconds = unknownLifeMs / 1000, error } = body ?? {};
  const isToken = ok && typeof accessToken === "string" && accessToken !== "";
  const isTime = /^(number|string)$/.test(typeof seconds) && Number(seconds) >= 0 && Number.isFinite(Number(seconds));
  if (isToken && isTime && /^bearer$/i.test(`${type}`)) return { accessToken, expiresInMs: Number(seconds) * 1000 };
  const problem = isTime ? "token_type is not Bearer" : "expires_in is not a number of seconds";
  const code = typeof error === "string" ? masked(error) : undefined;
  const shown = shownBody(text, body, masked, "\\w*token|client_secret");
  const message = masked(messageOf(body?.["error_description"] ?? ""));
  throw fail(`${status} ${code ?? "without a token"}${isToken ? `: ${problem}` : ""}`, {
    status,
    code,
    errors: code === undefined ? [] : [{ code, message }],
    ...(code === undefined && { body: shown, contentType: typeOf(response) }),
    cause: isToken ? new Error(problem) : undefined,
    retryable: status === 429 || status >= 500 || (ok && !body),
    retryAfterMs: retryAfterMs(response),
  });
}

/** Returns a function that masks the secret, also in base64: alone, and as in HTTP basic authentication. */
function maskOf(id: string, secret: string): (text: string) => string {
  // Of the text in UTF-8, and without padding, so that it matches padded and unpadded text.
  const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text))).replace(/=+/, "");
  const forms = [secret, base64(secret), base64(`${id}:${secret}`)].flatMap((text) => [...formsOf(text)]);
  return (text) => mask(text, forms);
}
