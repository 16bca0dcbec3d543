// A server for webhooks: checks the authentication of each delivery, and passes the delivery to a function.

import type { IncomingMessage, Server } from "node:http";
import { type Authentication, isAuthentic } from "../deliver/send.ts";
import { createServer } from "../node-http.ts";
import { Refusal } from "../refusal.ts";
import { readBody } from "../server/http/body.ts";

const maxBytes = 1024 * 1024;

/** Handles a delivery, authentic or not, and returns the status of the response. */
export type TakeDelivery = (request: IncomingMessage, body: unknown, isAuthenticated: boolean) => number;

/**
 * Makes a receiver; it does not listen yet.
 * @param expected The required authentication; undefined accepts all deliveries.
 * @returns A server that responds with the status of `take`, or a 4xx if the body cannot be read.
 */
export function createReceiver(expected: Authentication | undefined, take: TakeDelivery): Server {
  const receive = async (request: IncomingMessage) => {
    const content = await readBody(request, maxBytes);
    return take(request, content?.value, expected === undefined || isAuthentic(request, expected));
  };
  return createServer((request, response) => {
    receive(request)
      .catch((error: unknown) => (error instanceof Refusal ? error.status : 500))
      .then((status) => response.writeHead(status).end());
  });
}
