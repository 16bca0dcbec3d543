// Edits of what consumers send.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, drop, type Edit, operation, push, remove, rename, schema, set } from "./edit.ts";

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
    api: "finance",
    edit: (document) => push(schema(document, "WebhookInput"), "required", "name"),
    wire: "major",
    types: "major",
    because: "Requests without it are refused.",
    rule: "presence",
    concerns: ["registerWebhook", "replaceWebhook"],
  },
  {
    name: "a field of a request can be left out",
    api: "finance",
    edit: (document) => drop(schema(document, "AccountToAccountTransferInput"), "required", "cryptocurrency"),
    wire: "minor",
    types: "minor",
    because: "Who sends it still can; code that reads the type of the request finds a field that can be absent.",
    rule: "presence",
    concerns: ["createAccountToAccountTransfer"],
  },
  {
    name: "a required field is added to a request",
    api: "finance",
    edit: (document) => {
      add(fields(document, "AccountToAccountTransferInput"), "purpose", { type: "string" });
      return push(schema(document, "AccountToAccountTransferInput"), "required", "purpose");
    },
    wire: "major",
    types: "major",
    because: "Requests without it are refused.",
    concerns: ["createAccountToAccountTransfer"],
  },
  {
    name: "an optional field is added to a request",
    api: "finance",
    edit: (document) => add(fields(document, "AccountToAccountTransferInput"), "purpose", { type: "string" }),
    wire: "minor",
    types: "minor",
    because: "Nobody has to send it.",
    concerns: ["createAccountToAccountTransfer"],
  },
  {
    name: "a field of a request is gone",
    api: "finance",
    edit: (document) => remove(fields(document, "AccountToAccountTransferInput"), "chain"),
    wire: "major",
    types: "major",
    because: "Who sends the chain is refused, or the money moves on another chain.",
    rule: "request-field-removed",
    concerns: ["createAccountToAccountTransfer"],
  },
  {
    name: "a field of a request has another name",
    api: "finance",
    edit: (document) => rename(fields(document, "WebhookInput"), "name", "title"),
    wire: "major",
    types: "major",
    because: "What is sent under the old name is ignored or refused.",
    rule: "request-field-removed",
    concerns: ["registerWebhook"],
  },
  {
    name: "an assumed field of a request is gone",
    api: "finance",
    edit: (document) => remove(fields(document, "PayoutInput"), "asset"),
    wire: "minor",
    types: "major",
    because: "The field was our assumption; the types have it all the same.",
    rule: "request-field-removed",
    correction: true,
    concerns: ["createPayout"],
  },
  {
    name: "the idempotency key of an operation that pays is gone",
    api: "finance",
    edit: (document) => remove(fields(document, "SettlementInput"), "idempotencyKey"),
    wire: "major",
    types: "major",
    because: "A repeated request settles twice; that the payload is not documented does not soften this.",
    rule: "idempotency",
    concerns: ["settlePaymentRequest"],
  },
  {
    name: "the idempotency key of a payment session is gone",
    api: "finance",
    edit: (document) => remove(fields(document, "PaymentSessionInput"), "idempotencyKey"),
    wire: "major",
    types: "major",
    because: "A repeated request pays in twice.",
    rule: "idempotency",
    concerns: ["createPaymentSession"],
  },
  {
    name: "an idempotency key becomes necessary",
    api: "finance",
    edit: (document) => add(schema(document, "SettlementInput"), "required", ["idempotencyKey"]),
    wire: "major",
    types: "major",
    because: "Requests without one are refused.",
    rule: "idempotency",
    concerns: ["settlePaymentRequest"],
  },
  {
    name: "an idempotency key is newly accepted",
    api: "finance",
    edit: (document) =>
      add(fields(document, "AccountToAccountTransferInput"), "idempotencyKey", { type: "string", format: "uuid" }),
    wire: "minor",
    types: "minor",
    because: "Nobody has to send one, and who does is safer.",
    rule: "idempotency",
    concerns: ["createAccountToAccountTransfer"],
  },
  {
    name: "a header for an idempotency key is newly required",
    api: "finance",
    edit: (document) =>
      add(operation(document, "post", "/api/v1/account-to-account-transfers"), "parameters", [
        { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string" } },
      ]),
    wire: "major",
    types: "major",
    because: "Requests without one are refused.",
    rule: "idempotency",
    concerns: ["createAccountToAccountTransfer"],
  },
  {
    name: "a text of a request can be shorter than before",
    api: "finance",
    edit: (document) => set(schema(document, "WebhookInput", "url"), "maxLength", 512),
    wire: "major",
    types: "none",
    because: "Who registers a longer URL is refused.",
    concerns: ["registerWebhook"],
  },
  {
    name: "a text of a request can be longer",
    api: "finance",
    edit: (document) => set(schema(document, "WebhookInput", "name"), "maxLength", 1000),
    wire: "minor",
    types: "none",
    because: "Every text that could be sent still can be.",
    rule: "eased",
    concerns: ["registerWebhook"],
  },
  {
    name: "a text of a request must have a form",
    api: "finance",
    edit: (document) => add(schema(document, "WebhookInput", "name"), "pattern", "^[a-z]+$"),
    wire: "major",
    types: "none",
    because: "Texts of another form are refused.",
    concerns: ["registerWebhook"],
  },
  {
    name: "the form of a text of a request is given up",
    api: "finance",
    edit: (document) => remove(schema(document, "WebhookInput", "url"), "pattern"),
    wire: "minor",
    types: "none",
    because: "Every text that could be sent still can be.",
    rule: "eased",
    concerns: ["registerWebhook"],
  },
  {
    name: "a text of a request must be a UUID",
    api: "finance",
    edit: (document) => add(schema(document, "WebhookInput", "name"), "format", "uuid"),
    wire: "major",
    types: "patch",
    because: "Texts that are none are refused.",
    concerns: ["registerWebhook"],
  },
  {
    name: "a whole number of a request can have a fraction",
    api: "ramp",
    edit: (document) => {
      const version = schema(document, "ApprovalInput", "version");
      remove(version, "format");
      return set(version, "type", "number");
    },
    wire: "minor",
    types: "patch",
    because: "Every number that could be sent still can be.",
    rule: "eased",
    concerns: ["approveRampRequest"],
  },
  {
    name: "a number of a request must be a text",
    api: "ramp",
    edit: (document) => set(schema(document, "FeeInput", "amount"), "type", "string"),
    wire: "major",
    types: "major",
    because: "Requests with a number are refused.",
    concerns: ["calculateFee"],
  },
  {
    name: "a field of a request can be null",
    api: "finance",
    edit: (document) => set(schema(document, "WebhookInput", "name"), "type", ["string", "null"]),
    wire: "minor",
    types: "minor",
    because: "Nobody has to send null; code that reads the type of the request has to expect it.",
    rule: "eased",
    concerns: ["registerWebhook"],
  },
  {
    name: "a field of a request can no longer be null",
    api: "finance",
    given: (document) => set(schema(document, "WebhookInput", "name"), "type", ["string", "null"]),
    edit: (document) => set(schema(document, "WebhookInput", "name"), "type", "string"),
    wire: "major",
    types: "major",
    because: "Who sends null is refused.",
    concerns: ["registerWebhook"],
  },
  {
    name: "a request refuses fields that it does not know",
    api: "ramp",
    edit: (document) => add(schema(document, "FeeInput"), "additionalProperties", false),
    wire: "major",
    types: "none",
    because: "Requests with a further field, which were accepted, are refused.",
    concerns: ["calculateFee"],
  },
  {
    name: "a request body becomes required",
    api: "ramp",
    given: (document) => set(at(document, "/paths/~1v1~1fees~1calculate/post/requestBody"), "required", false),
    edit: (document) => set(at(document, "/paths/~1v1~1fees~1calculate/post/requestBody"), "required", true),
    wire: "major",
    types: "major",
    because: "Requests without a body are refused.",
    concerns: ["calculateFee"],
  },
  {
    name: "a kind of authentication can no longer be registered",
    api: "finance",
    edit: (document) => {
      const input = schema(document, "WebhookAuthenticationInput");
      (input["oneOf"] as JsonObject[]).pop();
      return remove((input["discriminator"] as JsonObject)["mapping"] as JsonObject, "BASIC_AUTHENTICATION");
    },
    wire: "major",
    types: "major",
    because: "Who registers it is refused.",
    concerns: ["registerWebhook"],
  },
  {
    name: "kinds of a request are told apart by another field",
    api: "finance",
    edit: (document) => {
      for (const name of ["WebhookApiKeyAuthenticationInput", "WebhookBasicAuthenticationInput"]) {
        rename(fields(document, name), "type", "kind");
        drop(schema(document, name), "required", "type");
        push(schema(document, name), "required", "kind");
      }
      return set(schema(document, "WebhookAuthenticationInput")["discriminator"] as JsonObject, "propertyName", "kind");
    },
    wire: "major",
    types: "major",
    because: "What names its kind in the old field is refused.",
    concerns: ["registerWebhook"],
  },
  {
    name: "a request must have a body",
    api: "finance",
    edit: (document) => add(operation(document, "post", reactivate), "requestBody", body(true)),
    wire: "major",
    types: "major",
    because: "Requests without a body are refused.",
    rule: "request-body",
    concerns: ["reactivateAccount"],
  },
  {
    name: "a request can have a body",
    api: "finance",
    edit: (document) => add(operation(document, "post", reactivate), "requestBody", body(false)),
    wire: "minor",
    types: "minor",
    because: "Nobody has to send one.",
    rule: "request-body",
    concerns: ["reactivateAccount"],
  },
  {
    name: "a query parameter is newly required where there was none",
    api: "finance",
    edit: (document) =>
      add(operation(document, "post", settle), "parameters", [
        { name: "confirm", in: "query", required: true, schema: { type: "string" } },
      ]),
    wire: "major",
    types: "major",
    because: "Requests without it are refused.",
    rule: "parameter",
    concerns: ["settlePaymentRequest"],
  },
  {
    name: "the idempotency key moves from the body to a header",
    api: "finance",
    edit: (document) => {
      remove(fields(document, "SettlementInput"), "idempotencyKey");
      return add(operation(document, "post", settle), "parameters", [
        { name: "Idempotency-Key", in: "header", required: false, schema: { type: "string" } },
      ]);
    },
    wire: "major",
    types: "major",
    because: "A key in the body is ignored, and a repeated request settles twice.",
    rule: "idempotency",
    concerns: ["settlePaymentRequest"],
  },
  {
    name: "a pattern of a request lets more through",
    api: "finance",
    edit: (document) => set(schema(document, "WebhookInput", "url"), "pattern", "^https?://"),
    wire: "minor",
    types: "none",
    because: "Every URL that was accepted still is.",
    rule: "eased",
    concerns: ["registerWebhook"],
  },
  {
    name: "a pattern of a request is another one",
    api: "finance",
    edit: (document) => set(schema(document, "WebhookInput", "url"), "pattern", "^wss://"),
    wire: "major",
    types: "none",
    because: "Whether what was accepted still is cannot be told, so it counts as refused.",
    concerns: ["registerWebhook"],
  },
];
