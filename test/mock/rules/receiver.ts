// Receives the deliveries of a server under the walk, and writes them down.

import { createServer, type IncomingHttpHeaders } from "node:http";
import { close, listen } from "../../lib/listen.ts";

/** One delivery. */
interface Delivery {
  path: string;
  headers: IncomingHttpHeaders;
  body: { eventType: string; result: Record<string, unknown> };
}

/** Starts a receiver on a free port of the loopback address. */
export async function startReceiver() {
  const deliveries: Delivery[] = [];
  const state = { refuse: 0, status: 500 };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    deliveries.push({ path: request.url ?? "", headers: request.headers, body: JSON.parse(body) });
    response.writeHead(state.refuse-- > 0 ? state.status : 204).end();
  });
  const { port } = await listen(server);
  return {
    port,
    deliveries,
    /** Responds to the next ones with a status. */
    refuse: (refuse: number, status = 500) => void Object.assign(state, { refuse, status }),
    forget: () => {
      deliveries.length = 0;
      state.refuse = 0;
    },
    stop: () => close(server),
  };
}

export type RuleReceiver = Awaited<ReturnType<typeof startReceiver>>;
