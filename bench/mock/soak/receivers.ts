// Receivers of webhooks: one that is well, one that is slow, one that fails, and one that nobody runs.

import { createServer } from "node:http";
import { close, listen } from "../../../test/lib/listen.ts";

/** What the receiver that is well has got: event types by the id of the payout they are about. */
export interface Receivers {
  /** URLs to register. */
  urls: string[];
  got: Map<string, Set<string>>;
  /** Deliveries to the one that is well. */
  count(): number;
  close(): void;
}

/** Milliseconds the slow one takes. */
const slowness = 8_000;

/** Starts the receivers. */
export async function startReceivers(): Promise<Receivers> {
  const got = new Map<string, Set<string>>();
  let count = 0;
  const well = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (chunk) => (text += chunk));
    request.on("end", () => {
      count++;
      const { eventType, result } = JSON.parse(text) as { eventType: string; result: { payoutId?: string } };
      const { payoutId = "" } = result;
      got.set(payoutId, (got.get(payoutId) ?? new Set()).add(eventType));
      response.writeHead(204).end();
    });
  });
  const slow = createServer((_request, response) => void setTimeout(() => response.end(), slowness).unref());
  const failing = createServer((_request, response) => response.writeHead(500).end());
  const servers = [well, slow, failing];
  const urls: string[] = [];
  for (const server of servers) urls.push(`${(await listen(server)).origin}/hooks`);
  // Nothing listens at the port of discard.
  urls.push("http://127.0.0.1:9/hooks");
  const end = () => {
    for (const server of servers) close(server);
  };
  return { urls, got, count: () => count, close: end };
}
