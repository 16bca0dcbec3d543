// The control API under /__mock on each port: routes a request to its command, or to a file of the page.

import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import findMyWay, { type HTTPMethod } from "find-my-way";
import { isObject } from "../../model/document.ts";
import { Refusal } from "../refusal.ts";
import { jsonResponse, type MockResponse, refusalResponse } from "../respond/response.ts";
import type { MockContext } from "../server/call.ts";
import { originOf } from "../server/http/addresses.ts";
import { readBody } from "../server/http/body.ts";
import { readTarget } from "../server/http/target.ts";
import { bearer } from "../server/oauth/access.ts";
import type { Sandbox } from "../server/sandboxes/sandbox.ts";
import type { Command, Given } from "./command.ts";
import { commands } from "./commands/index.ts";
import { missingSandbox } from "./commands/sandboxes.ts";
import { checkHost, controlCors, isAllowedOrigin } from "./hosts.ts";
import { directory } from "./manual.ts";

/** A command with the status of its response. */
interface Route {
  command: Command;
  status: number;
}

/** Commands that respond with 201. */
const making = ["POST /scenarios", "POST /snapshots", "POST /webhooks", "POST /sandboxes"];
const routes = findMyWay({ maxParamLength: 1024 });
// Casts: each key starts with a method.
for (const [key, command] of Object.entries(commands)) {
  const [method, path = "/"] = key.split(" ");
  const route: Route = { command, status: making.includes(key) ? 201 : 200 };
  routes.on(method as HTTPMethod, path.replace(/\{(\w+)\}/g, ":$1"), () => undefined, route);
}
const methods = [...new Set(Object.keys(commands).map((key) => key.split(" ")[0] as HTTPMethod))];

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  woff2: "font/woff2",
};
const folder = new URL("page/", import.meta.url);

/** The page and its parts, by path below /__mock. */
const files = new Map(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => Object.hasOwn(types, file.split(".").at(-1) ?? ""))
    .map((file) => [file === "index.html" ? "/" : `/page/${file}`, file]),
);

/** The page loads only its own files, and calls only the control API on its own port. */
const pageHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/**
 * Responds to a request under /__mock. Other hosts and origins are refused, and a body must be JSON, so that a page that
 * happens to be open cannot drive the mock. The command is for the sandbox of the path, of the bearer token, or `main`.
 * @returns JSON, the page, or `{"error": "…"}` with a 4xx.
 */
export async function respondToControl(mock: MockContext, request: IncomingMessage): Promise<MockResponse> {
  const cors = controlCors(request, mock.options.allowOrigins);
  const response = await respond(mock, request);
  return { ...response, headers: { ...response.headers, ...cors } };
}

async function respond(mock: MockContext, request: IncomingMessage): Promise<MockResponse> {
  const { allowOrigins, limits } = mock.options;
  try {
    checkHost(request, mock.options, allowOrigins);
    if (request.method === "OPTIONS" && isAllowedOrigin(request.headers, allowOrigins)) return { status: 204 };
    const { path: full, query } = readTarget(request.url ?? "/");
    const [path, id] = splitPath(full.slice("/__mock".length) || "/");
    const method = request.method === "HEAD" ? "GET" : String(request.method);
    if (path === "/" && method === "GET" && wantsJson(request)) return jsonResponse(200, directory, pageHeaders);
    const file = files.get(path);
    if (file !== undefined && method === "GET") return await page(file);
    const { command, status, given } = find(mock, method, path, query, request.headers.host);
    const body = await bodyOf(request, limits.bodyBytes);
    // After the body is read: the sandbox may end before that.
    const sandbox = id === undefined ? sandboxOfToken(mock, request) : sandboxOfPath(mock, id);
    const result = await command(sandbox, body, given);
    return result === undefined ? { status: 204 } : jsonResponse(status, result, pageHeaders);
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse("control", error);
    throw error;
  }
}

/**
 * Carries out a command without HTTP, for the process that the mock runs in. It is for the sandbox of the path, or else
 * `main`.
 * @param method HTTP method of the command.
 * @param target Path below /__mock, with its query.
 * @returns A copy of the body of the response; undefined for a 204.
 * @throws Refusal where a request is refused.
 */
export async function perform(mock: MockContext, method: string, target: string, body: object = {}): Promise<unknown> {
  const { path: full, query } = readTarget(target);
  const [path, id] = splitPath(full);
  const { command, given } = find(mock, method, path, query);
  const sandbox = id === undefined ? mock.sandboxes.main : sandboxOfPath(mock, id);
  return copyOf(await command(sandbox, copyOf<Record<string, unknown>>({ ...body }), given));
}

/** A copy of a value, as JSON over HTTP makes it. */
function copyOf<T>(value: T): T {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}

/** The command of a method and a path, and its input. @throws Refusal 404 or 405. */
function find(mock: MockContext, method: string, path: string, query: Map<string, string[]>, host?: string) {
  const { sandboxes, addresses } = mock;
  // Casts: an unknown method finds no route; named parameters are texts; `store` is a Route, see above.
  const match = routes.find(method as HTTPMethod, path);
  if (match === null) throw missing(path);
  const lastOfEach = Object.fromEntries([...query].map(([name, values]) => [name, values.at(-1) ?? ""]));
  const origin = originOf(host, addresses.finance);
  const given: Given = { path: match.params as Record<string, string>, query: lastOfEach, sandboxes, origin };
  return { ...(match.store as Route), given };
}

/** Whether a client asks for JSON: a browser, and a client that accepts anything, gets the page. */
function wantsJson({ headers: { accept = "" } }: IncomingMessage): boolean {
  return accept.includes("application/json") && !accept.includes("text/html");
}

/** The path of a command, and the id of the sandbox it is below. */
function splitPath(path: string): [path: string, id?: string] {
  const [, id, rest] = /^\/sandboxes\/([^/]+)(\/.*)$/.exec(path) ?? [];
  return id === undefined || rest === undefined ? [path] : [rest, id];
}

function sandboxOfPath({ sandboxes }: MockContext, id: string): Sandbox {
  return sandboxes.find(id) ?? missingSandbox(id);
}

/** The sandbox of the bearer token. An invalid token is refused: its command must not change `main` instead. */
function sandboxOfToken({ authority, sandboxes }: MockContext, request: IncomingMessage): Sandbox {
  const token = bearer(request);
  if (token === undefined) return sandboxes.main;
  const state = authority.find(token);
  if ("fault" in state) throw new Refusal(401, state.fault);
  return state.sandbox;
}

/** A file of the page; `files` has only those with a known type. */
async function page(file: string): Promise<MockResponse> {
  const body = await readFile(new URL(file, folder));
  const type = types[file.split(".").at(-1) ?? ""] as string;
  return { status: 200, headers: { "Content-Type": type, "Cache-Control": "no-cache", ...pageHeaders }, body };
}

async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<Record<string, unknown>> {
  const content = await readBody(request, maxBytes);
  if (content === undefined || request.method === "GET" || request.method === "HEAD") return {};
  if (content.type !== "application/json") throw new Refusal(415, "the body must be application/json");
  if (!isObject(content.value)) throw new Refusal(400, "the body must be a JSON object");
  return content.value;
}

/** 405 for a wrong method on a known path, else 404. */
function missing(path: string): Refusal {
  const allowed = methods.filter((method) => routes.find(method, path) !== null);
  if (allowed.length > 0)
    return new Refusal(405, `use ${allowed.join(" or ")}`, { headers: { Allow: allowed.join(", ") } });
  return new Refusal(404, `there is no ${path} here; GET /__mock/ with Accept: application/json lists the commands`);
}
