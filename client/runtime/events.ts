// The events that `onEvent` receives. No event contains a body, a header, a query or an ID from a path.

/** The facts about a call; part of each of its events. */
export interface CallFacts {
  /** ID of the call in its events; unique in the process. It is the default of the correlation ID. */
  callId: string;
  /** When the call started, in milliseconds since 1970. */
  startTime: number;
  method: string;
  /** Path template (`url.template` of OpenTelemetry), for example `/v1/accounts/{accountId}/wallets`. */
  path: string;
  /** The contract's name of the operation; undefined for a path that is not in the contract. */
  operationId: string | undefined;
  tenantId: string | undefined;
  /** The correlation ID that is sent: the same for a request, its response and its retries. */
  correlationId: string | undefined;
  /** The idempotency key that is sent: the caller's own, or the one that the client generated. */
  idempotencyKey: string | undefined;
  /** Number of attempts that have been sent. */
  attempts: number;
  /** HTTP status of the latest attempt; undefined without a response. */
  status: number | undefined;
}

/** The facts in every event of an attempt. */
interface AttemptFacts extends CallFacts {
  /** Time since the start of the call, in milliseconds. */
  durationMs: number;
}

/** A request is about to be sent. `attempts` is its number, from 1. */
export interface RequestEvent extends AttemptFacts {
  type: "request";
}

/** An attempt has ended, with or without a response. */
export interface ResponseEvent extends AttemptFacts {
  type: "response";
  /** Name of the error class; undefined on success. */
  error: string | undefined;
  /** Error code; undefined on success. */
  code: string | undefined;
  /** The correlation ID of the response; undefined without one. It differs if something on the way replaced yours. */
  responseCorrelationId: string | undefined;
}

/** The request will be retried after a pause. */
export interface RetryEvent extends AttemptFacts {
  type: "retry";
  /** The pause, in milliseconds. */
  delayMs: number;
}

/** An access token was requested, with or without success. */
export interface TokenEvent {
  type: "token";
  /** Origin and path of the token endpoint. */
  tokenUrl: string;
  /** Lifetime of the new token, in milliseconds; undefined if the request failed. */
  expiresInMs: number | undefined;
  /** The OAuth error code, or the name of the error; undefined on success. */
  error: string | undefined;
  /** Duration of the token request, in milliseconds. */
  durationMs: number;
}

/** An event of a call, without the facts about the call. */
export type CallEvent =
  | Omit<RequestEvent, keyof AttemptFacts>
  | Omit<ResponseEvent, keyof AttemptFacts>
  | Omit<RetryEvent, keyof AttemptFacts>;

/** Every event of the client. */
export type ClientEvent = RequestEvent | ResponseEvent | RetryEvent | TokenEvent;

/**
 * Receives the events of a client. Its errors, also those of its promise, are ignored, because telemetry must not fail
 * a payment.
 */
export type OnEvent = (event: ClientEvent) => void;

/** Wraps a hook so that it neither throws nor leaves a rejection, which would end the process. */
export function quietly<Event>(hook: (event: Event) => unknown): (event: Event) => void {
  return (event) => {
    try {
      (hook(event) as Promise<unknown> | undefined)?.catch?.(() => {});
    } catch {
      // Callers monitor their own telemetry.
    }
  };
}
