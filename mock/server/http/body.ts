// Reads the body of a request with limits: as UTF-8, and as JSON or a form.

import type { IncomingMessage } from "node:http";
import { parse } from "secure-json-parse";
import { Refusal } from "../../refusal.ts";

/** A body with its media type. */
export interface BodyContent {
  /** Media type in lower case without parameters; empty without a Content-Type. */
  type: string;
  /** The parsed JSON, the fields of a form by name (each with all its values), or the text. */
  value: unknown;
  /** Size in bytes. */
  size: number;
}

/** Deepest nesting of a JSON body; the contract needs six. */
const maxDepth = 64;
const utf8 = new TextDecoder("utf-8", { fatal: true });
const formType = "application/x-www-form-urlencoded";

/**
 * Reads a body to its end.
 * @returns The body, if there is one.
 * @throws Refusal 413 if it is too large, 415 if it is compressed, 400 if it is not of its media type or not UTF-8.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<BodyContent | undefined> {
  const { headers } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return undefined;
  if (Number(headers["content-length"] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const bytes = await collect(request, maxBytes);
  const size = bytes.length;
  if (size === 0) return undefined;
  const coding = headers["content-encoding"] ?? "identity";
  if (coding.toLowerCase() !== "identity") throw new Refusal(415, `The content coding ${coding} is not supported.`);
  const type = (headers["content-type"] ?? "").split(";", 1).join().trim().toLowerCase();
  return { type, value: contentOf(type, textOf(bytes)), size };
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal(413, `The body is larger than ${maxBytes} bytes.`);
}

/** After a refusal, reads and drops the rest, so that the client gets the response, and can reuse the connection. */
function collect(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return chunks.push(chunk);
      chunks = [];
      reject(tooLarge(maxBytes));
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", () => reject(new Refusal(400, "The body ended early.")));
  });
}

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal(400, "The body is not valid UTF-8.");
  }
}

function contentOf(type: string, text: string): unknown {
  if (type === formType) return formOf(text);
  if (!/^application\/(.+\+)?json$/.test(type)) return text;
  let value: unknown;
  try {
    value = parse(text, { protoAction: "error", constructorAction: "error" });
  } catch (error) {
    // V8's message quotes the text around the mistake, which may be a secret: only its position is kept.
    const { message } = error as Error;
    if (message.includes("forbidden"))
      throw new Refusal(400, "The body has a field __proto__ or constructor.prototype.");
    const place = / at position \d+.*$/.exec(message)?.[0] ?? "";
    throw new Refusal(400, `The body is not valid JSON${place}.`);
  }
  if (isTooDeep(value)) throw new Refusal(400, `The body is nested deeper than ${maxDepth} levels.`);
  return value;
}

/** The fields of a form with all their values: the token endpoint must refuse repeated fields. */
function formOf(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) fields.set(name, [...(fields.get(name) ?? []), value]);
  return fields;
}

/** Stops at the limit, so that a hostile body cannot overflow the stack. */
function isTooDeep(value: unknown, levels = maxDepth): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isTooDeep(one, levels - 1));
}
