// Stands in front of the mock and breaks it: each defect sees a request before the mock does, and the response after it.

import http, { type IncomingMessage } from "node:http";
import { asObject, type JsonObject } from "../../../model/document.ts";
import { listen } from "../../lib/listen.ts";

/** A request on its way to the mock. */
export interface Passing {
  method: string;
  /** The path, with its query. */
  url: string;
  headers: string[];
  json: JsonObject | undefined;
}

/** A response on its way back. */
export interface GatewayResponse {
  status: number;
  headers: Record<string, string>;
  json: JsonObject;
  /** The body when it is no JSON object. */
  text?: string;
}

/** Does something to a request, its response, or both. */
export type Meddler = (
  request: Passing,
  next: (request: Passing) => Promise<GatewayResponse>,
) => Promise<GatewayResponse>;

/** A gateway before one origin. */
export interface Gateway {
  origin: string;
  stop(): Promise<void>;
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function jsonOf(text: string): JsonObject | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The headers that are not about the length of a body or the connection. */
function passed(headers: string[]): string[] {
  const left = /^(content-length|connection|transfer-encoding|host|date)$/i;
  return headers.flatMap((name, i) => (i % 2 === 0 && !left.test(name) ? [name, headers[i + 1] as string] : []));
}

function forward(origin: string, { method, url, headers, json }: Passing): Promise<GatewayResponse> {
  const body = json === undefined ? "" : JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const length = body === "" ? [] : ["content-length", String(Buffer.byteLength(body))];
    const own = ["host", new URL(origin).host, ...passed(headers), ...length] as unknown as http.OutgoingHttpHeaders;
    const request = http.request(`${origin}${url}`, { method, headers: own }, (response) => {
      textOf(response).then((text) => {
        const kept = passed(response.rawHeaders);
        const pairs = kept.flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), kept[i + 1] as string]] : []));
        const read = jsonOf(text);
        const reply = { status: response.statusCode ?? 0, headers: Object.fromEntries(pairs), json: read ?? {} };
        resolve(read === undefined ? { ...reply, text } : reply);
      }, reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}

/**
 * Starts a gateway.
 * @param origin Where requests go.
 * @param meddle Does what a defect does; it keeps what it needs between requests.
 */
export async function startGateway(origin: string, meddle: Meddler): Promise<Gateway> {
  const server = http.createServer((incoming, outgoing) => {
    const pass = async () => {
      const text = await textOf(incoming);
      const { method = "GET", url = "/", rawHeaders: headers } = incoming;
      const request = { method, url, headers, json: text === "" ? undefined : jsonOf(text) };
      const reply = await meddle(request, (changed) => forward(origin, changed));
      outgoing.writeHead(reply.status, reply.headers);
      outgoing.end(reply.text ?? JSON.stringify(reply.json));
    };
    pass().catch(() => outgoing.destroy());
  });
  const { origin: own } = await listen(server);
  return {
    origin: own,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
