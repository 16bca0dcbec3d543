// Sends requests as they are written: repeated headers, any method, any path. fetch would tidy all three.

import http from "node:http";
import https from "node:https";
import type { ReceivedResponse, SentRequest } from "./types.ts";

/** The host cannot be reached at all. */
export class UnreachableError extends Error {}

/** Sends requests over kept-alive connections. */
export interface Transport {
  send(request: SentRequest): Promise<ReceivedResponse>;
  close(): void;
}

const unreachable = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT"]);

/**
 * Opens a transport.
 * @param rate Requests a second, evenly spaced; unlimited when absent.
 * @param timeout Milliseconds a response may take.
 */
export function openTransport(rate?: number, timeout = 30_000): Transport {
  const agents = {
    "http:": new http.Agent({ keepAlive: true, maxSockets: 16 }),
    "https:": new https.Agent({ keepAlive: true, maxSockets: 16 }),
  };
  let next = 0;
  const wait = async () => {
    if (rate === undefined) return;
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + 1000 / rate;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  };
  return {
    async send(request) {
      await wait();
      try {
        return await exchange(request, agents, timeout);
      } catch (error) {
        // A kept-alive connection may close just as it is used again; a second try tells that from a refusal.
        if (error instanceof UnreachableError || !isReset(error)) throw error;
        return await exchange(request, agents, timeout);
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

function isReset(error: unknown): boolean {
  return ["ECONNRESET", "EPIPE"].includes((error as NodeJS.ErrnoException).code ?? "");
}

type Agents = { "http:": http.Agent; "https:": https.Agent };

function exchange(request: SentRequest, agents: Agents, timeout: number): Promise<ReceivedResponse> {
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
        headers: ["host", host, ...request.headers.flat(), ...bodyLength] as unknown as http.OutgoingHttpHeaders,
        agent: agents[secure ? "https:" : "http:"],
        timeout,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
          const body = Buffer.concat(chunks).toString("utf8");
          resolve({ status: incoming.statusCode ?? 0, headers: Object.fromEntries(headers), body });
        });
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new UnreachableError(`${host} did not answer within ${timeout} ms`)));
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      const isOut = unreachable.has(error.code ?? "") || /CERT|TLS|SSL/.test(error.code ?? "");
      reject(isOut ? new UnreachableError(`${host} cannot be reached (${error.code})`) : error);
    });
    outgoing.end(request.body);
  });
}
