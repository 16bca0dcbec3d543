// The servers of node:http: limits, refusals by Node's parser, common headers, journal. Every request gets a response.

import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Api } from "../../../model/apis.ts";
import { createServer, STATUS_CODES } from "../../node-http.ts";
import type { ServerLimits } from "../../options.ts";
import { Refusal } from "../../refusal.ts";
import { type MockResponse, pauseWhileOpen, refusalResponse, write } from "../../respond/response.ts";
import type { MockContext, Trail } from "../call.ts";
import { newEntry, noteResponse } from "../journal/entry.ts";
import { lineOf } from "../journal/line.ts";
import type { Sandbox } from "../sandboxes/sandbox.ts";
import { respond } from "../steps.ts";
import { corsHeaders } from "./cors.ts";
import { correlationId, isRepeated } from "./headers.ts";
import { healthResponse } from "./health.ts";

/** Responds to requests under `/__mock`. */
export type ControlHandler = (request: IncomingMessage) => Promise<MockResponse>;

interface Serving {
  api: Api;
  mock: MockContext;
  control: ControlHandler;
}

const controlPath = /^\/__mock(?=[/?]|$)/;
const keepAlive = 65_000;

/**
 * Makes the server of one API; it does not listen yet.
 * @returns A node:http server. Whatever a client sends gets a response in the service's form with a correlation id, and
 *   the next request is served.
 */
export function createMockServer(api: Api, mock: MockContext, control: ControlHandler): Server {
  const { limits } = mock.options;
  const serving = { api, mock, control };
  const options = {
    maxHeaderSize: limits.headBytes,
    headersTimeout: limits.headTime,
    requestTimeout: limits.requestTime,
    connectionsCheckingInterval: Math.min(1_000, limits.headTime),
    keepAliveTimeout: keepAlive,
    // Node's own response to a missing Host has no body and no correlation ID; see checkHead.
    requireHostHeader: false,
  };
  const server = createServer(options, (request, response) => void serve(serving, request, response));
  server.on("checkExpectation", (request, response) => void serve(serving, request, response, 417));
  server.on("connect", (_request, socket) => refuseRaw(api, socket, 405, "CONNECT is not supported."));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => refuseUnparsed(api, error, socket));
  return server;
}

async function serve(
  serving: Serving,
  request: IncomingMessage,
  response: ServerResponse,
  expectation?: number,
): Promise<void> {
  const { api, mock } = serving;
  const start = performance.now();
  const id = correlationId(request.headers, mock.services.correlationId);
  const probed = healthResponse(request, mock);
  if (probed !== undefined) return write(response, probed, { "X-Correlation-Id": id, ...corsHeaders });
  const isControl = controlPath.test(request.url ?? "");
  const common = isControl ? { "X-Correlation-Id": id } : { "X-Correlation-Id": id, ...corsHeaders };
  const trail = newEntry(api, request, id, mock.sandboxes.main);
  const mockResponse = await respondTo(serving, request, trail, isControl, expectation);
  const told = isControl ? undefined : clockOf(trail.sandbox);
  if (mockResponse.delay !== undefined) await pauseWhileOpen(mockResponse.delay, response);
  noteResponse(trail, mockResponse, start);
  if (!isControl) {
    trail.sandbox.journal.add(trail);
    mock.options.logRequest?.(lineOf(trail, mock.services.contracts, mock.secrets));
  }
  const headers = told === undefined ? common : { ...common, Date: told };
  write(response, mockResponse, headers);
}

/** Milliseconds by which the clock must differ from this machine before a response shows it. */
const noticeable = 1_000;

/** The value of `Date` by the mock's clock; undefined if it is the time of this machine, which Node sends itself. */
function clockOf({ time }: Sandbox): string | undefined {
  return time === undefined || Math.abs(time.getTime() - Date.now()) < noticeable ? undefined : time.toUTCString();
}

/** Never throws: an unreadable request is the client's fault, everything else the mock's. */
async function respondTo(
  { api, mock, control }: Serving,
  request: IncomingMessage,
  trail: Trail,
  isControl: boolean,
  expectation?: number,
): Promise<MockResponse> {
  const form = isControl ? "control" : api;
  try {
    if (expectation !== undefined)
      throw new Refusal(expectation, "The only supported value of the header Expect is 100-continue.");
    checkHead(request, mock.options.limits);
    return await (isControl ? control(request) : respond(api, mock, request, trail));
  } catch (error) {
    if (error instanceof Refusal) {
      trail.rule = error.message;
      return refusalResponse(form, error);
    }
    trail.rule = "a fault of the mock";
    mock.log(`${request.method} ${trail.operationId ?? ""} failed: ${(error as Error).stack ?? error}`);
    return refusalResponse(form, new Refusal(500, "The mock failed; its terminal says why."));
  }
}

function checkHead(request: IncomingMessage, limits: ServerLimits): void {
  const { rawHeaders, headers, httpVersion } = request;
  if (rawHeaders.length / 2 > limits.headers)
    throw new Refusal(431, `The request has more than ${limits.headers} header fields.`);
  if (headers.host === undefined && httpVersion === "1.1") throw new Refusal(400, "The header Host is missing.");
  // RFC 9112, section 3.2.
  if (isRepeated(request, "host")) throw new Refusal(400, "The header Host is given more than once.");
}

/** Responses to errors of Node's parser, by their code. */
const parserFaults: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "The header fields are too large."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The chunk extensions are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request was not complete in time."],
};

function refuseUnparsed(api: Api, error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = parserFaults[error.code ?? ""] ?? [400, "The request is not valid HTTP."];
  refuseRaw(api, socket, status, message);
}

/** Writes a response to the socket, if Node has no response object because it could not parse the request. */
function refuseRaw(api: Api, socket: Duplex, status: number, message: string): void {
  const { headers, body = "" } = refusalResponse(api, new Refusal(status, message));
  const head = {
    ...headers,
    "Content-Length": Buffer.byteLength(body),
    "X-Correlation-Id": randomUUID(),
    ...corsHeaders,
    Connection: "close",
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}
