// Reads the body of a delivery up to a limit, and never keeps more in memory.

/**
 * Reads a body.
 * @param request The delivery.
 * @param maxBytes Maximum number of bytes.
 * @returns The bytes; undefined if there are more, even if the content-length says otherwise.
 * @throws TypeError if something else has already read the body; the error of the stream if the sender disconnects.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  if (request.bodyUsed) throw new TypeError("the request body was read before the receiver got the request");
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

function concat(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
