// Responses as the servers write them.

import type { ServerResponse } from "node:http";

/** A response before the headers that every response has. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string | undefined;
}

/** Makes a JSON response. */
export function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return { status, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) };
}

/**
 * Writes a response; Node leaves the body out where the request was HEAD.
 * @param response Where to.
 * @param reply What is written.
 * @param common Headers every response of this server has; they win.
 */
export function write(response: ServerResponse, reply: Reply, common: Record<string, string>): void {
  if (response.headersSent || response.destroyed) return;
  const head: string[] = [];
  const taken = new Set<string>();
  for (const headers of [common, reply.headers ?? {}]) {
    for (const name in headers) {
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      head.push(name, headers[name] as string);
    }
  }
  if (reply.status !== 204) head.push("Content-Length", String(Buffer.byteLength(reply.body ?? "")));
  response.writeHead(reply.status, head);
  response.end(reply.status === 204 ? undefined : reply.body);
}
