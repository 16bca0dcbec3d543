// Defects of the body of one response: fields, types, values, and what is never shown.

import { byId, micro, object, text } from "../basics.ts";
import type { Bend, JsonRecord } from "../model.ts";
import { deposit } from "../ramp/requests.ts";
import {
  after,
  balances,
  body,
  defectsOf,
  drop,
  rename,
  result,
  set,
  success,
  turn,
  withHeaders,
} from "./bends.ts";

const A2A = "createAccountToAccountTransfer";
const RAMP = "createRampRequest getRampRequest approveRampRequest";
const REQUESTS = "createPaymentRequest createAccountPaymentRequest settlePaymentRequest";
const AMOUNTS = ["authorizedAmount", "settledAmount", "settlementAmount"];

/** Changes the object, or the objects, in a field. */
const within = (operations: string, field: string, change: (inner: JsonRecord) => void): Bend =>
  result(operations, (one) => {
    const inner = one[field];
    for (const each of Array.isArray(inner) ? inner : [inner]) change(object(each));
  });

const amounts = (change: (amount: JsonRecord) => void): Bend =>
  result(REQUESTS, (one) => {
    for (const name of AMOUNTS) if (one[name]) change(object(one[name]));
  });

const secrets = (operations: string): Bend =>
  result(operations, (one, { tenant }) => {
    const found = tenant.webhooks.find(({ id }) => id === one["id"]);
    if (found) one["authenticationMethod"] = found.authenticationMethod;
  });

/** The deposit of the other direction. */
const crossed = { bank: deposit("ON_RAMP"), wallet: deposit("OFF_RAMP") };

const readings: Record<string, Bend> = {
  "wallet-address-null": set("listWallets", { address: null }),
  "wallet-aml-clear": rename("listWallets", "amlStatus", "APPROVED", "CLEAR"),
  "wallet-chain-name": rename("listWallets", "chain", "POLYGON", "MATIC"),
  "wallets-without-pagination": body("listWallets", (b) => delete b["pagination"]),
  "wallets-called-data": body("listWallets", (b) => {
    b["data"] = b["result"];
    delete b["result"];
  }),
  "balance-numbers": balances((a) => Object.assign(a, { total: Number(a["total"]) })),
  "balance-commas": balances((a) =>
    Object.assign(a, { total: text(a["total"]).replace(/\B(?=(\d{3})+\.)/g, ",") }),
  ),
  "balance-exponent": balances((a) => Object.assign(a, { total: Number(a["total"]).toExponential(6) })),
  "balances-by-asset": turn("listWallets", "balances", (list) =>
    Object.fromEntries((list as JsonRecord[]).map((one) => [one["asset"], one])),
  ),
  "session-status-completed": rename("listPaymentSessions", "status", "PAYMENT_RECEIVED", "COMPLETED"),
  "session-id-short": turn("listPaymentSessions", "id", (id) => text(id).slice(0, 13)),
  "session-amount-text": turn("listPaymentSessions", "inAmount", String),
  "sessions-pagination-text": body("listPaymentSessions", (b) => {
    const pagination = object(b["pagination"]);
    pagination["pageSize"] = String(pagination["pageSize"]);
  }),
  "pay-in-account-no-uuid": set("getPayIn", { accountId: "account-1001" }),
  "pay-in-amount-number": turn("getPayIn", "grossFiatAmount", Number),
  "pay-in-amount-comma": set("getPayIn", { grossFiatAmount: "250,00" }),
  "pay-in-date-only": set("getPayIn", { createdAt: "2026-09-16" }),
  "transfer-without-status": drop(A2A, "status"),
  "webhook-without-status": drop("getWebhook registerWebhook", "status"),
  "fee-text": turn("calculateFee", "amount", String),
  "ramp-version-text": turn(RAMP, "version", String),
  "ramp-type-lower": turn(RAMP, "rampType", (type) => text(type).toLowerCase()),
  "ramp-date-number": set("getRampRequest", { createdAt: 1_790_000_000 }),
  "approve-no-deposit": drop("approveRampRequest", "depositBankAccount", "depositWallet"),
  "deposit-crossed": result("approveRampRequest getRampRequest", (one) => {
    const paid = ["depositBankAccount", "depositWallet"].find((name) => one[name]);
    if (!paid) return;
    delete one[paid];
    Object.assign(one, paid === "depositWallet" ? crossed.bank : crossed.wallet);
  }),
  "pairs-as-object": body("listOnRampPairs", (b) => Object.assign(b, { result: { pairs: b["result"] } })),
  "pair-without-to": drop("listOffRampPairs", "to"),
  "invitation-enabled-text": set("inviteCompanyUser", { enabled: "false" }),
  "invitation-without-url": drop("inviteCompanyUser", "invitationUrl"),
  "bank-account-unverified": rename(
    "registerCompanyBankAccount getCompanyBankAccount",
    "verificationStatus",
    "PENDING",
    "UNVERIFIED",
  ),
  "bank-list-without-country": drop("listCompanyBankAccounts", "bankCountry"),
  "bank-list-without-sort": body("listCompanyBankAccounts", (b) => delete b["sort"]),
  "bank-list-without-pagination": body("listCompanyBankAccounts", (b) => delete b["pagination"]),
  "bank-list-sort-array": body("listCompanyBankAccounts", (b) => {
    b["sort"] = object(b["sort"])["orders"];
  }),
  "finance-errors-without-message": (rules) => {
    rules.last.push((_, response) => {
      for (const error of (object(response.body)["errors"] as JsonRecord[] | undefined) ?? [])
        delete error["message"];
      return response;
    });
  },
};

export const bodies = defectsOf({
  "body-schema": readings,
  "write-only-hidden": {
    "key-read-back": secrets("getWebhook"),
    "key-in-list": secrets("listWebhooks"),
    "key-after-registration": secrets("registerWebhook"),
    "key-after-replacement": secrets("replaceWebhook"),
    "password-masked": within("listWebhooks", "authenticationMethod", (method) => {
      method["password"] = "****";
    }),
    "account-number-shown": set("getPayoutBankAccount registerPayoutBankAccount", {
      accountNumber: "000123456789",
    }),
    "share-token-shown": set("getAccount", { party: { identityShareToken: "share" } }),
  },
  "secret-not-repeated": {
    "secret-under-other-name": result("getWebhook", (one, { tenant }) => {
      const found = tenant.webhooks.find(({ id }) => id === one["id"]);
      one["configuration"] = JSON.stringify(found?.authenticationMethod ?? null);
    }),
    "secret-in-header": success("registerWebhook", (response, r) =>
      withHeaders(response, { "x-debug": encodeURI(JSON.stringify(r.body["authenticationMethod"])) }),
    ),
  },
  "pay-in-hides": {
    "pay-in-key-shown": set("getPayIn", { idempotencyKey: "0190a000-0000-7000-8000-00000000a001" }),
    "pay-in-provider-shown": set("getPayIn", { providerReference: "prv-1" }),
    "pay-in-internal-id-shown": set("getPayIn", { internalTransactionId: "77" }),
    "pay-in-raw-failure": set("getPayIn", { failureReason: "ORA-00001: unique constraint violated" }),
  },
  "list-form": {
    "bank-list-iban": set("listCompanyBankAccounts", { iban: "DE02120300000000202051" }),
    "party-list-vat-number": set("listParties", { vatNumber: "DE812345678" }),
  },
  "webhook-read-after-write": {
    "webhook-method-text": turn("getWebhook", "authenticationMethod", (method) => object(method)["type"]),
    "webhook-header-hidden": within("getWebhook", "authenticationMethod", (method) => delete method["headerName"]),
    "webhook-username-hidden": within("getWebhook", "authenticationMethod", (method) => delete method["username"]),
  },
  approval: {
    "approve-only-status": result("approveRampRequest", (one) => {
      for (const name of Object.keys(one)) if (name !== "id" && name !== "status") delete one[name];
    }),
  },
  "transfer-response": {
    "transfer-completed-at-once": set(A2A, { status: "COMPLETED" }),
    "transfer-amount-rounded": turn(A2A, "amount", (amount) => Number(amount).toFixed(0)),
    "transfer-amount-in-units": turn(A2A, "amount", (amount) => String(micro(text(amount)))),
    "transfer-coin-other": turn(A2A, "cryptocurrency", (coin) => (coin === "USDC" ? "USDT" : "USDC")),
    "transfer-ends-swapped": result(A2A, (one) => {
      const { sourceAccountId: source, destinationAccountId: destination } = one;
      Object.assign(one, { sourceAccountId: destination, destinationAccountId: source });
    }),
  },
  "pay-in-nullable": {
    "pay-in-epoch-for-null": set("getPayIn", {
      failedAt: "1970-01-01T00:00:00Z",
      settledAt: "1970-01-01T00:00:00Z",
    }),
    "pay-in-hash-empty": set("getPayIn", { transactionHash: "" }),
  },
  "consent-url": {
    "terms-required-without-link": drop("getPartnerTerms", "consentUrl"),
    "terms-link-null": turn("getPartnerTerms", "consentUrl", () => null),
  },
  invitation: {
    "invited-as-other": set("inviteCompanyUser", { role: "COMPANY_ADMIN" }),
    "administrator-as-manager": rename("inviteCompanyUser", "role", "COMPANY_ADMIN", "COMPANY_MANAGER"),
  },
});

export const bodyFindings = defectsOf(
  {
    "body-schema": {
      "wallet-without-address": drop("listWallets", "address"),
      "session-date-number": turn("listPaymentSessions", "createdAt", (at) => Date.parse(text(at))),
      "pay-in-without-account": drop("getPayIn", "accountId"),
      "transfer-amount-number": turn(A2A, "amount", Number),
      "request-amount-flat": result(REQUESTS, (one) => {
        for (const name of AMOUNTS) if (one[name]) one[name] = object(one[name])["fiat"];
      }),
      "request-crypto-number": amounts((a) => Object.assign(a, { crypto: Number(a["crypto"]) })),
      "request-fiat-text": amounts((a) => Object.assign(a, { fiat: String(a["fiat"]) })),
      "account-without-roles": drop("reactivateAccount", "partyRoles"),
      "account-roles-without-party": within("reactivateAccount", "partyRoles", (role) => delete role["party"]),
      "account-role-holder": within("getAccount listAccounts", "partyRoles", (role) => {
        if (role["roleType"] === "ACCOUNT_HOLDER") role["roleType"] = "HOLDER";
      }),
      "bank-account-in-list-form": drop("getCompanyBankAccount", "companyId", "companyName", "version"),
      "wallet-without-aml": drop("listWallets", "amlStatus"),
      "pay-in-without-net": drop("getPayIn", "netCryptoAmount"),
      "party-id-number": set("getParty", { externalId: 1001 }),
      "session-metadata-number": set("listPaymentSessions", { metadata: { cart: 12 } }),
      "pair-label-number": within("listOnRampPairs", "from", (from) => {
        from["label"] = 7;
      }),
    },
    "open-list": {
      "role-not-kept": after("addPartyRole", (r) => byId(r.tenant.accounts, r.params["accountId"])?.roles.pop()),
      "pay-in-status-new": set("getPayIn", { status: "REVERSED" }),
    },
    "added-member": { "wallet-label": set("listWallets", { label: "Main" }) },
    "ramp-request-history": { "ramp-request-no-history": set("getRampRequest", { events: [] }) },
    fee: { "fee-twice": turn("calculateFee", "amount", (amount) => Number(amount) * 2) },
  },
  false,
);
