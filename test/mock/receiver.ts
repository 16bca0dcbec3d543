// Receivers of webhooks for tests, and deliveries to them on a clock that the test moves.

import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { Delivery, type DeliveryOptions } from "../../mock/deliver/delivery.ts";
import type { MockEvent, RegisteredWebhook } from "../../mock/domain/types.ts";
import { Storage } from "../../mock/store/storage.ts";
import { close, listen } from "../lib/listen.ts";
import { cast } from "./mock.ts";

/** A receiver and what it received. */
export interface Receiver {
  /** With a secret in its query. */
  url: string;
  received: { headers: IncomingHttpHeaders; body: MockEvent }[];
  /** Called with a request, before it is answered. */
  heard: { first?: () => void; second?: () => void };
}

const servers: Server[] = [];

/** Stops all receivers; for afterEach. */
export function stopReceivers(): void {
  for (const server of servers.splice(0)) close(server);
}

/**
 * Starts a receiver.
 * @param statuses What it answers with, the last one for ever; 0 means never.
 * @param redirectTo Its `Location`.
 */
export async function receiver(statuses: number[], redirectTo = "http://127.0.0.1:9/"): Promise<Receiver> {
  const received: Receiver["received"] = [];
  const heard: Receiver["heard"] = {};
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const status = statuses[Math.min(received.length, statuses.length - 1)] ?? 204;
    received.push({ headers: request.headers, body: JSON.parse(text) as MockEvent });
    if (received.length === 1) heard.first?.();
    if (received.length === 2) heard.second?.();
    if (status !== 0) response.writeHead(status, { Location: redirectTo }).end();
  });
  servers.push(server);
  const { origin } = await listen(server);
  return { url: `${origin}/hooks?key=top-secret-query`, received, heard };
}

/** An authentication whose secret must not be seen anywhere. */
export const apiKey = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "top-secret-key" } as const;

/** A policy of short times; the last retry is due 65 ms after the event. */
export const policy = { delay: 5, retries: [20, 40], timeout: 30_000, duplicates: 0, disorder: 0, seed: 1 };

/** When the clock of `deliveryTo` begins. */
export const begin = Date.parse("2026-09-14T09:00:00.000Z");

/** An event, told apart by its number. */
export const event = (number: number): MockEvent => ({ eventType: "PING", result: { message: String(number) } });

/**
 * Makes a delivery to webhooks of the tenant of the cast, `whk-0` and on, unless they say otherwise.
 * @param options What differs.
 * @param speed Speed of the clock; it stands still, unless a test is about time that runs.
 */
export function deliveryTo(webhooks: Partial<RegisteredWebhook>[], options: Partial<DeliveryOptions> = {}, speed = 0) {
  const registered = webhooks.map((webhook, index) => ({
    ...{ id: `whk-${index}`, tenantId: cast.tenant, url: "", authenticationMethod: apiKey },
    ...webhook,
  }));
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  let time = begin;
  const start = performance.now();
  const state: DeliveryOptions["state"] = {
    webhooks: (tenantId) => registered.filter((webhook) => webhook.tenantId === tenantId),
    now: () => new Date(Math.floor(time + (performance.now() - start) * speed)),
    speed,
    deliveries: new Storage().deliveries,
    onClock(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const log = (line: string) => lines.push(line);
  const delivery = new Delivery({ state, policy, allowHttp: true, validate: () => [], log, ...options });
  /** Moves the clock, and waits for what falls due. */
  const pass = (milliseconds: number) => {
    time += milliseconds;
    for (const listener of listeners) listener();
    return delivery.settled();
  };
  return { delivery, lines, registered, pass, listeners };
}
