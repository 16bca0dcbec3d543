// Where fiat is deposited: the details of a virtual bank account, and what may arrive on it.

import { expect, test } from "vitest";
import { cast, open, type Tested } from "./lib/state.ts";

const euro = { virtualBankAccountId: cast.euroAccount, amount: "80", currency: "EUR" };

/** Opens an account for a party, and a virtual bank account in it; returns the latter when it is ready. */
function openAccount({ call, state }: Tested, party: object, body: object, others: object[] = []) {
  const holder = call("createParty", { body: { partyType: "INDIVIDUAL", kycStatus: "NOT_REQUIRED", ...party } }).result;
  state.seed({ parties: [{ ...holder, partnerTermsStatus: "ACCEPTED" }] });
  const { id } = call("createAccount", { body: {} }).result;
  const path = { accountId: String(id) };
  for (const role of [...others, { partyId: holder["id"], roleType: "ACCOUNT_HOLDER" }])
    call("addPartyRole", { path, body: role });
  call("createVirtualBankAccount", { path, body });
  state.advance(10_000);
  return call("listVirtualBankAccounts", { path }).list[0] as Record<string, unknown>;
}

/** Whether the check digits of an IBAN are right (ISO 13616: the rest by 97 is 1). */
function isIban(text: unknown): boolean {
  const iban = String(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

test("a EUR account has an IBAN that a deposit can be made to, the cast's too, and keeps it", () => {
  const tested = open({ kycNotRequired: true });
  const path = { accountId: cast.mayaAccount };
  const ofCast = tested.call("listVirtualBankAccounts", { path }).list.find(({ id }) => id === cast.euroAccount);
  const ready = openAccount(tested, { firstName: "Ada" }, {});
  for (const account of [ofCast, ready])
    expect(isIban(account?.["accountNumber"]), String(account?.["accountNumber"])).toBe(true);
  expect(ready["accountNumber"]).not.toBe(ofCast?.["accountNumber"]);
  expect(ready["depositRails"]).toMatchObject([{ rail: "SEPA" }]);
  tested.state.reset();
  const again = tested.call("listVirtualBankAccounts", { path }).list.find(({ id }) => id === cast.euroAccount);
  expect(again).toEqual(ofCast);
  tested.state.close();
});

test("the rails name the address of the account holder, and nobody's when there is none", () => {
  const tested = open({ kycNotRequired: true });
  const addresses = (account: Record<string, unknown>) =>
    (account["depositRails"] as { beneficiaryAddress?: string }[]).map(({ beneficiaryAddress }) => beneficiaryAddress);
  const recipient = { partyId: cast.maya, roleType: "PAYOUT_RECIPIENT" };
  for (const body of [{}, { bankAccountType: "USD_ACH" }]) {
    const without = openAccount(tested, { firstName: "Ada" }, body, [recipient]);
    expect(new Set(addresses(without))).toEqual(new Set([undefined]));
    const address = { addressLine1: "1 Example Road", city: "Cork", country: "IE" };
    const own = openAccount(tested, { firstName: "Eva", address }, body, [recipient]);
    expect(new Set(addresses(own))).toEqual(new Set(["1 Example Road, Cork, IE"]));
  }
  tested.state.close();
});

test.each([
  [{ currency: "USD" }, "a credit in USD cannot arrive on a EUR account"],
  [{ amount: "1.005", currency: "USD" }, "a credit in USD cannot arrive on a EUR account"],
  [{ amount: "1.005" }, "1.005 is no amount above 0 with at most 2 fraction digits"],
  [{ amount: "0" }, "0 is no amount above 0 with at most 2 fraction digits"],
])("a credit of %j is refused, and nothing arrives", (wrong, line) => {
  const { state, eventTypes } = open();
  expect(() => state.credit(cast.tenant, { ...euro, ...wrong })).toThrow(line);
  state.advance(60_000);
  expect(eventTypes()).toEqual([]);
  state.close();
});

test("a USD account takes USD and no EUR", () => {
  const tested = open({ kycNotRequired: true });
  const { id } = openAccount(tested, { firstName: "Ada" }, { bankAccountType: "USD_ACH" });
  const credit = { ...euro, virtualBankAccountId: String(id) };
  expect(() => tested.state.credit(cast.tenant, credit)).toThrow("a credit in EUR cannot arrive on a USD account");
  expect(tested.state.credit(cast.tenant, { ...credit, currency: "USD", amount: "1.05" })).toMatch(/^[0-9a-f-]{36}$/);
  tested.state.close();
});
