// The receiver of deliveries: checks, parses, calls one handler once, and answers with Web standards only.

import { authenticator, type WebhookAuthenticationOptions } from "./authenticate.ts";
import { readBody } from "./body.ts";
import { type Dedupe, wholeNumber } from "./dedupe.ts";
import { memoryDedupe } from "./dedupe-memory.ts";
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

/** Handlers by event type; each gets its own event. A handler that throws has the delivery repeated. */
export type WebhookHandlers = {
  [Type in FinanceEventType]?: ((event: FinanceEventOf<Type>) => unknown) | undefined;
};

/** Options of `createWebhookReceiver`. */
export interface WebhookReceiverOptions {
  /** How deliveries authenticate themselves, with every secret that is active. */
  authenticate: WebhookAuthenticationOptions;
  /** Remembers handled changes; `memoryDedupe()` unless told, which is enough for one process only. */
  dedupe?: Dedupe | undefined;
  /** The handlers. Types without one are accepted and not handled. */
  on?: WebhookHandlers | undefined;
  /** Gets the events of types that this version does not know; each delivery, for their ids are not known either. */
  onUnknown?: ((event: UnknownEvent) => unknown) | undefined;
  /** How many bytes a delivery may have; 65,536 unless told. */
  maxBodyBytes?: number | undefined;
  /** Told of every delivery once it is answered, for logs and tracing; what it throws is ignored. */
  onEvent?: ((event: DeliveryEvent) => unknown) | undefined;
}

/** What became of a delivery; neither body nor secret is in it. */
export interface DeliveryEvent {
  type: "delivery";
  outcome: DeliveryOutcome;
  /** The HTTP status that was answered. */
  status: number;
  /** Milliseconds from the call of the receiver to its answer. */
  durationMs: number;
  /** The `eventType` of the delivery, as far as it was read. */
  eventType?: string;
  /** The change it announces, as `eventKey` gives it: resource id and target status. */
  key?: string;
  /** What a handler or the dedupe threw, as it was thrown. */
  error?: unknown;
}

/** Takes a delivery and answers it; it never rejects. */
export type WebhookReceiver = (request: Request) => Promise<Response>;

/** What becomes of a delivery, and the status that says so to the service. */
const outcomes = {
  /** Its handler returned. */
  handled: 200,
  /** Its change was handled before. */
  duplicate: 200,
  /** No handler is set for its type. */
  ignored: 200,
  /** It is no POST. */
  "wrong-method": 405,
  /** It carries none of the secrets. */
  unauthenticated: 401,
  /** It has more than `maxBodyBytes`. */
  "too-large": 413,
  /** It is not JSON or not an event. */
  malformed: 400,
  /** The same change is being handled. 503 and not 409: senders may take a 4xx for the last word. */
  busy: 503,
  /** The dedupe could not be asked. */
  unavailable: 503,
  /** Its handler threw. */
  failed: 500,
} as const;

/** What can become of a delivery. */
export type DeliveryOutcome = keyof typeof outcomes;

/** What is known of a delivery when it is answered. */
interface Answer {
  outcome: DeliveryOutcome;
  eventType?: string;
  key?: string;
  error?: unknown;
  headers?: Record<string, string>;
  /** For people who look at the answer; repeats nothing of the delivery. */
  text?: string;
}

/** Pauses in milliseconds before a busy change is asked for again; handlers are mostly done by then. */
const busyPauses = [25, 50, 100, 200, 400];

/** Seconds after which a delivery that found its change busy, or the dedupe out of reach, may come again. */
const retryAfter = { "retry-after": "5" };

/**
 * Makes the receiver of a registered webhook: for Hono, Next, Deno, Bun and Workers as it is, for node:http and Express
 * through `toNodeListener`.
 *
 * It checks the method (405), the credentials (401, before the body is read), the size (413), the JSON and the shape of
 * the event (400), and then calls the handler of the event once for each change: repeats are answered with 200, also
 * those that arrive while the handler runs, if it returns within a second (else 503, so that they come again). A handler
 * that throws gives 500, and the repeat is handled. If the dedupe cannot be asked, no handler is called (503).
 *
 * PING, unknown types and events without the id of their resource cannot be told from repeats: each is handled.
 * @param options Credentials, memory of deliveries, handlers and limits.
 * @returns A function from Request to Response that never rejects.
 * @throws TypeError or RangeError for options that cannot work: no secret, an empty one, a handler of no known event.
 * @see Tag Webhook events of the finance contract.
 */
export function createWebhookReceiver(options: WebhookReceiverOptions): WebhookReceiver {
  const { accepts, challenge } = authenticator(options.authenticate);
  const { dedupe = memoryDedupe(), onUnknown, onEvent, maxBodyBytes = 65_536 } = options;
  const handlers = checkHandlers(options.on ?? {});
  wholeNumber("maxBodyBytes", maxBodyBytes);
  checkDedupe(dedupe);

  async function receive(request: Request): Promise<Answer> {
    if (request.method !== "POST") return { outcome: "wrong-method", headers: { allow: "POST" } };
    if (!(await accepts(request.headers))) return { outcome: "unauthenticated", headers: challenge };
    const { event, refusal } = await readEvent(request, maxBodyBytes);
    if (event === undefined) return refusal;
    const { eventType } = event;
    const handler = isKnown(event) ? handlers.get(eventType) : (onUnknown as Handler | undefined);
    if (handler === undefined) return { outcome: "ignored", eventType };
    const key = eventKey(event);
    if (key === undefined) return { ...(await run(handler, event)), eventType };
    return { ...(await runOnce(dedupe, key, () => run(handler, event))), eventType, key };
  }

  return async (request) => {
    const start = performance.now();
    const answer = await receive(request).catch((error: unknown): Answer => ({ outcome: "failed", error }));
    const { outcome, headers = {}, text = outcome, ...known } = answer;
    const status = outcomes[outcome];
    report(onEvent, { type: "delivery", outcome, status, durationMs: performance.now() - start, ...known });
    if (status === 200) return new Response(null, { status });
    return new Response(`${text}\n`, { status, headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
  };
}

type Handler = (event: ParsedEvent) => unknown;

/** The handlers by event type; they may be methods of a class. */
function checkHandlers(on: WebhookHandlers): Map<string, Handler> {
  for (const [name, value] of Object.entries(on)) {
    // A misspelt handler would be an event that is accepted and lost.
    if (typeof value === "function" && !isEventType(name)) {
      throw new TypeError(`on.${name} is no event of the contract; see onUnknown`);
    }
  }
  const handlers = new Map<string, Handler>();
  for (const eventType of eventTypes) {
    const handler = on[eventType];
    if (handler === undefined) continue;
    if (typeof handler !== "function") throw new TypeError(`on.${eventType} is no function`);
    handlers.set(eventType, handler.bind(on) as Handler);
  }
  return handlers;
}

function checkDedupe(dedupe: Dedupe): void {
  for (const method of ["claim", "complete", "release"] as const) {
    if (typeof dedupe?.[method] !== "function") throw new TypeError(`dedupe has no method ${method}`);
  }
}

/** Either the event of a delivery or the answer that refuses it; apart, for an event may have members of any name. */
type Reading = { event: ParsedEvent; refusal?: never } | { event?: never; refusal: Answer };

async function readEvent(request: Request, maxBytes: number): Promise<Reading> {
  const body = await readBody(request, maxBytes);
  if (body === undefined) return { refusal: { outcome: "too-large" } };
  try {
    return { event: parseEvent(body) };
  } catch (error) {
    if (!(error instanceof EventFormatError)) throw error;
    return { refusal: { outcome: "malformed", text: error.message } };
  }
}

async function run(handler: Handler, event: ParsedEvent): Promise<Answer> {
  try {
    await handler(event);
    return { outcome: "handled" };
  } catch (error) {
    return { outcome: "failed", error };
  }
}

/** Runs a handler under a claim of its change. */
async function runOnce(dedupe: Dedupe, key: string, work: () => Promise<Answer>): Promise<Answer> {
  // Its own token: when the claim expires under a slow handler, it must not end the claim of the next delivery.
  const token = crypto.randomUUID();
  let claim: Awaited<ReturnType<Dedupe["claim"]>>;
  try {
    claim = await claimPatiently(dedupe, key, token);
  } catch (error) {
    return { outcome: "unavailable", headers: retryAfter, error };
  }
  if (claim === "done") return { outcome: "duplicate" };
  if (claim !== "claimed") return { outcome: "busy", headers: retryAfter };
  const answer = await work();
  try {
    await (answer.outcome === "handled" ? dedupe.complete(key, token) : dedupe.release(key, token));
    return answer;
  } catch (error) {
    // The answer stands: the handler has returned, and asking for a repeat could only have it called again. What a
    // failed release leaves behind expires.
    return { error, ...answer };
  }
}

/** Claims a key; while another delivery holds it, waits for that one a little, so that the sender need not repeat. */
async function claimPatiently(dedupe: Dedupe, key: string, token: string) {
  let claim = await dedupe.claim(key, token);
  for (const pause of busyPauses) {
    if (claim !== "busy") break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    claim = await dedupe.claim(key, token);
  }
  return claim;
}

/** A hook that fails must not fail the delivery, whether it throws or rejects. */
function report(onEvent: WebhookReceiverOptions["onEvent"], event: DeliveryEvent): void {
  try {
    Promise.resolve(onEvent?.(event)).catch(() => undefined);
  } catch {
    // Nobody is left to tell.
  }
}
