// Starts a server of a tool, and waits until it listens; it ends with this process.

import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { listen } from "../lib/listen.ts";
import type { Stage } from "./tool.ts";

const patience = 60_000;

/**
 * Runs a program of the tool's packages that serves.
 * @returns As soon as the port is open.
 * @throws Error with the tool's complaint when the program ends before.
 */
export async function serve(stage: Stage, program: string, args: string[], port: number): Promise<void> {
  let failure: Error | undefined;
  const ended = (error?: unknown) => {
    failure = error instanceof Error ? error : new Error("the server ended by itself");
  };
  stage.run(program, ...args).then(() => ended(), ended);
  const end = Date.now() + patience;
  while (!(await isOpen(port))) {
    if (failure !== undefined) throw failure;
    if (Date.now() > end) throw new Error("the server does not listen after a minute");
    await sleep(100);
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/** A server of this process. */
interface Served {
  origin: string;
  close(): void;
}

/** Serves a function of Fetch requests on this machine. */
export function serveFetch(handle: (request: Request) => Response | Promise<Response>): Promise<Served> {
  return serveListener(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const headers = incoming.headers as Record<string, string>;
    const init = {
      method: String(incoming.method),
      headers,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    };
    const response = await handle(new Request(`http://${headers["host"]}${incoming.url}`, init));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
}

/** Serves a listener of Node's requests on this machine. */
export async function serveListener(listener: RequestListener): Promise<Served> {
  const server = createServer(listener);
  const { origin } = await listen(server);
  return { origin, close: () => void server.close() };
}
