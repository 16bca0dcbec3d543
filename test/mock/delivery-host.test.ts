// A receiver's host is looked up once for all deliveries that wait for it, so that a host without a DNS answer piles nothing up.

import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test, vi } from "vitest";
import { createLookUp, sendEvent } from "../../mock/deliver/send.ts";
import { ping } from "../../mock/domain/lifecycle/events.ts";
import { close } from "../lib/listen.ts";

const never = new AbortController().signal;

test("a thousand deliveries to a silent host ask once, and each ends at its own limit", async () => {
  let asked = 0;
  const lookUp = createLookUp(() => {
    asked += 1;
    return new Promise(() => undefined);
  });
  const limit = new AbortController();
  const waiting = Array.from({ length: 1000 }, () => lookUp("silent.example", limit.signal));
  limit.abort(new Error("at its limit"));
  const ends = await Promise.allSettled(waiting);
  expect(ends.every((end) => end.status === "rejected" && end.reason.message === "at its limit")).toBe(true);
  expect(asked).toBe(1);
});

test("a host is asked for again when the last response is there, and an address never", async () => {
  const asked: string[] = [];
  const lookUp = createLookUp(async (host) => {
    asked.push(host);
    if (host === "unknown.example") throw Object.assign(new Error("not found"), { code: "ENOTFOUND" });
  });
  await lookUp("one.example", never);
  await lookUp("one.example", never);
  await lookUp("127.0.0.1", never);
  await lookUp("[::1]", never);
  await expect(lookUp("unknown.example", never)).rejects.toMatchObject({ code: "ENOTFOUND" });
  await expect(lookUp("unknown.example", never)).rejects.toMatchObject({ code: "ENOTFOUND" });
  expect(asked).toEqual(["one.example", "one.example", "unknown.example"]);
});

test("a host without an address is asked for again after five seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    let asked = 0;
    const lookUp = createLookUp(() => Promise.reject(new Error(`number ${++asked}`)));
    await expect(lookUp("later.example", never)).rejects.toThrow("number 1");
    vi.advanceTimersByTime(4_999);
    await expect(lookUp("later.example", never)).rejects.toThrow("number 1");
    vi.advanceTimersByTime(1);
    await expect(lookUp("later.example", never)).rejects.toThrow("number 2");
  } finally {
    vi.useRealTimers();
  }
});

test("a delivery to a host that does not exist says so by the system's code", async () => {
  const sent = sendEvent("https://no-such-host.invalid/hooks", ping, undefined, 30_000);
  await expect(sent).rejects.toThrow(/^(ENOTFOUND|EAI_AGAIN|EAI_FAIL|no response within 30000 ms)$/);
});

test("a delivery reaches ports that browsers block, with its key in any header", async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    seen.push([request.headers["sec-fetch-mode"], request.headers["accept-language"], request.headers["user-agent"]]);
    response.writeHead(202).end("taken");
  });
  for (const port of [6000, 6566, 6665, 6666, 6667, 6668, 6669, 6697, 10_080]) {
    server.listen(port, "127.0.0.1");
    const isFree = await Promise.race([
      once(server, "listening").then(() => true),
      new Promise<boolean>((resolve) => server.once("error", () => resolve(false))),
    ]).catch(() => false);
    if (!isFree) continue;
    for (const headerName of ["Sec-Fetch-Mode", "Accept-Language"]) {
      const key = { type: "API_KEY", headerName, apiKey: "a-key" } as const;
      expect(await sendEvent(`http://127.0.0.1:${port}/hooks`, ping, key, 30_000)).toBe(202);
    }
    break;
  }
  close(server);
  expect(seen).toEqual([
    ["a-key", undefined, "finance-ramp-mock"],
    [undefined, "a-key", "finance-ramp-mock"],
  ]);
});
