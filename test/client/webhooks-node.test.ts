// The receiver behind node:http, over real connections.

import type { RequestListener as Listener, ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { toNodeListener, type WebhookReceiverOptions } from "../../client/webhooks.ts";
import { apiKey, eventOf, receiverWith } from "./deliveries.ts";
import { serve } from "./fault-server.ts";

async function setUp(options: Partial<WebhookReceiverOptions> = {}, inFront?: (next: Listener) => Listener) {
  const { receiver, ...seen } = receiverWith(options);
  const listener: Listener = toNodeListener(receiver);
  const port = await serve(inFront?.(listener) ?? listener);
  return { ...seen, port, url: `http://127.0.0.1:${port}/webhooks` };
}

const post = (url: string, body: unknown, headers: Record<string, string> = { "x-webhook-key": apiKey }) =>
  fetch(url, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });

async function raw(port: number, lines: string[], body = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n${body}`);
  return text(socket);
}

test("answers as the receiver does", async () => {
  const { url } = await setUp();
  const { status, headers } = await fetch(url);
  expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  expect((await fetch(url, { method: "HEAD" })).status).toBe(405);
});

const body = JSON.stringify(eventOf("PING"));
const head = ["POST / HTTP/1.1", "Host: receiver.example", `Content-Length: ${body.length}`];
const basic = (pair: string) => `Authorization: Basic ${btoa(pair)}`;

test("repeated credentials are refused, although node:http would keep the first", async () => {
  const credentials = [{ username: "finance", password: "example-password" }];
  const { port, handled } = await setUp({ authenticate: { type: "BASIC_AUTHENTICATION", credentials } });
  const right = basic("finance:example-password");
  expect(await raw(port, [...head, right], body)).toMatch(/^HTTP\/1.1 200 /);
  for (const other of [right, basic("a:b")])
    expect(await raw(port, [...head, right, other], body)).toMatch(/^HTTP\/1.1 401 /);
  expect(handled).toHaveLength(1);
});

test("after a body beyond the limit the connection can be used again", async () => {
  const { port } = await setUp({ maxBodyBytes: 1000 });
  const key = `X-Webhook-Key: ${apiKey}`;
  const chunked = [...head.slice(0, 2), key, "Transfer-Encoding: chunked"].join("\r\n");
  const chunk = `${(2 ** 20).toString(16)}\r\n${" ".repeat(2 ** 20)}\r\n`;
  const second = raw(port, [chunked, "", `${chunk.repeat(8)}0`, "", ...head, key], body);
  expect((await second).match(/^HTTP\/1.1 \d+/gm)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});

test("a sender that breaks off is not handled, and the receiver goes on", async () => {
  const arrived = Promise.withResolvers<void>();
  const { port, url, handled, told } = await setUp({}, (next) => (request, response) => {
    arrived.resolve();
    next(request, response);
  });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nX-Webhook-Key: ${apiKey}\r\nContent-Length: 100\r\n\r\n{"eventType"`,
  );
  await arrived.promise;
  socket.destroy();
  await vi.waitFor(() => expect(told).toMatchObject([{ outcome: "lost-body" }]), { timeout: 10_000 });
  expect(handled).toEqual([]);
  expect((await post(url, eventOf("PING"))).status).toBe(200);
});

test.each(["TRACE / HTTP/1.1", "POST //[ HTTP/1.1"])("%s is answered", async (line) => {
  const { port } = await setUp();
  expect(await raw(port, [line, "Host: x", "Content-Length: 0"])).toMatch(/^HTTP\/1.1 4\d\d /);
});

test("a receiver that rejects or gives no response gives 500", async () => {
  for (const receiver of [() => Promise.reject(new Error("no")), async () => undefined as never]) {
    const port = await serve(toNodeListener(receiver));
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: "POST" })).status).toBe(500);
  }
});

/** Serves a receiver behind a body parser that has read the body, and leaves this of it. */
const behindParser = (parse: (text: string) => unknown) =>
  setUp({}, (next) => async (request, response) => {
    Object.assign(request, { body: parse(await text(request)) });
    next(request, response);
  });

test("behind a body parser that leaves an object, a text or bytes", async () => {
  for (const parse of [JSON.parse, String, Buffer.from]) {
    const { url, handled } = await behindParser(parse);
    expect((await post(url, eventOf("PAY_IN_SETTLED"))).status).toBe(200);
    expect((await post(url, eventOf("PAY_IN_SETTLED"), {})).status).toBe(401);
    expect(handled).toEqual([eventOf("PAY_IN_SETTLED")]);
  }
});

test("behind a body parser that leaves nothing, no delivery is lost", async () => {
  for (const left of [undefined, "", Buffer.alloc(0), {}]) {
    const { url, told } = await behindParser(() => left);
    expect((await post(url, eventOf("PING"))).status).toBe(500);
    expect(told).toMatchObject([{ outcome: "no-body" }]);
    expect((await post(url, "")).status).toBe(400);
  }
});

test("what else has begun to respond while a handler runs goes on", async () => {
  const handled = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<ServerResponse>();
  let ended: unknown;
  const late = () => handled.promise.then(() => expect.fail("too late"));
  const { url } = await setUp({ on: { PING: late } }, (next) => (request, response) => {
    ended = next(request, response);
    response.writeHead(504).write("too ");
    begun.resolve(response);
  });
  const responded = post(url, eventOf("PING"));
  const response = await begun.promise;
  handled.resolve();
  await ended;
  response.end("slow");
  expect(await (await responded).text()).toBe("too slow");
});
