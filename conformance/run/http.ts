// Sends requests unchanged: repeated headers, any method, any path. fetch would normalize all three.

import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import type { ReceivedResponse, SentRequest, ServiceName } from "../exchange.ts";

/** The host cannot be reached at all. */
export class UnreachableError extends Error {}

/** The host is not the service: its responses say nothing about the service. */
export class WrongHostError extends UnreachableError {
  readonly services: ServiceName[];
  constructor(services: ServiceName[], message: string) {
    super(message);
    this.services = services;
  }
}

/** The request went out, and no whole response came back; the message says why. */
export class NoResponseError extends Error {}

/** Sends requests; reads reuse connections. */
export type Transport = ReturnType<typeof openTransport>;

/** Errors of a connection that mean that the host is unreachable, or that its certificate is wrong. */
const unreachable =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPROTO)$|CERT|TLS|SSL|UNABLE_TO_/;

/** Milliseconds a response may take, to its last byte. */
const patience = 30_000;

/** The most bytes of one response: enough for any list, and few enough for a run to keep all responses. */
const mostBytes = 20_000_000;

/** Milliseconds that an unused connection is kept: less than any server does. */
const idleLimit = 1000;

function openAgents(keepAlive: boolean) {
  const options = { keepAlive, maxSockets: 16, ...(keepAlive && { timeout: idleLimit }) };
  return { "http:": new http.Agent(options), "https:": new https.Agent(options) };
}

/**
 * Opens a transport.
 * @param limitOf Milliseconds the response to a request may take.
 */
export function openTransport(limitOf: (request: SentRequest) => number = () => patience) {
  const kept = openAgents(true);
  const fresh = openAgents(false);
  return {
    /** @throws UnreachableError when no connection can be made, NoResponseError when no whole response comes. */
    async send(request: SentRequest): Promise<ReceivedResponse> {
      const timeout = limitOf(request);
      // A connection may end just as it is reused. A read is then sent again; a write must not be, so it has a new one.
      if (request.method !== "GET") return exchange(request, fresh, timeout);
      try {
        return await exchange(request, kept, timeout);
      } catch (error) {
        if (!(error instanceof StaleConnectionError)) throw error;
        return exchange(request, fresh, timeout);
      }
    },
    close(): void {
      for (const agent of [...Object.values(kept), ...Object.values(fresh)]) agent.destroy();
    },
  };
}

/** A connection that had been used before was closed before any response. */
class StaleConnectionError extends NoResponseError {}

function problemOf(error: NodeJS.ErrnoException, outgoing: http.ClientRequest, host: string): Error {
  const code = error.code ?? error.message;
  if (error instanceof NoResponseError) return error;
  if (unreachable.test(code)) return new UnreachableError(`${host} cannot be reached (${code})`);
  const isReset = code === "ECONNRESET" || code === "EPIPE";
  if (isReset && outgoing.reusedSocket)
    return new StaleConnectionError("the request was lost with a connection that ended");
  if (isReset) return new NoResponseError("the connection ended without a response");
  return new NoResponseError(`no HTTP response came (${code})`);
}

function exchange(
  request: SentRequest,
  agents: ReturnType<typeof openAgents>,
  timeout: number,
): Promise<ReceivedResponse> {
  const { protocol, hostname, port, host } = new URL(request.url);
  const secure = protocol === "https:";
  const bodyLength = request.body === undefined ? [] : ["content-length", String(Buffer.byteLength(request.body))];
  return new Promise((resolve, reject) => {
    const outgoing = (secure ? https : http).request(
      {
        protocol,
        hostname: hostname.replace(/^\[|\]$/g, ""),
        port,
        method: request.method,
        path: request.url.slice(request.url.indexOf("/", protocol.length + 2)),
        // A flat list keeps repeated headers apart.
        headers: ["host", host, ...request.headers.flat(), ...bodyLength],
        agent: agents[secure ? "https:" : "http:"],
      },
      (incoming) => read(incoming).then(resolve, reject),
    );
    // Limits the whole response: one that comes in small pieces would never reach a limit of idle time.
    const limit = setTimeout(
      () => outgoing.destroy(new NoResponseError(`no complete response within ${timeout / 1000} s`)),
      timeout,
    );
    outgoing.on("close", () => clearTimeout(limit));
    outgoing.on("error", (error) => reject(problemOf(error, outgoing, host)));
    outgoing.end(request.body);
  });
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Chunks are buffers, because no encoding is set.
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > mostBytes) throw new NoResponseError(`the response is longer than ${mostBytes / 1e6} MB`);
    }
  } catch (error) {
    if (error instanceof NoResponseError) throw error;
    throw new NoResponseError("the connection ended in the middle of the response");
  }
  return Buffer.concat(chunks);
}

async function read(incoming: IncomingMessage): Promise<ReceivedResponse> {
  const body = await bytesOf(incoming);
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: incoming.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: decoded(body, incoming.headers["content-encoding"]),
  };
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** Decodes a body. A server may encode a response to a request that did not ask for it (RFC 9110, 12.5.3). */
function decoded(body: Buffer, encodings = ""): string {
  let plain = body;
  for (const encoding of encodings.toLowerCase().split(",").reverse()) {
    const decode = decoders[encoding.trim()];
    if (decode === undefined || plain.length === 0) continue;
    try {
      plain = decode(plain);
    } catch {
      throw new NoResponseError(`the body is not encoded in ${encoding.trim()}, as its header says`);
    }
  }
  return plain.toString("utf8");
}
