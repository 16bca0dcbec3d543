// Receives deliveries on a port of this machine: each webhook has its own path, which cannot be guessed.

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { UserError } from "../../../cli/command.ts";
import { mark } from "../../plan/body.ts";

/** A request, unchanged. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: string;
  /** Names in lower case, each with its values. */
  headers: IncomingMessage["headersDistinct"];
  body: string;
  receivedAt: number;
}

/** Notes a request to one path. @returns The status to respond with. */
export type Handler = (received: ReceivedRequest) => number;

/** A running receiver. */
export type RunReceiver = Awaited<ReturnType<typeof startReceiver>>;

/** The most bytes of a body that are kept. */
const mostBytes = 1_000_000;

/**
 * Starts a receiver on 127.0.0.1.
 * @param port Where to listen; 0 takes a free port.
 * @throws UserError with exit code 2 when the port cannot be used.
 */
export async function startReceiver(port: number) {
  const handlers = new Map<string, Handler>();
  const serve = async (incoming: IncomingMessage): Promise<number> => {
    const receivedAt = Date.now();
    const body = await textOf(incoming);
    const [path = "", ...query] = (incoming.url ?? "/").split("?");
    const handler = handlers.get(path.split("/").at(-1) ?? "");
    const { method = "", headersDistinct: headers } = incoming;
    // Strangers may find a public address; any other path gets a 404.
    return handler?.({ method, path, query: query.join("?"), headers, body, receivedAt }) ?? 404;
  };
  const server = http.createServer((incoming, outgoing) => {
    serve(incoming).then(
      (status) => outgoing.writeHead(status).end(),
      () => outgoing.destroy(),
    );
  });
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error); // `listen` fails with a system error.
    throw new UserError(`STAGING_WEBHOOK_PORT: port ${port} of 127.0.0.1 cannot be used (${why})`, 2);
  }
  return {
    port: (server.address() as AddressInfo).port, // Only a pipe has another kind of address.
    /** Opens a path. @returns The path, which has a random part. */
    open(handler: Handler): string {
      const token = randomUUID();
      handlers.set(token, handler);
      return `/${mark}/${token}`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Chunks are buffers, because no encoding is set.
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= mostBytes) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The time limit of a request to the run's own address, in milliseconds. */
const patience = 10_000;

/**
 * Sends a request to the public address. If it does not arrive, that proves nothing: in some networks, the address
 * works from outside only.
 * @param base The public address, without a slash at its end.
 * @returns Whether it arrived, and whether its query arrived with it.
 */
export async function leadsHere(receiver: RunReceiver, base: string) {
  let query: string | undefined;
  const path = receiver.open((received) => {
    query = received.query;
    return 204;
  });
  const sent = `look=${randomUUID()}`;
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(`${base}${path}?${sent}`, { method: "POST", redirect: "manual", signal });
    await response.body?.cancel();
  } catch {
    // Only the arrival counts, not the response.
  }
  return { arrived: query !== undefined, keepsQuery: query === sent };
}
