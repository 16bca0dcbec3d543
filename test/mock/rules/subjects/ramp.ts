// Rules of the ramp service: ramp requests, pairs, fees, bank accounts, wallets, users.

import { absent, Check, every, exactly, type Fields, has, not, number, text } from "../match.ts";
import { type Ask, after, asking, elsewhere, type RuleTable, refused, settle, shows } from "../rule.ts";

const request = { ask: "createRampRequest", as: "ramp" };
const off = asking(request, { rampType: "OFF_RAMP", amount: 1200 });
/** In one tier as crypto, and in another one at its price in fiat. */
const large = { rampType: "OFF_RAMP", amount: 10500 };
const given = { rampRequestId: "{ramp.id}" };
const versioned = (ask: string) => asking(ask, { ...given, version: "{ramp.version}" });
const approve = versioned("approveRampRequest");
const cancel = versioned("cancelRampRequest");
const reject = versioned("rejectRampRequest");
const read = { ask: "getRampRequest", given };
const bank = { ask: "registerCompanyBankAccount", as: "bank" };
const readBank = asking("getCompanyBankAccount", { companyBankAccountId: "{bank.id}" });
const wallet = { ask: "registerCompanyWallet", as: "wallet" };
const listFields =
  "id name bankName bankCountry bankAccountType supportedRampType verificationStatus createdAt updatedAt";
const by = "stranger";
const invite = "inviteCompanyUser";
const noDeposit = { depositBankAccount: absent, depositWallet: absent };
const locked = "OPTIMISTIC_LOCK_EXCEPTION";
const invalid = (ask: string | Ask, body: Record<string, unknown>) =>
  refused(ask, "validation-error", body, { message: text });
const created = (role: string, more: Fields = {}) => ({ events: has({ eventType: "CREATED", role, ...more }) });

/** Amounts of a fee or ramp request, to the cent. */
const adds = (says: string, test: (one: Record<string, number>) => number) =>
  new Check(says, (actual) => Math.abs(test(actual as Record<string, number>)) < 0.01);
const of = (one: Record<string, number>, name: string) => one[name] ?? Number.NaN;
/** What is left of an amount after the fee of a request is the net one. */
const net = (amount: string, netAmount: string) =>
  adds(
    "are less by one percentage",
    (one) => of(one, amount) * (1 - of(one, "feePercentage") / 100) - of(one, netAmount),
  );
const [asset, currency] = [
  { id: text, currency: text, label: text },
  { id: text, currency: "EUR" },
];

export const ramp: RuleTable = {
  "R32 R56: a ramp request awaits its approval": shows(request, {
    id: text,
    status: "AWAITING_APPROVAL",
    rampType: "ON_RAMP",
    amount: 5000,
  }),
  "R4 R11 R31: a manager's event has its role": [
    { ...request, by: "manager" },
    shows(read, created("COMPANY_MANAGER")),
  ],
  ...after(request, {
    "R9 R39: it is read with its history": shows(read, {
      id: "{ramp.id}",
      companyName: text,
      version: number,
      paymentReceived: false,
      ...created("COMPANY_ADMIN", { userId: text }),
    }),
    "R9: what is net is the amount less the fee": [
      shows(
        read,
        adds("adds up", (one) => of(one, "fiatAmount") - of(one, "fiatFeeAmount") - of(one, "fiatNetAmount")),
      ),
    ],
    "R9: an on-ramp's crypto is the net fiat at the rate": [
      shows(
        read,
        adds("adds up", (one) => of(one, "cryptoAmount") - of(one, "fiatNetAmount") * of(one, "exchangeRate")),
      ),
    ],
    "R5: before its approval it says nothing of a deposit": shows(read, noDeposit),
    "R5 R33 R36: approved, an on-ramp awaits funds at a bank account": shows(
      { ...approve, status: 200 },
      { ...noDeposit, status: "AWAITING_FUNDS", depositBankAccount: { iban: text, bankName: text } },
    ),
    "R73 R38: another version conflicts": [99, -1].map((version) =>
      refused({ ...approve, message: text }, locked, { version }),
    ),
    "R38: the version is required": invalid(approve, { version: undefined }),
    "R57: a rejected request does not await funds": [
      [reject, refused(approve, "4xx")],
      shows(read, { depositBankAccount: absent }),
    ],
    "R58: nor does a canceled one": [cancel, refused(approve, "4xx")],
    "R57 R73: rejecting holds to the version, too": refused(reject, locked, { version: 99 }),
    "R40: the export has the new ramp request, too": {
      ask: "exportRampRequests",
      whole: { text: new Check("has many lines", (actual) => String(actual).trim().split("\n").length > 2) },
    },
  }),
  "R5 R33: an off-ramp awaits them at a wallet": [
    off,
    shows(approve, { ...noDeposit, status: "AWAITING_FUNDS", depositWallet: { address: text } }),
  ],
  "R33: the approval is read back": [
    [request, approve],
    shows(read, { status: "AWAITING_FUNDS", paymentReceived: false, depositBankAccount: { iban: text } }),
  ],
  "R33: an approved request is not approved again": [
    [request, { ...approve, as: "done" }],
    refused(approve, "4xx", { version: "{done.version}" }),
  ],
  "R56: an amount is above nothing": invalid("createRampRequest", { amount: 0 }),
  "R28 R29 R30 R41: an on-ramp is from a currency to an asset on a chain": [
    shows("listOnRampPairs", every({ from: { ...currency, label: text }, to: { ...asset, chain: text } })),
  ],
  "R28 R42: an off-ramp is from asset to currency, and its crypto side has the chain": [
    shows("listOffRampPairs", every({ from: { ...asset, chain: text }, to: { ...currency, chain: absent } })),
  ],
  "R6: a fee is of one tier, for both sides of an off-ramp request": [
    [asking("calculateFee", large, { as: "fee" }), asking(off, large)],
    shows(read, { feePercentage: "{fee.percentage}" }),
    [shows(read, net("amount", "netAmount")), shows(read, net("fiatAmount", "fiatNetAmount"))],
  ],
  "R6: the fee of a ramp request is the one that was calculated": [
    [{ ask: "calculateFee", as: "fee" }, request],
    shows(read, { feePercentage: "{fee.percentage}", fiatFeeAmount: "{fee.amount}" }),
  ],
  "R31: a COMPANY_VIEWER calculates fees": { ask: "calculateFee", by: "viewer" },
  "R17 R59: a bank account waits for its verification": shows(bank, {
    id: text,
    name: "Rule account",
    bankName: "Example Bank",
    verificationStatus: "PENDING",
    verifiedAt: absent,
  }),
  "R3: a bank account is verified": [
    [bank, settle],
    shows(readBank, { verificationStatus: "VERIFIED", verifiedAt: text }),
    elsewhere("nobody verifies bank accounts there"),
  ],
  "R18 R44: the list form has nine fields": shows("listCompanyBankAccounts", every(exactly(listFields))),
  "R3: a wallet is verified": [
    [wallet, settle],
    shows("listCompanyWallets", has({ id: "{wallet.id}", verificationStatus: "VERIFIED" })),
    elsewhere("nobody verifies wallets there"),
  ],
  "R61: a wallet has an address": invalid(wallet.ask, { address: undefined }),
  "R54: another company is another": [
    { ask: "getCompany", as: "company" },
    shows({ ask: "getCompany", by }, { id: not("{company.id}") }),
  ],
  "R25 R26 R49: an invitation is PENDING": shows(invite, {
    id: text,
    email: "ines@mail.example",
    role: "COMPANY_VIEWER",
    enabled: false,
    invitationStatus: "PENDING",
    invitationUrl: text,
  }),
};
