// Edits of error codes: which there are, with which status, and whether to retry.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, drop, type Edit, operation, push, rated, remove, schema, set } from "./edit.ts";

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
    ...rated("finance minor minor error-code", "Codes that are not listed have to be expected.", "getAccount"),
    edit: (document) => push(codes(document, "AccountNotFound"), "x-extensible-enum", "account-closed"),
  },
  {
    name: "an error code is taken out of a response",
    ...rated(
      "finance major patch error-code",
      "Code that tells this failure from another by its code no longer can.",
      "listPaymentSessions",
    ),
    edit: (document) =>
      drop(codes(document, "PaymentSessionListBadRequest"), "x-extensible-enum", "invalid-date-range"),
  },
  {
    name: "an operation refers to a response without one of its codes",
    ...rated(
      "finance major minor error-code",
      "The code of this operation is another one, although no component has changed.",
      "getPayIn",
    ),
    edit: (document) =>
      set(responses(document, "get", "/v1/pay-ins/{payInId}"), "404", {
        $ref: "#/components/responses/AccountNotFound",
      }),
  },
  {
    name: "an error code comes with another status",
    ...rated(
      "finance major major error-code",
      "Code that looks at the status first never gets to the code.",
      "getPayIn",
    ),
    edit: (document) => {
      const all = responses(document, "get", "/v1/pay-ins/{payInId}");
      add(all, "410", all["404"] as JsonObject);
      return remove(all, "404");
    },
  },
  {
    name: "a code may be retried now",
    ...rated(
      "finance major none error-advice",
      "Retry advice decides whether a request is sent again; other advice makes code do another thing.",
      "createPaymentSession",
    ),
    edit: (document) => set(at(document, "/components/schemas/ErrorCode/x-retryable"), "no-suitable-provider", true),
  },
  {
    name: "a code may no longer be retried",
    ...rated("finance major none error-advice", "Code that retries as it was told now does so for nothing."),
    edit: (document) =>
      set(at(document, "/components/schemas/ErrorCode/x-retryable"), "identity-verification-unavailable", false),
  },
  {
    name: "retry advice is given where there was none",
    ...rated("finance minor none error-advice", "Nothing was said before, so nobody relied on it."),
    edit: (document) => {
      at(document, "/components/schemas/ErrorCode/x-retryable")["internal-error"] = true;
      return undefined;
    },
  },
  {
    name: "the documented status of a code is another one",
    ...rated("finance major none error-advice", "Code that looks at the status takes the failure for another one."),
    edit: (document) =>
      set(at(document, "/components/schemas/ErrorCode/x-error-statuses"), "no-suitable-provider", 422),
  },
  {
    name: "the status of a code becomes known",
    ...rated("finance minor none error-advice", "No status was documented, so none was promised."),
    edit: (document) => add(at(document, "/components/schemas/ErrorCode/x-error-statuses"), "ambiguous-asset", 400),
  },
  {
    name: "a status of an error is added",
    ...rated("finance minor minor", "A consumer has to expect statuses that are not listed.", "listWebhooks"),
    edit: (document) =>
      add(responses(document, "get", "/v1/webhooks"), "429", {
        $ref: "#/components/responses/WebhookServiceUnavailable",
      }),
  },
  {
    name: "a status of an error is taken away",
    ...rated(
      "finance major major",
      "Code that recognizes the cap on webhooks by its status no longer does.",
      "registerWebhook",
    ),
    edit: (document) => remove(responses(document, "post", "/v1/webhooks"), "409"),
  },
  {
    name: "the body of an error has another field",
    ...rated("finance minor minor", "Responses are open: consumers ignore fields that they do not know."),
    edit: (document) =>
      add(at(document, "/components/schemas/ErrorResponse/properties"), "traceId", { type: "string" }),
  },
  {
    name: "the code of an error can be absent",
    ...rated("ramp major major presence", "Code that tells failures apart by the code finds none."),
    edit: (document) =>
      drop(
        at(document, "/components/responses/Unauthorized/content/application~1json/schema/properties/errors/items"),
        "required",
        "code",
      ),
  },
  {
    name: "an error code of the catalogue is added that no operation lists",
    ...rated("finance minor minor error-code", "Codes that are not listed have to be expected."),
    edit: (document) => push(schema(document, "ErrorCode"), "x-extensible-enum", "wallet-frozen"),
  },
];
