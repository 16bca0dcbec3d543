// Edits of what is sent and read: fields, limits, lists of values, and how certain they are.

import type { JsonObject } from "../../../model/document.ts";
import { readBundle } from "../../../model/load.ts";
import { add, at, drop, type EditRows, push, put, remove, rename, set } from "./edit.ts";

const reason: JsonObject = { type: "object", required: ["reason"], properties: { reason: { type: "string" } } };
const body = (required: boolean) => ({ required, content: { "application/json": { schema: reason } } });

/** Makes a schema one that can be null, with the schema as an alternative. */
function orNull(document: JsonObject, address: string): undefined {
  set(document, address, { oneOf: [at(document, address), { type: "null" }] });
}

export const schemas: EditRows = {
  "finance major major presence: a field of a request becomes required (registerWebhook, replaceWebhook)": (document) =>
    push(document, "WebhookInput#/required", "name"),
  "finance minor minor presence: a field of a request can be left out (createAccountToAccountTransfer)": (document) =>
    drop(document, "AccountToAccountTransferInput#/required", "cryptocurrency"),
  "finance major major: a required field is added to a request (createAccountToAccountTransfer)": (document) => {
    add(document, "AccountToAccountTransferInput.purpose", { type: "string" });
    push(document, "AccountToAccountTransferInput#/required", "purpose");
  },
  "finance minor minor: an optional field is added to a request (createAccountToAccountTransfer)": (document) =>
    add(document, "AccountToAccountTransferInput.purpose", { type: "string" }),
  "finance major major request-field-removed: a field is gone (createAccountToAccountTransfer)": (document) =>
    remove(document, "AccountToAccountTransferInput.chain"),
  "finance major major request-field-removed: a field of a request has another name (registerWebhook)": (document) =>
    rename(document, "WebhookInput.name", "title"),
  // The field was our assumption; the types have it all the same.
  "finance correction major request-field-removed: an assumed field of a request is gone (createPayout)": (document) =>
    remove(document, "PayoutInput.asset"),
  "finance major major idempotency: the key of an operation that pays is gone (settlePaymentRequest)": (document) =>
    remove(document, "SettlementInput.idempotencyKey"),
  "finance major major idempotency: the key of a payment session is gone (createPaymentSession)": (document) =>
    remove(document, "PaymentSessionInput.idempotencyKey"),
  // Its name was all that was documented.
  "finance minor major idempotency: an idempotency key has another name (createPaymentSession)": (document) =>
    rename(document, "PaymentSessionInput.idempotencyKey", "retryKey"),
  "finance major major idempotency: an idempotency key becomes necessary (settlePaymentRequest)": (document) =>
    add(document, "SettlementInput#/required", ["idempotencyKey"]),
  "finance minor minor idempotency: a key is newly accepted (createAccountToAccountTransfer)": (document) =>
    add(document, "AccountToAccountTransferInput.idempotencyKey", { type: "string", format: "uuid" }),
  "finance major major idempotency: a header is newly required (createAccountToAccountTransfer)": (document) =>
    add(document, "createAccountToAccountTransfer#/parameters", [
      { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string" } },
    ]),
  // Who registers a longer URL is refused.
  "finance major none: a text of a request can be shorter than before (registerWebhook)": (document) =>
    set(document, "WebhookInput.url#/maxLength", 512),
  // Every text that could be sent still can be.
  "finance minor none eased: a text of a request can be longer (registerWebhook)": (document) =>
    set(document, "WebhookInput.name#/maxLength", 1000),
  // Texts of another form are refused.
  "finance major none: a text of a request must have a form (registerWebhook)": (document) =>
    add(document, "WebhookInput.name#/pattern", "^[a-z]+$"),
  // Requests that were valid are refused.
  ...Object.fromEntries(
    ["not", "contains", "propertyNames", "patternProperties"].map((word) => [
      `finance major none: a request has a new rule, ${word} (registerWebhook)`,
      (document: JsonObject) => add(document, `WebhookInput#/${word}`, { required: ["legacy"] }),
    ]),
  ),
  // Every text that could be sent still can be.
  "finance minor none eased: the form of a text of a request is given up (registerWebhook)": (document) =>
    remove(document, "WebhookInput.url#/pattern"),
  // Texts that are none are refused.
  "finance major patch: a text of a request must be a UUID (registerWebhook)": (document) =>
    add(document, "WebhookInput.name#/format", "uuid"),
  // Every number that could be sent still can be.
  "ramp minor patch eased: a whole number of a request can have a fraction (approveRampRequest)": (document) => {
    remove(document, "ApprovalInput.version#/format");
    set(document, "ApprovalInput.version#/type", "number");
  },
  "ramp major major: a number of a request must be a text (calculateFee)": (document) =>
    set(document, "FeeInput.amount#/type", "string"),
  "finance minor minor eased: a field of a request can be null (registerWebhook)": (document) =>
    set(document, "WebhookInput.name#/type", ["string", "null"]),
  "finance major major: a field of a request can no longer be null (registerWebhook)": [
    (document) => set(document, "WebhookInput.name#/type", ["string", "null"]),
    (document) => set(document, "WebhookInput.name#/type", "string"),
  ],
  // Requests with a further field, which were accepted, are refused.
  "ramp major none: a request refuses fields that it does not know (calculateFee)": (document) =>
    add(document, "FeeInput#/additionalProperties", false),
  "ramp major major: a request body becomes required (calculateFee)": [
    (document) => set(document, "calculateFee#/requestBody/required", false),
    (document) => set(document, "calculateFee#/requestBody/required", true),
  ],
  "finance major major: a kind of authentication can no longer be registered (registerWebhook)": (document) => {
    remove(document, "WebhookAuthenticationInput#/oneOf/-1");
    remove(document, "WebhookAuthenticationInput#/discriminator/mapping/BASIC_AUTHENTICATION");
  },
  "finance major major: kinds of a request are told apart by another field (registerWebhook)": (document) => {
    for (const name of ["WebhookApiKeyAuthenticationInput", "WebhookBasicAuthenticationInput"]) {
      rename(document, `${name}.type`, "kind");
      drop(document, `${name}#/required`, "type");
      push(document, `${name}#/required`, "kind");
    }
    set(document, "WebhookAuthenticationInput#/discriminator/propertyName", "kind");
  },
  "finance major major request-body: a request must have a body (reactivateAccount)": (document) =>
    add(document, "reactivateAccount#/requestBody", body(true)),
  "finance minor minor request-body: a request can have a body (reactivateAccount)": (document) =>
    add(document, "reactivateAccount#/requestBody", body(false)),
  "finance major major parameter: one is required where there was none (settlePaymentRequest)": (document) =>
    add(document, "settlePaymentRequest#/parameters", [
      { name: "confirm", in: "query", required: true, schema: { type: "string" } },
    ]),
  "finance major major idempotency: the key moves from the body to a header (settlePaymentRequest)": (document) => {
    remove(document, "SettlementInput.idempotencyKey");
    add(document, "settlePaymentRequest#/parameters", [
      { name: "Idempotency-Key", in: "header", required: false, schema: { type: "string" } },
    ]);
  },
  // Every URL that was accepted still is.
  "finance minor none eased: a pattern of a request lets more through (registerWebhook)": (document) =>
    set(document, "WebhookInput.url#/pattern", "^https?://"),
  // Whether what was accepted still is cannot be told, so it counts as refused.
  "finance major none: a pattern of a request is another one (registerWebhook)": (document) =>
    set(document, "WebhookInput.url#/pattern", "^wss://"),
  // What consumers read.
  "finance major major: a field of a response is gone (listWallets)": (document) => {
    drop(document, "Wallet#/required", "address");
    remove(document, "Wallet.address");
  },
  "finance major major: an optional field of a response is gone (getPayIn)": (document) =>
    remove(document, "PayIn.netCryptoAmount"),
  "finance major major: a field of a response has another name (listWallets)": (document) => {
    rename(document, "Wallet.amlStatus", "screeningStatus");
    drop(document, "Wallet#/required", "amlStatus");
    push(document, "Wallet#/required", "screeningStatus");
  },
  "finance minor minor: a field is added to a response (listWallets)": (document) =>
    add(document, "Wallet.nickname", { type: "string" }),
  "finance major major presence: a stated field can be absent (createAccountToAccountTransfer)": (document) =>
    drop(document, "AccountToAccountTransfer#/required", "status"),
  // A table gives names and types and does not state presence; the types took it as always there.
  "finance correction major presence: a field of a table can be absent (listWallets)": (document) =>
    drop(document, "Wallet#/required", "amlStatus"),
  // More is promised than before.
  "finance minor none presence: a field of a response is always present (getWebhook)": (document) =>
    push(document, "Webhook#/required", "name"),
  // What was only suggested is a promise now.
  "finance patch none presence: the presence of the fields of a table is stated": (document) =>
    remove(document, "Wallet#/x-presence"),
  // The promise that the fields are there is taken back.
  "finance major none presence: the presence of fields is only suggested (listWebhooks)": (document) =>
    add(document, "Webhook#/x-presence", "table"),
  "ramp minor none condition: a field of another kind, too, is said to be there (approveRampRequest)": [
    (document) => remove(document, "ApprovedRampRequest#/else"),
    (document) =>
      add(document, "ApprovedRampRequest#/else", at(readBundle("ramp").document, "ApprovedRampRequest#/else")),
  ],
  "finance major major: a field of a response can be null (listWallets)": (document) =>
    set(document, "Wallet.address#/type", ["string", "null"]),
  // Code that expects null meets none.
  "finance minor none eased: a field of a response is never null (getPayIn)": (document) =>
    set(document, "PayIn.settledAt#/type", "string"),
  "ramp major major: a number of a response is a text (calculateFee)": (document) =>
    set(document, "Fee.amount#/type", "string"),
  // Code that stores it as a whole number cannot; types know only numbers.
  "finance major patch: a whole number of a response can have a fraction (listPaymentSessions)": (document) => {
    remove(document, "Pagination.numberOfPages#/format");
    set(document, "Pagination.numberOfPages#/type", "number");
  },
  // Code that reads amounts by the documented form fails.
  "finance major none: an amount of a response has another form (getPayIn)": (document) =>
    set(document, "DecimalAmount#/pattern", "^.*$"),
  // A database that stores it as a UUID refuses it.
  "finance major patch: an ID of a response is no longer a UUID (listWallets)": (document) =>
    remove(document, "Wallet.id#/format"),
  // Every UUID is a text, which is what code expects.
  "finance minor patch eased: an ID of a response is always a UUID (getWebhook)": (document) =>
    add(document, "Webhook.id#/format", "uuid"),
  // A column that holds the documented length cuts it off.
  "finance major none: a text of a response can be longer (getWebhook)": (document) =>
    set(document, "Webhook.name#/maxLength", 1000),
  // What fitted still fits.
  "finance minor none eased: a text of a response is shorter than before (getWebhook)": (document) =>
    set(document, "Webhook.name#/maxLength", 100),
  // Code counts pages from one, as was documented.
  "finance major none: a number of a response can be smaller (listPaymentSessions)": (document) =>
    set(document, "Pagination.pageNumber#/minimum", 0),
  "finance major major: a list of a response is an object (listWallets)": (document) => {
    set(document, "Wallet.balances#/type", "object");
    put(document, "Wallet.balances#/additionalProperties", at(document, "Wallet.balances#/items"));
    remove(document, "Wallet.balances#/items");
  },
  "finance major major: a reference of a response is one of two alternatives now, the other one is null (only getPayIn)":
    (document) => orNull(document, "PayIn.grossCryptoAmount"),
  "finance major major: the entries of a list of a response are a schema or null (only listWallets)": (document) =>
    orNull(document, "Wallet.balances#/items"),
  "finance major major: a reference is written in its place and can be null (only getPayIn)": (document) => {
    set(document, "PayIn.netCryptoAmount", { type: ["string", "null"], format: "decimal" });
  },
  // The time was only observed; other events have it as before.
  "finance correction major: a reference of an event is written in its place with another type (only TRANSFER_FAILED)":
    (document) => set(document, "TransferFailedEvent.result.occurredAt", { type: "integer", format: "int64" }),
  // Lists of values: open, closed, and from one to the other.
  "ramp minor minor open-list: a value is added to an open list of a response (getRampRequest)": (document) =>
    push(document, "RampRequestStatus#/x-extensible-enum", "COMPLETED"),
  // The value was documented; code that waits for it waits forever. Types accept any string before and after.
  "ramp major patch open-list: a value is taken out of an open list of a response (getRampRequest)": (document) =>
    drop(document, "RampRequestStatus#/x-extensible-enum", "AWAITING_FUNDS"),
  // A renamed value is one that is gone and one that is new, and the heavier counts.
  "ramp major minor open-list: a value of an open list has another name": (document) => {
    drop(document, "RampRequestStatus#/x-extensible-enum", "AWAITING_FUNDS");
    push(document, "RampRequestStatus#/x-extensible-enum", "WAITING_FOR_FUNDS");
  },
  // The list comes from sample values, so nobody was promised that the value occurs.
  "finance correction patch open-list: a value is taken out of an open list that was only observed": (document) =>
    drop(document, "PayInStatus#/x-extensible-enum", "FAILED"),
  "finance major major closed-list: a response has one more (listWallets, ACCOUNT_WALLETS_PROVISIONED)": (document) =>
    push(document, "AmlStatus#/enum", "EXPIRED"),
  // What is never returned any more breaks no reader on the wire, but the compiler refuses to compare with it.
  "finance minor major closed-list: a value of a response is taken out": (document) =>
    drop(document, "AmlStatus#/enum", "FLAGGED"),
  "finance major major closed-list: a reason is added to the closed list of an event (TRANSFER_FAILED)": (document) =>
    push(document, "TransferFailureReason#/enum", "EXPIRED"),
  "finance minor minor closed-list: a value of a request is added (createAccountToAccountTransfer)": (document) =>
    push(document, "AccountToAccountTransferInput.chain#/enum", "POLYGON"),
  "finance major major closed-list: a value of a request is taken out (listPaymentSessions)": (document) =>
    drop(document, "listPaymentSessions#/parameters/sortOn/schema/enum", "updatedAt"),
  "finance major major closed-list: a value read and sent is added (createAccountToAccountTransfer)": (document) =>
    push(document, "TransferCryptocurrency#/enum", "DAI"),
  "finance major major closed-list: a value read and sent is taken out": (document) =>
    drop(document, "TransferCryptocurrency#/enum", "USDT"),
  "finance major major list-kind: a closed list of a response becomes open": (document) =>
    rename(document, "AmlStatus#/enum", "x-extensible-enum"),
  // A consumer that accepts any value accepts those that are left.
  "finance minor none list-kind: an open list of a response is closed": (document) =>
    rename(document, "TransferStatus#/x-extensible-enum", "enum"),
  "finance minor minor list-kind: a closed list of a request becomes open": (document) =>
    rename(document, "listPaymentSessions#/parameters/sortOrder/schema/enum", "x-extensible-enum"),
  "ramp major major list-kind: the list of values of an open list is given up": (document) =>
    remove(document, "RampRequestStatus#/x-extensible-enum", "RampRequestStatus#/x-enumDescriptions"),
  "finance major major list-kind: the values of a request are limited to a list (registerWebhook)": (document) =>
    add(document, "WebhookInput.name#/enum", ["Production"]),
  "finance major major: the value of a constant of an event is another one (PAYOUT_COMPLETED)": (document) => {
    set(document, "PayoutCompletedEvent.result.status#/const", "PAID");
    set(document, "PayoutCompletedEvent.result.status#/enum", ["PAID"]);
  },
  // What was never promised, and how certain something is.
  // The field was our assumption; nobody was promised it, but the types have it.
  "finance correction major: an assumed field of a response is gone (getPayout)": (document) =>
    remove(document, "Payout.fundingMode"),
  // The type was our reading of the name.
  "ramp correction major: a field known by its name has another type (getCompanyBankAccount)": (document) =>
    set(document, "CompanyBankAccount.phoneNumber#/type", "object"),
  // The type was taken from sample values.
  "finance correction major: an observed field has another type (listPaymentSessions)": (document) =>
    set(document, "PaymentSession.cancellable#/type", "string"),
  // The field was taken from sample values.
  "finance correction major: an observed field that need not be there is gone (listPaymentSessions)": (document) =>
    remove(document, "PaymentSession.externalRef"),
  // Of a listed operation, the payload is not documented.
  "finance correction major: the payload of a listed operation has another type (prepareVirtualBankAccountOwnershipProof)":
    (document) => set(document, "OwnershipProofMessage#/type", "array"),
  // The promise is taken back.
  "finance major patch evidence-weakened: a documented field is only assumed (listWallets)": (document) =>
    add(document, "Wallet.address#/x-evidence", "assumed"),
  "finance patch patch evidence-strengthened: an observed field is confirmed (listPaymentSessions)": (document) =>
    set(document, "PaymentSession.walletId#/x-evidence", "confirmed"),
  "finance patch patch evidence-strengthened: an assumed request body is documented (createPayout)": (document) => {
    set(document, "PayoutInput#/x-evidence", "documented");
    set(document, "createPayout#/requestBody/x-evidence", "documented");
  },
  // The promise of its payload is taken back.
  "finance major patch evidence-weakened: an operation is only listed (getPayIn)": (document) =>
    add(document, "getPayIn#/x-evidence", "listed"),
  "ramp patch patch evidence-strengthened: an assumed filter is documented (listCompanyBankAccounts)": (document) =>
    set(document, "listCompanyBankAccounts#/parameters/0/x-evidence", "confirmed"),
};
