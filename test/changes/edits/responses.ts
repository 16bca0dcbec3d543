// Edits of what consumers read.

import type { JsonObject } from "../../../model/document.ts";
import { readBundle } from "../../../model/load.ts";
import { add, at, drop, type EditRows, fields, push, remove, rename, schema, set } from "./edit.ts";

export const responses: EditRows = {
  "finance major major: a field of a response is gone (listWallets)": (document) => {
    drop(schema(document, "Wallet"), "required", "address");
    return remove(fields(document, "Wallet"), "address");
  },
  "finance major major: an optional field of a response is gone (getPayIn)": (document) =>
    remove(fields(document, "PayIn"), "netCryptoAmount"),
  "finance major major: a field of a response has another name (listWallets)": (document) => {
    rename(fields(document, "Wallet"), "amlStatus", "screeningStatus");
    drop(schema(document, "Wallet"), "required", "amlStatus");
    return push(schema(document, "Wallet"), "required", "screeningStatus");
  },
  "finance minor minor: a field is added to a response (listWallets)": (document) =>
    add(fields(document, "Wallet"), "nickname", { type: "string" }),
  "finance major major presence: a stated field of a response can be absent (createAccountToAccountTransfer)": (
    document,
  ) => drop(schema(document, "AccountToAccountTransfer"), "required", "status"),
  // A table gives names and types and does not state presence; the types took it as always there.
  "finance correction major presence: a field of a table can be absent (listWallets)": (document) =>
    drop(schema(document, "Wallet"), "required", "amlStatus"),
  // More is promised than before.
  "finance minor none presence: a field of a response is always present (getWebhook)": (document) =>
    push(schema(document, "Webhook"), "required", "name"),
  // What was only suggested is a promise now.
  "finance patch none presence: the presence of the fields of a table is stated": (document) =>
    remove(schema(document, "Wallet"), "x-presence"),
  // The promise that the fields are there is taken back.
  "finance major none presence: the presence of fields is only suggested (listWebhooks)": (document) =>
    add(schema(document, "Webhook"), "x-presence", "table"),
  "ramp minor none condition: a field of another kind, too, is said to be there (approveRampRequest)": [
    (document) => remove(schema(document, "ApprovedRampRequest"), "else"),
    (document) => {
      const { else: other } = schema(readBundle("ramp").document, "ApprovedRampRequest");
      return add(schema(document, "ApprovedRampRequest"), "else", other as JsonObject);
    },
  ],
  "finance major major: a field of a response can be null (listWallets)": (document) =>
    set(schema(document, "Wallet", "address"), "type", ["string", "null"]),
  // Code that expects null meets none.
  "finance minor none eased: a field of a response is never null (getPayIn)": (document) =>
    set(schema(document, "PayIn", "settledAt"), "type", "string"),
  "ramp major major: a number of a response is a text (calculateFee)": (document) =>
    set(schema(document, "Fee", "amount"), "type", "string"),
  // Code that stores it as a whole number cannot; types know only numbers.
  "finance major patch: a whole number of a response can have a fraction (listPaymentSessions)": (document) => {
    const pages = schema(document, "Pagination", "numberOfPages");
    remove(pages, "format");
    return set(pages, "type", "number");
  },
  // Code that reads amounts by the documented form fails.
  "finance major none: an amount of a response has another form (getPayIn)": (document) =>
    set(schema(document, "DecimalAmount"), "pattern", "^.*$"),
  // A database that stores it as a UUID refuses it.
  "finance major patch: an ID of a response is no longer a UUID (listWallets)": (document) =>
    remove(schema(document, "Wallet", "id"), "format"),
  // Every UUID is a text, which is what code expects.
  "finance minor patch eased: an ID of a response is always a UUID (getWebhook)": (document) =>
    add(schema(document, "Webhook", "id"), "format", "uuid"),
  // A column that holds the documented length cuts it off.
  "finance major none: a text of a response can be longer (getWebhook)": (document) =>
    set(schema(document, "Webhook", "name"), "maxLength", 1000),
  // What fitted still fits.
  "finance minor none eased: a text of a response is shorter than before (getWebhook)": (document) =>
    set(schema(document, "Webhook", "name"), "maxLength", 100),
  // Code counts pages from one, as was documented.
  "finance major none: a number of a response can be smaller (listPaymentSessions)": (document) =>
    set(schema(document, "Pagination", "pageNumber"), "minimum", 0),
  "finance major major: a list of a response is an object (listWallets)": (document) => {
    const balances = schema(document, "Wallet", "balances");
    set(balances, "type", "object");
    balances["additionalProperties"] = balances["items"] as JsonObject;
    return remove(balances, "items");
  },
  "finance major major: a reference of a response is one of two alternatives now, the other one is null (only getPayIn)":
    (document) => orNull(fields(document, "PayIn"), "grossCryptoAmount"),
  "finance major major: the entries of a list of a response are a schema or null (only listWallets)": (document) =>
    orNull(schema(document, "Wallet", "balances"), "items"),
  "finance major major: a reference of a response is written in its place and can be null (only getPayIn)": (
    document,
  ) => {
    fields(document, "PayIn")["netCryptoAmount"] = { type: ["string", "null"], format: "decimal" };
  },
  // The time was only observed; other events have it as before.
  "finance correction major: a reference of an event is written in its place with another type (only TRANSFER_FAILED)":
    (document) => {
      const result = at(document, "/components/schemas/TransferFailedEvent/properties/result/properties");
      return set(result, "occurredAt", { type: "integer", format: "int64" });
    },
};

/** Makes a schema one that can be null, with the schema as an alternative. */
function orNull(owner: JsonObject, key: string): undefined {
  return set(owner, key, { oneOf: [owner[key] as JsonObject, { type: "null" }] });
}
