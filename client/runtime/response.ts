// One rule for success: a 2xx status, a readable body, and an envelope with `success: true`.

/** The envelope of both services, as far as the rule needs it. */
export interface Envelope {
  success?: unknown;
  errors?: unknown;
}

/** How to read a response body, as in openapi-fetch. */
export type ParseAs = "json" | "text" | "blob" | "arrayBuffer" | "stream";

/**
 * Reads a response by the rule for success.
 * @param response The response. Its body is read here.
 * @param parseAs The form in which the caller wants the body.
 * @returns Whether the request succeeded, the envelope if there is one, and the data of a success.
 * @throws What the transport throws if the connection is lost within the body.
 * @see `Success` and `Failure` of both contracts.
 */
export async function readResponse(response: Response, parseAs: ParseAs = "json") {
  // A file is always read completely here, so that the deadline covers it.
  const file = response.ok && parseAs !== "json" && (await response.blob());
  // If the caller wants a file, JSON is an envelope with the error, and an HTML page is not a file.
  if (!file || /json|html/.test(file.type)) {
    const envelope = parse(await (file || response).text());
    if (!file || envelope?.success !== true)
      return { ok: response.ok && envelope?.success === true, envelope, data: envelope as unknown };
  }
  return { ok: true, envelope: undefined, data: parseAs === "blob" ? file : await file[parseAs as "text"]() };
}

/** The error code in a response, whose body is read here. Anything at all, because a server can send anything. */
export async function codeIn(response: Response): Promise<unknown> {
  const { envelope } = await readResponse(response);
  return Object(envelope?.errors)[0]?.code;
}

/** The envelope in a text; undefined if the text is not a JSON object. */
function parse(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body ? body : undefined;
  } catch {
    return undefined;
  }
}
