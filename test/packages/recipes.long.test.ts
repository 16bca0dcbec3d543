// The recipes of client/recipes/ as printed, with the packed client and the frameworks.

import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { startPostgres } from "../client/postgres.ts";
import { listen } from "../lib/listen.ts";
import { addTools, installPackage, output } from "./package.ts";

const frameworks = {
  express: "5.3.0",
  fastify: "5.12.8",
  hono: "4.13.19",
  undici: "8.12.4",
  pino: "10.4.0",
  pg: "8.23.1",
  "@opentelemetry/api": "1.9.0",
  "@opentelemetry/sdk-trace-base": "2.12.1",
  "@tanstack/query-core": "5.108.0",
};

let folder: string;
const postgres = await startPostgres();
afterAll(() => postgres?.stop());
const recipes = `${root}client/recipes/`;

beforeAll(async () => {
  folder = `${await installPackage("client")}recipes/`;
  await mkdir(folder, { recursive: true });
  await addTools(folder, "frameworks", frameworks);
  for (const file of await readdir(recipes)) {
    const text = await readFile(recipes + file, "utf8");
    for (const [, name = "", code = ""] of text.matchAll(/^```js\n\/\/ ([\w-]+\.js)\n([\s\S]*?)^```$/gm))
      await writeFile(folder + name, code);
  }
  const table = `import { createDedupeTable } from "finance-ramp-api/webhooks/postgres";
import pg from "pg";
await createDedupeTable(new pg.Pool({ connectionString: process.env.DATABASE_URL }));
console.log(1);
process.exit();`;
  if (postgres) await run(table);
});

/** Runs a program beside the recipes; gives the JSON that it prints last. */
async function run(program: string, env: Record<string, string> = {}): Promise<unknown> {
  const file = `${folder}program-${crypto.randomUUID()}.js`;
  await writeFile(file, program);
  const variables = Object.entries({ DATABASE_URL: postgres?.url ?? "", ...env }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const printed = await output(folder, ["env", ...variables, process.execPath, file]);
  return JSON.parse(printed.split("\n").at(-1) ?? "");
}

const senders: Record<string, string> = {
  express: `import { app } from "./express.js";
const server = app.listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const send = ({ method, headers, body }) => fetch("http://127.0.0.1:" + server.address().port + "/webhooks", { method, headers, body });
const stop = () => server.close();`,
  fastify: `import { app } from "./fastify.js";
const origin = await app.listen({ port: 0, host: "127.0.0.1" });
const send = ({ method, headers, body }) => fetch(origin + "/webhooks", { method, headers, body });
const stop = () => app.close();`,
  hono: `import { app } from "./hono.js";
const send = (delivery) => app.fetch(delivery.request());
const stop = () => {};`,
  route: `import { POST } from "./route.js";
const send = (delivery) => POST(delivery.request());
const stop = () => {};`,
  lambda: `import { handler } from "./lambda.js";
const stop = () => {};
let turn = 0;
const send = async ({ method, headers, body }) => {
  const isBase64Encoded = turn++ % 2 === 1;
  const requestContext = { http: { method }, domainName: "id.execute-api.eu-west-1.amazonaws.com" };
  const event = {
    version: "2.0",
    rawPath: "/webhooks",
    headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
    requestContext,
    isBase64Encoded,
    body: isBase64Encoded ? Buffer.from(body).toString("base64") : body,
  };
  return { status: (await handler(event)).statusCode };
};`,
};

test.each(Object.keys(senders).filter((name) => postgres || !/route|lambda/.test(name)))(
  "webhooks in %s: both keys, duplicates, disorder, a wrong key",
  async (framework) => {
    const program = `${senders[framework]}
import { createDelivery } from "finance-ramp-api/testing";
const seen = [];
const log = console.log;
console.log = (line) => seen.push(line);
const deliver = async (type, key, occurredAt) => (await send(createDelivery(type, {
  authenticate: { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: key }, result: { payoutId: "${framework}", occurredAt } }))).status;
const at = (fraction) => "2026-09-16T09:41:07." + fraction + "ZZ";
const statuses = [
  await deliver("PAYOUT_COMPLETED", "old-key", at("2")), await deliver("PAYOUT_COMPLETED", "new-key", at("2")),
  await deliver("PAYOUT_PROCESSING", "new-key", at("19")), await deliver("PAYOUT_RETURNED", "new-key", at("21")),
  await deliver("PAYOUT_RETURNED", "wrong-key", at("3")),
];
log(JSON.stringify({ statuses, seen }));
await stop();
process.exit(0);`;
    expect(await run(program, { WEBHOOK_KEYS: "new-key,old-key" })).toEqual({
      statuses: [200, 200, 200, 200, 401],
      seen: [`${framework} is COMPLETED`, `${framework} is RETURNED`],
    });
  },
);

/** A client whose `fetch` gives a 503, a success, and a 404 in turn. */
const client = (onEvent: string) => `import { createFinanceClient } from "finance-ramp-api/finance";
let calls = 0;
const fetch = async () => [
  new Response("", { status: 503, headers: { "retry-after": "0" } }), Response.json({ success: true, result: [{}, {}] }),
  Response.json({ success: false, errors: [{ code: "pay-in-not-found" }] }, { status: 404 }),
][calls++];
const finance = createFinanceClient({ baseUrl: "https://a.example", auth: "example-access-token", fetch, onEvent: ${onEvent} });`;

test("OpenTelemetry: a span for each attempt, in the trace of the caller", async () => {
  const program = `import { context, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { AsyncLocalStorage } from "node:async_hooks";
import { openTelemetry } from "./opentelemetry.js";
const storage = new AsyncLocalStorage();
context.setGlobalContextManager({
  active: () => storage.getStore() ?? ROOT_CONTEXT,
  with: (one, fn, self, ...args) => storage.run(one, () => fn.apply(self, args)),
  bind: (one, fn) => fn,
  enable() { return this; },
  disable() { return this; },
});
const exporter = new InMemorySpanExporter();
trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
${client("openTelemetry()")}
const parent = trace.getTracer("test").startSpan("checkout");
await context.with(trace.setSpan(context.active(), parent), async () => {
  await finance.listWallets({ accountId: "a" });
  await finance.getPayIn({ payInId: "p" });
});
const spans = exporter.getFinishedSpans().map((span) => ({ name: span.name, kind: span.kind, attributes: span.attributes, status: span.status.code,
  isChild: span.parentSpanContext?.spanId === parent.spanContext().spanId && span.spanContext().traceId === parent.spanContext().traceId }));
console.log(JSON.stringify(spans));`;
  const spans = (await run(program)) as { attributes: Record<string, unknown> }[];
  const wallets = { name: "GET /v1/accounts/{accountId}/wallets", kind: 2, isChild: true };
  const attempt = (status: number, resent: number) => ({
    attributes: { "http.response.status_code": status, "http.request.resend_count": resent },
  });
  const attributes = { "error.type": "pay-in-not-found", "url.template": "/v1/pay-ins/{payInId}" };
  expect(spans).toMatchObject([
    { ...wallets, ...attempt(503, 0), status: 2 },
    { ...wallets, ...attempt(200, 1), status: 0 },
    { attributes: { ...attributes, "finance.operation": "getPayIn" }, status: 2 },
  ]);
  const ids = spans.map(({ attributes }) => attributes["finance.call_id"]);
  expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false]);
});

test("pino: each event at its level, without secrets", async () => {
  const program = `import pino from "pino";
import { logTo } from "./log.js";
const lines = [];
${client(`logTo(pino({ level: "debug" }, { write: (line) => lines.push(JSON.parse(line)) }))`)}
await finance.listWallets({ accountId: "an-account" });
console.log(JSON.stringify(lines));`;
  const lines = (await run(program)) as { level: number; msg: string }[];
  expect(lines.map(({ level, msg }) => `${level} ${msg}`)).toEqual([
    "20 request listWallets",
    "50 response listWallets",
    "40 retry listWallets",
    "20 request listWallets",
    "30 response listWallets",
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/an-account|example-access-token/);
});

test("undici: through a proxy, and by HTTP/2 many requests on one connection", async () => {
  const key = `${folder}key.pem`;
  const cert = `${folder}certificate.pem`;
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
  const flags = ["req", "-x509", "-newkey", "rsa:2048", "-days", "1", "-nodes", "-keyout", key, "-out", cert];
  execFileSync("openssl", [...flags, ...name], { stdio: "ignore" });
  const seen: string[] = [];
  let sessions = 0;
  const secrets = { key: await readFile(key), cert: await readFile(cert) };
  const service = createSecureServer(
    { ...secrets, allowHTTP1: true },
    ({ httpVersion, url, headers }, response) => {
      seen.push(`${httpVersion} ${url} ${headers.authorization}`);
      response.setHeader("content-type", "application/json");
      response.end(`{"success":true,"result":[]}`);
    },
  ).on("session", () => void sessions++);
  const proxy = createServer().on("connect", (request, socket) => {
    seen.push(`CONNECT ${request.url}`);
    const [host = "", port] = (request.url ?? "").split(":");
    const onward = connect(Number(port), host, () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      onward.pipe(socket).pipe(onward);
    });
  });
  const [{ port }, { origin }] = [await listen(service), await listen(proxy)];
  const program = `import { http2, viaProxy } from "./transport.js";
import { createFinanceClient } from "finance-ramp-api/finance";
const options = { baseUrl: "https://127.0.0.1:${port}", auth: "a-token", maxRetries: 0 };
await createFinanceClient({ ...options, fetch: viaProxy("${origin}") }).listWebhooks();
const finance = createFinanceClient({ ...options, fetch: http2() });
await finance.listWebhooks();
const all = await Promise.all(Array.from({ length: 8 }, () => finance.listWebhooks()));
console.log(JSON.stringify(all.map(({ status }) => status)));
process.exit(0);`;
  expect(await run(program, { NODE_EXTRA_CA_CERTS: cert })).toEqual(Array(8).fill(200));
  expect(seen).toEqual([`CONNECT 127.0.0.1:${port}`, ...Array(10).fill("2.0 /v1/webhooks Bearer a-token")]);
  // That through the proxy, and one for all others.
  expect(sessions).toBe(2);
  for (const server of [service, proxy]) server.close();
});

test("TanStack Query: the result, from its cache the second time, and the error of the client", async () => {
  const program = `import { QueryClient } from "@tanstack/query-core";
import { walletsQuery } from "./wallets-query.js";
${client("() => {}")}
const queries = new QueryClient();
const first = await queries.fetchQuery({ ...walletsQuery(finance, "a"), staleTime: 60000 });
const second = await queries.fetchQuery({ ...walletsQuery(finance, "a"), staleTime: 60000 });
console.log(JSON.stringify([first.length, first === second, calls]));
process.exit(0);`;
  expect(await run(program)).toEqual([2, true, 2]);
});
