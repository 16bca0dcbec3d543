// The client: telemetry never fails a call or a process, and says the same of a request and of its response.

import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { clientCredentials } from "../../client/auth.ts";
import type { ClientEvent } from "../../client/finance.ts";
import { financeWith, json, reset, serverFor, success, text, token } from "./fault-server.ts";

/** Rejections that nobody handled during the test. In a program, the first ends the process. */
function unhandled(): unknown[] {
  const seen: unknown[] = [];
  const note = (reason: unknown) => void seen.push(reason);
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", note);
  onTestFinished(() => {
    process.removeAllListeners("unhandledRejection");
    for (const listener of others) process.on("unhandledRejection", listener);
  });
  return seen;
}

const broken: Record<string, () => unknown> = {
  throws: () => {
    throw new Error("telemetry is down");
  },
  rejects: async () => Promise.reject(new Error("telemetry is down")),
  "returns a value": () => 7,
};

test.each(Object.entries(broken))("an onEvent that %s fails neither call nor process", async (_, onEvent) => {
  const rejections = unhandled();
  const grant = json(200, { access_token: token, expires_in: 300, token_type: "Bearer" });
  const { origin } = await serverFor(grant);
  const auth = clientCredentials({ tokenUrl: `${origin}/token`, clientId: "c", clientSecret: "a-secret-of-tests" });
  expect(await auth.getToken({ onEvent: onEvent as () => void })).toBe(token);
  const { finance } = await financeWith([reset, success([])], { onEvent: onEvent as () => void });
  expect((await finance.GET("/v1/webhooks")).error).toBeUndefined();
  await pause(20);
  expect(rejections).toEqual([]);
});

test("middleware never sees the token: not in the request, nor beside its response or error", async () => {
  const seen: unknown[] = [];
  const look = ({ request }: { request: Request }) => void seen.push([...request.headers]);
  for (const reply of [success([]), reset]) {
    const { finance, received } = await financeWith(reply, { maxRetries: 0 });
    finance.use({ onRequest: look, onResponse: look, onError: look });
    await finance.POST("/v1/payment-requests", { body: {} });
    expect(received[0]?.headers.authorization).toBe(`Bearer ${token}`);
    expect(JSON.parse(received[0]?.body ?? "")).toHaveProperty("idempotencyKey");
  }
  expect(seen).toHaveLength(4);
  expect(JSON.stringify(seen)).not.toContain(token);
});

test("every event of a call has its ID, its start and the time since; calls of one and of two clients have different IDs", async () => {
  const events: ClientEvent[] = [];
  const before = Date.now();
  for (let client = 0; client < 2; client++) {
    const options = {
      onEvent: (event: ClientEvent) => void events.push(event),
      correlationId: () => "always-the-same",
    };
    const theirs = { "X-Correlation-Id": "theirs", "Retry-After": "0" };
    const replies = [text(503, "", theirs), success([], theirs), success([], theirs)];
    const { finance, received } = await financeWith(replies, options);
    for (let call = 0; call < 2; call++) expect((await finance.GET("/v1/webhooks")).correlationId).toBe("theirs");
    expect(received.map(({ headers }) => headers["x-correlation-id"])).toEqual(Array(3).fill("always-the-same"));
  }
  const calls = [...Map.groupBy(events, (event) => (event as { callId: string }).callId).values()];
  const types = ["request", "response", "retry", "request", "response"];
  expect(calls.map((one) => one.map(({ type }) => type))).toEqual([types, types.slice(3), types, types.slice(3)]);
  for (const one of calls) {
    const times = one as (ClientEvent & { type: "request" })[];
    // What was sent; the response's own is beside it.
    expect(new Set(times.map(({ correlationId }) => correlationId))).toEqual(new Set(["always-the-same"]));
    const own = one.flatMap((event) => (event.type === "response" ? [event.responseCorrelationId] : []));
    expect(new Set(own)).toEqual(new Set(["theirs"]));
    expect(new Set(times.map(({ startTime }) => startTime)).size).toBe(1);
    expect(times[0]?.startTime).toBeGreaterThanOrEqual(before);
    const durations = times.map(({ durationMs }) => durationMs);
    expect(durations).toEqual(durations.toSorted((a, b) => a - b));
  }
});
