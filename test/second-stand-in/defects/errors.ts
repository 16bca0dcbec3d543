// Defects of errors in the finance service: what should be refused and is not, or with another status or code.

import { isUuid, now, ok, text, uuid } from "../basics.ts";
import { type Apply, anyReply, before, instead, refusal, table } from "./tools.ts";

const SESSIONS = "listPaymentSessions";

/** Parameters that should be refused are left out. */
const lenient = (operations: string, name: string, bad: (value: string) => boolean): Apply =>
  before(operations, (r) => {
    if (bad(r.query.get(name) ?? "")) r.query.delete(name);
    return undefined;
  });
/** What the response should say is put back after a lenient request. */
const bad = {
  size: (v: string) => Number(v) > 100,
  page: (v: string) => v !== "" && !(Number(v) >= 1),
  sortOn: (v: string) => v !== "" && !["createdAt", "updatedAt"].includes(v),
  status: (v: string) =>
    v !== "" && !/^(CREATED|PENDING_PAYMENT|PAYMENT_RECEIVED|FAILED|EXPIRED|CANCELLED|REFUNDING|REFUNDED)$/.test(v),
  instant: (v: string) => v !== "" && (Number.isNaN(Date.parse(v)) || !v.includes("T")),
};

export const errors = table("errors", [
  ["size-101-accepted", "F105", "A size above 100 is accepted.", lenient(SESSIONS, "size", bad.size)],
  ["size-zero-accepted", "F105", "A size of 0 is accepted.", lenient(SESSIONS, "size", (v) => v === "0")],
  ["page-zero-accepted", "F104", "Page 0 is accepted.", lenient(SESSIONS, "page", bad.page)],
  [
    "wallet-page-zero-accepted",
    "F113",
    "Page 0 of the wallet list is accepted.",
    lenient("listWallets", "page", bad.page),
  ],
  [
    "wallet-size-zero-accepted",
    "F114",
    "A size of 0 of the wallet list is accepted.",
    lenient("listWallets", "size", (v) => v === "0"),
  ],
  ["sort-on-any", "F106", "Sessions accept any sortOn.", lenient(SESSIONS, "sortOn", bad.sortOn)],
  ["status-any", "F212", "An unknown status filter is accepted.", lenient(SESSIONS, "status", bad.status)],
  ["from-any", "F212", "A from that is no instant is accepted.", lenient(SESSIONS, "from", bad.instant)],
  ["to-any", "F212", "A to that is no instant is accepted.", lenient(SESSIONS, "to", bad.instant)],
  [
    "range-any",
    "F213",
    "A from after to gives an empty list.",
    anyReply(SESSIONS, (reply, r) => {
      const [from, to] = [r.query.get("from"), r.query.get("to")];
      const wrong = from && to && Date.parse(from) > Date.parse(to);
      const pagination = {
        pageNumber: 1,
        pageSize: 100,
        numberOfElements: 0,
        numberOfPages: 0,
        hasNextPage: false,
        hasPreviousPage: false,
      };
      const orders = [
        { property: "createdAt", direction: "DESC" },
        { property: "id", direction: "DESC" },
      ];
      return wrong ? ok([], 200, { pagination, sort: { orders } }) : reply;
    }),
  ],
  [
    "range-code-other",
    "F213",
    "The code for a from after to is invalid-parameter.",
    instead(SESSIONS, "invalid-date-range", { code: "invalid-parameter" }),
  ],
  ["range-422", "F213", "A from after to gives 422.", instead(SESSIONS, "invalid-date-range", { status: 422 })],
  [
    "size-code-other",
    "F214",
    "The code for a bad size is validation-failed.",
    instead(SESSIONS, "size.validation", { code: "validation-failed" }),
  ],
  [
    "sort-on-code-other",
    "F214",
    "The code for a bad sortOn is sort.validation.",
    instead(SESSIONS, "sortOn.validation", { code: "sort.validation" }),
  ],
  [
    "page-code-other",
    "F214",
    "A bad page gives the code size.validation.",
    instead(SESSIONS, "page.validation", { code: "size.validation" }),
  ],
  [
    "status-500",
    "F212",
    "An unknown status filter gives 500.",
    instead(SESSIONS, "invalid-parameter", { status: 500, code: "internal-error" }),
  ],
  [
    "account-id-404",
    "F212",
    "A malformed accountId gives 404.",
    instead("listWallets getAccount listPaymentSessions", "invalid-parameter", {
      status: 404,
      code: "account-not-found",
    }),
  ],
  [
    "account-id-500",
    "F212",
    "A malformed accountId gives 500.",
    refusal("listWallets getAccount", (reply, error) => {
      if (error["code"] !== "invalid-parameter") return reply;
      error["code"] = "internal-error";
      return { ...reply, status: 500 };
    }),
  ],
  ["account-unknown-400", "F219", "An unknown account gives 400.", instead("*", "account-not-found", { status: 400 })],
  [
    "account-unknown-empty",
    "F219",
    "The wallets of an unknown account are an empty list.",
    before("listWallets", (r) => {
      const id = r.params["accountId"];
      if (!isUuid(id) || r.tenant.accounts.some((one) => one.id === id)) return undefined;
      const pagination = {
        pageNumber: 1,
        pageSize: 30,
        numberOfElements: 0,
        numberOfPages: 0,
        hasNextPage: false,
        hasPreviousPage: false,
      };
      return ok([], 200, { pagination });
    }),
  ],
  [
    "code-upper-snake",
    "F211",
    "Codes of the finance service are in upper case with underscores.",
    refusal("*", (reply, error, r) => {
      if (r.host === "finance") error["code"] = text(error["code"]).toUpperCase().replaceAll("-", "_");
      return reply;
    }),
  ],
  [
    "pay-in-code-other",
    "F220",
    "The code for an unknown pay-in is not-found.",
    instead("getPayIn", "pay-in-not-found", { code: "not-found" }),
  ],
  [
    "pay-in-unknown-200",
    "F220",
    "An unknown pay-in gives 200 without a result.",
    anyReply("getPayIn", (reply) =>
      reply.status === 404 ? { status: 200, headers: {}, body: { success: true } } : reply,
    ),
  ],
  [
    "session-created",
    "F99",
    "A payment session is created although the feature is not enabled.",
    before("createPaymentSession", (r) => {
      const owner = r.tenant.accounts.find((one) => one.id === r.params["accountId"]);
      const [other] = r.tenant.accounts[0]?.sessions ?? [];
      if (!owner || !other) return undefined;
      const at = now();
      const made = { ...structuredClone(other), id: uuid(), accountId: owner.id, createdAt: at, updatedAt: at };
      owner.sessions.push(made);
      return ok(made, 201);
    }),
  ],
  [
    "session-503",
    "F216",
    "Creating a payment session gives 503.",
    instead("createPaymentSession", "no-suitable-provider", { status: 503 }),
  ],
  [
    "session-code-other",
    "F216",
    "The code for sessions that are not enabled is not-enabled.",
    instead("createPaymentSession", "no-suitable-provider", { code: "not-enabled" }),
  ],
]);
