// Edits of names that only the types have: nothing on the wire shows them.

import type { JsonObject } from "../../../model/document.ts";
import { at, type Edit, operation, rename, set } from "./edit.ts";

/** Renames a component with every reference to it. */
function renamed(document: JsonObject, kind: string, from: string, to: string): JsonObject {
  rename(at(document, `/components/${kind}`), from, to);
  const refs = [`"#/components/${kind}/${from}"`, `"#/components/${kind}/${to}"`] as const;
  return JSON.parse(JSON.stringify(document).replaceAll(...refs)) as JsonObject;
}

export const names: Edit[] = [
  {
    name: "an operation has another operation ID",
    api: "finance",
    edit: (document) => set(operation(document, "get", "/v1/webhooks"), "operationId", "listHooks"),
    wire: "none",
    types: "major",
    because: "The ID is in no request and in no response, but in the types.",
    rule: "operation-id",
    concerns: ["listWebhooks"],
  },
  {
    name: "the operation of an event has another operation ID",
    api: "finance",
    edit: (document) => set(at(document, "/webhooks/PING/post"), "operationId", "onTest"),
    wire: "none",
    types: "major",
    because: "The ID is in no delivery, but in the types.",
    rule: "operation-id",
    concerns: ["PING"],
  },
  {
    name: "a path parameter has another name",
    api: "finance",
    edit: (document) => {
      set(at(document, "/components/parameters/PayInId"), "name", "id");
      return rename(at(document, "/paths"), "/v1/pay-ins/{payInId}", "/v1/pay-ins/{id}");
    },
    wire: "none",
    types: "major",
    because: "The URL that is sent has a value in its place; the types have the name.",
    rule: "path-parameter-name",
    concerns: ["getPayIn"],
  },
  {
    name: "a schema has another name",
    api: "finance",
    edit: (document) => renamed(document, "schemas", "PayIn", "SettledPayIn"),
    wire: "none",
    types: "major",
    because: "The name is in no body, but in the types.",
    rule: "schema-name",
  },
  {
    name: "a schema of an event has another name",
    api: "finance",
    edit: (document) => renamed(document, "schemas", "PingEvent", "TestEvent"),
    wire: "none",
    types: "major",
    because: "The name is in no delivery, but in the types.",
    rule: "schema-name",
    concerns: ["PING"],
  },
  {
    name: "a schema is written where it is used, and its name is gone",
    api: "ramp",
    edit: (document) => {
      const schemas = at(document, "/components/schemas");
      const properties = at(document, "/components/schemas/Sort/properties/orders");
      properties["items"] = schemas["SortOrder"] as JsonObject;
      delete schemas["SortOrder"];
      return undefined;
    },
    wire: "none",
    types: "major",
    because: "The content is the same, but the types no longer have the name.",
    rule: "schema-name",
  },
];
