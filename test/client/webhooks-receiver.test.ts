// The receiver over plain Request objects: what it refuses and in which order, that each change is handled once, and its limits.

import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { inTime } from "../../client/webhooks/in-time.ts";
import {
  createWebhookReceiver,
  type Dedupe,
  eventKey,
  type FinanceEventOf,
  memoryDedupe,
  parseEvent,
  toNodeListener,
  type WebhookHandlers,
  type WebhookReceiverOptions,
} from "../../client/webhooks.ts";
import { serve } from "./fault-server.ts";
import {
  apiKey,
  authenticate,
  delivery,
  eventExamples,
  eventOf,
  type HeadersLike,
  receiverWith,
} from "./lib/deliveries.ts";

afterEach(() => void vi.useRealTimers());

/** A receiver with short limits, whose handler waits until it is let go. */
function waitingReceiver(options: Partial<WebhookReceiverOptions> = {}) {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const handler = vi.fn((): unknown => {
    begun.resolve();
    return end.promise;
  });
  const own = { on: { PAY_IN_SETTLED: handler, PING: handler }, handlerTimeoutMs: 30 };
  return { ...receiverWith({ ...own, ...options }), handler, begun: begun.promise, end };
}

/** The status of a response, and the seconds after which to retry. */
const essence = ({ status, headers }: Response) => [status, headers.get("retry-after")];

const settled = eventOf("PAY_IN_SETTLED");
const key = { "x-webhook-key": apiKey };
const post = (init: RequestInit) => new Request("https://receiver.example/", { method: "POST", ...init });
/** A POST whose body is a stream. */
const streamed = (body: ReadableStream<Uint8Array>, headers: HeadersLike = key) =>
  post({ headers, body, duplex: "half" } as RequestInit);
/** A body that fails the test when it is read. */
const unreadable = () =>
  new ReadableStream<Uint8Array>({ pull: () => expect.unreachable("the body was read") }, { highWaterMark: 0 });
const basicHeader = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString("base64")}` });

describe("accepts", () => {
  test.each(eventExamples.map((row) => [`${row.eventType} ${row.name}`, row.body] as const))(
    "%s, and handles it once if it has a key",
    async (_, body) => {
      const { receiver, handled, told } = receiverWith();
      const start = performance.now();
      const response = await receiver(delivery(body));
      expect([response.status, response.body, [...response.headers]]).toEqual([200, null, []]);
      expect(handled).toEqual([body]);
      const key = eventKey(parseEvent(body));
      expect(told).toMatchObject([{ type: "delivery", outcome: "handled", status: 200, eventType: body.eventType }]);
      expect(told[0]?.key).toBe(key);
      expect(told[0]?.durationMs).toBeLessThanOrEqual(performance.now() - start);
      expect((await receiver(delivery(body))).status).toBe(200);
      expect(told[1]?.outcome).toBe(key === undefined ? "handled" : "duplicate");
    },
  );

  test("a type without a handler, which it does not mark as handled", async () => {
    const dedupe = memoryDedupe();
    const { receiver, told } = receiverWith({ on: {}, dedupe });
    expect((await receiver(delivery(settled))).status).toBe(200);
    expect(told[0]?.outcome).toBe("ignored");
    const later = receiverWith({ dedupe });
    await later.receiver(delivery(settled));
    expect(later.handled).toHaveLength(1);
  });

  test.each(["EVENT_OF_TOMORROW", "toString", "__proto__"])("the unknown type %s, handling each", async (eventType) => {
    const event = { eventType, result: { partyId: "p" } };
    const { receiver, told } = receiverWith();
    expect((await receiver(delivery(event))).status).toBe(200);
    expect(told[0]?.outcome).toBe("ignored");
    const onUnknown = vi.fn();
    const open = receiverWith({ onUnknown });
    for (let time = 0; time < 2; time++) await open.receiver(delivery(event));
    expect(onUnknown.mock.calls).toEqual([[event], [event]]);
    expect(open.handled).toEqual([]);
  });

  test("handlers that are methods of a class", async () => {
    class Handlers implements WebhookHandlers {
      messages: unknown[] = [];
      PING({ result }: FinanceEventOf<"PING">) {
        this.messages.push(result.message);
      }
    }
    const on = new Handlers();
    await receiverWith({ on }).receiver(delivery(eventOf("PING")));
    expect(on.messages).toEqual([eventOf("PING").result["message"]]);
  });
});

describe("refuses", () => {
  const twice = (name: string, ...values: string[]) => values.map((value): [string, string] => [name, value]);
  const right = basicHeader("finance:example-password").authorization;
  const credentials = [{ username: "finance", password: "example-password" }];
  const wrongKeys: Record<string, HeadersLike> = {
    absent: {},
    empty: { "x-webhook-key": "" },
    "too short": { "x-webhook-key": apiKey.slice(0, -1) },
    "in another case": { "x-webhook-key": apiKey.toUpperCase() },
    repeated: twice("x-webhook-key", apiKey, apiKey),
    "repeated, once wrong": twice("x-webhook-key", "x", apiKey),
  };
  const wrongPairs: Record<string, HeadersLike> = {
    absent: {},
    "of another scheme": { authorization: right.replace("Basic", "Bearer") },
    wrong: basicHeader("finance:example-passwore"),
    "of another user": basicHeader("ramp:example-password"),
    "empty within": basicHeader(":"),
    "not base64": { authorization: "Basic ?finance:example-password" },
    cut: { authorization: "Basic Z" },
    repeated: twice("authorization", right, right),
  };
  const unauthenticated = (name: string, wrong: Record<string, HeadersLike>, own = {}) =>
    Object.entries(wrong).map(
      ([how, headers]): Row => [`${name} that is ${how}`, () => streamed(unreadable(), headers), 401, {}, own],
    );
  const malformed = (message: string, body: string, eventType?: string): Row => [
    `a body of which ${message}: ${body}`,
    () => streamed(new Blob([body]).stream()),
    400,
    { outcome: "malformed", eventType, error: expect.objectContaining({ name: "EventFormatError", message }) },
  ];
  // With 500, because a 400 would lose the event.
  const cause = "the request body was read before the receiver got the request";
  const taken = (how: string, make: () => Request, consume: (request: Request) => unknown = () => {}): Row => [
    `a body that something else has ${how}`,
    () => {
      const request = make();
      consume(request);
      return request;
    },
    500,
    { outcome: "no-body", error: expect.objectContaining({ message: cause }) },
  ];
  const whole = () => delivery(settled);
  const chunked = { ...key, "transfer-encoding": "chunked" };
  const gone = new Error("the sender has gone");
  const breaking = new ReadableStream({ start: (controller) => controller.error(gone) });
  const notEnding = () => streamed(new ReadableStream({ cancel: () => void canceled++ }));
  let canceled = 0;
  const late = { message: "the request body took longer than 30 ms" };

  type Facts = { outcome?: string; eventType?: string | undefined; error?: unknown };
  type Row = [what: string, request: () => Request, status: number, told?: Facts, options?: object];
  test.each<Row>([
    ...["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"].map(
      (method): Row => [method, () => new Request("https://receiver.example/", { method }), 405],
    ),
    ...unauthenticated("a key", wrongKeys),
    ...unauthenticated("a pair", wrongPairs, { authenticate: { type: "BASIC_AUTHENTICATION", credentials } }),
    malformed("the request body is not JSON", ""),
    malformed("eventType must be a non-empty string", '{"result":{}}'),
    malformed("result must be an object", '{"eventType":"PING"}', "PING"),
    malformed(
      "result.payInId must be a non-empty string",
      '{"eventType":"PAY_IN_SETTLED","result":{}}',
      "PAY_IN_SETTLED",
    ),
    malformed(
      "result.status must be a non-empty string",
      '{"eventType":"PAY_IN_SETTLED","result":{"payInId":"p","status":null}}',
      "PAY_IN_SETTLED",
    ),
    ...[key, { ...key, "content-length": "0" }].map(
      (headers): Row => ["an empty delivery", () => post({ headers }), 400, { outcome: "malformed" }],
    ),
    ["a body that breaks", () => streamed(breaking), 500, { outcome: "lost-body", error: gone }],
    ["a body that never ends", notEnding, 503, { outcome: "late-body", error: late }, { bodyTimeoutMs: 30 }],
    taken("read", whole, (request) => request.text()),
    taken("begun to read", whole, (request) => request.body?.getReader()),
    taken("left out", () => post({ headers: { ...key, "content-length": "20" } })),
    taken("emptied, in chunks", () => post({ headers: chunked, body: "" })),
    taken("left out, in chunks", () => post({ headers: chunked })),
  ])("%s", async (_, request, status, facts = {}, options = {}) => {
    const { receiver, handled, told } = receiverWith(options);
    const response = await receiver(request());
    expect(essence(response)).toEqual([status, status === 503 ? "5" : null]);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("allow")).toBe(status === 405 ? "POST" : null);
    const challenge = response.headers.get("www-authenticate");
    expect(challenge).toEqual("authenticate" in options ? expect.stringMatching(/^Basic realm="/) : null);
    const { outcome = status === 405 ? "wrong-method" : "unauthenticated", eventType, error } = facts;
    expect(told).toMatchObject([{ outcome, status, ...(error !== undefined && { error }) }]);
    expect(told[0]?.eventType).toBe(eventType);
    // It says what is wrong with a delivery, and repeats nothing of it.
    const isSaid = /malformed|no-body/.test(outcome);
    expect(await response.text()).toBe(`${isSaid ? Object(told[0]?.error).message : outcome}\n`);
    expect(handled).toEqual([]);
    expect(canceled).toBe(outcome === "late-body" ? 1 : 0);
    canceled = 0;
  });

  test("a body that a listener of node:http has read, and one of which a parser of Express left nothing", async () => {
    const { receiver, told } = receiverWith();
    const listener = toNodeListener(receiver);
    const port = await serve(async (request, response) => {
      await text(request);
      await listener(request, response);
    });
    const init = { method: "POST", headers: key, body: JSON.stringify(settled) };
    expect((await fetch(`http://127.0.0.1:${port}/`, init)).status).toBe(500);
    expect(told).toMatchObject([{ outcome: "no-body" }]);
    for (const body of [undefined, null, "", Buffer.alloc(0), {}]) {
      const response = { statusCode: 0, setHeader: () => {}, end: () => {} };
      const read = { [Symbol.asyncIterator]: () => expect.unreachable("it is read") };
      const parsed = { method: "POST", readableEnded: true, ...read };
      const rawHeaders = ["X-Webhook-Key", apiKey, "Content-Length", "200"];
      await listener({ ...parsed, rawHeaders, body }, response);
      expect([response.statusCode, told.at(-1)?.outcome]).toEqual([500, "no-body"]);
      await listener({ ...parsed, rawHeaders: rawHeaders.with(3, "0"), body: {} }, response);
      expect(response.statusCode).toBe(400);
    }
  });
});

describe("size", () => {
  test("as many bytes as allowed pass, one more is 413; bytes count, not characters", async () => {
    const event = JSON.stringify({ eventType: "PING", result: { message: "€uro" } });
    const size = new TextEncoder().encode(event).length;
    const headers = { ...key, "content-length": `${size}` };
    for (const whole of [delivery(event), streamed(new Blob([event]).stream(), headers)])
      expect((await receiverWith({ maxBodyBytes: size }).receiver(whole)).status).toBe(200);
    const { receiver, told } = receiverWith({ maxBodyBytes: size - 1 });
    expect((await receiver(delivery(event))).status).toBe(413);
    expect(told).toMatchObject([{ outcome: "too-large", status: 413 }]);
  });

  test("a body without end is left after the limit, whatever its content-length says", async () => {
    let pulled = 0;
    const cancel = vi.fn();
    const pull = (controller: ReadableStreamDefaultController) => {
      pulled += 1;
      // So that a receiver that reads on fails this test instead of hanging in it.
      if (pulled === 1000) return controller.close();
      controller.enqueue(new Uint8Array(1000).fill(0x20));
    };
    const { receiver } = receiverWith({ maxBodyBytes: 10_000 });
    const endless = new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 });
    expect((await receiver(streamed(endless, { ...key, "content-length": "10" }))).status).toBe(413);
    expect(pulled).toBe(11);
    expect(cancel).toHaveBeenCalled();
    const long = { ...key, "content-length": "65537" };
    expect((await receiverWith().receiver(streamed(unreadable(), long))).status).toBe(413);
  });
});

describe("secrets", () => {
  test("each active key opens, so that one can be rotated", async () => {
    const keys = ["old-key", "new-key", "schlüssel"];
    const { receiver } = receiverWith({ authenticate: { ...authenticate, apiKeys: keys } });
    const open = async (key: string) => (await receiver(delivery(eventOf("PING"), { "x-webhook-key": key }))).status;
    // A header holds bytes; the third key is sent in UTF-8.
    for (const key of ["old-key", "new-key", Buffer.from("schlüssel").toString("latin1")])
      expect(await open(key)).toBe(200);
    keys[0] = "another";
    for (const key of ["old-keynew-key", "another"]) expect(await open(key)).toBe(401);
  });

  test("each active pair of credentials opens, also beyond ASCII and with a colon in the password", async () => {
    // The base64 of the last two ends with no = and with two.
    const pairs = ["old:a", "new:pass:wört", "six:ab", "six:abc"];
    const credentials = pairs.map((pair) => ({ username: pair.slice(0, 3), password: pair.slice(4) }));
    const { receiver } = receiverWith({ authenticate: { type: "BASIC_AUTHENTICATION", credentials } });
    const open = async (headers: HeadersLike) => (await receiver(delivery(eventOf("PING"), headers))).status;
    for (const pair of pairs) expect(await open(basicHeader(pair))).toBe(200);
    for (const scheme of ["basic ", "Basic  "])
      expect(await open({ authorization: basicHeader("old:a").authorization.replace("Basic ", scheme) })).toBe(200);
    expect(await open(basicHeader("old:pass:wört"))).toBe(401);
  });

  test("a delivery is digested once and every secret is, whichever matches", async () => {
    const digest = vi.spyOn(crypto.subtle, "digest");
    const apiKeys = ["first-key", "second-key", "third-key"];
    const { receiver } = receiverWith({ authenticate: { ...authenticate, apiKeys } });
    await receiver(delivery(eventOf("PING"), { "x-webhook-key": "first-key" }));
    expect(digest).toHaveBeenCalledTimes(4);
    await receiver(delivery(eventOf("PING"), { "x-webhook-key": "third-key" }));
    expect(digest).toHaveBeenCalledTimes(5);
    digest.mockRestore();
  });

  test("are in nothing that can be printed: receiver, hook, responses, errors", async () => {
    const apiKeys = ["example-secret-1", "example-secret-2"];
    const { receiver, told } = receiverWith({ authenticate: { ...authenticate, apiKeys } });
    const responses = [
      await receiver(delivery(eventOf("PING"), { "x-webhook-key": "example-secret-3" })),
      await receiver(delivery(eventOf("PING"), { "x-webhook-key": "example-secret-1" })),
      await receiver(delivery('{"example-secret', { "x-webhook-key": "example-secret-2" })),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 200, 400]);
    const texts = await Promise.all(responses.map((response) => response.text()));
    for (const value of [receiver, told, texts, responses.flatMap(({ headers }) => [...headers])]) {
      expect(inspect(value, { depth: 9, showHidden: true })).not.toContain("example-secret");
      expect(JSON.stringify(value) ?? "").not.toContain("example-secret");
    }
    const durationMs = expect.any(Number);
    expect(told[1]).toEqual({ type: "delivery", outcome: "handled", status: 200, eventType: "PING", durationMs });
  });
});

describe("is not made", () => {
  const keys = (apiKeys: unknown, headerName: unknown = "X-Key") => ({ type: "API_KEY", headerName, apiKeys });
  const basic = (credentials: unknown) => ({ type: "BASIC_AUTHENTICATION", credentials });
  const secret = "example-secret";
  test.each<[string, unknown]>([
    ["without authentication", undefined],
    ["with none of the methods", { type: "NONE", credentials: [{ username: "a", password: "b" }] }],
    ...[undefined, [], secret].map((list): [string, unknown] => ["with no list of keys", keys(list)]),
    ...["", undefined, `${secret}\n`, ` ${secret}`, `${secret}\r\nx: y`].map((key): [string, unknown] => [
      `with the key ${JSON.stringify(key)}`,
      keys([secret, key]),
    ]),
    ...[null, "", "X Key"].map((name): [string, unknown] => [`with the header ${name}`, keys([secret], name)]),
    ["with an empty list of credentials", basic([])],
    ["with null for credentials", basic([null])],
    ...Object.entries({ "": secret, [secret]: "", "a:b": secret }).map(([username, password]): [string, unknown] => [
      `with the user ${username}`,
      basic([{ username, password }]),
    ]),
  ])("%s", (_, value) => {
    const make = () => createWebhookReceiver({ authenticate: value } as unknown as WebhookReceiverOptions);
    expect(make).toThrow(TypeError);
    expect(make).toThrow(/^authenticate\.\w[\w[\].]+ must (?!.*example-secret)/);
  });

  const times = ["dedupeTimeoutMs", "handlerTimeoutMs", "bodyTimeoutMs"];
  const shortClaim = { dedupe: memoryDedupe({ claimMs: 60 }) };
  test.each<[options: object, Error]>([
    [{ on: { PAY_IN_SETLED() {} } }, new TypeError("on.PAY_IN_SETLED is not an event of the contract; see onUnknown")],
    [{ on: { PING: "handler" } }, new TypeError("on.PING must be a function")],
    [{ maxBodyBytes: 0 }, new RangeError("maxBodyBytes must be a whole number above zero")],
    [{ dedupe: { claim: async () => "claimed" } }, new TypeError("dedupe must have a method complete")],
    [{ dedupe: null }, new TypeError("dedupe must have a method claim")],
    [
      { ...shortClaim, handlerTimeoutMs: 61 },
      new RangeError("handlerTimeoutMs must not be longer than claimMs of the dedupe store"),
    ],
    ...times.flatMap((name) => [
      ...[2 ** 31, Number.MAX_SAFE_INTEGER].map((value): [object, Error] => [
        { [name]: value },
        new RangeError(`${name} must be at most 2147483647`),
      ]),
      ...[0, -1, Number.NaN, "1000", null].map((value): [object, Error] => [
        { [name]: value },
        new RangeError(`${name} must be a whole number above zero`),
      ]),
    ]),
  ])("with %o", (options, error) => {
    expect(() => createWebhookReceiver({ authenticate, ...options })).toThrow(error);
  });

  test("but with what is undefined, with a limit as long as a claim, and with any where a store names no claim", () => {
    receiverWith({ on: { PING: undefined }, dedupe: undefined });
    receiverWith({ ...shortClaim, handlerTimeoutMs: 60 });
    for (const name of times) receiverWith({ [name]: 2 ** 31 - 1, dedupe: { ...memoryDedupe(), claimMs: undefined } });
  });
});

test("a handler that throws gives 500, and the repeat is handled", async () => {
  const error = new Error("the ledger is down");
  const handler = vi.fn().mockImplementationOnce(() => Promise.reject(error));
  const { receiver, told } = receiverWith({ on: { PAY_IN_SETTLED: handler } });
  const statuses: number[] = [];
  for (let time = 0; time < 3; time++) statuses.push((await receiver(delivery(settled))).status);
  expect(statuses).toEqual([500, 200, 200]);
  expect(handler).toHaveBeenCalledTimes(2);
  expect(told).toMatchObject([{ outcome: "failed", error }, { outcome: "handled" }, { outcome: "duplicate" }]);
});

test("of two deliveries of one change at the same moment, one calls the handler, and the other waits a little", async () => {
  const { handler, told, receiver, begun, end } = waitingReceiver({ handlerTimeoutMs: 10_000 });
  const first = receiver(delivery(settled));
  await begun;
  expect(essence(await receiver(delivery(settled)))).toEqual([503, "5"]);
  expect(told).toMatchObject([{ outcome: "busy" }]);
  const third = receiver(delivery(settled));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(told).toHaveLength(1);
  end.resolve();
  expect([(await first).status, (await third).status]).toEqual([200, 200]);
  expect(handler).toHaveBeenCalledTimes(1);
  expect(told.map(({ outcome }) => outcome)).toEqual(["busy", "handled", "duplicate"]);
});

describe("a dedupe store that", () => {
  const working: Dedupe = { claim: async () => "claimed", complete: async () => {}, release: async () => {} };
  const error = new Error("no connection");
  const broken = () => Promise.reject(error);
  const down = new Error("the ledger is down");
  const throwing = { PAY_IN_SETTLED: () => Promise.reject(down) };

  test.each<[string, Partial<Dedupe>, on: object, status: number, count: number, outcome: string, error?: Error]>([
    ["fails on claim: no handler is called", { claim: broken }, {}, 503, 0, "unavailable", error],
    ["claims with a word that is none", { claim: async () => "" as never }, {}, 503, 0, "busy"],
    ["fails on complete: the event was handled", { complete: broken }, {}, 200, 1, "handled", error],
    ["fails on release: the handler's error is told", { release: broken }, { on: throwing }, 500, 0, "failed", down],
  ])("%s", async (_, dedupe, on, status, count, outcome, cause) => {
    const { receiver, handled, told } = receiverWith({ dedupe: { ...working, ...dedupe }, ...on });
    expect(essence(await receiver(delivery(settled)))).toEqual([status, status === 503 ? "5" : null]);
    expect(handled).toHaveLength(count);
    expect([told[0]?.outcome, told[0]?.error]).toEqual([outcome, cause]);
  });

  test("works gets a token of its own for each delivery", async () => {
    const claim = vi.fn<Dedupe["claim"]>(async () => "claimed");
    const complete = vi.fn<Dedupe["complete"]>(async () => undefined);
    const { receiver } = receiverWith({ dedupe: { ...working, claim, complete } });
    for (let time = 0; time < 2; time++) await receiver(delivery(settled));
    const tokens = claim.mock.calls.map(([, token]) => token);
    expect(new Set(tokens).size).toBe(2);
    expect(complete.mock.calls.map(([, token]) => token)).toEqual(tokens);
  });

  test("hangs on claim gives 503, and a claim that is granted late is released", async () => {
    const store = memoryDedupe();
    const { promise, resolve } = Promise.withResolvers<void>();
    let first = true;
    const claim: Dedupe["claim"] = async (id, token) => {
      const claimed = await store.claim(id, token);
      if (first) await promise;
      first = false;
      return claimed;
    };
    const { receiver, handled, told } = receiverWith({ dedupe: { ...store, claim }, dedupeTimeoutMs: 30 });
    expect(essence(await receiver(delivery(settled)))).toEqual([503, "5"]);
    expect(told).toMatchObject([{ outcome: "unavailable", error: { message: "dedupe.claim took longer than 30 ms" } }]);
    expect(handled).toEqual([]);
    resolve();
    await vi.waitFor(async () => expect((await receiver(delivery(settled))).status).toBe(200), { timeout: 10_000 });
    expect(handled).toHaveLength(1);
  });

  test("could not complete a change completes it later, while its claim lasts", async () => {
    const store = memoryDedupe({ claimMs: 300 });
    let failures = 3;
    const complete: Dedupe["complete"] = async (...claim) => {
      if (failures-- > 0) throw new Error("one lost packet");
      return store.complete(...claim);
    };
    const { receiver, handled, told } = receiverWith({ dedupe: { ...store, complete } });
    expect((await receiver(delivery(settled))).status).toBe(200);
    expect(told).toMatchObject([{ outcome: "handled", error: { message: "one lost packet" } }]);
    await vi.waitFor(() => expect(failures).toBe(-1));
    expect((await receiver(delivery(settled))).status).toBe(200);
    expect(told.at(-1)?.outcome).toBe("duplicate");
    expect(handled).toHaveLength(1);
  });

  test("answers in time leaves no timer behind, which would keep the process from ending", async () => {
    vi.useFakeTimers();
    expect(await inTime(memoryDedupe(), 5_000).claim("key", "token")).toBe("claimed");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("says busy is told as that: no pause is begun that would end at the limit", async () => {
    vi.useFakeTimers();
    const dedupe = { ...memoryDedupe(), claim: vi.fn(async () => "busy" as const) };
    // The pauses are of 25 and 50 ms.
    const claim = inTime(dedupe, 75).claim("key", "token");
    claim.catch(() => {});
    await vi.advanceTimersByTimeAsync(75);
    expect(await claim).toBe("busy");
    expect(dedupe.claim).toHaveBeenCalledTimes(2);
  });
});

describe("a handler that hangs", () => {
  test.each(["PAY_IN_SETTLED", "PING"] as const)(
    "gives 503, and is told of when it ends after it: %s",
    async (type) => {
      for (const error of [new Error("the ledger is down"), undefined]) {
        const { receiver, told, handler, end } = waitingReceiver();
        const response = await receiver(delivery(eventOf(type)));
        expect([...essence(response), await response.text()]).toEqual([503, "5", "slow\n"]);
        expect(told).toMatchObject([{ outcome: "slow", error: { message: "the handler took longer than 30 ms" } }]);
        if (error) end.reject(error);
        else end.resolve();
        await vi.waitFor(() => expect(told).toHaveLength(2));
        expect(told[0]).not.toHaveProperty("late");
        const outcome = error ? "failed" : "handled";
        expect(told[1]).toMatchObject({ outcome, error, status: 503, late: true, eventType: type });
        handler.mockReturnValue(undefined);
        expect((await receiver(delivery(eventOf(type)))).status).toBe(200);
        // A change that was handled is a duplicate; PING has no key.
        expect(handler).toHaveBeenCalledTimes(error || type === "PING" ? 2 : 1);
      }
    },
  );

  test("longer than its claim is not called a second time, until it is given up after ten claims", async () => {
    const eventId = eventKey(parseEvent(settled)) ?? "";
    for (const isGivenUp of [false, true]) {
      vi.useFakeTimers();
      const dedupe = memoryDedupe({ claimMs: 1000 });
      const { receiver, begun, end } = waitingReceiver({ dedupe });
      const first = receiver(delivery(settled));
      await begun;
      // Six are nine claims long: after them, nothing is renewed.
      for (let time = 0; time < (isGivenUp ? 6 : 5); time++) {
        await vi.advanceTimersByTimeAsync(1500);
        expect(await dedupe.claim(eventId, "a retry")).toBe("busy");
      }
      expect((await first).status).toBe(503);
      if (isGivenUp) await vi.advanceTimersByTimeAsync(1001);
      else end.resolve();
      const expected = isGivenUp ? "claimed" : "done";
      await vi.waitFor(async () => expect(await dedupe.claim(eventId, "a retry")).toBe(expected));
      // The store knows it before the receiver is done.
      if (!isGivenUp) await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
      vi.useRealTimers();
    }
  });

  test("is not given longer than its claim lasts", async () => {
    const { receiver } = waitingReceiver({ handlerTimeoutMs: undefined, dedupe: memoryDedupe({ claimMs: 60 }) });
    expect((await receiver(delivery(settled))).status).toBe(503);
  });

  test("while something else sends the response ends no process", async () => {
    let respond = () => {};
    const { promise, reject } = Promise.withResolvers<void>();
    const handler = () => {
      respond();
      return promise;
    };
    const { receiver, told } = receiverWith({ on: { PAY_IN_SETTLED: handler } });
    const ended: Promise<void>[] = [];
    const port = await serve(async (request, response) => {
      respond = () => void response.writeHead(504).end("too slow");
      ended.push(toNodeListener(receiver)(request, response));
    });
    const init = { method: "POST", headers: key, body: JSON.stringify(settled) };
    expect((await fetch(`http://127.0.0.1:${port}/`, init)).status).toBe(504);
    reject(new Error("too late"));
    await Promise.all(ended);
    expect(told).toMatchObject([{ outcome: "failed" }]);
  });
});

test("a hook that throws or rejects changes nothing", async () => {
  for (const onEvent of [() => expect.unreachable(), () => Promise.reject(new Error("no"))]) {
    const { receiver, handled } = receiverWith({ onEvent });
    expect((await receiver(delivery(settled))).status).toBe(200);
    expect(handled).toHaveLength(1);
  }
});

test("whatever is sent gets a response", async () => {
  const { receiver } = receiverWith({ onUnknown: () => undefined });
  const member = fc.oneof(fc.json(), fc.constantFrom(...eventExamples.map((row) => JSON.stringify(row.body))));
  const known = fc.constantFrom(...eventExamples.map((row) => row.eventType));
  const event = fc.record({ eventType: known, result: fc.object() }).map((value) => JSON.stringify(value));
  const anything = fc.asyncProperty(fc.oneof(member, event, fc.string()), async (body) => {
    expect([200, 400]).toContain((await receiver(delivery(body))).status);
  });
  await fc.assert(anything, { numRuns: 300 });
});
