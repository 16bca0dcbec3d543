// examples/webhook-receiver.ts, run as a user would run it.

import { expect, onTestFinished, test } from "vitest";
import { finish, printed, runScript, startScript } from "../lib/process.ts";
import { eventOf } from "./lib/deliveries.ts";

const script = "examples/webhook-receiver.ts";

/** Starts it on a free port; the result sends a delivery and returns the status, `stop` returns all it printed. */
async function start(env: Record<string, string>) {
  const child = startScript(script, [], { PORT: "0", ...env });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = finish(child);
  const [, url = ""] = /listening on (\S+)/.exec(await printed(child, /listening on \S+\n/)) ?? [];
  const deliver = async (body: unknown, headers: Record<string, string>) =>
    (await fetch(url, { method: "POST", headers: { ...headers, connection: "close" }, body: JSON.stringify(body) }))
      .status;
  const stop = async () => {
    child.kill("SIGTERM");
    return ended;
  };
  return { deliver, stop };
}

test("prints what arrives, once, and no secret", async () => {
  const { deliver, stop } = await start({ WEBHOOK_API_KEYS: "example-key-1,example-key-2", WEBHOOK_HEADER: "X-Key" });
  const key = { "x-key": "example-key-1" };
  expect(await deliver(eventOf("PING"), key)).toBe(200);
  expect(await deliver(eventOf("PAY_IN_SETTLED"), key)).toBe(200);
  expect(await deliver(eventOf("PAY_IN_SETTLED"), { "x-key": "example-key-2" })).toBe(200);
  expect(await deliver(eventOf("PAY_IN_SETTLED"), { "x-key": "example-key-3" })).toBe(401);
  expect(await deliver({ eventType: "EVENT_OF_TOMORROW", result: {} }, key)).toBe(200);
  const { code, stdout, stderr } = await stop();
  const id = "47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801";
  expect(stdout.split("\n").slice(1)).toEqual([
    "  ping: Test delivery requested with the ping operation.",
    "200 handled PING -",
    `  pay-in ${id} settled at 2026-09-16T09:41:07.482Z; get it before you credit anyone`,
    `200 handled PAY_IN_SETTLED payInId:${id}:SETTLED`,
    `200 duplicate PAY_IN_SETTLED payInId:${id}:SETTLED`,
    "401 unauthenticated - -",
    "  EVENT_OF_TOMORROW is a new event type; see the contract",
    "200 handled EVENT_OF_TOMORROW -",
    "",
  ]);
  expect(`${stdout}${stderr}`).not.toContain("example-key");
  expect(code).toBe(0);
});

test("takes basic credentials", async () => {
  const { deliver, stop } = await start({ WEBHOOK_USERNAME: "finance", WEBHOOK_PASSWORD: "example-password" });
  const authorization = `Basic ${btoa("finance:example-password")}`;
  expect(await deliver(eventOf("PARTY_VERIFICATION_COMPLETED"), { authorization })).toBe(200);
  expect((await stop()).stdout).toContain("is VERIFIED");
});

test("does not start without credentials", async () => {
  const { code, stderr } = await runScript(script, [], { PORT: "0" });
  expect(code).toBe(1);
  expect(stderr).toContain("authenticate.apiKeys must be a list of at least one secret");
});
