// Edits that change nothing for anyone who calls: order, words, examples, and where something is written.

import { asArray, asObject, type JsonObject } from "../../../model/document.ts";
import { add, at, type Edit, operation, push, remove, reversed, schema, set } from "./edit.ts";

const sessions = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
const order = "What is written in another order is the same.";
const words = "Words explain and promise nothing that a program could rely on.";

function reverse(owner: JsonObject, key: string): undefined {
  owner[key] = asArray(owner[key]).toReversed();
  return undefined;
}

/** Reverses every object and every list whose order says nothing. */
function shuffled(node: JsonObject): JsonObject {
  const lists = new Set(["required", "enum", "x-extensible-enum", "tags", "x-event-key", "x-required-roles"]);
  const turn = (value: unknown, key = ""): unknown => {
    if (Array.isArray(value)) return (lists.has(key) ? value.toReversed() : value).map((one) => turn(one));
    if (typeof value !== "object" || value === null) return value;
    return reversed(
      Object.fromEntries(Object.entries(value).map(([name, one]) => [name, turn(one, name)])) as JsonObject,
    );
  };
  return turn(node) as JsonObject;
}

export const nothing: Edit[] = [
  {
    name: "nothing at all",
    api: "finance",
    edit: (document) => JSON.parse(JSON.stringify(document)) as JsonObject,
    wire: "none",
    types: "none",
    because: "Both sides are the same.",
  },
  {
    name: "the keys of every object and the values of every list are in another order",
    api: "finance",
    edit: shuffled,
    wire: "none",
    types: "none",
    because: order,
  },
  {
    name: "the paths are in another order",
    api: "ramp",
    edit: (document) => {
      document["paths"] = reversed(asObject(document["paths"]));
      return undefined;
    },
    wire: "none",
    types: "none",
    because: order,
  },
  {
    name: "the parameters of an operation are in another order",
    api: "finance",
    edit: (document) => reverse(operation(document, "get", sessions), "parameters"),
    wire: "none",
    types: "none",
    because: order,
  },
  {
    name: "the values of a closed list are in another order",
    api: "finance",
    edit: (document) => reverse(schema(document, "AmlStatus"), "enum"),
    wire: "none",
    types: "none",
    because: order,
  },
  {
    name: "the values of an open list are in another order",
    api: "ramp",
    edit: (document) => reverse(schema(document, "RampRequestStatus"), "x-extensible-enum"),
    wire: "none",
    types: "none",
    because: order,
  },
  {
    name: "the names of required fields are in another order",
    api: "finance",
    edit: (document) => reverse(schema(document, "Wallet"), "required"),
    wire: "none",
    types: "none",
    because: order,
  },
  {
    name: "the moves of a status are in another order",
    api: "finance",
    edit: (document) => reverse(schema(document, "PayoutStatus"), "x-transitions"),
    wire: "none",
    types: "none",
    because: order,
  },
  {
    name: "the schemas of a choice are in another order",
    api: "finance",
    edit: (document) => reverse(schema(document, "WebhookAuthenticationInput"), "oneOf"),
    wire: "none",
    types: "none",
    because: order,
  },
  {
    name: "the fields of an event key are in another order",
    api: "finance",
    edit: (document) => reverse(schema(document, "PayoutCompletedEvent"), "x-event-key"),
    wire: "none",
    types: "none",
    because: order,
  },
  {
    name: "a schema is described in other words",
    api: "finance",
    edit: (document) => set(schema(document, "Wallet"), "description", "A wallet of an account."),
    wire: "patch",
    types: "patch",
    because: words,
  },
  {
    name: "an operation is described in other words",
    api: "ramp",
    edit: (document) => {
      set(operation(document, "post", "/v1/fees/calculate"), "summary", "Preview a fee");
      return set(operation(document, "post", "/v1/fees/calculate"), "description", "Previews the fee of an amount.");
    },
    wire: "patch",
    types: "patch",
    because: words,
  },
  {
    name: "a value of a list is described in other words",
    api: "ramp",
    edit: (document) =>
      set(schema(document, "RampType")["x-enumDescriptions"] as JsonObject, "ON_RAMP", "Turns fiat into crypto."),
    wire: "patch",
    types: "patch",
    because: words,
  },
  {
    name: "an example is another one",
    api: "finance",
    edit: (document) => {
      const media = at(document, "/paths/~1v1~1webhooks/get/responses/200/content/application~1json");
      const [example] = Object.values(media["examples"] as JsonObject) as JsonObject[];
      return set(example as JsonObject, "summary", "Other webhooks");
    },
    wire: "patch",
    types: "patch",
    because: words,
  },
  {
    name: "an example is added",
    api: "finance",
    edit: (document) => {
      const media = at(document, "/paths/~1v1~1webhooks/get/responses/200/content/application~1json");
      return add(media["examples"] as JsonObject, "none", { summary: "None", value: { success: true, result: [] } });
    },
    wire: "patch",
    types: "patch",
    because: words,
  },
  {
    name: "a question is asked about an operation",
    api: "finance",
    edit: (document) => add(operation(document, "get", "/v1/pay-ins/{payInId}"), "x-not-shown", ["Rate limits."]),
    wire: "patch",
    types: "none",
    because: words,
  },
  {
    name: "the source of a schema is another one",
    api: "finance",
    edit: (document) => set(schema(document, "Wallet"), "x-source", ["F31"]),
    wire: "none",
    types: "none",
    because: "Where a fact comes from is for this repository.",
  },
  {
    name: "the title of the contract and the words for its tags are others",
    api: "ramp",
    edit: (document) => {
      set(at(document, "/info"), "title", "Ramp");
      return set(at(document, "/tags/0"), "description", "What a company does.");
    },
    wire: "patch",
    types: "none",
    because: words,
  },
  {
    name: "the version of the contract is another one",
    api: "ramp",
    edit: (document) => set(at(document, "/info"), "version", "9.9.9"),
    wire: "none",
    types: "none",
    because: "The version follows from the changes and is none.",
  },
  {
    name: "a component is written where it is used",
    api: "finance",
    edit: (document) => {
      asObject(schema(document, "Wallet")["properties"])["type"] = structuredClone(schema(document, "WalletType"));
      return undefined;
    },
    wire: "none",
    types: "none",
    because: "The content is the same.",
  },
  {
    name: "a part of a schema becomes a component",
    api: "finance",
    edit: (document) => {
      at(document, "/components/schemas")["WalletId"] = schema(document, "Wallet", "id");
      asObject(schema(document, "Wallet")["properties"])["id"] = { $ref: "#/components/schemas/WalletId" };
      return undefined;
    },
    wire: "none",
    types: "minor",
    because: "The content is the same; the types have a name more.",
  },
  {
    name: "a parameter becomes a component",
    api: "finance",
    edit: (document) => {
      const parameters = asArray(operation(document, "get", sessions)["parameters"]);
      at(document, "/components/parameters")["SessionSize"] = parameters[4] as JsonObject;
      parameters[4] = { $ref: "#/components/parameters/SessionSize" };
      return undefined;
    },
    wire: "none",
    types: "none",
    because: "The content is the same.",
  },
  {
    name: "a response is written where it is used",
    api: "finance",
    edit: (document) => {
      asObject(operation(document, "get", "/v1/pay-ins/{payInId}")["responses"])["404"] = structuredClone(
        at(document, "/components/responses/PayInNotFound"),
      );
      return undefined;
    },
    wire: "none",
    types: "none",
    because: "The content is the same.",
  },
  {
    name: "parameters of a path are written at its operations",
    api: "finance",
    edit: (document) => {
      const item = at(document, "/paths/~1v1~1accounts~1{accountId}~1wallets");
      push(asObject(item["get"]), "parameters", ...asArray(item["parameters"]));
      delete item["parameters"];
      return undefined;
    },
    wire: "none",
    types: "none",
    because: "Callers send the same parameters.",
  },
  {
    name: "a component is added that nothing uses",
    api: "finance",
    edit: (document) => add(at(document, "/components/schemas"), "Unused", { type: "object" }),
    wire: "none",
    types: "minor",
    because: "Nothing on the wire has it; the types have a name more.",
  },
  {
    name: "the servers are in another order",
    api: "finance",
    edit: (document) => reverse(document, "servers"),
    wire: "none",
    types: "none",
    because: order,
  },
  {
    name: "a schema takes over all of its fields from a part of its own",
    api: "finance",
    edit: (document) => {
      const wallet = schema(document, "Wallet");
      const { required, properties } = wallet;
      wallet["allOf"] = [{ type: "object", required, properties } as JsonObject];
      delete wallet["required"];
      delete wallet["properties"];
      return undefined;
    },
    wire: "none",
    types: "none",
    because: "The same fields are written a level deeper.",
  },
  {
    name: "the only value of a field is written in one way instead of two",
    api: "finance",
    edit: (document) => remove(schema(document, "TransferFailedEvent", "eventType"), "const"),
    wire: "none",
    types: "none",
    because: "A list of one value says the same as the constant beside it.",
  },
];
