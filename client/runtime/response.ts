// One rule for success: a 2xx status, a readable body, and an envelope with `success: true`.

/** The part of both services' envelope that the rule needs. */
export interface Envelope {
  success?: unknown;
  errors?: unknown;
}

/** How to read a response body, as in openapi-fetch. */
export type ParseAs = "json" | "text" | "blob" | "arrayBuffer" | "stream";

/** Thrown for a body that is larger than its limit. */
export const tooLarge = new RangeError();

/**
 * Reads a body up to a limit, and never keeps more of it in memory.
 * @returns A `Response` or `Blob` with the body.
 * @throws `tooLarge`, or what the transport throws if the connection is lost within the body.
 */
export async function bodyOf(response: Response, maxBytes: number): Promise<Response | Blob> {
  const { body } = response;
  // Counts the bytes, because a Content-Length can be wrong, or be that of the compressed body.
  return body ? new Blob(await readUpTo(body.getReader(), maxBytes)) : response;
}

/** Reads a stream up to a limit. @returns Its chunks. @throws `tooLarge`, or the error of the stream. */
export async function readUpTo(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let left = maxBytes; ; ) {
    const { value } = await reader.read();
    if (!value) return chunks;
    left -= value.byteLength;
    chunks.push(value as Uint8Array<ArrayBuffer>);
    if (left < 0) {
      // Not awaited, because the sender can go on for long.
      reader.cancel().catch(() => {});
      throw tooLarge;
    }
  }
}

/**
 * Reads a response by the rule for success.
 * @returns Whether it is a success, its data and, unless it is a file, its envelope, if any, and its text.
 * @throws `tooLarge`, or what the transport throws if the connection is lost within the body.
 * @see `Success` and `Failure` of both contracts.
 */
export async function readResponse(response: Response, parseAs: ParseAs, maxBytes: number) {
  const { ok, headers } = response;
  const isFile = ok && parseAs !== "json";
  const isWhole = isFile && /blob|stream/.test(parseAs);
  // A file is always read completely here, so that the deadline covers it.
  const body = isWhole ? await response.blob() : await bodyOf(response, maxBytes);
  const type = headers.get("Content-Type") ?? "";
  // In place of a file, JSON can be an envelope with an error, and an HTML page is never the file.
  if (isFile && !/json|html/.test(type)) return { ok, data: await fileOf(body, parseAs) };
  const text = await body.text();
  const envelope = parse(text);
  const isSuccess = ok && envelope?.success === true;
  const data = isFile && isSuccess ? await fileOf(new Blob([text], { type }), parseAs) : envelope;
  return { ok: isSuccess, data, envelope, text };
}

/** A body in the form that the caller wants. */
const fileOf = (body: Response | Blob, parseAs: ParseAs): unknown =>
  parseAs === "blob" ? body : body[parseAs as "text"]();

/** The media type of a response; undefined if it has none. */
export const typeOf = ({ headers }: Response): string | undefined => headers.get("Content-Type") ?? undefined;

/** Reads the body of a response for its error code, which can be of any type, because a server can send anything. */
export async function codeIn(response: Response, maxBytes: number): Promise<unknown> {
  const { envelope } = await readResponse(response, "json", maxBytes);
  return Object(envelope?.errors)[0]?.code;
}

/** The envelope in a text; undefined if the text is not a JSON object or array. */
export function parse(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The key of a status in `responses` of a contract: its number, its range (`4XX`), or `default`. */
export const keyOf = (responses: object, status: number): string | undefined =>
  [`${status}`, `${Math.floor(status / 100)}XX`, "default"].find((key) => Object.hasOwn(responses, key));
