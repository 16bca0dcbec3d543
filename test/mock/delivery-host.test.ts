// A receiver's host is looked up once for all deliveries that wait for it, so that a host without a DNS answer piles nothing up.

import { expect, test } from "vitest";
import { createLookUp } from "../../mock/deliver/host.ts";
import { sendEvent } from "../../mock/deliver/send.ts";
import { ping } from "../../mock/state/lifecycle/events.ts";

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
  expect(asked).toEqual(["one.example", "one.example", "unknown.example"]);
});

test("a delivery to a host that does not exist says so by the system's code", async () => {
  const sent = sendEvent("https://no-such-host.invalid/hooks", ping, undefined, 30_000);
  await expect(sent).rejects.toThrow(/^(ENOTFOUND|EAI_AGAIN|EAI_FAIL|no response within 30000 ms)$/);
});
