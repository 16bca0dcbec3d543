// The errors a call can end with. They hold facts about the call, never its headers, body or cause (issue: Secrets).

/** One entry of `errors` in the envelope of both services. */
export interface ErrorEntry<Code extends string = string> {
  code?: Code;
  message?: string;
}

/** What is known about a failed call; members that do not apply are undefined. */
export interface ErrorFacts<Code extends string = string> {
  /** HTTP status; undefined when there was no answer. */
  status?: number | undefined;
  /** Code of the first entry of `errors`; of a token error, the OAuth error code. */
  code?: Code | undefined;
  /** `errors` of the envelope as the service sent it; empty when there is none. */
  errors?: ErrorEntry<Code>[];
  /** Id to quote when the problem is reported: that of the answer, else the one that was sent. */
  correlationId?: string | undefined;
  /** The contract's name of the operation; undefined for a path that is not in the contract. */
  operationId?: string | undefined;
  /** Whether the same call may succeed later and repeating it cannot move money twice. */
  retryable?: boolean;
  /** The pause the service asked for, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** How many requests were sent for this call. */
  attempts?: number;
  /** The idempotency key of the call; repeat the call with it to resume. */
  idempotencyKey?: string | undefined;
  /** The answer. Its body has been read. */
  response?: Response | undefined;
}

/** A class of errors, as far as `is` needs it. */
type ErrorClass<E> = (new (message: string, facts: never) => E) & { prototype: { name: string } };

// A registered symbol, so that every copy of the package recognises the errors of every other copy.
const brand = Symbol.for("finance-ramp-api.ApiError");

/**
 * A call that failed: the service answered with an error, or with something the contract does not describe.
 * `ConnectionError`, `TimeoutError`, `AbortError` and `AuthError` are the subclasses for calls without an answer.
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
   * @param facts What is known about the call.
   */
  constructor(message: string, facts: ErrorFacts<Code>) {
    super(message);
    Object.assign(this, facts);
  }

  // A literal, because minifiers rename classes; on the prototype, so that stack traces start with it.
  override get name(): string {
    return "ApiError";
  }

  /** The name again, under the symbol that all copies of the package share. */
  get [brand](): string {
    return this.name;
  }

  /** The facts for structured logs, without the answer itself. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message, response: undefined };
  }

  /**
   * Whether a value is an error of this class, also when it comes from another copy of the package.
   * @param value Anything, for example what a `catch` caught.
   * @returns True for an instance; `ApiError.is` accepts its subclasses too.
   */
  static is<E extends ApiError = ApiError>(this: ErrorClass<E> | undefined, value: unknown): value is E {
    const name = (value as { [brand]?: string } | null | undefined)?.[brand];
    // `this` is undefined when the function is passed on alone, as in `errors.filter(ApiError.is)`.
    // biome-ignore lint/complexity/noThisInStatic: each subclass inherits it, and asks for itself.
    return name !== undefined && (!this || [name, "ApiError"].includes(this.prototype.name));
  }
}

/** No answer: the connection failed, or broke before the body was complete. */
export class ConnectionError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "ConnectionError";
  }
}

/** No complete answer within `timeoutMs`, counted over all attempts. */
export class TimeoutError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "TimeoutError";
  }
}

/** The caller's `signal` ended the call. */
export class AbortError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "AbortError";
  }
}

/** No access token could be had, so nothing was sent. `code` is the OAuth error code, when there is one. */
export class AuthError<Code extends string = string> extends ApiError<Code> {
  override get name(): string {
    return "AuthError";
  }
}
