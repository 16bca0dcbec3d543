// The control API under /__mock on each port: leads a request to its command, or to a file of the page.

import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import findMyWay, { type HTTPMethod } from "find-my-way";
import { readBody } from "../http/body.ts";
import { jsonReply, type Reply } from "../http/reply.ts";
import { readTarget } from "../http/target.ts";
import { Refusal, refusedReply } from "../refusal.ts";
import { type Command, type Controlled, type Given, Made } from "./command.ts";
import { commands } from "./commands/index.ts";
import { checkHost } from "./hosts.ts";

export type { Controlled } from "./command.ts";

const routes = findMyWay({ maxParamLength: 1024 });
for (const [key, command] of Object.entries(commands)) {
  const [method, path = "/"] = key.split(" ");
  routes.on(method as HTTPMethod, path.replace(/\{(\w+)\}/g, ":$1"), () => undefined, command);
}
const methods = [...new Set(Object.keys(commands).map((key) => key.split(" ")[0] as HTTPMethod))];

/**
 * Does one command, as a scenario file does.
 * @param command Method and path below /__mock.
 * @throws Error that says why it cannot be done.
 */
export function run(command: string, controlled: Controlled, body: Record<string, unknown>): unknown {
  return commands[command]?.(controlled, body, { path: {}, query: {} });
}

/** The page and its parts, by path below /__mock. */
const files: Record<string, [file: string, type: string]> = {
  "/": ["index.html", "text/html; charset=utf-8"],
  "/page.js": ["page.js", "text/javascript; charset=utf-8"],
  "/page.css": ["page.css", "text/css; charset=utf-8"],
};

/** Nothing but the page's own files and the control API on its own port. */
const pageHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/**
 * Responds to a request under /__mock. Other hosts and origins are refused, and a body must be JSON, so that a page that
 * happens to be open cannot drive the mock.
 * @param controlled What is driven.
 * @param request The request.
 * @param maxBytes Largest body that is taken.
 * @returns JSON, the page, or `{"error": "…"}` with a 4xx.
 */
export async function respondToControl(
  controlled: Controlled,
  request: IncomingMessage,
  maxBytes: number,
): Promise<Reply> {
  try {
    checkHost(request, controlled.hosts);
    const { path: target, query } = readTarget(request.url ?? "/");
    const path = target.slice("/__mock".length) || "/";
    const method = (request.method === "HEAD" ? "GET" : request.method) as HTTPMethod;
    const file = files[path];
    if (file !== undefined && method === "GET") return await page(...file);
    const found = routes.find(method, path);
    if (found === null) throw missing(path);
    const given: Given = {
      path: found.params as Record<string, string>,
      query: Object.fromEntries([...query].map(([name, values]) => [name, values.at(-1) ?? ""])),
    };
    return replyOf(await (found.store as Command)(controlled, await bodyOf(request, maxBytes), given));
  } catch (error) {
    if (error instanceof Refusal) return refusedReply("control", error);
    throw error;
  }
}

function replyOf(result: unknown): Reply {
  if (result === undefined) return { status: 204 };
  return result instanceof Made ? jsonReply(201, result.result, pageHeaders) : jsonReply(200, result, pageHeaders);
}

async function page(file: string, type: string): Promise<Reply> {
  const body = await readFile(new URL(`page/${file}`, import.meta.url), "utf8");
  return { status: 200, headers: { "Content-Type": type, "Cache-Control": "no-cache", ...pageHeaders }, body };
}

async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<Record<string, unknown>> {
  const content = await readBody(request, maxBytes);
  if (request.method === "GET" || request.method === "HEAD") return {};
  if (content === undefined) return {};
  if (content.type !== "application/json") throw new Refusal(415, "the body must be application/json");
  const { value } = content;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Refusal(400, "the body must be a JSON object");
  return value as Record<string, unknown>;
}

/** A wrong path, or a wrong method on a right one. */
function missing(path: string): Refusal {
  const allowed = methods.filter((method) => routes.find(method, path) !== null);
  if (allowed.length > 0)
    return new Refusal(405, `use ${allowed.join(" or ")}`, { headers: { Allow: allowed.join(", ") } });
  return new Refusal(404, `there is no ${path} here; see mock/README.md`);
}
