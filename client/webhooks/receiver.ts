// The receiver of deliveries: checks and parses a delivery, calls its handler once, and responds. Web standards only.

import { must } from "../runtime/check.ts";
import { quietly } from "../runtime/events.ts";
import { authenticator, type WebhookAuthenticationOptions } from "./authenticate.ts";
import { BodyError, readBody } from "./body.ts";
import { type Dedupe, memoryDedupe, timeLimit, wholeNumber } from "./dedupe.ts";
import {
  EventFormatError,
  eventKey,
  eventTypes,
  type FinanceEventOf,
  type FinanceEventType,
  isEventType,
  isKnown,
  type ParsedEvent,
  parseEvent,
  type UnknownEvent,
} from "./events.ts";
import { completeAgain, inTime, renewWhile, within } from "./in-time.ts";

/** Handlers by event type. If a handler throws, the delivery gets a 500, and its retry is handled. */
export type WebhookHandlers = {
  [Type in FinanceEventType]?: ((event: FinanceEventOf<Type>) => unknown) | undefined;
};

/** Options of `createWebhookReceiver`. */
export interface WebhookReceiverOptions {
  /** How deliveries authenticate, with every active secret. */
  authenticate: WebhookAuthenticationOptions;
  /** Remembers handled changes. Default: `memoryDedupe()`, which is sufficient for one process only. */
  dedupe?: Dedupe | undefined;
  /** The handlers. Events without a handler are accepted and ignored. */
  on?: WebhookHandlers | undefined;
  /** Handles events of types that this version does not know. Called for every delivery, including duplicates. */
  onUnknown?: ((event: UnknownEvent) => unknown) | undefined;
  /** How long a delivery waits for a call of the dedupe store, in milliseconds. Default: 5,000. Then it gets a 503. */
  dedupeTimeoutMs?: number | undefined;
  /**
   * How long a delivery waits for its handler, in milliseconds. Default: 10,000, or `claimMs` if that is shorter. Then
   * it gets a 503, and the handler goes on: the retry is a duplicate, or is handled if the handler throws.
   */
  handlerTimeoutMs?: number | undefined;
  /** How long a delivery waits for its own body, in milliseconds. Default: 10,000. Then it gets a 503. */
  bodyTimeoutMs?: number | undefined;
  /** Maximum size of a request body, in bytes. Default: 65,536. */
  maxBodyBytes?: number | undefined;
  /** Receives an event for every delivery, for logs and tracing. Its errors are ignored. */
  onEvent?: ((event: DeliveryEvent) => unknown) | undefined;
}

/** The outcome of a delivery, without its body and without secrets. */
export interface DeliveryEvent {
  type: "delivery";
  outcome: DeliveryOutcome;
  /** The HTTP status of the response. */
  status: number;
  /** Milliseconds from the request to the response. */
  durationMs: number;
  /** The `eventType` of the delivery, if it was read. */
  eventType?: string;
  /** The key of the change, from `eventKey`: resource ID and target status. */
  key?: string;
  /** The error of a handler or the dedupe store, or the `EventFormatError` that names a malformed field. */
  error?: unknown;
  /** True for the second event of a `slow` delivery: how and when its handler ended, after the response. */
  late?: true;
}

/** Responds to a delivery. Its promise never rejects. */
export type WebhookReceiver = (request: Request) => Promise<Response>;

/** The outcomes of a delivery and their HTTP statuses. */
const outcomes = {
  /** Its handler returned. */
  handled: 200,
  /** Its change was already handled. */
  duplicate: 200,
  /** There is no handler for its type. */
  ignored: 200,
  /** Its method is not POST. */
  "wrong-method": 405,
  /** It has none of the secrets. */
  unauthenticated: 401,
  /** It has more than `maxBodyBytes`. */
  "too-large": 413,
  /** It is not JSON or not an event. */
  malformed: 400,
  /** The same change is being handled. 503 and not 409, because senders may not retry after a 4xx. */
  busy: 503,
  /** The dedupe store is unavailable, or takes longer than `dedupeTimeoutMs`. */
  unavailable: 503,
  /** Its handler takes longer than `handlerTimeoutMs`, and goes on. */
  slow: 503,
  /** Its body did not end within `bodyTimeoutMs`. 503, because a delivery that is refused is lost. */
  "late-body": 503,
  /** Its sender disconnected before its body was complete. */
  "lost-body": 500,
  /** Its handler threw. */
  failed: 500,
  /** Something else read its body before the receiver. 500 and not 400, because a delivery that is refused is lost. */
  "no-body": 500,
} as const;

/** The outcome of a delivery. */
export type DeliveryOutcome = keyof typeof outcomes;

/** The outcome of a delivery, with its facts. */
interface Verdict extends Pick<DeliveryEvent, "outcome" | "eventType" | "key" | "error"> {
  headers?: Record<string, string>;
  /** Text of the response. It repeats nothing of the delivery. */
  text?: string;
  /** The verdict once a slow handler has ended. */
  later?: Promise<Verdict>;
}

/** Headers of responses with a text; those of a 503 also have the seconds until a retry. */
const ofText = { "content-type": "text/plain; charset=utf-8" };
const ofBusy = { ...ofText, "retry-after": "5" };

/**
 * Creates the receiver of a registered webhook. Use it directly in Hono, Next, Deno, Bun and Workers, and with
 * `toNodeListener` in node:http and Express.
 *
 * It checks the method, the credentials before it reads the body, the size, and the fields of the event, and calls the
 * event's handler once for each change. A duplicate that arrives meanwhile gets a 200 if the
 * handler returns within about 0.7 seconds, and otherwise a 503.
 *
 * Duplicates of PING, of unknown event types and of events without a field of their key cannot be recognized, so each
 * delivery of them is handled.
 * @param options Credentials, dedupe store, handlers and limits.
 * @returns A function from Request to Response that never rejects.
 * @throws TypeError or RangeError for invalid options: no secret, an empty secret, or a handler for an unknown event.
 * @see Tag Webhook events of the finance contract.
 */
export function createWebhookReceiver(options: WebhookReceiverOptions): WebhookReceiver {
  const { accepts, challenge } = authenticator(options.authenticate);
  const { dedupe = memoryDedupe(), onUnknown, onEvent, maxBodyBytes = 65_536 } = options;
  for (const method of ["claim", "complete", "release"] as const)
    must(`dedupe.${method}`, typeof dedupe?.[method] === "function", "a function");
  const { claimMs = 10_000 } = dedupe;
  const { dedupeTimeoutMs = 5_000, handlerTimeoutMs = Math.min(10_000, claimMs), bodyTimeoutMs = 10_000 } = options;
  // A hook that throws or rejects must not fail the delivery.
  const report = onEvent && quietly(onEvent);
  const handlers = checkHandlers(options.on ?? {});
  wholeNumber("maxBodyBytes", maxBodyBytes);
  timeLimit("handlerTimeoutMs", handlerTimeoutMs);
  timeLimit("bodyTimeoutMs", bodyTimeoutMs);
  // The claim would expire while the handler is still within its limit, and a duplicate would be handled beside it.
  if (dedupe.claimMs !== undefined && handlerTimeoutMs > claimMs)
    throw new RangeError("handlerTimeoutMs must not be longer than claimMs of the dedupe store");
  const store = inTime(dedupe, timeLimit("dedupeTimeoutMs", dedupeTimeoutMs));

  async function receive(request: Request): Promise<Verdict> {
    if (request.method !== "POST") return { outcome: "wrong-method", headers: { allow: "POST" } };
    if (!(await accepts(request.headers))) return { outcome: "unauthenticated", headers: challenge };
    const event = parseEvent(await readBody(request, maxBodyBytes, bodyTimeoutMs));
    const { eventType } = event;
    const handler = isKnown(event) ? handlers.get(eventType) : (onUnknown as Handler | undefined);
    if (handler === undefined) return { outcome: "ignored", eventType };
    const key = eventKey(event);
    if (key === undefined) return { ...(await runFor(handlerTimeoutMs, run(handler, event))), eventType };
    // A token of its own, so that a slow delivery whose claim has expired does not end the claim of the next one.
    const token = crypto.randomUUID();
    const refusal = await claim(store, key, token);
    if (refusal) return { ...refusal, eventType, key };
    const handled = run(handler, event);
    renewWhile(dedupe, key, token, handled);
    // The claim is settled when the handler ends, even if the delivery does not wait that long.
    const settled = handled.then((verdict) => settle(store, key, token, verdict, claimMs));
    return { ...(await runFor(handlerTimeoutMs, handled, settled)), eventType, key };
  }

  return async (request) => {
    const start = performance.now();
    const verdict = await receive(request).catch(refusalOf);
    const { outcome, headers = {}, text = outcome, later, ...known } = verdict;
    const status = outcomes[outcome];
    const tell = (event: Pick<DeliveryEvent, "outcome" | "error" | "late">) =>
      report?.({ type: "delivery", status, durationMs: performance.now() - start, ...known, ...event });
    tell({ outcome });
    // The response is sent, so only this event can tell that the handler failed after all.
    later?.then(({ outcome, error }) => tell({ outcome, error, late: true }));
    if (status === 200) return new Response();
    return new Response(`${text}\n`, { status, headers: { ...headers, ...(status === 503 ? ofBusy : ofText) } });
  };
}

type Handler = (event: ParsedEvent) => unknown;

/** The handlers by event type, bound to `on` because they may be methods of a class. */
function checkHandlers(on: WebhookHandlers): Map<string, Handler> {
  for (const [name, value] of Object.entries(on)) {
    // With a misspelled handler, an event would be accepted and lost.
    if (typeof value === "function" && !isEventType(name))
      throw new TypeError(`on.${name} is not an event of the contract; see onUnknown`);
  }
  const handlers = new Map<string, Handler>();
  for (const eventType of eventTypes) {
    const handler = on[eventType];
    must(`on.${eventType}`, handler === undefined || typeof handler === "function", "a function");
    if (handler) handlers.set(eventType, handler.bind(on) as Handler); // It is called only with events of its type.
  }
  return handlers;
}

async function run(handler: Handler, event: ParsedEvent): Promise<Verdict> {
  try {
    await handler(event);
    return { outcome: "handled" };
  } catch (error) {
    return { outcome: "failed", error };
  }
}

/** The verdict for an error outside of handlers and store: not an event, or a body that cannot be read. */
function refusalOf(error: unknown): Verdict {
  if (error instanceof EventFormatError) {
    const { eventType, message: text } = error;
    return { outcome: "malformed", text, error, ...(eventType && { eventType }) };
  }
  if (!(error instanceof BodyError)) return { outcome: "failed", error };
  const { outcome, message: text, cause } = error;
  return outcome === "too-large" ? { outcome } : { outcome, text, error: cause ?? error };
}

/** Claims a change. @returns The verdict if it is not claimed; otherwise undefined. */
async function claim(store: Dedupe, key: string, token: string): Promise<Verdict | undefined> {
  try {
    const claim = await store.claim(key, token);
    if (claim === "claimed") return undefined;
    return claim === "done" ? { outcome: "duplicate" } : { outcome: "busy" };
  } catch (error) {
    return { outcome: "unavailable", error };
  }
}

/** Completes or releases a claim. */
async function settle(store: Dedupe, key: string, token: string, verdict: Verdict, claimMs: number): Promise<Verdict> {
  const isHandled = verdict.outcome === "handled";
  try {
    await (isHandled ? store.complete(key, token) : store.release(key, token));
    return verdict;
  } catch (error) {
    // The response stays: the handler has returned, and a retry could only call it again. A claim that could not be
    // released expires, and the response does not wait for one that is completed later.
    if (isHandled) void completeAgain(store, key, token, claimMs);
    return { error, ...verdict };
  }
}

/** The verdict of a handler once its claim is settled, or `slow` at the limit. */
async function runFor(limitMs: number, handled: Promise<Verdict>, settled = handled): Promise<Verdict> {
  try {
    await within(limitMs, "the handler", handled);
    return settled;
  } catch (error) {
    return { outcome: "slow", error, later: settled };
  }
}
