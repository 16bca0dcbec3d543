// The fault matrix: what each fault of the service, or of the token endpoint, does to a call that reads, one with a key
// and one without.

import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { clientCredentials } from "../../client/auth.ts";
import { type ApiError, type ClientOptions, createFinanceClient } from "../../client/finance.ts";
import {
  atOnce,
  type FaultResponse,
  json,
  reset,
  resetInBody,
  serverFor,
  success,
  text,
  token,
} from "./fault-server.ts";

/** What is fine for a call and for the token endpoint. */
const grant = { success: true, result: [], access_token: token, expires_in: 300, token_type: "Bearer" };
const sound = JSON.stringify(grant);
const html = { "Content-Type": "text/html" };

/** Sends bytes that are not what their headers say. */
const bytes =
  (body: string | Buffer, headers: Record<string, string> = {}): FaultResponse =>
  (response) =>
    void response.writeHead(200, { "Content-Type": "application/json", ...headers }).end(body);

/** Closes the connection in order before the body is complete. */
const endEarly: FaultResponse = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" }).write("{");
  setTimeout(() => response.socket?.end(), 5);
};

/** A response of HTTP/1.0, whose end is that of the connection. */
const oldHttp: FaultResponse = (response) =>
  void response.socket?.end(`HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n${sound}`);

/** An informational response before the real one. */
const hints: FaultResponse = (response, received) => {
  response.writeEarlyHints({ link: "</style.css>; rel=preload" });
  return json(200, grant)(response, received);
};

/** Nobody listens any more. */
const gone: FaultResponse = () => expect.unreachable("nobody listens");

/** Repeated, except for the call without a key. */
const unlessKeyless = (what: string, token: string, requests = "2 requests") => [
  ...Array(2).fill(`${what} sent:maybe retryable ${requests}`),
  `${what} sent:maybe final 1 request`,
  `AuthError ${token} sent:no retryable ${requests}`,
];
/** Not repeated, whatever the call. */
const finalWith = (status: number, ofToken = "1 request") => [
  ...Array(3).fill(`ApiError ${status} sent:maybe final 1 request`),
  `AuthError ${status} sent:no final ${ofToken}`,
];
const ok = Array(4).fill("ok");
const truncated = sound.slice(0, 30);
const zipped = { "Content-Encoding": "gzip" };

/**
 * What comes of a fault that stays, with one retry: for GET, POST with a key, POST without one, and the token endpoint. Which
 * statuses are repeated: retries.test.ts. What stalls: deadline.test.ts.
 */
test.each<[fault: string, reply: FaultResponse, outcomes: string[]]>([
  [
    "refused, before sending",
    gone,
    [..."CCCA"].map((one) => `${one === "C" ? "Connection" : "Auth"}Error ECONNREFUSED sent:no retryable 2 requests`),
  ],
  ["reset after sending", reset, unlessKeyless("ConnectionError reset", "reset")],
  ["reset in the body", resetInBody, unlessKeyless("ConnectionError reset", "200")],
  ["truncated JSON", text(200, truncated), unlessKeyless("ApiError 200", "200")],
  ["a shorter body than its length", endEarly, unlessKeyless("ConnectionError reset", "200")],
  ["empty", text(200), unlessKeyless("ApiError 200", "200")],
  ["HTML with 200", text(200, "<html>", html), unlessKeyless("ApiError 200", "200")],
  ["HTML with 502", text(502, "<html>", html), unlessKeyless("ApiError 502", "502")],
  ["429", text(429, "", { "Retry-After": "0" }), unlessKeyless("ApiError 429", "429")],
  ["503", text(503), unlessKeyless("ApiError 503", "503")],
  [
    "503 that asks for two minutes",
    text(503, "", { "Retry-After": "120" }),
    unlessKeyless("ApiError 503", "503", "1 request"),
  ],
  ["a redirect", text(302, "", { Location: "/" }), finalWith(302)],
  ["gzip that is none", bytes(sound, zipped), unlessKeyless("ConnectionError Z_DATA_ERROR", "200")],
  ["gzip that is not said", bytes(gzipSync(sound)), unlessKeyless("ApiError 200", "200")],
  ["UTF-16", bytes(Buffer.from(sound, "utf16le")), unlessKeyless("ApiError 200", "200")],
  ["HTTP/1.0", oldHttp, ok],
  ["early hints", hints, ok],
  ["204", text(204), unlessKeyless("ApiError 204", "204")],
  ...[304, 401, 409].map((status): [string, FaultResponse, string[]] => [`${status}`, text(status), finalWith(status)]),
  // Node itself sends a request again after a 421: the token endpoint counts both, and the client knows of one.
  ["421", text(421), finalWith(421, "2 requests")],
  ["another content type", bytes(sound, { "Content-Type": "text/plain" }), ok],
])("%s", async (fault, reply, outcomes) => {
  atOnce();
  const body = {} as never;
  const { origin, received, stop } = await serverFor(reply);
  if (reply === gone) await stop();
  const of = (options: Partial<ClientOptions>) =>
    createFinanceClient({ baseUrl: origin, auth: token, maxRetries: 1, ...options });
  const seen: string[] = [];
  for (const call of [
    () => of({}).GET("/v1/webhooks"),
    () => of({}).POST("/v1/payment-requests", { body }),
    () => of({}).POST("/v1/webhooks", { body }),
  ]) {
    const { error, attempts } = await call();
    seen.push(summary(error, attempts));
  }
  const before = received.length;
  const auth = clientCredentials({
    tokenUrl: `${origin}/token`,
    clientId: fault,
    clientSecret: "secret-of-the-matrix",
  });
  const { error } = await of({ baseUrl: (await serverFor(success([]))).origin, auth }).GET("/v1/webhooks");
  seen.push(summary(error, reply === gone ? 2 : received.length - before));
  expect(seen).toEqual(outcomes);
  // Nothing is paid twice.
  expect(seen[2]).toMatch(/^ok$|sent:no|final 1 request$/);
});

/** One line. Which code a reset has depends on its moment. */
function summary(error: ApiError | undefined, requests: number): string {
  if (error === undefined) return "ok";
  const { name, status, code, sent, retryable } = error;
  const what = `${code ?? status}`.replace(/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, "reset");
  return `${name} ${what} sent:${sent} ${retryable ? "retryable" : "final"} ${requests} request${requests === 1 ? "" : "s"}`;
}
