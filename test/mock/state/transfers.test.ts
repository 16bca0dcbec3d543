// Transfers: in flight, completed, failed.

import { expect, test } from "vitest";
import { balanceOf, cast, nobody, open } from "./lib/state.ts";

const a2a = {
  sourceAccountId: cast.mayaAccount,
  destinationAccountId: cast.ceramicsAccount,
  amount: "25.50",
  cryptocurrency: "USDC",
};
const senderId = cast.mayaAccount;
const receiverAccountId = cast.ceramicsAccount;

test("an account-to-account transfer reserves, completes, and arrives", () => {
  const tested = open();
  const { call, state, events } = tested;
  const before = balanceOf(tested, cast.mayaAccount, cast.mayaBase);
  const made = call("createAccountToAccountTransfer", { body: a2a }).result;
  expect(made).toEqual({ ...a2a, id: made["id"], status: "PENDING" });
  const during = balanceOf(tested, cast.mayaAccount, cast.mayaBase);
  expect(during["total"]).toBe(before["total"]);
  expect(Number(during["reserved"]) - Number(before["reserved"])).toBeCloseTo(25.5);
  expect(Number(before["available"]) - Number(during["available"])).toBeCloseTo(25.5);

  state.advance(2000);
  const shown = call("listTransfers", { path: { accountId: senderId } }).list.find(({ id }) => id === made["id"]);
  expect(shown).toMatchObject({ status: "COMPLETED", chain: "BASE", asset: "USDC", amount: "25.50" });
  expect(events[0]?.event).toMatchObject({
    eventType: "TRANSFER_COMPLETED",
    result: { transferId: made["id"], transactionHash: shown?.["transactionHash"] },
  });
  expect(events[0]?.event.result["occurredAt"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}ZZ$/);
  expect(balanceOf(tested, cast.mayaAccount, cast.mayaBase)["total"]).toBe("243.274375");
  const [wallet] = call("listWallets", { path: { accountId: receiverAccountId } }).list;
  expect(balanceOf(tested, receiverAccountId, String(wallet?.["id"]))["available"]).toBe("25.500000");
  // The receiver sees it too.
  expect(call("listTransfers", { path: { accountId: receiverAccountId } }).list).toContainEqual(shown);
  state.close();
});

test("a transfer that is not covered fails and leaves the money with the sender", () => {
  const tested = open();
  const { call, state, events } = tested;
  const before = balanceOf(tested, cast.mayaAccount, cast.mayaBase);
  call("createAccountToAccountTransfer", { body: { ...a2a, amount: "268.774376" } });
  expect(balanceOf(tested, cast.mayaAccount, cast.mayaBase)).toEqual(before);
  state.advance(2000);
  expect(events[0]?.event).toMatchObject({ eventType: "TRANSFER_FAILED", result: { reason: "INSUFFICIENT_FUNDS" } });
  expect(balanceOf(tested, cast.mayaAccount, cast.mayaBase)).toEqual(before);
  state.close();
});

test("what is reserved cannot be spent twice", () => {
  const { call, state, eventTypes } = open();
  for (let n = 0; n < 3; n += 1) call("createAccountToAccountTransfer", { body: { ...a2a, amount: "80" } });
  state.advance(2000);
  expect(eventTypes()).toEqual(["TRANSFER_COMPLETED", "TRANSFER_COMPLETED", "TRANSFER_FAILED"]);
  state.close();
});

test("a transfer over a chain the receiver has no wallet on never reaches it, and has no hash", () => {
  const tested = open();
  const body = { receiverAccountId, asset: "USDC", chain: "POLYGON", amount: "1" };
  expect(tested.call("createCryptoTransfer", { path: { senderId }, body }).status).toBe(201);
  tested.state.advance(2000);
  const [{ event }] = tested.events as [(typeof tested.events)[number]];
  expect(event).toMatchObject({ eventType: "TRANSFER_FAILED", result: { reason: "NOT_SUBMITTED" } });
  expect(event.result).not.toHaveProperty("transactionHash");
  expect(balanceOf(tested, senderId, cast.mayaPolygon)["available"]).toBe("120.000000");
  tested.state.close();
});

test("a fiat transfer finds its asset, or says why it cannot", () => {
  const { call, state } = open();
  const fiat = (body: object) =>
    call("createFiatTransfer", { path: { senderId }, body: { receiverAccountId, amount: "15", ...body } });
  expect(fiat({ currency: "EUR" }).result).toMatchObject({ asset: "EURC", chain: "BASE", status: "PENDING" });
  expect(fiat({ currency: "USD", chain: "BASE", asset: "USDC" }).result).toMatchObject({ asset: "USDC" });
  expect(fiat({ currency: "USD" }).code).toBe("ambiguous-asset");
  expect(fiat({ currency: "EUR", chain: "BASE" }).code).toBe("chain-and-asset-required-together");
  expect(fiat({ currency: "EUR", asset: "EURC" }).code).toBe("chain-and-asset-required-together");
  expect(fiat({ currency: "EUR", chain: "BASE", asset: "USDC" }).code).toBe("asset-currency-mismatch");
  expect(fiat({ currency: "constructor" }).code).toBe("invalid-request");
  state.close();
});

test("accounts have to be known and two, amounts above nothing", () => {
  const { call, state } = open();
  const send = (change: object) => call("createAccountToAccountTransfer", { body: { ...a2a, ...change } });
  expect(send({ sourceAccountId: nobody })).toMatchObject({ status: 404, code: "account-not-found" });
  expect(send({ destinationAccountId: nobody })).toMatchObject({ status: 404, code: "account-not-found" });
  expect(send({ destinationAccountId: cast.mayaAccount })).toMatchObject({ status: 400, code: "invalid-request" });
  for (const amount of ["0", "0.000000"]) expect(send({ amount })).toMatchObject({ code: "invalid-request" });
  expect(call("listTransfers", { path: { accountId: senderId } }).list).toHaveLength(4);
  state.close();
});

test("ids are UUIDs: their case does not count", () => {
  const { call, state } = open();
  expect(call("getAccount", { path: { accountId: cast.mayaAccount.toUpperCase() } }).status).toBe(200);
  state.close();
});
