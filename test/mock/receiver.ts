// Receivers of webhooks for tests: each keeps what arrives.

import { createServer, type IncomingHttpHeaders } from "node:http";
import { close, listen } from "../lib/listen.ts";

/** One delivery as it arrived. */
interface Arrival {
  path: string;
  headers: IncomingHttpHeaders;
  body: { eventType: string; result: Record<string, unknown> };
}

const running = new Set<() => void>();

/** Stops all receivers; for afterEach. */
export function stopReceivers(): void {
  for (const stop of running) stop();
  running.clear();
}

/**
 * Starts a receiver.
 * @param responses Its statuses in their order, the last one for ever; 0 means never.
 * @param redirectTo Its `Location`.
 */
export async function receiver(responses: number[] = [204], redirectTo = "http://127.0.0.1:9/") {
  const received: Arrival[] = [];
  let left = responses;
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    received.push({ path: request.url ?? "", headers: request.headers, body: JSON.parse(text) });
    const [status = 204, ...later] = left;
    if (later.length > 0) left = later;
    if (status !== 0) response.writeHead(status, { Location: redirectTo }).end();
  });
  const { origin } = await listen(server);
  const stop = () => close(server);
  running.add(stop);
  return {
    origin,
    /** With a secret in its query. */
    url: `${origin}/hooks?key=top-secret-query`,
    received,
    respondWith: (...statuses: number[]) => {
      left = statuses;
    },
    forget: () => {
      received.length = 0;
      left = responses;
    },
    stop,
  };
}

export type TestReceiver = Awaited<ReturnType<typeof receiver>>;

/** An authentication whose secret must not be seen anywhere. */
export const apiKey = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "top-secret-key" } as const;
