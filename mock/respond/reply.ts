// Responses as the servers write them, whole or not: slowly, in part, or not at all.

import type { ServerResponse } from "node:http";
import { type Refusal, type Refusing, refusedBody } from "../refusal.ts";

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
 * The response of a refusal.
 * @param form Who refuses.
 * @param refusal What is wrong.
 */
export function refusedReply(form: Refusing, refusal: Refusal): Reply {
  return jsonReply(refusal.status, refusedBody(form, refusal), refusal.headers);
}

/**
 * Writes a response; Node leaves the body out where the request was HEAD.
 * @param response Where to.
 * @param reply What is written.
 * @param common Headers every response of this server has; they win.
 */
export function write(response: ServerResponse, reply: Reply, common: Record<string, string>): void {
  if (response.headersSent || response.destroyed) return;
  const { status, body = "" } = reply;
  const length = Buffer.byteLength(body);
  response.writeHead(status, headOf(reply, common, length));
  if (status === 204) response.end();
  // A text with a byte for each character is ASCII; as latin1, Node has nothing to convert.
  else response.end(body, length === body.length ? "latin1" : "utf8");
}

/**
 * The head of a response as Node takes it: names and values in turn.
 * @param length Bytes of the body.
 */
export function headOf({ status, headers }: Reply, common: Record<string, string>, length: number): string[] {
  const head: string[] = [];
  for (const name in common) head.push(name, common[name] as string);
  for (const name in headers) if (!hasName(head, name)) head.push(name, headers[name] as string);
  if (status !== 204) head.push("Content-Length", String(length));
  return head;
}

/** Whether a head has a name, in whatever case; most names differ in length, and are told apart by it. */
function hasName(head: string[], name: string): boolean {
  for (let index = 0; index < head.length; index += 2) {
    const known = head[index] as string;
    if (known.length === name.length && known.toLowerCase() === name.toLowerCase()) return true;
  }
  return false;
}

/** In how many pieces a slow body is sent, at most. */
const pieces = 20;

/**
 * Writes a response with its fault; it never throws.
 * @param response Where to.
 * @param reply What is written; one without a body that is dropped within it is dropped before it.
 * @param common Headers every response of this server has; they win.
 */
export async function writeFaulty(
  response: ServerResponse,
  reply: Reply,
  common: Record<string, string>,
): Promise<void> {
  const { drop, slow = 0 } = reply.fault ?? {};
  const { socket } = response;
  if (response.headersSent || response.destroyed || socket === null) return;
  const body = Buffer.from(reply.status === 204 ? "" : (reply.body ?? ""));
  if (drop === "reset") socket.resetAndDestroy();
  if (drop === "before" || (drop === "within" && body.length === 0)) socket.destroy();
  if (socket.destroyed) return;
  response.writeHead(reply.status, headOf(reply, common, body.length));
  response.flushHeaders();
  await trickle(response, drop === "within" ? body.subarray(0, body.length >> 1) : body, slow);
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
