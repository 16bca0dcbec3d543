// The floor: node:http alone, which responds from memory and validates nothing. Arguments: port, and wallets as JSON.

import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { sessionAt, sessionCount } from "./sessions.ts";

const port = Number(process.argv[2]);
const wallets = JSON.parse(process.argv[3] ?? "[]") as unknown[];

/** The newest first. Created at the first request for them, so that they do not slow the start. */
let sessions: unknown[] | undefined;

function write(response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
  response.writeHead(status, headers).end(body);
}

function listPage(response: ServerResponse, query: URLSearchParams): void {
  sessions ??= Array.from({ length: sessionCount }, (_, index) => sessionAt(sessionCount - 1 - index));
  const size = Number(query.get("size"));
  const from = (Number(query.get("page")) - 1) * size;
  const pagination = { pageSize: size, numberOfPages: Math.ceil(sessions.length / size) };
  write(response, 200, { success: true, result: sessions.slice(from, from + size), pagination });
}

function create(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const input = JSON.parse(Buffer.concat(chunks).toString()) as object;
    const createdAt = new Date().toISOString();
    write(response, 201, { success: true, result: { id: randomUUID(), status: "CREATED", ...input, createdAt } });
  });
}

createServer((request, response) => {
  const [path = "", query = ""] = (request.url ?? "").split("?");
  if (request.method === "POST") create(request, response);
  else if (path.endsWith("/wallets")) write(response, 200, { success: true, result: wallets });
  else listPage(response, new URLSearchParams(query));
}).listen(port, "127.0.0.1");
