// A receiver of webhooks for tests, on a free port of this machine: keeps what arrives, and lets a test wait for it.

import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { setTimeout as later } from "node:timers";
import { setTimeout as pause } from "node:timers/promises";
import type { MockEvent } from "../domain/types.ts";
import { hasAll } from "../respond/matching.ts";
import { listen } from "../server/http/listen.ts";
import type { Controls } from "./control.ts";
import { createReceiver } from "./listener.ts";

/** A delivery as it arrived. */
export interface Received {
  /** When it arrived, in real time. */
  time: Date;
  headers: IncomingHttpHeaders;
  event: MockEvent;
  /** What the receiver responded with. */
  status: number;
}

/** What a test waits for: everything that is given must hold. */
export interface WantedDelivery {
  eventType?: string;
  /** Fields that `result` of the event has, such as `{ payoutId }`. */
  result?: object;
  /** How many such deliveries there must be; 1 when left out. */
  count?: number;
  /** Milliseconds of real time after which waiting fails; 4,000 when left out. */
  timeout?: number;
}

export interface ReceiverOptions {
  /** Whether a webhook leads to it from the start; true when left out. With false, your application registers `url`. */
  register?: boolean;
  /** Whose webhook it is; that of the first tenant when left out. */
  tenantId?: string;
}

export interface Receiver {
  /** Where it receives, for example http://127.0.0.1:41234/hooks. */
  readonly url: string;
  /** How deliveries must authenticate themselves, as `registerWebhook` accepts it; others get 401. */
  readonly authenticationMethod: { type: "API_KEY"; headerName: string; apiKey: string };
  /** All that has arrived, in its order. */
  readonly received: readonly Received[];
  /**
   * Waits until deliveries have arrived; it looks when one arrives and never sleeps. When the clock stands (`speed: 0`),
   * advance it first: while nothing is due, it fails at once.
   * @param wanted An event type, or what the deliveries have; any delivery when left out.
   * @returns All those that match, in the order in which they arrived.
   * @throws Error when they have not arrived in time: it names what did, and what waits in the mock.
   */
  deliveries(wanted?: string | WantedDelivery): Promise<Received[]>;
  /** Sets what the next deliveries get, one after the other, for example 503; then it is 204 again. */
  respondWith(...statuses: number[]): void;
  /** Stops it. A webhook that leads to it stays registered. */
  close(): Promise<void>;
}

/** Less than the 5 s after which Vitest ends a test: its error is the better one. */
const usualTimeout = 4_000;
/** Milliseconds in which a clock that runs is seen to move. */
const tick = 20;

/**
 * Starts a receiver.
 * @param controls Of whom its webhook is registered.
 * @throws ControlError 400 when the mock does not allow plain HTTP to this machine.
 */
export async function startReceiver(controls: Controls, options: ReceiverOptions = {}): Promise<Receiver> {
  const authenticationMethod = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: randomUUID() } as const;
  const received: Received[] = [];
  const statuses: number[] = [];
  const waiting = new Set<() => void>();
  const server = createReceiver(authenticationMethod, ({ headers }, event, isAuthenticated) => {
    const status = isAuthenticated ? (statuses.shift() ?? 204) : 401;
    received.push({ time: new Date(), headers, event: event as MockEvent, status });
    for (const look of waiting) look();
    return status;
  });
  // A test that forgets it still ends.
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

/** Whether the clock stands and nothing is due: then waiting brings nothing. What cannot be asked is waited for. */
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

/** Why nothing more has come, as far as the mock knows. */
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
