// Variations of what successful responses have in their bodies.

import type { Contracts } from "../../../../conformance/contracts.ts";
import { asArray, asObject, asStrings, isObject, type Json, type JsonObject } from "../../../../model/document.ts";
import type { Behaviour } from "../behaviour.ts";
import { eachPlace, isSuccess, plain, type Variation } from "./variation.ts";

/** Members the run itself needs to go on are kept in the answers to what it makes. */
const kept = new Set(["id", "success", "result", "pagination", "errors"]);

/**
 * The consent address and the deposit details depend on another field, versions are sent back, and the events of a ramp
 * request are stated: these are kept too.
 */
const steers = /^(consentUrl|depositBankAccount|depositWallet|rampType|status|version|events)$/;

function withoutOptional(contracts: Contracts): Behaviour {
  return eachPlace(contracts, (value, schema) => {
    const required = asStrings(schema["required"]);
    for (const name of Object.keys(asObject(schema["properties"]))) {
      const isNeeded = required.includes(name) || kept.has(name) || value[name] === "REQUIRED";
      if (!isNeeded && !steers.test(name)) delete value[name];
    }
  });
}

/** Fields that a table suggests and nothing states are absent; what the run itself needs to go on stays. */
function withoutTableFields(contracts: Contracts): Behaviour {
  return eachPlace(contracts, (value, schema) => {
    if (schema["x-presence"] !== "table") return;
    for (const name of asStrings(schema["required"])) if (!kept.has(name) && !steers.test(name)) delete value[name];
  });
}

function isNullable(schema: unknown): boolean {
  return asArray(asObject(schema)["type"]).includes("null");
}

function nullWhereAllowed(contracts: Contracts): Behaviour {
  return eachPlace(contracts, (value, schema) => {
    for (const [name, child] of Object.entries(asObject(schema["properties"])))
      if (isNullable(child)) value[name] = null;
  });
}

function addedMembers(contracts: Contracts): Behaviour {
  return eachPlace(contracts, (value, schema) => {
    if (schema["properties"] !== undefined) Object.assign(value, { newMember: "new", another: { nested: [1, null] } });
  });
}

/** Statuses that the stories of the run depend on. */
const needed = new Set(["AWAITING_APPROVAL", "AWAITING_FUNDS", "REQUIRED", "PENDING"]);

function newValues(contracts: Contracts): Behaviour {
  return eachPlace(contracts, (value, schema, call) => {
    const document = contracts[call.operation.api].document;
    for (const [name, child] of Object.entries(asObject(schema["properties"]))) {
      let node = asObject(child);
      if (typeof node["$ref"] === "string") {
        const component = node["$ref"].split("/").at(-1) ?? "";
        node = asObject(asObject(asObject(document["components"])["schemas"])[component]);
      }
      const isOpen = asStrings(node["x-extensible-enum"]).length > 0;
      const isAsSent = value[name] === call.body[name];
      if (isOpen && typeof value[name] === "string" && !needed.has(value[name]) && !isAsSent)
        value[name] = "BRAND_NEW_VALUE";
    }
  });
}

function eachText(change: (text: string) => string): () => Behaviour {
  const deep = (value: Json): Json => {
    if (typeof value === "string") return change(value);
    if (Array.isArray(value)) return value.map(deep);
    return isObject(value)
      ? (Object.fromEntries(Object.entries(value).map(([k, v]) => [k, deep(v as Json)])) as Json)
      : value;
  };
  return () => ({
    answer(answer) {
      if (answer.json !== undefined) answer.json = deep(answer.json);
    },
  });
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Variations of what successful responses have in their bodies. */
export const bodies: Variation[] = [
  { id: "optional-absent", what: "optional members are absent", behaviour: withoutOptional },
  { id: "table-fields-absent", what: "fields that only a table suggests are absent", behaviour: withoutTableFields },
  { id: "nulls", what: "members are null where null is allowed", behaviour: nullWhereAllowed },
  { id: "added-members", what: "every object has members more", behaviour: addedMembers },
  { id: "new-values", what: "open lists have new values", behaviour: newValues },
  {
    id: "nanoseconds",
    what: "instants have nanoseconds",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId === "getPayIn" && a.json !== undefined)
          a.json = asObject(
            JSON.parse(JSON.stringify(a.json).replaceAll(/(\d\d:\d\d:\d\d)(\.\d+)?Z"/g, '$1.123456789Z"')),
          );
      },
    }),
  },
  {
    id: "offsets",
    what: "instants outside lists carry an offset",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId === "getRampRequest" && a.json !== undefined)
          a.json = asObject(JSON.parse(JSON.stringify(a.json).replaceAll(/(T\d\d:\d\d:\d\d(\.\d+)?)Z"/g, '$1+00:00"')));
      },
    }),
  },
  {
    id: "upper-case-uuids",
    what: "ids inside pay-ins are in upper case",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId === "getPayIn" && isObject(asObject(a.json)["result"])) {
          a.json = structuredClone(a.json ?? null);
          const r = asObject(asObject(a.json)["result"]);
          if (typeof r["accountWalletId"] === "string") r["accountWalletId"] = r["accountWalletId"].toUpperCase();
        }
      },
    }),
  },
  {
    id: "upper-case-id",
    what: "a pay-in shows its own id in upper case",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId !== "getPayIn" || !isSuccess(a)) return;
        a.json = structuredClone(a.json ?? null);
        const payIn = asObject(asObject(a.json)["result"]);
        if (typeof payIn["id"] === "string") payIn["id"] = payIn["id"].toUpperCase();
      },
    }),
  },
  {
    id: "failed-pay-in",
    what: "a failed pay-in leaves out what it does not have",
    behaviour: plain({
      world: (w) => {
        w.payIns = w.payIns.map(
          ({ id, accountId, fiatCurrency, grossFiatAmount }) =>
            ({
              id,
              accountId,
              status: "FAILED",
              fiatCurrency,
              grossFiatAmount,
              failedAt: "2026-09-16T10:00:00Z",
              settledAt: null,
            }) as JsonObject,
        );
      },
    }),
  },
  {
    id: "other-words",
    what: "messages are in another language",
    behaviour: eachText((text) =>
      text.startsWith("Refused: ") ? "Abgelehnt – prüfen Sie die Anfrage." : instant.test(text) ? text : text,
    ),
  },
];
