// Responses as the servers write them, whole or not: slowly, in part, or not at all.

import type { ServerResponse } from "node:http";
import { type Refusal, type RefusalForm, refusedBody } from "../refusal.ts";

/** Where a connection is dropped: before the response, within its body, or before it by a reset (RST) of the connection. */
export type Drop = "before" | "within" | "reset";

/** What goes wrong with a response. */
export interface ConnectionFault {
  drop?: Drop;
  /** Milliseconds over which the body is sent. */
  slow?: number;
}

/** A response before the headers that every response has. */
export interface MockResponse {
  /** HTTP status; 0 where the connection is dropped before any. */
  status: number;
  headers?: Record<string, string>;
  body?: string | undefined;
  /** Milliseconds to wait before it is written. */
  delay?: number;
  /** What goes wrong when it is written, as a scenario wants it. */
  fault?: ConnectionFault;
}

/** Makes a JSON response. */
export function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): MockResponse {
  return { status, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) };
}

/**
 * The response of a refusal.
 * @param form Who refuses.
 * @param refusal What is wrong.
 */
export function refusedReply(form: RefusalForm, refusal: Refusal): MockResponse {
  return jsonReply(refusal.status, refusedBody(form, refusal), refusal.headers);
}

/** In how many pieces a slow body is sent, at most. */
const pieces = 20;

/**
 * Writes a response, with its fault if it has one; it never throws. Node leaves the body out where the request was HEAD.
 * @param reply What is written; one without a body that is dropped within it is dropped before it.
 * @param common Headers every response of this server has; they win.
 */
export async function write(
  response: ServerResponse,
  reply: MockResponse,
  common: Record<string, string>,
): Promise<void> {
  const { status, headers, body = "", fault } = reply;
  const { drop, slow = 0 } = fault ?? {};
  const { socket } = response;
  if (response.headersSent || response.destroyed || socket === null) return;
  if (drop === "reset") socket.resetAndDestroy();
  if (drop === "before" || (drop === "within" && body === "")) socket.destroy();
  if (socket.destroyed) return;
  const bytes = Buffer.from(status === 204 ? "" : body);
  // Node takes the last of several names that differ in case alone.
  for (const [name, value] of Object.entries({ ...headers, ...common })) response.setHeader(name, value);
  if (status !== 204) response.setHeader("Content-Length", bytes.length);
  response.writeHead(status);
  if (fault === undefined) {
    response.end(bytes);
    return;
  }
  response.flushHeaders();
  await trickle(response, drop === "within" ? bytes.subarray(0, bytes.length >> 1) : bytes, slow);
  if (drop !== "within") response.end();
  // What was written is on its way before the connection ends.
  else socket.destroySoon();
}

async function trickle(response: ServerResponse, body: Buffer, milliseconds: number): Promise<void> {
  const size = Math.max(Math.ceil(body.length / (milliseconds > 0 ? pieces : 1)), 1);
  const count = Math.ceil(body.length / size);
  for (let index = 0; index < count && !response.destroyed; index++) {
    await pauseWhileOpen(milliseconds / count, response);
    if (!response.destroyed) response.write(body.subarray(index * size, (index + 1) * size));
  }
}

/** Waits, but for nobody who has gone: the mock must be able to stop. */
export function pauseWhileOpen(
  milliseconds: number,
  open: Pick<ServerResponse, "once" | "off">,
): Promise<void> | undefined {
  if (milliseconds <= 0) return undefined;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      open.off("close", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    open.once("close", end);
  });
}
