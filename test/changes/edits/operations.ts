// Edits of operations: addresses, statuses, parameters, headers, what undoes them, and what is announced of them.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, type Edit, operation, parameter, remove, rename, schema, set } from "./edit.ts";

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
    api: "ramp",
    edit: (document) => remove(paths(document), "/v1/fees/calculate"),
    wire: "major",
    types: "major",
    because: "Every call of it fails.",
    rule: "operation-removed",
    concerns: ["calculateFee"],
  },
  {
    name: "one of the operations of a path is gone",
    api: "finance",
    edit: (document) => remove(at(document, "/paths/~1v1~1webhooks~1{webhookId}"), "put"),
    wire: "major",
    types: "major",
    because: "Every call of it fails, whatever else the path has.",
    rule: "operation-removed",
    concerns: ["replaceWebhook"],
  },
  {
    name: "an operation whose payloads are not documented is gone",
    api: "finance",
    edit: (document) => remove(at(document, "/paths/~1v1~1parties~1{partyId}"), "delete"),
    wire: "major",
    types: "major",
    because: "Of a listed operation, its address is promised, and a call of it fails.",
    rule: "operation-removed",
    concerns: ["deleteParty"],
  },
  {
    name: "an operation is added",
    api: "ramp",
    edit: (document) => {
      const copy = structuredClone(at(document, "/paths/~1v1~1ramp-requests~1on-ramp~1pairs"));
      set(copy["get"] as JsonObject, "operationId", "listAllPairs");
      return add(paths(document), "/v1/ramp-requests/pairs", copy);
    },
    wire: "minor",
    types: "minor",
    because: "Nobody calls it yet.",
    rule: "operation-added",
    concerns: ["listAllPairs"],
  },
  {
    name: "an operation has another address",
    api: "ramp",
    edit: (document) => rename(paths(document), "/v1/fees/calculate", "/v1/fees/preview"),
    wire: "major",
    types: "major",
    because: "Every call of the old address fails.",
    rule: "operation-removed",
    concerns: ["calculateFee"],
  },
  {
    name: "the method of an operation is another one",
    api: "finance",
    edit: (document) => rename(at(document, "/paths/~1v1~1webhooks~1{webhookId}"), "put", "patch"),
    wire: "major",
    types: "major",
    because: "Every call with the old method fails.",
    rule: "operation-removed",
    concerns: ["replaceWebhook"],
  },
  {
    name: "a documented status of success is another one",
    api: "finance",
    edit: (document) => rename(operation(document, "get", sessions)["responses"] as JsonObject, "200", "206"),
    wire: "major",
    types: "major",
    because: "Code that checks for the documented status takes a success for a failure.",
    rule: "success-status",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "an assumed status of success is another one",
    api: "finance",
    edit: (document) => rename(operation(document, "post", "/v1/webhooks")["responses"] as JsonObject, "201", "200"),
    wire: "minor",
    types: "major",
    because: "The status was our assumption; the types have it all the same.",
    rule: "success-status",
    correction: true,
    concerns: ["registerWebhook"],
  },
  {
    name: "another status of success is added",
    api: "finance",
    edit: (document) => {
      const responses = operation(document, "get", sessions)["responses"] as JsonObject;
      return add(responses, "206", structuredClone(responses["200"] as JsonObject));
    },
    wire: "major",
    types: "minor",
    because: "Code that checks for the one documented status takes the other one for a failure.",
    rule: "success-status",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "the media type of a response is another one",
    api: "finance",
    edit: (document) => rename(at(document, `${sessionsAt}/content`), "application/json", "application/vnd.api+json"),
    wire: "major",
    types: "major",
    because: "Code that reads the documented media type cannot read the new one.",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "a header of responses is gone",
    api: "finance",
    edit: (document) => remove(at(document, `${sessionsAt}/headers`), "X-Correlation-Id"),
    wire: "major",
    types: "major",
    because: "Every response has the header, and support asks for it.",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "a header of responses can be absent",
    api: "finance",
    edit: (document) => set(at(document, "/components/headers/XCorrelationId"), "required", false),
    wire: "major",
    types: "none",
    because: "Code that reads the header finds none; openapi-typescript writes a shared header as present either way.",
    rule: "response-header",
  },
  {
    name: "a header is added to a response",
    api: "finance",
    edit: (document) =>
      add(at(document, "/paths/~1v1~1webhooks/get/responses/200/headers"), "Retry-After", {
        schema: { type: "integer" },
      }),
    wire: "minor",
    types: "minor",
    because: "Consumers ignore headers that they do not know.",
    concerns: ["listWebhooks"],
  },
  {
    name: "a query parameter is gone",
    api: "finance",
    edit: (document) => {
      const owner = operation(document, "get", sessions);
      owner["parameters"] = (owner["parameters"] as JsonObject[]).filter(({ name }) => name !== "sortOrder");
      return undefined;
    },
    wire: "major",
    types: "major",
    because: "Who sends it gets another order than asked for.",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "an optional query parameter is added",
    api: "finance",
    edit: (document) => {
      const owner = operation(document, "get", sessions);
      (owner["parameters"] as JsonObject[]).push({ name: "walletId", in: "query", schema: { type: "string" } });
      return undefined;
    },
    wire: "minor",
    types: "minor",
    because: "Nobody has to send it.",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "a query parameter becomes required",
    api: "finance",
    edit: (document) => set(query(document, "from"), "required", true),
    wire: "major",
    types: "major",
    because: "Requests without it are refused.",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "a query parameter has another name",
    api: "finance",
    edit: (document) => set(query(document, "from"), "name", "since"),
    wire: "major",
    types: "major",
    because: "The name is on the wire: the old one no longer filters.",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "an assumed query parameter has another name",
    api: "ramp",
    edit: (document) =>
      set(parameter(operation(document, "get", "/v1/company-bank-accounts"), "sortOn"), "name", "sort"),
    wire: "minor",
    types: "major",
    because: "The names of these parameters are our assumption; the types have them all the same.",
    correction: true,
    concerns: ["listCompanyBankAccounts"],
  },
  {
    name: "a list of a query parameter is written in another way",
    api: "finance",
    given: (document) => add(query(document, "status"), "explode", true),
    edit: (document) => set(query(document, "status"), "explode", false),
    wire: "major",
    types: "none",
    because: "What is sent in the old way is read as something else.",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "the default of a page size is another one",
    api: "finance",
    edit: (document) => set(schemaOf(document, "size"), "default", 50),
    wire: "major",
    types: "patch",
    because: "The same request gets half of what it got, and code that reads one page misses the rest.",
    rule: "default",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "the default of an order is another one",
    api: "finance",
    edit: (document) => set(schemaOf(document, "sortOrder"), "default", "ASC"),
    wire: "major",
    types: "patch",
    because: "The same request gets the oldest first instead of the newest.",
    rule: "default",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "a default is no longer documented",
    api: "finance",
    edit: (document) => remove(schemaOf(document, "sortOrder"), "default"),
    wire: "major",
    types: "patch",
    because: "What a request without it gets is no longer promised.",
    rule: "default",
  },
  {
    name: "a default is documented",
    api: "finance",
    edit: (document) => add(schemaOf(document, "sortOn"), "default", "createdAt"),
    wire: "minor",
    types: "patch",
    because: "Nothing was promised before.",
    rule: "default",
  },
  {
    name: "the largest page is smaller",
    api: "finance",
    edit: (document) => set(schemaOf(document, "size"), "maximum", 50),
    wire: "major",
    types: "none",
    because: "Who asks for a page of 100 is refused.",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "the largest page is larger",
    api: "finance",
    edit: (document) => set(schemaOf(document, "size"), "maximum", 500),
    wire: "minor",
    types: "none",
    because: "More can be asked for, and nobody has to.",
    rule: "eased",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "a number of a parameter can be longer",
    api: "finance",
    edit: (document) => set(schemaOf(document, "page"), "format", "int64"),
    wire: "minor",
    types: "patch",
    because: "Every number that could be sent still can be.",
    rule: "eased",
  },
  {
    name: "what undoes an operation is gone",
    api: "finance",
    edit: (document) => remove(operation(document, "post", "/v1/webhooks"), "x-undone-by"),
    wire: "major",
    types: "none",
    because: "How to take it back is no longer promised.",
    rule: "undone-by",
    concerns: ["registerWebhook"],
  },
  {
    name: "another operation undoes an operation",
    api: "ramp",
    edit: (document) => set(operation(document, "post", "/v1/ramp-requests"), "x-undone-by", "rejectRampRequest"),
    wire: "major",
    types: "none",
    because: "Code that takes it back calls the wrong operation.",
    rule: "undone-by",
    concerns: ["createRampRequest"],
  },
  {
    name: "what undoes an operation is documented",
    api: "ramp",
    edit: (document) =>
      add(operation(document, "post", "/v1/company/users/invite"), "x-undone-by", "rejectRampRequest"),
    wire: "minor",
    types: "none",
    because: "There is one more way than before.",
    rule: "undone-by",
  },
  {
    name: "an operation is deprecated",
    api: "ramp",
    edit: announced("2030-01-31"),
    wire: "minor",
    types: "patch",
    because: "It still works; the announcement is new.",
    rule: "deprecation",
    concerns: ["listOnRampPairs"],
  },
  {
    name: "a parameter is deprecated",
    api: "finance",
    edit: (document) => {
      add(query(document, "sortOn"), "deprecated", true);
      return add(query(document, "sortOn"), "x-sunset", "2030-01-31");
    },
    wire: "minor",
    types: "patch",
    because: "It still works; the announcement is new.",
    rule: "deprecation",
  },
  {
    name: "a field is deprecated",
    api: "finance",
    edit: (document) => {
      add(schema(document, "Wallet", "address"), "deprecated", true);
      return add(schema(document, "Wallet", "address"), "x-sunset", "2030-01-31");
    },
    wire: "minor",
    types: "patch",
    because: "It still comes; the announcement is new.",
    rule: "deprecation",
    concerns: ["listWallets"],
  },
  {
    name: "a sunset is earlier",
    api: "ramp",
    given: announced("2030-01-31"),
    edit: (document) => set(pairs(document), "x-sunset", "2029-01-31"),
    wire: "major",
    types: "none",
    because: "Consumers planned with the day they were told.",
    rule: "deprecation",
    concerns: ["listOnRampPairs"],
  },
  {
    name: "a sunset is later",
    api: "ramp",
    given: announced("2030-01-31"),
    edit: (document) => set(pairs(document), "x-sunset", "2031-01-31"),
    wire: "patch",
    types: "none",
    because: "There is more time than before.",
    rule: "deprecation",
  },
  {
    name: "a deprecated operation is gone before its sunset",
    api: "ramp",
    given: announced("2999-01-31"),
    edit: (document) => remove(paths(document), "/v1/ramp-requests/on-ramp/pairs"),
    wire: "major",
    types: "major",
    because: "It was promised until that day, whatever the version says.",
    rule: "removed-before-sunset",
    concerns: ["listOnRampPairs"],
  },
  {
    name: "a deprecated operation is gone after its sunset",
    api: "ramp",
    given: announced("2020-01-31"),
    edit: (document) => remove(paths(document), "/v1/ramp-requests/on-ramp/pairs"),
    wire: "major",
    types: "major",
    because: "It was announced, but a call of it fails all the same.",
    rule: "removed-after-sunset",
    concerns: ["listOnRampPairs"],
  },
  {
    name: "an error response that all share is gone",
    api: "finance",
    edit: (document) => {
      for (const item of Object.values(paths(document)))
        for (const one of Object.values(item as JsonObject)) {
          const { responses } = one as { responses?: JsonObject };
          if (responses?.["401"] !== undefined) remove(responses, "401");
        }
      return undefined;
    },
    wire: "major",
    types: "major",
    because: "Code tells failures apart by the status.",
    rule: "response-removed",
    concerns: ["listParties", "getPayIn"],
  },
];
