// Responses, and how they are written: whole, in part, or not at all.

import type { ServerResponse } from "node:http";
import { type Refusal, type RefusalForm, refusedBody } from "../refusal.ts";

/** When a connection is dropped: before the response, within its body, or before the response with a reset (RST). */
export type Drop = "before" | "within" | "reset";

/** A response, without the headers that every response has. */
export interface MockResponse {
  /** HTTP status; 0 if the connection is dropped before the response. */
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
  /** Milliseconds to wait before writing. */
  delay?: number;
  drop?: Drop;
}

export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): MockResponse {
  return { status, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) };
}

/** The response of a refusal, in the form of an API. */
export function refusalResponse(form: RefusalForm, refusal: Refusal): MockResponse {
  return jsonResponse(refusal.status, refusedBody(form, refusal), refusal.headers);
}

/**
 * Writes a response, or drops the connection; never throws. For a HEAD request, Node leaves out the body.
 * @param mockResponse A response without a body that is to be dropped within its body is dropped before.
 * @param common Headers of every response of this server; they replace others of the same name.
 */
export function write(response: ServerResponse, mockResponse: MockResponse, common: Record<string, string>): void {
  const { status, headers, body = "", drop } = mockResponse;
  const { socket } = response;
  if (response.headersSent || response.destroyed || socket === null) return;
  if (drop === "reset") socket.resetAndDestroy();
  if (drop === "before" || (drop === "within" && body === "")) socket.destroy();
  if (socket.destroyed) return;
  const bytes = Buffer.from(status === 204 ? "" : body);
  // Of names that differ only in case, Node takes the last.
  for (const [name, value] of Object.entries({ ...headers, ...common })) response.setHeader(name, value);
  if (status !== 204) response.setHeader("Content-Length", bytes.length);
  response.writeHead(status);
  if (drop !== "within") {
    response.end(bytes);
    return;
  }
  // destroySoon sends the written half before it ends the connection.
  response.write(bytes.subarray(0, bytes.length >> 1), () => socket.destroySoon());
}

/** Waits, at most until the client has gone: the mock must be able to stop. */
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
