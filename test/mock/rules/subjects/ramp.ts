// Rules of the ramp service: ramp requests, pairs, fees, bank accounts, wallets, users.

import { absent, Check, every, exactly, type Fields, has, lacks, not, number, text } from "../match.ts";
import { after, type RuleTable, refused, settle, shows } from "../rule.ts";

const request = { ask: "createRampRequest", as: "ramp" };
const off = { ...request, body: { rampType: "OFF_RAMP", amount: 1200 } };
/** In one tier as crypto, and in another one at its price in fiat. */
const large = { rampType: "OFF_RAMP", amount: 10500 };
const path = { rampRequestId: "{ramp.id}" };
const versioned = (ask: string, version: unknown = "{ramp.version}") => ({ ask, path, body: { version } });
const approve = versioned("approveRampRequest");
const approval = (version: unknown) => versioned("approveRampRequest", version);
const done = [{ ...approve, as: "done" }];
const cancel = versioned("cancelRampRequest");
const reject = versioned("rejectRampRequest");
const read = { ask: "getRampRequest", path };
const bank = { ask: "registerCompanyBankAccount", as: "bank" };
const readBank = { ask: "getCompanyBankAccount", path: { companyBankAccountId: "{bank.id}" } };
const wallet = { ask: "registerCompanyWallet", as: "wallet" };
const listForm = exactly(
  "id name bankName bankCountry bankAccountType supportedRampType verificationStatus createdAt updatedAt",
);
const invite = "inviteCompanyUser";
const locked = "OPTIMISTIC_LOCK_EXCEPTION";
const invalid = (ask: string, body: Record<string, unknown>) =>
  refused(ask, "validation-error", { body, message: text });
const created = (role: string, more: Fields = {}) => ({ events: has({ eventType: "CREATED", role, ...more }) });

/** Amounts of a fee or ramp request, to the cent. */
const adds = (says: string, test: (one: Record<string, number>) => number) =>
  new Check(says, (actual) => Math.abs(test(actual as Record<string, number>)) < 0.01);
const of = (one: Record<string, number>, name: string) => one[name] ?? Number.NaN;
const less = (one: Record<string, number>, name: string) => of(one, name) * (1 - of(one, "feePercentage") / 100);

export const ramp: RuleTable = {
  "R32 R56: a ramp request awaits its approval": shows(request, {
    ...{ id: text, status: "AWAITING_APPROVAL", rampType: "ON_RAMP", amount: 5000 },
  }),
  "R11: a manager's event has its role": [{ ...request, by: "manager" }, shows(read, created("COMPANY_MANAGER"))],
  ...after(request, {
    "R9 R39: it is read with its history": shows(read, {
      ...{ id: "{ramp.id}", companyName: text, version: number, paymentReceived: false },
      ...created("COMPANY_ADMIN", { userId: text }),
    }),
    "R55: it is in the list": shows("listRampRequests", has({ id: "{ramp.id}", status: "AWAITING_APPROVAL" })),
    "R9: what is net is the amount less the fee": shows(
      read,
      adds("adds up", (one) => of(one, "fiatAmount") - of(one, "fiatFeeAmount") - of(one, "fiatNetAmount")),
    ),
    "R9: an on-ramp's crypto is the net fiat at the rate": shows(
      read,
      adds("adds up", (one) => of(one, "cryptoAmount") - of(one, "fiatNetAmount") * of(one, "exchangeRate")),
    ),
    "R5: before its approval it says nothing of a deposit": [
      shows(read, { depositBankAccount: absent, depositWallet: absent }),
    ],
    "R5 R33 R36: approved, an on-ramp awaits funds at a bank account": shows(
      { ...approve, status: 200 },
      { ...{ status: "AWAITING_FUNDS", depositBankAccount: { iban: text, bankName: text }, depositWallet: absent } },
    ),
    "R73 R38: another version conflicts": [
      refused(approval(99), locked, { message: text }),
      refused(approval(-1), locked, { message: text }),
    ],
    "R73: and moves nothing": [
      refused(approval(99), "4xx"),
      shows(read, { status: "AWAITING_APPROVAL", version: "{ramp.version}" }),
    ],
    "R38: the version is required": [
      refused(approval(undefined), "validation-error", { message: text, body: { version: undefined } }),
    ],
    "R38: it is an integer": refused(approval("1"), "validation-error", { message: text }),
    "R57: a rejected request does not await funds": [
      [reject, refused(approve, "4xx")],
      shows(read, { depositBankAccount: absent }),
    ],
    "R58: nor does a canceled one": [cancel, refused(approve, "4xx")],
    "R57 R73: rejecting holds to the version, too": refused(versioned("rejectRampRequest", 99), locked),
    "R40: the export is a file with all ramp requests": {
      ...{ ask: "exportRampRequests", status: 200 },
      ...{ gives: { "content-disposition": "~attachment" }, whole: { text: "~AWAITING_APPROVAL" } },
    },
    "R40: the new one is in it": {
      ask: "exportRampRequests",
      whole: { text: new Check("has many lines", (actual) => String(actual).trim().split("\n").length > 3) },
    },
  }),
  "R5 R33: an off-ramp awaits them at a wallet": [
    off,
    shows(approve, { status: "AWAITING_FUNDS", depositWallet: { address: text }, depositBankAccount: absent }),
  ],
  ...after([request, done], {
    "R33: the approval is read back": shows(read, {
      ...{ status: "AWAITING_FUNDS", paymentReceived: false, depositBankAccount: { iban: text } },
    }),
    "R39: and is in the history": shows(read, { events: has({ eventType: "CREATED" }), version: number }),
    "R78: a change raises the version": shows(read, {
      version: new Check("is higher", (actual) => Number(actual) > 0),
    }),
    "R33: an approved request is not approved again": refused(approval("{done.version}"), "4xx"),
    "R33: an approved request is not canceled": [
      refused(versioned("cancelRampRequest", "{done.version}"), "4xx"),
      shows(read, { status: "AWAITING_FUNDS" }),
    ],
  }),
  "R33 R71: a request that does not exist is not approved": [
    refused(approval(1), "NOT_FOUND", { path: { rampRequestId: "{unknownId}" } }),
  ],
  "R71: a request of another company is not found": refused("getRampRequest", "NOT_FOUND", { by: "stranger" }),
  "R10 R56: a ramp type is one of two": invalid("createRampRequest", { rampType: "UP" }),
  "R56: an amount is a number": invalid("createRampRequest", { amount: "much" }),
  "R56: an amount is above nothing": [
    invalid("createRampRequest", { amount: 0 }),
    invalid("createRampRequest", { amount: -5 }),
  ],
  "R28 R29 R41: an on-ramp goes from a currency": [
    shows("listOnRampPairs", every({ from: { id: text, currency: "EUR", label: text } })),
  ],
  "R30 R41: to an asset on a chain": [
    shows("listOnRampPairs", every({ to: { id: text, currency: text, chain: text, label: text } })),
  ],
  "R28 R42: an off-ramp goes from an asset to a currency": shows(
    "listOffRampPairs",
    every({ from: { id: text, currency: text, label: text }, to: { id: text, currency: "EUR" } }),
  ),
  "R27 R43: a fee has an amount and a percentage": shows("calculateFee", { amount: number, percentage: number }),
  "R27: which belong together": shows(
    "calculateFee",
    adds("belongs together", (one) => of(one, "amount") - (5000 * of(one, "percentage")) / 100),
  ),
  "R6: and of an off-ramp request, in one tier for both of its sides": [
    [
      { ask: "calculateFee", body: large, as: "fee" },
      { ...off, body: large },
    ],
    shows(read, { feePercentage: "{fee.percentage}" }),
    shows(
      read,
      adds("are less by one percentage", (one) => less(one, "amount") - of(one, "netAmount")),
    ),
    shows(
      read,
      adds("are less by one percentage", (one) => less(one, "fiatAmount") - of(one, "fiatNetAmount")),
    ),
  ],
  "R6: the fee of a ramp request is the one that was calculated": [
    [{ ask: "calculateFee", as: "fee" }, request],
    shows(read, { feePercentage: "{fee.percentage}", fiatFeeAmount: "{fee.amount}" }),
  ],
  "R43: an amount is required": invalid("calculateFee", { amount: undefined }),
  "R43: it is a number": invalid("calculateFee", { amount: "5000" }),
  "R43: nobody pays for less than nothing": invalid("calculateFee", { amount: -1 }),
  "R31: a COMPANY_VIEWER calculates fees": { ask: "calculateFee", by: "viewer" },
  "R17 R59: a bank account waits for its verification": shows(bank, {
    ...{ id: text, name: "Rule account", bankName: "Example Bank" },
    ...{ verificationStatus: "PENDING", verifiedAt: absent },
  }),
  ...after(bank, {
    "R48: it is read with all its fields": shows(readBank, { companyId: text, version: number, bankCountry: "IE" }),
    "R44: a new one is in the list": shows("listCompanyBankAccounts", has({ id: "{bank.id}" }), {
      ...{ query: { verificationStatus: "PENDING", size: 50 } },
    }),
    "R3: a bank account is verified": [
      settle,
      shows(readBank, { verificationStatus: "VERIFIED", verifiedAt: text }),
      { except: "test server", because: "nobody verifies bank accounts there" },
    ],
  }),
  "R18 R44: the list form has nine fields": shows("listCompanyBankAccounts", every(listForm)),
  "R48 R71: one of another company is not found": refused("getCompanyBankAccount", "NOT_FOUND", { by: "stranger" }),
  "R16 R59: a supported ramp type is one of three": invalid(bank.ask, { supportedRampType: "UP" }),
  "R19 R61: a wallet is registered": shows(wallet, {
    ...{ id: text, description: "Rule wallet", address: "~^0x", verificationStatus: "PENDING" },
  }),
  ...after(wallet, {
    "R60: it is in the list": shows("listCompanyWallets", has({ id: "{wallet.id}", description: "Rule wallet" })),
    "R60: others do not see it": shows("listCompanyWallets", lacks({ id: "{wallet.id}" }), { by: "stranger" }),
    "R3: a wallet is verified": [
      settle,
      shows("listCompanyWallets", has({ id: "{wallet.id}", verificationStatus: "VERIFIED" })),
      { except: "test server", because: "nobody verifies wallets there" },
    ],
  }),
  "R61: a wallet has an address": invalid(wallet.ask, { address: undefined }),
  "R54: the company has a KYB status": shows("getCompany", { kybStatus: text }),
  "R54: another company is another": [
    { ask: "getCompany", as: "company" },
    shows("getCompany", { id: not("{company.id}") }, { by: "stranger" }),
  ],
  "R25 R26 R49: an invitation is PENDING": shows(invite, {
    ...{ id: text, email: "ines@mail.example", role: "COMPANY_VIEWER", enabled: false },
    ...{ invitationStatus: "PENDING", invitationUrl: text },
  }),
  "R50: an email is required": invalid(invite, { email: undefined }),
  "R51: it has at least one character": invalid(invite, { email: "" }),
  "R52: a role is one of three": invalid(invite, { role: "OWNER" }),
  "R52: a COMPANY_ADMIN can be invited": shows(invite, { role: "COMPANY_ADMIN" }, { body: { role: "COMPANY_ADMIN" } }),
  "R49: names are read back": shows(
    { ask: invite, body: { firstName: "Ines", lastName: "Duarte" } },
    { firstName: "Ines", lastName: "Duarte" },
  ),
};
