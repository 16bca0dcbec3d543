// Reads the body of a delivery up to a limit, and never keeps more in memory.

/** A body that is gone before the receiver could read it: a mistake in the program, not in the delivery. */
export class NoBodyError extends TypeError {
  override readonly name = "NoBodyError";

  constructor() {
    super("the request body was read before the receiver got the request");
  }
}

/**
 * Reads a body.
 * @param request The delivery.
 * @param maxBytes Maximum number of bytes.
 * @returns The bytes; undefined if there are more, even if the content-length says otherwise.
 * @throws NoBodyError if something else has read the body, or has left it out; the error of the stream if the sender
 *   disconnects.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  if (isGone(request)) throw new NoBodyError();
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  for (let size = 0; reader !== undefined; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      // Not awaited: the creator of the stream drops what the sender still sends.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
  return concat(chunks);
}

/** Whether the sender sent a body that is no longer there. */
function isGone({ body, bodyUsed, headers }: Request): boolean {
  if (body !== null) return bodyUsed || body.locked;
  return Number(headers.get("content-length") ?? 0) > 0 || headers.has("transfer-encoding");
}

function concat(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
