// Edits of what is sent and read: fields, limits, lists of values, and how certain they are.

import type { JsonObject } from "../../../model/document.ts";
import { readBundle } from "../../../model/load.ts";
import { add, drop, type EditRows, push, remove, rename, set, together, valueIn } from "./edit.ts";

const reason: JsonObject = { type: "object", required: ["reason"], properties: { reason: { type: "string" } } };
const body = (required: boolean) => ({ required, content: { "application/json": { schema: reason } } });

/** Makes a schema one that can be null, with the schema as an alternative. */
const orNull = (address: string) =>
  set(address, (document) => ({ oneOf: [valueIn(document, address), { type: "null" }] }));

export const schemas: EditRows = {
  "finance major none: a response has smaller numbers (listPaymentSessions)": set(
    "Pagination.pageNumber#/minimum",
    0,
  ),
  "finance major major presence: a field of a request becomes required (registerWebhook, replaceWebhook)": push(
    "WebhookInput#/required",
    "name",
  ),
  "finance major major: a required field is added to a request (createAccountToAccountTransfer)": together(
    add("AccountToAccountTransferInput.purpose", { type: "string" }),
    push("AccountToAccountTransferInput#/required", "purpose"),
  ),
  "finance minor minor: an optional field is added to a request (createAccountToAccountTransfer)": add(
    "AccountToAccountTransferInput.purpose",
    { type: "string" },
  ),
  "finance major major request-field-removed: a field is gone (createAccountToAccountTransfer)": remove(
    "AccountToAccountTransferInput.chain",
  ),
  // The field was our assumption; the types have it all the same.
  "finance correction major request-field-removed: an assumed field of a request is gone (createPayout)":
    remove("PayoutInput.asset"),
  "finance major major idempotency: the key of an operation that pays is gone (settlePaymentRequest)": remove(
    "SettlementInput.idempotencyKey",
  ),
  // Its name was all that was documented.
  "finance minor major idempotency: an idempotency key has another name (createPaymentSession)": rename(
    "PaymentSessionInput.idempotencyKey",
    "retryKey",
  ),
  "finance minor minor idempotency: a key is newly accepted (createAccountToAccountTransfer)": add(
    "AccountToAccountTransferInput.idempotencyKey",
    { type: "string", format: "uuid" },
  ),
  "finance major major idempotency: a header is newly required (createAccountToAccountTransfer)": add(
    "createAccountToAccountTransfer#/parameters",
    [{ name: "Idempotency-Key", in: "header", required: true, schema: { type: "string" } }],
  ),
  // Who registers a longer URL is refused.
  "finance major none: a text of a request can be shorter than before (registerWebhook)": set(
    "WebhookInput.url#/maxLength",
    512,
  ),
  // Requests that were valid are refused.
  "finance major none: a request has a new rule (registerWebhook)": add("WebhookInput#/not", {
    required: ["legacy"],
  }),
  // Every text that could be sent still can be.
  "finance minor none eased: the form of a text of a request is given up (registerWebhook)":
    remove("WebhookInput.url#/pattern"),
  // Texts that are none are refused.
  "finance major patch: a text of a request must be a UUID (registerWebhook)": add(
    "WebhookInput.name#/format",
    "uuid",
  ),
  // Every number that could be sent still can be.
  "ramp minor patch eased: a whole number of a request can have a fraction (approveRampRequest)": together(
    remove("ApprovalInput.version#/format"),
    set("ApprovalInput.version#/type", "number"),
  ),
  "finance minor minor eased: a field of a request can be null (registerWebhook)": set("WebhookInput.name#/type", [
    "string",
    "null",
  ]),
  "finance major major: a field of a request can no longer be null (registerWebhook)": [
    set("WebhookInput.name#/type", ["string", "null"]),
    set("WebhookInput.name#/type", "string"),
  ],
  // Requests with a further field, which were accepted, are refused.
  "ramp major none: a request refuses fields that it does not know (calculateFee)": add(
    "FeeInput#/additionalProperties",
    false,
  ),
  "ramp major major: a request body becomes required (calculateFee)": [
    set("calculateFee#/requestBody/required", false),
    set("calculateFee#/requestBody/required", true),
  ],
  "finance major major: a kind of authentication can no longer be registered (registerWebhook)": together(
    remove("WebhookAuthenticationInput#/oneOf/-1"),
    remove("WebhookAuthenticationInput#/discriminator/mapping/BASIC_AUTHENTICATION"),
  ),
  "finance major major: kinds of a request are told apart by another field (registerWebhook)": together(
    ...["WebhookApiKeyAuthenticationInput", "WebhookBasicAuthenticationInput"].flatMap((name) => [
      rename(`${name}.type`, "kind"),
      drop(`${name}#/required`, "type"),
      push(`${name}#/required`, "kind"),
    ]),
    set("WebhookAuthenticationInput#/discriminator/propertyName", "kind"),
  ),
  "finance major major request-body: a request must have a body (reactivateAccount)": add(
    "reactivateAccount#/requestBody",
    body(true),
  ),
  "finance minor minor request-body: a request can have a body (reactivateAccount)": add(
    "reactivateAccount#/requestBody",
    body(false),
  ),
  "finance major major parameter: one is required where there was none (settlePaymentRequest)": add(
    "settlePaymentRequest#/parameters",
    [{ name: "confirm", in: "query", required: true, schema: { type: "string" } }],
  ),
  "finance major major idempotency: the key moves from the body to a header (settlePaymentRequest)": together(
    remove("SettlementInput.idempotencyKey"),
    add("settlePaymentRequest#/parameters", [
      { name: "Idempotency-Key", in: "header", required: false, schema: { type: "string" } },
    ]),
  ),
  // Every URL that was accepted still is.
  "finance minor none eased: a pattern of a request lets more through (registerWebhook)": set(
    "WebhookInput.url#/pattern",
    "^https?://",
  ),
  "finance major major: a field of a response is gone (listWallets)": together(
    drop("Wallet#/required", "address"),
    remove("Wallet.address"),
  ),
  "finance minor minor: a field is added to a response (listWallets)": add("Wallet.nickname", { type: "string" }),
  "finance major major presence: a stated field can be absent (createAccountToAccountTransfer)": drop(
    "AccountToAccountTransfer#/required",
    "status",
  ),
  // A table gives names and types and does not state presence; the types took it as always there.
  "finance correction major presence: a field of a table can be absent (listWallets)": drop(
    "Wallet#/required",
    "amlStatus",
  ),
  // What was only suggested is a promise now.
  "finance patch none presence: the presence of the fields of a table is stated": remove("Wallet#/x-presence"),
  // The promise that the fields are there is taken back.
  "finance major none presence: the presence of fields is only suggested (listWebhooks)": add(
    "Webhook#/x-presence",
    "table",
  ),
  "ramp minor none condition: a field of another kind, too, is said to be there (approveRampRequest)": [
    remove("ApprovedRampRequest#/else"),
    add("ApprovedRampRequest#/else", valueIn(readBundle("ramp").document, "ApprovedRampRequest#/else")),
  ],
  "finance major major: a field of a response can be null (listWallets)": set("Wallet.address#/type", [
    "string",
    "null",
  ]),
  // Code that stores it as a whole number cannot; types know only numbers.
  "finance major patch: a whole number of a response can have a fraction (listPaymentSessions)": together(
    remove("Pagination.numberOfPages#/format"),
    set("Pagination.numberOfPages#/type", "number"),
  ),
  // Code that reads amounts by the documented form fails.
  "finance major none: an amount of a response has another form (getPayIn)": set("DecimalAmount#/pattern", "^.*$"),
  // A database that stores it as a UUID refuses it.
  "finance major patch: an ID of a response is no longer a UUID (listWallets)": remove("Wallet.id#/format"),
  // Every UUID is a text, which is what code expects.
  "finance minor patch eased: an ID of a response is always a UUID (getWebhook)": add(
    "Webhook.id#/format",
    "uuid",
  ),
  "finance major major: a reference of a response is one of two alternatives now, the other one is null (only getPayIn)":
    orNull("PayIn.grossCryptoAmount"),
  "finance major major: the entries of a list of a response are a schema or null (only listWallets)":
    orNull("Wallet.balances#/items"),
  "finance major major: a reference is written in its place and can be null (only getPayIn)": set(
    "PayIn.netCryptoAmount",
    { type: ["string", "null"], format: "decimal" },
  ),
  // The time was only observed; other events have it as before.
  "finance correction major: a reference of an event is written in its place with another type (only TRANSFER_FAILED)":
    set("TransferFailedEvent.result.occurredAt", { type: "integer", format: "int64" }),
  "ramp minor minor open-list: a value is added to an open list of a response (getRampRequest)": push(
    "RampRequestStatus#/x-extensible-enum",
    "COMPLETED",
  ),
  // The value was documented; code that waits for it waits forever. Types accept any string before and after.
  "ramp major patch open-list: a value is taken out of an open list of a response (getRampRequest)": drop(
    "RampRequestStatus#/x-extensible-enum",
    "AWAITING_FUNDS",
  ),
  // The list comes from sample values, so nobody was promised that the value occurs.
  "finance correction patch open-list: a value is taken out of an open list that was only observed": drop(
    "PayInStatus#/x-extensible-enum",
    "FAILED",
  ),
  "finance major major closed-list: a response has one more (listWallets, ACCOUNT_WALLETS_PROVISIONED)": push(
    "AmlStatus#/enum",
    "EXPIRED",
  ),
  // What is never returned any more breaks no reader on the wire, but the compiler refuses to compare with it.
  "finance minor major closed-list: a value of a response is taken out": drop("AmlStatus#/enum", "FLAGGED"),
  "finance major major closed-list: a value read and sent is added (createAccountToAccountTransfer)": push(
    "TransferCryptocurrency#/enum",
    "DAI",
  ),
  "finance major major list-kind: a closed list of a response becomes open": rename(
    "AmlStatus#/enum",
    "x-extensible-enum",
  ),
  // A consumer that accepts any value accepts those that are left.
  "finance minor none list-kind: an open list of a response is closed": rename(
    "TransferStatus#/x-extensible-enum",
    "enum",
  ),
  "finance minor minor list-kind: a closed list of a request becomes open": rename(
    "listPaymentSessions#/parameters/sortOrder/schema/enum",
    "x-extensible-enum",
  ),
  "ramp major major list-kind: the list of values of an open list is given up": remove(
    "RampRequestStatus#/x-extensible-enum",
    "RampRequestStatus#/x-enumDescriptions",
  ),
  "finance major major list-kind: the values of a request are limited to a list (registerWebhook)": add(
    "WebhookInput.name#/enum",
    ["Production"],
  ),
  "finance major major: the value of a constant of an event is another one (PAYOUT_COMPLETED)": together(
    set("PayoutCompletedEvent.result.status#/const", "PAID"),
    set("PayoutCompletedEvent.result.status#/enum", ["PAID"]),
  ),
  // The field was our assumption; nobody was promised it, but the types have it.
  "finance correction major: an assumed field of a response is gone (getPayout)": remove("Payout.fundingMode"),
  // Of a listed operation, the payload is not documented.
  "finance correction major: the payload of a listed operation has another type (prepareVirtualBankAccountOwnershipProof)":
    set("OwnershipProofMessage#/type", "array"),
  // The promise is taken back.
  "finance major patch evidence-weakened: a documented field is only assumed (listWallets)": add(
    "Wallet.address#/x-evidence",
    "assumed",
  ),
  "finance patch patch evidence-strengthened: an assumed request body is documented (createPayout)": together(
    set("PayoutInput#/x-evidence", "documented"),
    set("createPayout#/requestBody/x-evidence", "documented"),
  ),
};
