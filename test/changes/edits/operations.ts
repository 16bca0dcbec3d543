// Edits of operations: addresses, statuses, parameters, headers, what undoes them, and what is announced of them.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, type EditRows, operation, parameter, remove, rename, schema, set } from "./edit.ts";

const sessions = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
const sessionsAt = `/paths/${sessions.replaceAll("/", "~1")}/get/responses/200`;
const query = (document: JsonObject, name: string) => parameter(operation(document, "get", sessions), name);
const schemaOf = (document: JsonObject, name: string) => query(document, name)["schema"] as JsonObject;
const paths = (document: JsonObject) => at(document, "/paths");
const announced = (day: string) => (document: JsonObject) => {
  const pair = operation(document, "get", "/v1/ramp-requests/on-ramp/pairs");
  add(pair, "deprecated", true);
  add(pair, "x-sunset", day);
  return add(pair, "x-replaced-by", null);
};
const pairs = (document: JsonObject) => operation(document, "get", "/v1/ramp-requests/on-ramp/pairs");

export const operations: EditRows = {
  "ramp major major operation-removed: an operation is gone, and its path with it (calculateFee)": (document) =>
    remove(paths(document), "/v1/fees/calculate"),
  "finance major major operation-removed: one of the operations of a path is gone (replaceWebhook)": (document) =>
    remove(at(document, "/paths/~1v1~1webhooks~1{webhookId}"), "put"),
  "finance major major operation-removed: an operation whose payloads are not documented is gone (deleteParty)": (
    document,
  ) => remove(at(document, "/paths/~1v1~1parties~1{partyId}"), "delete"),
  "ramp minor minor operation-added: an operation is added (listAllPairs)": (document) => {
    const copy = structuredClone(at(document, "/paths/~1v1~1ramp-requests~1on-ramp~1pairs"));
    set(copy["get"] as JsonObject, "operationId", "listAllPairs");
    return add(paths(document), "/v1/ramp-requests/pairs", copy);
  },
  "ramp major major operation-removed: an operation has another address (calculateFee)": (document) =>
    rename(paths(document), "/v1/fees/calculate", "/v1/fees/preview"),
  "finance major major operation-removed: the method of an operation is another one (replaceWebhook)": (document) =>
    rename(at(document, "/paths/~1v1~1webhooks~1{webhookId}"), "put", "patch"),
  "finance major major success-status: a documented status of success is another one (listPaymentSessions)": (
    document,
  ) => rename(operation(document, "get", sessions)["responses"] as JsonObject, "200", "206"),
  // The status was our assumption; the types have it all the same.
  "finance correction major success-status: an assumed status of success is another one (registerWebhook)": (
    document,
  ) => rename(operation(document, "post", "/v1/webhooks")["responses"] as JsonObject, "201", "200"),
  // Code that checks for the one documented status takes the other one for a failure.
  "finance major minor success-status: another status of success is added (listPaymentSessions)": (document) => {
    const responses = operation(document, "get", sessions)["responses"] as JsonObject;
    return add(responses, "206", structuredClone(responses["200"] as JsonObject));
  },
  "finance major major success-status: another status of success with other data is added (listPaymentSessions)": (
    document,
  ) =>
    add(operation(document, "get", sessions)["responses"] as JsonObject, "206", {
      description: "Taken.",
      content: { "application/json": { schema: { type: "object", properties: { ticket: { type: "string" } } } } },
    }),
  "finance major major: the media type of a response is another one (listPaymentSessions)": (document) =>
    rename(at(document, `${sessionsAt}/content`), "application/json", "application/vnd.api+json"),
  "finance major major: a header of responses is gone (listPaymentSessions)": (document) =>
    remove(at(document, `${sessionsAt}/headers`), "X-Correlation-Id"),
  // Code that reads the header finds none; openapi-typescript writes a shared header as present either way.
  "finance major none response-header: a header of responses can be absent": (document) =>
    set(at(document, "/components/headers/XCorrelationId"), "required", false),
  "finance minor minor: a header is added to a response (listWebhooks)": (document) =>
    add(at(document, "/paths/~1v1~1webhooks/get/responses/200/headers"), "Retry-After", {
      schema: { type: "integer" },
    }),
  "finance major major: a query parameter is gone (listPaymentSessions)": (document) => {
    const owner = operation(document, "get", sessions);
    owner["parameters"] = (owner["parameters"] as JsonObject[]).filter(({ name }) => name !== "sortOrder");
  },
  "finance minor minor: an optional query parameter is added (listPaymentSessions)": (document) => {
    const owner = operation(document, "get", sessions);
    (owner["parameters"] as JsonObject[]).push({ name: "walletId", in: "query", schema: { type: "string" } });
  },
  "finance major major: a query parameter becomes required (listPaymentSessions)": (document) =>
    set(query(document, "from"), "required", true),
  "finance major major: a query parameter has another name (listPaymentSessions)": (document) =>
    set(query(document, "from"), "name", "since"),
  // The names of these parameters are our assumption; the types have them all the same.
  "ramp correction major: an assumed query parameter has another name (listCompanyBankAccounts)": (document) =>
    set(parameter(operation(document, "get", "/v1/company-bank-accounts"), "sortOn"), "name", "sort"),
  // What is sent in the old way is read as something else.
  "finance major none: a list of a query parameter is written in another way (listPaymentSessions)": [
    (document) => add(query(document, "status"), "explode", true),
    (document) => set(query(document, "status"), "explode", false),
  ],
  // The same request gets half of what it got, and code that reads one page misses the rest.
  "finance major patch default: the default of a page size is another one (listPaymentSessions)": (document) =>
    set(schemaOf(document, "size"), "default", 50),
  // The same request gets the oldest first instead of the newest.
  "finance major patch default: the default of an order is another one (listPaymentSessions)": (document) =>
    set(schemaOf(document, "sortOrder"), "default", "ASC"),
  // What a request without it gets is no longer promised.
  "finance major patch default: a default is no longer documented": (document) =>
    remove(schemaOf(document, "sortOrder"), "default"),
  // Nothing was promised before.
  "finance minor patch default: a default is documented": (document) =>
    add(schemaOf(document, "sortOn"), "default", "createdAt"),
  // Who asks for a page of 100 is refused.
  "finance major none: the largest page is smaller (listPaymentSessions)": (document) =>
    set(schemaOf(document, "size"), "maximum", 50),
  // More can be asked for, and nobody has to.
  "finance minor none eased: the largest page is larger (listPaymentSessions)": (document) =>
    set(schemaOf(document, "size"), "maximum", 500),
  // Every number that could be sent still can be.
  "finance minor patch eased: a number of a parameter can be longer": (document) =>
    set(schemaOf(document, "page"), "format", "int64"),
  // How to take it back is no longer promised.
  "finance major none undone-by: what undoes an operation is gone (registerWebhook)": (document) =>
    remove(operation(document, "post", "/v1/webhooks"), "x-undone-by"),
  // Code that takes it back calls the wrong operation.
  "ramp major none undone-by: another operation undoes an operation (createRampRequest)": (document) =>
    set(operation(document, "post", "/v1/ramp-requests"), "x-undone-by", "rejectRampRequest"),
  // There is one more way than before.
  "ramp minor none undone-by: what undoes an operation is documented": (document) =>
    add(operation(document, "post", "/v1/company/users/invite"), "x-undone-by", "rejectRampRequest"),
  // It still works; the announcement is new.
  "ramp minor patch deprecation: an operation is deprecated (listOnRampPairs)": announced("2030-01-31"),
  // It still works; the announcement is new.
  "finance minor patch deprecation: a parameter is deprecated": (document) => {
    add(query(document, "sortOn"), "deprecated", true);
    return add(query(document, "sortOn"), "x-sunset", "2030-01-31");
  },
  // It still comes; the announcement is new.
  "finance minor patch deprecation: a field is deprecated (listWallets)": (document) => {
    add(schema(document, "Wallet", "address"), "deprecated", true);
    return add(schema(document, "Wallet", "address"), "x-sunset", "2030-01-31");
  },
  // Consumers planned with the day they were told.
  "ramp major none deprecation: a sunset is earlier (listOnRampPairs)": [
    announced("2030-01-31"),
    (document) => set(pairs(document), "x-sunset", "2029-01-31"),
  ],
  // There is more time than before.
  "ramp patch none deprecation: a sunset is later": [
    announced("2030-01-31"),
    (document) => set(pairs(document), "x-sunset", "2031-01-31"),
  ],
  "ramp major major removed-before-sunset: a deprecated operation is gone before its sunset (listOnRampPairs)": [
    announced("2999-01-31"),
    (document) => remove(paths(document), "/v1/ramp-requests/on-ramp/pairs"),
  ],
  "ramp major major removed-after-sunset: a deprecated operation is gone after its sunset (listOnRampPairs)": [
    announced("2020-01-31"),
    (document) => remove(paths(document), "/v1/ramp-requests/on-ramp/pairs"),
  ],
  "finance major major response-removed: an error response that all share is gone (listParties, getPayIn)": (
    document,
  ) => {
    for (const item of Object.values(paths(document)))
      for (const one of Object.values(item as JsonObject)) {
        const { responses } = one as { responses?: JsonObject };
        if (responses?.["401"] !== undefined) remove(responses, "401");
      }
  },
};
