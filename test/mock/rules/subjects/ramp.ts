// Rules of the ramp service: ramp requests, pairs, fees, bank accounts, wallets, users.

import { absent, Check, every, exactly, has, lacks, not, number, type Rule, settle, text } from "../rule.ts";

const request = { ask: "createRampRequest", as: "ramp" };
const off = { ...request, body: { rampType: "OFF_RAMP", amount: 1200 } };
const path = { rampRequestId: "{ramp.id}" };
const version = { body: { version: "{ramp.version}" } };
const approval = { ask: "approveRampRequest", path, ...version };
const read = { ask: "getRampRequest", path };
const bank = { ask: "registerCompanyBankAccount", as: "bank" };
const listForm = exactly(
  "id name bankName bankCountry bankAccountType supportedRampType verificationStatus createdAt updatedAt",
);
const invite = { ask: "inviteCompanyUser" };
const invalid = { code: "validation-error", message: text };

/** Amounts of a fee or ramp request, to the cent. */
const adds = (says: string, test: (one: Record<string, number>) => number) =>
  new Check(says, (actual) => Math.abs(test(actual as Record<string, number>)) < 0.01);
const of = (one: Record<string, number>, name: string) => one[name] ?? Number.NaN;

export const ramp: Rule[] = [
  [
    "R32 R56: a ramp request awaits its approval",
    { ...request, result: { id: text, status: "AWAITING_APPROVAL", rampType: "ON_RAMP", amount: 5000 } },
  ],
  [
    "R9 R39: it is read with its history",
    request,
    {
      ...read,
      result: {
        id: "{ramp.id}",
        companyName: text,
        version: number,
        paymentReceived: false,
        events: has({ eventType: "CREATED", role: "COMPANY_ADMIN", userId: text }),
      },
    },
  ],
  [
    "R11: a manager's event has its role",
    { ...request, by: "manager" },
    { ...read, result: { events: has({ eventType: "CREATED", role: "COMPANY_MANAGER" }) } },
  ],
  [
    "R55: it is in the list",
    request,
    { ask: "listRampRequests", result: has({ id: "{ramp.id}", status: "AWAITING_APPROVAL" }) },
  ],
  [
    "R9: what is net is the amount less the fee",
    request,
    {
      ...read,
      result: adds("adds up", (one) => of(one, "fiatAmount") - of(one, "fiatFeeAmount") - of(one, "fiatNetAmount")),
    },
  ],
  [
    "R9: an on-ramp's crypto is the net fiat at the rate",
    request,
    {
      ...read,
      result: adds("adds up", (one) => of(one, "cryptoAmount") - of(one, "fiatNetAmount") * of(one, "exchangeRate")),
    },
  ],
  [
    "R5: before its approval it says nothing of a deposit",
    request,
    { ...read, result: { depositBankAccount: absent, depositWallet: absent } },
  ],
  [
    "R5 R33 R36: approved, an on-ramp awaits funds at a bank account",
    request,
    {
      ...approval,
      status: 200,
      result: { status: "AWAITING_FUNDS", depositBankAccount: { iban: text, bankName: text }, depositWallet: absent },
    },
  ],
  [
    "R5 R33: an off-ramp awaits them at a wallet",
    off,
    { ...approval, result: { status: "AWAITING_FUNDS", depositWallet: { address: text }, depositBankAccount: absent } },
  ],
  [
    "R33: the approval is read back",
    request,
    approval,
    { ...read, result: { status: "AWAITING_FUNDS", paymentReceived: false, depositBankAccount: { iban: text } } },
  ],
  [
    "R39: and is in the history",
    request,
    approval,
    { ...read, result: { events: has({ eventType: "CREATED" }), version: number } },
  ],
  [
    "R78: a change raises the version",
    request,
    approval,
    { ...read, result: { version: new Check("is higher", (actual) => Number(actual) > 0) } },
  ],
  [
    "R73 R38: another version conflicts",
    request,
    { ...approval, body: { version: 99 }, code: "OPTIMISTIC_LOCK_EXCEPTION", message: text },
    { ...approval, body: { version: -1 }, code: "OPTIMISTIC_LOCK_EXCEPTION", message: text },
  ],
  [
    "R73: and moves nothing",
    request,
    { ...approval, body: { version: 99 }, status: "4xx" },
    { ...read, result: { status: "AWAITING_APPROVAL", version: "{ramp.version}" } },
  ],
  ["R38: the version is required", request, { ...approval, body: { version: undefined }, ...invalid }],
  ["R38: it is an integer", request, { ...approval, body: { version: "1" }, ...invalid }],
  [
    "R33: an approved request is not approved again",
    request,
    { ...approval, as: "done" },
    { ...approval, body: { version: "{done.version}" }, status: "4xx" },
  ],
  [
    "R33: an approved request is not canceled",
    request,
    { ...approval, as: "done" },
    { ask: "cancelRampRequest", path, body: { version: "{done.version}" }, status: "4xx" },
    { ...read, result: { status: "AWAITING_FUNDS" } },
  ],
  [
    "R57: a rejected request does not await funds",
    request,
    { ask: "rejectRampRequest", path, ...version },
    { ...approval, status: "4xx" },
    { ...read, result: { depositBankAccount: absent } },
  ],
  [
    "R58: nor does a canceled one",
    request,
    { ask: "cancelRampRequest", path, ...version },
    { ...approval, status: "4xx" },
  ],
  [
    "R57 R73: rejecting holds to the version, too",
    request,
    { ask: "rejectRampRequest", path, body: { version: 99 }, code: "OPTIMISTIC_LOCK_EXCEPTION" },
  ],
  [
    "R33 R71: a request that does not exist is not approved",
    { ...approval, path: { rampRequestId: "{unknownId}" }, body: { version: 1 }, code: "NOT_FOUND" },
  ],
  ["R71: a request of another company is not found", { ask: "getRampRequest", by: "stranger", code: "NOT_FOUND" }],
  ["R10 R56: a ramp type is one of two", { ...request, as: undefined, body: { rampType: "UP" }, ...invalid }],
  ["R56: an amount is a number", { ...request, as: undefined, body: { amount: "much" }, ...invalid }],
  [
    "R40: the export is a file with all ramp requests",
    request,
    {
      ask: "exportRampRequests",
      status: 200,
      gives: { "content-disposition": "~attachment" },
      whole: { text: "~AWAITING_APPROVAL" },
    },
  ],
  [
    "R40: the new one is in it",
    request,
    {
      ask: "exportRampRequests",
      whole: { text: new Check("has many lines", (actual) => String(actual).trim().split("\n").length > 3) },
    },
  ],
  [
    "R28 R29 R41: an on-ramp goes from a currency",
    { ask: "listOnRampPairs", result: every({ from: { id: text, currency: "EUR", label: text } }) },
  ],
  [
    "R30 R41: to an asset on a chain",
    { ask: "listOnRampPairs", result: every({ to: { id: text, currency: text, chain: text, label: text } }) },
  ],
  [
    "R28 R42: an off-ramp goes from an asset to a currency",
    {
      ask: "listOffRampPairs",
      result: every({ from: { id: text, currency: text, label: text }, to: { id: text, currency: "EUR" } }),
    },
  ],
  [
    "R27 R43: a fee has an amount and a percentage",
    { ask: "calculateFee", result: { amount: number, percentage: number } },
  ],
  [
    "R27: which belong together",
    {
      ask: "calculateFee",
      result: adds("belongs together", (one) => of(one, "amount") - (5000 * of(one, "percentage")) / 100),
    },
  ],
  [
    "R6: the fee of a ramp request is the one that was calculated",
    { ask: "calculateFee", as: "fee" },
    request,
    { ...read, result: { feePercentage: "{fee.percentage}", fiatFeeAmount: "{fee.amount}" } },
  ],
  ["R43: an amount is required", { ask: "calculateFee", body: { amount: undefined }, ...invalid }],
  ["R43: it is a number", { ask: "calculateFee", body: { amount: "5000" }, ...invalid }],
  ["R31: a COMPANY_VIEWER calculates fees", { ask: "calculateFee", by: "viewer" }],
  [
    "R17 R59: a bank account waits for its verification",
    {
      ...bank,
      result: {
        id: text,
        name: "Rule account",
        bankName: "Example Bank",
        verificationStatus: "PENDING",
        verifiedAt: absent,
      },
    },
  ],
  [
    "R48: it is read with all its fields",
    bank,
    {
      ask: "getCompanyBankAccount",
      path: { companyBankAccountId: "{bank.id}" },
      result: { companyId: text, version: number, bankCountry: "IE" },
    },
  ],
  ["R18 R44: the list form has nine fields", { ask: "listCompanyBankAccounts", result: every(listForm) }],
  [
    "R44: a new one is in the list",
    bank,
    {
      ask: "listCompanyBankAccounts",
      query: { verificationStatus: "PENDING", size: 50 },
      result: has({ id: "{bank.id}" }),
    },
  ],
  ["R48 R71: one of another company is not found", { ask: "getCompanyBankAccount", by: "stranger", code: "NOT_FOUND" }],
  [
    "R16 R59: a supported ramp type is one of three",
    { ...bank, as: undefined, body: { supportedRampType: "UP" }, ...invalid },
  ],
  [
    "R3: a bank account is verified",
    bank,
    settle,
    {
      ask: "getCompanyBankAccount",
      path: { companyBankAccountId: "{bank.id}" },
      result: { verificationStatus: "VERIFIED", verifiedAt: text },
    },
    { except: "second", because: "nobody verifies bank accounts there" },
  ],
  [
    "R19 R61: a wallet is registered",
    {
      ask: "registerCompanyWallet",
      as: "wallet",
      result: { id: text, description: "Rule wallet", address: "~^0x", verificationStatus: "PENDING" },
    },
  ],
  [
    "R60: it is in the list",
    { ask: "registerCompanyWallet", as: "wallet" },
    { ask: "listCompanyWallets", result: has({ id: "{wallet.id}", description: "Rule wallet" }) },
  ],
  [
    "R60: others do not see it",
    { ask: "registerCompanyWallet", as: "wallet" },
    { ask: "listCompanyWallets", by: "stranger", result: lacks({ id: "{wallet.id}" }) },
  ],
  ["R61: a wallet has an address", { ask: "registerCompanyWallet", body: { address: undefined }, ...invalid }],
  ["R54: the company has a KYB status", { ask: "getCompany", result: { kybStatus: text } }],
  [
    "R25 R26 R49: an invitation is PENDING",
    {
      ...invite,
      result: {
        id: text,
        email: "ines@mail.example",
        role: "COMPANY_VIEWER",
        enabled: false,
        invitationStatus: "PENDING",
        invitationUrl: text,
      },
    },
  ],
  ["R50: an email is required", { ...invite, body: { email: undefined }, ...invalid }],
  ["R51: it has at least one character", { ...invite, body: { email: "" }, ...invalid }],
  ["R52: a role is one of three", { ...invite, body: { role: "OWNER" }, ...invalid }],
  [
    "R52: a COMPANY_ADMIN can be invited",
    { ...invite, body: { role: "COMPANY_ADMIN" }, result: { role: "COMPANY_ADMIN" } },
  ],
  [
    "R49: names are read back",
    { ...invite, body: { firstName: "Ines", lastName: "Duarte" }, result: { firstName: "Ines", lastName: "Duarte" } },
  ],
  [
    "R56: an amount is above nothing",
    { ask: "createRampRequest", body: { amount: 0 }, ...invalid },
    { ask: "createRampRequest", body: { amount: -5 }, ...invalid },
  ],
  [
    "R3: a wallet is verified",
    { ask: "registerCompanyWallet", as: "wallet" },
    settle,
    { ask: "listCompanyWallets", result: has({ id: "{wallet.id}", verificationStatus: "VERIFIED" }) },
    { except: "second", because: "nobody verifies wallets there" },
  ],
  [
    "R54: another company is another",
    { ask: "getCompany", as: "company" },
    { ask: "getCompany", by: "stranger", result: { id: not("{company.id}") } },
  ],
  ["R43: nobody pays for less than nothing", { ask: "calculateFee", body: { amount: -1 }, ...invalid }],
];
