// Drops events that are older than the latest handled event of their resource: deliveries arrive in any order.

import { eventKeys } from "../../generated/finance/events.ts";
import { timeLimit, wholeNumber } from "./dedupe.ts";
import { isKnown, type ParsedEvent } from "./events.ts";
import { within } from "./in-time.ts";
import { parseOccurredAt } from "./occurred-at.ts";

/** Remembers, for each resource, the time of the latest event that was handled. */
export interface Latest {
  /** Returns the stored `occurredAt`; undefined for a new resource. */
  get(resource: string): Promise<string | undefined> | string | undefined;
  /** Stores the `occurredAt` of a handled event. It is never older than the stored one. */
  set(resource: string, occurredAt: string): Promise<unknown> | unknown;
}

/** Options of `inOrder`. */
export interface InOrderOptions {
  /** Stores the latest times. Default: `memoryLatest()`, for one process. */
  latest?: Latest | undefined;
  /** Receives each event that is dropped. */
  onDropped?: ((event: ParsedEvent) => unknown) | undefined;
  /**
   * How long a handler holds up the later events of its resource, in milliseconds. Default: 300,000. Then its event
   * fails with an error that says so, the later ones go on, and a retry of the event is handled again, although the
   * handler may still be running.
   */
  handlerTimeoutMs?: number | undefined;
}

/** Wraps a handler, of any event. */
export type InOrder = <Event extends ParsedEvent>(
  handler: (event: Event) => unknown,
) => (event: Event) => Promise<void>;

/**
 * The resource that an event is about: the first field of its key, such as `payoutId:…`. All events of one payout have
 * the same. Undefined for PING, for types that this version does not know, and for an event without an ID.
 */
function resourceOf(event: ParsedEvent): string | undefined {
  if (!isKnown(event)) return undefined;
  const [name] = eventKeys[event.eventType].key;
  const id = name === undefined ? undefined : (event.result as Record<string, unknown>)[name];
  return typeof id === "string" || typeof id === "number" ? `${name}:${id}` : undefined;
}

/**
 * Lets handlers see the events of a resource only in the order of `occurredAt`, and drops an event that is older than the
 * last handled one. Use it to show the latest status. A handler that moves money must read the resource instead.
 *
 * Events of one resource are handled one after the other within this process. An event counts as handled when its
 * handler has returned, so a handler that throws gets the retry. On several machines, two events can still be handled
 * at the same time: put the condition into your own UPDATE, too.
 * @param options Where the latest times are kept, and how long a handler may take.
 * @returns A function that wraps handlers. Wrap all handlers of one resource with the same function.
 * @throws RangeError for a `handlerTimeoutMs` that is not a whole number above zero.
 */
export function inOrder(options: InOrderOptions = {}): InOrder {
  const { latest = memoryLatest(), onDropped, handlerTimeoutMs = 300_000 } = options;
  timeLimit("handlerTimeoutMs", handlerTimeoutMs);
  const queues = new Map<string, Promise<void>>();
  return (handler) => async (event) => {
    const resource = resourceOf(event);
    const occurredAt = timeOf(event);
    // An event without a time or a resource cannot be late.
    if (resource === undefined || occurredAt === undefined) return void (await handler(event));
    const before = queues.get(resource);
    const limited = <T>(what: string, step: () => T | Promise<T>) =>
      within(handlerTimeoutMs, `${what} of ${resource}`, (async () => step())());
    const work = (async () => {
      await before?.catch(() => undefined);
      const last = await limited("latest.get", () => latest.get(resource));
      if (last !== undefined && nanoseconds(occurredAt) < nanoseconds(last))
        return void (await limited("onDropped", () => onDropped?.(event)));
      await limited("the handler", () => handler(event));
      await limited("latest.set", () => latest.set(resource, occurredAt));
    })();
    queues.set(resource, work);
    try {
      await work;
    } finally {
      if (queues.get(resource) === work) queues.delete(resource);
    }
  };
}

/**
 * Keeps the latest times in memory; empty after a restart.
 * @param options `max`: number of resources to keep, those with the latest events. Default: 100,000.
 * @throws RangeError if `max` is not a whole number above zero.
 */
export function memoryLatest({ max = 100_000 }: { max?: number | undefined } = {}): Latest {
  wholeNumber("max", max);
  const times = new Map<string, string>();
  return {
    get: (resource) => times.get(resource),
    set(resource, occurredAt) {
      times.delete(resource);
      times.set(resource, occurredAt);
      const [oldest] = times.keys();
      if (times.size > max && oldest !== undefined) times.delete(oldest);
    },
  };
}

const nanoseconds = (occurredAt: string) => parseOccurredAt(occurredAt).epochNanoseconds;

/** The `occurredAt` of an event; undefined if it is missing or invalid. */
function timeOf({ result }: ParsedEvent): string | undefined {
  const { occurredAt } = result as { occurredAt?: unknown };
  try {
    nanoseconds(occurredAt as string);
    return occurredAt as string;
  } catch {
    return undefined;
  }
}
