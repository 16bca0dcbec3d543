// The errors of a call. They have its facts, but never the headers or body of its request, which can be secret.

import { lineOf } from "./mask.ts";

/** One entry of `errors` in the envelope of both services. */
export interface ErrorEntry<Code extends string = string> {
  code?: Code;
  message?: string;
}

/** Whether the service may have received a request. */
export type Sent = "no" | "maybe";

/** What a request waits for. */
export type Timeout = "request" | "token" | "connection" | "headers" | "body";

/** The part of an error class that `is` needs. */
type ErrorClass<E> = (new (message: string, facts: never) => E) & { prototype: { name: string } };

// A registered symbol, so that every copy of the package recognizes the errors of every other copy.
const brand = Symbol.for("finance-ramp-api.ApiError");

/** What is known about a failed request: some properties of an `ApiError`. */
export type ErrorFacts<Code extends string = string> = Partial<Omit<ApiError<Code>, "name" | "message" | "stack">>;

/** The facts that an error has about its request. Fields that do not apply are undefined. */
export interface ApiError<Code extends string = string> {
  /** HTTP status; undefined if there was no response. */
  readonly status: number | undefined;
  /**
   * Code of the first entry of `errors`. For a token error, the OAuth error code. For a connection that failed, the
   * code of the system, such as `ECONNREFUSED`.
   */
  readonly code: Code | undefined;
  /** `errors` of the envelope as the service sent it, with the token masked; empty if there is none. */
  readonly errors: ErrorEntry<Code>[];
  /**
   * The response body, if it has no readable error code: its first 4 kB. The token is masked, and so are the fields
   * that the contract marks as personal, bank or secret data.
   */
  readonly body: string | undefined;
  /** The `Content-Type` of `body`. */
  readonly contentType: string | undefined;
  /** Correlation ID to quote when you report the problem: from the response, or else the one that was sent. */
  readonly correlationId: string | undefined;
  /** The contract's name of the operation; undefined for a path that is not in the contract. */
  readonly operationId: string | undefined;
  /** Whether the same request may succeed later and a retry cannot move money twice. */
  readonly retryable: boolean;
  /**
   * `no` if the service certainly got none of the attempts, apart from those that it refused with 401. After a failed
   * connection, only the `fetch` of the runtime or of undici makes that certain, and only if it follows no redirects.
   */
  readonly sent: Sent;
  /**
   * What the request waited for when its time was over; undefined if it was not. `request` means your own middleware,
   * and `headers` can include the connection.
   */
  readonly timeout: Timeout | undefined;
  /**
   * True if the call ended with this error although an earlier attempt, whose response was lost or was a 5xx, may have
   * taken effect: for example, a retry gets 409, or a DELETE finds nothing. Read the resource.
   */
  readonly maybeDone: true | undefined;
  /** Message and code of a transport's error; the reason of an abort; or the error that your middleware threw. */
  readonly cause?: unknown;
  /** The pause that the service asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** Number of attempts that were sent. */
  readonly attempts: number;
  /** The idempotency key of the request. To resume, retry with it. */
  readonly idempotencyKey: string | undefined;
  /** The response. Its body has been read. */
  readonly response: Response | undefined;
}

/**
 * A failed request: the service returned an error, or a response that the contract does not describe.
 * `ConnectionError`, `TimeoutError`, `AbortError` and `AuthError` are the subclasses for requests without a response.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor assigns all of it.
export class ApiError<Code extends string = string> extends Error {
  /**
   * @param message For people: method, path template, status, code and correlation id; nothing secret. It is
   *   cut to one line of at most 1 kB.
   * @param facts What is known about the request.
   */
  constructor(message: string, { cause, ...facts }: ErrorFacts<Code>) {
    super(lineOf(message), cause === undefined ? undefined : { cause });
    Object.assign(this, facts);
  }

  // A literal, because minifiers rename classes. On the prototype, so that stack traces start with it.
  override get name(): string {
    return "ApiError";
  }

  /** The name, under the symbol that all copies of the package share. */
  get [brand](): string {
    return this.name;
  }

  /** The facts for structured logs, without the response itself. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message, response: undefined };
  }

  /**
   * Whether a value is an error of this class, even if it comes from another copy of the package.
   * @param value Any value, for example from a `catch`.
   * @returns True for an instance. `ApiError.is` also accepts the subclasses.
   */
  static is<E extends ApiError = ApiError>(this: ErrorClass<E> | undefined, value: unknown): value is E {
    const name = (value as { [brand]?: string } | null | undefined)?.[brand];
    // `this` is undefined if the function is passed by itself, as in `errors.filter(ApiError.is)`.
    // biome-ignore lint/complexity/noThisInStatic: each subclass inherits the method, and `this` is that subclass.
    return name !== undefined && (!this || [name, "ApiError"].includes(this.prototype.name));
  }
}

/** The response body is larger than `maxResponseBytes`. The service may have done what you asked. */
export class ResponseTooLargeError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "ResponseTooLargeError";
  }
}

/** No response: the connection failed, or was lost before the body was complete. */
export class ConnectionError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "ConnectionError";
  }
}

/** No complete response in time. `timeout` says what the request waited for. */
export class TimeoutError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "TimeoutError";
  }
}

/** The caller's `signal` aborted the request. `cause` is the reason of the abort. */
export class AbortError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "AbortError";
  }
}

/** There was no access token, so the attempt was not sent. `code` is the OAuth error code, if there is one. */
export class AuthError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "AuthError";
  }
}

/** Creates the error for a successful response that the caller cannot use. */
export function unusable(facts: ErrorFacts, problem: string): ApiError {
  const message = `${problem} (correlation ID ${facts.correlationId})`;
  return new ApiError(message, { ...facts, errors: [], retryable: false, sent: "maybe" });
}
