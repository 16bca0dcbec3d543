// The finance service: payment sessions and pay-ins.

import { ok, operationsOf, resourceOf, ServerRefusal } from "../basics.ts";
import { paged } from "../lists.ts";
import type { SentResponse, ServerRequest, ShownObject } from "../model.ts";
import { account, once } from "./common.ts";

export const SESSION_STATUSES = [
  "CREATED",
  "PENDING_PAYMENT",
  "PAYMENT_RECEIVED",
  "FAILED",
  "EXPIRED",
  "CANCELLED",
  "REFUNDING",
  "REFUNDED",
];

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function instant(r: ServerRequest, name: string): number | undefined {
  const value = r.query.get(name);
  if (value === null) return undefined;
  const at = Date.parse(value);
  if (!INSTANT.test(value) || Number.isNaN(at))
    throw new ServerRefusal(400, "invalid-parameter", `${name} is no instant.`);
  return at;
}

const at = (session: ShownObject, field: string): number => Date.parse(String(session[field]));

function order(r: ServerRequest): { field: string; direction: string } {
  const field = r.query.get("sortOn");
  if (field === null) return { field: "createdAt", direction: "DESC" };
  if (!["createdAt", "updatedAt"].includes(field)) {
    throw new ServerRefusal(400, "sortOn.validation", "sortOn is createdAt or updatedAt.");
  }
  const direction = r.query.get("sortOrder") ?? "DESC";
  if (!["ASC", "DESC"].includes(direction)) {
    throw new ServerRefusal(400, "sortOrder.validation", "sortOrder is ASC or DESC.");
  }
  return { field, direction };
}

function list(r: ServerRequest): SentResponse {
  const { sessions } = account(r);
  const status = r.query.get("status");
  if (status !== null && !SESSION_STATUSES.includes(status)) {
    throw new ServerRefusal(400, "invalid-parameter", "status is none of the statuses of a session.");
  }
  const from = instant(r, "from");
  const to = instant(r, "to");
  if (from !== undefined && to !== undefined && from > to) {
    throw new ServerRefusal(400, "invalid-date-range", "from is after to.");
  }
  const { field, direction } = order(r);
  const sign = direction === "ASC" ? 1 : -1;
  const found = sessions
    .filter((one) => status === null || one.status === status)
    .filter((one) => from === undefined || at(one, "createdAt") >= from)
    .filter((one) => to === undefined || at(one, "createdAt") < to)
    .sort((a, b) => sign * (at(a, field) - at(b, field)) || (a.id < b.id ? sign : -sign));
  const orders = [
    { direction, property: field },
    { direction, property: "id" },
  ];
  return paged(r, found, { size: 100, max: 100, strict: true }, { sort: { orders } });
}

const SESSIONS = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";

export const sessions = operationsOf({
  listPaymentSessions: [`GET ${SESSIONS}`, list, { scope: "manage:pay-in-sessions" }],
  createPaymentSession: [
    `POST ${SESSIONS}`,
    once((r) => {
      account(r);
      throw new ServerRefusal(400, "no-suitable-provider", "Payment sessions are not enabled for the company.");
    }),
  ],
  getPayIn: [
    "GET /v1/pay-ins/{payInId}",
    (r) => ok(resourceOf(r.tenant.payIns, r.params["payInId"]?.toLowerCase(), "pay-in-not-found")),
    { scope: "manage:pay-in-sessions" },
  ],
});
