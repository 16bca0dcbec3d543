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
  const types = new Set(eventExamples.map((row) => row.eventType));
  const on: WebhookHandlers = Object.fromEntries(
    [...types].map((type) => [type, (event: unknown) => handled.push(event)]),
  );
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

describe("accepts", () => {
  test.each(eventExamples.map((row) => [`${row.eventType} ${row.name}`, row] as const))("%s", async (_, { body }) => {
    const { receiver, handled, told } = setUp();
    const start = performance.now();
    const answer = await receiver(delivery(body));
    expect([answer.status, answer.body, [...answer.headers]]).toEqual([200, null, []]);
    expect(handled).toEqual([body]);
    const key = eventKey(parseEvent(body));
    expect(told).toMatchObject([{ type: "delivery", outcome: "handled", status: 200, eventType: body.eventType }]);
    expect(told[0]?.key).toBe(key);
    expect(told[0]?.durationMs).toBeLessThanOrEqual(performance.now() - start);
  });

  test("a type without a handler, which it does not mark as handled", async () => {
    const dedupe = memoryDedupe();
    const { receiver, told } = setUp({ on: {}, dedupe });
    expect((await receiver(delivery(eventOf("PAY_IN_SETTLED")))).status).toBe(200);
    expect(told[0]?.outcome).toBe("ignored");
    const later = setUp({ dedupe });
    await later.receiver(delivery(eventOf("PAY_IN_SETTLED")));
    expect(later.handled).toHaveLength(1);
  });

  test.each(["EVENT_OF_TOMORROW", "toString", "__proto__"])(
    "the unknown type %s, with and without onUnknown",
    async (eventType) => {
      const event = { eventType, result: { partyId: "p" } };
      const { receiver, handled, told } = setUp();
      expect((await receiver(delivery(event))).status).toBe(200);
      expect(handled).toEqual([]);
      expect(told[0]?.outcome).toBe("ignored");

      const onUnknown = vi.fn();
      const open = setUp({ onUnknown });
      await open.receiver(delivery(event));
      await open.receiver(delivery(event));
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
    "%s with 405, before it looks at credentials",
    async (method) => {
      const { receiver, told } = setUp();
      const answer = await receiver(new Request("https://receiver.example/", { method }));
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("POST");
      expect(told).toMatchObject([{ outcome: "wrong-method", status: 405 }]);
    },
  );

  test.each([
    ["absent", {}],
    ["empty", { "x-webhook-key": "" }],
    ["blank", { "x-webhook-key": "  " }],
    ["wrong", { "x-webhook-key": "example-webhook-kez" }],
    ["too short", { "x-webhook-key": apiKey.slice(0, -1) }],
    ["too long", { "x-webhook-key": `${apiKey}x` }],
    ["in another case", { "x-webhook-key": apiKey.toUpperCase() }],
    ["in another header", { authorization: apiKey }],
    [
      "repeated",
      [
        ["x-webhook-key", apiKey],
        ["x-webhook-key", apiKey],
      ] as [string, string][],
    ],
    [
      "repeated, once wrong",
      [
        ["x-webhook-key", "x"],
        ["x-webhook-key", apiKey],
      ] as [string, string][],
    ],
  ])("a key that is %s with 401, before the body is read", async (_, headers) => {
    const { receiver, handled, told } = setUp();
    const answer = await receiver(streamed(unreadable(), headers));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([401, "text/plain; charset=utf-8"]);
    expect(handled).toEqual([]);
    expect(told).toMatchObject([{ outcome: "unauthenticated", status: 401 }]);
  });

  test.each([
    ["absent", {}],
    ["empty", { authorization: "" }],
    ["of another scheme", { authorization: `Bearer ${btoa("finance:example-password")}` }],
    ["wrong", basicHeader("finance:example-passwore")],
    ["of another user", basicHeader("ramp:example-password")],
    ["without a colon", basicHeader("finance")],
    ["empty within", basicHeader(":")],
    ["not base64", { authorization: "Basic ?finance:example-password" }],
    ["cut", { authorization: "Basic Z" }],
    [
      "repeated",
      Array.from(
        { length: 2 },
        () => ["authorization", basicHeader("finance:example-password").authorization] as [string, string],
      ),
    ],
  ])("basic credentials that are %s with 401 and a challenge, before the body is read", async (_, headers) => {
    const credentials = [{ username: "finance", password: "example-password" }];
    const { receiver } = setUp({ authenticate: { type: "BASIC_AUTHENTICATION", credentials } });
    const answer = await receiver(streamed(unreadable(), headers));
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toMatch(/^Basic realm="/);
  });

  test.each([
    ["not JSON", "eventType=PING"],
    ["empty", ""],
    ["not UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
    ["not an object", "[]"],
    ["without eventType", '{"result":{}}'],
    ["without result", '{"eventType":"PING"}'],
    ["a pay-in without id", '{"eventType":"PAY_IN_SETTLED","result":{"status":"SETTLED"}}'],
  ])("a body that is %s with 400", async (_, body) => {
    const { receiver, handled, told } = setUp();
    const answer = await receiver(streamed(new Blob([body]).stream()));
    expect(answer.status).toBe(400);
    expect(handled).toEqual([]);
    expect(told).toMatchObject([{ outcome: "malformed", status: 400 }]);
  });

  test.each([
    [{ status: null, payInId: "p" }, "result.status must be a non-empty string"],
    [{ status: "SETTLED" }, "result.payInId must be a non-empty string"],
    [null, "result must be an object"],
  ])("a malformed event, and tells its type and the field: %j", async (result, message) => {
    const { receiver, told } = setUp();
    await receiver(delivery({ eventType: "PAY_IN_SETTLED", result }));
    const error = expect.objectContaining({ name: "EventFormatError", message });
    expect(told).toMatchObject([{ outcome: "malformed", eventType: "PAY_IN_SETTLED", error }]);
  });

  test("a body that breaks with 500", async () => {
    const { receiver, told } = setUp();
    const error = new Error("the sender has gone");
    const answer = await receiver(streamed(new ReadableStream({ start: (controller) => controller.error(error) })));
    expect([answer.status, await answer.text()]).toEqual([500, "failed\n"]);
    expect(told).toMatchObject([{ outcome: "failed", status: 500, error }]);
  });
});

describe("size", () => {
  const event = JSON.stringify(eventOf("PING"));

  test("as many bytes as allowed pass, one more is 413", async () => {
    const size = new TextEncoder().encode(event).length;
    const headers = { "x-webhook-key": apiKey, "content-length": `${size}` };
    for (const whole of [delivery(event), streamed(new Blob([event]).stream(), headers)])
      expect((await setUp({ maxBodyBytes: size }).receiver(whole)).status).toBe(200);
    const { receiver, told } = setUp({ maxBodyBytes: size - 1 });
    expect((await receiver(delivery(event))).status).toBe(413);
    expect(told).toMatchObject([{ outcome: "too-large", status: 413 }]);
  });

  test("a content-length beyond the limit is refused unread", async () => {
    const headers = { "x-webhook-key": apiKey, "content-length": "65537" };
    expect((await setUp().receiver(streamed(unreadable(), headers))).status).toBe(413);
  });

  test("a body without end is left after the limit, whatever its content-length says", async () => {
    let pulled = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          // So that a receiver that reads on fails this test instead of hanging in it.
          if (pulled === 1000) return controller.close();
          controller.enqueue(new Uint8Array(1000).fill(0x20));
        },
        cancel() {
          cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { "x-webhook-key": apiKey, "content-length": "10" };
    const { receiver } = setUp({ maxBodyBytes: 10_000 });
    expect((await receiver(streamed(endless, headers))).status).toBe(413);
    expect(pulled).toBe(11);
    expect(cancelled).toBe(true);
  });
});

describe("secrets", () => {
  test("each active key opens, so that one can be rotated", async () => {
    const keys = ["old-key", "new-key", "schlüssel"];
    const { receiver } = setUp({ authenticate: { ...authenticate, apiKeys: keys } });
    // A header holds bytes; the third key is sent in UTF-8.
    for (const key of ["old-key", "new-key", Buffer.from("schlüssel").toString("latin1")]) {
      expect((await receiver(delivery(eventOf("PING"), { "x-webhook-key": key }))).status).toBe(200);
    }
    expect((await receiver(delivery(eventOf("PING"), { "x-webhook-key": "old-keynew-key" }))).status).toBe(401);
  });

  test("each active pair of credentials opens, also beyond ASCII and with a colon in the password", async () => {
    const credentials = [
      { username: "old", password: "a" },
      { username: "new", password: "pass:wört" },
      // Their base64 ends with no = and with two.
      { username: "six", password: "ab" },
      { username: "six", password: "abc" },
    ];
    const { receiver } = setUp({ authenticate: { type: "BASIC_AUTHENTICATION", credentials } });
    for (const text of ["old:a", "new:pass:wört", "six:ab", "six:abc"]) {
      expect((await receiver(delivery(eventOf("PING"), basicHeader(text)))).status).toBe(200);
    }
    for (const scheme of ["basic ", "Basic  "]) {
      const authorization = basicHeader("old:a").authorization.replace("Basic ", scheme);
      expect((await receiver(delivery(eventOf("PING"), { authorization }))).status).toBe(200);
    }
    expect((await receiver(delivery(eventOf("PING"), basicHeader("old:pass:wört")))).status).toBe(401);
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

  test("options that are changed afterwards change nothing", async () => {
    const apiKeys = [apiKey];
    const { receiver } = setUp({ authenticate: { ...authenticate, apiKeys } });
    apiKeys[0] = "";
    apiKeys.push("another");
    expect((await receiver(delivery(eventOf("PING"), { "x-webhook-key": "another" }))).status).toBe(401);
    expect((await receiver(delivery(eventOf("PING"), { "x-webhook-key": "" }))).status).toBe(401);
  });

  test("are in nothing that can be printed: receiver, hook, answers, errors", async () => {
    const { receiver, told } = setUp({
      authenticate: { ...authenticate, apiKeys: ["example-secret-1", "example-secret-2"] },
    });
    const answers = [
      await receiver(delivery(eventOf("PING"), { "x-webhook-key": "example-secret-3" })),
      await receiver(delivery(eventOf("PING"), { "x-webhook-key": "example-secret-1" })),
      await receiver(delivery('{"example-secret', { "x-webhook-key": "example-secret-2" })),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 200, 400]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const headers = answers.flatMap((answer) => [...answer.headers]);
    for (const value of [receiver, told, texts, headers]) {
      expect(inspect(value, { depth: 9, showHidden: true })).not.toContain("example-secret");
      expect(JSON.stringify(value) ?? "").not.toContain("example-secret");
    }
    expect(told[1]).toEqual({
      type: "delivery",
      outcome: "handled",
      status: 200,
      eventType: "PING",
      durationMs: expect.any(Number),
    });
  });
});

describe("is not made", () => {
  const apiKeyOptions = (apiKeys: unknown, headerName: unknown = "X-Webhook-Key") => ({
    type: "API_KEY",
    headerName,
    apiKeys,
  });
  const basicOptions = (credentials: unknown) => ({ type: "BASIC_AUTHENTICATION", credentials });

  test.each([
    ["without authentication", undefined],
    ["with none of the methods", { type: "NONE" }],
    ["without keys", apiKeyOptions(undefined)],
    ["with an empty list of keys", apiKeyOptions([])],
    ["with a key for a list", apiKeyOptions("example-secret")],
    ["with an empty key", apiKeyOptions(["example-secret", ""])],
    ["with an undefined key", apiKeyOptions(["example-secret", undefined])],
    ["with a blank around a key", apiKeyOptions(["example-secret\n"])],
    ["with a space before a key", apiKeyOptions([" example-secret"])],
    ["with a line break in a key", apiKeyOptions(["example-secret\r\nx: y"])],
    ["without header name", apiKeyOptions(["example-secret"], null)],
    ["with an empty header name", apiKeyOptions(["example-secret"], "")],
    ["with a header name that is none", apiKeyOptions(["example-secret"], "X Key")],
    ["without credentials", basicOptions(undefined)],
    ["with an empty list of credentials", basicOptions([])],
    ["with an empty password", basicOptions([{ username: "example-secret", password: "" }])],
    ["with an empty user name", basicOptions([{ username: "", password: "example-secret" }])],
    ["with a colon in the user name", basicOptions([{ username: "a:b", password: "example-secret" }])],
    ["with null for credentials", basicOptions([null])],
  ])("%s", (_, value) => {
    const options = { authenticate: value } as unknown as WebhookReceiverOptions;
    expect(() => createWebhookReceiver(options)).toThrow(TypeError);
    try {
      createWebhookReceiver(options);
    } catch (error) {
      expect((error as Error).message).toMatch(/^authenticate\.\w[\w[\].]+ must /);
      expect(inspect(error)).not.toContain("example-secret");
    }
  });

  test("with a handler of no event, one that is no function, a limit that is none, a dedupe that is none", () => {
    const make = (options: object) => () => createWebhookReceiver({ authenticate, ...options });
    expect(make({ on: { PAY_IN_SETLED: () => undefined } })).toThrow(
      new TypeError("on.PAY_IN_SETLED is not an event of the contract; see onUnknown"),
    );
    expect(make({ on: { PING: "handler" } })).toThrow(new TypeError("on.PING must be a function"));
    expect(make({ authenticate: { type: "NONE", credentials: [{ username: "a", password: "b" }] } })).toThrow(
      new TypeError("authenticate.type must be API_KEY or BASIC_AUTHENTICATION"),
    );
    expect(make({ maxBodyBytes: 0 })).toThrow(RangeError);
    expect(make({ maxBodyBytes: Number.POSITIVE_INFINITY })).toThrow(RangeError);
    expect(make({ dedupe: { claim: async () => "claimed" } })).toThrow(
      new TypeError("dedupe must have a method complete"),
    );
    expect(make({ dedupe: null })).toThrow(new TypeError("dedupe must have a method claim"));
    expect(make({ on: { PING: undefined }, dedupe: undefined })).not.toThrow();
  });
});

describe("duplicates", () => {
  const changes = eventExamples.filter((row) => row.eventType !== "PING");

  test.each(changes.map((row) => [`${row.eventType} ${row.name}`, row] as const))(
    "%s is handled once",
    async (_, { body }) => {
      const { receiver, handled, told } = setUp();
      for (let time = 0; time < 3; time++) expect((await receiver(delivery(body))).status).toBe(200);
      expect(handled).toHaveLength(1);
      expect(told.map((event) => event.outcome)).toEqual(["handled", "duplicate", "duplicate"]);
    },
  );

  test("another status of the same resource is no duplicate", async () => {
    const { receiver, handled } = setUp();
    const { payoutId } = eventOf("PAYOUT_PROCESSING").result;
    for (const type of ["PAYOUT_PROCESSING", "PAYOUT_COMPLETED", "PAYOUT_RETURNED", "PAYOUT_COMPLETED"]) {
      const event = eventOf(type);
      Object.assign(event.result, { payoutId });
      await receiver(delivery(event));
    }
    expect(handled).toHaveLength(3);
  });

  test("an event without its id cannot be told from its repeat, and is handled each time", async () => {
    const { receiver, handled, told } = setUp();
    const event = eventOf("TRANSFER_COMPLETED");
    delete event.result["transferId"];
    for (let time = 0; time < 2; time++) await receiver(delivery(event));
    expect(handled).toHaveLength(2);
    expect(told.map((entry) => entry.key)).toEqual([undefined, undefined]);
  });
});

describe("a handler that throws", () => {
  test.each(["throws", "rejects"])("and %s gives 500, and the repeat is handled", async (way) => {
    const failure = new Error("the ledger is down");
    let calls = 0;
    const on = {
      PAY_IN_SETTLED() {
        calls += 1;
        if (calls > 1) return undefined;
        if (way === "throws") throw failure;
        return Promise.reject(failure);
      },
    };
    const { receiver, told } = setUp({ on });
    const statuses: number[] = [];
    for (let time = 0; time < 3; time++) {
      const answer = await receiver(delivery(eventOf("PAY_IN_SETTLED")));
      statuses.push(answer.status);
      expect(await answer.text()).not.toContain("ledger");
    }
    expect(statuses).toEqual([500, 200, 200]);
    expect(calls).toBe(2);
    expect(told.map((event) => event.outcome)).toEqual(["failed", "handled", "duplicate"]);
    expect(told[0]?.error).toBe(failure);
  });
});

describe("two deliveries of one change at the same moment", () => {
  const event = eventOf("PAY_IN_SETTLED");

  test("call the handler once; the second is answered after the first", async () => {
    const { opened, open } = gate();
    const handler = vi.fn(() => opened);
    const { receiver, told } = setUp({ on: { PAY_IN_SETTLED: handler } });
    const answers = [receiver(delivery(event)), receiver(delivery(event))];
    await vi.waitFor(() => expect(handler).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(told).toEqual([]);
    open();
    expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([200, 200]);
    expect(handler).toHaveBeenCalledTimes(1);
    expect(told.map(({ outcome }) => outcome)).toEqual(["handled", "duplicate"]);
  });

  test("the second is told to come again when the first takes long", async () => {
    const { opened, open } = gate();
    const handler = vi.fn(() => opened);
    const { receiver, told } = setUp({ on: { PAY_IN_SETTLED: handler } });
    const first = receiver(delivery(event));
    await vi.waitFor(() => expect(handler).toHaveBeenCalled());
    const second = await receiver(delivery(event));
    expect(second.status).toBe(503);
    expect(second.headers.get("retry-after")).toBe("5");
    expect(told.map(({ outcome }) => outcome)).toEqual(["busy"]);
    open();
    expect((await first).status).toBe(200);
    expect((await receiver(delivery(event))).status).toBe(200);
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test("the second is handled when the first fails", async () => {
    const { opened, open } = gate();
    const fail = () => Promise.reject(new Error("the ledger is down"));
    const handler = vi.fn(() => (handler.mock.calls.length === 1 ? opened.then(fail) : undefined));
    const { receiver, told } = setUp({ on: { PAY_IN_SETTLED: handler } });
    const answers = [receiver(delivery(event)), receiver(delivery(event))];
    await vi.waitFor(() => expect(handler).toHaveBeenCalled());
    open();
    expect((await Promise.all(answers)).map((answer) => answer.status).sort()).toEqual([200, 500]);
    expect(handler).toHaveBeenCalledTimes(2);
    expect(told.map(({ outcome }) => outcome)).toEqual(["failed", "handled"]);
  });
});

describe("a dedupe that fails", () => {
  const working: Dedupe = { claim: async () => "claimed", complete: async () => {}, release: async () => {} };
  const broken = () => Promise.reject(new Error("no connection"));

  test("on claim: no handler is called, and the delivery is to come again", async () => {
    const { receiver, handled, told } = setUp({ dedupe: { ...working, claim: broken } });
    const answer = await receiver(delivery(eventOf("PAY_IN_SETTLED")));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(handled).toEqual([]);
    expect(told).toMatchObject([{ outcome: "unavailable", error: new Error("no connection") }]);
  });

  test("on claim, with an answer that is none: no handler is called", async () => {
    const { receiver, handled } = setUp({ dedupe: { ...working, claim: async () => undefined as never } });
    expect((await receiver(delivery(eventOf("PAY_IN_SETTLED")))).status).toBe(503);
    expect(handled).toEqual([]);
  });

  test("on complete: the event was handled, which is what is answered", async () => {
    const { receiver, handled, told } = setUp({ dedupe: { ...working, complete: broken } });
    expect((await receiver(delivery(eventOf("PAY_IN_SETTLED")))).status).toBe(200);
    expect(handled).toHaveLength(1);
    expect(told).toMatchObject([{ outcome: "handled", error: new Error("no connection") }]);
  });

  test("on release: the handler's error is what is told", async () => {
    const on = { PAY_IN_SETTLED: () => Promise.reject(new Error("the ledger is down")) };
    const { receiver, told } = setUp({ on, dedupe: { ...working, release: broken } });
    expect((await receiver(delivery(eventOf("PAY_IN_SETTLED")))).status).toBe(500);
    expect(told).toMatchObject([{ outcome: "failed", error: new Error("the ledger is down") }]);
  });

  test("each delivery names itself with a token of its own", async () => {
    const claim = vi.fn<Dedupe["claim"]>(async () => "claimed");
    const complete = vi.fn<Dedupe["complete"]>(async () => undefined);
    const { receiver } = setUp({ dedupe: { ...working, claim, complete } });
    for (let time = 0; time < 2; time++) await receiver(delivery(eventOf("PAY_IN_SETTLED")));
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
  expect((await receiver(delivery(eventOf("PAY_IN_SETTLED")))).status).toBe(200);
  expect(handled).toHaveLength(1);
});

test("whatever is sent is answered", async () => {
  const { receiver } = setUp({ onUnknown: () => undefined });
  const member = fc.oneof(fc.json(), fc.constantFrom(...eventExamples.map((row) => JSON.stringify(row.body))));
  const known = fc.constantFrom(...eventExamples.map((row) => row.eventType));
  const event = fc.record({ eventType: known, result: fc.object() }).map((value) => JSON.stringify(value));
  await fc.assert(
    fc.asyncProperty(fc.oneof(member, event, fc.string()), async (body) => {
      expect([200, 400]).toContain((await receiver(delivery(body))).status);
    }),
    { numRuns: 300 },
  );
});
