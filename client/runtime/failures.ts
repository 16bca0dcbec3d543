// Makes the error of a failed attempt from the facts of its call. It has nothing of the request's headers or body.

import type { Attempt } from "./attempt.ts";
import { messageOf, readCause } from "./cause.ts";
import {
  ApiError,
  AuthError,
  ConnectionError,
  type ErrorEntry,
  type ErrorFacts,
  ResponseTooLargeError,
  TimeoutError,
} from "./errors.ts";
import { clip, lineOf, shownBody } from "./mask.ts";
import { type Envelope, tooLarge, typeOf } from "./response.ts";
import { isRetryable } from "./retry.ts";

/** The attempt with an error that has all facts of its call. */
export function failure(
  attempt: Attempt,
  Kind: typeof ApiError,
  reason: string,
  { cause, ...more }: ErrorFacts = {},
): Attempt {
  const { call, facts, responseId, sent, before, isFinal, response } = attempt;
  const correlationId = responseId ?? facts.correlationId;
  const retryable = !isFinal && (more.retryable ?? isRetryable(attempt));
  const maybeDone = (before.lost && !retryable && facts.method !== "GET") || undefined;
  const known = {
    errors: [],
    ...facts,
    correlationId,
    response,
    ...more,
    retryable,
    maybeDone,
    sent: sent ? ("maybe" as const) : ("no" as const),
  };
  const done = maybeDone ? "an earlier attempt may have done it; " : "";
  const message = `${facts.method} ${facts.path}: ${clip(call.mask(reason), 600)} (${done}correlation ID ${correlationId})`;
  return { ...attempt, error: new Kind(message, { ...known, cause }), known };
}

/**
 * The attempt with an error for what middleware threw, or with the client's own error, which middleware may have
 * changed. A thrown error can be that of another call, so its facts are not used, and it becomes the cause.
 */
export function thrownIn(attempt: Attempt, thrown: unknown): Attempt {
  const { error, known } = attempt;
  if (error && thrown === error) return { ...attempt, error: Object.assign(error, known) };
  const failed = failure({ ...attempt, isFinal: true }, ApiError, `middleware threw: ${messageOf(thrown)}`, {
    cause: thrown,
  });
  const isFresh = ApiError.is(thrown) && thrown.response && thrown.attempts === undefined;
  return isFresh ? { ...failed, error: Object.assign(thrown, failed.known) } : failed;
}

/**
 * A masked copy of `errors`. It is serialized again before it is masked, because a server can escape a secret in any
 * way. Errors that cannot be serialized keep only code and message.
 */
function readable(errors: unknown, mask: (text: string) => string): ErrorEntry[] {
  if (!Array.isArray(errors)) return [];
  const masked = (value: unknown) => JSON.parse(mask(JSON.stringify(value)));
  try {
    return masked(errors);
  } catch {
    // JSON.stringify overflows the stack on deep nesting.
    return errors.map((entry) => {
      const { code, message } = Object(entry) as Record<string, unknown>;
      return masked({ ...(typeof code === "string" && { code }), ...(typeof message === "string" && { message }) });
    });
  }
}

/** The attempt with the error of the service, or with one for a response that the contract does not describe. */
export function refusal(attempt: Attempt, response: Response, envelope?: Envelope, text = ""): Attempt {
  const { call, service } = attempt;
  const errors = readable(envelope?.errors, call.mask);
  const { code, message } = Object(errors[0]) as Record<string, unknown>;
  const own = typeof code === "string" ? lineOf(code, 200) : undefined;
  const said = typeof message === "string" ? `: ${message}` : "";
  return failure(attempt, ApiError, `${response.status} ${own ?? "without a readable envelope"}${said}`, {
    code: own,
    errors,
    ...(own === undefined && {
      body: shownBody(text, envelope, call.mask, call.shared.sensitive),
      contentType: typeOf(response),
    }),
    retryAfterMs: service?.retryAfterMs,
    // A 2xx without a readable envelope, for example a truncated one, counts as no response.
    ...(envelope && !service?.status && { retryable: false }),
  });
}

/**
 * The attempt with an error for a failed connection or a response that is too large. The thrown error can contain the
 * request, so only its code and message are used.
 */
export function connectionFailure(attempt: Attempt, error: unknown, certain: boolean): Attempt {
  const { call } = attempt;
  if (error === tooLarge) {
    const reason = `the response has more than ${call.limits.maxResponseBytes} bytes; see maxResponseBytes`;
    return failure(attempt, ResponseTooLargeError, reason, { retryable: false });
  }
  const { cause, unconnected } = readCause(error, call.mask);
  const { code, message } = cause;
  const timeout = /TIMED?_?OUT/.test(`${code}`) ? (unconnected ? "connection" : attempt.phase) : undefined;
  const known = certain && unconnected ? { ...attempt, ...attempt.before } : attempt;
  return failure(known, ConnectionError, code ?? message, { code, cause, timeout });
}

/** The attempt with an error because it, or the pause after it, reached its limit or was aborted by the caller. */
export function cutShort(attempt: Attempt, Kind: typeof TimeoutError, limitMs: number): Attempt {
  const { phase: timeout } = attempt;
  const cause: unknown = attempt.call.init.signal?.reason;
  const isLate = Kind === TimeoutError;
  const reason = isLate
    ? `no ${timeout} within ${Math.max(0, Math.round(limitMs))} ms`
    : `aborted: ${messageOf(cause)}`;
  return failure(attempt, Kind, reason, isLate ? { timeout } : { cause });
}

/** The attempt with an error because there is no token. An `ApiError` keeps only its facts about the token request. */
export function tokenFailure(attempt: Attempt, error: unknown): Attempt {
  const { mask } = attempt.call;
  const { cause } = readCause(error, mask);
  if (!ApiError.is(error)) return failure(attempt, AuthError, cause.message, { retryable: false, cause });
  const { status, code, errors, body, contentType, timeout, retryable, retryAfterMs } = error;
  const told = { status, code, errors, body, contentType, timeout, retryable, retryAfterMs };
  const known = { ...told, ...JSON.parse(mask(JSON.stringify(told))), cause: error.cause && cause };
  return failure(attempt, AuthError, error.message, known);
}
