// Defects of lists: pages, filters, order, and the export.

import { object } from "../basics.ts";
import { cut } from "../lists.ts";
import type { Bend, JsonRecord, Page, ServerRequest } from "../model.ts";
import {
  anyResponse,
  before,
  body,
  defectsOf,
  drop,
  emptyList,
  ignores,
  listed,
  policy,
  refuse,
  result,
  success,
} from "./bends.ts";

const SESSIONS = "listPaymentSessions";
const BANKS = "listCompanyBankAccounts";

type Cut = (usual: Page, items: unknown[], page: number, size: number, r: ServerRequest) => Partial<Page>;

const pages = (operations: string, change: Cut): Bend =>
  policy(() => ({
    page: (r, items, page, size) => {
      const usual = cut(r, items, page, size);
      return operations.split(" ").includes(r.operation)
        ? { ...usual, ...change(usual, items, page, size, r) }
        : usual;
    },
  }));

/** Changes the description of pages. */
const described = (fields: (pagination: JsonRecord) => JsonRecord, operations = `${SESSIONS} listWallets`): Bend =>
  body(operations, (b) => Object.assign(object(b["pagination"]), fields(object(b["pagination"]))));

const query = (step: (query: URLSearchParams) => unknown): Bend => before(SESSIONS, (r) => void step(r.query));
const sortBlock = (change: (orders: JsonRecord[]) => unknown): Bend =>
  body(SESSIONS, (b) => change((object(b["sort"])["orders"] as JsonRecord[] | undefined) ?? []));
const shift = (bound: string): Bend =>
  query((q) => {
    const at = Date.parse(q.get(bound) ?? "");
    if (!Number.isNaN(at) && /T.*(Z|[+-]\d\d:\d\d)$/.test(q.get(bound) ?? ""))
      q.set(bound, new Date(at + 1).toISOString());
  });
const rows = (change: (rows: JsonRecord[], r: ServerRequest) => JsonRecord[]): Bend =>
  body(SESSIONS, (b, r) => {
    b["result"] = change(b["result"] as JsonRecord[], r);
  });
const isRange = ({ query: q }: ServerRequest) => Date.parse(q.get("from") ?? "") > Date.parse(q.get("to") ?? "");

/** Sorts by creation, but sessions of the same instant change their order with each request. */
function turning(): Bend {
  let turn = 0;
  return listed(SESSIONS, (items, r) => {
    turn += 1;
    const field = r.query.get("sortOn") === "updatedAt" ? "updatedAt" : "createdAt";
    const groups = Map.groupBy(items, (one) => one[field]);
    return [...groups.values()].flatMap((group) => group.map((_, i) => group[(i + turn) % group.length]));
  });
}

const onUpdated: Bend = rows((shown, r) => {
  const to = r.query.get("to");
  if (to === null || r.query.has("from")) return shown;
  const all = r.tenant.accounts.find(({ id }) => id === r.params["accountId"])?.sessions ?? [];
  return all.filter((one) => String(one["updatedAt"]) < to);
});

const isSecond = ({ query: q }: ServerRequest): boolean =>
  q.get("from")?.slice(0, 10) === q.get("to")?.slice(0, 10);
const table = (change: (lines: string[]) => string[]): Bend =>
  success("exportRampRequests", (response) => ({
    ...response,
    body: change(String(response.body).split("\r\n")).join("\r\n"),
  }));

export const lists = defectsOf({
  "paging-arithmetic": {
    "has-next-always": described(() => ({ hasNextPage: true })),
    "has-next-never": described(() => ({ hasNextPage: false })),
    "has-previous-on-first": described(() => ({ hasPreviousPage: true })),
    "has-previous-never": described(() => ({ hasPreviousPage: false })),
    "pages-one-more": described((p) => ({ numberOfPages: Number(p["numberOfPages"]) + 1 })),
    "page-number-from-zero": described((p) => ({ pageNumber: Number(p["pageNumber"]) - 1 })),
    "page-size-fixed": described(() => ({ pageSize: 100 }), SESSIONS),
    "wallet-size-ignored": ignores("listWallets", "size"),
    "size-off-by-one": pages(SESSIONS, (_, items, page, size) => ({
      items: items.slice((page - 1) * size, page * size + 1),
    })),
  },
  "paging-walk": {
    "row-twice": pages(`${SESSIONS} listWallets listAccounts`, (usual, items, page, size) => {
      const from = (page - 1) * size - 1;
      return page === 1 ? usual : { items: items.slice(from, from + size) };
    }),
    "row-lost": pages(SESSIONS, ({ items, pagination }) =>
      pagination["hasNextPage"] ? { items: items.slice(0, -1) } : {},
    ),
    "wallet-pages-alike": pages("listWallets", (_, items, __, size) => ({ items: items.slice(0, size) })),
  },
  "page-beyond-last": {
    "beyond-last-404": anyResponse(SESSIONS, (response, r) =>
      Number(r.query.get("page")) > 1000
        ? { ...response, status: 404, body: { ...object(response.body), result: null } }
        : response,
    ),
    "beyond-last-again": pages(SESSIONS, (usual, items, page, size, r) =>
      usual.items.length === 0 && page > 1 ? cut(r, items, Math.max(1, Math.ceil(items.length / size)), size) : {},
    ),
  },
  "session-order": {
    "oldest-first": query((q) => {
      if (q.has("sortOn")) return;
      q.set("sortOn", "createdAt");
      q.set("sortOrder", "ASC");
    }),
    "no-tiebreaker": (rules, world) => turning()(rules, world),
    "sort-without-id": sortBlock((orders) => orders.pop()),
    "sort-id-first": sortBlock((orders) => orders.reverse()),
    "sort-on-ignored": query((q) => q.get("sortOn") === "updatedAt" && q.set("sortOn", "createdAt")),
    "sort-order-default-asc": query((q) => q.has("sortOn") && !q.has("sortOrder") && q.set("sortOrder", "ASC")),
    "sort-order-ignored": query((q) => q.get("sortOrder") === "ASC" && q.set("sortOrder", "DESC")),
    "sort-block-fixed": sortBlock((orders) => Object.assign(orders[0] ?? {}, { property: "createdAt" })),
  },
  "returns-what-was-asked": {
    "sessions-of-others": result(SESSIONS, (one, r) =>
      Object.assign(one, { accountId: r.tenant.accounts[1]?.id }),
    ),
  },
  "session-queries": {
    "sort-order-alone": query(
      (q) => !q.has("sortOn") && /^(ASC|DESC)$/.test(q.get("sortOrder") ?? "") && q.set("sortOn", "createdAt"),
    ),
    "status-filter-ignored": query((q) => /^[A-Z]+_?[A-Z]+$/.test(q.get("status") ?? "") && q.delete("status")),
    "status-filter-loses": rows((shown, r) => (r.query.has("status") ? shown.slice(1) : shown)),
    "from-exclusive": shift("from"),
    "to-inclusive": shift("to"),
    "bounds-on-updated": onUpdated,
    "order-lost-with-status": rows((shown, r) =>
      r.query.has("status") && r.query.get("sortOrder") === "ASC" ? shown.reverse() : shown,
    ),
    "pages-of-whole-list": body(SESSIONS, (b, r) => {
      if (r.query.has("status")) Object.assign(object(b["pagination"]), { numberOfPages: 50 });
    }),
    "row-lost-on-page-3": rows((shown, r) => (r.query.get("page") === "3" ? shown.slice(1) : shown)),
  },
  "session-date-range": {
    "range-any": anyResponse(SESSIONS, (response, r) => (isRange(r) ? emptyList : response)),
    "range-by-day": anyResponse(SESSIONS, (response, r) => (isRange(r) && isSecond(r) ? emptyList : response)),
    "range-code-other": anyResponse(SESSIONS, (response, r) =>
      isRange(r)
        ? {
            ...response,
            body: { ...object(response.body), errors: [{ code: "invalid-parameter", message: "No." }] },
          }
        : response,
    ),
    "range-422": anyResponse(SESSIONS, (response, r) => (isRange(r) ? { ...response, status: 422 } : response)),
    "equal-bounds-refused": refuse(
      SESSIONS,
      "invalid-date-range",
      400,
      ({ query: q }) => q.has("from") && q.get("from") === q.get("to"),
    ),
  },
  "session-page-defaults": {
    "default-size-50": query((q) => !q.has("size") && q.set("size", "50")),
  },
  export: {
    "export-misses-last": table((lines) => lines.toSpliced(-2, 1)),
    "export-first-page": table((lines) => lines.slice(0, 11)),
    "export-empty": success("exportRampRequests", (response) => ({ ...response, body: "" })),
  },
  "account-assets": {
    "account-assets-short": body("listAccountSupportedAssets", (b) => (b["result"] as unknown[]).pop()),
  },
});

export const listFindings = defectsOf(
  {
    filters: { "bank-filter-ignored": ignores(BANKS, "verificationStatus") },
    "account-assets": { "permit-status-absent": drop("listAccountSupportedAssets", "permitStatus") },
  },
  false,
);
