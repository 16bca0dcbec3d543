// Edits of names that only the types have: nothing on the wire shows them.

import type { JsonObject } from "../../../model/document.ts";
import { at, become, drop, type Edit, type EditRows, operation, push, remove, rename, schema, set } from "./edit.ts";

/** Renames a schema with every reference to it. */
function renamed(document: JsonObject, from: string, to: string): undefined {
  rename(at(document, "/components/schemas"), from, to);
  const refs = [`"#/components/schemas/${from}"`, `"#/components/schemas/${to}"`] as const;
  become(document, JSON.parse(JSON.stringify(document).replaceAll(...refs)) as JsonObject);
}

/** Renames a schema and changes it: the name is nothing to the wire, what is in it is what it always was. */
function renamedAnd(from: string, to: string, change: Edit): Edit {
  return (document) => {
    renamed(document, from, to);
    change(schema(document, to));
  };
}

/** Renames a path parameter that several paths share. */
function renamedParameter(document: JsonObject, component: string, to: string): void {
  const node = at(document, `/components/parameters/${component}`);
  const from = `{${String(node["name"])}}`;
  set(node, "name", to);
  const paths = at(document, "/paths");
  for (const path of Object.keys(paths)) if (path.includes(from)) rename(paths, path, path.replace(from, `{${to}}`));
}

export const names: EditRows = {
  "ramp major major property-removed: a schema has another name and a field less (calculateFee)": renamedAnd(
    "Fee",
    "FeeQuote",
    (fee) => {
      remove(fee["properties"] as JsonObject, "percentage");
      return drop(fee, "required", "percentage");
    },
  ),
  "ramp major major schema-type-changed: a schema has another name and a field of another type (calculateFee)":
    renamedAnd("Fee", "FeeQuote", (fee) => set(at(fee, "/properties/amount"), "type", "string")),
  "finance major major write-only: a schema has another name and its secret is no longer kept (registerWebhook)":
    renamedAnd("WebhookBasicAuthenticationInput", "WebhookBasicInput", (input) =>
      remove(at(input, "/properties/password"), "writeOnly"),
    ),
  "ramp major major open-list: an open list has another name and a value less": renamedAnd(
    "RampRequestStatus",
    "RampStatus",
    (status) => {
      const values = status["x-extensible-enum"] as string[];
      return drop(status, "x-extensible-enum", values.at(-1) as string);
    },
  ),
  "finance major major closed-list: a closed list has another name and a value more (listWallets)": renamedAnd(
    "AmlStatus",
    "Aml",
    (status) => push(status, "enum", "FROZEN"),
  ),
  "finance major major error-code: the error codes have another name and one of them is gone": renamedAnd(
    "ErrorCode",
    "Code",
    (codes) => drop(codes, "x-extensible-enum", "unsupported-asset"),
  ),
  "ramp none major path-parameter-name: a path parameter that several paths share has another name (getRampRequest)": (
    document,
  ) => {
    renamedParameter(document, "RampRequestId", "id");
  },
  "finance none major operation-id: two operations have each other's operation ID (listWebhooks)": (document) => {
    set(operation(document, "get", "/v1/webhooks"), "operationId", "registerWebhook");
    return set(operation(document, "post", "/v1/webhooks"), "operationId", "listWebhooks");
  },
  "finance none major operation-id: an operation has another operation ID (listWebhooks)": (document) =>
    set(operation(document, "get", "/v1/webhooks"), "operationId", "listHooks"),
  "finance none major operation-id: the operation of an event has another operation ID (PING)": (document) =>
    set(at(document, "/webhooks/PING/post"), "operationId", "onTest"),
  "finance none major path-parameter-name: a path parameter has another name (getPayIn)": (document) => {
    set(at(document, "/components/parameters/PayInId"), "name", "id");
    return rename(at(document, "/paths"), "/v1/pay-ins/{payInId}", "/v1/pay-ins/{id}");
  },
  "finance none major schema-name: a schema has another name": (document) => renamed(document, "PayIn", "SettledPayIn"),
  "finance none major schema-name: a schema of an event has another name (PING)": (document) =>
    renamed(document, "PingEvent", "TestEvent"),
  "ramp none major schema-name: a schema is written where it is used, and its name is gone": (document) => {
    const schemas = at(document, "/components/schemas");
    const properties = at(document, "/components/schemas/Sort/properties/orders");
    properties["items"] = schemas["SortOrder"] as JsonObject;
    delete schemas["SortOrder"];
  },
};
