// Pay-in sessions: what they need, and credits that cannot arrive.

import { expect, test } from "vitest";
import { cast, open } from "./lib/state.ts";

const path = { accountId: cast.mayaAccount };
const session = { inAmount: 250, inCurrency: "EUR", outCryptocurrency: "USDC", walletId: cast.mayaBase };

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
