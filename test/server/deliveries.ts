// Sends events to webhooks, with retries.

import http from "node:http";
import https from "node:https";
import { clone, later } from "./basics.ts";
import type { OutgoingDelivery, ServerEvent, ServerWorld, Tenant, Webhook } from "./model.ts";

/** Sends an event to all webhooks of a tenant. */
export function announce(
  world: ServerWorld,
  tenant: Tenant,
  eventType: string,
  result: ServerEvent["result"],
): void {
  const events = world.rules.event.reduce(
    (list, change) => list.flatMap((event) => change(world, tenant, event)),
    [{ eventType, result }] as ServerEvent[],
  );
  for (const event of events) {
    for (const webhook of world.rules.receivers(world, tenant, event)) send(world, webhook, event);
  }
}

export function send(world: ServerWorld, webhook: Webhook, event: ServerEvent): void {
  world.counter += 1;
  const first: OutgoingDelivery = {
    webhook,
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8", "user-agent": "event-courier/3" },
    body: clone({ eventType: event.eventType, result: event.result }) as OutgoingDelivery["body"],
    wait: 1 + (world.counter % 3),
    attempt: 0,
  };
  const all = world.rules.delivery.reduce((list, change) => list.flatMap((one) => change(one, world)), [first]);
  // Deliveries are at least once, so some are sent twice.
  const copies = world.counter % 9 === 0 ? all.map((one) => ({ ...one, wait: one.wait + 4 })) : [];
  for (const one of [...all, ...copies]) later(world, one.wait, () => attempt(world, one));
}

async function attempt(world: ServerWorld, out: OutgoingDelivery): Promise<void> {
  const current = clone(out);
  // The webhook stays the same object, so the next attempt uses what replaced it.
  current.webhook = out.webhook;
  if (out.webhook.status === "DELETED") return;
  const headers = { ...current.headers, ...world.rules.authentication(out.webhook) };
  // Invalid headers make the delivery fail.
  const body = out.text ?? JSON.stringify(out.body);
  const status = await post(world, out.webhook.url, out.method, headers, body).catch(() => 0);
  const wait = world.rules.retries[out.attempt];
  if ((status >= 200 && status < 300) || wait === undefined) return;
  later(world, wait, () => attempt(world, { ...out, attempt: out.attempt + 1 }));
}

/** Milliseconds until a delivery times out. */
const patience = 200;

/** The address on this machine for a URL. No other host is called. */
function target(world: ServerWorld, url: string): URL | undefined {
  const address = new URL(url);
  const tunnel = world.tunnel;
  if (tunnel && new URL(tunnel.url).host === address.host) {
    return new URL(`${address.pathname}${address.search}`, `http://127.0.0.1:${tunnel.port}`);
  }
  return ["localhost", "127.0.0.1"].includes(address.hostname) ? address : undefined;
}

async function post(
  world: ServerWorld,
  url: string,
  method: string,
  headers: OutgoingDelivery["headers"],
  body: string,
): Promise<number> {
  const address = target(world, url);
  if (!address) return 0;
  const options = { method, headers, timeout: patience, agent: false as const };
  return new Promise((resolve) => {
    const done = (response: http.IncomingMessage) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", () => resolve(0));
    };
    const request =
      address.protocol === "https:"
        ? https.request(address, { ...options, rejectUnauthorized: false }, done)
        : http.request(address, options, done);
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(0));
    request.on("socket", (socket) => socket.unref());
    request.end(body);
  });
}
