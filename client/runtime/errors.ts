// The errors of a call. They contain facts about it, but never its headers, body or cause, which can be secret.

/** One entry of `errors` in the envelope of both services. */
export interface ErrorEntry<Code extends string = string> {
  code?: Code;
  message?: string;
}

/** What is known about a failed request. Fields that do not apply are undefined. */
export interface ErrorFacts<Code extends string = string> {
  /** HTTP status; undefined if there was no response. */
  status?: number | undefined;
  /** Code of the first entry of `errors`. For a token error, the OAuth error code. */
  code?: Code | undefined;
  /** `errors` of the envelope as the service sent it; empty if there is none. */
  errors?: ErrorEntry<Code>[];
  /** Correlation ID to quote when you report the problem: from the response, or else the one that was sent. */
  correlationId?: string | undefined;
  /** The contract's name of the operation; undefined for a path that is not in the contract. */
  operationId?: string | undefined;
  /** Whether the same request may succeed later and a retry cannot move money twice. */
  retryable?: boolean;
  /** The pause that the service asked for, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** Number of attempts that were sent. */
  attempts?: number;
  /** The idempotency key of the request. To resume, retry with it. */
  idempotencyKey?: string | undefined;
  /** The response. Its body has been read. */
  response?: Response | undefined;
}

/** A class of errors, as far as `is` needs it. */
type ErrorClass<E> = (new (message: string, facts: never) => E) & { prototype: { name: string } };

// A registered symbol, so that every copy of the package recognizes the errors of every other copy.
const brand = Symbol.for("finance-ramp-api.ApiError");

/**
 * A failed request: the service returned an error, or a response that the contract does not describe.
 * `ConnectionError`, `TimeoutError`, `AbortError` and `AuthError` are the subclasses for requests without a response.
 */
export class ApiError<Code extends string = string> extends Error implements ErrorFacts<Code> {
  declare readonly status: number | undefined;
  declare readonly code: Code | undefined;
  declare readonly errors: ErrorEntry<Code>[];
  declare readonly correlationId: string | undefined;
  declare readonly operationId: string | undefined;
  declare readonly retryable: boolean;
  declare readonly retryAfterMs: number | undefined;
  declare readonly attempts: number;
  declare readonly idempotencyKey: string | undefined;
  declare readonly response: Response | undefined;

  /**
   * @param message For people: method, path template, status, code and correlation id; nothing secret.
   * @param facts What is known about the request.
   */
  constructor(message: string, facts: ErrorFacts<Code>) {
    super(message);
    Object.assign(this, facts);
  }

  // A literal, because minifiers rename classes. On the prototype, so that stack traces start with it.
  override get name(): string {
    return "ApiError";
  }

  /** The name again, under the symbol that all copies of the package share. */
  get [brand](): string {
    return this.name;
  }

  /** The facts for structured logs, without the response itself. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message, response: undefined };
  }

  /**
   * Whether a value is an error of this class, also if it comes from another copy of the package.
   * @param value Any value, for example from a `catch`.
   * @returns True for an instance. `ApiError.is` also accepts the subclasses.
   */
  static is<E extends ApiError = ApiError>(this: ErrorClass<E> | undefined, value: unknown): value is E {
    const name = (value as { [brand]?: string } | null | undefined)?.[brand];
    // `this` is undefined if the function is passed by itself, as in `errors.filter(ApiError.is)`.
    // biome-ignore lint/complexity/noThisInStatic: each subclass inherits it, and asks for itself.
    return name !== undefined && (!this || [name, "ApiError"].includes(this.prototype.name));
  }
}

/** No response: the connection failed, or was lost before the body was complete. */
export class ConnectionError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "ConnectionError";
  }
}

/** No complete response within `timeoutMs`, which includes all attempts. */
export class TimeoutError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "TimeoutError";
  }
}

/** The caller's `signal` aborted the request. */
export class AbortError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "AbortError";
  }
}

/** There was no access token, so nothing was sent. `code` is the OAuth error code, if there is one. */
export class AuthError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "AuthError";
  }
}
