// Only reads use kept connections, because a request that is lost with one is sent again.

import http from "node:http";
import { expect, test } from "vitest";
import type { SentRequest } from "../../conformance/exchange.ts";
import { openTransport } from "../../conformance/run/http.ts";
import { listen } from "../lib/listen.ts";

/** A server that records requests and their connections, and can end a connection without a response. */
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

test("reads share a connection, and each write has its own", async () => {
  const { ports, send, close } = await openServer();
  await send("GET", "/first");
  await send("GET", "/second");
  await send("POST", "/third");
  close();
  expect(ports[1]).toBe(ports[0]);
  expect(ports[2]).not.toBe(ports[1]);
});

test("a read that is lost with its kept connection is sent once more, and a write that is lost is not", async () => {
  const { seen, habits, send, close } = await openServer();
  await send("GET", "/first");
  habits.ends = true;
  await expect(send("GET", "/lost")).rejects.toThrow("the connection ended without a response");
  await expect(send("POST", "/lost")).rejects.toThrow("the connection ended without a response");
  close();
  expect(seen).toEqual(["GET /first", "GET /lost", "GET /lost", "POST /lost"]);
});
