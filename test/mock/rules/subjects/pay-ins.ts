// Rules of pay-ins, and of payment sessions, which announce them.

import { absent, all, decimal, exactly, has, listen, type Rule, settle, text } from "../rule.ts";

const session = { ask: "createPaymentSession", as: "session" };
const enabled = { control: "settings", given: { paymentSessions: true } };
const credit = { control: "credit", given: { accountId: "{accountId}" }, as: "credit" };
const lost = { control: "credit", given: { accountId: "{accountId}", settles: false }, as: "credit" };
const payIn = { ask: "getPayIn", path: { payInId: "{credit.payInId}" } };
const ids = { payInId: "{credit.payInId}", accountId: "{accountId}" };
const settled = { event: "PAY_IN_SETTLED", fields: ids };
const failed = { event: "PAY_IN_FAILED", fields: ids };
const internal = { idempotencyKey: absent, providerReference: absent, failureReason: absent };
const sessions = { ask: "listPaymentSessions", query: { size: 1 } };
/** What is due after the creation of a payment session, in seconds: its page, then its payment. */
const advance = (seconds: number) => ({ control: "advance", given: { seconds } });

export const payIns: Rule[] = [
  [
    "F26 F30: a settled pay-in says what came in and what reached the wallet",
    {
      ask: "getPayIn",
      result: {
        status: "SETTLED",
        fiatCurrency: text,
        grossFiatAmount: decimal,
        grossCryptoAmount: decimal,
        netCryptoAmount: decimal,
        transactionHash: text,
        settledAt: text,
      },
    },
  ],
  [
    "F26: it names account, virtual bank account and wallet",
    {
      ask: "getPayIn",
      result: { accountId: "{accountId}", virtualBankAccountId: text, accountWalletId: text, createdAt: text },
    },
  ],
  ["F27: it has not failed", { ask: "getPayIn", result: { failedAt: absent } }],
  [
    "F27 F30: a failed one has not settled, and zero stands in for nothing",
    {
      ask: "getPayIn",
      path: { payInId: "{failedPayInId}" },
      result: { status: "FAILED", failedAt: text, settledAt: absent, netCryptoAmount: absent, transactionHash: absent },
    },
  ],
  [
    "F28: nothing internal is shown",
    { ask: "getPayIn", result: internal },
    { ask: "getPayIn", path: { payInId: "{failedPayInId}" }, result: internal },
  ],
  [
    "F25 F189: a bank credit settles and is announced",
    listen,
    credit,
    settle,
    { ...payIn, result: { status: "SETTLED", netCryptoAmount: decimal } },
    settled,
  ],
  [
    "F184 F189: with these fields, without an amount",
    listen,
    credit,
    settle,
    {
      ...settled,
      fields: all(
        ids,
        { status: "SETTLED" },
        exactly("payInId accountId status asset chain transactionHash occurredAt"),
      ),
    },
  ],
  [
    "F29: the wallet has what is net",
    credit,
    settle,
    { ...payIn, as: "payIn" },
    { balance: "{accountId}", total: "{payIn.netCryptoAmount}" },
  ],
  [
    "F29: once, however much time passes",
    credit,
    settle,
    settle,
    { ...payIn, as: "payIn" },
    settle,
    { balance: "{accountId}", total: "{payIn.netCryptoAmount}" },
  ],
  [
    "F190 F203: a failed credit is announced with its reason",
    listen,
    lost,
    settle,
    {
      ...failed,
      fields: all(
        ids,
        { status: "FAILED", reason: "SETTLEMENT_FAILED" },
        exactly("payInId accountId status reason occurredAt"),
      ),
    },
  ],
  [
    "F190: and credits nothing",
    lost,
    settle,
    { ...payIn, result: { status: "FAILED", grossCryptoAmount: absent, netCryptoAmount: absent } },
    { balance: "{accountId}" },
  ],
  [
    "F81: it does not settle later",
    listen,
    lost,
    settle,
    settle,
    { ...settled, never: true },
    { ...payIn, result: { status: "FAILED" } },
  ],
  [
    "F99 F216: payment sessions are not enabled",
    { ask: "createPaymentSession", status: 400, code: "no-suitable-provider" },
  ],
  [
    "F99: what was refused is not listed",
    { ...sessions, as: "before" },
    { ask: "createPaymentSession", code: "no-suitable-provider" },
    { ...sessions, result: [{ id: "{before.0.id}" }] },
  ],
  [
    "F22 F78: once enabled, a payment session is CREATED",
    enabled,
    {
      ...session,
      result: {
        id: text,
        status: "CREATED",
        accountId: "{accountId}",
        inAmount: 25,
        inCurrency: "EUR",
        expiresAt: text,
      },
    },
  ],
  [
    "F78: then it waits for the payer, at a page",
    enabled,
    session,
    advance(2),
    { ...sessions, result: [{ id: "{session.id}", status: "PENDING_PAYMENT", paymentUrl: text, cancellable: true }] },
  ],
  [
    "F78: then it is paid, which is its last status",
    enabled,
    session,
    settle,
    settle,
    { ...sessions, result: [{ id: "{session.id}", status: "PAYMENT_RECEIVED", cancellable: false }] },
  ],
  [
    "F25 F79: the credit is a pay-in",
    enabled,
    listen,
    session,
    settle,
    { event: "PAY_IN_SETTLED", fields: { accountId: "{accountId}", status: "SETTLED" } },
  ],
  [
    "F23: metadata and references are read back",
    enabled,
    { ...session, body: { externalRef: "order-9", metadata: { channel: "app" } } },
    { ...sessions, result: [{ externalRef: "order-9", metadata: { channel: "app" } }] },
  ],
  [
    "F78: unpaid it expires at expiresAt",
    enabled,
    { ...session, body: { inAmount: 13.03 } },
    advance(3599),
    { ...sessions, result: [{ status: "PENDING_PAYMENT" }] },
    advance(2),
    { ...sessions, result: [{ status: "EXPIRED", cancellable: false }] },
  ],
  [
    "F78: one that cannot be initiated FAILED",
    enabled,
    { ...session, body: { inAmount: 13.01 } },
    settle,
    { ...sessions, result: [{ status: "FAILED" }] },
  ],
  [
    "F231: KYC is required of the account's holder",
    enabled,
    { ask: "createParty", as: "party" },
    { ask: "createAccount", body: { party: { id: "{party.id}" } }, as: "account" },
    settle,
    { ask: "createPaymentSession", path: { accountId: "{account.id}" }, code: "kyc-required" },
  ],
  [
    "F229: the account has to be ACTIVE",
    enabled,
    { control: "move", given: { kind: "accounts", id: "{accountId}", field: "status", to: "SUSPENDED" } },
    { ask: "createPaymentSession", code: "account-not-active" },
    { ask: "reactivateAccount" },
    session,
  ],
  [
    "F232: the asset has to be a supported one",
    enabled,
    { ask: "createPaymentSession", body: { outCryptocurrency: "DOGE" }, code: "unsupported-asset" },
  ],
  [
    "F230: a key belongs to one request body",
    enabled,
    { ...session, body: { idempotencyKey: "{unknownId}" } },
    {
      ask: "createPaymentSession",
      body: { idempotencyKey: "{unknownId}", inAmount: 26 },
      code: "idempotency-key-conflict",
    },
  ],
  [
    "F111: its pay-in is read at the ID of the event",
    { ask: "getPayIn", result: { id: "{payInId}" } },
    { ask: "listWallets", result: has({ id: text }) },
  ],
  [
    "F36: a wallet that is not ready is not credited",
    listen,
    { ask: "listWallets", as: "wallets" },
    { control: "move", given: { kind: "wallets", id: "{wallets.0.id}", field: "amlStatus", to: "BLOCKED" } },
    credit,
    settle,
    { ...failed, fields: { ...ids, reason: "SETTLEMENT_FAILED" } },
    { balance: "{accountId}" },
  ],
];
