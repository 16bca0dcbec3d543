// Edits of names that only the types have: nothing on the wire shows them.

import type { JsonObject } from "../../../model/document.ts";
import { at, drop, type Edit, operation, push, rated, remove, rename, schema, set } from "./edit.ts";

/** Renames a component with every reference to it. */
function renamed(document: JsonObject, kind: string, from: string, to: string): JsonObject {
  rename(at(document, `/components/${kind}`), from, to);
  const refs = [`"#/components/${kind}/${from}"`, `"#/components/${kind}/${to}"`] as const;
  return JSON.parse(JSON.stringify(document).replaceAll(...refs)) as JsonObject;
}

/** Renames a schema and changes it: the name is nothing to the wire, what is in it is what it always was. */
function renamedAnd(from: string, to: string, change: (schema: JsonObject) => undefined): Edit["edit"] {
  return (document) => {
    const copy = renamed(document, "schemas", from, to);
    change(schema(copy, to));
    return copy;
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

const inside = "What has another name is still read and sent, so a change inside of it counts as ever.";

export const names: Edit[] = [
  {
    name: "a schema has another name and a field less",
    ...rated("ramp major major property-removed", inside, "calculateFee"),
    edit: renamedAnd("Fee", "FeeQuote", (fee) => {
      remove(fee["properties"] as JsonObject, "percentage");
      return drop(fee, "required", "percentage");
    }),
  },
  {
    name: "a schema has another name and a field of another type",
    ...rated("ramp major major schema-type-changed", inside, "calculateFee"),
    edit: renamedAnd("Fee", "FeeQuote", (fee) => set(at(fee, "/properties/amount"), "type", "string")),
  },
  {
    name: "a schema has another name and its secret is no longer kept",
    ...rated("finance major major write-only", inside, "registerWebhook"),
    edit: renamedAnd("WebhookBasicAuthenticationInput", "WebhookBasicInput", (input) =>
      remove(at(input, "/properties/password"), "writeOnly"),
    ),
  },
  {
    name: "an open list has another name and a value less",
    ...rated("ramp major major open-list", inside),
    edit: renamedAnd("RampRequestStatus", "RampStatus", (status) => {
      const values = status["x-extensible-enum"] as string[];
      return drop(status, "x-extensible-enum", values.at(-1) as string);
    }),
  },
  {
    name: "a closed list has another name and a value more",
    ...rated("finance major major closed-list", inside, "listWallets"),
    edit: renamedAnd("AmlStatus", "Aml", (status) => push(status, "enum", "FROZEN")),
  },
  {
    name: "the error codes have another name and one of them is gone",
    ...rated("finance major major error-code", inside),
    edit: renamedAnd("ErrorCode", "Code", (codes) => drop(codes, "x-extensible-enum", "unsupported-asset")),
  },
  {
    name: "a path parameter that several paths share has another name",
    ...rated(
      "ramp none major path-parameter-name",
      "The URL that is sent has a value in its place; the types have the name.",
      "getRampRequest",
    ),
    edit: (document) => {
      renamedParameter(document, "RampRequestId", "id");
      return undefined;
    },
  },
  {
    name: "two operations have each other's operation ID",
    ...rated(
      "finance none major operation-id",
      "Both names are still there, but each one has the types of the other operation.",
      "listWebhooks",
    ),
    edit: (document) => {
      set(operation(document, "get", "/v1/webhooks"), "operationId", "registerWebhook");
      return set(operation(document, "post", "/v1/webhooks"), "operationId", "listWebhooks");
    },
  },
  {
    name: "an operation has another operation ID",
    ...rated(
      "finance none major operation-id",
      "The ID is in no request and in no response, but in the types.",
      "listWebhooks",
    ),
    edit: (document) => set(operation(document, "get", "/v1/webhooks"), "operationId", "listHooks"),
  },
  {
    name: "the operation of an event has another operation ID",
    ...rated("finance none major operation-id", "The ID is in no delivery, but in the types.", "PING"),
    edit: (document) => set(at(document, "/webhooks/PING/post"), "operationId", "onTest"),
  },
  {
    name: "a path parameter has another name",
    ...rated(
      "finance none major path-parameter-name",
      "The URL that is sent has a value in its place; the types have the name.",
      "getPayIn",
    ),
    edit: (document) => {
      set(at(document, "/components/parameters/PayInId"), "name", "id");
      return rename(at(document, "/paths"), "/v1/pay-ins/{payInId}", "/v1/pay-ins/{id}");
    },
  },
  {
    name: "a schema has another name",
    ...rated("finance none major schema-name", "The name is in no body, but in the types."),
    edit: (document) => renamed(document, "schemas", "PayIn", "SettledPayIn"),
  },
  {
    name: "a schema of an event has another name",
    ...rated("finance none major schema-name", "The name is in no delivery, but in the types.", "PING"),
    edit: (document) => renamed(document, "schemas", "PingEvent", "TestEvent"),
  },
  {
    name: "a schema is written where it is used, and its name is gone",
    ...rated("ramp none major schema-name", "The content is the same, but the types no longer have the name."),
    edit: (document) => {
      const schemas = at(document, "/components/schemas");
      const properties = at(document, "/components/schemas/Sort/properties/orders");
      properties["items"] = schemas["SortOrder"] as JsonObject;
      delete schemas["SortOrder"];
      return undefined;
    },
  },
];
