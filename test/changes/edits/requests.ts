// Edits of what consumers send.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, drop, type Edit, operation, push, rated, remove, rename, schema, set } from "./edit.ts";

const fields = (document: JsonObject, name: string) => schema(document, name)["properties"] as JsonObject;

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

export const requests: Edit[] = [
  {
    name: "a field of a request becomes required",
    ...rated("finance major major presence", "Requests without it are refused.", "registerWebhook", "replaceWebhook"),
    edit: (document) => push(schema(document, "WebhookInput"), "required", "name"),
  },
  {
    name: "a field of a request can be left out",
    ...rated(
      "finance minor minor presence",
      "Who sends it still can; code that reads the type of the request finds a field that can be absent.",
      "createAccountToAccountTransfer",
    ),
    edit: (document) => drop(schema(document, "AccountToAccountTransferInput"), "required", "cryptocurrency"),
  },
  {
    name: "a required field is added to a request",
    ...rated("finance major major", "Requests without it are refused.", "createAccountToAccountTransfer"),
    edit: (document) => {
      add(fields(document, "AccountToAccountTransferInput"), "purpose", { type: "string" });
      return push(schema(document, "AccountToAccountTransferInput"), "required", "purpose");
    },
  },
  {
    name: "an optional field is added to a request",
    ...rated("finance minor minor", "Nobody has to send it.", "createAccountToAccountTransfer"),
    edit: (document) => add(fields(document, "AccountToAccountTransferInput"), "purpose", { type: "string" }),
  },
  {
    name: "a field of a request is gone",
    ...rated(
      "finance major major request-field-removed",
      "Who sends the chain is refused, or the money moves on another chain.",
      "createAccountToAccountTransfer",
    ),
    edit: (document) => remove(fields(document, "AccountToAccountTransferInput"), "chain"),
  },
  {
    name: "a field of a request has another name",
    ...rated(
      "finance major major request-field-removed",
      "What is sent under the old name is ignored or refused.",
      "registerWebhook",
    ),
    edit: (document) => rename(fields(document, "WebhookInput"), "name", "title"),
  },
  {
    name: "an assumed field of a request is gone",
    ...rated(
      "finance minor major request-field-removed",
      "The field was our assumption; the types have it all the same.",
      "createPayout",
    ),
    edit: (document) => remove(fields(document, "PayoutInput"), "asset"),
    correction: true,
  },
  {
    name: "the idempotency key of an operation that pays is gone",
    ...rated(
      "finance major major idempotency",
      "A repeated request settles twice; that the payload is not documented does not soften this.",
      "settlePaymentRequest",
    ),
    edit: (document) => remove(fields(document, "SettlementInput"), "idempotencyKey"),
  },
  {
    name: "the idempotency key of a payment session is gone",
    ...rated("finance major major idempotency", "A repeated request pays in twice.", "createPaymentSession"),
    edit: (document) => remove(fields(document, "PaymentSessionInput"), "idempotencyKey"),
  },
  {
    name: "an idempotency key becomes necessary",
    ...rated("finance major major idempotency", "Requests without one are refused.", "settlePaymentRequest"),
    edit: (document) => add(schema(document, "SettlementInput"), "required", ["idempotencyKey"]),
  },
  {
    name: "an idempotency key is newly accepted",
    ...rated(
      "finance minor minor idempotency",
      "Nobody has to send one, and who does is safer.",
      "createAccountToAccountTransfer",
    ),
    edit: (document) =>
      add(fields(document, "AccountToAccountTransferInput"), "idempotencyKey", { type: "string", format: "uuid" }),
  },
  {
    name: "a header for an idempotency key is newly required",
    ...rated("finance major major idempotency", "Requests without one are refused.", "createAccountToAccountTransfer"),
    edit: (document) =>
      add(operation(document, "post", "/api/v1/account-to-account-transfers"), "parameters", [
        { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string" } },
      ]),
  },
  {
    name: "a text of a request can be shorter than before",
    ...rated("finance major none", "Who registers a longer URL is refused.", "registerWebhook"),
    edit: (document) => set(schema(document, "WebhookInput", "url"), "maxLength", 512),
  },
  {
    name: "a text of a request can be longer",
    ...rated("finance minor none eased", "Every text that could be sent still can be.", "registerWebhook"),
    edit: (document) => set(schema(document, "WebhookInput", "name"), "maxLength", 1000),
  },
  {
    name: "a text of a request must have a form",
    ...rated("finance major none", "Texts of another form are refused.", "registerWebhook"),
    edit: (document) => add(schema(document, "WebhookInput", "name"), "pattern", "^[a-z]+$"),
  },
  {
    name: "the form of a text of a request is given up",
    ...rated("finance minor none eased", "Every text that could be sent still can be.", "registerWebhook"),
    edit: (document) => remove(schema(document, "WebhookInput", "url"), "pattern"),
  },
  {
    name: "a text of a request must be a UUID",
    ...rated("finance major patch", "Texts that are none are refused.", "registerWebhook"),
    edit: (document) => add(schema(document, "WebhookInput", "name"), "format", "uuid"),
  },
  {
    name: "a whole number of a request can have a fraction",
    ...rated("ramp minor patch eased", "Every number that could be sent still can be.", "approveRampRequest"),
    edit: (document) => {
      const version = schema(document, "ApprovalInput", "version");
      remove(version, "format");
      return set(version, "type", "number");
    },
  },
  {
    name: "a number of a request must be a text",
    ...rated("ramp major major", "Requests with a number are refused.", "calculateFee"),
    edit: (document) => set(schema(document, "FeeInput", "amount"), "type", "string"),
  },
  {
    name: "a field of a request can be null",
    ...rated(
      "finance minor minor eased",
      "Nobody has to send null; code that reads the type of the request has to expect it.",
      "registerWebhook",
    ),
    edit: (document) => set(schema(document, "WebhookInput", "name"), "type", ["string", "null"]),
  },
  {
    name: "a field of a request can no longer be null",
    given: (document) => set(schema(document, "WebhookInput", "name"), "type", ["string", "null"]),
    ...rated("finance major major", "Who sends null is refused.", "registerWebhook"),
    edit: (document) => set(schema(document, "WebhookInput", "name"), "type", "string"),
  },
  {
    name: "a request refuses fields that it does not know",
    ...rated("ramp major none", "Requests with a further field, which were accepted, are refused.", "calculateFee"),
    edit: (document) => add(schema(document, "FeeInput"), "additionalProperties", false),
  },
  {
    name: "a request body becomes required",
    given: (document) => set(at(document, "/paths/~1v1~1fees~1calculate/post/requestBody"), "required", false),
    ...rated("ramp major major", "Requests without a body are refused.", "calculateFee"),
    edit: (document) => set(at(document, "/paths/~1v1~1fees~1calculate/post/requestBody"), "required", true),
  },
  {
    name: "a kind of authentication can no longer be registered",
    ...rated("finance major major", "Who registers it is refused.", "registerWebhook"),
    edit: (document) => {
      const input = schema(document, "WebhookAuthenticationInput");
      (input["oneOf"] as JsonObject[]).pop();
      return remove((input["discriminator"] as JsonObject)["mapping"] as JsonObject, "BASIC_AUTHENTICATION");
    },
  },
  {
    name: "kinds of a request are told apart by another field",
    ...rated("finance major major", "What names its kind in the old field is refused.", "registerWebhook"),
    edit: (document) => {
      for (const name of ["WebhookApiKeyAuthenticationInput", "WebhookBasicAuthenticationInput"]) {
        rename(fields(document, name), "type", "kind");
        drop(schema(document, name), "required", "type");
        push(schema(document, name), "required", "kind");
      }
      return set(schema(document, "WebhookAuthenticationInput")["discriminator"] as JsonObject, "propertyName", "kind");
    },
  },
  {
    name: "a request must have a body",
    ...rated("finance major major request-body", "Requests without a body are refused.", "reactivateAccount"),
    edit: (document) => add(operation(document, "post", reactivate), "requestBody", body(true)),
  },
  {
    name: "a request can have a body",
    ...rated("finance minor minor request-body", "Nobody has to send one.", "reactivateAccount"),
    edit: (document) => add(operation(document, "post", reactivate), "requestBody", body(false)),
  },
  {
    name: "a query parameter is newly required where there was none",
    ...rated("finance major major parameter", "Requests without it are refused.", "settlePaymentRequest"),
    edit: (document) =>
      add(operation(document, "post", settle), "parameters", [
        { name: "confirm", in: "query", required: true, schema: { type: "string" } },
      ]),
  },
  {
    name: "the idempotency key moves from the body to a header",
    ...rated(
      "finance major major idempotency",
      "A key in the body is ignored, and a repeated request settles twice.",
      "settlePaymentRequest",
    ),
    edit: (document) => {
      remove(fields(document, "SettlementInput"), "idempotencyKey");
      return add(operation(document, "post", settle), "parameters", [
        { name: "Idempotency-Key", in: "header", required: false, schema: { type: "string" } },
      ]);
    },
  },
  {
    name: "a pattern of a request lets more through",
    ...rated("finance minor none eased", "Every URL that was accepted still is.", "registerWebhook"),
    edit: (document) => set(schema(document, "WebhookInput", "url"), "pattern", "^https?://"),
  },
  {
    name: "a pattern of a request is another one",
    ...rated(
      "finance major none",
      "Whether what was accepted still is cannot be told, so it counts as refused.",
      "registerWebhook",
    ),
    edit: (document) => set(schema(document, "WebhookInput", "url"), "pattern", "^wss://"),
  },
];
