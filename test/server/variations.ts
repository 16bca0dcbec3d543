// Legal variations: servers that keep the documents and differ from the faithful one. The contract tests report no failure for them.

import { code, nanos, object, ok, refused, ServerRefusal, text, uuid } from "./basics.ts";
import {
  all,
  anyResponse,
  before,
  body,
  delivered,
  drop,
  errors,
  issued,
  leaving,
  listed,
  policy,
  refuse,
  result,
  set,
  status,
  success,
  tells,
  told,
  withHeaders,
} from "./defects/bends.ts";
import { at, basic, encoded, moved } from "./defects/deliveries.ts";
import { cut } from "./lists.ts";
import type { Bend, JsonRecord, Page, ShownObject } from "./model.ts";

const LISTS = "listAccounts listParties listWallets listPaymentSessions listCompanyBankAccounts";
const SESSIONS = "listPaymentSessions";

const always = (operations: string, name: string, status: number): Bend =>
  refuse(operations, name, status, () => true);

const headers = (more: Record<string, string>): Bend =>
  leaving(
    () => true,
    (response) => withHeaders(response, more),
  );

const described = (change: (pagination: JsonRecord) => JsonRecord): Bend =>
  body(LISTS, (b) => Object.assign(object(b["pagination"]), change(object(b["pagination"]))));

/** Describes pages differently. */
const pages = (change: (usual: Page) => Page): Bend => policy(() => ({ page: (...of) => change(cut(...of)) }));

/** Cuts pages of another size. */
const sizes = (change: (size: number, operation: string) => number): Bend =>
  policy(() => ({ page: (r, items, page, size) => cut(r, items, page, change(size, r.operation)) }));

/** Writes instants of results differently. */
const instants = (operations: string, from: RegExp, to: string): Bend =>
  success(operations, (response) => ({
    ...response,
    body: JSON.parse(JSON.stringify(response.body).replaceAll(from, to)),
  }));

/** Before each list of sessions, one has a new status. At times one is added or removed. */
function busy(): Bend {
  let count = 0;
  return before(SESSIONS, ({ tenant, params }) => {
    const account = tenant.accounts.find(({ id }) => id === params["accountId"]);
    const moved = account?.sessions[(count * 7) % (account.sessions.length || 1)];
    if (account === undefined || moved === undefined) return;
    count += 1;
    const now = new Date(Date.UTC(2026, 9, 1) + count * 1000).toISOString();
    const next = { ...moved, status: count % 2 === 0 ? "EXPIRED" : "FAILED", updatedAt: now };
    account.sessions = account.sessions.map((one) => (one === moved ? next : one));
    if (count % 10 === 0) account.sessions = account.sessions.filter((one) => one !== next);
    if (count % 5 === 0) account.sessions.push({ ...next, id: uuid(), createdAt: now });
  });
}

/** Changes the data of the first tenant at the start. Fixtures name resources of the others. */
const beginning =
  (change: Record<"accounts" | "sessions" | "others", <T>(list: T[]) => T[]>): Bend =>
  (_, { tenants }) => {
    for (const tenant of [...tenants.values()].slice(0, 1)) {
      tenant.accounts = change.accounts(tenant.accounts);
      for (const one of tenant.accounts) {
        one.sessions = change.sessions(one.sessions);
        one.wallets = change.sessions(one.wallets);
      }
      tenant.parties = change.others(tenant.parties);
      tenant.payIns = change.others(tenant.payIns);
      tenant.ramp.bankAccounts = change.others(tenant.ramp.bankAccounts);
    }
  };
const none = () => [];
const one = <T>(list: T[]): T[] => list.slice(0, 1);
const same = <T>(list: T[]): T[] => list;

const many = (list: unknown[]): unknown[] =>
  Array.from({ length: 3000 }, (_, i) => ({ ...object(list[i % list.length]), id: uuid() }));

export const variations: Record<string, Bend> = {
  // Deliveries are at least once, in any order, typically after 1 to 20 seconds (F182).
  duplicates: delivered("*", (out) => [out, { ...out, wait: out.wait + 2 }]),
  "order-reversed": delivered("*", (out, world) => [{ ...out, wait: 1 + ((1000 - world.counter) % 8) }]),
  "deliveries-late": delivered("*", (out) => [{ ...out, wait: out.wait + 50 }]),
  // The method and the other headers of a delivery are not documented (F180), nor are the retries.
  "deliveries-with-put": delivered("*", (out) => [{ ...out, method: "PUT" }]),
  "deliveries-plain-type": delivered("*", (out) => [
    { ...out, headers: { "Content-Type": "application/json", "X-Delivery": "1", "User-Agent": "courier" } },
  ]),
  // Names of schemes are case-insensitive (RFC 9110, 11.1), and clocks differ.
  "scheme-in-lower-case": basic((name, password) => encoded(`${name}:${password}`).replace("Basic", "basic")),
  "clock-ahead": at("*", moved(30_000)),
  // Only sending cannot fail once the banking partner has the crypto.
  "payout-fails-later": all(
    policy(() => ({ payoutPath: () => ["SENDING", "PROVIDER_PROCESSING", "FAILED"] })),
    tells("PAYOUT_FAILED", { reason: "UNKNOWN" }),
  ),
  "retries-once": policy(() => ({ retries: [60] })),
  // Events may have more fields, and there may be more events.
  "deliveries-with-more": delivered("*", (out) => {
    const more = { correlation: "c-1", tags: ["a"], version: 3 };
    const told = { ...object(out.body["result"]), ...more };
    return [{ ...out, body: { ...out.body, eventId: "1b4e", result: told } }];
  }),
  "event-unknown-beside": (rules) => {
    rules.event.push((_, __, event) => {
      const other = { eventType: "CONSENT_GIVEN", result: {} };
      return event.eventType === "PING" ? [event] : [event, other];
    });
  },
  // Samples of instants end like this (F183).
  "doubled-z": told("*", (r) => r["occurredAt"] && Object.assign(r, { occurredAt: `${r["occurredAt"]}Z` })),
  // What numberOfElements counts is not documented (F20).
  "elements-of-page": pages((usual) => ({
    ...usual,
    pagination: { ...usual.pagination, numberOfElements: usual.items.length },
  })),
  // The maximum size is documented for sessions alone (F105, F114).
  "last-page-size": sizes((size, operation) => (operation === SESSIONS ? size : Math.min(size, 5))),
  "clamped-wallet-size": sizes((size, operation) => (operation === "listWallets" ? 1 : size)),
  // Of the tiebreaker, the direction is not documented (F108).
  "id-order-other": all(
    listed(SESSIONS, (items, r) => {
      const field = r.query.get("sortOn") ?? "createdAt";
      return [...Map.groupBy(items, (item) => item[field]).values()].flatMap((group) => group.reverse());
    }),
    body(SESSIONS, (b) => {
      const last = (object(b["sort"])["orders"] as JsonRecord[]).at(-1);
      if (last) last["direction"] = last["direction"] === "ASC" ? "DESC" : "ASC";
    }),
  ),
  // The block was seen in samples only.
  "no-sort-block": body(SESSIONS, (b) => delete b["sort"]),
  // How an empty list, or a page after the last, is described is not documented.
  "empty-list-one-page": described((p) =>
    p["numberOfPages"] === 0 ? { numberOfPages: 1, hasPreviousPage: false } : {},
  ),
  "beyond-last-no-previous": described((p) =>
    Number(p["pageNumber"]) > Number(p["numberOfPages"]) ? { hasPreviousPage: false } : {},
  ),
  // These statuses are not documented.
  "created-201": status("createParty registerWebhook", 201),
  "delete-204": success("deleteWebhook deleteParty", (response) => ({ ...response, status: 204, body: "" })),
  "method-404": leaving(
    (response) => JSON.stringify(response.body).includes("method-not-supported"),
    (response) => ({ ...response, status: 404 }),
  ),
  "token-error-400": leaving(
    (response) => object(response.body)["error"] === "invalid_client",
    (response) => ({ ...response, status: 400 }),
  ),
  // Of the codes of the ramp service, only 401 and 403 have a documented status.
  "ramp-statuses": anyResponse("*", (response, r) =>
    r.host === "ramp" && [404, 409, 412, 415, 422].includes(response.status)
      ? { ...response, status: response.status === 404 ? 410 : 400 }
      : response,
  ),
  // What the deletion of an unknown webhook does is not documented.
  "delete-idempotent": anyResponse("deleteWebhook", (response) => (response.status === 404 ? ok(null) : response)),
  // A new link comes with 201 (F152).
  "new-link-201": before("createPartyVerification", () => ok({ url: `https://verify.example/${code("v")}` }, 201)),
  // The result of an error is absent, null, or empty (F18).
  "result-absent-on-error": errors(({ result: _, ...rest }) => rest),
  "result-empty-on-error": errors((b) => ({ ...b, result: {} })),
  // Errors are a list, and their messages are for people.
  "several-errors": errors((b, status) =>
    status === 400 ? { ...b, errors: [b["errors"], b["errors"]].flat() } : b,
  ),
  "other-words": errors((b) => {
    const message = "Abgelehnt – prüfen Sie die Anfrage.";
    return { ...b, errors: (b["errors"] as JsonRecord[]).map((error) => ({ ...error, message })) };
  }),
  // Responses may have more fields and headers, and a charset.
  "more-fields": all(
    body("*", (b) => Object.assign(b, { elapsed: 4 })),
    set("*", { etag: "w/1", tags: [] }),
  ),
  "traced-errors": errors((b) => ({ ...b, timestamp: nanos(), traceId: uuid().replaceAll("-", "") })),
  "more-headers": headers({ "x-frame-options": "DENY", vary: "Accept", "cache-control": "no-store, private" }),
  "connection-close": headers({ connection: "close" }),
  charset: leaving(
    (response) => typeof response.body !== "string",
    (response) => withHeaders(response, { "Content-Type": "Application/JSON;charset=UTF-8" }),
  ),
  // The format of an export is not documented.
  "export-spreadsheet": success("exportRampRequests", (response) => ({
    ...response,
    headers: { "Content-Type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
    body: "PK binary",
  })),
  // The other fields of a token response may be missing (F169), and its scope may mean other things.
  "token-short-answer": issued(({ access_token, expires_in, token_type }) => ({
    access_token,
    expires_in,
    token_type,
  })),
  "token-scope-other": issued((b) => ({ ...b, scope: "email profile" })),
  // Samples show a pay-in with null (F27), and one that failed leaves out what it does not have.
  "failed-at-null": result("getPayIn", (r) => Object.assign(r, { failedAt: r["failedAt"] ?? null })),
  "failed-pay-in": all(
    drop("getPayIn", "transactionHash", "grossCryptoAmount", "netCryptoAmount", "updatedAt"),
    set("getPayIn", { status: "FAILED", failedAt: "2026-09-16T10:00:00Z", settledAt: null }),
  ),
  // Instants may be more precise, and have an offset.
  microseconds: instants("getCompanyBankAccount", /(:\d\d\.\d{3})Z"/g, '$1000Z"'),
  nanoseconds: instants("getPayIn", /(\d\d:\d\d:\d\d)(\.\d+)?Z"/g, '$1.123456789Z"'),
  offsets: instants("getRampRequest getCompanyBankAccount", /(T\d\d:\d\d:\d\d(\.\d+)?)Z"/g, '$1+00:00"'),
  // A UUID is the same in upper case.
  "upper-case-ids": result("getPayIn getCompanyBankAccount", (r) => {
    for (const name of ["id", "accountWalletId"]) if (name in r) r[name] = text(r[name]).toUpperCase();
  }),
  // A feature may be enabled (F99). A repeat with the same key has the same ID.
  "sessions-enabled": before("createPaymentSession", ({ params, body: { idempotencyKey } }) =>
    ok({ id: idempotencyKey ?? uuid(), accountId: params["accountId"], status: "CREATED" }, 201),
  ),
  // A request may be refused: by a cap, a service that is down, missing data or funds, or other rules and rights.
  "webhook-cap": always("registerWebhook", "too-many-webhooks", 409),
  "webhook-service-down": always("registerWebhook listWebhooks pingWebhook", "service-down", 503),
  "payment-requests-refused": always("createPaymentRequest createAccountPaymentRequest", "not-funded", 422),
  "transfers-refused": always("createAccountToAccountTransfer", "not-funded", 422),
  "route-refused": always("createPayoutRoute", "beneficiary-data-incomplete", 422),
  "approval-conflict": always("approveRampRequest", "APPROVER_IS_CREATOR", 409),
  "approval-forbidden": always("approveRampRequest", "FORBIDDEN", 403),
  "invitation-forbidden": always("inviteCompanyUser", "FORBIDDEN", 403),
  "account-of-others": anyResponse("*", (response, { params }) =>
    (params["accountId"] ?? params["senderId"]) !== undefined && response.status < 300
      ? refused(new ServerRefusal(403, "forbidden", "Not yours."))
      : response,
  ),
  "route-failed": set("createPayoutRoute", { status: "FAILED" }),
  // Accepted terms have no link, and the name of their status is not documented.
  "terms-accepted": all(set("getPartnerTerms", { status: "ACCEPTED" }), drop("getPartnerTerms", "consentUrl")),
  "terms-other-name": result("getPartnerTerms", (r) => {
    r["consentStatus"] = r["status"];
    delete r["status"];
  }),
  // There may be nothing, one of each, or thousands, and lists change while they are read.
  "empty-world": beginning({ accounts: none, sessions: none, others: none }),
  "one-row": beginning({ accounts: one, sessions: one, others: one }),
  "no-sessions": beginning({ accounts: same, sessions: none, others: same }),
  "long-list": (_, { tenants }) => {
    for (const { accounts } of tenants.values())
      if (accounts[0]) accounts[0].sessions = many(accounts[0].sessions) as ShownObject[];
  },
  "busy-lists": (rules, world) => busy()(rules, world),
};
