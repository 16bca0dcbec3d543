// Edits of what consumers read.

import type { JsonObject } from "../../../model/document.ts";
import { add, at, drop, type Edit, push, rated, remove, rename, schema, set } from "./edit.ts";

const fields = (document: JsonObject, name: string) => schema(document, name)["properties"] as JsonObject;

export const responses: Edit[] = [
  {
    name: "a field of a response is gone",
    ...rated("finance major major", "Code that reads it finds nothing.", "listWallets"),
    edit: (document) => {
      drop(schema(document, "Wallet"), "required", "address");
      return remove(fields(document, "Wallet"), "address");
    },
  },
  {
    name: "an optional field of a response is gone",
    ...rated(
      "finance major major",
      "The name and the type were documented, and a compiler that only compares types does not see it.",
      "getPayIn",
    ),
    edit: (document) => remove(fields(document, "PayIn"), "netCryptoAmount"),
  },
  {
    name: "a field of a response has another name",
    ...rated("finance major major", "Code that reads the old name finds nothing.", "listWallets"),
    edit: (document) => {
      rename(fields(document, "Wallet"), "amlStatus", "screeningStatus");
      drop(schema(document, "Wallet"), "required", "amlStatus");
      return push(schema(document, "Wallet"), "required", "screeningStatus");
    },
  },
  {
    name: "a field is added to a response",
    ...rated(
      "finance minor minor",
      "Responses are open: consumers ignore fields that they do not know.",
      "listWallets",
    ),
    edit: (document) => add(fields(document, "Wallet"), "nickname", { type: "string" }),
  },
  {
    name: "a stated field of a response can be absent",
    ...rated(
      "finance major major presence",
      "The list of the fields of the response states its presence.",
      "createAccountToAccountTransfer",
    ),
    edit: (document) => drop(schema(document, "AccountToAccountTransfer"), "required", "status"),
  },
  {
    name: "a field of a table can be absent",
    ...rated(
      "finance minor major presence",
      "A table gives names and types and does not state presence; the types took it as always there.",
      "listWallets",
    ),
    edit: (document) => drop(schema(document, "Wallet"), "required", "amlStatus"),
    correction: true,
  },
  {
    name: "a field of a response is always present",
    ...rated("finance minor none presence", "More is promised than before.", "getWebhook"),
    edit: (document) => push(schema(document, "Webhook"), "required", "name"),
  },
  {
    name: "the presence of the fields of a table is stated",
    ...rated("finance patch none presence", "What was only suggested is a promise now."),
    edit: (document) => remove(schema(document, "Wallet"), "x-presence"),
  },
  {
    name: "the presence of fields is only suggested",
    ...rated("finance major none presence", "The promise that the fields are there is taken back.", "listWebhooks"),
    edit: (document) => add(schema(document, "Webhook"), "x-presence", "table"),
  },
  {
    name: "a field of a response can be null",
    ...rated("finance major major", "Code that reads a text fails on null.", "listWallets"),
    edit: (document) => set(schema(document, "Wallet", "address"), "type", ["string", "null"]),
  },
  {
    name: "a field of a response is never null",
    ...rated("finance minor none eased", "Code that expects null meets none.", "getPayIn"),
    edit: (document) => set(schema(document, "PayIn", "settledAt"), "type", "string"),
  },
  {
    name: "a number of a response is a text",
    ...rated("ramp major major", "Code that computes with it gets something else.", "calculateFee"),
    edit: (document) => set(schema(document, "Fee", "amount"), "type", "string"),
  },
  {
    name: "a whole number of a response can have a fraction",
    ...rated(
      "finance major patch",
      "Code that stores it as a whole number cannot; types know only numbers.",
      "listPaymentSessions",
    ),
    edit: (document) => {
      const pages = schema(document, "Pagination", "numberOfPages");
      remove(pages, "format");
      return set(pages, "type", "number");
    },
  },
  {
    name: "an amount of a response has another form",
    ...rated("finance major none", "Code that reads amounts by the documented form fails.", "getPayIn"),
    edit: (document) => set(schema(document, "DecimalAmount"), "pattern", "^.*$"),
  },
  {
    name: "an ID of a response is no longer a UUID",
    ...rated("finance major patch", "A database that stores it as a UUID refuses it.", "listWallets"),
    edit: (document) => remove(schema(document, "Wallet", "id"), "format"),
  },
  {
    name: "an ID of a response is always a UUID",
    ...rated("finance minor patch eased", "Every UUID is a text, which is what code expects.", "getWebhook"),
    edit: (document) => add(schema(document, "Webhook", "id"), "format", "uuid"),
  },
  {
    name: "a text of a response can be longer",
    ...rated("finance major none", "A column that holds the documented length cuts it off.", "getWebhook"),
    edit: (document) => set(schema(document, "Webhook", "name"), "maxLength", 1000),
  },
  {
    name: "a text of a response is shorter than before",
    ...rated("finance minor none eased", "What fitted still fits.", "getWebhook"),
    edit: (document) => set(schema(document, "Webhook", "name"), "maxLength", 100),
  },
  {
    name: "a number of a response can be smaller",
    ...rated("finance major none", "Code counts pages from one, as was documented.", "listPaymentSessions"),
    edit: (document) => set(schema(document, "Pagination", "pageNumber"), "minimum", 0),
  },
  {
    name: "a list of a response is an object",
    ...rated("finance major major", "Code that goes through the list finds none.", "listWallets"),
    edit: (document) => {
      const balances = schema(document, "Wallet", "balances");
      set(balances, "type", "object");
      balances["additionalProperties"] = balances["items"] as JsonObject;
      return remove(balances, "items");
    },
  },
  {
    name: "a reference of a response is one of two alternatives now, the other one is null",
    ...rated(
      "finance major major",
      "Null was never returned there; the schema that is referred to has not changed.",
      "getPayIn",
    ),
    edit: (document) => orNull(fields(document, "PayIn"), "grossCryptoAmount"),
    nobodyElse: true,
  },
  {
    name: "the entries of a list of a response are a schema or null",
    ...rated(
      "finance major major",
      "Null was never an entry; the schema that is referred to has not changed.",
      "listWallets",
    ),
    edit: (document) => orNull(schema(document, "Wallet", "balances"), "items"),
    nobodyElse: true,
  },
  {
    name: "a reference of a response is written in its place and can be null",
    ...rated(
      "finance major major",
      "Null was never returned there; who else uses the schema still gets a string.",
      "getPayIn",
    ),
    edit: (document) => {
      fields(document, "PayIn")["netCryptoAmount"] = { type: ["string", "null"], format: "decimal" };
      return undefined;
    },
    nobodyElse: true,
  },
  {
    name: "a reference of an event is written in its place with another type",
    ...rated("finance minor major", "The time was only observed; other events have it as before.", "TRANSFER_FAILED"),
    edit: (document) => {
      const result = at(document, "/components/schemas/TransferFailedEvent/properties/result/properties");
      return set(result, "occurredAt", { type: "integer", format: "int64" });
    },
    nobodyElse: true,
    correction: true,
  },
];

/** Makes a schema one that can be null, with the schema as an alternative. */
function orNull(owner: JsonObject, key: string): undefined {
  return set(owner, key, { oneOf: [owner[key] as JsonObject, { type: "null" }] });
}
