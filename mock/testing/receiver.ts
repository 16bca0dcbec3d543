// A receiver of webhooks for tests, on a free port of this machine: keeps what arrives, and lets a test wait for it.

import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, Server } from "node:http";
import { setTimeout as later } from "node:timers";
import { setTimeout as pause } from "node:timers/promises";
import type { MockEvent } from "../domain/types.ts";
import { differences, hasAll } from "../respond/matching.ts";
import { listen } from "../server/http/listen.ts";
import type { Controls } from "./control.ts";
import { createReceiver } from "./listener.ts";

/** A delivery as it arrived. */
export interface Received {
  /** When it arrived, in real time. */
  time: Date;
  headers: IncomingHttpHeaders;
  /** The request body. */
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

/** How a receiver is. */
export interface ReceiverOptions {
  /** Whether a webhook leads to it from the start; true when left out. With false, your application registers `url`. */
  register?: boolean;
  /** Whose webhook it is; that of the first tenant when left out. */
  tenantId?: string;
}

/** A running receiver. */
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
  const receiver = new TestReceiver(controls);
  await receiver.start();
  if (options.register === false) return receiver;
  const { url, authenticationMethod } = receiver;
  const webhook = { id: randomUUID(), url, name: "Receiver of a test", status: "ACTIVE", authenticationMethod };
  const { tenantId } = options;
  try {
    await controls.seed({ webhooks: [webhook], ...(tenantId === undefined ? {} : { tenantId }) });
  } catch (error) {
    await receiver.close();
    throw error;
  }
  return receiver;
}

class TestReceiver implements Receiver {
  readonly authenticationMethod: Receiver["authenticationMethod"] = {
    type: "API_KEY",
    headerName: "X-Webhook-Key",
    apiKey: randomUUID(),
  };
  readonly received: Received[] = [];
  url = "";
  private readonly controls: Controls;
  private readonly server: Server;
  private readonly statuses: number[] = [];
  private readonly waiting = new Set<() => void>();

  constructor(controls: Controls) {
    this.controls = controls;
    this.server = createReceiver(this.authenticationMethod, ({ headers }, event, isAuthenticated) => {
      const status = isAuthenticated ? (this.statuses.shift() ?? 204) : 401;
      this.received.push({ time: new Date(), headers, event: event as MockEvent, status });
      for (const look of this.waiting) look();
      return status;
    });
    // A test that forgets it still ends.
    this.server.unref();
  }

  async start(): Promise<void> {
    this.url = `${await listen(this.server, "receiver", "127.0.0.1", 0)}/hooks`;
  }

  async deliveries(wanted: string | WantedDelivery = {}): Promise<Received[]> {
    const {
      count = 1,
      timeout = usualTimeout,
      ...fields
    } = typeof wanted === "string" ? { eventType: wanted } : wanted;
    const found = () => this.received.filter(({ event, status }) => status < 400 && hasAll(fields, event));
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => found().length >= count && resolve();
    this.waiting.add(look);
    const timer = later(resolve, timeout);
    look();
    void this.hasNothingToCome().then((isOver) => isOver && resolve());
    await promise;
    clearTimeout(timer);
    this.waiting.delete(look);
    if (found().length >= count) return found();
    throw new Error(await this.missing(fields, count, found().length, timeout));
  }

  respondWith(...statuses: number[]): void {
    this.statuses.push(...statuses);
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Whether the clock stands and nothing is due: then waiting brings nothing. What cannot be asked is waited for. */
  private async hasNothingToCome(): Promise<boolean> {
    try {
      const before = await this.controls.now();
      await pause(tick);
      const waiting = await this.controls.sent({ state: "waiting" });
      const now = await this.controls.now();
      return (
        now.getTime() === before.getTime() && !waiting.some(({ due }) => due === undefined || new Date(due) <= now)
      );
    } catch {
      return false;
    }
  }

  /** Why nothing more has come, as far as the mock knows. */
  private async missing(fields: object, count: number, found: number, timeout: number): Promise<string> {
    const came = this.received.map(({ event, status }) => {
      const [first] = differences(fields, event);
      const why = status >= 400 ? `got ${status}` : first && `${first.path.join(".")} differs`;
      return `${event.eventType}${why === undefined ? "" : ` (${why})`}`;
    });
    const waiting = await this.controls.sent({ state: "waiting" }).catch(() => []);
    const due = waiting.map(({ eventType, due: at }) => `${eventType} due at ${at}`);
    const now = await this.controls.now().then(
      (time) => time.toISOString(),
      () => "unknown",
    );
    return [
      `${found} of ${count} deliveries with ${JSON.stringify(fields)} arrived in ${timeout} ms, or none was due while the clock stood.`,
      `Arrived: ${came.join(", ") || "nothing"}.`,
      `Waiting in the mock, whose clock is at ${now}: ${due.join(", ") || "nothing"}.`,
      due.length === 0 ? "" : "Advance the clock to send them.",
    ]
      .join(" ")
      .trim();
  }
}
