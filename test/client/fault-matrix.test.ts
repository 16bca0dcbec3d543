// The fault matrix: what each fault of the service, or of the token endpoint, does to a call of each kind.

import { expect, test } from "vitest";
import { clientCredentials } from "../../client/auth.ts";
import { type ApiError, type ClientOptions, createFinanceClient } from "../../client/finance.ts";
import {
  atOnce,
  calls,
  type FaultResponse,
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

/** Closes the connection in order before the body is complete. */
const endEarly: FaultResponse = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" }).write("{");
  setTimeout(() => response.socket?.end(), 5);
};

/** Nobody listens any more. */
const gone: FaultResponse = () => expect.unreachable("nobody listens");

/** Which calls are repeated after a fault. After `later`, those that are safe can be, but the pause is too long. */
type Repeated = "reads" | "safe" | "later" | "all" | "none";
const truncated = sound.slice(0, 30);

/** A fault, the error that comes of it (undefined for none), and that of a token request, if it is not the same. */
type Row = [fault: string, reply: FaultResponse, repeated: Repeated, error?: string, ofToken?: string];
const final = [302, 304, 400, 401, 403, 404, 409, 412, 422];

// What stalls: limits.test.ts.
test.each<Row>([
  ["refused, before sending", gone, "all", "ConnectionError ECONNREFUSED"],
  ["reset after sending", reset, "safe", "ConnectionError reset"],
  ["reset in the body", resetInBody, "safe", "ConnectionError reset", "200"],
  ["truncated JSON", text(200, truncated), "safe", "ApiError 200"],
  ["a shorter body than its length", endEarly, "safe", "ConnectionError reset", "200"],
  ["empty", text(200), "safe", "ApiError 200"],
  ["HTML with 200", text(200, "<html>", html), "safe", "ApiError 200"],
  ["HTML with 502", text(502, "<html>", html), "safe", "ApiError 502"],
  [
    "gzip that is none",
    text(200, sound, { "Content-Encoding": "gzip" }),
    "safe",
    "ConnectionError Z_DATA_ERROR",
    "200",
  ],
  ["another content type", text(200, sound, { "Content-Type": "text/plain" }), "safe"],
  ["503 that asks for two minutes", text(503, "", { "Retry-After": "120" }), "later", "ApiError 503"],
  ...[429, 502, 503, 504].map((status): Row => [`${status}`, text(status), "safe", `ApiError ${status}`]),
  // It can come after the work was done.
  ["500", text(500), "reads", "ApiError 500"],
  ...final.map((status): Row => [`${status}`, text(status, "", { Location: "/" }), "none", `ApiError ${status}`]),
])("%s", async (fault, reply, repeated, error, ofToken = error?.replace(/^\w+ /, "")) => {
  atOnce();
  const { origin, received, stop } = await serverFor(reply);
  if (reply === gone) await stop();
  const of = (options: Partial<ClientOptions>) =>
    createFinanceClient({ baseUrl: origin, auth: "a-token-of-the-matrix", maxRetries: 1, ...options });
  const end = (isRepeated: boolean) => {
    const requests = isRepeated && repeated !== "later" ? "2 requests" : "1 request";
    return `${isRepeated ? "retryable" : "final"} ${requests}`;
  };
  for (const [name, call] of Object.entries(calls)) {
    const isRead = name.includes("GET");
    const isSafe = isRead || /PUT|DELETE|with a key/.test(name);
    const isRepeated = repeated === "all" || (repeated === "reads" ? isRead : repeated !== "none" && isSafe);
    const expected = `${error} sent:${repeated === "all" ? "no" : "maybe"} ${end(isRepeated)}`;
    const { error: seen, attempts } = await call(of({}));
    expect(`${name}: ${summary(seen, attempts)}`).toBe(`${name}: ${error ? expected : "ok"}`);
  }
  const before = received.length;
  const tokenUrl = `${origin}/token`;
  const auth = clientCredentials({ tokenUrl, clientId: fault, clientSecret: "secret-of-the-matrix" });
  const { error: seen } = await of({ baseUrl: (await serverFor(success([]))).origin, auth }).listWebhooks();
  const expected = error ? `AuthError ${ofToken} sent:no ${end(repeated !== "none")}` : "ok";
  expect(summary(seen, reply === gone ? 2 : received.length - before)).toBe(expected);
});

/** One line. Which code a reset has depends on its moment. */
function summary(error: ApiError | undefined, requests: number): string {
  if (error === undefined) return "ok";
  const { name, status, code, sent, retryable } = error;
  const what = `${code ?? status}`.replace(/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, "reset");
  return `${name} ${what} sent:${sent} ${retryable ? "retryable" : "final"} ${requests} request${requests === 1 ? "" : "s"}`;
}
