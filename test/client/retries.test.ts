// The client: what each fault does to a call of each kind. Only what cannot move money twice is repeated.

import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { clientCredentials } from "../../client/auth.ts";
import {
  type ClientOptions,
  createFinanceClient,
  type FinanceClient,
  type Middleware,
} from "../../client/finance.ts";
import { createRampClient } from "../../client/ramp.ts";
import type { ApiError } from "../../client/runtime/errors.ts";
import type { ErrorRow, OperationRow } from "../../scripts/generate/rows.ts";
import { readGenerated } from "../lib/bundles.ts";
import {
  accountId,
  atOnce,
  type CallName,
  calls,
  codeToRepeat,
  type FaultResponse,
  type FaultServer,
  failure,
  financeWith,
  reset,
  resetInBody,
  serverFor,
  success,
  text,
  token,
  twoTokens,
} from "./fault-server.ts";

/** What is fine for a call and for the token endpoint. */
const grant = { success: true, result: [], access_token: token, expires_in: 300, token_type: "Bearer" };
const sound = JSON.stringify(grant);
const zipped = { "Content-Encoding": "gzip" };

const gone: FaultResponse = () => expect.unreachable("nobody listens");

/** Which calls are repeated after a fault. After `later`, those that are safe can be, but the pause is too long. */
type Repeated = "reads" | "safe" | "later" | "all" | "none";

/** A fault, the error that comes of it, and that of a token request if it is another. */
type Row = [fault: string, reply: FaultResponse, repeated: Repeated, error?: string, ofToken?: string];
const final = [302, 304, 400, 401, 409];

test.each<Row>([
  ["refused, before sending", gone, "all", "ConnectionError ECONNREFUSED"],
  ["reset after sending", reset, "safe", "ConnectionError reset"],
  ["reset in the body", resetInBody, "safe", "ConnectionError reset", "200"],
  ["truncated JSON", text(200, sound.slice(0, 30)), "safe", "ApiError 200"],
  ["gzip that is none", text(200, sound, zipped), "safe", "ConnectionError Z_DATA_ERROR", "200"],
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

/** A client whose service responds like this again and again, without a network. */
function clientOf(reply: () => Response, options: Partial<ClientOptions> = {}): FinanceClient {
  const own = { toString: () => "function fetch() { [native code] }" };
  const fetch = Object.assign(async () => reply(), own);
  return createFinanceClient({ baseUrl: "https://finance.example.com", auth: "token", fetch, ...options });
}

test("what a fetch that is built into a runtime could not send is repeated", async () => {
  atOnce();
  const cause = { code: "ECONNREFUSED", syscall: "connect" };
  const unsent = clientOf(() => {
    throw new TypeError("fetch failed", { cause });
  });
  expect((await calls["a POST"](unsent)).error).toMatchObject({ sent: "no", attempts: 3 });
});

describe("the pause", () => {
  /** The pauses of a call, whose time passes at once. */
  async function pausesOf(jitter: number, seconds: number, options: Partial<ClientOptions>): Promise<number[]> {
    vi.useFakeTimers();
    atOnce(jitter);
    onTestFinished(() => void vi.useRealTimers());
    const pauses: number[] = [];
    const onEvent: ClientOptions["onEvent"] = (event) => event.type === "retry" && pauses.push(event.delayMs);
    const pausing = () => new Response(null, { status: 503, headers: { "Retry-After": `${seconds}` } });
    const call = clientOf(pausing, { timeoutMs: 1_000_000, onEvent, ...options }).listWebhooks();
    await vi.runAllTimersAsync();
    // Also where the client does not wait, the caller can.
    expect((await call).error).toMatchObject({ status: 503, retryable: true, retryAfterMs: seconds * 1000 });
    return pauses;
  }

  test("is a random part of a limit that doubles, on top of what the service asks for", async () => {
    const limits = [500, 1000, 2000, 4000, 8000, 8000];
    for (const seconds of [0, 20])
      for (const jitter of [1, 0.1, 0])
        expect(await pausesOf(jitter, seconds, { maxRetries: 6 })).toEqual(
          limits.map((limit) => seconds * 1000 + jitter * limit),
        );
  });

  test.each([
    ["the longest that is waited for", 60, { maxRetries: 1 }, 1],
    ["a longer one", 61, {}, 0],
    ["up to the deadline", 1, { timeoutMs: 1350, maxRetries: 1 }, 1],
    ["beyond it", 1, { timeoutMs: 1349 }, 0],
    ["without retries", 0, { maxRetries: 0 }, 0],
  ])("%s", async (_, seconds, options, count) => {
    expect(await pausesOf(0.5, seconds, options)).toHaveLength(count);
  });
});

test("the budget lets 1000 calls to a service that is down make 100 retries", async () => {
  atOnce();
  let up = (_: number) => false;
  let sent = 0;
  let pausing = new AbortController();
  const reply = () => (up(++sent) ? Response.json({ success: true }) : new Response(null, { status: 503 }));
  const finance = clientOf(reply, { onEvent: ({ type }) => type === "retry" && pausing.abort() });
  // An abort in the pause gives back what the retry took.
  for (let call = 0; call < 200; call++) {
    pausing = new AbortController();
    expect((await finance.GET("/v1/webhooks", { signal: pausing.signal })).error?.name).toBe("AbortError");
  }
  /** The requests that a number of calls at once make, each for its own tenant. */
  const requestsOf = async (count: number, isUp: typeof up) => {
    sent = 0;
    up = isUp;
    await Promise.all(Array.from({ length: count }, (_, index) => finance.forTenant(`t-${index}`).listWebhooks()));
    return sent;
  };
  const down = () => false;
  const well = () => true;
  expect([await requestsOf(1000, down), await requestsOf(50, down)]).toEqual([1100, 50]);
  expect([await requestsOf(25, well), await requestsOf(50, down)]).toEqual([25, 55]);
  // One that succeeds after a retry gives back what the retry took.
  expect([await requestsOf(5, well), await requestsOf(1, (count) => count > 1)]).toEqual([5, 2]);
  expect(await requestsOf(50, down)).toBe(51);
});

test("a key is made for each call, is the same for its attempts, and is on the error, to resume with it", async () => {
  atOnce();
  const path = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
  const params = { path: { accountId } };
  const { finance, received } = await financeWith([reset, text(503), reset, success({})]);
  const body = { inCurrency: "EUR" };
  const { error } = await finance.POST(path, { params, body });
  const { idempotencyKey = "" } = error ?? {};
  expect(idempotencyKey).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(error).toMatchObject({ retryable: true, attempts: 3 });
  const resumed = await finance.POST(path, { params, body: { ...body, idempotencyKey } });
  expect(resumed).toMatchObject({ error: undefined, idempotencyKey, attempts: 1 });
  const sent = received.map((request) => JSON.parse(request.body));
  expect(sent).toEqual(Array(4).fill({ ...body, idempotencyKey }));
  // A second payment from the same body is another payment.
  expect(body).toEqual({ inCurrency: "EUR" });
  const { idempotencyKey: other } = await finance.POST(path, { params, body });
  expect(other).not.toBe(idempotencyKey);
});

test("x-retryable of every code and every operation that lists it is what error.retryable says", async () => {
  const operations = new Map(
    readGenerated<OperationRow[]>("operations.json").map((row) => [row.operationId, row]),
  );
  /** The status that a code has where none is documented. */
  const usual = ({ status, code }: ErrorRow) => {
    if (status !== null) return status;
    if (/^UNAUTH/.test(code)) return 401;
    return /^INTERNAL/.test(code) ? 500 : 422;
  };
  type Send = (path: string, init: object) => Promise<{ error?: ApiError }>;
  let seen = 0;
  for (const row of readGenerated<ErrorRow[]>("errors.json"))
    for (const operationId of row.operations) {
      const { service, method, path } = operations.get(operationId) as OperationRow;
      const create = service === "ramp" ? createRampClient : createFinanceClient;
      const fetch = async () => Response.json({ success: false, errors: [row] }, { status: usual(row) });
      const client = create({ baseUrl: "https://service.example", auth: "token", fetch, maxRetries: 0 });
      const ids = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "1"]));
      const init = { params: { path: ids }, body: /^P(OS|U|A)T/.test(method) ? {} : undefined };
      const { error } = await (client[method as "GET"] as unknown as Send)(path, init);
      // Of a 401, the client has had its one retry with another token. Not documented is only what came with a 500: a read
      // can be repeated. After reading again, it is another request: that of `approveIf`.
      const expected = usual(row) === 401 ? false : (row.retryable ?? method === "GET");
      expect(error?.retryable, `${operationId} ${row.code}`).toBe(expected === true);
      seen++;
    }
  expect(seen).toBeGreaterThan(300);
});

describe("with middleware", () => {
  beforeEach(() => atOnce());

  const columns: CallName[] = ["a GET", "a POST with a key", "a POST", "a POST with a code to repeat"];
  /** How many requests arrive for a status of the service, with one retry, in the order of the columns. */
  const expected: Record<number, number[]> = {
    401: [2, 2, 2, 2],
    409: [1, 1, 1, 1],
    429: [2, 2, 1, 1],
    500: [2, 1, 1, 1],
    503: [2, 2, 1, 1],
  };
  const statuses = Object.keys(expected).map(Number);

  async function count({ origin, received }: FaultServer, call: CallName, middleware: Middleware) {
    const before = received.length;
    const finance = createFinanceClient({ baseUrl: origin, auth: twoTokens, maxRetries: 1 });
    finance.use(middleware);
    const { error } = await calls[call](finance);
    return { requests: received.length - before, error };
  }

  const toRepeat = () => JSON.stringify({ success: false, errors: [{ code: codeToRepeat }] });
  const breaking = () => new ReadableStream({ pull: (stream) => stream.error(new Error("broken")) });
  const making = (status: number, make: () => ConstructorParameters<typeof Response>[0]): Middleware => ({
    onResponse: () => new Response(make(), { status }),
  });
  const withHeaders = (headers: Record<string, string>): Middleware => ({
    onResponse: ({ response }) => new Response(response.body, { status: response.status, headers }),
  });
  const changing = (status: number): Middleware => ({
    onResponse({ response }) {
      Object.defineProperties(response, { status: { value: status }, ok: { value: true } });
    },
  });
  const keeping = (status: number): Record<string, Middleware> => ({
    "does nothing": { onResponse: () => undefined },
    "reads a copy": { onResponse: async ({ response }) => void (await response.clone().text()) },
    "asks for a pause that is too long": withHeaders({ "Retry-After": "120" }),
    "makes another code": making(status, toRepeat),
    "makes no code": making(status, () => null),
    "makes a body that breaks": making(status, breaking),
  });
  const replacing = (status: number): Record<string, Middleware> => ({
    "makes a status to repeat": making(status === 503 ? 429 : 503, toRepeat),
    "makes one to repeat in place": changing(status === 503 ? 429 : 503),
    "makes a final status": making(status === 409 ? 401 : 409, toRepeat),
    "makes a final one in place": changing(status === 409 ? 401 : 409),
    "makes a 200 that says that it failed": making(200, toRepeat),
    "makes a 200 without a body": making(200, () => null),
  });

  const codes = [...statuses.map((status) => [status, "made-up"] as const), [503, codeToRepeat] as const];
  test.each(codes)("the service's %i %s decides", async (status, code) => {
    const server = await serverFor(failure(status, code));
    const losing = await serverFor((response) => {
      response.writeHead(status, { "Content-Length": "100" }).write("{");
      setTimeout(() => response.socket?.end(), 5);
    });
    const done = () => JSON.stringify({ success: true, result: [] });
    const throwing: Middleware = { onResponse: () => Promise.reject(new Error("the audit is down")) };
    for (const [column, call] of columns.entries()) {
      const requests = expected[status]?.[column];
      const isCode = call === "a POST with a code to repeat" && code === codeToRepeat;
      for (const [what, middleware] of Object.entries(keeping(status)))
        expect((await count(server, call, middleware)).requests, `${call}: ${what}`).toBe(isCode ? 2 : requests);
      // Middleware can have sent the request itself after a 401, and the service can have done that one.
      const isSafe = call === "a GET" || call === "a POST with a key";
      for (const [what, middleware] of Object.entries(replacing(status)))
        expect((await count(server, call, middleware)).requests, `${call}: ${what}`).toBe(isSafe ? requests : 1);
      // But nothing where middleware throws, or makes a success of it.
      for (const middleware of [throwing, making(200, done)])
        expect((await count(server, call, middleware)).requests, call).toBe(1);
      const lost = await count(losing, call, { onResponse: () => undefined });
      expect(lost.requests, `${call} whose body is lost`).toBe(requests);
    }
  });

  test("nothing follows a success, or what middleware makes or has read", async () => {
    const server = await serverFor(success([]));
    const lost = await serverFor(reset);
    const end = { retryable: false, sent: "maybe" };
    const reading: Middleware = { onResponse: async ({ response }) => void (await response.text()) };
    for (const call of [...columns, "a GET with a code to repeat"] as const) {
      for (const [what, middleware] of Object.entries({ ...keeping(200), ...replacing(200), reading })) {
        const { requests, error } = await count(server, call, middleware);
        expect(requests, `${call}: ${what}`).toBe(1);
        if (error) expect(error).toMatchObject(end);
      }
      for (const status of [200, 401, 503]) {
        const made = () => new Response(toRepeat(), { status });
        const ways = [await count(lost, call, { onRequest: made }), await count(lost, call, { onError: made })];
        expect(ways.map(({ requests }) => requests)).toEqual([0, 1]);
        for (const { error } of ways) expect(error).toMatchObject(end);
      }
    }
  });

  test("that sends a request itself after a 401, it is the last to send it", async () => {
    const onResponse: Middleware["onResponse"] = async ({ request, response }) => {
      const { status } = await fetch(request.url, { method: "POST" });
      Object.defineProperty(response, "status", { value: status });
    };
    const server = await serverFor([text(401), text(503), success({})]);
    expect((await count(server, "a POST", { onResponse })).requests).toBe(2);
  });

  test("that makes a POST of it, a request is as safe as that", async () => {
    const onRequest = ({ request }: { request: Request }) =>
      new Request(request.url, { method: "POST", body: "{}" });
    const once = { requests: 1, error: { retryable: false, sent: "maybe", attempts: 1 } };
    for (const fault of [text(503), reset])
      expect(await count(await serverFor(fault), "a GET", { onRequest })).toMatchObject(once);
  });
});
