// Edits that change nothing for anyone who calls: order, words, examples, and where something is written.

import { asArray, asObject, type JsonObject } from "../../../model/document.ts";
import { add, at, become, type EditRows, operation, push, remove, schema, set } from "./edit.ts";

const sessions = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";

function reverse(owner: JsonObject, key: string): undefined {
  owner[key] = asArray(owner[key]).toReversed();
}

/** Reverses every object and every list whose order says nothing. */
function shuffle(document: JsonObject): undefined {
  const lists = new Set(["required", "enum", "x-extensible-enum", "tags", "x-event-key", "x-required-roles"]);
  const turn = (value: unknown, key = ""): unknown => {
    if (Array.isArray(value)) return (lists.has(key) ? value.toReversed() : value).map((one) => turn(one));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, one]) => [name, turn(one, name)] as const)
        .reverse(),
    );
  };
  become(document, turn(document) as JsonObject);
}

export const nothing: EditRows = {
  "finance none none: nothing at all": () => undefined,
  "finance none none: the keys of every object and the values of every list are in another order": shuffle,
  "ramp none none: the paths are in another order": (document) => {
    document["paths"] = Object.fromEntries(Object.entries(asObject(document["paths"])).reverse());
  },
  "finance none none: the parameters of an operation are in another order": (document) =>
    reverse(operation(document, "get", sessions), "parameters"),
  "finance none none: the values of a closed list are in another order": (document) =>
    reverse(schema(document, "AmlStatus"), "enum"),
  "ramp none none: the values of an open list are in another order": (document) =>
    reverse(schema(document, "RampRequestStatus"), "x-extensible-enum"),
  "finance none none: the names of required fields are in another order": (document) =>
    reverse(schema(document, "Wallet"), "required"),
  "finance none none: the moves of a status are in another order": (document) =>
    reverse(schema(document, "PayoutStatus"), "x-transitions"),
  "finance none none: the schemas of a choice are in another order": (document) =>
    reverse(schema(document, "WebhookAuthenticationInput"), "oneOf"),
  "finance none none: the fields of an event key are in another order": (document) =>
    reverse(schema(document, "PayoutCompletedEvent"), "x-event-key"),
  "finance patch patch: a schema is described in other words": (document) =>
    set(schema(document, "Wallet"), "description", "A wallet of an account."),
  "ramp patch patch: an operation is described in other words": (document) => {
    set(operation(document, "post", "/v1/fees/calculate"), "summary", "Preview a fee");
    return set(operation(document, "post", "/v1/fees/calculate"), "description", "Previews the fee of an amount.");
  },
  "ramp patch patch: a value of a list is described in other words": (document) =>
    set(schema(document, "RampType")["x-enumDescriptions"] as JsonObject, "ON_RAMP", "Turns fiat into crypto."),
  "finance patch patch: an example is another one": (document) => {
    const media = at(document, "/paths/~1v1~1webhooks/get/responses/200/content/application~1json");
    const [example] = Object.values(media["examples"] as JsonObject) as JsonObject[];
    return set(example as JsonObject, "summary", "Other webhooks");
  },
  "finance patch patch: an example is added": (document) => {
    const media = at(document, "/paths/~1v1~1webhooks/get/responses/200/content/application~1json");
    return add(media["examples"] as JsonObject, "none", { summary: "None", value: { success: true, result: [] } });
  },
  "finance patch none: a question is asked about an operation": (document) =>
    add(operation(document, "get", "/v1/pay-ins/{payInId}"), "x-not-shown", ["Rate limits."]),
  "finance none none: the source of a schema is another one": (document) =>
    set(schema(document, "Wallet"), "x-source", ["F31"]),
  "ramp patch none: the title of the contract and the words for its tags are others": (document) => {
    set(at(document, "/info"), "title", "Ramp");
    return set(at(document, "/tags/0"), "description", "What a company does.");
  },
  "ramp none none: the version of the contract is another one": (document) =>
    set(at(document, "/info"), "version", "9.9.9"),
  "finance none none: a component is written where it is used": (document) => {
    asObject(schema(document, "Wallet")["properties"])["type"] = structuredClone(schema(document, "WalletType"));
  },
  "finance none minor: a part of a schema becomes a component": (document) => {
    at(document, "/components/schemas")["WalletId"] = schema(document, "Wallet", "id");
    asObject(schema(document, "Wallet")["properties"])["id"] = { $ref: "#/components/schemas/WalletId" };
  },
  "finance none none: a parameter becomes a component": (document) => {
    const parameters = asArray(operation(document, "get", sessions)["parameters"]);
    at(document, "/components/parameters")["SessionSize"] = parameters[4] as JsonObject;
    parameters[4] = { $ref: "#/components/parameters/SessionSize" };
  },
  "finance none none: a response is written where it is used": (document) => {
    asObject(operation(document, "get", "/v1/pay-ins/{payInId}")["responses"])["404"] = structuredClone(
      at(document, "/components/responses/PayInNotFound"),
    );
  },
  "finance none none: parameters of a path are written at its operations": (document) => {
    const item = at(document, "/paths/~1v1~1accounts~1{accountId}~1wallets");
    push(asObject(item["get"]), "parameters", ...asArray(item["parameters"]));
    delete item["parameters"];
  },
  "finance none minor: a component is added that nothing uses": (document) =>
    add(at(document, "/components/schemas"), "Unused", { type: "object" }),
  "finance none none: the servers are in another order": (document) => reverse(document, "servers"),
  "finance none none: a schema takes over all of its fields from a part of its own": (document) => {
    const wallet = schema(document, "Wallet");
    const { required, properties } = wallet;
    wallet["allOf"] = [{ type: "object", required, properties } as JsonObject];
    delete wallet["required"];
    delete wallet["properties"];
  },
  "finance none none: the only value of a field is written in one way instead of two": (document) =>
    remove(schema(document, "TransferFailedEvent", "eventType"), "const"),
};
