// Middleware and repetition: whether a request is sent again follows from the service's response, whatever middleware
// makes of it.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { type ClientOptions, createFinanceClient, type FinanceClient, type Middleware } from "../../client/finance.ts";
import { type FaultServer, failure, reset, serverFor, success, text } from "./fault-server.ts";

const repeatable = "identity-verification-unavailable";
const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const body = {} as never;
const calls = {
  "a read": (finance: FinanceClient) => finance.listWallets({ accountId }),
  "a POST with a key": (finance: FinanceClient) => finance.createPaymentRequest({ body }),
  "a POST without a key": (finance: FinanceClient) => finance.createPayout({ accountId, body }),
  "a POST with a code to repeat": (finance: FinanceClient) => finance.createPartyVerification({ partyId: "p" }),
  "a read with a code to repeat": (finance: FinanceClient) => finance.getPartnerTerms({ partyId: "p" }),
};
type CallName = keyof typeof calls;
const kinds: CallName[] = ["a read", "a POST with a key", "a POST without a key"];
/** What is as its kind is, unless there is such a code. */
const kindsOfCalls: [CallName, kind: CallName][] = [
  ...kinds.map((kind): [CallName, CallName] => [kind, kind]),
  ["a POST with a code to repeat", "a POST without a key"],
  ["a read with a code to repeat", "a read"],
];

/** How many requests arrive for statuses of the service, one of each class, with one retry, in the order of `kinds`. */
const expected: Record<number, number[]> = {
  401: [2, 2, 2],
  409: [1, 1, 1],
  429: [2, 2, 1],
  500: [2, 1, 1],
  503: [2, 2, 1],
};
const statuses = Object.keys(expected).map(Number);

beforeEach(() => {
  // Pauses of no length.
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  return () => random.mockRestore();
});

type Limits = Pick<ClientOptions, "attemptTimeoutMs" | "maxRetries" | "onEvent">;

/** Makes one call and counts what arrives for it. */
async function count({ origin, received }: FaultServer, call: CallName, middleware: Middleware, limits?: Limits) {
  const before = received.length;
  const auth = ({ rejected }: { rejected: string | undefined }) => (rejected ? "second" : "first");
  const finance = createFinanceClient({ baseUrl: origin, auth, maxRetries: 1, ...limits });
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

/** Makes another status of the same response. */
const changing = (status: number): Middleware => ({
  onResponse({ response }) {
    Object.defineProperties(response, { status: { value: status }, ok: { value: true } });
  },
});

/** Middleware that makes another status. */
const replacing = (status: number): [string, Middleware][] => [
  ...statuses
    .filter((one) => one !== status)
    .flatMap((one): [string, Middleware][] => [
      [`${one}`, making(one, toRepeat)],
      [`${one} in place`, changing(one)],
    ]),
  ["200 that says that it failed", making(200, toRepeat)],
  ["200 without a body", making(200, () => null)],
];

describe.each(statuses)("the service's %i", (status) => {
  const reply = failure(status, "made-up");

  test.each(kinds)("decides about %s", async (call) => {
    const server = await serverFor(reply);
    const requests = expected[status]?.[kinds.indexOf(call)];
    for (const [what, middleware] of Object.entries({ ...keeping(status), ...broken(status) }))
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
    for (const [call, kind] of kindsOfCalls) {
      const { requests } = await count(server, call, { onResponse: () => undefined });
      expect(requests, call).toBe(expected[status]?.[kinds.indexOf(kind)]);
    }
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
  for (const call of Object.keys(calls) as CallName[])
    for (const [what, middleware] of ways) {
      const { requests, error } = await count(server, call, middleware);
      expect(requests, `${call}: ${what}`).toBe(1);
      if (error) expect(error).toMatchObject({ retryable: false, sent: "maybe" });
    }
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
        for (const { error } of ways) expect(error).toMatchObject({ retryable: false, sent: "maybe" });
      }
  },
);

test("a code is not waited for where the service's 404 decides", async () => {
  const server = await serverFor((response) => void response.writeHead(404, { "Content-Length": "100" }).write("{"));
  const kept = () => new Response(null, { status: 404 });
  const { requests, error } = await count(server, "a POST with a code to repeat", { onResponse: kept });
  expect([requests, error?.timeout]).toEqual([1, undefined]);
});

test.each(Object.entries({ ...keeping(503), ...broken(503) }))(
  "the service's code decides: %s",
  async (_, middleware) => {
    const call = "a POST with a code to repeat";
    expect((await count(await serverFor(failure(503, repeatable)), call, middleware)).requests).toBe(2);
    expect((await count(await serverFor(failure(503, "other")), call, middleware)).requests).toBe(1);
  },
);

test.each(replacing(503))("a code repeats nothing that middleware may have sent itself: %s", async (_, middleware) => {
  const server = await serverFor(failure(503, repeatable));
  expect((await count(server, "a POST with a code to repeat", middleware)).requests).toBe(1);
});

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

const resend = ({ url }: Request) => fetch(url, { method: "POST" });
const resending: Record<string, Middleware> = {
  "and returns what came": { onResponse: ({ request }) => resend(request) },
  "and notes what came in the response": {
    async onResponse({ request, response }) {
      const { status } = await resend(request);
      Object.defineProperty(response, "status", { value: status });
    },
  },
};
test.each(Object.entries(resending))(
  "middleware that sends a request itself after a 401 is the last to send it: %s",
  async (_, middleware) => {
    const server = await serverFor([text(401), text(503), success({})]);
    expect((await count(server, "a POST without a key", middleware)).requests).toBe(2);
  },
);

test.each(["POST", "PATCH"])("what middleware sends as a %s is as safe as that", async (method) => {
  const onRequest = ({ request }: { request: Request }) => new Request(request.url, { method, body: "{}" });
  for (const fault of [text(503), reset]) {
    const server = await serverFor(fault);
    const finance = createFinanceClient({ baseUrl: server.origin, auth: "token" });
    finance.use({ onRequest });
    const read = await finance.listWallets({ accountId });
    const replaced = await finance.replaceWebhook({ webhookId: "w", body });
    for (const { error } of [read, replaced])
      expect(error).toMatchObject({ retryable: false, sent: "maybe", attempts: 1 });
    expect(server.received.map((one) => one.method)).toEqual([method, method]);
  }
});

test("an attempt that was given up within middleware takes the key neither in the pause after it nor from the next", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.1);
  for (const when of ["retry", "request"]) {
    const late = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    let attempts = 0;
    const middleware: Middleware = {
      async onRequest({ request }) {
        if (attempts++ === 0) {
          await late.promise;
          return new Request(request, { body: "{}" });
        }
        late.resolve();
        await ended.promise;
      },
      onError: () => ended.resolve(),
    };
    // Where the late attempt has ended in the pause, nothing else ends what waits for it.
    const onEvent = ({ type }: { type: string }) => type === when && late.resolve();
    const server = await serverFor([text(503), success([])]);
    const limits = { attemptTimeoutMs: 300, maxRetries: 2, onEvent };
    expect(await count(server, "a POST with a key", middleware, limits)).toEqual({ requests: 2, error: undefined });
  }
});

test.each(Object.entries(calls))("%s is not repeated because middleware has read its body", async (_, call) => {
  const { origin, received } = await serverFor(success({}));
  const onResponse = async ({ response }: { response: Response }) => void (await response.text());
  const { error } = await call(createFinanceClient({ baseUrl: origin, auth: "token", middleware: [{ onResponse }] }));
  expect(error).toMatchObject({ retryable: false, sent: "maybe" });
  expect(String(Object(error?.cause).message)).toMatch(/body|stream/i);
  expect(received).toHaveLength(1);
});
