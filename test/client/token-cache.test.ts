// The cache of a token, to the millisecond: renewal, shared requests, and rests.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AuthError } from "../../client/finance.ts";
import { type Grant, TokenCache } from "../../client/tokens/cache.ts";

/** What `performance.now` says. It stands until it is set. */
const monotonic = { ms: 0 };

beforeEach(() => {
  monotonic.ms = 5000;
  vi.spyOn(performance, "now").mockImplementation(() => monotonic.ms);
  // The rests are three quarters of the longest.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => void vi.restoreAllMocks());

/** A cache whose requests the test ends, and whose clock stands until it is set. They ignore their signals. */
function setUp() {
  const clock = { ms: 1_000_000 };
  const requests: (PromiseWithResolvers<Grant> & { signal: AbortSignal })[] = [];
  vi.spyOn(Date, "now").mockImplementation(() => clock.ms);
  const cache = new TokenCache((signal) => {
    const request = { ...Promise.withResolvers<Grant>(), signal };
    requests.push(request);
    return request.promise;
  });
  const get = async (signal = new AbortController().signal, rejected?: string): Promise<unknown> =>
    cache.get({ signal, rejected, onEvent: undefined }).catch((error: unknown) => error);
  const grant = async (index: number, seconds = 300) => {
    requests[index]?.resolve({ accessToken: `token-${index}`, expiresInMs: seconds * 1000 });
    await settled();
  };
  const fail = async (index: number, retryAfterMs?: number) => {
    requests[index]?.reject(new AuthError("503", { status: 503, retryable: true, retryAfterMs }));
    await settled();
  };
  const leaving = () => {
    const controller = new AbortController();
    const ended = get(controller.signal);
    return async () => {
      controller.abort("left");
      expect(await ended).toBe("left");
    };
  };
  return { clock, requests, get, grant, fail, leaving };
}

/** All that is due has run, without a timer. */
const settled = () => new Promise((done) => setImmediate(done));

test.each([
  { seconds: 300, leftMs: 30_000 },
  { seconds: 119, leftMs: 29_750 },
])("a token of $seconds s is renewed in the background when $leftMs ms are left", async ({ seconds, leftMs }) => {
  const { clock, requests, get, grant, leaving } = setUp();
  const first = get();
  await grant(0, seconds);
  expect(await first).toBe("token-0");
  const dueAt = clock.ms + seconds * 1000 - leftMs;
  for (clock.ms = dueAt - 1; clock.ms <= dueAt; clock.ms++) {
    expect(await get()).toBe("token-0");
    expect(requests).toHaveLength(clock.ms === dueAt ? 2 : 1);
  }
  // A call that joins the renewal and leaves does not end it.
  clock.ms += leftMs;
  await leaving()();
  expect(requests[1]?.signal.aborted).toBe(false);
  const patient = get();
  await grant(1);
  expect(await patient).toBe("token-1");
});

test("a request that its last call leaves is aborted, and does not end the next", async () => {
  const { requests, get, grant, fail, leaving } = setUp();
  for (const leave of [leaving(), leaving()]) {
    expect(requests[0]?.signal.aborted).toBe(false);
    await leave();
  }
  expect(requests[0]?.signal.aborted).toBe(true);
  const second = leaving();
  await fail(0);
  const third = leaving();
  expect(requests).toHaveLength(2);
  for (const leave of [second, third]) await leave();
  const last = get();
  await grant(2);
  expect(await last).toBe("token-2");
});

test("the rest after a failure doubles up to its longest", async () => {
  const { requests, get, fail } = setUp();
  for (const restMs of [375, 750, 1500, 3000, 6000, 12_000, 22_500, 22_500]) {
    const call = get();
    const made = requests.length;
    await fail(made - 1);
    for (const failed of [call, get()])
      expect(await failed).toMatchObject({ name: "AuthError", status: 503, retryAfterMs: restMs + 2 });
    monotonic.ms += restMs - 0.5;
    expect(await get()).toMatchObject({ retryAfterMs: 3 });
    expect(requests).toHaveLength(made);
    monotonic.ms += 0.5;
  }
});

test.each([
  [20_000, 20_000],
  [3_600_000, 60_000],
  [1, 375],
])("a rest is what the endpoint asks for, %s ms, within its limits: %s ms", async (askedMs, restMs) => {
  const { get, fail } = setUp();
  const call = get();
  await fail(0, askedMs);
  expect(await call).toMatchObject({ retryAfterMs: restMs + 2 });
});

test("the rest after a failure keeps a valid token from being renewed", async () => {
  const { clock, requests, get, grant, fail } = setUp();
  void get();
  await grant(0);
  clock.ms += 280_000;
  await get();
  await fail(1);
  expect(await get()).toBe("token-0");
  expect(requests).toHaveLength(2);
  monotonic.ms += 375;
  expect(await get()).toBe("token-0");
  expect(requests).toHaveLength(3);
});

test("a token that was refused is dropped at once, and the next only after a rest", async () => {
  const { requests, get, grant } = setUp();
  void get();
  await grant(0);
  /** Refuses the present token, and says whether it was dropped. */
  const refuse = async () => {
    const made = requests.length;
    const call = get(undefined, `token-${made - 1}`);
    await grant(made);
    await call;
    return requests.length > made;
  };
  expect(await refuse()).toBe(true);
  for (const restMs of [375, 750, 1500, 3000]) {
    monotonic.ms += restMs - 0.5;
    expect(await refuse()).toBe(false);
    monotonic.ms += 0.5;
    expect(await refuse()).toBe(true);
  }
  // Once the last rest is over for long, it begins anew.
  monotonic.ms += 6000 + 30_001;
  expect(await refuse()).toBe(true);
  monotonic.ms += 375;
  expect(await refuse()).toBe(true);
});
