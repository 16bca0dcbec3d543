// Reads the body of a delivery up to a limit, and never keeps more in memory.

import { readUpTo, tooLarge } from "../runtime/response.ts";
import { TimeLimitError, within } from "./in-time.ts";

/** Why a body cannot be read: the outcome of its delivery. */
type BodyOutcome = "too-large" | "late-body" | "lost-body" | "no-body";

/** A body that cannot be read. `no-body` is a mistake in the program of the receiver, not in the delivery. */
export class BodyError extends Error {
  override readonly name = "BodyError";
  readonly outcome: BodyOutcome;

  constructor(outcome: BodyOutcome, cause?: unknown) {
    super(outcome === "no-body" ? "the request body was read before the receiver got the request" : outcome, { cause });
    this.outcome = outcome;
  }
}

/**
 * Reads a body.
 * @returns The bytes.
 * @throws BodyError if the body is larger, even if its content-length says otherwise; at the time limit; if the sender
 *   disconnects; and if something else has read the body or left it out.
 */
export async function readBody(request: Request, maxBytes: number, limitMs: number): Promise<Uint8Array> {
  const { body, bodyUsed, headers } = request;
  // A chunked body counts as present, because an empty one is never a delivery.
  const isThere = Number(headers.get("content-length") ?? 0) > 0 || headers.has("transfer-encoding");
  if (body === null ? isThere : bodyUsed || body.locked) throw new BodyError("no-body");
  if (Number(headers.get("content-length") ?? 0) > maxBytes) throw new BodyError("too-large");
  const reader = body?.getReader();
  try {
    const parts = reader ? await within(limitMs, "the request body", readUpTo(reader, maxBytes)) : [];
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    // Something else has read the body, and an adapter passed on an empty one.
    if (bytes.byteLength === 0 && isThere) throw new BodyError("no-body");
    return bytes;
  } catch (error) {
    if (error === tooLarge) throw new BodyError("too-large");
    if (error instanceof BodyError) throw error;
    if (!(error instanceof TimeLimitError)) throw new BodyError("lost-body", error);
    reader?.cancel().catch(() => undefined);
    throw new BodyError("late-body", error);
  }
}
