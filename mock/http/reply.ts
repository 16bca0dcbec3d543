// Responses as the servers write them.

import type { ServerResponse } from "node:http";

/** Where a connection is dropped: before the response, within its body, or before it by a reset (RST) of the connection. */
export type Drop = "before" | "within" | "reset";

/** What goes wrong with a response. */
export interface Fault {
  drop?: Drop;
  /** Milliseconds over which the body is sent. */
  slow?: number;
}

/** A response before the headers that every response has. */
export interface Reply {
  /** HTTP status; 0 where the connection is dropped before any. */
  status: number;
  headers?: Record<string, string>;
  body?: string | undefined;
  /** Milliseconds to wait before it is written. */
  delay?: number;
  /** What goes wrong when it is written, as a scenario wants it. */
  fault?: Fault;
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
  response.writeHead(reply.status, headOf(reply, common));
  response.end(reply.status === 204 ? undefined : reply.body);
}

/** The head of a response as Node takes it: names and values in turn. */
export function headOf(reply: Reply, common: Record<string, string>): string[] {
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
  return head;
}
