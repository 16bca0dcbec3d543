// A gateway between a client and a service. It changes answers as networks do.

import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { ServiceName } from "../../conformance/exchange.ts";
import { listen } from "../lib/listen.ts";

export interface Forwarded {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** A request. `count` is the number of requests so far. */
interface Passing {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  answer: Forwarded;
  count: number;
}

/** Changes an answer. @returns True if it has written the answer itself. */
export type Habit = (passing: Passing) => boolean | Promise<boolean>;

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function forward(origin: string, incoming: IncomingMessage, body: Buffer): Promise<Forwarded> {
  const { method, url, rawHeaders } = incoming;
  return new Promise((resolve, reject) => {
    const headers = rawHeaders as unknown as http.OutgoingHttpHeaders;
    const request = http.request(`${origin}${url}`, { method, headers }, (response) => {
      const { date: _, connection: __, "transfer-encoding": ___, ...kept } = response.headers;
      read(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, headers: kept as Forwarded["headers"], body: text }),
        reject,
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}

async function pass(
  origin: string,
  habit: Habit,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  count: number,
) {
  const answer = await forward(origin, incoming, await read(incoming as AsyncIterable<Buffer>));
  if (await habit({ incoming, outgoing, answer, count })) return;
  outgoing.writeHead(answer.status, answer.headers);
  outgoing.end(answer.body);
}

/** Starts a gateway for each service. */
export async function startGateways(
  server: { origins: Record<ServiceName, string> },
  habit: Habit,
  host = "127.0.0.1",
) {
  let count = 0;
  const gateways: http.Server[] = [];
  const start = async (origin: string): Promise<string> => {
    const gateway = http.createServer((incoming, outgoing) => {
      pass(origin, habit, incoming, outgoing, ++count).catch(() => outgoing.destroy());
    });
    gateways.push(gateway);
    return (await listen(gateway, host)).origin;
  };
  return {
    origins: { finance: await start(server.origins.finance), ramp: await start(server.origins.ramp) },
    async stop() {
      for (const gateway of gateways) {
        gateway.closeAllConnections();
        if (gateway.listening) await new Promise((resolve) => gateway.close(resolve));
      }
    },
  };
}
