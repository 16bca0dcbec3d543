// Legal variations: servers that differ from the faithful one and keep the documents. None of them is to be blamed.

import { code, nanos, object, ok, refused, ServerRefusal, text, uuid } from "./basics.ts";
import * as bends from "./defects/bends.ts";
import { cut } from "./lists.ts";
import type { Bend, JsonRecord, SentResponse, ShownObject } from "./model.ts";

const { all, anyResponse, before, body, delivered, drop, errors, issued, leaving } = bends;
const { listed, policy, refuse, result, set, success, told } = bends;

const LISTS = "listAccounts listParties listWallets listPaymentSessions listCompanyBankAccounts";
const SESSIONS = "listPaymentSessions";

const always = (operations: string, name: string, status: number): Bend => refuse(operations, name, status, () => true);

const headers = (more: Record<string, string>): Bend =>
  leaving(
    () => true,
    (response) => ({ ...response, headers: { ...response.headers, ...more } }),
  );

const described = (change: (pagination: JsonRecord) => JsonRecord): Bend =>
  body(LISTS, (b) => Object.assign(object(b["pagination"]), change(object(b["pagination"]))));

/** Writes the instants of results otherwise. */
const instants = (operations: string, from: RegExp, to: string): Bend =>
  success(operations, (response) => ({ ...response, body: JSON.parse(JSON.stringify(response.body).replaceAll(from, to)) }));

/** Between two lists of sessions one moves on; now and then one more is there, or one is gone. */
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

/** Changes what the first tenant has when the server starts: fixtures name what the others have. */
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

const code204 = (response: SentResponse): SentResponse => ({ ...response, status: 204, body: "" });

const payInOf = (change: (payIn: JsonRecord) => unknown): Bend => result("getPayIn", change);

/** By name; the sentence says why it is legal. */
const rows: Record<string, [why: string, bend: Bend]> = {
  duplicates: ["Deliveries are at least once (F182).", delivered("*", (out) => [out, { ...out, wait: out.wait + 2 }])],
  "order-reversed": [
    "No order is guaranteed (F182).",
    delivered("*", (out, world) => [{ ...out, wait: 1 + ((1000 - world.counter) % 8) }]),
  ],
  "deliveries-late": [
    "1 to 20 seconds are typical (F182).",
    delivered("*", (out) => [{ ...out, wait: out.wait + 50 }]),
  ],
  "deliveries-with-put": [
    "The method of a delivery is not documented (F180).",
    delivered("*", (out) => [{ ...out, method: "PUT" }]),
  ],
  "deliveries-plain-type": [
    "The other headers of a delivery are not documented (F180).",
    delivered("*", (out) => [
      { ...out, headers: { "Content-Type": "application/json", "X-Delivery": "1", "User-Agent": "courier" } },
    ]),
  ],
  "deliveries-with-more": [
    "Events may have more fields.",
    delivered("*", (out) => {
      const more = { correlation: "c-1", tags: ["a"], version: 3 };
      return [{ ...out, body: { ...out.body, eventId: "1b4e", result: { ...object(out.body["result"]), ...more } } }];
    }),
  ],
  "event-unknown-beside": [
    "Events may be added.",
    (rules) => {
      rules.event.push((_, __, event) =>
        event.eventType === "PING" ? [event] : [event, { eventType: "CONSENT_GIVEN", result: {} }],
      );
    },
  ],
  "doubled-z": [
    "Samples end like that (F183).",
    told("*", (r) => r["occurredAt"] && Object.assign(r, { occurredAt: `${r["occurredAt"]}Z` })),
  ],
  "retries-once": ["The retry schedule is not documented.", policy(() => ({ retries: [60] }))],
  "elements-of-page": [
    "What numberOfElements counts is not documented (F20).",
    policy(() => ({
      page: (r, items, page, size) => {
        const usual = cut(r, items, page, size);
        return { ...usual, pagination: { ...usual.pagination, numberOfElements: usual.items.length } };
      },
    })),
  ],
  "created-201": ["The status is not documented.", bends.status("createParty registerWebhook", 201)],
  "result-absent-on-error": ["It is absent, null or empty (F18).", errors(({ result: _, ...rest }) => rest)],
  "result-empty-on-error": ["It is absent, null or empty (F18).", errors((b) => ({ ...b, result: {} }))],
  "failed-at-null": [
    "A sample shows it like that (F27).",
    payInOf((r) => Object.assign(r, { failedAt: r["failedAt"] ?? null })),
  ],
  "more-fields": [
    "Responses may have more fields.",
    all(
      body("*", (b) => Object.assign(b, { elapsed: 4 })),
      result("*", (r) => Object.assign(r, { etag: "w/1", tags: [] })),
    ),
  ],
  "last-page-size": [
    "The maximum is documented for sessions alone (F105).",
    policy(() => ({
      page: (r, items, page, size) => cut(r, items, page, r.operation === SESSIONS ? size : Math.min(size, 5)),
    })),
  ],
  "id-order-other": [
    "The direction of the tiebreaker is not documented (F108).",
    all(
      listed(SESSIONS, (items, r) => {
        const field = r.query.get("sortOn") ?? "createdAt";
        return [...Map.groupBy(items, (item) => item[field]).values()].flatMap((group) => group.reverse());
      }),
      body(SESSIONS, (b) => {
        const last = (object(b["sort"])["orders"] as JsonRecord[]).at(-1);
        if (last) last["direction"] = last["direction"] === "ASC" ? "DESC" : "ASC";
      }),
    ),
  ],
  "token-short-answer": [
    "The others may be present (F169).",
    issued(({ access_token, expires_in, token_type }) => ({ access_token, expires_in, token_type })),
  ],
  "ramp-statuses": [
    "No status of a ramp code is documented but 401 and 403.",
    anyResponse("*", (response, r) =>
      r.host === "ramp" && [404, 409, 412, 415, 422].includes(response.status)
        ? { ...response, status: response.status === 404 ? 410 : 400 }
        : response,
    ),
  ],
  "clamped-wallet-size": [
    "Its maximum size is not documented (F114).",
    policy(() => ({
      page: (r, items, page, size) => cut(r, items, page, r.operation === "listWallets" ? 1 : size),
    })),
  ],
  "webhook-cap": ["There is a cap.", always("registerWebhook", "too-many-webhooks", 409)],
  "webhook-service-down": [
    "The delivery service may be down.",
    always("registerWebhook listWebhooks pingWebhook", "service-down", 503),
  ],
  "delete-idempotent": [
    "What deleting an unknown webhook does is not documented.",
    anyResponse("deleteWebhook", (response) => (response.status === 404 ? ok(null) : response)),
  ],
  "sessions-enabled": [
    "The feature may be enabled (F99).",
    // A repeat with the same key has the same ID.
    before("createPaymentSession", ({ params, body: { idempotencyKey } }) =>
      ok({ id: idempotencyKey ?? uuid(), accountId: params["accountId"], status: "CREATED" }, 201),
    ),
  ],
  "payment-requests-refused": [
    "A business rule may refuse them.",
    always("createPaymentRequest createAccountPaymentRequest", "not-funded", 422),
  ],
  "transfers-refused": ["Funds may be missing.", always("createAccountToAccountTransfer", "not-funded", 422)],
  "approval-conflict": ["A business rule may refuse it.", always("approveRampRequest", "APPROVER_IS_CREATOR", 409)],
  "approval-forbidden": ["The client may not approve.", always("approveRampRequest", "FORBIDDEN", 403)],
  "invitation-forbidden": ["The client may not invite.", always("inviteCompanyUser", "FORBIDDEN", 403)],
  "account-of-others": [
    "A token may see no account.",
    anyResponse("*", (response, { params }) =>
      (params["accountId"] ?? params["senderId"]) !== undefined && response.status < 300
        ? refused(new ServerRefusal(403, "forbidden", "Not yours."))
        : response,
    ),
  ],
  "terms-accepted": [
    "Accepted terms have no link.",
    all(set("getPartnerTerms", { status: "ACCEPTED" }), drop("getPartnerTerms", "consentUrl")),
  ],
  "terms-other-name": [
    "The name of the status is not documented.",
    result("getPartnerTerms", (r) => {
      r["consentStatus"] = r["status"];
      delete r["status"];
    }),
  ],
  "new-link-201": [
    "A new link comes with 201 (F152).",
    before("createPartyVerification", () => ok({ url: `https://verify.example/${code("v")}` }, 201)),
  ],
  microseconds: ["Instants may have them.", instants("getCompanyBankAccount", /(:\d\d\.\d{3})Z"/g, '$1000Z"')],
  nanoseconds: ["Instants may have them.", instants("getPayIn", /(\d\d:\d\d:\d\d)(\.\d+)?Z"/g, '$1.123456789Z"')],
  offsets: [
    "Instants may have an offset.",
    instants("getRampRequest getCompanyBankAccount", /(T\d\d:\d\d:\d\d(\.\d+)?)Z"/g, '$1+00:00"'),
  ],
  "upper-case-ids": [
    "A UUID is one in both cases.",
    result("getPayIn getCompanyBankAccount", (r) => {
      for (const name of ["id", "accountWalletId"]) if (name in r) r[name] = text(r[name]).toUpperCase();
    }),
  ],
  "failed-pay-in": [
    "It leaves out what it does not have.",
    payInOf((r) => {
      for (const name of ["transactionHash", "grossCryptoAmount", "netCryptoAmount", "updatedAt"]) delete r[name];
      Object.assign(r, { status: "FAILED", failedAt: "2026-09-16T10:00:00Z", settledAt: null });
    }),
  ],
  "other-words": [
    "Messages are for people.",
    errors((b) => ({
      ...b,
      errors: (b["errors"] as JsonRecord[]).map((error) => ({
        ...error,
        message: "Abgelehnt – prüfen Sie die Anfrage.",
      })),
    })),
  ],
  "several-errors": [
    "Errors are a list.",
    errors((b, status) => (status === 400 ? { ...b, errors: [b["errors"], b["errors"]].flat() } : b)),
  ],
  "traced-errors": [
    "Responses may have more fields.",
    errors((b) => ({ ...b, timestamp: nanos(), traceId: uuid().replaceAll("-", "") })),
  ],
  "token-error-400": [
    "Which status it has is not documented.",
    leaving(
      (response) => object(response.body)["error"] === "invalid_client",
      (response) => ({ ...response, status: 400 }),
    ),
  ],
  "delete-204": ["The status is not documented.", success("deleteWebhook deleteParty", code204)],
  "method-404": [
    "Finance documents no status for it.",
    leaving(
      (response) => JSON.stringify(response.body).includes("method-not-supported"),
      (response) => ({ ...response, status: 404 }),
    ),
  ],
  "route-failed": ["Beneficiary data may be incomplete.", set("createPayoutRoute", { status: "FAILED" })],
  "route-refused": [
    "Beneficiary data may be incomplete.",
    always("createPayoutRoute", "beneficiary-data-incomplete", 422),
  ],
  charset: [
    "Media types may name a charset.",
    leaving(
      (response) => typeof response.body !== "string",
      (response) => ({ ...response, headers: { ...response.headers, "Content-Type": "Application/JSON;charset=UTF-8" } }),
    ),
  ],
  "more-headers": [
    "Responses may have more headers.",
    headers({ "x-frame-options": "DENY", vary: "Accept", "cache-control": "no-store, private" }),
  ],
  "connection-close": ["A connection may end after a response.", headers({ connection: "close" })],
  "export-spreadsheet": [
    "The format is not documented.",
    success("exportRampRequests", (response) => ({
      ...response,
      headers: { "Content-Type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
      body: "PK binary",
    })),
  ],
  "token-scope-other": ["Its scope may speak of other things.", issued((b) => ({ ...b, scope: "email profile" }))],
  "empty-list-one-page": [
    "How an empty list is described is not documented.",
    described((p) => (p["numberOfPages"] === 0 ? { numberOfPages: 1, hasPreviousPage: false } : {})),
  ],
  "beyond-last-no-previous": [
    "How such a page is described is not documented.",
    described((p) => (Number(p["pageNumber"]) > Number(p["numberOfPages"]) ? { hasPreviousPage: false } : {})),
  ],
  "no-sort-block": ["It was seen in samples only.", body(SESSIONS, (b) => delete b["sort"])],
  "empty-world": ["There may be nothing yet.", beginning({ accounts: none, sessions: none, others: none })],
  "one-row": ["There may be one of each.", beginning({ accounts: one, sessions: one, others: one })],
  "no-sessions": ["There may be none.", beginning({ accounts: same, sessions: none, others: same })],
  "long-list": [
    "There may be thousands.",
    (_, { tenants }) => {
      for (const { accounts } of tenants.values())
        if (accounts[0]) accounts[0].sessions = many(accounts[0].sessions) as ShownObject[];
    },
  ],
  "busy-lists": ["Rows come, move on and go while they are read.", (rules, world) => busy()(rules, world)],
};

/** A legal variation. */
export interface Variation {
  name: string;
  why: string;
  bend: Bend;
}

/** Every variation. */
export const variations: Variation[] = Object.entries(rows).map(([name, [why, bend]]) => ({ name, why, bend }));
