// One HTTP server for one API: reads the request, asks the engine, writes the answer.

import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { IHttpOperationConfig, IHttpRequest, IHttpResponse } from "@stoplight/prism-http";
import { type Api, errorBody } from "./envelope.ts";
import type { Engine, Outcome } from "./prism.ts";

const maxBodyBytes = 1024 * 1024;
const correlationPattern = /^[A-Za-z0-9_.:-]{1,64}$/;

/** A request that cannot be read; answered with this status. */
class Unreadable extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Makes the server of one API; it does not listen yet.
 * @param api Which API it speaks for; decides the form of errors.
 * @param engine Where the answers come from.
 * @returns A node:http server. Whatever a client sends gets an answer, and the next request is served.
 */
export function createMockServer(api: Api, engine: Engine): Server {
  return createServer((request, response) => {
    const correlationId = correlationOf(request);
    if (api !== "auth") response.setHeader("X-Correlation-Id", correlationId);
    handle(engine, request)
      .then((outcome) => {
        if ("answer" in outcome) send(response, outcome.answer);
        else sendError(response, api, outcome.status, outcome.reason);
      })
      .catch((error: unknown) => {
        if (error instanceof Unreadable) sendError(response, api, error.status, error.message);
        else sendError(response, api, 500, "The mock failed; please report it with this request.");
      });
  });
}

/** The caller's own id when it is well formed, else a new one (rule of `X-Correlation-Id` in the contract). */
function correlationOf({ headers }: IncomingMessage): string {
  const own = [headers["x-correlation-id"], headers["x-request-id"]];
  return own.flat().find((id) => id !== undefined && correlationPattern.test(id)) ?? randomUUID();
}

async function handle(engine: Engine, request: IncomingMessage): Promise<Outcome> {
  const url = URL.parse(request.url ?? "/", "http://mock.invalid");
  if (url === null) throw new Unreadable(400, "The request target is not a valid path.");
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    query[name] = values.length === 1 ? (values[0] as string) : values;
  }
  return engine(
    {
      method: (request.method ?? "GET").toLowerCase() as IHttpRequest["method"],
      url: { path: url.pathname, query },
      headers: request.headers as Record<string, string>,
      body: await readBody(request),
    },
    preferencesOf(String(request.headers["prefer"] ?? "")),
  );
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new Unreadable(413, `The body is larger than ${maxBodyBytes} bytes.`);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  if (text === "") return undefined;
  if (!/^application\/(.+\+)?json\b/i.test(String(request.headers["content-type"]))) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Unreadable(400, `The body is not valid JSON: ${(error as Error).message}.`);
  }
}

/** Reads `Prefer: code=404, example=accountNotFound, dynamic=true` (RFC 7240; the words are Prism's). */
function preferencesOf(header: string): Partial<IHttpOperationConfig> {
  const words = new Map(
    header.split(/[,;]/).map((part) => {
      const [name = "", value = ""] = part.split("=");
      return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, "$1")] as const;
    }),
  );
  const code = words.get("code") ?? "";
  const example = words.get("example");
  if (code !== "" && !/^[1-5]\d\d$/.test(code)) throw new Unreadable(400, `Prefer: code=${code} is no HTTP status.`);
  return {
    ...(code === "" ? {} : { code: Number(code) }),
    ...(example ? { exampleKey: example } : {}),
    ...(words.get("dynamic") === "true" ? { dynamic: true } : {}),
  };
}

function send(response: ServerResponse, { statusCode, headers = {}, body }: IHttpResponse): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== null && !response.hasHeader(name)) response.setHeader(name, value);
  }
  const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
  response.writeHead(statusCode).end(text);
}

function sendError(response: ServerResponse, api: Api, status: number, message: string): void {
  response.setHeader("Content-Type", "application/json");
  response.writeHead(status).end(JSON.stringify(errorBody(api, status, message)));
}
