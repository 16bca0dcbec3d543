// Transfers: accounts that are known, amounts above nothing.

import { expect, test } from "vitest";
import { cast, nobody, open } from "./lib/state.ts";

const a2a = {
  sourceAccountId: cast.mayaAccount,
  destinationAccountId: cast.ceramicsAccount,
  amount: "25.50",
  cryptocurrency: "USDC",
};
const senderId = cast.mayaAccount;

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
