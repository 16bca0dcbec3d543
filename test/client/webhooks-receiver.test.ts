// The receiver over plain Request objects: what it refuses and in which order, and that each change is handled once.

import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  createWebhookReceiver,
  type Dedupe,
  type DeliveryEvent,
  eventKey,
  type FinanceEventOf,
  memoryDedupe,
  parseEvent,
  type WebhookHandlers,
  type WebhookReceiverOptions,
} from "../../client/webhooks.ts";
import { apiKey, authenticate, delivery, eventExamples, eventOf, gate, type HeadersLike } from "./lib/deliveries.ts";

/** A receiver with a handler for every event, what they were called with, and what the hook was told. */
function setUp(options: Partial<WebhookReceiverOptions> = {}) {
  const handled: unknown[] = [];
  const told: DeliveryEvent[] = [];
  const handle = (event: unknown) => handled.push(event);
  const on: WebhookHandlers = Object.fromEntries(eventExamples.map(({ eventType }) => [eventType, handle]));
  const onEvent = (event: DeliveryEvent) => told.push(event);
  return { handled, told, receiver: createWebhookReceiver({ authenticate, on, onEvent, ...options }) };
}

/** A body that fails the test when it is read. */
function unreadable(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: () => expect.unreachable("the body was read") }, { highWaterMark: 0 });
}

/** A POST whose body is a stream. */
function streamed(body: ReadableStream<Uint8Array>, headers: HeadersLike = { "x-webhook-key": apiKey }): Request {
  const init = { method: "POST", headers, body, duplex: "half" } as const;
  return new Request("https://receiver.example/webhooks", init);
}

const basicHeader = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString("base64")}` });
const settled = eventOf("PAY_IN_SETTLED");

describe("accepts", () => {
  test.each(eventExamples.map((row) => [`${row.eventType} ${row.name}`, row.body] as const))(
    "%s, and handles it once if it has a key",
    async (_, body) => {
      const { receiver, handled, told } = setUp();
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
    const { receiver, told } = setUp({ on: {}, dedupe });
    expect((await receiver(delivery(settled))).status).toBe(200);
    expect(told[0]?.outcome).toBe("ignored");
    const later = setUp({ dedupe });
    await later.receiver(delivery(settled));
    expect(later.handled).toHaveLength(1);
  });

  test.each(["EVENT_OF_TOMORROW", "toString", "__proto__"])(
    "the unknown type %s, and handles each",
    async (eventType) => {
      const event = { eventType, result: { partyId: "p" } };
      const { receiver, told } = setUp();
      expect((await receiver(delivery(event))).status).toBe(200);
      expect(told[0]?.outcome).toBe("ignored");
      const onUnknown = vi.fn();
      const open = setUp({ onUnknown });
      for (let time = 0; time < 2; time++) await open.receiver(delivery(event));
      expect(onUnknown.mock.calls).toEqual([[event], [event]]);
      expect(open.handled).toEqual([]);
    },
  );

  test("handlers that are methods of a class", async () => {
    class Handlers implements WebhookHandlers {
      messages: unknown[] = [];
      PING({ result }: FinanceEventOf<"PING">) {
        this.messages.push(result.message);
      }
    }
    const on = new Handlers();
    await setUp({ on }).receiver(delivery(eventOf("PING")));
    expect(on.messages).toEqual([eventOf("PING").result["message"]]);
  });
});

describe("refuses", () => {
  test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"])(
    "%s, before it looks at credentials",
    async (method) => {
      const { receiver, told } = setUp();
      const response = await receiver(new Request("https://receiver.example/", { method }));
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
      expect(told).toMatchObject([{ outcome: "wrong-method", status: 405 }]);
    },
  );

  const twice = (name: string, ...values: string[]) => values.map((value): [string, string] => [name, value]);
  const right = basicHeader("finance:example-password").authorization;
  const credentials = [{ username: "finance", password: "example-password" }];
  const ways: [string, WebhookReceiverOptions["authenticate"], Record<string, HeadersLike>][] = [
    [
      "a key",
      authenticate,
      {
        absent: {},
        empty: { "x-webhook-key": "" },
        "too short": { "x-webhook-key": apiKey.slice(0, -1) },
        "in another case": { "x-webhook-key": apiKey.toUpperCase() },
        repeated: twice("x-webhook-key", apiKey, apiKey),
        "repeated, once wrong": twice("x-webhook-key", "x", apiKey),
      },
    ],
    [
      "credentials",
      { type: "BASIC_AUTHENTICATION", credentials },
      {
        absent: {},
        "of another scheme": { authorization: right.replace("Basic", "Bearer") },
        wrong: basicHeader("finance:example-passwore"),
        "of another user": basicHeader("ramp:example-password"),
        "empty within": basicHeader(":"),
        "not base64": { authorization: "Basic ?finance:example-password" },
        cut: { authorization: "Basic Z" },
        repeated: twice("authorization", right, right),
      },
    ],
  ];
  const wrong = ways.flatMap(([name, own, all]) =>
    Object.entries(all).map(([how, headers]) => [name, how, own, headers] as const),
  );
  test.each(wrong)("%s that is %s, before the body is read", async (name, _, own, headers) => {
    const { receiver, handled, told } = setUp({ authenticate: own });
    const response = await receiver(streamed(unreadable(), headers));
    expect([response.status, response.headers.get("content-type")]).toEqual([401, "text/plain; charset=utf-8"]);
    const challenge = response.headers.get("www-authenticate");
    expect(challenge).toEqual(name === "a key" ? null : expect.stringMatching(/^Basic realm="/));
    expect(handled).toEqual([]);
    expect(told).toMatchObject([{ outcome: "unauthenticated", status: 401 }]);
  });

  test.each<[string, string, eventType?: string]>([
    ["the request body is not JSON", ""],
    ["eventType must be a non-empty string", '{"result":{}}'],
    ["result must be an object", '{"eventType":"PING"}', "PING"],
    ["result.payInId must be a non-empty string", '{"eventType":"PAY_IN_SETTLED","result":{}}', "PAY_IN_SETTLED"],
    [
      "result.status must be a non-empty string",
      '{"eventType":"PAY_IN_SETTLED","result":{"payInId":"p","status":null}}',
      "PAY_IN_SETTLED",
    ],
  ])("a body of which %s, and tells its type: %j", async (message, body, eventType) => {
    const { receiver, handled, told } = setUp();
    const response = await receiver(streamed(new Blob([body]).stream()));
    expect([response.status, await response.text()]).toEqual([400, `${message}\n`]);
    expect(handled).toEqual([]);
    const error = expect.objectContaining({ name: "EventFormatError", message });
    expect(told).toMatchObject([{ outcome: "malformed", status: 400, error }]);
    expect(told[0]?.eventType).toBe(eventType);
  });

  test("a body that breaks with 500", async () => {
    const { receiver, told } = setUp();
    const error = new Error("the sender has gone");
    const response = await receiver(streamed(new ReadableStream({ start: (controller) => controller.error(error) })));
    expect([response.status, await response.text()]).toEqual([500, "lost-body\n"]);
    expect(told).toMatchObject([{ outcome: "lost-body", status: 500, error }]);
  });
});

describe("size", () => {
  test("as many bytes as allowed pass, one more is 413; bytes count, not characters", async () => {
    const event = JSON.stringify({ eventType: "PING", result: { message: "€uro" } });
    const size = new TextEncoder().encode(event).length;
    const headers = { "x-webhook-key": apiKey, "content-length": `${size}` };
    for (const whole of [delivery(event), streamed(new Blob([event]).stream(), headers)])
      expect((await setUp({ maxBodyBytes: size }).receiver(whole)).status).toBe(200);
    const { receiver, told } = setUp({ maxBodyBytes: size - 1 });
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
    const headers = { "x-webhook-key": apiKey, "content-length": "10" };
    const { receiver } = setUp({ maxBodyBytes: 10_000 });
    const endless = new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 });
    expect((await receiver(streamed(endless, headers))).status).toBe(413);
    expect(pulled).toBe(11);
    expect(cancel).toHaveBeenCalled();
    const long = { "x-webhook-key": apiKey, "content-length": "65537" };
    expect((await setUp().receiver(streamed(unreadable(), long))).status).toBe(413);
  });
});

describe("secrets", () => {
  test("each active key opens, so that one can be rotated", async () => {
    const keys = ["old-key", "new-key", "schlüssel"];
    const { receiver } = setUp({ authenticate: { ...authenticate, apiKeys: keys } });
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
    const credentials = pairs.map((pair) => {
      const [username = "", ...rest] = pair.split(":");
      return { username, password: rest.join(":") };
    });
    const { receiver } = setUp({ authenticate: { type: "BASIC_AUTHENTICATION", credentials } });
    const open = async (headers: HeadersLike) => (await receiver(delivery(eventOf("PING"), headers))).status;
    for (const pair of pairs) expect(await open(basicHeader(pair))).toBe(200);
    for (const scheme of ["basic ", "Basic  "])
      expect(await open({ authorization: basicHeader("old:a").authorization.replace("Basic ", scheme) })).toBe(200);
    expect(await open(basicHeader("old:pass:wört"))).toBe(401);
  });

  test("a delivery is digested once and every secret is, whichever matches", async () => {
    const digest = vi.spyOn(crypto.subtle, "digest");
    const apiKeys = ["first-key", "second-key", "third-key"];
    const { receiver } = setUp({ authenticate: { ...authenticate, apiKeys } });
    await receiver(delivery(eventOf("PING"), { "x-webhook-key": "first-key" }));
    expect(digest).toHaveBeenCalledTimes(4);
    await receiver(delivery(eventOf("PING"), { "x-webhook-key": "third-key" }));
    expect(digest).toHaveBeenCalledTimes(5);
    digest.mockRestore();
  });

  test("are in nothing that can be printed: receiver, hook, responses, errors", async () => {
    const apiKeys = ["example-secret-1", "example-secret-2"];
    const { receiver, told } = setUp({ authenticate: { ...authenticate, apiKeys } });
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

  test.each<[object, Error]>([
    [{ on: { PAY_IN_SETLED() {} } }, new TypeError("on.PAY_IN_SETLED is not an event of the contract; see onUnknown")],
    [{ on: { PING: "handler" } }, new TypeError("on.PING must be a function")],
    [{ maxBodyBytes: 0 }, new RangeError("maxBodyBytes must be a whole number above zero")],
    [{ dedupe: { claim: async () => "claimed" } }, new TypeError("dedupe must have a method complete")],
    [{ dedupe: null }, new TypeError("dedupe must have a method claim")],
  ])("with %o", (options, error) => {
    expect(() => createWebhookReceiver({ authenticate, ...options })).toThrow(error);
    expect(() => createWebhookReceiver({ authenticate, on: { PING: undefined }, dedupe: undefined })).not.toThrow();
  });
});

test("a handler that throws gives 500, and the repeat is handled", async () => {
  const error = new Error("the ledger is down");
  const handler = vi.fn().mockImplementationOnce(() => Promise.reject(error));
  const { receiver, told } = setUp({ on: { PAY_IN_SETTLED: handler } });
  const statuses: number[] = [];
  for (let time = 0; time < 3; time++) statuses.push((await receiver(delivery(settled))).status);
  expect(statuses).toEqual([500, 200, 200]);
  expect(handler).toHaveBeenCalledTimes(2);
  expect(told).toMatchObject([{ outcome: "failed", error }, { outcome: "handled" }, { outcome: "duplicate" }]);
});

describe("two deliveries of one change at the same moment", () => {
  /** A receiver whose handler has begun, and waits. */
  async function begun() {
    const { opened, open } = gate();
    const handler = vi.fn(() => opened);
    const { receiver, told } = setUp({ on: { PAY_IN_SETTLED: handler } });
    const deliver = async () => receiver(delivery(settled));
    const first = deliver();
    await vi.waitFor(() => expect(handler).toHaveBeenCalled());
    return { handler, told, first, deliver, open };
  }

  test("call the handler once; the second gets its response after the first", async () => {
    const { handler, told, first, deliver, open } = await begun();
    const second = deliver();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(told).toEqual([]);
    open();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    expect(handler).toHaveBeenCalledTimes(1);
    expect(told.map(({ outcome }) => outcome)).toEqual(["handled", "duplicate"]);
  });

  test("the second is told to come again when the first takes long", async () => {
    const { handler, told, first, deliver, open } = await begun();
    const second = await deliver();
    expect([second.status, second.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(told).toMatchObject([{ outcome: "busy" }]);
    open();
    expect((await first).status).toBe(200);
    expect(handler).toHaveBeenCalledTimes(1);
  });
});

describe("a dedupe that fails", () => {
  const working: Dedupe = { claim: async () => "claimed", complete: async () => {}, release: async () => {} };
  const error = new Error("no connection");
  const broken = () => Promise.reject(error);
  const down = new Error("the ledger is down");
  const throwing = { PAY_IN_SETTLED: () => Promise.reject(down) };

  test.each<[string, Partial<Dedupe>, on: object, status: number, count: number, outcome: string, error?: Error]>([
    ["on claim: no handler is called", { claim: broken }, {}, 503, 0, "unavailable", error],
    ["on claim, with a word that is none", { claim: async () => "" as never }, {}, 503, 0, "busy"],
    ["on complete: the event was handled", { complete: broken }, {}, 200, 1, "handled", error],
    ["on release: the handler's error is what is told", { release: broken }, { on: throwing }, 500, 0, "failed", down],
  ])("%s", async (_, dedupe, on, status, count, outcome, cause) => {
    const { receiver, handled, told } = setUp({ dedupe: { ...working, ...dedupe }, ...on });
    const response = await receiver(delivery(settled));
    expect([response.status, response.headers.get("retry-after")]).toEqual([status, status === 503 ? "5" : null]);
    expect(handled).toHaveLength(count);
    expect([told[0]?.outcome, told[0]?.error]).toEqual([outcome, cause]);
  });

  test("each delivery names itself with a token of its own", async () => {
    const claim = vi.fn<Dedupe["claim"]>(async () => "claimed");
    const complete = vi.fn<Dedupe["complete"]>(async () => undefined);
    const { receiver } = setUp({ dedupe: { ...working, claim, complete } });
    for (let time = 0; time < 2; time++) await receiver(delivery(settled));
    const tokens = claim.mock.calls.map(([, token]) => token);
    expect(new Set(tokens).size).toBe(2);
    expect(complete.mock.calls.map(([, token]) => token)).toEqual(tokens);
  });
});

test.each([
  ["throws", () => expect.unreachable()],
  ["rejects", () => Promise.reject(new Error("no"))],
])("a hook that %s changes nothing", async (_, onEvent) => {
  const { receiver, handled } = setUp({ onEvent });
  expect((await receiver(delivery(settled))).status).toBe(200);
  expect(handled).toHaveLength(1);
});

test("whatever is sent gets a response", async () => {
  const { receiver } = setUp({ onUnknown: () => undefined });
  const member = fc.oneof(fc.json(), fc.constantFrom(...eventExamples.map((row) => JSON.stringify(row.body))));
  const known = fc.constantFrom(...eventExamples.map((row) => row.eventType));
  const event = fc.record({ eventType: known, result: fc.object() }).map((value) => JSON.stringify(value));
  const anything = fc.asyncProperty(fc.oneof(member, event, fc.string()), async (body) => {
    expect([200, 400]).toContain((await receiver(delivery(body))).status);
  });
  await fc.assert(anything, { numRuns: 300 });
});
