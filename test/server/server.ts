// The HTTP servers: three hosts on free ports of this machine.

import http from "node:http";
import type { AddressInfo } from "node:net";
import { allow, identify, issue } from "./access.ts";
import { object, refused, ServerRefusal, uuid } from "./basics.ts";
import { complete, missingIn } from "./confirmed.ts";
import type { JsonRecord, SentResponse, ServerOperation, ServerRequest, ServerWorld } from "./model.ts";

type Host = "finance" | "ramp";

async function read(message: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

const patterns = new Map<string, RegExp>();

function patternOf({ path }: ServerOperation): RegExp {
  const known = patterns.get(path) ?? new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
  patterns.set(path, known);
  return known;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function choose(host: Host, operations: ServerOperation[], method: string, path: string) {
  const found = operations.flatMap((one) => {
    const match = patternOf(one).exec(path);
    const names = Object.entries(match?.groups ?? {}).map(([name, value]) => [name, decode(value)]);
    return match ? [{ one, params: Object.fromEntries(names) as Record<string, string> }] : [];
  });
  // A fixed word takes precedence over a parameter.
  found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  const match = found.find(({ one }) => one.method === method);
  if (match) return match;
  if (found.length === 0) throw new ServerRefusal(404, host === "ramp" ? "NOT_FOUND" : "no-such-path", "");
  const supported = [...new Set(found.map(({ one }) => one.method))].join(", ");
  const message = `Method ${method} is not supported. Supported methods: ${supported}`;
  throw new ServerRefusal(405, host === "ramp" ? "METHOD_NOT_SUPPORTED" : "method-not-supported", message);
}

/** Reads a body. The ramp service requires the media type of JSON. */
export function parse(host: Host, message: http.IncomingMessage, raw: string): JsonRecord {
  if (raw === "") return {};
  const type = message.headers["content-type"] ?? "";
  if (host === "ramp" && !/^application\/json\b/i.test(type)) throw new ServerRefusal(415, "INVALID_MEDIA_TYPE");
  try {
    const value: unknown = JSON.parse(raw);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return object(value);
  } catch {
    // Refused below.
  }
  throw invalid(host, "The request body is not a JSON object.");
}

/** A refusal that has no code of its own. */
export const invalid = (host: Host, message: string): ServerRefusal =>
  host === "ramp"
    ? new ServerRefusal(422, "validation-error", message)
    : new ServerRefusal(400, "invalid-request", message);

function tenantHeaders(message: http.IncomingMessage): string[] {
  const raw = message.rawHeaders;
  return raw.flatMap((name, i) => (i % 2 === 0 && name.toLowerCase() === "x-tenant-id" ? [raw[i + 1] ?? ""] : []));
}

async function serve(
  world: ServerWorld,
  host: Host,
  operations: ServerOperation[],
  message: http.IncomingMessage,
): Promise<SentResponse> {
  const raw = await read(message);
  try {
    const values = tenantHeaders(message);
    const url = URL.parse(`http://host${message.url ?? "/"}`);
    const { client, tenant } = identify(world, host, message.headers, { values, path: url?.pathname ?? "" });
    if (!url)
      throw new ServerRefusal(400, host === "ramp" ? "validation-error" : "invalid-request", "Bad address.");
    const { one, params } = choose(host, operations, message.method ?? "GET", url.pathname);
    allow(world, host, client, one);
    const r: ServerRequest = {
      world,
      host,
      operation: one.name,
      method: one.method,
      params,
      query: url.searchParams,
      headers: message.headers,
      tenantHeaders: values,
      body: ["POST", "PUT", "PATCH"].includes(one.method) ? world.rules.parse(host, message, raw) : {},
      client,
      tenant,
    };
    return world.rules.response.reduce((response, change) => change(r, response), run(r, one));
  } catch (error) {
    if (error instanceof ServerRefusal) return refused(error);
    console.error("the server of the tests:", error);
    return refused(
      new ServerRefusal(500, host === "ramp" ? "INTERNAL_SERVER_ERROR" : "internal-error", "Something broke."),
    );
  }
}

function run(r: ServerRequest, operation: ServerOperation): SentResponse {
  try {
    for (const step of r.world.rules.before) {
      const response = step(r);
      if (response) return response;
    }
    const [missing] = missingIn(r);
    if (missing !== undefined) throw invalid(r.host, `${missing} is missing.`);
    // A copy, because resources change later.
    const { body, ...response } = operation.handle(r);
    return complete(r, { ...response, body: typeof body === "object" ? JSON.parse(JSON.stringify(body)) : body });
  } catch (error) {
    if (error instanceof ServerRefusal) return refused(error);
    throw error;
  }
}

function write(to: http.ServerResponse, { status, headers, body }: SentResponse): void {
  if (status === 0) {
    to.destroy();
    return;
  }
  const isText = typeof body === "string";
  const payload = isText ? body : JSON.stringify(body);
  to.writeHead(status, {
    "Content-Type": isText ? "text/plain" : "application/json",
    ...headers,
    "Content-Length": Buffer.byteLength(payload),
  });
  to.end(payload);
}

async function listen(
  handler: (m: http.IncomingMessage) => Promise<SentResponse>,
): Promise<{ url: string; server: http.Server }> {
  const server = http.createServer((message, to) => {
    handler(message).then(
      (response) => write(to, response),
      (error: unknown) => {
        console.error("the server of the tests:", error);
        to.writeHead(500).end();
      },
    );
  });
  // Also the response to broken HTTP has a correlation ID.
  server.on("clientError", (_, socket) => {
    if (socket.writable)
      socket.end(`HTTP/1.1 400 Bad Request\r\nX-Correlation-Id: corr:${uuid()}\r\nConnection: close\r\n\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Adds the correlation ID. */
function finish(
  world: ServerWorld,
  host: string,
  response: SentResponse,
  message: http.IncomingMessage,
): SentResponse {
  const headers = { ...response.headers, "x-correlation-id": world.rules.correlation(message.headers) };
  const marked: SentResponse = { ...response, headers };
  return world.rules.last.reduce((one, change) => change(host, one, message.headers), marked);
}

export function startHost(world: ServerWorld, host: Host, operations: ServerOperation[]) {
  return listen(async (message) => finish(world, host, await serve(world, host, operations, message), message));
}

export function startTokens(world: ServerWorld) {
  return listen(async (message) => {
    const form = new URLSearchParams(await read(message));
    const typed = /^application\/x-www-form-urlencoded/i.test(message.headers["content-type"] ?? "");
    const valid = message.method === "POST" && typed;
    const response: SentResponse = valid
      ? issue(world, form)
      : { status: 400, headers: {}, body: { error: "invalid_request" } };
    return finish(world, "token", response, message);
  });
}
