// The floor: node:http and Ajv alone, with the same calls from memory. Called with a port, the finance contract and the
// data as JSON; without the two, it is a bare server.

import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

const [port = "", document, data] = process.argv.slice(2);

function write(response: ServerResponse, status: number, body: string): void {
  const length = Buffer.byteLength(body);
  response.writeHead(status, ["Content-Type", "application/json", "Content-Length", String(length)]).end(body);
}

function readBody(request: IncomingMessage, done: (text: string) => void): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", () => done(Buffer.concat(chunks).toString()));
}

type Session = Record<string, unknown> & { id: string; accountId: string; status: string; createdAt: string };

async function createResponder(contract: string, stored: string) {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const { default: addFormats } = await import("ajv-formats");
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  const bundle = JSON.parse(readFileSync(contract, "utf8")) as object;
  ajv.addSchema(bundle, "contract");
  const validate = ajv.compile({ $ref: "contract#/components/schemas/PaymentSessionInput" });
  const { assets, wallets, sessions } = JSON.parse(readFileSync(stored, "utf8")) as {
    assets: unknown;
    wallets: unknown[];
    sessions: Session[];
  };
  const constant = JSON.stringify({ success: true, result: assets });
  // Newest first, by status: what an index would give.
  const byStatus = Map.groupBy(sessions.reverse(), ({ status }) => status);
  const created = new Map<string, Session>();

  const page = (response: ServerResponse, query: URLSearchParams) => {
    const found = byStatus.get(query.get("status") ?? "") ?? [];
    const size = Number(query.get("size"));
    const from = (Number(query.get("page")) - 1) * size;
    const pagination = { pageSize: size, numberOfPages: Math.ceil(found.length / size) };
    write(response, 200, JSON.stringify({ success: true, result: found.slice(from, from + size), pagination }));
  };
  const create = (response: ServerResponse, account: string, text: string) => {
    const input = JSON.parse(text) as Record<string, unknown>;
    if (!validate(input)) return write(response, 400, JSON.stringify({ success: false, errors: validate.errors }));
    const createdAt = new Date().toISOString();
    const session = { id: randomUUID(), accountId: account, status: "CREATED", ...input, createdAt };
    created.set(session.id, session);
    write(response, 201, JSON.stringify({ success: true, result: session }));
  };
  const token = (response: ServerResponse, text: string) => {
    const form = new URLSearchParams(text);
    if (form.get("client_secret") !== "mock-secret") return write(response, 401, '{"error":"invalid_client"}');
    const access = { access_token: randomBytes(32).toString("base64url"), expires_in: 300, token_type: "Bearer" };
    write(response, 200, JSON.stringify(access));
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const [path = "", query = ""] = (request.url ?? "").split("?");
    if (path === "/token") return readBody(request, (text) => token(response, text));
    if (request.headers.authorization !== "Bearer example-access-token") return write(response, 401, "{}");
    if (path === "/v1/supported-assets") return write(response, 200, constant);
    const [, , , account = "", ...rest] = path.split("/");
    if (rest[0] === "wallets") return write(response, 200, JSON.stringify({ success: true, result: wallets }));
    if (request.method === "GET") return page(response, new URLSearchParams(query));
    readBody(request, (text) => create(response, account, text));
  };
}

const bare = (_request: IncomingMessage, response: ServerResponse) => write(response, 200, "{}");
const responder = document && data ? await createResponder(document, data) : bare;
createServer(responder).listen(Number(port), "127.0.0.1");
