// The errors of a call, made of what is known of an attempt. Nothing of the request's headers or body gets into them.

import { type Attempt, arrived, type Call } from "./attempt.ts";
import { messageOf, readCause } from "./cause.ts";
import {
  ApiError,
  AuthError,
  ConnectionError,
  type ErrorFacts,
  ResponseTooLargeError,
  TimeoutError,
} from "./errors.ts";
import { clip, maskFields } from "./mask.ts";
import { type Envelope, parse, tooLarge } from "./response.ts";
import { isRetryable } from "./retry.ts";

/** An error with all that is known of its call. */
export function failure(
  call: Call,
  attempt: Attempt,
  Kind: typeof ApiError,
  reason: string,
  { cause, ...more }: ErrorFacts = {},
): ApiError {
  const { facts, responseId, sent, service, isFinal, response } = attempt;
  const { status, isRepeatable } = service ?? {};
  const correlationId = responseId ?? facts.correlationId;
  const known = {
    ...{ errors: [], ...facts, correlationId, response, ...more },
    retryable: !isFinal && (more.retryable ?? (isRepeatable || isRetryable({ ...facts, status, sent }))),
    sent: sent ? ("maybe" as const) : ("no" as const),
  };
  const message = `${facts.method} ${facts.path}: ${clip(call.mask(reason), 600)} (correlation ID ${correlationId})`;
  const error = new Kind(message, { ...known, cause });
  attempt.failed = { error, known };
  return error;
}

/**
 * The error of an attempt that failed with what middleware threw, or with the client's own error after middleware had it.
 * Anybody can have made it of anything, such as the error of another call: it decides nothing, and is the cause at most.
 */
export function thrownIn(call: Call, attempt: Attempt, thrown: unknown): ApiError {
  const { failed } = attempt;
  if (failed && thrown === failed.error) return Object.assign(failed.error, failed.known);
  attempt.isFinal = true;
  const error = failure(call, attempt, ApiError, `middleware threw: ${messageOf(thrown)}`, { cause: thrown });
  const isFresh = ApiError.is(thrown) && thrown.response && thrown.attempts === undefined;
  return isFresh ? Object.assign(thrown, attempt.failed?.known) : error;
}

/** A copy of errors that can be written as JSON: of others, code and message are left. */
function readable(errors: unknown): ErrorFacts["errors"] {
  if (!Array.isArray(errors)) return [];
  try {
    JSON.stringify(errors);
    return errors;
  } catch {
    // Nested so deep that nothing could write them.
    return errors.map((entry) => {
      const { code, message } = Object(entry) as Record<string, unknown>;
      return { ...(typeof code === "string" && { code }), ...(typeof message === "string" && { message }) };
    });
  }
}

/** Why an earlier attempt can have done what this one was refused: its response was lost. */
function doubt({ facts, sentBefore }: Attempt, status: number): string | undefined {
  if (!sentBefore || status >= 500) return undefined;
  if (facts.idempotencyKey) return "; an earlier attempt may have done it";
  return status === 404 && facts.method === "DELETE" ? "; an earlier attempt may have deleted it" : undefined;
}

/** The error of the service, or a response that the contract does not describe. */
export function refusal(
  call: Call,
  attempt: Attempt,
  { status, headers }: Response,
  envelope: Envelope | undefined,
  text = "",
): ApiError {
  const { service } = attempt;
  // A server can send anything. Masked before it is read, in texts and in the names of fields.
  const errors = envelope?.errors ? readable(parse(call.mask(text))?.errors) : [];
  const { code, message } = Object(errors?.[0]) as Record<string, unknown>;
  const own = typeof code === "string" ? code : undefined;
  const said = typeof message === "string" ? `: ${clip(message, 500)}` : "";
  const why = doubt(attempt, service?.status ?? status);
  return failure(
    call,
    attempt,
    ApiError,
    `${status} ${own === undefined ? "without a readable envelope" : clip(own, 50)}${said}${why ?? ""}`,
    {
      code: own,
      errors: errors ?? [],
      // What nobody can read for you. Cut before it is masked, because a pattern takes long.
      ...(own === undefined && {
        body: clip(maskFields(call.mask(text.slice(0, 100_000)), call.shared.sensitive), 4000),
        contentType: headers.get("Content-Type") ?? undefined,
      }),
      maybeDone: why ? true : undefined,
      retryAfterMs: service?.retryAfterMs,
      // A success that cannot be read, for example because it is truncated, is like no response.
      ...(envelope && !service?.status && { retryable: false }),
    },
  );
}

/**
 * A failed connection, or a response that is too large. What failed can contain the request, so only its code and message
 * are used.
 */
export function broken(call: Call, attempt: Attempt, error: unknown, certain: boolean): ApiError {
  if (error === tooLarge) {
    const reason = `the response has more than ${call.limits.maxResponseBytes} bytes; see maxResponseBytes`;
    return failure(call, attempt, ResponseTooLargeError, reason, { retryable: false });
  }
  const { cause, unconnected } = readCause(error, call.mask);
  const { code, message } = cause;
  if (certain && unconnected) attempt.sent = attempt.sentBefore;
  const timeout = /TIMED?_?OUT/.test(`${code}`) ? (unconnected ? "connection" : attempt.phase) : undefined;
  arrived(call, attempt);
  return failure(call, attempt, ConnectionError, code ?? message, { code, cause, timeout });
}

/** The error of an attempt or a pause that was ended from outside: at its limit, or by the caller for a reason. */
export function cutShort(call: Call, attempt: Attempt, Kind: typeof TimeoutError, limitMs: number): ApiError {
  const { phase: timeout } = attempt;
  const cause: unknown = call.init.signal?.reason;
  if (!attempt.isFinal) arrived(call, attempt);
  const isLate = Kind === TimeoutError;
  const reason = isLate
    ? `no ${timeout} within ${Math.max(0, Math.round(limitMs))} ms`
    : `aborted: ${messageOf(cause)}`;
  return failure(call, attempt, Kind, reason, isLate ? { timeout } : { cause });
}

/** The error of a call without a token. Of another error, only what is about the token is taken: not the facts of its request. */
export function tokenFailure(call: Call, attempt: Attempt, error: unknown): ApiError {
  const { cause } = readCause(error, call.mask);
  if (!ApiError.is(error)) return failure(call, attempt, AuthError, cause.message, { retryable: false, cause });
  const { status, code, errors, timeout, retryable, retryAfterMs } = error;
  const told = { status, code, errors, timeout, retryable, retryAfterMs };
  const known = { ...told, ...JSON.parse(call.mask(JSON.stringify(told))), cause: error.cause && cause };
  return failure(call, attempt, AuthError, error.message, known);
}
