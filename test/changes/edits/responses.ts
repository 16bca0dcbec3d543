// Edits of what consumers read.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, drop, type Edit, push, remove, rename, schema, set } from "./edit.ts";

const fields = (document: JsonObject, name: string) => schema(document, name)["properties"] as JsonObject;

export const responses: Edit[] = [
  {
    name: "a field of a response is gone",
    api: "finance",
    edit: (document) => {
      drop(schema(document, "Wallet"), "required", "address");
      return remove(fields(document, "Wallet"), "address");
    },
    wire: "major",
    types: "major",
    because: "Code that reads it finds nothing.",
    concerns: ["listWallets"],
  },
  {
    name: "an optional field of a response is gone",
    api: "finance",
    edit: (document) => remove(fields(document, "PayIn"), "netCryptoAmount"),
    wire: "major",
    types: "major",
    because: "The name and the type were documented, and a compiler that only compares types does not see it.",
    concerns: ["getPayIn"],
  },
  {
    name: "a field of a response has another name",
    api: "finance",
    edit: (document) => {
      rename(fields(document, "Wallet"), "amlStatus", "screeningStatus");
      drop(schema(document, "Wallet"), "required", "amlStatus");
      return push(schema(document, "Wallet"), "required", "screeningStatus");
    },
    wire: "major",
    types: "major",
    because: "Code that reads the old name finds nothing.",
    concerns: ["listWallets"],
  },
  {
    name: "a field is added to a response",
    api: "finance",
    edit: (document) => add(fields(document, "Wallet"), "nickname", { type: "string" }),
    wire: "minor",
    types: "minor",
    because: "Responses are open: consumers ignore fields that they do not know.",
    concerns: ["listWallets"],
  },
  {
    name: "a stated field of a response can be absent",
    api: "finance",
    edit: (document) => drop(schema(document, "AccountToAccountTransfer"), "required", "status"),
    wire: "major",
    types: "major",
    because: "The list of the fields of the response states its presence.",
    rule: "presence",
    concerns: ["createAccountToAccountTransfer"],
  },
  {
    name: "a field of a table can be absent",
    api: "finance",
    edit: (document) => drop(schema(document, "Wallet"), "required", "amlStatus"),
    wire: "minor",
    types: "major",
    because: "A table gives names and types and does not state presence; the types took it as always there.",
    rule: "presence",
    correction: true,
    concerns: ["listWallets"],
  },
  {
    name: "a field of a response is always present",
    api: "finance",
    edit: (document) => push(schema(document, "Webhook"), "required", "name"),
    wire: "minor",
    types: "none",
    because: "More is promised than before.",
    rule: "presence",
    concerns: ["getWebhook"],
  },
  {
    name: "the presence of the fields of a table is stated",
    api: "finance",
    edit: (document) => remove(schema(document, "Wallet"), "x-presence"),
    wire: "patch",
    types: "none",
    because: "What was only suggested is a promise now.",
    rule: "presence",
  },
  {
    name: "the presence of fields is only suggested",
    api: "finance",
    edit: (document) => add(schema(document, "Webhook"), "x-presence", "table"),
    wire: "major",
    types: "none",
    because: "The promise that the fields are there is taken back.",
    rule: "presence",
    concerns: ["listWebhooks"],
  },
  {
    name: "a field of a response can be null",
    api: "finance",
    edit: (document) => set(schema(document, "Wallet", "address"), "type", ["string", "null"]),
    wire: "major",
    types: "major",
    because: "Code that reads a text fails on null.",
    concerns: ["listWallets"],
  },
  {
    name: "a field of a response is never null",
    api: "finance",
    edit: (document) => set(schema(document, "PayIn", "settledAt"), "type", "string"),
    wire: "minor",
    types: "none",
    because: "Code that expects null meets none.",
    rule: "eased",
    concerns: ["getPayIn"],
  },
  {
    name: "a number of a response is a text",
    api: "ramp",
    edit: (document) => set(schema(document, "Fee", "amount"), "type", "string"),
    wire: "major",
    types: "major",
    because: "Code that computes with it gets something else.",
    concerns: ["calculateFee"],
  },
  {
    name: "a whole number of a response can have a fraction",
    api: "finance",
    edit: (document) => {
      const pages = schema(document, "Pagination", "numberOfPages");
      remove(pages, "format");
      return set(pages, "type", "number");
    },
    wire: "major",
    types: "patch",
    because: "Code that stores it as a whole number cannot; types know only numbers.",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "an amount of a response has another form",
    api: "finance",
    edit: (document) => set(schema(document, "DecimalAmount"), "pattern", "^.*$"),
    wire: "major",
    types: "none",
    because: "Code that reads amounts by the documented form fails.",
    concerns: ["getPayIn"],
  },
  {
    name: "an ID of a response is no longer a UUID",
    api: "finance",
    edit: (document) => remove(schema(document, "Wallet", "id"), "format"),
    wire: "major",
    types: "patch",
    because: "A database that stores it as a UUID refuses it.",
    concerns: ["listWallets"],
  },
  {
    name: "an ID of a response is always a UUID",
    api: "finance",
    edit: (document) => add(schema(document, "Webhook", "id"), "format", "uuid"),
    wire: "minor",
    types: "patch",
    because: "Every UUID is a text, which is what code expects.",
    rule: "eased",
    concerns: ["getWebhook"],
  },
  {
    name: "a text of a response can be longer",
    api: "finance",
    edit: (document) => set(schema(document, "Webhook", "name"), "maxLength", 1000),
    wire: "major",
    types: "none",
    because: "A column that holds the documented length cuts it off.",
    concerns: ["getWebhook"],
  },
  {
    name: "a text of a response is shorter than before",
    api: "finance",
    edit: (document) => set(schema(document, "Webhook", "name"), "maxLength", 100),
    wire: "minor",
    types: "none",
    because: "What fitted still fits.",
    rule: "eased",
    concerns: ["getWebhook"],
  },
  {
    name: "a number of a response can be smaller",
    api: "finance",
    edit: (document) => set(schema(document, "Pagination", "pageNumber"), "minimum", 0),
    wire: "major",
    types: "none",
    because: "Code counts pages from one, as was documented.",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "a list of a response is an object",
    api: "finance",
    edit: (document) => {
      const balances = schema(document, "Wallet", "balances");
      set(balances, "type", "object");
      balances["additionalProperties"] = balances["items"] as JsonObject;
      return remove(balances, "items");
    },
    wire: "major",
    types: "major",
    because: "Code that goes through the list finds none.",
    concerns: ["listWallets"],
  },
  {
    name: "a reference of a response is one of two alternatives now, the other one is null",
    api: "finance",
    edit: (document) => orNull(fields(document, "PayIn"), "grossCryptoAmount"),
    wire: "major",
    types: "major",
    because: "Null was never returned there; the schema that is referred to has not changed.",
    concerns: ["getPayIn"],
    nobodyElse: true,
  },
  {
    name: "the entries of a list of a response are a schema or null",
    api: "finance",
    edit: (document) => orNull(schema(document, "Wallet", "balances"), "items"),
    wire: "major",
    types: "major",
    because: "Null was never an entry; the schema that is referred to has not changed.",
    concerns: ["listWallets"],
    nobodyElse: true,
  },
  {
    name: "a reference of a response is written in its place and can be null",
    api: "finance",
    edit: (document) => {
      fields(document, "PayIn")["netCryptoAmount"] = { type: ["string", "null"], format: "decimal" };
      return undefined;
    },
    wire: "major",
    types: "major",
    because: "Null was never returned there; who else uses the schema still gets a string.",
    concerns: ["getPayIn"],
    nobodyElse: true,
  },
  {
    name: "a reference of an event is written in its place with another type",
    api: "finance",
    edit: (document) => {
      const result = at(document, "/components/schemas/TransferFailedEvent/properties/result/properties");
      return set(result, "occurredAt", { type: "integer", format: "int64" });
    },
    wire: "minor",
    types: "major",
    because: "The time was only observed; other events have it as before.",
    concerns: ["TRANSFER_FAILED"],
    nobodyElse: true,
    correction: true,
  },
];

/** Makes a schema one that can be null, with the schema as an alternative. */
function orNull(owner: JsonObject, key: string): undefined {
  return set(owner, key, { oneOf: [owner[key] as JsonObject, { type: "null" }] });
}
