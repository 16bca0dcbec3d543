// The client: waiting for a status, and approving a version that was looked at.

import { inspect } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AbortError, type ApiError, createFinanceClient, TimeoutError, waitFor } from "../../client/finance.ts";
import { approveIf, createRampClient, type RampRequest } from "../../client/ramp.ts";

afterEach(() => vi.useRealTimers());

type ServiceResponse = Response | Error | (() => Response);
const ok = (result: unknown) => Response.json({ success: true, result });
const refused = (status: number, code: string, headers = {}) =>
  Response.json({ success: false, errors: [{ code }] }, { status, headers });

function clientsWith(...replies: ServiceResponse[]) {
  const requests: { at: number; what: string; body: string }[] = [];
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname;
    requests.push({ at: performance.now(), what: `${request.method} ${path}`, body: await request.text() });
    const reply = replies[Math.min(requests.length, replies.length) - 1] as ServiceResponse;
    if (reply instanceof Error) throw reply;
    return reply instanceof Response ? reply.clone() : reply();
  };
  const options = { auth: "token", fetch, maxRetries: 0 };
  const finance = createFinanceClient({ baseUrl: "https://finance.example.com", ...options });
  const ramp = createRampClient({ baseUrl: "https://ramp.example.com", ...options });
  return { finance, ramp, requests };
}

const payout = { accountId: "a", payoutId: "p" };
const statuses = (...all: string[]) => clientsWith(...all.map((status) => ok({ id: "p", status })));

describe("waitFor", () => {
  type Finance = ReturnType<typeof clientsWith>["finance"];
  /** Waits for a payout in virtual time, and gives the result or the error. */
  async function waited(finance: Finance, options: object) {
    vi.useFakeTimers();
    const waiting = waitFor(finance.getPayout, payout, { until: ["COMPLETED"], ...options }).catch(
      (error) => error,
    );
    await vi.runAllTimersAsync();
    expect(vi.getTimerCount()).toBe(0);
    return waiting;
  }

  test("reads with growing pauses until a status is reached, and says which", async () => {
    const { finance, requests } = statuses("REQUESTED", "SENDING", "SENDING", "SENDING", "COMPLETED", "RETURNED");
    const reached = await waited(finance, { until: ["COMPLETED", "FAILED"], maxPauseMs: 2000 });
    expect(reached).toEqual({ status: "COMPLETED", result: { id: "p", status: "COMPLETED" } });
    const pauses = requests.slice(1).map(({ at }, i) => at - (requests[i]?.at ?? 0));
    expect(pauses.map(Math.round)).toEqual([1000, 1500, 2000, 2000]);
    expect(requests[0]?.what).toBe("GET /v1/accounts/a/payouts/p");
  });

  test("ends at a status of failOn, with what was read last", async () => {
    const result = { id: "p", status: "REJECTED", failureReason: "INSUFFICIENT_ALLOWANCE" };
    const { finance, requests } = clientsWith(ok({ status: "SENDING" }), ok(result), ok({ status: "COMPLETED" }));
    const failOn = ["REJECTED", "FAILED"];
    const message = "getPayout: will not be reached; the last status is REJECTED";
    const error: ApiError = await waited(finance, { failOn });
    expect(error).toMatchObject({
      name: "ApiError",
      message,
      operationId: "getPayout",
      status: 200,
      retryable: false,
    });
    // What was read is there for the caller, and in no log.
    expect(error.cause).toMatchObject({ status: "REJECTED", result });
    expect(inspect(error) + JSON.stringify(error)).not.toContain("ALLOWANCE");
    expect(requests).toHaveLength(2);
    const both = { until: ["REJECTED"], failOn, timeoutMs: Number.POSITIVE_INFINITY };
    expect(await waited(statuses("REJECTED").finance, both)).toMatchObject({ status: "REJECTED" });
  });

  test("reads another field, or asks a function that says true or false, also later", async () => {
    const { finance } = clientsWith(ok({ kycStatus: "VERIFIED" }));
    const { status } = await waitFor(
      finance.getParty,
      { partyId: "p" },
      { until: ["VERIFIED"], field: "kycStatus" },
    );
    expect(status).toBe("VERIFIED");
    const { finance: other } = statuses("SENDING", "COMPLETED");
    const until = async ({ status }: { status?: string }) => status === "COMPLETED";
    expect(await waited(other, { until })).toMatchObject({ status: "COMPLETED" });
    expect(await waited(other, { until: () => new Promise(() => {}) })).toBeInstanceOf(TimeoutError);
    const wrong = new TypeError("until must be statuses, or a function that returns true or false");
    expect(await waited(other, { until: () => "yes" })).toEqual(wrong);
  });

  test("goes on after a failure that can be repeated, and ends with any other", async () => {
    const { finance, requests } = clientsWith(
      refused(503, "x", { "Retry-After": "7" }),
      ok({ status: "COMPLETED" }),
    );
    expect(await waited(finance, {})).toMatchObject({ status: "COMPLETED" });
    expect((requests[1]?.at ?? 0) - (requests[0]?.at ?? 0)).toBeGreaterThanOrEqual(7000);
    const denied = await waited(clientsWith(refused(403, "forbidden")).finance, {});
    expect(denied).toMatchObject({ name: "ApiError", code: "forbidden" });
  });

  test("ends at the deadline with a TimeoutError that says the last status", async () => {
    const { finance, requests } = statuses("SENDING");
    const error = await waited(finance, { timeoutMs: 3000 });
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.message).toBe("getPayout: not reached within 3000 ms; the last status is SENDING");
    expect(error).toMatchObject({
      operationId: "getPayout",
      retryable: true,
      sent: "maybe",
      status: 200,
      errors: [],
    });
    expect(requests).toHaveLength(3);
  });

  test.each(["within a pause", "within a request", "before it starts"])(
    "ends with the abort, %s",
    async (when) => {
      const controller = new AbortController();
      const reason = new Error("the order was canceled");
      const abort = () => controller.abort(reason);
      if (when === "before it starts") abort();
      const { finance, requests } = clientsWith(() => {
        if (when === "within a request") abort();
        else setTimeout(abort);
        return ok({ status: "SENDING" });
      });
      const error = await waited(finance, { signal: controller.signal });
      expect(error).toBeInstanceOf(AbortError);
      expect(error).toMatchObject({ cause: reason, retryable: false });
      expect(requests).toHaveLength(when === "before it starts" ? 0 : 1);
    },
  );

  test.each<[options: object, message: string]>([
    [{ until: [] }, "until must be statuses or a function"],
    [{ failOn: "REJECTED" }, "failOn must be a list of statuses"],
    [{ timeoutMs: Number.NaN }, "timeoutMs must be a number of milliseconds above zero"],
  ])("sends nothing for %j", async (options, message) => {
    const { finance, requests } = statuses("A");
    expect(await waited(finance, options)).toEqual(new TypeError(message));
    expect(requests).toHaveLength(0);
  });

  test("never calls an operation that sends a body: each call could pay", async () => {
    const { finance, requests } = statuses("REQUESTED");
    const body = { routeId: "r", asset: "USDC", amount: "1" };
    // @ts-expect-error no operation that reads has a body
    const waiting = waitFor(finance.createPayout, { accountId: "a", body }, { until: ["COMPLETED"] });
    await expect(waiting).rejects.toThrow("operation must be one without a request body");
    expect(requests).toHaveLength(0);
  });
});

describe("approveIf", () => {
  const version = (version: unknown, amount = 5000) => ok({ id: "r", version, amount });
  const conflict = "OPTIMISTIC_LOCK_EXCEPTION";
  const locked = refused(400, conflict);
  const approved = ok({ id: "r", status: "AWAITING_FUNDS" });
  const lost = () =>
    new Response(new ReadableStream({ pull: (body) => body.error(new Error("lost")) }), { status: 409 });
  type IsFine = Parameters<typeof approveIf>[2];
  const isFine = () => true;
  const unasked = () => expect.unreachable("asked");
  const change = (read: RampRequest) => Object.assign(read, { version: 9 }) && true;
  const same = ({ amount }: RampRequest, before?: RampRequest) => amount === (before?.amount ?? amount);
  const saying = (said: unknown) => () => said as boolean;

  const unread = { name: "ApiError", operationId: "getRampRequest", status: 200, retryable: false };
  /** It is approved, although the response does not have the ramp request. */
  const done = { name: "ApiError", operationId: "approveRampRequest", sent: "maybe", retryable: false };
  const mayBeDone = { name: "ConnectionError", sent: "maybe", retryable: false };
  const left = { approved: undefined };
  const changing = [1, 2, 3, 4, 5].flatMap((number) => [version(number), locked]);

  test.each<[what: string, ServiceResponse[], IsFine, outcome: object, versionsSent: number[]]>([
    ["that is fine, as it was read", [version(3), approved], change, { approved: { id: "r" } }, [3]],
    [
      "that changed, once more",
      [version(3), locked, version(4), approved],
      same,
      { read: { version: 4 } },
      [3, 4],
    ],
    [
      "that is not fine then",
      [version(3), locked, version(4, 9000)],
      same,
      { ...left, read: { amount: 9000 } },
      [3],
    ],
    ["that changes again and again", changing, isFine, { code: conflict }, [1, 2, 3, 4, 5]],
    [
      "that is denied",
      [version(1), refused(403, "ACCESS_DENIED")],
      isFine,
      { name: "ApiError", status: 403 },
      [1],
    ],
    ["without a number as version", [version("3")], unasked, unread, []],
    ["with a result of null", [version(3), ok(null)], isFine, done, [3]],
    ["whose body is lost", [version(1), lost], isFine, mayBeDone, [1]],
    ["of which yes is said", [version(1)], saying("yes"), left, []],
    ["of which false is said later", [version(1)], saying(Promise.resolve(false)), left, []],
  ])("a version %s", async (_, replies, say, outcome, versionsSent) => {
    const { ramp, requests } = clientsWith(...replies);
    expect(await approveIf(ramp, "r", say).catch((error: unknown) => error)).toMatchObject(outcome);
    const approvals = requests.filter(({ what }) => what === "POST /v1/ramp-requests/r/approve");
    expect(approvals.map(({ body }) => body)).toEqual(versionsSent.map((version) => JSON.stringify({ version })));
  });

  test("goes by the service's own code, whatever middleware makes of it", async () => {
    for (const own of [refused(500, "INTERNAL_SERVER_ERROR"), new Error("lost")]) {
      const { ramp, requests } = clientsWith(version(1), own);
      const made = () => refused(409, conflict);
      const client = { ...ramp, getRampRequest: () => ramp.getRampRequest({ rampRequestId: "r" }) };
      const approval = approveIf(client, "r", isFine, { middleware: [{ onResponse: made, onError: made }] });
      await expect(approval).rejects.toMatchObject({ status: 409 });
      expect(requests).toHaveLength(2);
    }
    const { ramp } = clientsWith(version(1), locked, version(2), approved);
    ramp.use({ onResponse: ({ response }) => (response.ok ? undefined : refused(409, "OTHER")) });
    expect((await approveIf(ramp, "r", isFine)).read.version).toBe(2);
  });
});
