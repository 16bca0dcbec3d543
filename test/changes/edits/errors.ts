// Edits of error codes: which there are, with which status, and whether to retry.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, drop, type EditRows, fields, operation, push, remove, schema, set } from "./edit.ts";

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

export const errors: EditRows = {
  "finance minor minor error-code: an error code is added to a response (getAccount)": (document) =>
    push(codes(document, "AccountNotFound"), "x-extensible-enum", "account-closed"),
  // Code that tells this failure from another by its code no longer can.
  "finance major patch error-code: an error code is taken out of a response (listPaymentSessions)": (document) =>
    drop(codes(document, "PaymentSessionListBadRequest"), "x-extensible-enum", "invalid-date-range"),
  // The code of this operation is another one, although no component has changed.
  "finance major minor error-code: an operation refers to a response without one of its codes (getPayIn)": (document) =>
    set(responses(document, "get", "/v1/pay-ins/{payInId}"), "404", {
      $ref: "#/components/responses/AccountNotFound",
    }),
  "finance major major error-code: an error code comes with another status (getPayIn)": (document) => {
    const all = responses(document, "get", "/v1/pay-ins/{payInId}");
    add(all, "410", all["404"] as JsonObject);
    return remove(all, "404");
  },
  // Retry advice decides whether a request is sent again; other advice makes code do another thing.
  "finance major none error-advice: a code may be retried now (createPaymentSession)": (document) =>
    set(at(document, "/components/schemas/ErrorCode/x-retryable"), "no-suitable-provider", true),
  // Code that retries as it was told now does so for nothing.
  "finance major none error-advice: a code may no longer be retried": (document) =>
    set(at(document, "/components/schemas/ErrorCode/x-retryable"), "identity-verification-unavailable", false),
  // Nothing was said before, so nobody relied on it.
  "finance minor none error-advice: retry advice is given where there was none": (document) => {
    at(document, "/components/schemas/ErrorCode/x-retryable")["internal-error"] = true;
  },
  // Code that looks at the status takes the failure for another one.
  "finance major none error-advice: the documented status of a code is another one": (document) =>
    set(at(document, "/components/schemas/ErrorCode/x-error-statuses"), "no-suitable-provider", 422),
  // No status was documented, so none was promised.
  "finance minor none error-advice: the status of a code becomes known": (document) =>
    add(at(document, "/components/schemas/ErrorCode/x-error-statuses"), "ambiguous-asset", 400),
  "finance minor minor: a status of an error is added (listWebhooks)": (document) =>
    add(responses(document, "get", "/v1/webhooks"), "429", {
      $ref: "#/components/responses/WebhookServiceUnavailable",
    }),
  "finance major major: a status of an error is taken away (registerWebhook)": (document) =>
    remove(responses(document, "post", "/v1/webhooks"), "409"),
  "finance minor minor: the body of an error has another field": (document) =>
    add(fields(document, "ErrorResponse"), "traceId", { type: "string" }),
  "ramp major major presence: the code of an error can be absent": (document) =>
    drop(
      at(document, "/components/responses/Unauthorized/content/application~1json/schema/properties/errors/items"),
      "required",
      "code",
    ),
  "finance minor minor error-code: an error code of the catalogue is added that no operation lists": (document) =>
    push(schema(document, "ErrorCode"), "x-extensible-enum", "wallet-frozen"),
};
