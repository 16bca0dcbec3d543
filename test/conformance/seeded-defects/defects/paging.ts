// Defects of paging.

import { asArray, type JsonObject } from "../../../../model/document.ts";
import { refuse } from "../handlers/answers.ts";
import { body, type Defect, on, pagination } from "./defect.ts";

/** Defects of paging. */
export const paging: Defect[] = [
  {
    id: "has-next-wrong",
    what: "hasNextPage is always false",
    check: "paging-arithmetic",
    behaviour: on("listPaymentSessions", (a) => {
      pagination(a)["hasNextPage"] = false;
    }),
  },
  {
    id: "pages-off-by-one",
    what: "numberOfPages is one too high",
    check: "paging-arithmetic",
    behaviour: on("listWallets", (a) => {
      const p = pagination(a);
      p["numberOfPages"] = Number(p["numberOfPages"]) + 1;
    }),
  },
  {
    id: "zero-based",
    what: "pageNumber counts from 0",
    check: "paging-arithmetic",
    behaviour: on("listWallets", (a) => {
      const p = pagination(a);
      p["pageNumber"] = Number(p["pageNumber"]) - 1;
    }),
  },
  {
    id: "size-ignored",
    what: "size is ignored",
    check: "paging-arithmetic",
    behaviour: on("listWallets", (a, call) => {
      const json = body(a);
      json["result"] = call.world.wallets;
    }),
  },
  {
    id: "previous-wrong",
    what: "hasPreviousPage is false on page 2",
    check: "paging-arithmetic",
    behaviour: on("listPaymentSessions", (a) => {
      pagination(a)["hasPreviousPage"] = false;
    }),
  },
  {
    id: "row-twice",
    what: "the last row of a page comes again on the next",
    check: "paging-walk",
    behaviour: on("listPaymentSessions", (a, { query, world }) => {
      if (Number(query.get("page") ?? 1) > 1 && query.get("size") !== "100") {
        const json = body(a);
        const list = asArray(json["result"]);
        if (list.length > 0)
          list[0] = [...world.sessions].sort((x, y) =>
            String(x["createdAt"]) < String(y["createdAt"]) ? 1 : -1,
          )[0] as JsonObject;
      }
    }),
  },
  {
    id: "beyond-last-404",
    what: "a page beyond the last gives 404",
    check: "page-beyond-last",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId === "listPaymentSessions" && c.query.get("page") === "9999" && a.status === 200)
          Object.assign(a, refuse(404, "account-not-found"), { headers: a.headers });
      },
    },
  },
  {
    id: "beyond-last-repeats",
    what: "a page beyond the last shows the last",
    check: "page-beyond-last",
    behaviour: on("listPaymentSessions", (a, { query, world }) => {
      if (query.get("page") === "9999") body(a)["result"] = world.sessions.slice(0, 3);
    }),
  },
];
