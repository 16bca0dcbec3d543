// The fault matrix: what each fault of the service, or of the token endpoint, does to a call that reads, one with a key
// and one without.

import { gzipSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import { clientCredentials } from "../../client/auth.ts";
import { type ApiError, createFinanceClient } from "../../client/finance.ts";
import {
  type FaultResponse,
  json,
  reset,
  resetInBody,
  slowly,
  stall,
  stallInBody,
  startFaultServer,
  text,
} from "./fault-server.ts";

const success = {
  success: true,
  result: [],
  access_token: "token-of-the-matrix",
  expires_in: 300,
  token_type: "Bearer",
};
const html = { "Content-Type": "text/html" };

/** Sends bytes that are not what their headers say. */
const bytes =
  (body: Buffer, headers: Record<string, string> = {}): FaultResponse =>
  (response) =>
    void response.writeHead(200, { "Content-Type": "application/json", ...headers }).end(body);

/** Closes the connection in order before the body is complete. */
const endEarly: FaultResponse = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" }).write("{");
  setTimeout(() => response.socket?.end(), 5);
};

/** A response of HTTP/1.0, whose end is that of the connection. */
const oldHttp: FaultResponse = (response) =>
  void response.socket?.end(`HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(success)}`);

/** An informational response before the real one. */
const hints: FaultResponse = (response, received) => {
  response.writeEarlyHints({ link: "</style.css>; rel=preload" });
  return json(200, success)(response, received);
};

/** Nobody listens any more. */
const gone: FaultResponse = () => expect.unreachable("nobody listens");

type Column = "GET" | "POST with a key" | "POST without one" | "token endpoint";
type Row = [fault: string, reply: FaultResponse, outcomes: string[]];

/** Repeated, except for the call without a key. */
const unlessKeyless = (what: string, token: string, requests = "2 requests") => [
  `${what} sent:maybe retryable ${requests}`,
  `${what} sent:maybe retryable ${requests}`,
  `${what} sent:maybe final 1 request`,
  `AuthError ${token} sent:no retryable ${requests}`,
];

const noToken = "AuthError no token sent:no retryable 2 requests";
/** Not repeated, whatever the call. */
const finalWith = (status: number, ofToken = "1 request") => [
  ...Array(3).fill(`ApiError ${status} sent:maybe final 1 request`),
  `AuthError ${status} sent:no final ${ofToken}`,
];

/** What comes of a fault that stays, with one retry: for GET, POST with a key, POST without one, and the token endpoint. */
const matrix: Row[] = [
  ["slow", slowly(success, 1), ["ok", "ok", "ok", "ok"]],
  [
    "refused, before sending",
    gone,
    ["Connection", "Connection", "Connection", "Auth"].map(
      (kind) => `${kind}Error ECONNREFUSED sent:no retryable 2 requests`,
    ),
  ],
  ["reset after sending", reset, unlessKeyless("ConnectionError reset", "reset")],
  ["reset in the body", resetInBody, unlessKeyless("ConnectionError reset", "200")],
  // The time limit is for all attempts here: see attemptTimeoutMs for those that are tried again.
  ["stalled before headers", stall, unlessKeyless("TimeoutError no headers", "", "1 request").with(3, noToken)],
  ["stalled in the body", stallInBody, unlessKeyless("TimeoutError no body", "", "1 request").with(3, noToken)],
  ["truncated JSON", text(200, JSON.stringify(success).slice(0, 30)), unlessKeyless("ApiError 200", "200")],
  ["a shorter body than its length", endEarly, unlessKeyless("ConnectionError reset", "200")],
  ["empty", text(200), unlessKeyless("ApiError 200", "200")],
  ["HTML with 200", text(200, "<html>", html), unlessKeyless("ApiError 200", "200")],
  ["HTML with 502", text(502, "<html>", html), unlessKeyless("ApiError 502", "502")],
  ["429", text(429, "", { "Retry-After": "0" }), unlessKeyless("ApiError 429", "429")],
  ["500", text(500), unlessKeyless("ApiError 500", "500").with(1, "ApiError 500 sent:maybe final 1 request")],
  ["503", text(503), unlessKeyless("ApiError 503", "503")],
  [
    "503 that asks for two minutes",
    text(503, "", { "Retry-After": "120" }),
    unlessKeyless("ApiError 503", "503", "1 request"),
  ],
  ["a redirect", text(302, "", { Location: "/" }), finalWith(302)],
  [
    "gzip that is none",
    bytes(Buffer.from(JSON.stringify(success)), { "Content-Encoding": "gzip" }),
    unlessKeyless("ConnectionError Z_DATA_ERROR", "200"),
  ],
  ["gzip that is not said", bytes(gzipSync(JSON.stringify(success))), unlessKeyless("ApiError 200", "200")],
  ["UTF-16", bytes(Buffer.from(JSON.stringify(success), "utf16le")), unlessKeyless("ApiError 200", "200")],
  ["HTTP/1.0", oldHttp, ["ok", "ok", "ok", "ok"]],
  ["early hints", hints, ["ok", "ok", "ok", "ok"]],
  ["204", text(204), unlessKeyless("ApiError 204", "204")],
  ...[304, 401, 409].map((status): Row => [`${status}`, text(status), finalWith(status)]),
  // Node itself sends a request again after a 421: the token endpoint counts both, and the client knows of one.
  ["421", text(421), finalWith(421, "2 requests")],
  [
    "another content type",
    bytes(Buffer.from(JSON.stringify(success)), { "Content-Type": "text/plain" }),
    ["ok", "ok", "ok", "ok"],
  ],
];

/** Rows whose fault is that nothing comes; their time limit is short. */
const stalled = ["stalled before headers", "stalled in the body"];
const columns: Column[] = ["GET", "POST with a key", "POST without one", "token endpoint"];
const found = new Map<string, string[]>();

/** Makes the call of a column and says in one line what came of it. */
async function run(column: Column, fault: string, reply: FaultResponse): Promise<string> {
  const timeoutMs = stalled.includes(fault) ? 2_000 : 30_000;
  const faulty = await startFaultServer(reply);
  const sound = await startFaultServer(json(200, success));
  const ofToken = column === "token endpoint";
  if (reply === gone) await faulty.stop();
  const tokenUrl = `${faulty.origin}/token`;
  const own = { tokenUrl, clientId: fault, clientSecret: "secret-of-the-matrix", timeoutMs };
  const finance = createFinanceClient({
    baseUrl: ofToken ? sound.origin : faulty.origin,
    auth: ofToken ? clientCredentials(own) : "token-of-the-matrix",
    timeoutMs: ofToken ? 30_000 : timeoutMs,
    maxRetries: 1,
  });
  const body = {} as never;
  const { error, attempts } = await (column === "GET" || ofToken
    ? finance.GET("/v1/webhooks")
    : finance.POST(column === "POST with a key" ? "/v1/payment-requests" : "/v1/webhooks", { body }));
  const requests = ofToken ? (reply === gone ? 2 : faulty.received.length) : attempts;
  await Promise.all([faulty.stop(), sound.stop()]);
  return summary(error, requests);
}

/** One line. Which code a reset has depends on its moment. */
function summary(error: ApiError | undefined, requests: number): string {
  if (error === undefined) return "ok";
  const { name, status, code, timeout, sent } = error;
  const what = timeout === undefined ? `${code ?? status}` : `no ${timeout}`;
  const reason = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(what) ? "reset" : what;
  const word = error.retryable ? "retryable" : "final";
  return `${name} ${reason} sent:${sent} ${word} ${requests} request${requests === 1 ? "" : "s"}`;
}

beforeAll(async () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  const tryAll = (rows: typeof matrix) =>
    Promise.all(
      rows.map(async ([fault, reply]) => {
        found.set(fault, []);
        found.set(fault, await Promise.all(columns.map((column) => run(column, fault, reply))));
      }),
    );
  // Those with a short limit last: beside all others, on a busy machine, it would be passed before the headers come.
  await tryAll(matrix.filter(([fault]) => !stalled.includes(fault)));
  await tryAll(matrix.filter(([fault]) => stalled.includes(fault)));
  random.mockRestore();
}, 60_000);

test.each(matrix)("%s", (fault, _, outcomes) => {
  expect(found.get(fault)).toEqual(outcomes);
});

test("no outcome of a call without a key is repeated, unless it was never sent", () => {
  for (const outcomes of found.values()) expect(outcomes[2]).toMatch(/^ok$|sent:no|final 1 request$/);
});
