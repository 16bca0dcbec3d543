// Time in the mock: it stands, is advanced or runs; what is due happens at its own time; and the way back to the seed.

import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { cast, eventsOf, mockForTests } from "./mock.ts";

const mock = mockForTests({ speed: 0, settings: { paymentSessions: true }, delivery: { delay: 1e12 } });
const running = mockForTests({ speed: 1000, delivery: { delay: 1e12 } });
const account = `/v1/accounts/${cast.account}`;
const payout = { routeId: cast.route, asset: "USDC", amount: "1" };
const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "k" };
const webhook = { url: "https://hooks.example/", authenticationMethod };
const now = async () => Date.parse(((await mock.control("GET", "/clock")).body as { now: string }).now);
const advance = (move: object) => mock.control("POST", "/clock", move);
const events = async () => (await eventsOf(mock)).map(({ eventType }) => eventType);
const sessions = () => mock.result<Record<string, string>[]>("GET", `${account}/fiat-to-crypto/payment-sessions`);
const hour = 3_600_000;

beforeEach(async () => {
  await mock.control("POST", "/reset");
  await mock.result("POST", "/v1/webhooks", webhook);
});

test("a clock of speed 0 moves only when it is advanced", async () => {
  const start = await now();
  await mock.result("POST", `${account}/payouts`, payout);
  await wait(20);
  expect(await now()).toBe(start);
  await advance({ milliseconds: 2999 });
  expect(await events()).toEqual([]);
  await advance({ milliseconds: 1 });
  expect([await events(), await now()]).toEqual([["PAYOUT_PROCESSING"], start + 3000]);
});

test("a running clock moves statuses without being asked, as fast as it is told", async () => {
  const { id } = await running.result("POST", `${account}/payouts`, payout);
  const status = async () => (await running.result("GET", `${account}/payouts/${id}`))["status"];
  await expect.poll(status, { timeout: 30_000 }).toBe("COMPLETED");
});

test("what is due happens at its own time and in its order, however far the clock jumps", async () => {
  const start = await now();
  const { id } = await mock.result("POST", "/v1/parties", { firstName: "Ada" });
  await mock.result("POST", `/v1/parties/${id}/verification`);
  await mock.result("POST", `${account}/payouts`, payout);
  await advance({ milliseconds: 500 });
  const transfer = { receiverAccountId: cast.secondAccount, asset: "USDC", chain: "BASE", amount: "1" };
  await mock.result("POST", `${account}/transfers/crypto`, transfer);
  await advance({ days: 365 });
  // The transfers of the cast arrive ten minutes after the start.
  const happened = (await eventsOf(mock)).slice(0, 4);
  const times = happened.map(({ result }) => Date.parse(String(result["occurredAt"]).replace(/\d{6}ZZ$/, "Z")) - start);
  expect(happened.map(({ eventType }, index) => [eventType, times[index]])).toEqual([
    ["TRANSFER_COMPLETED", 2500],
    ["PAYOUT_PROCESSING", 3000],
    ["PARTY_VERIFICATION_COMPLETED", 5000],
    ["PAYOUT_COMPLETED", 8000],
  ]);
});

test("the clock does not go back, nor beyond its last time, and nothing moves then", async () => {
  const start = await now();
  await mock.result("POST", `${account}/payouts`, payout);
  const wrong: [move: object, status: number][] = [
    [{ seconds: -1 }, 400],
    [{ weeks: 1 }, 400],
    [{ days: 365 * 300_000 }, 400],
  ];
  for (const [move, status] of wrong) expect((await advance(move)).status, JSON.stringify(move)).toBe(status);
  expect([await now(), await events()]).toEqual([start, []]);
});

test("but for unpaid sessions, and transfers and payouts in flight, nothing of the cast moves", async () => {
  const lists = ["/v1/parties", `${account}/payout-routes`, `${account}/virtual-bank-accounts`];
  const read = () => Promise.all(lists.map((path) => mock.result("GET", path)));
  const [before, start] = [await read(), await now()];
  const unpaid = (await sessions()).filter(({ status = "" }) => ["CREATED", "PENDING_PAYMENT"].includes(status));
  expect(unpaid.map(({ expiresAt = "" }) => Date.parse(expiresAt))).toEqual([start + hour, start + hour]);
  await advance({ milliseconds: hour - 1 });
  const statusOf = async () => (await sessions()).filter(({ id }) => unpaid.some((one) => one["id"] === id));
  expect(await statusOf()).toEqual(unpaid);
  await advance({ milliseconds: 1 });
  for (const session of await statusOf())
    expect(session).toMatchObject({ status: "EXPIRED", cancellable: false, updatedAt: session["expiresAt"] });
  await advance({ days: 365 });
  expect(await read()).toEqual(before);
  expect(new Set(await events())).toEqual(new Set(["TRANSFER_COMPLETED", "PAYOUT_COMPLETED"]));
});

test("a session that is opened again can be paid for its lifetime from then on", async () => {
  const session = { inAmount: 13.03, inCurrency: "EUR" };
  const { id } = await mock.result("POST", `${account}/fiat-to-crypto/payment-sessions`, session);
  const read = async () => (await sessions()).find((one) => one["id"] === id);
  const order = { kind: "paymentSessions", id };
  await advance({ minutes: 1 });
  await mock.control("POST", "/move", { ...order, to: "EXPIRED" });
  expect(Date.parse((await read())?.["expiresAt"] ?? "")).toBe(await now());
  await mock.control("POST", "/move", { ...order, to: "PENDING_PAYMENT" });
  await advance({ milliseconds: hour - 1 });
  expect(await read()).toMatchObject({ status: "PENDING_PAYMENT", cancellable: true });
  await advance({ milliseconds: 1 });
  expect(await read()).toMatchObject({ status: "EXPIRED" });
});

test("a reset leads back to the seed, with its money and the day, and forgets keys and what was due", async () => {
  const read = async () => [await mock.result("GET", "/v1/parties"), await mock.result("GET", `${account}/wallets`)];
  const seeded = await read();
  const idempotencyKey = "adf7190c-b264-4358-9bae-40c352bfe402";
  const create = (fiat: number) =>
    mock.result("POST", `${account}/payment-requests`, { amount: { fiat }, idempotencyKey });
  await mock.result("POST", "/v1/parties", { firstName: "Ada" });
  await mock.result("POST", `${account}/payouts`, payout);
  await create(40);
  await advance({ days: 1000 });
  const before = Date.now();
  await mock.control("POST", "/reset");
  expect(await read()).toEqual(seeded);
  expect((await now()) - before).toBeGreaterThanOrEqual(0);
  expect(await now()).toBeLessThanOrEqual(Date.now());
  await create(41);
  await mock.result("POST", "/v1/webhooks", webhook);
  await advance({ minutes: 1 });
  expect(await events()).toEqual([]);
});

test("a reset of a tenant leaves the others, and the clock, as they are", async () => {
  const two = await mock.token("mock-two-tenants");
  const names = async (tenant: string) => {
    const headers = { Authorization: `Bearer ${two}`, "x-tenant-id": tenant };
    const { body } = await mock.ask("finance", "/v1/parties", { headers });
    return (body as { result: { firstName?: string }[] }).result.map(({ firstName }) => firstName);
  };
  const seeded = await names(cast.tenant);
  for (const tenant of [cast.tenant, cast.secondTenant]) {
    const headers = { Authorization: `Bearer ${two}`, "x-tenant-id": tenant };
    await mock.send("finance", "POST", "/v1/parties", { firstName: "Ada" }, headers);
  }
  await mock.result("POST", `${account}/payouts`, payout);
  await advance({ seconds: 1 });
  const time = await now();
  await mock.control("POST", "/reset", { tenantId: cast.secondTenant });
  expect([await names(cast.tenant), await now()]).toEqual([[...seeded, "Ada"], time]);
  expect(await names(cast.secondTenant)).not.toContain("Ada");
  await advance({ seconds: 2 });
  expect(await events()).toEqual(["PAYOUT_PROCESSING"]);
  await mock.control("POST", "/reset", { tenantId: cast.tenant });
  expect([await names(cast.tenant), await now()]).toEqual([seeded, time + 2000]);
});
