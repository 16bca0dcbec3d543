// Edits that nobody who calls can see: names that only the types have, order, words, examples, and where something is written.

import { isObject, type Json, type JsonObject, pointer } from "../../../model/document.ts";
import {
  add,
  at,
  become,
  drop,
  type Edit,
  type EditRows,
  push,
  remove,
  rename,
  set,
  together,
  valueIn,
} from "./edit.ts";

/** Renames a schema with every reference to it. */
function renamed(from: string, to: string): Edit {
  return together(rename(from, to), (document) => {
    const text = JSON.stringify(document);
    const after = text.replaceAll(`"#/components/schemas/${from}"`, `"#/components/schemas/${to}"`);
    become(document, JSON.parse(after) as JsonObject);
  });
}

/** Reverses every object and every list whose order says nothing. */
function shuffle(document: JsonObject): void {
  const lists = new Set([
    "enum",
    "oneOf",
    "parameters",
    "required",
    "servers",
    "tags",
    "x-event-key",
    "x-extensible-enum",
    "x-required-roles",
    "x-transitions",
  ]);
  const turn = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return lists.has(key) ? value.toReversed() : value;
    return isObject(value) ? Object.fromEntries(Object.entries(value).reverse()) : value;
  };
  become(document, JSON.parse(JSON.stringify(document), turn) as JsonObject);
}

export const unseen: EditRows = {
  "ramp major major property-removed: a schema has another name and a field less (calculateFee)": together(
    renamed("Fee", "FeeQuote"),
    remove("FeeQuote.percentage"),
    drop("FeeQuote#/required", "percentage"),
  ),
  "finance major major write-only: a schema has another name, its secret is not kept (registerWebhook)": together(
    renamed("WebhookBasicAuthenticationInput", "WebhookBasicInput"),
    remove("WebhookBasicInput.password#/writeOnly"),
  ),
  "ramp major major open-list: an open list has another name and a value less": together(
    renamed("RampRequestStatus", "RampStatus"),
    remove("RampStatus#/x-extensible-enum/-1"),
  ),
  "finance major major error-code: the error codes have another name and one of them is gone": together(
    renamed("ErrorCode", "Code"),
    drop("Code#/x-extensible-enum", "unsupported-asset"),
  ),
  "ramp none major path-parameter-name: a parameter of several paths has another name (getRampRequest)": together(
    set("#/components/parameters/RampRequestId/name", "id"),
    (document) => {
      const paths = Object.keys(valueIn(document, "#/paths")).filter((path) => path.includes("{rampRequestId}"));
      for (const path of paths)
        rename(pointer("#/paths", path), path.replace("{rampRequestId}", "{id}"))(document);
    },
  ),
  "finance none major operation-id: two operations have each other's operation ID (listWebhooks)": together(
    set("#/paths/~1v1~1webhooks/get/operationId", "registerWebhook"),
    set("#/paths/~1v1~1webhooks/post/operationId", "listWebhooks"),
  ),
  "finance none major operation-id: the operation of an event has another operation ID (PING)": set(
    "#/webhooks/PING/post/operationId",
    "onTest",
  ),
  "finance none major schema-name: a schema has another name": renamed("PayIn", "SettledPayIn"),
  "ramp none major schema-name: a schema is written where it is used, and its name is gone": together(
    set("Sort.orders#/items", at("SortOrder")),
    remove("SortOrder"),
  ),
  "finance none none: the keys of every object and the values of every list are in another order": shuffle,
  "ramp patch patch: an operation is described in other words": together(
    set("calculateFee#/summary", "Preview a fee"),
    set("calculateFee#/description", "Previews the fee of an amount."),
  ),
  "finance patch none: a question is asked about an operation": add("getPayIn#/x-not-shown", ["Rate limits."]),
  "finance none none: the source of a schema is another one": set("Wallet#/x-source", ["F31"]),
  "ramp patch none: the title of the contract and the words for its tags are others": together(
    set("#/info/title", "Ramp"),
    set("#/tags/0/description", "What a company does."),
  ),
  "ramp none none: the version of the contract is another one": set("#/info/version", "9.9.9"),
  "finance none none: a component is written where it is used": set("Wallet.type", at("WalletType")),
  "finance none minor: a part of a schema becomes a component": together(
    add("WalletId", at("Wallet.id")),
    set("Wallet.id", { $ref: "#/components/schemas/WalletId" }),
  ),
  "finance none none: parameters of a path are written at its operations": (document) => {
    const shared = "#/paths/~1v1~1accounts~1{accountId}~1wallets/parameters";
    for (const parameter of valueIn<Json[]>(document, shared))
      push("listWallets#/parameters", parameter)(document);
    remove(shared)(document);
  },
  "finance none none: a schema takes over all of its fields from a part of its own": (document) => {
    const { required, properties } = valueIn(document, "Wallet");
    add("Wallet#/allOf", [{ type: "object", required, properties } as JsonObject])(document);
    remove("Wallet#/required", "Wallet#/properties")(document);
  },
  "finance none none: the only value of a field is written in one way instead of two": remove(
    "TransferFailedEvent.eventType#/const",
  ),
};
