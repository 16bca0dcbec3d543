// Reads the body of a delivery up to a limit, and never keeps more in memory.

import { readUpTo, tooLarge } from "../runtime/response.ts";
import { TookTooLong, within } from "./in-time.ts";

/** A body that is gone before the receiver could read it: a mistake in the program, not in the delivery. */
export class NoBodyError extends TypeError {
  override readonly name = "NoBodyError";

  constructor() {
    super("the request body was read before the receiver got the request");
  }
}

/** A body that does not end in time. */
export class LateBodyError extends Error {
  override readonly name = "LateBodyError";
}

/**
 * Reads a body.
 * @returns The bytes; undefined if there are more, even if the content-length says otherwise.
 * @throws LateBodyError at the limit; NoBodyError if something else has read the body, or has left it out; the error of the stream if the sender
 *   disconnects.
 */
export async function readBody(request: Request, maxBytes: number, limitMs: number): Promise<Uint8Array | undefined> {
  if (isGone(request)) throw new NoBodyError();
  const length = Number(request.headers.get("content-length") ?? 0);
  if (length > maxBytes) return undefined;
  const reader = request.body?.getReader();
  try {
    const parts = reader ? await within(limitMs, "the request body", readUpTo(reader, maxBytes)) : [];
    const body = new Uint8Array(await new Blob(parts).arrayBuffer());
    // An adapter has made an empty body of one that was read.
    if (body.byteLength === 0 && saysThereIsOne(request)) throw new NoBodyError();
    return body;
  } catch (error) {
    if (error === tooLarge) return undefined;
    if (!(error instanceof TookTooLong)) throw error;
    reader?.cancel().catch(() => undefined);
    throw new LateBodyError(error.message);
  }
}

/** Whether the sender sent a body that is no longer there. */
function isGone(request: Request): boolean {
  const { body, bodyUsed } = request;
  return body === null ? saysThereIsOne(request) : bodyUsed || body.locked;
}

/** Whether the sender said that there is a body. An empty one in chunks is never a delivery. */
function saysThereIsOne({ headers }: Request): boolean {
  return Number(headers.get("content-length") ?? 0) > 0 || headers.has("transfer-encoding");
}
