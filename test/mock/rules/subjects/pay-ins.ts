// Rules of pay-ins, and of payment sessions, which announce them.

import { absent, decimal, text, type WantedValue } from "../match.ts";
import {
  after,
  asking,
  control,
  elsewhere,
  heard,
  listen,
  type RuleTable,
  refused,
  settle,
  shows,
} from "../rule.ts";

const session = { ask: "createPaymentSession", as: "session" };
const enabled = control("settings", { paymentSessions: true });
const credit = control("credit", { accountId: "{accountId}" }, "credit");
const lost = control("credit", { accountId: "{accountId}", settles: false }, "credit");
const payIn = asking("getPayIn", { payInId: "{credit.payInId}" });
const failedPayIn = asking("getPayIn", { payInId: "{failedPayInId}" });
const ids = { payInId: "{credit.payInId}", accountId: "{accountId}" };
const settled = { event: "PAY_IN_SETTLED", fields: ids };
const failed = { event: "PAY_IN_FAILED", fields: ids };
const internal = { idempotencyKey: absent, providerReference: absent, failureReason: absent };
const newest = asking("listPaymentSessions", { size: 1 });
const shown = (fields: WantedValue) => shows(newest, [fields]);
const unchanged = { balance: "{accountId}" };
const asRead = { ...payIn, as: "payIn" };
const credited = { ...unchanged, total: "{payIn.netCryptoAmount}" };
const blocked = control("move", { kind: "wallets", id: "{wallets.0.id}", field: "amlStatus", to: "BLOCKED" });
const suspended = control("move", { kind: "accounts", id: "{accountId}", field: "status", to: "SUSPENDED" });
/** What is due after the creation of a payment session, in seconds: its page, then its payment. */
const advance = (seconds: number) => control("advance", { seconds });
const keyed = { idempotencyKey: "{unknownId}" };

export const payIns: RuleTable = {
  "F28: nothing internal is shown": [shows("getPayIn", internal), shows(failedPayIn, internal)],
  ...after([listen, credit, settle], {
    "F25 F189: a bank credit settles and is announced": [
      shows(payIn, { status: "SETTLED", netCryptoAmount: decimal }),
      settled,
    ],
    "F29: the wallet has what is net, once, however much time passes": [settle, asRead, settle, credited],
  }),
  ...after([listen, lost, settle], {
    "F190 F203: a failed credit is announced with its reason": heard(failed, {
      status: "FAILED",
      reason: "SETTLEMENT_FAILED",
    }),
    "F190: and credits nothing": [
      shows(payIn, { status: "FAILED", grossCryptoAmount: absent, netCryptoAmount: absent }),
      unchanged,
    ],
    "F81: it does not settle later": [settle, { ...settled, never: true }, shows(payIn, { status: "FAILED" })],
  }),
  "F99 F216: payment sessions are not enabled": refused("createPaymentSession", "400 no-suitable-provider"),
  ...after(enabled, {
    "F22 F78: once enabled, a payment session is CREATED": shows(session, {
      id: text,
      status: "CREATED",
      accountId: "{accountId}",
      inAmount: 25,
      inCurrency: "EUR",
      expiresAt: text,
    }),
    "F78: then it waits for the payer, at a page": [
      [session, advance(2)],
      shown({ id: "{session.id}", status: "PENDING_PAYMENT", paymentUrl: text, cancellable: true }),
    ],
    "F78: then it is paid, which is its last status": [
      [session, settle, settle],
      shown({ id: "{session.id}", status: "PAYMENT_RECEIVED", cancellable: false }),
    ],
    "F25 F79: the credit is a pay-in": [
      [listen, session, settle],
      { event: "PAY_IN_SETTLED", fields: { accountId: "{accountId}", status: "SETTLED" } },
    ],
    "F231: KYC is required of the account's holder": [
      { ask: "createParty", as: "party" },
      [asking("createAccount", { party: { id: "{party.id}" } }, { as: "account" }), settle],
      refused("createPaymentSession", "kyc-required", { accountId: "{account.id}" }),
    ],
    "F229: the account has to be ACTIVE": [
      [suspended, refused("createPaymentSession", "account-not-active")],
      ["reactivateAccount", session],
    ],
    "F232: the asset has to be a supported one": refused(session, "unsupported-asset", {
      outCryptocurrency: "DOGE",
    }),
    "F230: a key belongs to one request body": [
      asking(session, keyed),
      refused(session, "idempotency-key-conflict", { ...keyed, inAmount: 26 }),
    ],
  }),
  "F228: a company that is not active gets no pay-in session": [
    control("settings", { paymentSessions: true, companyActive: false }),
    refused("createPaymentSession", "company-not-active"),
  ],
  "F29: a pay-in says what reached the wallet only when it has": [
    [credit, shows(payIn, { netCryptoAmount: absent })],
    elsewhere("its pay-ins settle at once"),
    [settle, shows(payIn, { netCryptoAmount: decimal })],
  ],
  "F36: a wallet that is not ready is not credited": [
    [listen, { ask: "listWallets", as: "wallets" }, blocked, credit, settle],
    heard(failed, { reason: "SETTLEMENT_FAILED" }),
    unchanged,
  ],
};
