// What `onEvent` is told. No event has a body, a header, a query or an id from a path in it.

/** What is known about a call; every event of a call says it. */
export interface CallFacts {
  method: string;
  /** Path template, for example `/v1/accounts/{accountId}/wallets`. */
  path: string;
  /** The contract's name of the operation; undefined for a path that is not in the contract. */
  operationId: string | undefined;
  tenantId: string | undefined;
  /** The correlation id of the answer, else the one that is sent. */
  correlationId: string | undefined;
  idempotencyKey: string | undefined;
  /** How many requests have been sent for the call. */
  attempts: number;
  /** HTTP status of the latest request; undefined without an answer. */
  status: number | undefined;
}

/** A request is about to be sent. */
export interface RequestEvent extends CallFacts {
  type: "request";
}

/** An attempt has ended, with or without an answer. */
export interface ResponseEvent extends CallFacts {
  type: "response";
  /** Name of the error class; undefined on success. */
  error: string | undefined;
  /** Error code; undefined on success. */
  code: string | undefined;
  /** Time since the call was made, in milliseconds. */
  durationMs: number;
}

/** The call will be repeated after a pause. */
export interface RetryEvent extends CallFacts {
  type: "retry";
  /** The pause, in milliseconds. */
  delayMs: number;
}

/** An access token was requested, or could not be had. */
export interface TokenEvent {
  type: "token";
  /** Origin and path of the token endpoint. */
  tokenUrl: string;
  /** How long the new token lives, in milliseconds; undefined when the request failed. */
  expiresInMs: number | undefined;
  /** The OAuth error code, or the name of the error; undefined on success. */
  error: string | undefined;
  /** Duration of the token request, in milliseconds. */
  durationMs: number;
}

/** An event of a call, without what is known about the call anyway. */
export type CallEvent =
  | Omit<RequestEvent, keyof CallFacts>
  | Omit<ResponseEvent, keyof CallFacts>
  | Omit<RetryEvent, keyof CallFacts>;

/** Everything the client reports. */
export type ClientEvent = RequestEvent | ResponseEvent | RetryEvent | TokenEvent;

/** Gets the events of a client; what it throws is ignored, because telemetry must not fail a payment. */
export type OnEvent = (event: ClientEvent) => void;
