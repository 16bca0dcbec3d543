// Middleware and repetition: whether a request is sent again follows from the service's response, whatever middleware
// makes of it.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { createFinanceClient, type FinanceClient, type Middleware } from "../../client/finance.ts";
import { type FaultServer, failure, type Reply, reset, success, text } from "./fault-server.ts";
import { serverFor } from "./finance.ts";

const repeatable = "identity-verification-unavailable";
const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const body = {} as never;
const calls = {
  "a read": (finance: FinanceClient) => finance.listWallets({ accountId }),
  "a POST with a key": (finance: FinanceClient) => finance.createPaymentRequest({ body }),
  "a POST without a key": (finance: FinanceClient) => finance.createPayout({ accountId, body }),
  "a POST with a code to repeat": (finance: FinanceClient) => finance.createPartyVerification({ partyId: "p" }),
};
type CallName = keyof typeof calls;
const kinds: CallName[] = ["a read", "a POST with a key", "a POST without a key"];

/** How many requests arrive for each status of the service, with one retry, in the order of `kinds`. */
const expected: Record<number, number[]> = {
  400: [1, 1, 1],
  401: [2, 2, 2],
  404: [1, 1, 1],
  409: [1, 1, 1],
  422: [1, 1, 1],
  429: [2, 2, 1],
  500: [2, 1, 1],
  502: [2, 2, 1],
  503: [2, 2, 1],
  504: [2, 2, 1],
};
const statuses = Object.keys(expected).map(Number);

beforeEach(() => {
  // Pauses of no length.
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  return () => random.mockRestore();
});

/** Makes one call and counts what arrives for it. */
async function count({ origin, received }: FaultServer, call: CallName, middleware: Middleware) {
  const before = received.length;
  const auth = ({ rejected }: { rejected: string | undefined }) => (rejected ? "second" : "first");
  const finance = createFinanceClient({ baseUrl: origin, auth, maxRetries: 1 });
  finance.use(middleware);
  const { error } = await calls[call](finance);
  return { requests: received.length - before, error };
}

const toRepeat = () => JSON.stringify({ success: false, errors: [{ code: repeatable }] });
const breaking = () => new ReadableStream({ pull: (stream) => stream.error(new Error("broken")) });

/** Makes another response in place of the service's. */
const making = (status: number, make: () => ConstructorParameters<typeof Response>[0]): Middleware => ({
  onResponse: () => new Response(make(), { status }),
});

/** Makes the same response with other headers. */
const withHeaders = (headers: Record<string, string>): Middleware => ({
  onResponse: ({ response }) => new Response(response.body, { status: response.status, headers }),
});

/** Middleware that leaves the status. */
const keeping = (status: number): Record<string, Middleware> => ({
  nothing: { onResponse: () => undefined },
  "reads it": { onResponse: async ({ response }) => void (await response.clone().text()) },
  "adds a header": withHeaders({ "X-Trace": "1" }),
  "adds a pause that is too long": withHeaders({ "Retry-After": "120" }),
  "makes another code": making(status, toRepeat),
  "makes no code": making(status, () => null),
});

const broken = (status: number) => ({ "makes a body that breaks": making(status, breaking) });

const changed: Record<string, Middleware> = {
  "changes it in place": {
    onResponse({ response }) {
      Object.defineProperties(response, { status: { value: 401 }, ok: { value: true } });
    },
  },
};

/** Middleware that makes another status. */
const replacing = (status: number): [string, Middleware][] => [
  ...statuses.filter((one) => one !== status).map((one): [string, Middleware] => [`${one}`, making(one, toRepeat)]),
  ["200 that says that it failed", making(200, toRepeat)],
  ["200 without a body", making(200, () => null)],
];

describe.each(statuses)("the service's %i", (status) => {
  const reply = failure(status, "made-up");

  test.each(kinds)("decides about %s", async (call) => {
    const server = await serverFor(reply);
    const requests = expected[status]?.[kinds.indexOf(call)];
    for (const [what, middleware] of Object.entries({ ...keeping(status), ...broken(status), ...changed }))
      expect((await count(server, call, middleware)).requests, what).toBe(requests);
    for (const [what, middleware] of replacing(status)) {
      // Middleware can have sent the request itself after a 401, and the service can have done that one.
      const once = call === "a POST without a key";
      expect((await count(server, call, middleware)).requests, what).toBe(once ? 1 : requests);
    }
  });

  test("decides although its body is lost", async () => {
    const server = await serverFor((response) => {
      response.writeHead(status, { "Content-Length": "100" }).write("{");
      setTimeout(() => response.socket?.end(), 5);
    });
    const counted: number[] = [];
    for (const call of kinds) counted.push((await count(server, call, { onResponse: () => undefined })).requests);
    expect(counted).toEqual(expected[status]);
  });

  test("decides nothing if middleware throws, or makes a success of it", async () => {
    const server = await serverFor(reply);
    const done = () => JSON.stringify({ success: true, result: [] });
    const throwing: Middleware = { onResponse: () => Promise.reject(new Error("the audit is down")) };
    for (const call of kinds)
      for (const middleware of [throwing, making(200, done)])
        expect((await count(server, call, middleware)).requests, call).toBe(1);
  });
});

test("nothing follows a success, whatever middleware makes of it", async () => {
  const server = await serverFor(success([]));
  const ways = [...Object.entries({ ...keeping(200), ...broken(200) }), ...replacing(200)];
  for (const call of kinds)
    for (const [what, middleware] of ways)
      expect((await count(server, call, middleware)).requests, `${call}: ${what}`).toBe(1);
});

test.each(Object.keys(calls) as CallName[])(
  "nothing follows what middleware makes without a response: %s",
  async (call) => {
    const lost = await serverFor(reset);
    for (const status of [200, ...statuses])
      for (const make of [() => null, toRepeat, breaking]) {
        const made = () => new Response(make(), { status });
        const ways = [await count(lost, call, { onRequest: made }), await count(lost, call, { onError: made })];
        expect(ways.map(({ requests }) => requests)).toEqual([0, 1]);
        for (const { error } of ways) expect(error).toMatchObject({ retryable: false });
      }
  },
);

test.each(Object.entries({ ...keeping(503), ...broken(503), ...changed }))(
  "the service's code decides: %s",
  async (_, middleware) => {
    const call = "a POST with a code to repeat";
    expect((await count(await serverFor(failure(503, repeatable)), call, middleware)).requests).toBe(2);
    expect((await count(await serverFor(failure(503, "other")), call, middleware)).requests).toBe(1);
  },
);

test("the service's pause decides", async () => {
  const headers = { "Retry-After": "120" };
  const server = await serverFor(text(503, "", headers));
  const error = { retryable: true, attempts: 1, retryAfterMs: 120_000 };
  for (const less of [{}, { "Retry-After": "0" }])
    expect(await count(server, "a read", withHeaders(less))).toMatchObject({ requests: 1, error });
  // The headers of what a `fetch` of the caller's own returns can be changed in place.
  const fetch = async () => new Response(null, { status: 503, headers });
  const finance = createFinanceClient({ baseUrl: server.origin, auth: "token", fetch });
  finance.use({ onResponse: ({ response }) => response.headers.delete("Retry-After") });
  expect((await finance.listWallets({ accountId })).error).toMatchObject(error);
});

test("middleware that sends a request itself after a 401 is the last to send it", async () => {
  const replies: Reply[] = [text(401), text(503), success({})];
  const resend: Middleware = { onResponse: ({ request: { url } }) => fetch(url, { method: "POST" }) };
  expect((await count(await serverFor(replies), "a POST without a key", resend)).requests).toBe(2);
});
