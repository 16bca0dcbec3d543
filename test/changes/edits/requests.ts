// Edits of what consumers send.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, drop, type EditRows, fields, operation, push, remove, rename, schema, set } from "./edit.ts";

const settle = "/v1/payment-requests/{paymentRequestId}/settlements";
const reactivate = "/api/v1/accounts/{accountId}/reactivate";
const body = (required: boolean): JsonObject => ({
  required,
  content: {
    "application/json": {
      schema: { type: "object", required: ["reason"], properties: { reason: { type: "string" } } },
    },
  },
});

export const requests: EditRows = {
  "finance major major presence: a field of a request becomes required (registerWebhook, replaceWebhook)": (document) =>
    push(schema(document, "WebhookInput"), "required", "name"),
  "finance minor minor presence: a field of a request can be left out (createAccountToAccountTransfer)": (document) =>
    drop(schema(document, "AccountToAccountTransferInput"), "required", "cryptocurrency"),
  "finance major major: a required field is added to a request (createAccountToAccountTransfer)": (document) => {
    add(fields(document, "AccountToAccountTransferInput"), "purpose", { type: "string" });
    return push(schema(document, "AccountToAccountTransferInput"), "required", "purpose");
  },
  "finance minor minor: an optional field is added to a request (createAccountToAccountTransfer)": (document) =>
    add(fields(document, "AccountToAccountTransferInput"), "purpose", { type: "string" }),
  "finance major major request-field-removed: a field of a request is gone (createAccountToAccountTransfer)": (
    document,
  ) => remove(fields(document, "AccountToAccountTransferInput"), "chain"),
  "finance major major request-field-removed: a field of a request has another name (registerWebhook)": (document) =>
    rename(fields(document, "WebhookInput"), "name", "title"),
  // The field was our assumption; the types have it all the same.
  "finance correction major request-field-removed: an assumed field of a request is gone (createPayout)": (document) =>
    remove(fields(document, "PayoutInput"), "asset"),
  "finance major major idempotency: the idempotency key of an operation that pays is gone (settlePaymentRequest)": (
    document,
  ) => remove(fields(document, "SettlementInput"), "idempotencyKey"),
  "finance major major idempotency: the idempotency key of a payment session is gone (createPaymentSession)": (
    document,
  ) => remove(fields(document, "PaymentSessionInput"), "idempotencyKey"),
  // Its name was all that was documented.
  "finance minor major idempotency: an idempotency key has another name (createPaymentSession)": (document) =>
    rename(fields(document, "PaymentSessionInput"), "idempotencyKey", "retryKey"),
  "finance major major idempotency: an idempotency key becomes necessary (settlePaymentRequest)": (document) =>
    add(schema(document, "SettlementInput"), "required", ["idempotencyKey"]),
  "finance minor minor idempotency: an idempotency key is newly accepted (createAccountToAccountTransfer)": (
    document,
  ) => add(fields(document, "AccountToAccountTransferInput"), "idempotencyKey", { type: "string", format: "uuid" }),
  "finance major major idempotency: a header for an idempotency key is newly required (createAccountToAccountTransfer)":
    (document) =>
      add(operation(document, "post", "/api/v1/account-to-account-transfers"), "parameters", [
        { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string" } },
      ]),
  // Who registers a longer URL is refused.
  "finance major none: a text of a request can be shorter than before (registerWebhook)": (document) =>
    set(schema(document, "WebhookInput", "url"), "maxLength", 512),
  // Every text that could be sent still can be.
  "finance minor none eased: a text of a request can be longer (registerWebhook)": (document) =>
    set(schema(document, "WebhookInput", "name"), "maxLength", 1000),
  // Texts of another form are refused.
  "finance major none: a text of a request must have a form (registerWebhook)": (document) =>
    add(schema(document, "WebhookInput", "name"), "pattern", "^[a-z]+$"),
  // Every text that could be sent still can be.
  "finance minor none eased: the form of a text of a request is given up (registerWebhook)": (document) =>
    remove(schema(document, "WebhookInput", "url"), "pattern"),
  // Texts that are none are refused.
  "finance major patch: a text of a request must be a UUID (registerWebhook)": (document) =>
    add(schema(document, "WebhookInput", "name"), "format", "uuid"),
  // Every number that could be sent still can be.
  "ramp minor patch eased: a whole number of a request can have a fraction (approveRampRequest)": (document) => {
    const version = schema(document, "ApprovalInput", "version");
    remove(version, "format");
    return set(version, "type", "number");
  },
  "ramp major major: a number of a request must be a text (calculateFee)": (document) =>
    set(schema(document, "FeeInput", "amount"), "type", "string"),
  "finance minor minor eased: a field of a request can be null (registerWebhook)": (document) =>
    set(schema(document, "WebhookInput", "name"), "type", ["string", "null"]),
  "finance major major: a field of a request can no longer be null (registerWebhook)": [
    (document) => set(schema(document, "WebhookInput", "name"), "type", ["string", "null"]),
    (document) => set(schema(document, "WebhookInput", "name"), "type", "string"),
  ],
  // Requests with a further field, which were accepted, are refused.
  "ramp major none: a request refuses fields that it does not know (calculateFee)": (document) =>
    add(schema(document, "FeeInput"), "additionalProperties", false),
  "ramp major major: a request body becomes required (calculateFee)": [
    (document) => set(at(document, "/paths/~1v1~1fees~1calculate/post/requestBody"), "required", false),
    (document) => set(at(document, "/paths/~1v1~1fees~1calculate/post/requestBody"), "required", true),
  ],
  "finance major major: a kind of authentication can no longer be registered (registerWebhook)": (document) => {
    const input = schema(document, "WebhookAuthenticationInput");
    (input["oneOf"] as JsonObject[]).pop();
    return remove((input["discriminator"] as JsonObject)["mapping"] as JsonObject, "BASIC_AUTHENTICATION");
  },
  "finance major major: kinds of a request are told apart by another field (registerWebhook)": (document) => {
    for (const name of ["WebhookApiKeyAuthenticationInput", "WebhookBasicAuthenticationInput"]) {
      rename(fields(document, name), "type", "kind");
      drop(schema(document, name), "required", "type");
      push(schema(document, name), "required", "kind");
    }
    return set(schema(document, "WebhookAuthenticationInput")["discriminator"] as JsonObject, "propertyName", "kind");
  },
  "finance major major request-body: a request must have a body (reactivateAccount)": (document) =>
    add(operation(document, "post", reactivate), "requestBody", body(true)),
  "finance minor minor request-body: a request can have a body (reactivateAccount)": (document) =>
    add(operation(document, "post", reactivate), "requestBody", body(false)),
  "finance major major parameter: a query parameter is newly required where there was none (settlePaymentRequest)": (
    document,
  ) =>
    add(operation(document, "post", settle), "parameters", [
      { name: "confirm", in: "query", required: true, schema: { type: "string" } },
    ]),
  "finance major major idempotency: the idempotency key moves from the body to a header (settlePaymentRequest)": (
    document,
  ) => {
    remove(fields(document, "SettlementInput"), "idempotencyKey");
    return add(operation(document, "post", settle), "parameters", [
      { name: "Idempotency-Key", in: "header", required: false, schema: { type: "string" } },
    ]);
  },
  // Every URL that was accepted still is.
  "finance minor none eased: a pattern of a request lets more through (registerWebhook)": (document) =>
    set(schema(document, "WebhookInput", "url"), "pattern", "^https?://"),
  // Whether what was accepted still is cannot be told, so it counts as refused.
  "finance major none: a pattern of a request is another one (registerWebhook)": (document) =>
    set(schema(document, "WebhookInput", "url"), "pattern", "^wss://"),
};
