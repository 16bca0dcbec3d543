// A receiver for trying: prints each delivery that arrives, checks its authentication, and answers 204.

import { createServer, type IncomingMessage, type Server } from "node:http";
import { type Authentication, isAuthentic } from "../deliver/send.ts";
import { Refusal } from "../refusal.ts";
import { readBody } from "../server/http/body.ts";

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
