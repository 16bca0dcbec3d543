// Defects of lists: pages and their description.

import { object, Refusal, refused } from "../basics.ts";
import { cut } from "../lists.ts";
import type { Json, Page, Request, Rules } from "../model.ts";
import { type Apply, anyReply, before, body, table, unread } from "./tools.ts";

const SESSIONS = "listPaymentSessions";

/** Other pages of an operation. */
const cutting =
  (operations: string, make: (items: unknown[], page: number, size: number, r: Request) => Page): Apply =>
  (rules: Rules) => {
    rules.page = (r, items, page, size) =>
      (operations === "*" || operations.split(" ").includes(r.operation)
        ? make
        : (i: unknown[], p: number, s: number, q: Request) => cut(q, i, p, s))(items, page, size, r);
  };
const described = (operations: string, change: (pagination: Json) => void): Apply =>
  body(operations, (b) => change(object(b["pagination"])));
const query = (step: (q: URLSearchParams) => void): Apply =>
  before(SESSIONS, (r) => {
    step(r.query);
    return undefined;
  });

export const pageDefects = table("lists", [
  [
    "last-page-404",
    "F109",
    "A page beyond the last gives 404.",
    anyReply(SESSIONS, (reply, r) => {
      const list = typeof reply.body === "string" ? undefined : reply.body["result"];
      const beyond =
        reply.status === 200 && Array.isArray(list) && list.length === 0 && Number(r.query.get("page") ?? 1) > 1;
      return beyond ? refused(new Refusal(404, "page-not-found", "No such page.")) : reply;
    }),
  ],
  [
    "last-page-again",
    "F109",
    "A page beyond the last is the last page again.",
    cutting(SESSIONS, (items, page, size, r) =>
      cut(r, items, Math.min(page, Math.max(1, Math.ceil(items.length / size))), size),
    ),
  ],
  [
    "default-size-50",
    "F105",
    "The default size of the session list is 50.",
    query((q) => !q.has("size") && q.set("size", "50")),
  ],
  [
    "pages-from-zero",
    "F21",
    "page 1 is the second page.",
    cutting(SESSIONS, (items, page, size, r) => ({
      ...cut(r, items, page + 1, size),
      pagination: cut(r, items, page, size).pagination,
    })),
  ],
  [
    "item-twice",
    "F104",
    "Each page begins with the last entry of the page before.",
    cutting("listPaymentSessions listWallets listAccounts", (items, page, size, r) => {
      const from = Math.max(0, (page - 1) * size - 1);
      return {
        items: page === 1 ? items.slice(0, size) : items.slice(from, from + size),
        pagination: cut(r, items, page, size).pagination,
      };
    }),
  ],
  [
    "item-lost",
    "F104",
    "Each page but the last misses its last entry.",
    cutting(SESSIONS, (items, page, size, r) => {
      const usual = cut(r, items, page, size);
      return usual.pagination["hasNextPage"] ? { ...usual, items: usual.items.slice(0, -1) } : usual;
    }),
  ],
  [
    "size-off-by-one",
    "F105",
    "A page has one entry more than its size.",
    cutting(SESSIONS, (items, page, size, r) => ({
      ...cut(r, items, page, size),
      items: items.slice((page - 1) * size, page * size + 1),
    })),
  ],
  [
    "wallet-pages-alike",
    "F113",
    "Each page of the wallet list is the first.",
    cutting("listWallets", (items, page, size, r) => ({
      items: items.slice(0, size),
      pagination: cut(r, items, page, size).pagination,
    })),
  ],
  ["wallet-size-ignored", "F114", "size of the wallet list is not read.", unread("listWallets", "size")],
  [
    "wallets-without-pagination",
    "F112",
    "The wallet list has no pagination.",
    body("listWallets", (b) => delete b["pagination"]),
  ],
  [
    "has-next-always",
    "F20",
    "hasNextPage is true on the last page.",
    described("listPaymentSessions listWallets", (p) => Object.assign(p, { hasNextPage: true })),
  ],
  [
    "has-next-never",
    "F20",
    "hasNextPage is false on the first of several pages.",
    described("listPaymentSessions listWallets", (p) => Object.assign(p, { hasNextPage: false })),
  ],
  [
    "has-previous-on-first",
    "F20",
    "hasPreviousPage is true on the first page.",
    described("listPaymentSessions listWallets", (p) => Object.assign(p, { hasPreviousPage: true })),
  ],
  [
    "has-previous-never",
    "F20",
    "hasPreviousPage is false on the second page.",
    described("listPaymentSessions listWallets", (p) => Object.assign(p, { hasPreviousPage: false })),
  ],
  [
    "pages-one-more",
    "F20",
    "numberOfPages is one too high.",
    described("listPaymentSessions listWallets", (p) =>
      Object.assign(p, { numberOfPages: Number(p["numberOfPages"]) + 1 }),
    ),
  ],
  [
    "pages-rounded-down",
    "F20",
    "numberOfPages leaves out a last page that is not full.",
    described(SESSIONS, (p) =>
      Object.assign(p, { numberOfPages: Math.floor(Number(p["numberOfElements"]) / Number(p["pageSize"])) }),
    ),
  ],
  [
    "page-number-fixed",
    "F20",
    "pageNumber is always 1.",
    described("listPaymentSessions listWallets", (p) => Object.assign(p, { pageNumber: 1 })),
  ],
  [
    "page-size-fixed",
    "F20",
    "pageSize is 100 whatever was asked for.",
    described("listPaymentSessions", (p) => Object.assign(p, { pageSize: 100 })),
  ],
  [
    "pagination-as-text",
    "F20",
    "The numbers of pagination are strings.",
    described("listPaymentSessions listWallets", (p) =>
      Object.assign(p, { pageNumber: String(p["pageNumber"]), pageSize: String(p["pageSize"]) }),
    ),
  ],
]);
