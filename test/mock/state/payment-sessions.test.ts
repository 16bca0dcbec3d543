// Pay-in sessions: filters, bounds, order, pages; and the way of a payment into a wallet.

import { expect, test } from "vitest";
import { balanceOf, cast, open } from "./lib/state.ts";

const path = { accountId: cast.mayaAccount };
const session = { inAmount: 250, inCurrency: "EUR", outCryptocurrency: "USDC", walletId: cast.mayaBase };

/** Last digit of the ids of the cast's sessions, in the order of the list. */
function digits(query: Record<string, string | number>): string {
  const { call, state } = open();
  const { list } = call("listPaymentSessions", { path, query });
  state.close();
  return list.map(({ id }) => String(id).at(-1)).join("");
}

test("without an order the newest come first", () => {
  expect(digits({})).toBe("12345678");
  // sortOrder is ignored without sortOn.
  expect(digits({ sortOrder: "ASC" })).toBe("12345678");
});

test("sorts on both dates in both directions, and says so with the trailing id", () => {
  expect(digits({ sortOn: "createdAt", sortOrder: "ASC" })).toBe("87654321");
  expect(digits({ sortOn: "updatedAt" })).toBe("12375486");
  expect(digits({ sortOn: "updatedAt", sortOrder: "ASC" })).toBe("68457321");
  const { call, state } = open();
  const sortOf = (query: Record<string, string>) =>
    (call("listPaymentSessions", { path, query }).body as { sort: unknown }).sort;
  expect(sortOf({ sortOrder: "ASC" })).toEqual({
    orders: [
      { property: "createdAt", direction: "DESC" },
      { property: "id", direction: "DESC" },
    ],
  });
  expect(sortOf({ sortOn: "updatedAt", sortOrder: "ASC" })).toEqual({
    orders: [
      { property: "updatedAt", direction: "ASC" },
      { property: "id", direction: "ASC" },
    ],
  });
  state.close();
});

test("the id breaks a tie, so that pages neither repeat nor lose a session", () => {
  const { call, state } = open({ paymentSessions: true });
  for (let n = 0; n < 7; n += 1) call("createPaymentSession", { path, body: session });
  const page = (n: number) => call("listPaymentSessions", { path, query: { page: n, size: 3 } }).list;
  const ids = [1, 2, 3, 4, 5].flatMap((n) => page(n).map(({ id }) => id));
  expect(new Set(ids).size).toBe(15);
  expect(ids.slice(0, 7)).toEqual(ids.slice(0, 7).toSorted().toReversed());
  state.close();
});

test("filters by status, from inclusive, to exclusive, to the millisecond and finer", () => {
  expect(digits({ status: "EXPIRED" })).toBe("5");
  expect(digits({ from: "2026-09-16T09:28:00Z" })).toBe("12");
  expect(digits({ from: "2026-09-16T11:28:00+02:00" })).toBe("12");
  expect(digits({ from: "2026-09-16T09:28:00.0001Z" })).toBe("1");
  expect(digits({ to: "2026-09-16T07:45:00Z" })).toBe("78");
  expect(digits({ to: "2026-09-16T07:45:00.0001Z" })).toBe("678");
  expect(digits({ from: "2026-09-16T07:20:00Z", to: "2026-09-16T08:10:00Z", status: "CANCELLED" })).toBe("6");
});

test("a page beyond the last is 200 and empty", () => {
  const { call, state } = open();
  expect(call("listPaymentSessions", { path, query: { page: 9, size: 100 } }).body).toMatchObject({
    result: [],
    pagination: { pageNumber: 9, pageSize: 100, numberOfElements: 0, numberOfPages: 1, hasPreviousPage: true },
  });
  expect(call("listPaymentSessions", { path }).body).toMatchObject({ pagination: { pageNumber: 1, pageSize: 100 } });
  state.close();
});

test("creating a session is refused until it is enabled for the company", () => {
  const { call, state } = open();
  expect(call("createPaymentSession", { path, body: session })).toMatchObject({
    status: 400,
    code: "no-suitable-provider",
  });
  expect(call("listPaymentSessions", { path }).list).toHaveLength(8);
  state.close();
});

test("an enabled session is paid, and its pay-in reaches the wallet", () => {
  const { call, state, events, ...tested } = open({ paymentSessions: true });
  const before = balanceOf({ call, state, events, ...tested }, cast.mayaAccount, cast.mayaBase)["total"];
  const made = call("createPaymentSession", { path, body: session }).result;
  expect(made).toMatchObject({ ...session, status: "CREATED", cancellable: true, blockchainTxId: null });
  const status = () => call("listPaymentSessions", { path, query: { size: 1 } }).list[0]?.["status"];
  state.advance(1000);
  expect(status()).toBe("PENDING_PAYMENT");
  state.advance(5000);
  expect(status()).toBe("PAYMENT_RECEIVED");
  state.advance(2000);
  const { event } = events[0] ?? {};
  expect(event?.eventType).toBe("PAY_IN_SETTLED");
  const payIn = call("getPayIn", { path: { payInId: String(event?.result["payInId"]) } }).result;
  expect(payIn).toMatchObject({ grossFiatAmount: "250.00", grossCryptoAmount: "270.125000", status: "SETTLED" });
  expect(payIn["netCryptoAmount"]).toBe("268.774375");
  // What is in the wallet is what was in it before and the net amount: both are 268.774375.
  expect(before).toBe("268.774375");
  expect(balanceOf({ call, state, events, ...tested }, cast.mayaAccount, cast.mayaBase)["total"]).toBe("537.548750");
  state.close();
});

test("the conditions of creating a session have their codes", () => {
  const { call, state } = open({ paymentSessions: true });
  const code = (body: object) => call("createPaymentSession", { path, body }).code;
  expect(code({ ...session, outCryptocurrency: "DOGE" })).toBe("unsupported-asset");
  const party = call("getParty", { path: { partyId: cast.maya } }).result;
  state.seed({ parties: [{ ...party, kycStatus: "PENDING" }] });
  expect(code(session)).toBe("kyc-required");
  // It is the holder who counts: there has to be one, and who only receives payouts needs no KYC for this.
  const account = call("getAccount", { path }).result;
  const [holder] = account["partyRoles"] as object[];
  const recipient = { partyId: cast.maya, roleType: "PAYOUT_RECIPIENT", status: "ACTIVE" };
  state.seed({ accounts: [{ ...account, partyRoles: [] }] });
  expect(code(session)).toBe("kyc-required");
  state.seed({ accounts: [{ ...account, partyRoles: [{ ...holder, partyId: cast.ceramics }, recipient] }] });
  state.seed({
    parties: [{ ...call("getParty", { path: { partyId: cast.ceramics } }).result, kybStatus: "VERIFIED" }],
  });
  expect(code(session)).toBeUndefined();
  state.seed({ accounts: [{ ...account, status: "SUSPENDED" }] });
  expect(code(session)).toBe("account-not-active");
  state.close();
});

test("a pay-in into a wallet that is not ready fails, and leaves no money behind", () => {
  const { call, state, events, eventTypes } = open();
  const wallet = call("listWallets", { path }).list.find(({ id }) => id === cast.mayaBase);
  state.seed({ wallets: [{ ...wallet, accountId: cast.mayaAccount, amlStatus: "BLOCKED" }] });
  const credit = { virtualBankAccountId: cast.euroAccount, amount: "80", currency: "EUR" };
  const payInId = state.credit(cast.tenant, credit);
  state.advance(2000);
  expect(eventTypes()).toEqual(["PAY_IN_FAILED"]);
  expect(events[0]?.event.result).toMatchObject({ payInId, status: "FAILED", reason: "SETTLEMENT_FAILED" });
  const payIn = call("getPayIn", { path: { payInId } }).result;
  expect(payIn).toMatchObject({ status: "FAILED", grossFiatAmount: "80.00" });
  // Nullable members are left out, never zero.
  expect(payIn).not.toHaveProperty("netCryptoAmount");
  state.close();
});

test("a credit that cannot arrive is refused in one line", () => {
  const { state } = open();
  const credit = { virtualBankAccountId: cast.euroAccount, amount: "80", currency: "EUR" };
  for (const wrong of [
    { virtualBankAccountId: "nothing" },
    { amount: "-1" },
    { amount: "x" },
    { currency: "__proto__" },
  ])
    expect(() => state.credit(cast.tenant, { ...credit, ...wrong })).toThrow(/^[^\n]+$/);
  state.close();
});
