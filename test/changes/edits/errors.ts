// Edits of error codes: which there are, with which status, and whether to retry.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, drop, type Edit, operation, push, remove, schema, set } from "./edit.ts";

/** The list of the codes of a response. */
function codes(document: JsonObject, response: string): JsonObject {
  return at(
    document,
    `/components/responses/${response}/content/application~1json/schema/properties/errors/items/properties/code`,
  );
}

function responses(document: JsonObject, method: string, path: string): JsonObject {
  return operation(document, method, path)["responses"] as JsonObject;
}

export const errors: Edit[] = [
  {
    name: "an error code is added to a response",
    api: "finance",
    edit: (document) => push(codes(document, "AccountNotFound"), "x-extensible-enum", "account-closed"),
    wire: "minor",
    types: "minor",
    because: "Codes that are not listed have to be expected.",
    rule: "error-code",
    concerns: ["getAccount"],
  },
  {
    name: "an error code is taken out of a response",
    api: "finance",
    edit: (document) =>
      drop(codes(document, "PaymentSessionListBadRequest"), "x-extensible-enum", "invalid-date-range"),
    wire: "major",
    types: "patch",
    because: "Code that tells this failure from another by its code no longer can.",
    rule: "error-code",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "an operation refers to a response without one of its codes",
    api: "finance",
    edit: (document) =>
      set(responses(document, "get", "/v1/pay-ins/{payInId}"), "404", {
        $ref: "#/components/responses/AccountNotFound",
      }),
    wire: "major",
    types: "minor",
    because: "The code of this operation is another one, although no component has changed.",
    rule: "error-code",
    concerns: ["getPayIn"],
  },
  {
    name: "an error code comes with another status",
    api: "finance",
    edit: (document) => {
      const all = responses(document, "get", "/v1/pay-ins/{payInId}");
      add(all, "410", all["404"] as JsonObject);
      return remove(all, "404");
    },
    wire: "major",
    types: "major",
    because: "Code that looks at the status first never gets to the code.",
    rule: "error-code",
    concerns: ["getPayIn"],
  },
  {
    name: "a code may be retried now",
    api: "finance",
    edit: (document) => set(at(document, "/components/schemas/ErrorCode/x-retryable"), "no-suitable-provider", true),
    wire: "major",
    types: "none",
    because: "Retry advice decides whether a request is sent again; other advice makes code do another thing.",
    rule: "error-advice",
    concerns: ["createPaymentSession"],
  },
  {
    name: "a code may no longer be retried",
    api: "finance",
    edit: (document) =>
      set(at(document, "/components/schemas/ErrorCode/x-retryable"), "identity-verification-unavailable", false),
    wire: "major",
    types: "none",
    because: "Code that retries as it was told now does so for nothing.",
    rule: "error-advice",
  },
  {
    name: "retry advice is given where there was none",
    api: "finance",
    edit: (document) => {
      at(document, "/components/schemas/ErrorCode/x-retryable")["internal-error"] = true;
      return undefined;
    },
    wire: "minor",
    types: "none",
    because: "Nothing was said before, so nobody relied on it.",
    rule: "error-advice",
  },
  {
    name: "the documented status of a code is another one",
    api: "finance",
    edit: (document) =>
      set(at(document, "/components/schemas/ErrorCode/x-error-statuses"), "no-suitable-provider", 422),
    wire: "major",
    types: "none",
    because: "Code that looks at the status takes the failure for another one.",
    rule: "error-advice",
  },
  {
    name: "the status of a code becomes known",
    api: "finance",
    edit: (document) => add(at(document, "/components/schemas/ErrorCode/x-error-statuses"), "ambiguous-asset", 400),
    wire: "minor",
    types: "none",
    because: "No status was documented, so none was promised.",
    rule: "error-advice",
  },
  {
    name: "a status of an error is added",
    api: "finance",
    edit: (document) =>
      add(responses(document, "get", "/v1/webhooks"), "429", {
        $ref: "#/components/responses/WebhookServiceUnavailable",
      }),
    wire: "minor",
    types: "minor",
    because: "A consumer has to expect statuses that are not listed.",
    concerns: ["listWebhooks"],
  },
  {
    name: "a status of an error is taken away",
    api: "finance",
    edit: (document) => remove(responses(document, "post", "/v1/webhooks"), "409"),
    wire: "major",
    types: "major",
    because: "Code that recognizes the cap on webhooks by its status no longer does.",
    concerns: ["registerWebhook"],
  },
  {
    name: "the body of an error has another field",
    api: "finance",
    edit: (document) =>
      add(at(document, "/components/schemas/ErrorResponse/properties"), "traceId", { type: "string" }),
    wire: "minor",
    types: "minor",
    because: "Responses are open: consumers ignore fields that they do not know.",
  },
  {
    name: "the code of an error can be absent",
    api: "ramp",
    edit: (document) =>
      drop(
        at(document, "/components/responses/Unauthorized/content/application~1json/schema/properties/errors/items"),
        "required",
        "code",
      ),
    wire: "major",
    types: "major",
    because: "Code that tells failures apart by the code finds none.",
    rule: "presence",
  },
  {
    name: "an error code of the catalogue is added that no operation lists",
    api: "finance",
    edit: (document) => push(schema(document, "ErrorCode"), "x-extensible-enum", "wallet-frozen"),
    wire: "minor",
    types: "minor",
    because: "Codes that are not listed have to be expected.",
    rule: "error-code",
  },
];
