// Receivers of webhooks for tests.

import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { close, listen } from "../lib/listen.ts";

/** A receiver and what it received. */
interface Receiver {
  /** With a secret in its query. */
  url: string;
  received: { headers: IncomingHttpHeaders; body: { eventType: string; result: Record<string, unknown> } }[];
}

const servers: Server[] = [];

/** Stops all receivers; for afterEach. */
export function stopReceivers(): void {
  for (const server of servers.splice(0)) close(server);
}

/**
 * Starts a receiver.
 * @param statuses Its responses, the last one for ever; 0 means never.
 * @param redirectTo Its `Location`.
 */
export async function receiver(statuses: number[], redirectTo = "http://127.0.0.1:9/"): Promise<Receiver> {
  const received: Receiver["received"] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const status = statuses[Math.min(received.length, statuses.length - 1)] ?? 204;
    received.push({ headers: request.headers, body: JSON.parse(text) });
    if (status !== 0) response.writeHead(status, { Location: redirectTo }).end();
  });
  servers.push(server);
  const { origin } = await listen(server);
  return { url: `${origin}/hooks?key=top-secret-query`, received };
}

/** An authentication whose secret must not be seen anywhere. */
export const apiKey = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "top-secret-key" } as const;
