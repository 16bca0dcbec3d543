// The receiver over plain Request objects: what it refuses and in which order, that each change is handled once, and its limits.

import { inspect } from "node:util";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  createWebhookReceiver,
  type Dedupe,
  type DeliveryOutcome,
  eventKey,
  type FinanceEventOf,
  memoryDedupe,
  parseEvent,
  type WebhookAuthenticationOptions,
  type WebhookHandlers,
  type WebhookReceiverOptions,
} from "../../client/webhooks.ts";
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
/** An event that has more bytes than characters. */
const euro = JSON.stringify({ eventType: "PING", result: { message: "€uro" } });
const euroBytes = Buffer.byteLength(euro);

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

  test("a type without a handler, which is not handled then for a receiver that has one, also as a method", async () => {
    const dedupe = memoryDedupe();
    const { receiver, told } = receiverWith({ on: {}, dedupe });
    await receiver(delivery(settled));
    expect(told).toMatchObject([{ outcome: "ignored", status: 200 }]);
    class Handlers implements WebhookHandlers {
      seen: unknown[] = [];
      PAY_IN_SETTLED(event: FinanceEventOf<"PAY_IN_SETTLED">) {
        this.seen.push(event);
      }
    }
    const on = new Handlers();
    await receiverWith({ on, dedupe }).receiver(delivery(settled));
    expect(on.seen).toEqual([settled]);
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

  test("as many bytes as are allowed", async () => {
    const { receiver } = receiverWith({ maxBodyBytes: euroBytes });
    for (const request of [delivery(euro), streamed(new Blob([euro]).stream())])
      expect((await receiver(request)).status).toBe(200);
  });

  test("whatever is sent, or says what is wrong with it", async () => {
    const { receiver } = receiverWith({ onUnknown: () => undefined });
    const member = fc.oneof(fc.json(), fc.constantFrom(...eventExamples.map((row) => JSON.stringify(row.body))));
    const known = fc.constantFrom(...eventExamples.map((row) => row.eventType));
    const event = fc.record({ eventType: known, result: fc.object() }).map((value) => JSON.stringify(value));
    const anything = fc.asyncProperty(fc.oneof(member, event, fc.string()), async (body) => {
      expect([200, 400]).toContain((await receiver(delivery(body))).status);
    });
    await fc.assert(anything, { numRuns: 300 });
  });
});

describe("refuses", () => {
  /** A delivery, and what comes of it. */
  interface Refusal {
    request: () => Request;
    status: number;
    outcome: DeliveryOutcome;
    eventType?: string;
    /** Message of the error that the hook is told. */
    message?: string;
    options?: Partial<WebhookReceiverOptions>;
  }
  const right = basicHeader("finance:example-password").authorization;
  const basic = {
    authenticate: {
      type: "BASIC_AUTHENTICATION",
      credentials: [{ username: "finance", password: "example-password" }],
    },
  } as const;
  const twice = (name: string, ...values: string[]) => values.map((value): [string, string] => [name, value]);
  const unauthenticated = (headers: HeadersLike, options = {}): Refusal => ({
    ...{ request: () => streamed(unreadable(), headers), status: 401, outcome: "unauthenticated", options },
  });
  const malformed = (body: string, message: string, eventType?: string): Refusal => ({
    ...{ request: () => streamed(new Blob([body]).stream()), status: 400, outcome: "malformed", message },
    ...(eventType && { eventType }),
  });
  // With 500, because a 400 would lose the event.
  const taken = (make: () => Request, consume: (request: Request) => unknown = () => {}): Refusal => ({
    ...{ status: 500, outcome: "no-body", message: "the request body was read before the receiver got the request" },
    request() {
      const request = make();
      consume(request);
      return request;
    },
  });
  const tooLarge = (request: () => Request, maxBodyBytes?: number): Refusal => ({
    ...{ request, status: 413, outcome: "too-large", options: { maxBodyBytes } },
  });
  const whole = () => delivery(settled);
  const chunked = { ...key, "transfer-encoding": "chunked" };
  const breaking = () => new ReadableStream({ start: (controller) => controller.error(new Error("gone")) });
  const wrongMethod = { status: 405, outcome: "wrong-method" } as const;
  const noStatus = '{"eventType":"PAY_IN_SETTLED","result":{"payInId":"p","status":null}}';

  const refusals: Record<string, Refusal> = {
    "a GET": { ...wrongMethod, request: () => new Request("https://receiver.example/") },
    "a PUT": { ...wrongMethod, request: () => new Request("https://receiver.example/", { method: "PUT" }) },
    "no key": unauthenticated({}),
    "an empty key": unauthenticated({ "x-webhook-key": "" }),
    "a key that is too short": unauthenticated({ "x-webhook-key": apiKey.slice(0, -1) }),
    "a key in another case": unauthenticated({ "x-webhook-key": apiKey.toUpperCase() }),
    "a key twice": unauthenticated(twice("x-webhook-key", apiKey, apiKey)),
    "a key beside a wrong one": unauthenticated(twice("x-webhook-key", "x", apiKey)),
    "no pair": unauthenticated({}, basic),
    "a pair in another scheme": unauthenticated({ authorization: right.replace("Basic", "Bearer") }, basic),
    "a wrong pair": unauthenticated(basicHeader("finance:example-passwore"), basic),
    "a pair of another user": unauthenticated(basicHeader("ramp:example-password"), basic),
    "an empty pair": unauthenticated(basicHeader(":"), basic),
    "a pair that is not base64": unauthenticated({ authorization: "Basic ?finance:example-password" }, basic),
    "a pair that is cut": unauthenticated({ authorization: "Basic Z" }, basic),
    "a pair twice": unauthenticated(twice("authorization", right, right), basic),
    "no JSON": malformed("{", "the request body is not JSON"),
    "an event without a type": malformed('{"result":{}}', "eventType must be a non-empty string"),
    "an event without a result": malformed('{"eventType":"PING"}', "result must be an object", "PING"),
    "an event without a status": malformed(noStatus, "result.status must be a non-empty string", "PAY_IN_SETTLED"),
    "an empty body": {
      ...malformed("", "the request body is not JSON"),
      request: () => post({ headers: { ...key, "content-length": "0" } }),
    },
    "a body that breaks": { request: () => streamed(breaking()), status: 500, outcome: "lost-body", message: "gone" },
    "a body that never ends": {
      ...{ request: () => streamed(new ReadableStream({})), status: 503, outcome: "late-body" },
      ...{ message: "the request body took longer than 30 ms", options: { bodyTimeoutMs: 30 } },
    },
    "a body that something has read": taken(whole, (request) => request.text()),
    "a body that something reads": taken(whole, (request) => request.body?.getReader()),
    "a body that something has left out": taken(() => post({ headers: { ...key, "content-length": "20" } })),
    "a body in chunks that something has emptied": taken(() => post({ headers: chunked, body: "" })),
    "one byte too many": tooLarge(() => delivery(euro), euroBytes - 1),
    "a body that is too long, unread": tooLarge(() => streamed(unreadable(), { ...key, "content-length": "65537" })),
  };

  test.each(Object.entries(refusals))("%s", async (_, { request, status, outcome, eventType, message, options }) => {
    const { receiver, handled, told } = receiverWith(options);
    const response = await receiver(request());
    expect(essence(response)).toEqual([status, status === 503 ? "5" : null]);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("allow")).toBe(status === 405 ? "POST" : null);
    const challenge = options === basic ? expect.stringMatching(/^Basic realm="/) : null;
    expect(response.headers.get("www-authenticate")).toEqual(challenge);
    expect(told).toMatchObject([{ outcome, status, ...(message && { error: { message } }) }]);
    expect(told[0]?.eventType).toBe(eventType);
    // It says what is wrong with a delivery, and repeats nothing of it.
    const isSaid = /malformed|no-body/.test(outcome);
    expect(await response.text()).toBe(`${isSaid ? message : outcome}\n`);
    expect(handled).toEqual([]);
  });

  test("a body without end after its limit, whatever its content-length says", async () => {
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
  });
});

describe("secrets", () => {
  // The base64 of the last two ends with no = and with two.
  const pairs = ["old:a", "new:pass:wört", "six:ab", "six:abc"];
  const credentials = pairs.map((pair) => ({ username: pair.slice(0, 3), password: pair.slice(4) }));
  const schemes = ["basic ", "Basic  "].map((scheme) => ({
    authorization: basicHeader("old:a").authorization.replace("Basic ", scheme),
  }));
  const keyed = (key: string) => ({ "x-webhook-key": key });
  const apiKeys = ["old-key", "new-key", "schlüssel"];
  // A header holds bytes; the third key is sent in UTF-8.
  const keysSent = ["old-key", "new-key", Buffer.from("schlüssel").toString("latin1")];
  test.each<[what: string, WebhookAuthenticationOptions, open: HeadersLike[], shut: HeadersLike]>([
    ["key", { ...authenticate, apiKeys }, keysSent.map(keyed), keyed("old-keynew-key")],
    [
      "pair of credentials",
      { type: "BASIC_AUTHENTICATION", credentials },
      [...pairs.map(basicHeader), ...schemes],
      basicHeader("old:pass:wört"),
    ],
  ])("each active %s opens, so that one can be rotated", async (_, authenticate, open, shut) => {
    const { receiver } = receiverWith({ authenticate });
    const statusWith = async (headers: HeadersLike) => (await receiver(delivery(eventOf("PING"), headers))).status;
    for (const headers of open) expect(await statusWith(headers)).toBe(200);
    expect(await statusWith(shut)).toBe(401);
  });

  test("a delivery is digested once and every secret is, whichever matches", async () => {
    const digest = vi.spyOn(crypto.subtle, "digest");
    const apiKeys = ["first-key", "second-key", "third-key"];
    const { receiver } = receiverWith({ authenticate: { ...authenticate, apiKeys } });
    await receiver(delivery(eventOf("PING"), keyed("first-key")));
    expect(digest).toHaveBeenCalledTimes(4);
    await receiver(delivery(eventOf("PING"), keyed("third-key")));
    expect(digest).toHaveBeenCalledTimes(5);
    digest.mockRestore();
  });

  test("are in nothing that can be printed: receiver, hook, responses, errors", async () => {
    const apiKeys = ["example-secret-1", "example-secret-2"];
    const { receiver, told } = receiverWith({ authenticate: { ...authenticate, apiKeys } });
    const responses = [
      await receiver(delivery(eventOf("PING"), keyed("example-secret-3"))),
      await receiver(delivery(eventOf("PING"), keyed("example-secret-1"))),
      await receiver(delivery('{"example-secret', keyed("example-secret-2"))),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 200, 400]);
    const texts = await Promise.all(responses.map((response) => response.text()));
    for (const value of [receiver, told, texts, responses.flatMap(({ headers }) => [...headers])]) {
      expect(inspect(value, { depth: 9, showHidden: true })).not.toContain("example-secret");
      expect(JSON.stringify(value) ?? "").not.toContain("example-secret");
    }
  });
});

describe("is not made", () => {
  const keys = (apiKeys: unknown, headerName: unknown = "X-Key") => ({ type: "API_KEY", headerName, apiKeys });
  const basic = (...credentials: unknown[]) => ({ type: "BASIC_AUTHENTICATION", credentials });
  const secret = "example-secret";
  test.each<[string, unknown]>([
    ["without authentication", undefined],
    ["with none of the methods", { ...basic({ username: "a", password: "b" }), type: "NONE" }],
    ["without keys", keys([])],
    ["with a key that is no list", keys(secret)],
    ["with an empty key", keys([secret, ""])],
    ["with a key in spaces", keys([` ${secret}`])],
    ["with a key of two lines", keys([`${secret}\r\nx: y`])],
    ["with a header that is none", keys([secret], "X Key")],
    ["without credentials", basic()],
    ["with null for credentials", basic(null)],
    ["with an empty user", basic({ username: "", password: secret })],
    ["with an empty password", basic({ username: secret, password: "" })],
    ["with a colon in a user", basic({ username: "a:b", password: secret })],
  ])("%s", (_, authenticate) => {
    const make = () => createWebhookReceiver({ authenticate } as WebhookReceiverOptions);
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
    [
      { ...shortClaim, handlerTimeoutMs: 61 },
      new RangeError("handlerTimeoutMs must not be longer than claimMs of the dedupe store"),
    ],
    ...times.flatMap((name): [object, Error][] => [
      [{ [name]: 2 ** 31 }, new RangeError(`${name} must be at most 2147483647`)],
      [{ [name]: 0 }, new RangeError(`${name} must be a whole number above zero`)],
      [{ [name]: "1000" }, new RangeError(`${name} must be a whole number above zero`)],
    ]),
  ])("with %o", (options, error) => {
    expect(() => createWebhookReceiver({ authenticate, ...options })).toThrow(error);
  });

  test("but with a limit as long as a claim, and with any where a store names no claim", () => {
    receiverWith({ ...shortClaim, handlerTimeoutMs: 60 });
    receiverWith({ handlerTimeoutMs: 2 ** 31 - 1, dedupe: { ...memoryDedupe(), claimMs: undefined } });
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
      // Without a limit of its own, it is not given longer than its claim lasts.
      const { receiver, begun, end } = waitingReceiver({ dedupe, handlerTimeoutMs: undefined });
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
});

test("a hook that throws or rejects changes nothing", async () => {
  for (const onEvent of [() => expect.unreachable(), () => Promise.reject(new Error("no"))]) {
    const { receiver, handled } = receiverWith({ onEvent });
    expect((await receiver(delivery(settled))).status).toBe(200);
    expect(handled).toHaveLength(1);
  }
});
