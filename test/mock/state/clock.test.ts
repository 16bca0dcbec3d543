// Time in the state: standing, advanced, running; and the way back to the seed.

import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { balanceOf, cast, open, otherTenant } from "./lib/state.ts";

const path = { accountId: cast.mayaAccount };
const payout = { path, body: { routeId: cast.activeRoute, asset: "USDC", amount: "1" } };

test("a clock of speed 0 moves only when it is advanced", async () => {
  const { call, state, eventTypes } = open();
  const start = state.now().getTime();
  call("createPayout", payout);
  await wait(20);
  expect(state.now().getTime()).toBe(start);
  state.advance(2999);
  expect(eventTypes()).toEqual([]);
  state.advance(1);
  expect(eventTypes()).toEqual(["PAYOUT_PROCESSING"]);
  expect(state.now().getTime()).toBe(start + 3000);
  state.close();
});

test("a running clock moves statuses without being asked, as fast as it is told", async () => {
  const { call, state, eventTypes } = open({ speed: 1000 });
  call("createPayout", payout);
  const end = Date.now() + 20_000;
  while (eventTypes().length < 2 && Date.now() < end) await wait(5);
  expect(eventTypes()).toEqual(["PAYOUT_PROCESSING", "PAYOUT_COMPLETED"]);
  state.close();
});

test("what is due happens at its own time and in its order, however far the clock jumps", () => {
  const { call, state, events } = open();
  const start = state.now().getTime();
  const party = call("createParty", { body: { firstName: "Ada" } }).result;
  call("createPartyVerification", { path: { partyId: String(party["id"]) } });
  call("createPayout", payout);
  state.advance(500);
  call("createAccountToAccountTransfer", {
    body: {
      sourceAccountId: cast.mayaAccount,
      destinationAccountId: cast.ceramicsAccount,
      amount: "1",
      cryptocurrency: "USDC",
    },
  });
  state.advance(365 * 86_400_000);
  // The transfers of the cast arrive ten minutes after the start.
  const happened = events
    .slice(0, 4)
    .map(({ event }) => [
      event.eventType,
      Date.parse(String(event.result["occurredAt"]).replace(/\d{6}ZZ$/, "Z")) - start,
    ]);
  expect(happened).toEqual([
    ["TRANSFER_COMPLETED", 2500],
    ["PAYOUT_PROCESSING", 3000],
    ["PARTY_VERIFICATION_COMPLETED", 5000],
    ["PAYOUT_COMPLETED", 8000],
  ]);
  state.close();
});

test("the clock does not go back", () => {
  const { state } = open();
  for (const wrong of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => state.advance(wrong)).toThrow(/advanced/);
  expect(() => open({ speed: -1 })).toThrow(/speed/);
  expect(() => open({ speed: Number.NaN })).toThrow(/speed/);
  state.close();
});

test("an advance beyond the last time is refused before anything moves", () => {
  const { call, state, eventTypes } = open();
  const start = state.now();
  call("createPayout", payout);
  for (const wrong of [300_000 * 365 * 86_400_000, 1e16, Number.MAX_VALUE])
    expect(() => state.advance(wrong)).toThrow(/^the clock cannot go beyond 9999-01-01T00:00:00.000Z$/);
  expect(state.now()).toEqual(start);
  expect(eventTypes()).toEqual([]);
  state.advance(Date.parse("9999-01-01T00:00:00Z") - start.getTime());
  expect(eventTypes().slice(0, 2)).toEqual(["PAYOUT_PROCESSING", "PAYOUT_COMPLETED"]);
  expect(call("createPayout", payout).status).toBe(201);
  state.close();
});

test("the seed stands still: but for unpaid sessions, and transfers and payouts in flight, nothing of the cast moves", () => {
  const { call, state, eventTypes } = open();
  const before = ["listParties", "listPayoutRoutes", "listVirtualBankAccounts"].map(
    (name) => call(name, { path }).body,
  );
  state.advance(365 * 86_400_000);
  const after = ["listParties", "listPayoutRoutes", "listVirtualBankAccounts"].map((name) => call(name, { path }).body);
  expect(after).toEqual(before);
  expect(new Set(eventTypes())).toEqual(new Set(["TRANSFER_COMPLETED", "PAYOUT_COMPLETED"]));
  state.close();
});

test("reset leads back to the seed, with its money, and forgets keys and timers", () => {
  const tested = open();
  const { call, state, eventTypes } = tested;
  const seeded = [call("listParties").body, balanceOf(tested, cast.mayaAccount, cast.mayaBase)];
  const idempotencyKey = "adf7190c-b264-4358-9bae-40c352bfe402";
  const create = (fiat: number) =>
    call("createPaymentRequest", { body: { ...path, amount: { fiat }, idempotencyKey } }).status;
  call("createParty", { body: { firstName: "Ada" } });
  call("createPayout", payout);
  expect(create(40)).toBe(201);
  state.reset();
  expect([call("listParties").body, balanceOf(tested, cast.mayaAccount, cast.mayaBase)]).toEqual(seeded);
  state.advance(60_000);
  expect(eventTypes()).toEqual([]);
  expect(create(41)).toBe(201);
  // Events go on after a reset.
  call("createPayout", payout);
  state.advance(60_000);
  expect(eventTypes()).toEqual(["PAYOUT_PROCESSING", "PAYOUT_COMPLETED"]);
  state.close();
});

test("reset leads the clock back to the day", () => {
  const { call, state, eventTypes } = open();
  state.advance(3 * 365 * 86_400_000);
  const before = Date.now();
  state.reset();
  expect(state.now().getTime()).toBeGreaterThanOrEqual(before);
  expect(state.now().getTime()).toBeLessThanOrEqual(Date.now());
  call("createPayout", payout);
  state.advance(60_000);
  expect(eventTypes().slice(-2)).toEqual(["PAYOUT_PROCESSING", "PAYOUT_COMPLETED"]);
  state.close();
});

test("reset of a tenant leaves the others, and the clock, as they are", () => {
  const { call, state, eventTypes } = open();
  const names = (tenantId: string) => call("listParties", { tenantId }).list.map(({ firstName }) => firstName);
  const seeded = names(cast.tenant);
  for (const tenantId of [cast.tenant, otherTenant]) call("createParty", { tenantId, body: { firstName: "Ada" } });
  call("createPayout", payout);
  state.advance(1000);
  const now = state.now();
  state.reset(otherTenant);
  expect([names(cast.tenant), names(otherTenant)]).toEqual([[...seeded, "Ada"], []]);
  state.advance(2000);
  expect(eventTypes()).toEqual(["PAYOUT_PROCESSING"]);
  call("createParty", { tenantId: otherTenant, body: { firstName: "Eva" } });
  state.reset(cast.tenant);
  expect([names(cast.tenant), names(otherTenant)]).toEqual([seeded, ["Eva"]]);
  expect(state.now().getTime()).toBe(now.getTime() + 2000);
  state.advance(60_000);
  expect(eventTypes()).toEqual(["PAYOUT_PROCESSING"]);
  state.close();
});

test("a seed adds and replaces, wholly or not at all", () => {
  const { call, state } = open();
  const parties = [{ id: "33333333-0000-4000-8000-000000000001", firstName: "Ada", partnerTermsStatus: "REQUIRED" }];
  state.seed({ parties });
  state.seed({ parties: [{ ...parties[0], firstName: "Eva" }] });
  expect(call("listParties").list.map(({ firstName }) => firstName)).toEqual(["Maya", undefined, "Eva"]);
  const wallet = {
    id: cast.mayaBase,
    accountId: cast.mayaAccount,
    balances: [{ asset: "USDC", amount: { total: "1" } }],
  };
  for (const wrong of [
    { dragons: [] },
    { accounts: [{}] },
    { wallets: [{ id: "x" }] },
    { wallets: [wallet] },
    { payouts: 5 },
  ])
    expect(() =>
      state.seed({
        parties: [{ id: "33333333-0000-4000-8000-000000000002" }],
        ...(wrong as Record<string, unknown[]>),
      }),
    ).toThrow(/^[^\n]+$/);
  expect(call("listParties").list).toHaveLength(3);
  state.close();
});

test("what is replaced no longer holds what it held", () => {
  const tested = open();
  const { call, state } = tested;
  const reserved = () => Number(balanceOf(tested, cast.mayaAccount, cast.mayaBase)["reserved"]);
  const before = reserved();
  const transfer = call("listTransfers", { path }).list.find(({ amount }) => amount === "25.50");
  state.seed({ transfers: [{ ...transfer, id: String(transfer?.["id"]).toUpperCase(), status: "COMPLETED" }] });
  expect(before - reserved()).toBeCloseTo(25.5);
  state.seed({ transfers: [{ ...transfer, status: "PENDING" }] });
  expect(reserved()).toBeCloseTo(before);
  expect(call("listTransfers", { path }).list).toHaveLength(4);
  state.close();
});
