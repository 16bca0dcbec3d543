// The client: waiting for a status by reading, and approving a version that was looked at.

import { inspect } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AbortError, type ApiError, createFinanceClient, TimeoutError, waitFor } from "../../client/finance.ts";
import { approveIf, createRampClient, type RampRequest } from "../../client/ramp.ts";

afterEach(() => vi.useRealTimers());

type Reply = Response | Error;
const ok = (result: object) => Response.json({ success: true, result });
const refused = (status: number, code: string, headers = {}) =>
  Response.json({ success: false, errors: [{ code }] }, { status, headers });

/** Clients whose service gives these replies, the last one for ever; with the requests and when they came. */
function clientsWith(replies: (Reply | (() => Reply))[]) {
  const requests: { at: number; what: string; body: string }[] = [];
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname;
    requests.push({ at: performance.now(), what: `${request.method} ${path}`, body: await request.text() });
    const next = replies[Math.min(requests.length, replies.length) - 1] as Reply | (() => Reply);
    const reply = typeof next === "function" ? next() : next;
    if (reply instanceof Error) throw reply;
    return reply.clone();
  };
  const options = { auth: "token", fetch, maxRetries: 0 };
  const finance = createFinanceClient({ baseUrl: "https://finance.example.com", ...options });
  const ramp = createRampClient({ baseUrl: "https://ramp.example.com", ...options });
  return { finance, ramp, requests };
}

const payout = { accountId: "a", payoutId: "p" };
const statuses = (...all: string[]) => clientsWith(all.map((status) => ok({ id: "p", status })));

describe("waitFor", () => {
  type Finance = ReturnType<typeof clientsWith>["finance"];
  /** Waits for a payout in virtual time, and gives the result or the error. */
  async function waited(finance: Finance, options: object) {
    vi.useFakeTimers();
    const waiting = waitFor(finance.getPayout, payout, { until: ["COMPLETED"], ...options }).catch((error) => error);
    await vi.runAllTimersAsync();
    return waiting;
  }

  test("reads with growing pauses until a status is reached, and says which", async () => {
    const { finance, requests } = statuses("REQUESTED", "SENDING", "SENDING", "SENDING", "COMPLETED", "RETURNED");
    const reached = await waited(finance, { until: ["COMPLETED", "FAILED"], maxPauseMs: 2000 });
    expect(reached).toEqual({ status: "COMPLETED", result: { id: "p", status: "COMPLETED" } });
    const pauses = requests.slice(1).map(({ at }, i) => at - (requests[i]?.at ?? 0));
    expect(pauses.map(Math.round)).toEqual([1000, 1500, 2000, 2000]);
    expect(requests[0]?.what).toBe("GET /v1/accounts/a/payouts/p");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("ends at a status of failOn, with what was read last, and never at one that was waited for", async () => {
    const result = { id: "p", status: "REJECTED", failureReason: "INSUFFICIENT_ALLOWANCE" };
    const { finance, requests } = clientsWith([ok({ status: "SENDING" }), ok(result), ok({ status: "COMPLETED" })]);
    const failOn = ["REJECTED", "FAILED"];
    const message = "getPayout: will not be reached; the last status is REJECTED";
    const error: ApiError = await waited(finance, { failOn });
    expect(error).toMatchObject({ name: "ApiError", message, operationId: "getPayout", status: 200, retryable: false });
    // What was read is there for the caller, and in no log.
    expect(error.cause).toMatchObject({ status: "REJECTED", result });
    expect(inspect(error) + JSON.stringify(error)).not.toContain("ALLOWANCE");
    expect(requests).toHaveLength(2);
    const both = { until: ["REJECTED"], failOn, timeoutMs: Number.POSITIVE_INFINITY };
    expect(await waited(statuses("REJECTED").finance, both)).toMatchObject({ status: "REJECTED" });
  });

  test("another field, or a function that says true or false, also later", async () => {
    const { finance } = clientsWith([ok({ kycStatus: "VERIFIED" })]);
    const { status } = await waitFor(finance.getParty, { partyId: "p" }, { until: ["VERIFIED"], field: "kycStatus" });
    expect(status).toBe("VERIFIED");
    const until = vi.fn(async ({ status }: { status?: string }) => status === "COMPLETED");
    const { finance: other } = statuses("SENDING", "COMPLETED");
    expect(await waited(other, { until })).toMatchObject({ status: "COMPLETED" });
    expect(until.mock.calls).toEqual([[{ id: "p", status: "SENDING" }], [{ id: "p", status: "COMPLETED" }]]);
    expect(await waited(other, { until: () => new Promise(() => {}) })).toBeInstanceOf(TimeoutError);
    const wrong = new TypeError("until must be statuses, or a function that returns true or false");
    expect(await waited(other, { until: () => "yes" })).toEqual(wrong);
  });

  test("goes on after a failure that can be repeated, not before the service wants it, and ends with any other", async () => {
    const { finance, requests } = clientsWith([refused(503, "x", { "Retry-After": "7" }), ok({ status: "COMPLETED" })]);
    expect(await waited(finance, {})).toMatchObject({ status: "COMPLETED" });
    expect((requests[1]?.at ?? 0) - (requests[0]?.at ?? 0)).toBeGreaterThanOrEqual(7000);
    const { finance: other } = clientsWith([refused(403, "forbidden")]);
    expect(await waited(other, {})).toMatchObject({ name: "ApiError", code: "forbidden" });
  });

  test("the deadline is a TimeoutError that says the last status", async () => {
    const { finance, requests } = statuses("SENDING");
    const error = await waited(finance, { timeoutMs: 3000 });
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.message).toBe("getPayout: not reached within 3000 ms; the last status is SENDING");
    expect(error).toMatchObject({ operationId: "getPayout", retryable: true, sent: "maybe", status: 200, errors: [] });
    expect(requests).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each(["within a pause", "within a request", "before it starts"])("the abort, %s", async (when) => {
    const controller = new AbortController();
    const reason = new Error("the order was canceled");
    if (when === "before it starts") controller.abort(reason);
    const { finance, requests } = clientsWith([
      () => {
        if (when === "within a request") controller.abort(reason);
        else setTimeout(() => controller.abort(reason));
        return ok({ status: "SENDING" });
      },
    ]);
    const error = await waited(finance, { signal: controller.signal });
    expect(error).toBeInstanceOf(AbortError);
    expect(error.cause).toBe(reason);
    expect(error.retryable).toBe(false);
    expect(requests).toHaveLength(when === "before it starts" ? 0 : 1);
  });

  const noTime = "must be a number of milliseconds above zero";
  test.each<[options: object, message: string]>([
    [{ until: [] }, "until must be statuses or a function"],
    [{ until: "COMPLETED" }, "until must be statuses or a function"],
    [{ until: ["A"], failOn: "REJECTED" }, "failOn must be a list of statuses"],
    ...Object.entries({ timeoutMs: Number.NaN, pauseMs: 0, maxPauseMs: -1 }).map(([name, value]): [object, string] => [
      { until: ["A"], [name]: value },
      `${name} ${noTime}`,
    ]),
  ])("nothing is sent for %j", async (options, message) => {
    const { finance, requests } = statuses("A");
    expect(await waited(finance, options)).toEqual(new TypeError(message));
    expect(requests).toHaveLength(0);
  });

  test("an operation that sends a body is never called: each call could pay", async () => {
    const { finance, requests } = statuses("REQUESTED");
    const body = { routeId: "r", asset: "USDC", amount: "1" };
    // @ts-expect-error no operation that reads has a body
    const waiting = waitFor(finance.createPayout, { accountId: "a", body }, { until: ["COMPLETED"] });
    await expect(waiting).rejects.toThrow(
      new TypeError("operation must be one that reads: it is called again and again"),
    );
    expect(requests).toHaveLength(0);
  });
});

describe("approveIf", () => {
  const version = (version: unknown, amount = 5000) => ok({ id: "r", version, amount });
  const conflict = "OPTIMISTIC_LOCK_EXCEPTION";
  const locked = () => refused(400, conflict);
  const approved = () => ok({ id: "r", status: "AWAITING_FUNDS" });
  const same = ({ amount }: RampRequest, before?: RampRequest) => amount === (before?.amount ?? amount);
  type IsFine = Parameters<typeof approveIf>[2];
  const isFine = () => true;
  const unasked = () => expect.unreachable("asked");

  test("approves the version that was read, whatever is made of it meanwhile", async () => {
    const { ramp, requests } = clientsWith([version(3), approved]);
    const change = (read: RampRequest) => Object.assign(read, { version: 9 }) && true;
    expect((await approveIf(ramp, "r", change)).approved?.status).toBe("AWAITING_FUNDS");
    expect(requests.map(({ what, body }) => `${what} ${body}`.trim())).toEqual([
      "GET /v1/ramp-requests/r",
      'POST /v1/ramp-requests/r/approve {"version":3}',
    ]);
  });

  test("asks again about a version that changed, with the one before", async () => {
    const { ramp, requests } = clientsWith([version(3), locked, version(4), approved]);
    const asked = vi.fn(same);
    expect((await approveIf(ramp, "r", asked)).read.version).toBe(4);
    expect(asked.mock.calls.map(([now, before]) => [now.version, before?.version])).toEqual([
      [3, undefined],
      [4, 3],
    ]);
    expect(requests.map(({ body }) => body).filter(Boolean)).toEqual(['{"version":3}', '{"version":4}']);
  });

  const unread = { name: "ApiError", operationId: "getRampRequest", status: 200, retryable: false };
  /** It is approved, although the response does not have the ramp request. */
  const done = { name: "ApiError", operationId: "approveRampRequest", sent: "maybe", retryable: false };
  const losing = () => new ReadableStream({ pull: (body) => body.error(new Error("lost")) });
  const lost = () => new Response(losing(), { status: 409 });
  const mayBeDone = { name: "ConnectionError", sent: "maybe", retryable: false };
  const changing = [1, 2, 3, 4, 5].flatMap((number) => [version(number), locked]);
  test.each<[what: string, (Reply | (() => Reply))[], IsFine, outcome: object, requests: number]>([
    ["without a version", [ok({ id: "r" })], unasked, unread, 1],
    ["with a version as text", [version("3")], unasked, unread, 1],
    ["with a version of null", [version(null)], unasked, unread, 1],
    ["without a result", [version(3), ok(undefined as never)], isFine, done, 2],
    ["with a result of null", [version(3), ok(null as never)], isFine, done, 2],
    ["whose body is lost", [version(1), lost], isFine, mayBeDone, 2],
    [
      "that is not fine",
      [version(3), locked, version(4, 9000)],
      same,
      { approved: undefined, read: { amount: 9000 } },
      3,
    ],
    ...[undefined, 1, "yes", Promise.resolve(false)].map((said): [string, Reply[], IsFine, object, number] => [
      `of which is said ${said}`,
      [version(1)],
      () => said as never,
      { approved: undefined },
      1,
    ]),
    ["that changes again and again", changing, isFine, { code: conflict }, 10],
    ["that is denied", [version(1), refused(403, "ACCESS_DENIED")], isFine, { name: "ApiError", status: 403 }, 2],
  ])("a response %s", async (_, replies, say, outcome, count) => {
    const { ramp, requests } = clientsWith(replies);
    expect(await approveIf(ramp, "r", say).catch((error: unknown) => error)).toMatchObject(outcome);
    expect(requests).toHaveLength(count);
  });

  test("goes by the service's own code, whatever middleware makes of it", async () => {
    const making = (response: Response) => ({ onResponse: () => response.clone() });
    for (const own of [refused(500, "INTERNAL_SERVER_ERROR"), new Error("lost")]) {
      const { ramp, requests } = clientsWith([version(1), own]);
      const made = making(refused(409, conflict));
      const middleware = [{ ...made, onError: made.onResponse }];
      const client = { ...ramp, getRampRequest: () => ramp.getRampRequest({ rampRequestId: "r" }) };
      await expect(approveIf(client, "r", isFine, { middleware })).rejects.toMatchObject({ status: 409 });
      expect(requests).toHaveLength(2);
    }
    const { ramp, requests } = clientsWith([version(1), locked, version(2), approved]);
    ramp.use({ onResponse: ({ response }) => (response.ok ? undefined : refused(409, "OTHER")) });
    expect((await approveIf(ramp, "r", isFine)).read.version).toBe(2);
    expect(requests).toHaveLength(4);
  });
});
