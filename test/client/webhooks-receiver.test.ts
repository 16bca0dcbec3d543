// The receiver over plain Request objects: what it refuses, that each change is handled once, its limits.

import { inspect } from "node:util";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  createWebhookReceiver,
  type Dedupe,
  eventKey,
  type FinanceEventOf,
  inOrder,
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
} from "./deliveries.ts";

afterEach(() => void vi.useRealTimers());

/** A receiver with short limits, whose handler waits until it is let go. */
function waitingReceiver(options: Partial<WebhookReceiverOptions> = {}) {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
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
const streamed = (body: ReadableStream<Uint8Array>, headers: HeadersLike = key) =>
  post({ headers, body, duplex: "half" } as RequestInit);
const unreadable = () =>
  new ReadableStream<Uint8Array>({ pull: () => expect.unreachable("the body was read") }, { highWaterMark: 0 });
const basicHeader = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString("base64")}` });
/** An event that has more bytes than characters. */
const euro = JSON.stringify({ eventType: "PING", result: { message: "€uro" } });
const euroBytes = Buffer.byteLength(euro);

describe("accepts", () => {
  const named = eventExamples.map((row) => [`${row.eventType} ${row.name}`, row.body] as const);
  test.each(named)("%s, and handles it once if it has a key", async (_, body) => {
    const { receiver, handled, told } = receiverWith();
    const start = performance.now();
    const response = await receiver(delivery(body));
    expect([response.status, response.body, [...response.headers]]).toEqual([200, null, []]);
    expect(handled).toEqual([body]);
    const key = eventKey(parseEvent(body));
    expect(told).toMatchObject([{ type: "delivery", outcome: "handled", status: 200, eventType: body.eventType }]);
    expect(told[0]?.key).toBe(key);
    expect(told[0]?.durationMs).toBeLessThanOrEqual(performance.now() - start);
    await receiver(delivery(body));
    expect(told[1]).toMatchObject({ outcome: key === undefined ? "handled" : "duplicate", status: 200 });
  });

  test("a type without a handler, which a receiver that has one handles later", async () => {
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

  test.each(["EVENT_OF_TOMORROW", "__proto__"])("the unknown type %s, handling each", async (eventType) => {
    const event = { eventType, result: { partyId: "p" } };
    const onUnknown = vi.fn();
    const { receiver, handled, told } = receiverWith({ onUnknown });
    for (let time = 0; time < 2; time++) await receiver(delivery(event));
    await receiverWith({ onEvent: (one) => told.push(one) }).receiver(delivery(event));
    expect(told.map(({ outcome }) => outcome)).toEqual(["handled", "handled", "ignored"]);
    expect(onUnknown.mock.calls).toEqual([[event], [event]]);
    expect(handled).toEqual([]);
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
  interface Refusal {
    request: () => Request;
    outcome: keyof typeof statuses;
    eventType?: string;
    message?: string;
    options?: Partial<WebhookReceiverOptions>;
  }
  const statuses = {
    "wrong-method": 405,
    unauthenticated: 401,
    "too-large": 413,
    malformed: 400,
    "late-body": 503,
    // With 500, because a 400 would lose the event.
    "lost-body": 500,
    "no-body": 500,
  };
  const right = basicHeader("finance:example-password").authorization;
  const credentials = [{ username: "finance", password: "example-password" }];
  const basic = { authenticate: { type: "BASIC_AUTHENTICATION", credentials } } as const;
  const twice = (name: string, ...values: string[]) => values.map((value): [string, string] => [name, value]);
  const unauthenticated = (headers: HeadersLike, options = {}): Refusal => ({
    request: () => streamed(unreadable(), headers),
    outcome: "unauthenticated",
    options,
  });
  const malformed = (body: string | Uint8Array<ArrayBuffer>, message: string, facts = {}): Refusal => ({
    request: () => streamed(new Blob([body]).stream()),
    outcome: "malformed",
    message,
    ...facts,
  });
  const taken = (make: () => Request, consume: (request: Request) => unknown = () => {}): Refusal => ({
    outcome: "no-body",
    message: "the request body was read before the receiver got the request",
    request() {
      const request = make();
      consume(request);
      return request;
    },
  });
  const tooLarge = (request: () => Request, maxBodyBytes?: number): Refusal => ({
    request,
    outcome: "too-large",
    options: { maxBodyBytes },
  });
  const whole = () => delivery(settled);
  const tooLong = { ...key, "content-length": "65537" };
  const chunked = { ...key, "transfer-encoding": "chunked" };
  const empty = () => post({ headers: { ...key, "content-length": "0" } });
  const breaking = () => streamed(new ReadableStream({ start: (body) => body.error(new Error("gone")) }));
  const endless = () => streamed(new ReadableStream({}));
  const noStatus = '{"eventType":"PAY_IN_SETTLED","result":{"payInId":"p","status":null}}';
  const ofNew = { eventType: "NEW" };
  const ofPayIn = { eventType: "PAY_IN_SETTLED" };
  const late = { message: "the request body took longer than 30 ms", options: { bodyTimeoutMs: 30 } };

  test.each<[what: string, Refusal]>([
    ["a GET", { request: () => new Request("https://receiver.example/"), outcome: "wrong-method" }],
    ["no key", unauthenticated({})],
    ["a key that is too short", unauthenticated({ "x-webhook-key": apiKey.slice(0, -1) })],
    ["a key twice", unauthenticated(twice("x-webhook-key", apiKey, apiKey))],
    ["no pair", unauthenticated({}, basic)],
    ["a pair in another scheme", unauthenticated({ authorization: right.replace("Basic", "Bearer") }, basic)],
    ["a wrong pair", unauthenticated(basicHeader("finance:example-passwore"), basic)],
    ["a pair twice", unauthenticated(twice("authorization", right, right), basic)],
    ["no JSON", malformed("{", "the request body is not JSON")],
    ["no UTF-8", malformed(new Uint8Array([0x22, 0xff, 0x22]), "the request body is not JSON")],
    ["a list", malformed("[{}]", "an event must be a JSON object")],
    ["a list as result", malformed('{"eventType":"NEW","result":[]}', "result must be an object", ofNew)],
    ["no event type", malformed('{"result":{}}', "eventType must be a non-empty string")],
    ["no status", malformed(noStatus, "result.status must be a non-empty string", ofPayIn)],
    ["an empty body", { request: empty, outcome: "malformed", message: "the request body is not JSON" }],
    ["a body that breaks", { request: breaking, outcome: "lost-body", message: "gone" }],
    ["a body that never ends", { request: endless, outcome: "late-body", ...late }],
    ["a body that something has read", taken(whole, (request) => request.text())],
    ["a body that something reads", taken(whole, (request) => request.body?.getReader())],
    ["a body that something has left out", taken(() => post({ headers: { ...key, "content-length": "20" } }))],
    ["a body in chunks that something has emptied", taken(() => post({ headers: chunked, body: "" }))],
    ["one byte too many", tooLarge(() => delivery(euro), euroBytes - 1)],
    ["a length beyond the limit, unread", tooLarge(() => streamed(unreadable(), tooLong))],
  ])("%s", async (_, { request, outcome, eventType, message, options }) => {
    const { receiver, handled, told } = receiverWith(options);
    const response = await receiver(request());
    const status = statuses[outcome];
    expect(essence(response)).toEqual([status, status === 503 ? "5" : null]);
    expect(response.headers.get("allow")).toBe(status === 405 ? "POST" : null);
    const challenge = options === basic ? expect.stringMatching(/^Basic realm="/) : null;
    expect(response.headers.get("www-authenticate")).toEqual(challenge);
    expect(told).toMatchObject([{ outcome, status, ...(message && { error: { message } }) }]);
    expect(told[0]?.eventType).toBe(eventType);
    // It says what is wrong with a delivery, and repeats nothing of it.
    const isSaid = outcome === "malformed" || outcome === "no-body";
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
  const [old] = pairs.map((pair) => basicHeader(pair).authorization);
  const schemes = ["basic ", "Basic  "].map((scheme) => ({ authorization: `${old}`.replace("Basic ", scheme) }));
  const keyed = (key: string) => ({ "x-webhook-key": key });
  const apiKeys = ["old-key", "new-key", "schlüssel"];
  // A header holds bytes; the third key is sent in UTF-8.
  const keysSent = ["old-key", "new-key", Buffer.from("schlüssel").toString("latin1")];
  const basic: WebhookAuthenticationOptions = { type: "BASIC_AUTHENTICATION", credentials };
  const pairsSent = [...pairs.map(basicHeader), ...schemes];
  test.each<[what: string, WebhookAuthenticationOptions, open: HeadersLike[], shut: HeadersLike]>([
    ["key", { ...authenticate, apiKeys }, keysSent.map(keyed), keyed("old-keynew-key")],
    ["pair of credentials", basic, pairsSent, basicHeader("old:pass:wört")],
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

const secret = "example-secret";
const keys = (apiKeys: unknown, headerName = "X-Key") => ({
  authenticate: { type: "API_KEY", headerName, apiKeys },
});
const pairs = (...credentials: unknown[]) => ({ authenticate: { type: "BASIC_AUTHENTICATION", credentials } });
const text = "a non-empty string without control characters";
const whole = "a whole number above zero";
const shortClaim = { dedupe: memoryDedupe({ claimMs: 60 }), handlerTimeoutMs: 61 };
// The messages repeat no secret.
test.each<[options: object, name: string, must: string]>([
  [{ authenticate: { type: "NONE" } }, "authenticate.type", "be API_KEY or BASIC_AUTHENTICATION"],
  [keys([]), "authenticate.apiKeys", "be a list of at least one secret"],
  [keys([secret, `${secret}\r\nx: y`]), "authenticate.apiKeys[1]", `be ${text}`],
  [keys([` ${secret}`]), "authenticate.apiKeys[0]", "be without leading or trailing spaces"],
  [keys([secret], "X Key"), "authenticate.headerName", "be the name of a header"],
  [pairs(null), "authenticate.credentials[0].username", `be ${text}`],
  [pairs({ username: "a", password: "" }), "authenticate.credentials[0].password", `be ${text}`],
  [pairs({ username: "a:b", password: secret }), "authenticate.credentials[0].username", "be without a colon"],
  [{ on: { PAY_IN_SETLED() {} } }, "on.PAY_IN_SETLED", "not"],
  [{ on: { PING: "handler" } }, "on.PING", "be a function"],
  [{ dedupe: { claim: async () => "claimed" } }, "dedupe.complete", "be a function"],
  [shortClaim, "handlerTimeoutMs", "not be longer than claimMs of the dedupe store"],
  [{ maxBodyBytes: 0 }, "maxBodyBytes", `be ${whole}`],
  [{ dedupeTimeoutMs: 2 ** 31 }, "dedupeTimeoutMs", "be at most 2147483647"],
  [{ handlerTimeoutMs: 0 }, "handlerTimeoutMs", `be ${whole}`],
  [{ bodyTimeoutMs: 0 }, "bodyTimeoutMs", `be ${whole}`],
])("is not made with %o: %s must %s", (options, name, must) => {
  const message =
    must === "not" ? `${name} is not an event of the contract; see onUnknown` : `${name} must ${must}`;
  expect(() => createWebhookReceiver({ authenticate, ...options })).toThrow(expect.objectContaining({ message }));
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

test("of two deliveries of one change at once, one calls the handler", async () => {
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
    [
      "fails on release: the handler's error is told",
      { release: broken },
      { on: throwing },
      500,
      0,
      "failed",
      down,
    ],
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
    expect(told).toMatchObject([
      { outcome: "unavailable", error: { message: "dedupe.claim took longer than 30 ms" } },
    ]);
    expect(handled).toEqual([]);
    resolve();
    await vi.waitFor(async () => expect((await receiver(delivery(settled))).status).toBe(200), {
      timeout: 10_000,
    });
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
  const types = ["PAY_IN_SETTLED", "PING"] as const;
  test.each(types)("gives 503, and is told of when it ends after it: %s", async (type) => {
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
  });

  test("longer than its claim is not called again before a hundred claims", async () => {
    const eventId = eventKey(parseEvent(settled)) ?? "";
    for (const isGivenUp of [false, true]) {
      vi.useFakeTimers();
      const dedupe = memoryDedupe({ claimMs: 1000 });
      // Without a limit of its own, it is not given longer than its claim lasts.
      const { receiver, begun, end } = waitingReceiver({ dedupe, handlerTimeoutMs: undefined });
      const first = receiver(delivery(settled));
      await begun;
      // They are 99 claims long: after them, nothing is renewed.
      for (let time = 0; time < (isGivenUp ? 66 : 65); time++) {
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

  test("with inOrder, keeps the claim of the next event of its resource, which waits longer than a claim", async () => {
    vi.useFakeTimers();
    const { payInId, occurredAt } = settled.result;
    const example = eventOf("PAY_IN_FAILED");
    const failed = { ...example, result: { ...example.result, payInId, occurredAt } };
    const dedupe = memoryDedupe({ claimMs: 1000 });
    const ordered = inOrder();
    const end = Promise.withResolvers<void>();
    const handler = vi.fn();
    const on = { PAY_IN_FAILED: ordered(() => end.promise), PAY_IN_SETTLED: ordered(handler) };
    const { receiver } = receiverWith({ dedupe, on });
    /** Lets time pass until there is a response. */
    const statusOf = async (event: object) => {
      let response: Response | undefined;
      void receiver(delivery(event)).then((own) => {
        response = own;
      });
      while (response === undefined) await vi.advanceTimersByTimeAsync(20);
      return response.status;
    };
    for (const event of [failed, settled]) expect(await statusOf(event)).toBe(503);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await statusOf(settled)).toBe(503);
    expect(handler).not.toHaveBeenCalled();
    end.resolve();
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1));
    expect(await statusOf(settled)).toBe(200);
    expect(handler).toHaveBeenCalledTimes(1);
  });
});

test("a hook that throws or rejects changes nothing", async () => {
  for (const onEvent of [() => expect.unreachable(), () => Promise.reject(new Error("no"))]) {
    const { receiver, handled } = receiverWith({ onEvent });
    expect((await receiver(delivery(settled))).status).toBe(200);
    expect(handled).toHaveLength(1);
  }
});
