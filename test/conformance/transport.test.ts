// Kept connections: a write uses one, is never sent twice, and uses none where the server has ended one by itself.

import http from "node:http";
import { expect, test } from "vitest";
import type { SentRequest } from "../../conformance/exchange.ts";
import { openTransport, StaleConnectionError } from "../../conformance/run/http.ts";
import { listen } from "../lib/listen.ts";

/** A server that notes what it gets and over which connection, and may end a connection in place of a response. */
async function openServer() {
  const seen: string[] = [];
  const ports: (number | undefined)[] = [];
  const habits = { ends: false };
  const server = http.createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    ports.push(request.socket.remotePort);
    if (habits.ends) request.socket.destroy();
    else response.end("{}");
  });
  const { origin } = await listen(server);
  const transport = openTransport();
  const send = (method: string, path: string) => {
    const request: SentRequest = { method, url: `${origin}${path}`, headers: [] };
    return transport.send(method === "GET" ? request : { ...request, body: "{}" });
  };
  const close = () => {
    transport.close();
    server.close();
  };
  return { seen, ports, habits, send, close };
}

test("a write goes over the connection of the request before it", async () => {
  const { ports, send, close } = await openServer();
  await send("GET", "/first");
  await send("POST", "/second");
  close();
  expect(ports[1]).toBe(ports[0]);
});

test("a write that is lost with its connection is not sent again, and later ones get new connections", async () => {
  const { seen, ports, habits, send, close } = await openServer();
  await send("GET", "/first");
  habits.ends = true;
  await expect(send("POST", "/lost")).rejects.toBeInstanceOf(StaleConnectionError);
  habits.ends = false;
  await send("GET", "/read");
  await send("POST", "/third");
  close();
  expect(seen).toEqual(["GET /first", "POST /lost", "GET /read", "POST /third"]);
  expect(ports[3]).not.toBe(ports[2]);
});
