// Responses as the servers write them, whole or not: slowly, in part, or not at all.

import type { ServerResponse } from "node:http";
import { type Refusal, type RefusalForm, refusedBody } from "../refusal.ts";

/** Where a connection is dropped: before the response, within its body, or before it by a reset (RST) of the connection. */
export type Drop = "before" | "within" | "reset";

/** A response before the headers that every response has. */
export interface MockResponse {
  /** HTTP status; 0 where the connection is dropped before any. */
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
  /** Milliseconds to wait before it is written. */
  delay?: number;
  /** Where its connection is dropped, as a scenario wants it. */
  drop?: Drop;
}

export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): MockResponse {
  return { status, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) };
}

/**
 * The response of a refusal.
 * @param form Who refuses.
 * @param refusal What is wrong.
 */
export function refusalResponse(form: RefusalForm, refusal: Refusal): MockResponse {
  return jsonResponse(refusal.status, refusedBody(form, refusal), refusal.headers);
}

/**
 * Writes a response, or what its drop leaves of it; it never throws. Node leaves the body out where the request was HEAD.
 * @param mockResponse What is written; one without a body that is dropped within it is dropped before it.
 * @param common Headers every response of this server has; they win.
 */
export function write(response: ServerResponse, mockResponse: MockResponse, common: Record<string, string>): void {
  const { status, headers, body = "", drop } = mockResponse;
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
  if (drop !== "within") {
    response.end(bytes);
    return;
  }
  // What was written is on its way before the connection ends.
  response.write(bytes.subarray(0, bytes.length >> 1), () => socket.destroySoon());
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
