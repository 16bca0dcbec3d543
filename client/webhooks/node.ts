// Adapts a receiver to node:http and Express. It relies on the shape of their objects and does not import them.

import { BodyError } from "./body.ts";
import type { WebhookReceiver } from "./receiver.ts";

/** The parts of `http.IncomingMessage` and of Express's request that are used. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  method?: string | undefined;
  url?: string | undefined;
  /** Names and values in turn, with repeated headers. */
  rawHeaders: string[];
  /** Whether something else has read the whole body. */
  readableEnded: boolean;
  /** Whether something else has read a part of the body. */
  readableDidRead?: boolean;
  /** The result of a body parser; undefined if there was none. */
  body?: unknown;
}

/** The parts of `http.ServerResponse` that are used. */
export interface NodeResponse {
  statusCode: number;
  /** Whether something else has responded. */
  headersSent?: boolean;
  setHeader(name: string, value: string): unknown;
  end(body?: string): unknown;
}

/**
 * Converts a receiver into a listener of `http.createServer` or a handler of Express.
 *
 * In Express, register it before body parsers, so that the receiver's checks come first and its size limit applies.
 * After a body parser, it uses the body that the parser has read. If the body was read and is not in `request.body`,
 * the response is a 500 that says so. If something else has responded, it does nothing.
 * @param receiver From `createWebhookReceiver`.
 * @returns A listener that responds to every request and whose promise never rejects.
 */
export function toNodeListener(
  receiver: WebhookReceiver,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    let failure = 400;
    try {
      const webRequest = toRequest(request);
      failure = 500;
      const received = await receiver(webRequest);
      const text = await received.text();
      // Something else has responded, such as a framework's time limit.
      if (response.headersSent) return;
      response.statusCode = received.status;
      received.headers.forEach((value, name) => void response.setHeader(name, value));
      response.end(text);
    } catch {
      // A method that a Request cannot have, such as TRACE, or a receiver that createWebhookReceiver did not make.
      if (response.headersSent) return;
      response.statusCode = failure;
      response.end();
    }
  };
}

function toRequest(request: NodeRequest): Request {
  const { method = "GET", url = "/", rawHeaders } = request;
  const headers = new Headers();
  // Not request.headers, which keeps only the first of two Authorization headers: a repeated secret must be refused.
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
  const body = method === "GET" || method === "HEAD" ? null : bodyOf(request, headers);
  // The path as it was received. The host is not used, because the sender chooses it.
  const address = URL.canParse(url, "http://localhost") ? new URL(url, "http://localhost") : "http://localhost/";
  // A variable, because TypeScript's types lack the `duplex` that a streamed body needs.
  const init = { method, headers, body, duplex: "half" } as const;
  return new Request(address, init);
}

function bodyOf(request: NodeRequest, headers: Headers): ReadableStream<Uint8Array> | string | Uint8Array<ArrayBuffer> {
  const { body, readableEnded, readableDidRead } = request;
  if (!readableEnded && !readableDidRead) return streamOf(request);
  // The error only occurs when the body is read, because the receiver checks the credentials first.
  if (isNothing(body) && headers.get("content-length") !== "0")
    return new ReadableStream({ pull: (controller) => controller.error(new BodyError("no-body")) });
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === "string" ? body : (JSON.stringify(body) ?? "");
}

/** Whether a body parser has not read the body: it then leaves nothing or, in Express 4, an object without fields. */
function isNothing(body: unknown): boolean {
  if (body instanceof Uint8Array) return body.byteLength === 0;
  return !body || (typeof body === "object" && !Array.isArray(body) && Object.keys(body).length === 0);
}

/** The body as a Web stream that reads one chunk at a time, only when a chunk is requested. */
function streamOf(request: NodeRequest): ReadableStream<Uint8Array> {
  const chunks = request[Symbol.asyncIterator]();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await chunks.next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  // The rest is read and dropped, because a sender that is disconnected would not get the response.
  const drop = async () => {
    for (let chunk = await chunks.next(); !chunk.done; ) chunk = await chunks.next();
  };
  const cancel = () => void drop().catch(() => undefined);
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
}
