// Edits that nobody who calls can see: names that only the types have, order, words, examples, and where something is written.

import { isObject, type Json, type JsonObject, pointer } from "../../../model/document.ts";
import { add, at, become, drop, type EditRows, push, remove, rename, set } from "./edit.ts";

const webhookExamples = "listWebhooks#/responses/200/content/application~1json/examples";

/** Renames a schema with every reference to it. */
function renamed(document: JsonObject, from: string, to: string): undefined {
  rename(document, from, to);
  const refs = [`"#/components/schemas/${from}"`, `"#/components/schemas/${to}"`] as const;
  become(document, JSON.parse(JSON.stringify(document).replaceAll(...refs)) as JsonObject);
}

function reverse(document: JsonObject, address: string): undefined {
  at<Json[]>(document, address).reverse();
}

/** Reverses every object and every list whose order says nothing. */
function shuffle(document: JsonObject): undefined {
  const lists = new Set(["required", "enum", "x-extensible-enum", "tags", "x-event-key", "x-required-roles"]);
  const turn = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return lists.has(key) ? value.toReversed() : value;
    return isObject(value) ? Object.fromEntries(Object.entries(value).reverse()) : value;
  };
  become(document, JSON.parse(JSON.stringify(document), turn) as JsonObject);
}

export const unseen: EditRows = {
  "ramp major major property-removed: a schema has another name and a field less (calculateFee)": (document) => {
    renamed(document, "Fee", "FeeQuote");
    remove(document, "FeeQuote.percentage");
    drop(document, "FeeQuote#/required", "percentage");
  },
  "ramp major major schema-type-changed: a schema has a new name, a field another type (calculateFee)": (document) => {
    renamed(document, "Fee", "FeeQuote");
    set(document, "FeeQuote.amount#/type", "string");
  },
  "finance major major write-only: a schema has another name, its secret is not kept (registerWebhook)": (document) => {
    renamed(document, "WebhookBasicAuthenticationInput", "WebhookBasicInput");
    remove(document, "WebhookBasicInput.password#/writeOnly");
  },
  "ramp major major open-list: an open list has another name and a value less": (document) => {
    renamed(document, "RampRequestStatus", "RampStatus");
    remove(document, "RampStatus#/x-extensible-enum/-1");
  },
  "finance major major closed-list: a closed list has another name and a value more (listWallets)": (document) => {
    renamed(document, "AmlStatus", "Aml");
    push(document, "Aml#/enum", "FROZEN");
  },
  "finance major major error-code: the error codes have another name and one of them is gone": (document) => {
    renamed(document, "ErrorCode", "Code");
    drop(document, "Code#/x-extensible-enum", "unsupported-asset");
  },
  "ramp none major path-parameter-name: a parameter of several paths has another name (getRampRequest)": (document) => {
    set(document, "#/components/parameters/RampRequestId/name", "id");
    const paths = Object.keys(at(document, "#/paths")).filter((path) => path.includes("{rampRequestId}"));
    for (const path of paths) rename(document, pointer("#/paths", path), path.replace("{rampRequestId}", "{id}"));
  },
  "finance none major operation-id: two operations have each other's operation ID (listWebhooks)": (document) => {
    set(document, "#/paths/~1v1~1webhooks/get/operationId", "registerWebhook");
    set(document, "#/paths/~1v1~1webhooks/post/operationId", "listWebhooks");
  },
  "finance none major operation-id: an operation has another operation ID (listWebhooks)": (document) =>
    set(document, "listWebhooks#/operationId", "listHooks"),
  "finance none major operation-id: the operation of an event has another operation ID (PING)": (document) =>
    set(document, "#/webhooks/PING/post/operationId", "onTest"),
  "finance none major path-parameter-name: a path parameter has another name (getPayIn)": (document) => {
    set(document, "#/components/parameters/PayInId/name", "id");
    rename(document, "#/paths/~1v1~1pay-ins~1{payInId}", "/v1/pay-ins/{id}");
  },
  "finance none major schema-name: a schema has another name": (document) => renamed(document, "PayIn", "SettledPayIn"),
  "finance none major schema-name: a schema of an event has another name (PING)": (document) =>
    renamed(document, "PingEvent", "TestEvent"),
  "ramp none major schema-name: a schema is written where it is used, and its name is gone": (document) => {
    set(document, "Sort.orders#/items", at(document, "SortOrder"));
    remove(document, "SortOrder");
  },
  "finance none none: nothing at all": () => undefined,
  "finance none none: the keys of every object and the values of every list are in another order": shuffle,
  "ramp none none: the paths are in another order": (document) =>
    set(document, "#/paths", Object.fromEntries(Object.entries(at(document, "#/paths")).reverse())),
  "finance none none: the parameters of an operation are in another order": (document) =>
    reverse(document, "listPaymentSessions#/parameters"),
  "finance none none: the values of a closed list are in another order": (document) =>
    reverse(document, "AmlStatus#/enum"),
  "ramp none none: the values of an open list are in another order": (document) =>
    reverse(document, "RampRequestStatus#/x-extensible-enum"),
  "finance none none: the names of required fields are in another order": (document) =>
    reverse(document, "Wallet#/required"),
  "finance none none: the moves of a status are in another order": (document) =>
    reverse(document, "PayoutStatus#/x-transitions"),
  "finance none none: the schemas of a choice are in another order": (document) =>
    reverse(document, "WebhookAuthenticationInput#/oneOf"),
  "finance none none: the fields of an event key are in another order": (document) =>
    reverse(document, "PayoutCompletedEvent#/x-event-key"),
  "finance patch patch: a schema is described in other words": (document) =>
    set(document, "Wallet#/description", "A wallet of an account."),
  "ramp patch patch: an operation is described in other words": (document) => {
    set(document, "calculateFee#/summary", "Preview a fee");
    set(document, "calculateFee#/description", "Previews the fee of an amount.");
  },
  "ramp patch patch: a value of a list is described in other words": (document) =>
    set(document, "RampType#/x-enumDescriptions/ON_RAMP", "Turns fiat into crypto."),
  "finance patch patch: an example is another one": (document) => {
    const [name = ""] = Object.keys(at(document, webhookExamples));
    set(document, `${webhookExamples}/${name}/summary`, "Other webhooks");
  },
  "finance patch patch: an example is added": (document) =>
    add(document, `${webhookExamples}/none`, { summary: "None", value: { success: true, result: [] } }),
  "finance patch none: a question is asked about an operation": (document) =>
    add(document, "getPayIn#/x-not-shown", ["Rate limits."]),
  "finance none none: the source of a schema is another one": (document) => set(document, "Wallet#/x-source", ["F31"]),
  "ramp patch none: the title of the contract and the words for its tags are others": (document) => {
    set(document, "#/info/title", "Ramp");
    set(document, "#/tags/0/description", "What a company does.");
  },
  "ramp none none: the version of the contract is another one": (document) => set(document, "#/info/version", "9.9.9"),
  "finance none none: a component is written where it is used": (document) =>
    set(document, "Wallet.type", at(document, "WalletType")),
  "finance none minor: a part of a schema becomes a component": (document) => {
    add(document, "WalletId", at(document, "Wallet.id"));
    set(document, "Wallet.id", { $ref: "#/components/schemas/WalletId" });
  },
  "finance none none: a parameter becomes a component": (document) => {
    add(document, "#/components/parameters/SessionSize", at(document, "listPaymentSessions#/parameters/4"));
    set(document, "listPaymentSessions#/parameters/4", { $ref: "#/components/parameters/SessionSize" });
  },
  "finance none none: a response is written where it is used": (document) =>
    set(document, "getPayIn#/responses/404", at(document, "#/components/responses/PayInNotFound")),
  "finance none none: parameters of a path are written at its operations": (document) => {
    const shared = "#/paths/~1v1~1accounts~1{accountId}~1wallets/parameters";
    push(document, "listWallets#/parameters", ...at<Json[]>(document, shared));
    remove(document, shared);
  },
  "finance none minor: a component is added that nothing uses": (document) =>
    add(document, "#/components/schemas/Unused", { type: "object" }),
  "finance none none: the servers are in another order": (document) => reverse(document, "#/servers"),
  "finance none none: a schema takes over all of its fields from a part of its own": (document) => {
    const { required, properties } = at(document, "Wallet");
    add(document, "Wallet#/allOf", [{ type: "object", required, properties } as JsonObject]);
    remove(document, "Wallet#/required", "Wallet#/properties");
  },
  "finance none none: the only value of a field is written in one way instead of two": (document) =>
    remove(document, "TransferFailedEvent.eventType#/const"),
};
