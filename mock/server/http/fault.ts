// Responses that do not arrive as they should: slowly, in part, or not at all.

import type { ServerResponse } from "node:http";
import { headOf, type Reply } from "../../respond/reply.ts";

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
