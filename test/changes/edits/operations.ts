// Edits of operations: addresses, statuses, parameters, headers, what undoes them, and what is announced of them.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, type Edit, operation, parameter, rated, remove, rename, schema, set } from "./edit.ts";

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

export const operations: Edit[] = [
  {
    name: "an operation is gone, and its path with it",
    ...rated("ramp major major operation-removed", "Every call of it fails.", "calculateFee"),
    edit: (document) => remove(paths(document), "/v1/fees/calculate"),
  },
  {
    name: "one of the operations of a path is gone",
    ...rated(
      "finance major major operation-removed",
      "Every call of it fails, whatever else the path has.",
      "replaceWebhook",
    ),
    edit: (document) => remove(at(document, "/paths/~1v1~1webhooks~1{webhookId}"), "put"),
  },
  {
    name: "an operation whose payloads are not documented is gone",
    ...rated(
      "finance major major operation-removed",
      "Of a listed operation, its address is promised, and a call of it fails.",
      "deleteParty",
    ),
    edit: (document) => remove(at(document, "/paths/~1v1~1parties~1{partyId}"), "delete"),
  },
  {
    name: "an operation is added",
    ...rated("ramp minor minor operation-added", "Nobody calls it yet.", "listAllPairs"),
    edit: (document) => {
      const copy = structuredClone(at(document, "/paths/~1v1~1ramp-requests~1on-ramp~1pairs"));
      set(copy["get"] as JsonObject, "operationId", "listAllPairs");
      return add(paths(document), "/v1/ramp-requests/pairs", copy);
    },
  },
  {
    name: "an operation has another address",
    ...rated("ramp major major operation-removed", "Every call of the old address fails.", "calculateFee"),
    edit: (document) => rename(paths(document), "/v1/fees/calculate", "/v1/fees/preview"),
  },
  {
    name: "the method of an operation is another one",
    ...rated("finance major major operation-removed", "Every call with the old method fails.", "replaceWebhook"),
    edit: (document) => rename(at(document, "/paths/~1v1~1webhooks~1{webhookId}"), "put", "patch"),
  },
  {
    name: "a documented status of success is another one",
    ...rated(
      "finance major major success-status",
      "Code that checks for the documented status takes a success for a failure.",
      "listPaymentSessions",
    ),
    edit: (document) => rename(operation(document, "get", sessions)["responses"] as JsonObject, "200", "206"),
  },
  {
    name: "an assumed status of success is another one",
    ...rated(
      "finance minor major success-status",
      "The status was our assumption; the types have it all the same.",
      "registerWebhook",
    ),
    edit: (document) => rename(operation(document, "post", "/v1/webhooks")["responses"] as JsonObject, "201", "200"),
    correction: true,
  },
  {
    name: "another status of success is added",
    ...rated(
      "finance major minor success-status",
      "Code that checks for the one documented status takes the other one for a failure.",
      "listPaymentSessions",
    ),
    edit: (document) => {
      const responses = operation(document, "get", sessions)["responses"] as JsonObject;
      return add(responses, "206", structuredClone(responses["200"] as JsonObject));
    },
  },
  {
    name: "the media type of a response is another one",
    ...rated(
      "finance major major",
      "Code that reads the documented media type cannot read the new one.",
      "listPaymentSessions",
    ),
    edit: (document) => rename(at(document, `${sessionsAt}/content`), "application/json", "application/vnd.api+json"),
  },
  {
    name: "a header of responses is gone",
    ...rated("finance major major", "Every response has the header, and support asks for it.", "listPaymentSessions"),
    edit: (document) => remove(at(document, `${sessionsAt}/headers`), "X-Correlation-Id"),
  },
  {
    name: "a header of responses can be absent",
    ...rated(
      "finance major none response-header",
      "Code that reads the header finds none; openapi-typescript writes a shared header as present either way.",
    ),
    edit: (document) => set(at(document, "/components/headers/XCorrelationId"), "required", false),
  },
  {
    name: "a header is added to a response",
    ...rated("finance minor minor", "Consumers ignore headers that they do not know.", "listWebhooks"),
    edit: (document) =>
      add(at(document, "/paths/~1v1~1webhooks/get/responses/200/headers"), "Retry-After", {
        schema: { type: "integer" },
      }),
  },
  {
    name: "a query parameter is gone",
    ...rated("finance major major", "Who sends it gets another order than asked for.", "listPaymentSessions"),
    edit: (document) => {
      const owner = operation(document, "get", sessions);
      owner["parameters"] = (owner["parameters"] as JsonObject[]).filter(({ name }) => name !== "sortOrder");
      return undefined;
    },
  },
  {
    name: "an optional query parameter is added",
    ...rated("finance minor minor", "Nobody has to send it.", "listPaymentSessions"),
    edit: (document) => {
      const owner = operation(document, "get", sessions);
      (owner["parameters"] as JsonObject[]).push({ name: "walletId", in: "query", schema: { type: "string" } });
      return undefined;
    },
  },
  {
    name: "a query parameter becomes required",
    ...rated("finance major major", "Requests without it are refused.", "listPaymentSessions"),
    edit: (document) => set(query(document, "from"), "required", true),
  },
  {
    name: "a query parameter has another name",
    ...rated("finance major major", "The name is on the wire: the old one no longer filters.", "listPaymentSessions"),
    edit: (document) => set(query(document, "from"), "name", "since"),
  },
  {
    name: "an assumed query parameter has another name",
    ...rated(
      "ramp minor major",
      "The names of these parameters are our assumption; the types have them all the same.",
      "listCompanyBankAccounts",
    ),
    edit: (document) =>
      set(parameter(operation(document, "get", "/v1/company-bank-accounts"), "sortOn"), "name", "sort"),
    correction: true,
  },
  {
    name: "a list of a query parameter is written in another way",
    given: (document) => add(query(document, "status"), "explode", true),
    ...rated("finance major none", "What is sent in the old way is read as something else.", "listPaymentSessions"),
    edit: (document) => set(query(document, "status"), "explode", false),
  },
  {
    name: "the default of a page size is another one",
    ...rated(
      "finance major patch default",
      "The same request gets half of what it got, and code that reads one page misses the rest.",
      "listPaymentSessions",
    ),
    edit: (document) => set(schemaOf(document, "size"), "default", 50),
  },
  {
    name: "the default of an order is another one",
    ...rated(
      "finance major patch default",
      "The same request gets the oldest first instead of the newest.",
      "listPaymentSessions",
    ),
    edit: (document) => set(schemaOf(document, "sortOrder"), "default", "ASC"),
  },
  {
    name: "a default is no longer documented",
    ...rated("finance major patch default", "What a request without it gets is no longer promised."),
    edit: (document) => remove(schemaOf(document, "sortOrder"), "default"),
  },
  {
    name: "a default is documented",
    ...rated("finance minor patch default", "Nothing was promised before."),
    edit: (document) => add(schemaOf(document, "sortOn"), "default", "createdAt"),
  },
  {
    name: "the largest page is smaller",
    ...rated("finance major none", "Who asks for a page of 100 is refused.", "listPaymentSessions"),
    edit: (document) => set(schemaOf(document, "size"), "maximum", 50),
  },
  {
    name: "the largest page is larger",
    ...rated("finance minor none eased", "More can be asked for, and nobody has to.", "listPaymentSessions"),
    edit: (document) => set(schemaOf(document, "size"), "maximum", 500),
  },
  {
    name: "a number of a parameter can be longer",
    ...rated("finance minor patch eased", "Every number that could be sent still can be."),
    edit: (document) => set(schemaOf(document, "page"), "format", "int64"),
  },
  {
    name: "what undoes an operation is gone",
    ...rated("finance major none undone-by", "How to take it back is no longer promised.", "registerWebhook"),
    edit: (document) => remove(operation(document, "post", "/v1/webhooks"), "x-undone-by"),
  },
  {
    name: "another operation undoes an operation",
    ...rated("ramp major none undone-by", "Code that takes it back calls the wrong operation.", "createRampRequest"),
    edit: (document) => set(operation(document, "post", "/v1/ramp-requests"), "x-undone-by", "rejectRampRequest"),
  },
  {
    name: "what undoes an operation is documented",
    ...rated("ramp minor none undone-by", "There is one more way than before."),
    edit: (document) =>
      add(operation(document, "post", "/v1/company/users/invite"), "x-undone-by", "rejectRampRequest"),
  },
  {
    name: "an operation is deprecated",
    ...rated("ramp minor patch deprecation", "It still works; the announcement is new.", "listOnRampPairs"),
    edit: announced("2030-01-31"),
  },
  {
    name: "a parameter is deprecated",
    ...rated("finance minor patch deprecation", "It still works; the announcement is new."),
    edit: (document) => {
      add(query(document, "sortOn"), "deprecated", true);
      return add(query(document, "sortOn"), "x-sunset", "2030-01-31");
    },
  },
  {
    name: "a field is deprecated",
    ...rated("finance minor patch deprecation", "It still comes; the announcement is new.", "listWallets"),
    edit: (document) => {
      add(schema(document, "Wallet", "address"), "deprecated", true);
      return add(schema(document, "Wallet", "address"), "x-sunset", "2030-01-31");
    },
  },
  {
    name: "a sunset is earlier",
    given: announced("2030-01-31"),
    ...rated("ramp major none deprecation", "Consumers planned with the day they were told.", "listOnRampPairs"),
    edit: (document) => set(pairs(document), "x-sunset", "2029-01-31"),
  },
  {
    name: "a sunset is later",
    given: announced("2030-01-31"),
    ...rated("ramp patch none deprecation", "There is more time than before."),
    edit: (document) => set(pairs(document), "x-sunset", "2031-01-31"),
  },
  {
    name: "a deprecated operation is gone before its sunset",
    given: announced("2999-01-31"),
    ...rated(
      "ramp major major removed-before-sunset",
      "It was promised until that day, whatever the version says.",
      "listOnRampPairs",
    ),
    edit: (document) => remove(paths(document), "/v1/ramp-requests/on-ramp/pairs"),
  },
  {
    name: "a deprecated operation is gone after its sunset",
    given: announced("2020-01-31"),
    ...rated(
      "ramp major major removed-after-sunset",
      "It was announced, but a call of it fails all the same.",
      "listOnRampPairs",
    ),
    edit: (document) => remove(paths(document), "/v1/ramp-requests/on-ramp/pairs"),
  },
  {
    name: "an error response that all share is gone",
    ...rated(
      "finance major major response-removed",
      "Code tells failures apart by the status.",
      "listParties",
      "getPayIn",
    ),
    edit: (document) => {
      for (const item of Object.values(paths(document)))
        for (const one of Object.values(item as JsonObject)) {
          const { responses } = one as { responses?: JsonObject };
          if (responses?.["401"] !== undefined) remove(responses, "401");
        }
      return undefined;
    },
  },
];
