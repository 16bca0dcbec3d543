// Defects of order and filters of the payment session list.

import { asArray, asObject, type JsonObject } from "../../../../model/document.ts";
import type { Behaviour } from "../behaviour.ts";
import { paged, refuse } from "../handlers/answers.ts";
import { body, type Defect, on, pagination, rows } from "./defect.ts";

function sorted(compare: (a: JsonObject, b: JsonObject) => number): Behaviour {
  return on("listPaymentSessions", (answer) => {
    const json = body(answer);
    json["result"] = asArray(json["result"]).map(asObject).sort(compare);
  });
}

/** Defects of order and filters of the payment session list. */
export const sessions: Defect[] = [
  {
    id: "default-ascending",
    what: "sessions come oldest first",
    check: "session-default-order",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (!query.has("sortOn")) {
        const json = body(a);
        json["result"] = asArray(json["result"]).reverse();
      }
    }),
  },
  {
    id: "no-tiebreaker",
    what: "sessions of one instant come in no order",
    check: "session-default-order",
    behaviour: sorted((x, y) => {
      const by = String(y["createdAt"]).localeCompare(String(x["createdAt"]));
      return by !== 0 ? by : (Number(String(x["id"]).slice(-3)) % 5) - (Number(String(y["id"]).slice(-3)) % 5);
    }),
  },
  {
    id: "sort-block-no-id",
    what: "the sort block lacks the trailing id",
    check: "session-default-order",
    behaviour: on("listPaymentSessions", (a) => {
      const sort = asObject(body(a)["sort"]);
      sort["orders"] = asArray(sort["orders"]).slice(0, 1);
    }),
  },
  {
    id: "sort-on-ignored",
    what: "sortOn is ignored",
    check: "session-chosen-order",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (query.get("sortOn") === "updatedAt") {
        const json = body(a);
        json["result"] = asArray(json["result"])
          .map(asObject)
          .sort((x, y) => String(y["createdAt"]).localeCompare(String(x["createdAt"])));
      }
    }),
  },
  {
    id: "asc-ignored",
    what: "sortOrder ASC is ignored",
    check: "session-chosen-order",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (query.get("sortOrder") === "ASC") {
        const json = body(a);
        json["result"] = asArray(json["result"]).reverse();
      }
    }),
  },
  {
    id: "order-alone-applied",
    what: "sortOrder alone is applied",
    check: "session-order-alone",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (query.get("sortOrder") === "ASC" && !query.has("sortOn")) {
        const json = body(a);
        json["result"] = asArray(json["result"]).reverse();
      }
    }),
  },
  {
    id: "status-filter-ignored",
    what: "the status filter is ignored",
    check: "session-queries",
    behaviour: on("listPaymentSessions", (a, { query, world }) => {
      if (query.has("status")) body(a)["result"] = world.sessions;
    }),
  },
  {
    id: "status-filter-loses",
    what: "the status filter loses a session",
    check: "session-queries",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (query.has("status")) {
        const json = body(a);
        json["result"] = asArray(json["result"]).slice(1);
      }
    }),
  },
  {
    id: "from-exclusive",
    what: "`from` excludes its instant",
    check: "session-queries",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      const from = query.get("from");
      if (from !== null) {
        const json = body(a);
        json["result"] = asArray(json["result"])
          .map(asObject)
          .filter((row) => row["createdAt"] !== from);
      }
    }),
  },
  {
    id: "to-inclusive",
    what: "`to` includes its instant",
    check: "session-queries",
    behaviour: on("listPaymentSessions", (a, { query, world }) => {
      const to = query.get("to");
      if (to !== null) {
        const json = body(a);
        json["result"] = [...world.sessions.filter((row) => row["createdAt"] === to), ...asArray(json["result"])];
      }
    }),
  },
  {
    id: "bounds-on-updated",
    what: "the bounds are on updatedAt",
    check: "session-queries",
    behaviour: on("listPaymentSessions", (a, { query, world }) => {
      const to = query.get("to");
      if (to !== null && !query.has("from"))
        body(a)["result"] = world.sessions.filter((row) => String(row["updatedAt"]) < to);
    }),
  },
  {
    id: "date-range-unchecked",
    what: "`from` after `to` gives an empty list",
    check: "session-date-range",
    behaviour: {
      answer: (a, c) => {
        if (c?.query.has("from") && JSON.stringify(a.json).includes("invalid-date-range"))
          Object.assign(a, {
            status: 200,
            json: {
              success: true,
              result: [],
              pagination: {
                pageNumber: 1,
                pageSize: 100,
                numberOfElements: 0,
                numberOfPages: 0,
                hasNextPage: false,
                hasPreviousPage: false,
              },
            },
          });
      },
    },
  },
  {
    id: "default-size-20",
    what: "the default size is 20",
    check: "session-page-defaults",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (!query.has("size")) pagination(a)["pageSize"] = 20;
    }),
  },
  {
    id: "foreign-sessions",
    what: "the list shows sessions of another account",
    check: "session-queries",
    behaviour: on("listPaymentSessions", (a) => {
      const [first] = rows(a);
      if (first !== undefined) first["accountId"] = "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402";
    }),
  },
  {
    id: "order-lost-with-status",
    what: "the order chosen is ignored beside a status",
    check: "session-queries",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      const json = body(a);
      if (query.has("status") && query.get("sortOrder") === "ASC") json["result"] = asArray(json["result"]).reverse();
    }),
  },
  {
    id: "pages-of-whole-list",
    what: "beside a status the pages of the whole list are counted",
    check: "session-queries",
    behaviour: on("listPaymentSessions", (a, { query, world }) => {
      const p = pagination(a);
      if (query.has("status")) p["numberOfPages"] = Math.ceil(world.sessions.length / Number(p["pageSize"]));
    }),
  },
  {
    id: "row-lost-on-page-3",
    what: "page 3 lacks a row",
    check: "session-queries",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      const json = body(a);
      if (query.get("page") === "3") json["result"] = asArray(json["result"]).slice(1);
    }),
  },
  {
    id: "range-by-day",
    what: "`from` a second after `to` is accepted",
    check: "session-date-range",
    behaviour: {
      answer: (a, c) => {
        const [from, to] = ["from", "to"].map((name) => c?.query.get(name)?.slice(0, 10));
        if (c?.operation.operationId === "listPaymentSessions" && a.status === 400 && from !== undefined && from === to)
          Object.assign(a, paged([], new URLSearchParams(), 100), { headers: a.headers });
      },
    },
  },
  {
    id: "equal-bounds-refused",
    what: "`from` equal to `to` is refused",
    check: "session-date-range",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (query.has("from") && query.get("from") === query.get("to"))
        Object.assign(a, refuse(400, "invalid-date-range"), { headers: a.headers });
    }),
  },
];
