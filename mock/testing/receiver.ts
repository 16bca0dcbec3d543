// A receiver of webhooks for tests, on a free port of this machine: keeps deliveries, and lets a test wait for them.

import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { setTimeout as later } from "node:timers";
import { setTimeout as pause } from "node:timers/promises";
import type { MockEvent } from "../domain/types.ts";
import { hasAll } from "../respond/matching.ts";
import { listen } from "../server/http/listen.ts";
import type { Controls } from "./control.ts";
import { createReceiver } from "./listener.ts";

/** A delivery that arrived. */
export interface Received {
  /** Real time of the arrival. */
  time: Date;
  headers: IncomingHttpHeaders;
  event: MockEvent;
  /** Status of the response. */
  status: number;
}

/** Deliveries that a test waits for: all conditions must hold. */
export interface WantedDelivery {
  eventType?: string;
  /** Fields that the `result` of the event must have, such as `{ payoutId }`. */
  result?: object;
  /** How many such deliveries must arrive; by default 1. */
  count?: number;
  /** Milliseconds of real time after which waiting fails; by default 4,000. */
  timeout?: number;
}

export interface ReceiverOptions {
  /** Whether to register a webhook for the receiver (default). With false, your application registers `url`. */
  register?: boolean;
  /** Tenant of the webhook; by default the first. */
  tenantId?: string;
}

export interface Receiver {
  /** For example http://127.0.0.1:41234/hooks. */
  readonly url: string;
  /** Required authentication of deliveries, for `registerWebhook`; other deliveries get 401. */
  readonly authenticationMethod: { type: "API_KEY"; headerName: string; apiKey: string };
  /** All deliveries in the order of their arrival. */
  readonly received: readonly Received[];
  /**
   * Waits until deliveries have arrived. If the clock stands still (`speed: 0`), advance it first: if nothing is due,
   * this fails at once.
   * @param wanted An event type, or conditions; by default any delivery.
   * @returns All deliveries that match, in the order of their arrival.
   * @throws Error if they have not arrived in time: it names those that have, and those that wait in the mock.
   */
  deliveries(wanted?: string | WantedDelivery): Promise<Received[]>;
  /** Sets the statuses of the next responses, for example 503; then it is 204 again. */
  respondWith(...statuses: number[]): void;
  /** Stops the receiver. Its webhook stays registered. */
  close(): Promise<void>;
}

/** Less than the 5 s after which Vitest ends a test with a less helpful error. */
const usualTimeout = 4_000;
/** Milliseconds after which a running clock shows another time. */
const tick = 20;

/**
 * Starts a receiver.
 * @param controls Functions of the sandbox that gets the webhook.
 * @throws ControlError 400 if the mock does not allow plain HTTP to this machine.
 */
export async function startReceiver(controls: Controls, options: ReceiverOptions = {}): Promise<Receiver> {
  const authenticationMethod = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: randomUUID() } as const;
  const received: Received[] = [];
  const statuses: number[] = [];
  const waiting = new Set<() => void>();
  const server = createReceiver(authenticationMethod, ({ headers }, event, isAuthenticated) => {
    const status = isAuthenticated ? (statuses.shift() ?? 204) : 401;
    // The cast: the mock sends only events.
    received.push({ time: new Date(), headers, event: event as MockEvent, status });
    for (const look of waiting) look();
    return status;
  });
  // A test process that does not close the receiver still ends.
  server.unref();
  const url = `${await listen(server, "receiver", "127.0.0.1", 0)}/hooks`;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const { register = true, tenantId } = options;
  const { headerName, apiKey } = authenticationMethod;
  try {
    if (register) await controls.request("POST", "/webhooks", { url, headerName, apiKey, tenantId });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    authenticationMethod,
    received,
    close,
    async deliveries(wanted = {}) {
      const given = typeof wanted === "string" ? { eventType: wanted } : wanted;
      const { count = 1, timeout = usualTimeout, ...fields } = given;
      const found = () => received.filter(({ event, status }) => status < 400 && hasAll(fields, event));
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = () => found().length >= count && resolve();
      waiting.add(look);
      const timer = later(resolve, timeout);
      look();
      void hasNothingToCome(controls).then((isOver) => isOver && resolve());
      await promise;
      clearTimeout(timer);
      waiting.delete(look);
      if (found().length >= count) return found();
      throw new Error(
        `${found().length} of ${count} deliveries with ${JSON.stringify(fields)} arrived in ${timeout} ms, or none was due while the clock stood. ${await missing(controls, received)}`,
      );
    },
    respondWith: (...next) => void statuses.push(...next),
  };
}

/** Whether the clock stands still and nothing is due, so that waiting is useless; false without a response. */
async function hasNothingToCome(controls: Controls): Promise<boolean> {
  try {
    const before = await controls.now();
    await pause(tick);
    const waiting = await controls.sent({ state: "waiting" });
    const now = await controls.now();
    return now.getTime() === before.getTime() && !waiting.some(({ due }) => due === undefined || new Date(due) <= now);
  } catch {
    return false;
  }
}

/** Describes the deliveries that have arrived, and those that wait in the mock. */
async function missing(controls: Controls, received: Received[]): Promise<string> {
  const came = received.map(({ event, status }) => `${event.eventType} (got ${status})`);
  const waiting = await controls.sent({ state: "waiting" }).catch(() => []);
  const due = waiting.map(({ eventType, due: at }) => `${eventType} due at ${at}`);
  const now = await controls.now().catch(() => undefined);
  const sentences = [
    `Arrived: ${came.join(", ") || "nothing"}.`,
    `Waiting in the mock, whose clock is at ${now?.toISOString() ?? "unknown"}: ${due.join(", ") || "nothing"}.`,
    due.length === 0 ? "" : "Advance the clock to send them.",
  ];
  return sentences.join(" ").trim();
}
