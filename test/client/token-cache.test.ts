// The cache of a token by itself, to the millisecond: when it is renewed, who shares a request and what ends it, and its rests.

import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { AuthError } from "../../client/finance.ts";
import { type Grant, TokenCache } from "../../client/tokens/cache.ts";

/** What `performance.now` says. It stands until it is set. */
let monotonic = { ms: 0 };

beforeEach(() => {
  monotonic = { ms: 5000 };
  const spies = [
    vi.spyOn(performance, "now").mockImplementation(() => monotonic.ms),
    // The rests are three quarters of the longest.
    vi.spyOn(Math, "random").mockReturnValue(0.5),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
});

/** A cache whose requests the test ends, in any order, and whose clock stands until it is set. They ignore their signals. */
function setUp() {
  const clock = { ms: 1_000_000 };
  const requests: (PromiseWithResolvers<Grant> & { signal: AbortSignal })[] = [];
  const request = (signal: AbortSignal) => {
    const given = { ...Promise.withResolvers<Grant>(), signal };
    requests.push(given);
    return given.promise;
  };
  const spy = vi.spyOn(Date, "now").mockImplementation(() => clock.ms);
  onTestFinished(() => spy.mockRestore());
  const cache = new TokenCache(request);
  const get = (signal = new AbortController().signal, rejected?: string) =>
    cache.get({ signal, rejected, onEvent: undefined });
  /** Ends a request, and all that waits for it. */
  const grant = async (index: number, seconds = 300) => {
    requests[index]?.resolve({ accessToken: `token-${index}`, expiresInMs: seconds * 1000 });
    await settled();
  };
  const fail = async (index: number, error: unknown) => {
    requests[index]?.reject(error);
    await settled();
  };
  /** A call that leaves when it is told to, with its error. */
  const leaving = () => {
    const controller = new AbortController();
    const ended = get(controller.signal).catch((error: unknown) => error);
    return { ended, leave: () => controller.abort("left") };
  };
  return { clock, requests, get, grant, fail, leaving };
}

/** All that is due has run, without a timer. */
const settled = () => new Promise((done) => setImmediate(done));

const refused = (retryAfterMs?: number) => new AuthError("503", { status: 503, retryable: true, retryAfterMs });

describe("a token is renewed", () => {
  test.each([
    { seconds: 300, leftMs: 30_000 },
    { seconds: 119, leftMs: 29_750 },
    { seconds: 4, leftMs: 1000 },
  ])("when $leftMs ms of its $seconds s are left, and not before", async ({ seconds, leftMs }) => {
    const { clock, requests, get, grant } = setUp();
    const first = get();
    await grant(0, seconds);
    expect(await first).toBe("token-0");
    const dueAt = clock.ms + seconds * 1000 - leftMs;
    const counts: number[] = [];
    for (clock.ms = dueAt - 1; clock.ms <= dueAt; clock.ms++) {
      expect(await get()).toBe("token-0");
      counts.push(requests.length);
    }
    expect(counts).toEqual([1, 2]);
    await grant(1);
    expect(await get()).toBe("token-1");
  });

  test("in the background, which goes on when calls that have joined it leave", async () => {
    const { clock, requests, get, grant, leaving } = setUp();
    void get();
    await grant(0);
    clock.ms += 270_000;
    await get();
    clock.ms += 30_000;
    const [one, other] = [leaving(), leaving()];
    const patient = get();
    for (const call of [one, other]) {
      call.leave();
      expect(await call.ended).toBe("left");
    }
    expect(requests[1]?.signal.aborted).toBe(false);
    await grant(1);
    expect(await patient).toBe("token-1");
  });
});

describe("a request", () => {
  test("that its last call leaves is aborted, and the next call makes another", async () => {
    const { requests, get, grant, leaving } = setUp();
    const calls = [leaving(), leaving()];
    for (const { ended, leave } of calls) {
      expect(requests[0]?.signal.aborted).toBe(false);
      leave();
      expect(await ended).toBe("left");
    }
    expect(requests[0]?.signal.aborted).toBe(true);
    const next = get();
    expect(requests).toHaveLength(2);
    await grant(1);
    expect(await next).toBe("token-1");
  });

  test("that was aborted does not end the next with its own end, and is no failure with a rest after it", async () => {
    const { requests, get, grant, fail, leaving } = setUp();
    const { ended, leave } = leaving();
    leave();
    await ended;
    const second = get();
    await fail(0, refused());
    const third = get();
    expect(requests).toHaveLength(2);
    await grant(1);
    expect(await Promise.all([second, third])).toEqual(["token-1", "token-1"]);
    const other = setUp();
    const left = other.leaving();
    left.leave();
    await left.ended;
    await other.fail(0, refused());
    void other.get();
    expect(other.requests).toHaveLength(2);
  });
});

describe("the rest after a failure", () => {
  test("doubles up to its longest; until it is over, the failure is repeated with what is left of it", async () => {
    const { requests, get, fail } = setUp();
    for (const restMs of [375, 750, 1500, 3000, 6000, 12_000, 22_500, 22_500]) {
      const call = get().catch((error: unknown) => error);
      const made = requests.length;
      await fail(made - 1, refused());
      expect(await call).toMatchObject({ name: "AuthError", status: 503, retryAfterMs: restMs + 2 });
      await expect(get()).rejects.toMatchObject({ retryAfterMs: restMs + 2 });
      monotonic.ms += restMs - 0.5;
      await expect(get()).rejects.toMatchObject({ retryAfterMs: 3 });
      expect(requests).toHaveLength(made);
      monotonic.ms += 0.5;
    }
  });

  test.each([
    [20_000, 20_000],
    [3_600_000, 60_000],
    [1, 375],
  ])("is what the endpoint asks for, %s ms, within its limits: %s ms", async (askedMs, restMs) => {
    const { get, fail } = setUp();
    const call = get();
    call.catch(() => {});
    await fail(0, refused(askedMs));
    await expect(call).rejects.toMatchObject({ retryAfterMs: restMs + 2 });
  });

  test("repeats an error that is not ours as it is", async () => {
    const { requests, get, fail } = setUp();
    const call = get();
    call.catch(() => {});
    const error = new Error("no such host");
    await fail(0, error);
    for (const failed of [call, get()]) await expect(failed).rejects.toBe(error);
    expect(requests).toHaveLength(1);
  });

  test("is over with a token that comes late, of a request that nobody waited for", async () => {
    const { clock, requests, get, grant, fail, leaving } = setUp();
    const { ended, leave } = leaving();
    leave();
    await ended;
    get().catch(() => {});
    await fail(1, refused(60_000));
    await grant(0, 4);
    expect(await get()).toBe("token-0");
    clock.ms += 4000;
    get().catch(() => {});
    expect(requests).toHaveLength(3);
  });

  test("keeps a valid token from being renewed", async () => {
    const { clock, requests, get, grant, fail } = setUp();
    void get();
    await grant(0);
    clock.ms += 280_000;
    await get();
    await fail(1, refused());
    expect(await get()).toBe("token-0");
    expect(requests).toHaveLength(2);
    monotonic.ms += 375;
    expect(await get()).toBe("token-0");
    expect(requests).toHaveLength(3);
  });
});

describe("a token that was refused", () => {
  /** Refuses the present token, and says whether it was dropped. */
  async function refuse({ requests, get, grant }: ReturnType<typeof setUp>): Promise<boolean> {
    const made = requests.length;
    const call = get(undefined, `token-${made - 1}`);
    await grant(made);
    await call;
    return requests.length > made;
  }

  test("is dropped at once, and the one after it only when a rest is over, which doubles", async () => {
    const cache = setUp();
    void cache.get();
    await cache.grant(0);
    expect(await refuse(cache)).toBe(true);
    for (const restMs of [375, 750, 1500, 3000]) {
      expect(await refuse(cache)).toBe(false);
      monotonic.ms += restMs - 0.5;
      expect(await refuse(cache)).toBe(false);
      monotonic.ms += 0.5;
      expect(await refuse(cache)).toBe(true);
    }
  });

  test.each([
    [30_000, 750],
    [30_000.5, 375],
  ])(
    "has a rest that begins anew when the last has been over for long: after %s ms, %s ms",
    async (laterMs, restMs) => {
      const cache = setUp();
      void cache.get();
      await cache.grant(0);
      await refuse(cache);
      monotonic.ms += 375 + laterMs;
      expect(await refuse(cache)).toBe(true);
      monotonic.ms += restMs - 0.5;
      expect(await refuse(cache)).toBe(false);
      monotonic.ms += 0.5;
      expect(await refuse(cache)).toBe(true);
    },
  );
});
