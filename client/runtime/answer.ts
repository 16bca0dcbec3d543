// One rule for what is a success: status 2xx, a body that can be read, and an envelope that says so.

/** The envelope of both services, as far as the rule needs it. */
export interface Envelope {
  success?: unknown;
  errors?: unknown;
}

/** The ways to read a body that openapi-fetch knows. */
export type ParseAs = "json" | "text" | "blob" | "arrayBuffer" | "stream";

/**
 * Reads an answer by the outcome rule.
 * @param response The answer; its body is read here.
 * @param parseAs What the caller wants the body as.
 * @returns Whether the call succeeded; the envelope, when there is one; and the data of a success.
 * @throws What the transport throws when the body breaks off.
 * @see `Success` and `Failure` of both contracts.
 */
export async function readAnswer(response: Response, parseAs: ParseAs = "json") {
  // A file is read to its end here, whatever it is wanted as, so that the deadline covers it.
  const file = response.ok && parseAs !== "json" && (await response.blob());
  // Where a file was asked for, JSON is an envelope that says why there is none, and a page is no file.
  if (!file || /json|html/.test(file.type)) {
    const envelope = parse(await (file || response).text());
    if (!file || envelope?.success !== true)
      return { ok: response.ok && envelope?.success === true, envelope, data: envelope as unknown };
  }
  return { ok: true, envelope: undefined, data: parseAs === "blob" ? file : await file[parseAs as "text"]() };
}

/** The envelope in a text; undefined when the text is no JSON or no object. */
function parse(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body ? body : undefined;
  } catch {
    return undefined;
  }
}
