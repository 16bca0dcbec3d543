// Edits that change nothing for anyone who calls: order, words, examples, and where something is written.

import { asArray, asObject, type JsonObject } from "../../../model/document.ts";
import { add, at, type Edit, operation, push, rated, remove, reversed, schema, set } from "./edit.ts";

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
    ...rated("finance none none", "Both sides are the same."),
    edit: (document) => JSON.parse(JSON.stringify(document)) as JsonObject,
  },
  {
    name: "the keys of every object and the values of every list are in another order",
    ...rated("finance none none", order),
    edit: shuffled,
  },
  {
    name: "the paths are in another order",
    ...rated("ramp none none", order),
    edit: (document) => {
      document["paths"] = reversed(asObject(document["paths"]));
      return undefined;
    },
  },
  {
    name: "the parameters of an operation are in another order",
    ...rated("finance none none", order),
    edit: (document) => reverse(operation(document, "get", sessions), "parameters"),
  },
  {
    name: "the values of a closed list are in another order",
    ...rated("finance none none", order),
    edit: (document) => reverse(schema(document, "AmlStatus"), "enum"),
  },
  {
    name: "the values of an open list are in another order",
    ...rated("ramp none none", order),
    edit: (document) => reverse(schema(document, "RampRequestStatus"), "x-extensible-enum"),
  },
  {
    name: "the names of required fields are in another order",
    ...rated("finance none none", order),
    edit: (document) => reverse(schema(document, "Wallet"), "required"),
  },
  {
    name: "the moves of a status are in another order",
    ...rated("finance none none", order),
    edit: (document) => reverse(schema(document, "PayoutStatus"), "x-transitions"),
  },
  {
    name: "the schemas of a choice are in another order",
    ...rated("finance none none", order),
    edit: (document) => reverse(schema(document, "WebhookAuthenticationInput"), "oneOf"),
  },
  {
    name: "the fields of an event key are in another order",
    ...rated("finance none none", order),
    edit: (document) => reverse(schema(document, "PayoutCompletedEvent"), "x-event-key"),
  },
  {
    name: "a schema is described in other words",
    ...rated("finance patch patch", words),
    edit: (document) => set(schema(document, "Wallet"), "description", "A wallet of an account."),
  },
  {
    name: "an operation is described in other words",
    ...rated("ramp patch patch", words),
    edit: (document) => {
      set(operation(document, "post", "/v1/fees/calculate"), "summary", "Preview a fee");
      return set(operation(document, "post", "/v1/fees/calculate"), "description", "Previews the fee of an amount.");
    },
  },
  {
    name: "a value of a list is described in other words",
    ...rated("ramp patch patch", words),
    edit: (document) =>
      set(schema(document, "RampType")["x-enumDescriptions"] as JsonObject, "ON_RAMP", "Turns fiat into crypto."),
  },
  {
    name: "an example is another one",
    ...rated("finance patch patch", words),
    edit: (document) => {
      const media = at(document, "/paths/~1v1~1webhooks/get/responses/200/content/application~1json");
      const [example] = Object.values(media["examples"] as JsonObject) as JsonObject[];
      return set(example as JsonObject, "summary", "Other webhooks");
    },
  },
  {
    name: "an example is added",
    ...rated("finance patch patch", words),
    edit: (document) => {
      const media = at(document, "/paths/~1v1~1webhooks/get/responses/200/content/application~1json");
      return add(media["examples"] as JsonObject, "none", { summary: "None", value: { success: true, result: [] } });
    },
  },
  {
    name: "a question is asked about an operation",
    ...rated("finance patch none", words),
    edit: (document) => add(operation(document, "get", "/v1/pay-ins/{payInId}"), "x-not-shown", ["Rate limits."]),
  },
  {
    name: "the source of a schema is another one",
    ...rated("finance none none", "Where a fact comes from is for this repository."),
    edit: (document) => set(schema(document, "Wallet"), "x-source", ["F31"]),
  },
  {
    name: "the title of the contract and the words for its tags are others",
    ...rated("ramp patch none", words),
    edit: (document) => {
      set(at(document, "/info"), "title", "Ramp");
      return set(at(document, "/tags/0"), "description", "What a company does.");
    },
  },
  {
    name: "the version of the contract is another one",
    ...rated("ramp none none", "The version follows from the changes and is none."),
    edit: (document) => set(at(document, "/info"), "version", "9.9.9"),
  },
  {
    name: "a component is written where it is used",
    ...rated("finance none none", "The content is the same."),
    edit: (document) => {
      asObject(schema(document, "Wallet")["properties"])["type"] = structuredClone(schema(document, "WalletType"));
      return undefined;
    },
  },
  {
    name: "a part of a schema becomes a component",
    ...rated("finance none minor", "The content is the same; the types have a name more."),
    edit: (document) => {
      at(document, "/components/schemas")["WalletId"] = schema(document, "Wallet", "id");
      asObject(schema(document, "Wallet")["properties"])["id"] = { $ref: "#/components/schemas/WalletId" };
      return undefined;
    },
  },
  {
    name: "a parameter becomes a component",
    ...rated("finance none none", "The content is the same."),
    edit: (document) => {
      const parameters = asArray(operation(document, "get", sessions)["parameters"]);
      at(document, "/components/parameters")["SessionSize"] = parameters[4] as JsonObject;
      parameters[4] = { $ref: "#/components/parameters/SessionSize" };
      return undefined;
    },
  },
  {
    name: "a response is written where it is used",
    ...rated("finance none none", "The content is the same."),
    edit: (document) => {
      asObject(operation(document, "get", "/v1/pay-ins/{payInId}")["responses"])["404"] = structuredClone(
        at(document, "/components/responses/PayInNotFound"),
      );
      return undefined;
    },
  },
  {
    name: "parameters of a path are written at its operations",
    ...rated("finance none none", "Callers send the same parameters."),
    edit: (document) => {
      const item = at(document, "/paths/~1v1~1accounts~1{accountId}~1wallets");
      push(asObject(item["get"]), "parameters", ...asArray(item["parameters"]));
      delete item["parameters"];
      return undefined;
    },
  },
  {
    name: "a component is added that nothing uses",
    ...rated("finance none minor", "Nothing on the wire has it; the types have a name more."),
    edit: (document) => add(at(document, "/components/schemas"), "Unused", { type: "object" }),
  },
  {
    name: "the servers are in another order",
    ...rated("finance none none", order),
    edit: (document) => reverse(document, "servers"),
  },
  {
    name: "a schema takes over all of its fields from a part of its own",
    ...rated("finance none none", "The same fields are written a level deeper."),
    edit: (document) => {
      const wallet = schema(document, "Wallet");
      const { required, properties } = wallet;
      wallet["allOf"] = [{ type: "object", required, properties } as JsonObject];
      delete wallet["required"];
      delete wallet["properties"];
      return undefined;
    },
  },
  {
    name: "the only value of a field is written in one way instead of two",
    ...rated("finance none none", "A list of one value says the same as the constant beside it."),
    edit: (document) => remove(schema(document, "TransferFailedEvent", "eventType"), "const"),
  },
];
