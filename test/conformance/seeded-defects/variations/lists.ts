// Variations of lists: their rows, pages and sort blocks.

import { asArray, asObject, isObject, type JsonObject } from "../../../../model/document.ts";
import type { Behaviour } from "../behaviour.ts";
import { newId } from "../world.ts";
import { eachPage, plain, type Variation } from "./variation.ts";

function numbered(i: number): string {
  return `30a5c7e1-2d94-4b68-8f13-7c0e9d${String((i * 7) % 3000).padStart(6, "0")}`;
}

/** Between two lists of sessions one moves on; now and then one more is there, or one is gone. */
function busyLists(): Behaviour {
  let count = 0;
  return {
    answer(_, call) {
      if (call?.operation.operationId !== "listPaymentSessions") return;
      count++;
      const { world } = call;
      const now = new Date(Date.UTC(2026, 9, 1) + count * 1000).toISOString();
      const at = (count * 7) % world.sessions.length;
      const moved = { ...world.sessions[at], status: count % 2 === 0 ? "EXPIRED" : "FAILED", updatedAt: now };
      // The rows are replaced and not changed: the answer under way holds those of before.
      world.sessions = world.sessions.toSpliced(at, count % 10 === 0 ? 2 : 1, moved as JsonObject);
      if (count % 5 === 0) world.sessions.push({ ...moved, id: newId(), createdAt: now } as JsonObject);
    },
  };
}

/** Variations of lists: their rows, pages and sort blocks. */
export const lists: Variation[] = [
  {
    id: "total-elements",
    what: "numberOfElements counts all pages",
    behaviour: eachPage((p, { world, operation, query }) => {
      if (operation.operationId === "listPaymentSessions" && query.size <= 2 && !query.has("status"))
        p["numberOfElements"] = world.sessions.length;
      if (operation.operationId === "listWallets") p["numberOfElements"] = world.wallets.length;
    }),
  },
  {
    id: "empty-one-page",
    what: "an empty list has one page",
    behaviour: eachPage((p) => {
      if (p["numberOfPages"] === 0) p["numberOfPages"] = 1;
      if (Number(p["pageNumber"]) <= 1) p["hasPreviousPage"] = false;
    }),
  },
  {
    id: "beyond-previous",
    what: "a page beyond the last has no previous page",
    behaviour: eachPage((p) => {
      if (Number(p["pageNumber"]) > Number(p["numberOfPages"])) p["hasPreviousPage"] = false;
    }),
  },
  {
    id: "no-sort-block",
    what: "lists have no sort block",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId === "listPaymentSessions" && isObject(a.json)) delete a.json["sort"];
      },
    }),
  },
  {
    id: "id-ascending",
    what: "the tiebreaker is always ascending",
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId !== "listPaymentSessions" || !isObject(a.json)) return;
        const orders = asArray(asObject(a.json["sort"])["orders"]).map(asObject);
        if (orders[1] !== undefined) orders[1]["direction"] = "ASC";
      },
    }),
  },
  {
    id: "empty-world",
    what: "there is nothing yet",
    behaviour: plain({
      world: (w) => {
        for (const name of ["accounts", "parties", "sessions", "wallets", "payIns", "bankAccounts"] as const)
          w[name] = [];
      },
    }),
    target: { fixtures: {} },
  },
  {
    id: "one-row",
    what: "each list has one row",
    behaviour: plain({
      world: (w) => {
        for (const name of ["accounts", "parties", "sessions", "wallets", "bankAccounts"] as const)
          w[name] = w[name].slice(0, 1);
      },
    }),
  },
  {
    id: "long-list",
    what: "there are three thousand sessions",
    behaviour: plain({
      world: (w) => {
        w.sessions = Array.from({ length: 3000 }, (_, i) => ({ ...w.sessions[i % 20], id: numbered(i) }) as JsonObject);
      },
    }),
  },
  {
    id: "busy-lists",
    what: "rows are added, move on and go while they are read",
    behaviour: busyLists,
  },
  {
    id: "no-sessions",
    what: "accounts have no sessions and no wallets",
    behaviour: plain({
      world: (w) => {
        w.sessions = [];
        w.wallets = [];
      },
    }),
  },
];
