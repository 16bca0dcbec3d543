// Adapts a receiver to node:http and Express. It uses the shape of their objects, and imports nothing.

import { NoBodyError } from "./body.ts";
import type { WebhookReceiver } from "./receiver.ts";

/** The parts of `http.IncomingMessage` and of Express's request that are used. */
export interface NodeRequest {
  method?: string | undefined;
  url?: string | undefined;
  /** Names and values in turn, with repeated headers. */
  rawHeaders: string[];
  /** Whether something else has read the whole body. */
  readableEnded: boolean;
  /** Whether something else has read a part of it. */
  readableDidRead?: boolean;
  /** Whether the connection is gone. */
  destroyed?: boolean;
  /** The result of a body parser; undefined if there was none. */
  body?: unknown;
  on(name: "data", listener: (chunk: Uint8Array) => void): unknown;
  on(name: "error", listener: (error: Error) => void): unknown;
  on(name: "end" | "close", listener: () => void): unknown;
  pause(): unknown;
  resume(): unknown;
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
 * After a body parser, it uses the body that the parser has read. If the body was read and `request.body` has nothing of it,
 * the response is a 500 that says so. If something else has responded, it does nothing.
 * @param receiver From `createWebhookReceiver`.
 * @returns A listener that responds to every request and whose promise never rejects.
 */
export function toNodeListener(
  receiver: WebhookReceiver,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    const given = await responseOf(receiver, request);
    // Something else has responded, such as a framework's time limit.
    if (response.headersSent) return;
    await send(given, response).catch(() => undefined);
  };
}

async function responseOf(receiver: WebhookReceiver, request: NodeRequest): Promise<Response> {
  // A method that a Request cannot have, such as TRACE; then a receiver that is not of createWebhookReceiver.
  let status = 400;
  try {
    const webRequest = toRequest(request);
    status = 500;
    return await receiver(webRequest);
  } catch {
    return new Response(null, { status });
  }
}

function toRequest(request: NodeRequest): Request {
  const headers = new Headers();
  // Not request.headers, which keeps only the first of two Authorization headers: a repeated secret must be refused.
  for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) {
    headers.append(request.rawHeaders[index] ?? "", request.rawHeaders[index + 1] ?? "");
  }
  const method = request.method ?? "GET";
  const body = method === "GET" || method === "HEAD" ? null : bodyOf(request);
  // A variable, because TypeScript's types lack the `duplex` that a streamed body needs.
  const init = { method, headers, body, duplex: "half" } as const;
  return new Request(addressOf(request), init);
}

/** The URL with the path as it was received. The host is not used, because the sender chooses it. */
function addressOf({ url = "/" }: NodeRequest): string {
  return URL.canParse(url, "http://localhost") ? new URL(url, "http://localhost").href : "http://localhost/";
}

function bodyOf(request: NodeRequest): ReadableStream<Uint8Array> | string | Uint8Array<ArrayBuffer> {
  const { body } = request;
  if (!request.readableEnded && !request.readableDidRead) return streamOf(request);
  // The receiver checks the credentials before it reads the body, and says then that it is gone.
  if (isNothing(body) && !isEmpty(request))
    return new ReadableStream({ pull: (controller) => controller.error(new NoBodyError()) });
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === "string" ? body : (JSON.stringify(body) ?? "");
}

/** What body parsers leave that have not read the body: nothing, or an object without fields, as of Express 4. */
function isNothing(body: unknown): boolean {
  if (body instanceof Uint8Array) return body.byteLength === 0;
  return !body || (typeof body === "object" && !Array.isArray(body) && Object.keys(body).length === 0);
}

/** Whether the sender says that there is no body. */
function isEmpty({ rawHeaders }: NodeRequest): boolean {
  const at = rawHeaders.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === "content-length");
  return at >= 0 && rawHeaders[at + 1] === "0";
}

/** The body as a Web stream that reads one chunk at a time, only when a chunk is requested. */
function streamOf(request: NodeRequest): ReadableStream<Uint8Array> {
  let state: "idle" | "open" | "closed" = "idle";
  const close = (end: () => void) => {
    if (state !== "closed") end();
    state = "closed";
  };
  const listen = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    request.on("data", (chunk: Uint8Array) => {
      if (state !== "open") return;
      request.pause();
      controller.enqueue(chunk);
    });
    request.on("end", () => close(() => controller.close()));
    request.on("error", (error: Error) => close(() => controller.error(error)));
    request.on("close", () => close(() => controller.error(new Error("the sender disconnected"))));
  };
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state === "idle") {
          state = "open";
          listen(controller);
          // It has closed before anybody listened, and says so no more.
          if (request.destroyed) close(() => controller.error(new Error("the sender disconnected")));
        }
        request.resume();
      },
      cancel() {
        // The rest is read and dropped: a sender that is disconnected would not get the response.
        state = "closed";
        request.resume();
      },
    },
    { highWaterMark: 0 },
  );
}

async function send(given: Response, response: NodeResponse): Promise<void> {
  response.statusCode = given.status;
  given.headers.forEach((value, name) => {
    response.setHeader(name, value);
  });
  response.end(await given.text());
}
