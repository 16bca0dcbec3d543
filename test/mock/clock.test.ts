// Time in the mock: it stands, or is advanced; what is due happens at its own time; and the way back to the seed.

import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { cast, mockForTests, webhook } from "./mock.ts";

const mock = mockForTests({ speed: 0, settings: { paymentSessions: true }, delivery: { delay: 1e12 } });
const { advance, move, reset, result } = mock;
const account = `/v1/accounts/${cast.account}`;
const payOut = () => result("POST", `${account}/payouts`, { routeId: cast.route, asset: "USDC", amount: "1" });
const now = async () => (await mock.now()).getTime();
const events = async () => (await mock.events()).map(({ eventType }) => eventType);
const sessions = () => result<Record<string, string>[]>("GET", `${account}/fiat-to-crypto/payment-sessions`);
const hour = 3_600_000;

beforeEach(async () => {
  await reset();
  await result("POST", "/v1/webhooks", webhook);
});

test("a clock of speed 0 moves only when it is advanced, and neither back nor beyond its last time", async () => {
  const start = await now();
  await payOut();
  await wait(20);
  expect(await now()).toBe(start);
  for (const wrong of [{ seconds: -1 }, { weeks: 1 }, { days: 365 * 300_000 }])
    await expect(advance(wrong), JSON.stringify(wrong)).rejects.toMatchObject({ status: 400 });
  await advance({ milliseconds: 2999 });
  expect(await events()).toEqual([]);
  await advance({ milliseconds: 1 });
  expect([await events(), await now()]).toEqual([["PAYOUT_PROCESSING"], start + 3000]);
});

test("what is due happens at its own time and in its order, however far the clock jumps", async () => {
  const start = await now();
  const { id } = await result("POST", "/v1/parties", { firstName: "Ada" });
  await result("POST", `/v1/parties/${id}/verification`);
  await payOut();
  await advance({ milliseconds: 500 });
  const transfer = { receiverAccountId: cast.secondAccount, asset: "USDC", chain: "BASE", amount: "1" };
  await result("POST", `${account}/transfers/crypto`, transfer);
  await advance({ days: 365 });
  // The transfers of the cast arrive ten minutes after the start.
  const happened = (await mock.events()).slice(0, 4);
  const times = happened.map(({ result }) => Date.parse(String(result["occurredAt"]).replace(/\d{6}ZZ$/, "Z")) - start);
  expect(happened.map(({ eventType }, index) => [eventType, times[index]])).toEqual([
    ["TRANSFER_COMPLETED", 2500],
    ["PAYOUT_PROCESSING", 3000],
    ["PARTY_VERIFICATION_COMPLETED", 5000],
    ["PAYOUT_COMPLETED", 8000],
  ]);
});

test("but for unpaid sessions, and transfers and payouts in flight, nothing of the cast moves", async () => {
  const lists = ["/v1/parties", `${account}/payout-routes`, `${account}/virtual-bank-accounts`];
  const read = () => Promise.all(lists.map((path) => result("GET", path)));
  const [before, start] = [await read(), await now()];
  const unpaid = (await sessions()).filter(({ status = "" }) => ["CREATED", "PENDING_PAYMENT"].includes(status));
  expect(unpaid.map(({ expiresAt = "" }) => Date.parse(expiresAt))).toEqual([start + hour, start + hour]);
  await advance({ milliseconds: hour - 1 });
  const later = async () => (await sessions()).filter(({ id }) => unpaid.some((one) => one["id"] === id));
  expect(await later()).toEqual(unpaid);
  await advance({ milliseconds: 1 });
  for (const session of await later())
    expect(session).toMatchObject({ status: "EXPIRED", cancellable: false, updatedAt: session["expiresAt"] });
  await advance({ days: 365 });
  expect(await read()).toEqual(before);
  expect(new Set(await events())).toEqual(new Set(["TRANSFER_COMPLETED", "PAYOUT_COMPLETED"]));
});

test("a session that is opened again can be paid for its lifetime from then on", async () => {
  const { id } = await result("POST", `${account}/fiat-to-crypto/payment-sessions`, {
    inAmount: 13.03,
    inCurrency: "EUR",
  });
  const read = async () => (await sessions()).find((one) => one["id"] === id);
  const order = { kind: "paymentSessions", id: String(id) };
  await advance({ minutes: 1 });
  await move({ ...order, to: "EXPIRED" });
  expect(Date.parse((await read())?.["expiresAt"] ?? "")).toBe(await now());
  await move({ ...order, to: "PENDING_PAYMENT" });
  await advance({ milliseconds: hour - 1 });
  expect(await read()).toMatchObject({ status: "PENDING_PAYMENT", cancellable: true });
  await advance({ milliseconds: 1 });
  expect(await read()).toMatchObject({ status: "EXPIRED" });
});

test("a reset leads back to the seed, with its money and the day, and forgets keys and what was due", async () => {
  const read = async () => [await result("GET", "/v1/parties"), await result("GET", `${account}/wallets`)];
  const seeded = await read();
  const idempotencyKey = "adf7190c-b264-4358-9bae-40c352bfe402";
  const create = (fiat: number) => result("POST", `${account}/payment-requests`, { amount: { fiat }, idempotencyKey });
  await result("POST", "/v1/parties", { firstName: "Ada" });
  await payOut();
  await create(40);
  await advance({ days: 1000 });
  const before = Date.now();
  await reset();
  expect(await read()).toEqual(seeded);
  expect((await now()) - before).toBeGreaterThanOrEqual(0);
  expect(await now()).toBeLessThanOrEqual(Date.now());
  await create(41);
  await result("POST", "/v1/webhooks", webhook);
  await advance({ minutes: 1 });
  expect(await events()).toEqual([]);
});

test("every response tells the time of the clock, a refusal too", async () => {
  await advance({ hours: 1 });
  for (const path of ["/v1/parties", "/v1/pay-ins/none", "/nowhere"]) {
    const { headers } = await mock.ask("finance", path);
    expect([path, Date.parse(headers.get("date") ?? "") - Date.parse(new Date(await now()).toUTCString())]).toEqual([
      path,
      0,
    ]);
  }
});

test("a reset of a tenant leaves the others, and the clock, as they are", async () => {
  const two = await mock.token("mock-two-tenants");
  const inTenant = async (tenant: string, method = "GET", body?: object) => {
    const headers = { Authorization: `Bearer ${two}`, "x-tenant-id": tenant };
    const response = await mock.send("finance", method, "/v1/parties", body, headers);
    return JSON.stringify((response.body as { result: object }).result).includes("Ada of a tenant");
  };
  for (const tenant of [cast.tenant, cast.secondTenant])
    await inTenant(tenant, "POST", { firstName: "Ada of a tenant" });
  await payOut();
  await advance({ seconds: 1 });
  const time = await now();
  await reset({ tenantId: cast.secondTenant });
  expect([await inTenant(cast.tenant), await inTenant(cast.secondTenant), await now()]).toEqual([true, false, time]);
  await advance({ seconds: 2 });
  expect(await events()).toEqual(["PAYOUT_PROCESSING"]);
  await reset({ tenantId: cast.tenant });
  expect([await inTenant(cast.tenant), await now()]).toEqual([false, time + 2000]);
});
