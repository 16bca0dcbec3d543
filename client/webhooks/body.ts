// Reads the body of a delivery up to a limit, and never holds more than that.

/**
 * Reads a body.
 * @param request The delivery.
 * @param maxBytes How many bytes are read at most.
 * @returns The bytes; undefined when there are more, also when the content-length says otherwise.
 * @throws TypeError when something else has read the body before; the error of the stream when the sender breaks off.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  if (request.bodyUsed) throw new TypeError("the body was read before the receiver got the request");
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  for (let size = 0; reader !== undefined; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      // Not waited for: what the sender still sends is dropped by whoever made the stream.
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
