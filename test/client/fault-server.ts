// A real HTTP server that answers as told, faults included, and a client of it.

import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { onTestFinished, vi } from "vitest";
import { type ClientOptions, createFinanceClient, type FinanceClient } from "../../client/finance.ts";
import { close, listen } from "../lib/listen.ts";

/** Serves a listener until the test ends. @returns The port on 127.0.0.1. */
export async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  onTestFinished(() => close(server));
  return (await listen(server)).port;
}

interface Received {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
  /** Resolves when the client has gone away before the answer was complete. */
  gone: Promise<void>;
}

export type FaultResponse = (response: ServerResponse, received: Received) => void | Promise<void>;

export type FaultServer = Awaited<ReturnType<typeof serverFor>>;

/** Starts a server that ends with the test. The last of its replies answers all requests that remain. */
export async function serverFor(reply: FaultResponse | FaultResponse[]) {
  const replies = [reply].flat();
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const gone = once(response, "close").then(() => {});
    const { method = "", url = "", headers } = request;
    const one = { method, url, headers, body: "", gone };
    const next = replies[Math.min(received.length, replies.length - 1)] as FaultResponse;
    received.push(one);
    for await (const chunk of request) one.body += chunk;
    await next(response, one);
  });
  const { origin } = await listen(server);
  async function stop() {
    if (!server.listening) return;
    close(server);
    await once(server, "close");
  }
  onTestFinished(stop);
  return { origin, received, stop };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): FaultResponse {
  return text(status, JSON.stringify(body), { "Content-Type": "application/json", ...headers });
}

export function text(status: number, body = "", headers: Record<string, string> = {}): FaultResponse {
  return (response) => void response.writeHead(status, headers).end(body);
}

export function success(result: unknown, headers: Record<string, string> = {}): FaultResponse {
  return json(200, { success: true, result }, headers);
}

export function failure(status: number, code: string, headers: Record<string, string> = {}): FaultResponse {
  return json(status, { success: false, errors: [{ code, message: "Made up." }] }, headers);
}

export const reset: FaultResponse = (response) => void response.socket?.resetAndDestroy();

export const resetInBody: FaultResponse = (response) => {
  response
    .writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" })
    .write('{"success":true,');
  setTimeout(() => response.socket?.resetAndDestroy(), 20);
};

export const stall: FaultResponse = () => {};

/** Answers headers and half of a body, and then nothing. */
export const stallInBody: FaultResponse = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).write('{"success":true,');
};

/** A token that no output may show. */
export const token = "secret-token-8f3a";

/** A finance client with its own fault server; both end with the test. */
export async function financeWith(
  reply: FaultResponse | FaultResponse[],
  options: Partial<ClientOptions> = {},
): Promise<FaultServer & { finance: FinanceClient }> {
  const server = await serverFor(reply);
  return { ...server, finance: createFinanceClient({ baseUrl: server.origin, auth: token, ...options }) };
}

export const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";

const body = {} as never;
/** A call of each kind, by how it may be repeated. */
export const calls = {
  "a GET": (finance: FinanceClient) => finance.listWebhooks(),
  // The contract says after which code the same request may succeed.
  "a GET with a code to repeat": (finance: FinanceClient) => finance.getPartnerTerms({ partyId: "p" }),
  "a PUT": (finance: FinanceClient) => finance.replaceWebhook({ webhookId: "w", body }),
  "a DELETE": (finance: FinanceClient) => finance.deleteWebhook({ webhookId: "w" }),
  "a POST with a key": (finance: FinanceClient) => finance.createPaymentRequest({ body }),
  "a PATCH with a key": (finance: FinanceClient) => finance.updatePaymentRequest({ paymentRequestId: "p", body }),
  "a POST": (finance: FinanceClient) => finance.createPayout({ accountId, body }),
  "a PATCH": (finance: FinanceClient) => finance.updateParty({ partyId: "p", body }),
  "a POST with a code to repeat": (finance: FinanceClient) => finance.createPartyVerification({ partyId: "p" }),
};

/** After it, the call of which it is a code can be repeated. */
export const codeToRepeat = "identity-verification-unavailable";

export type CallName = keyof typeof calls;

/** Pauses of no length, or of a part of the longest, until the test ends. */
export function atOnce(jitter = 0): void {
  const random = vi.spyOn(Math, "random").mockReturnValue(jitter);
  onTestFinished(() => random.mockRestore());
}

/** The error of a read from a service that responds like this, without a retry. */
export async function errorOf(reply: FaultResponse | FaultResponse[], options: Partial<ClientOptions> = {}) {
  const { finance } = await financeWith(reply, { maxRetries: 0, ...options });
  return (await finance.listWebhooks()).error;
}

/** Gives one token, and another one in place of a token that was refused. */
export const twoTokens = ({ rejected }: { rejected: string | undefined }) =>
  rejected ? "second-token" : "first-token";
