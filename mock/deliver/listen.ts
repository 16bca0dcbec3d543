// A receiver for trying: prints each delivery that arrives, checks its authentication, and answers 204.

import { createServer, type IncomingMessage, type Server } from "node:http";
import { sameSecret } from "../authenticate/clients.ts";
import { readBody } from "../http/body.ts";
import { Refusal } from "../refusal.ts";
import type { Authentication } from "./send.ts";

const maxBytes = 1024 * 1024;

/**
 * Makes a receiver; it does not listen yet.
 * @param expected How deliveries must authenticate themselves; undefined takes all.
 * @param print Gets a line for each delivery; secrets are never part of it.
 * @returns A server that answers 204, 401 without the right authentication, or the status of what cannot be read.
 */
export function createReceiver(expected: Authentication | undefined, print: (line: string) => void): Server {
  return createServer((request, response) => {
    receive(request, expected, print)
      .catch((error: unknown) => (error instanceof Refusal ? error.status : 500))
      .then((status) => response.writeHead(status).end());
  });
}

async function receive(
  request: IncomingMessage,
  expected: Authentication | undefined,
  print: (line: string) => void,
): Promise<number> {
  const content = await readBody(request, maxBytes);
  const time = new Date().toISOString();
  const text = typeof content?.value === "string" ? content.value : JSON.stringify(content?.value ?? null);
  const accepted = expected === undefined || isAuthentic(request, expected);
  print(`${time} ${request.method} ${request.url} ${accepted ? "" : "REFUSED: wrong or no authentication "}${text}`);
  return accepted ? 204 : 401;
}

/** Whether a delivery authenticates itself as expected; compares in constant time, as receivers should. */
export function isAuthentic({ headers }: IncomingMessage, expected: Authentication): boolean {
  if (expected.type === "API_KEY")
    return sameSecret(String(headers[expected.headerName.toLowerCase()] ?? ""), expected.apiKey);
  const credentials = Buffer.from(`${expected.username}:${expected.password}`).toString("base64");
  return sameSecret(headers.authorization ?? "", `Basic ${credentials}`);
}
