// Defects of lists: filters, order and pages.

import { object } from "../basics.ts";
import type { Json } from "../model.ts";
import { type Apply, before, body, result, table } from "./tools.ts";

const SESSIONS = "listPaymentSessions";

const query = (step: (q: URLSearchParams) => void): Apply =>
  before(SESSIONS, (r) => {
    step(r.query);
    return undefined;
  });
const shift = (value: string | null, milliseconds: number): string =>
  value !== null && /T.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value))
    ? new Date(Date.parse(value) + milliseconds).toISOString()
    : (value ?? "");

export const lists = table("lists", [
  [
    "status-filter-ignored",
    "F101",
    "The status filter of sessions is not applied.",
    query(
      (q) =>
        q.get("status") &&
        /^[A-Z_]+$/.test(q.get("status") ?? "") &&
        !/XX|UNKNOWN|COMPLETED|MINTING|CONVERTING/.test(q.get("status") ?? "") &&
        q.delete("status"),
    ),
  ],
  [
    "from-exclusive",
    "F102",
    "from is an exclusive bound.",
    query((q) => q.has("from") && q.set("from", shift(q.get("from"), 1))),
  ],
  [
    "to-inclusive",
    "F103",
    "to is an inclusive bound.",
    query((q) => q.has("to") && q.set("to", shift(q.get("to"), 1))),
  ],
  [
    "bounds-on-updated",
    "F102",
    "from and to are about updatedAt.",
    (rules) => {
      const bounds = new WeakMap<object, [string | null, string | null]>();
      before(SESSIONS, (r) => {
        const [from, to] = [r.query.get("from"), r.query.get("to")];
        if (shift(from, 0) === "" && shift(to, 0) === "") return undefined;
        const valid = [from, to].every((one) => one === null || one !== shift(one, 1));
        if (!valid || (from && to && from > to)) return undefined;
        bounds.set(r, [from, to]);
        r.query.delete("from");
        r.query.delete("to");
        return undefined;
      })(rules);
      rules.list.push((r, items) => {
        const [from, to] = bounds.get(r) ?? [null, null];
        const at = (one: unknown): number => Date.parse(String(object(one)["updatedAt"]));
        return items.filter(
          (one) => (from === null || at(one) >= Date.parse(from)) && (to === null || at(one) < Date.parse(to)),
        );
      });
    },
  ],
  [
    "oldest-first",
    "F106",
    "Without sortOn, the oldest session comes first.",
    query((q) => {
      if (q.has("sortOn")) return;
      q.set("sortOn", "createdAt");
      q.set("sortOrder", "ASC");
    }),
  ],
  [
    "sort-order-alone",
    "F107",
    "sortOrder is applied without sortOn.",
    query(
      (q) => !q.has("sortOn") && ["ASC", "DESC"].includes(q.get("sortOrder") ?? "") && q.set("sortOn", "createdAt"),
    ),
  ],
  [
    "sort-order-default-asc",
    "F107",
    "With sortOn alone, the order is ascending.",
    query((q) => q.has("sortOn") && !q.has("sortOrder") && q.set("sortOrder", "ASC")),
  ],
  [
    "sort-order-ignored",
    "F107",
    "The order is descending whatever sortOrder says.",
    query((q) => q.get("sortOrder") === "ASC" && q.set("sortOrder", "DESC")),
  ],
  [
    "sort-on-ignored",
    "F106",
    "sortOn updatedAt sorts by createdAt.",
    query((q) => q.get("sortOn") === "updatedAt" && q.set("sortOn", "createdAt")),
  ],
  [
    "sort-without-id",
    "F108",
    "The sort block does not end with id.",
    body(SESSIONS, (b) => (object(b["sort"])["orders"] as unknown[] | undefined)?.pop()),
  ],
  [
    "sort-id-first",
    "F108",
    "The sort block begins with id.",
    body(SESSIONS, (b) => (object(b["sort"])["orders"] as unknown[] | undefined)?.reverse()),
  ],
  [
    "sort-block-fixed",
    "F108",
    "The sort block says createdAt whatever the list is sorted by.",
    body(SESSIONS, (b) =>
      Object.assign((object(b["sort"])["orders"] as Json[] | undefined)?.[0] ?? {}, { property: "createdAt" }),
    ),
  ],
  [
    "no-tiebreaker",
    "F108",
    "Sessions of the same instant are in another order on each request.",
    (rules) => {
      let turn = 0;
      rules.list.push((r, items) => {
        if (r.operation !== SESSIONS) return items;
        turn += 1;
        const key = (one: unknown) =>
          String(object(one)[r.query.get("sortOn") === "updatedAt" ? "updatedAt" : "createdAt"]);
        const groups = Map.groupBy(items, key);
        return [...groups.values()].flatMap((group) => group.map((_, i) => group[(i + turn) % group.length]));
      });
    },
  ],
  [
    "sessions-of-others",
    "F98",
    "The session list shows sessions of another account.",
    result(SESSIONS, (one, r) => Object.assign(one, { accountId: r.tenant.accounts[1]?.id })),
  ],
  [
    "vat-number-in-list",
    "F43",
    "The list of parties shows vatNumber.",
    result("listParties", (one) => one["name"] && Object.assign(one, { vatNumber: "DE812345678" })),
  ],
  [
    "account-assets-short",
    "F150",
    "The supported assets of an account miss one of the tenant's.",
    body("listAccountSupportedAssets", (b) => (b["result"] as unknown[]).pop()),
  ],
]);
