// The errors of a call, made of what is known of it. Nothing of the request's headers or body gets into them.

import { messageOf, readCause } from "./cause.ts";
import { ApiError, ConnectionError, type ErrorFacts, TimeoutError } from "./errors.ts";
import type { Progress } from "./progress.ts";
import type { Envelope } from "./response.ts";
import { isRetryable } from "./retry.ts";

/** An error with all that is known of its call. */
export function failure(progress: Progress, Kind: typeof ApiError, reason: string, more: ErrorFacts = {}): ApiError {
  const { facts, correlationId, sent, serviceResponse, isFinal } = progress;
  const { status, isRepeatable } = serviceResponse ?? {};
  const retryable = !isFinal && (more.retryable ?? (isRepeatable || isRetryable({ ...facts, status, sent })));
  const { cause, ...rest } = more;
  const response = progress.response;
  const known = {
    ...{ errors: [], ...facts, correlationId, response, ...rest, retryable },
    sent: sent ? ("maybe" as const) : ("no" as const),
  };
  const message = `${facts.method} ${facts.path}: ${reason} (correlation ID ${correlationId})`;
  const error = new Kind(message, { ...known, cause });
  progress.failed = { error, known };
  return error;
}

/**
 * The error of an attempt that failed with what middleware threw, or with the client's own error after middleware had it.
 * Anybody can have made it of anything, such as the error of another call: it decides nothing, and is the cause at most.
 * @param thrown The client's own error; an error about the response, which belongs to no call yet; or anything else.
 */
export function thrownIn(progress: Progress, thrown: unknown): ApiError {
  const { failed, mask } = progress;
  if (failed && thrown === failed.error) return Object.assign(failed.error, failed.known);
  progress.isFinal = true;
  const error = failure(progress, ApiError, mask(`middleware threw: ${messageOf(thrown)}`), { cause: thrown });
  const isFresh = ApiError.is(thrown) && thrown.response && thrown.attempts === undefined;
  return isFresh ? Object.assign(thrown, progress.failed?.known) : error;
}

/** A copy of what is JSON without what authorizes the requests, in texts and in the names of fields. */
export function maskedIn<T>({ mask }: Progress, value: T): T {
  return JSON.parse(mask(JSON.stringify(value)));
}

/**
 * The error of the service, or a response that the contract does not describe.
 * @param envelope What the caller sees of it, as middleware left it.
 */
export function refusal(progress: Progress, { status }: Response, envelope: Envelope | undefined): ApiError {
  const { facts, serviceResponse, sentBefore } = progress;
  const errors = Array.isArray(envelope?.errors) ? maskedIn(progress, envelope.errors) : [];
  const { code, message } = Object(errors[0]) as Record<string, unknown>;
  // A server can send anything.
  const own = typeof code === "string" ? code : undefined;
  const maybeDone = (status === 404 && facts.method === "DELETE" && sentBefore) || undefined;
  return failure(
    progress,
    ApiError,
    `${status} ${own ?? "without a readable envelope"}${typeof message === "string" ? `: ${message}` : ""}${maybeDone ? "; an earlier attempt may have deleted it" : ""}`,
    {
      code: own,
      errors,
      maybeDone,
      retryAfterMs: serviceResponse?.retryAfterMs,
      // A success that cannot be read, for example because it is truncated, is like no response.
      ...(envelope && !serviceResponse?.status && { retryable: false }),
    },
  );
}

/**
 * A failed connection. What failed can contain the request, so only its code and message are used.
 * @param certain Whether nothing but this request can have failed: a failure to connect then means that it was not sent.
 */
export function broken(progress: Progress, error: unknown, certain: boolean): ApiError {
  const { cause, unconnected } = readCause(error, progress.mask);
  const { code, message } = cause;
  if (certain && unconnected) progress.sent = progress.sentBefore;
  const timeout = /TIMED?_?OUT/.test(`${code}`) ? (unconnected ? "connection" : progress.phase) : undefined;
  progress.arrived();
  return failure(progress, ConnectionError, code ?? message, { code, cause, timeout });
}

/** The error of an attempt or a pause that was ended from outside: at its limit, or by the caller for a reason. */
export function cutShort(progress: Progress, Kind: typeof TimeoutError, limitMs: number): ApiError {
  const { phase, init } = progress;
  const cause: unknown = init.signal?.reason;
  if (!progress.isFinal) progress.arrived();
  return Kind === TimeoutError
    ? failure(progress, Kind, `no ${phase} within ${Math.max(0, Math.round(limitMs))} ms`, { timeout: phase })
    : failure(progress, Kind, progress.mask(`aborted: ${messageOf(cause)}`), { cause });
}
