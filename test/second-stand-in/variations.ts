// Legal variations: servers that differ from the faithful one and keep the documents. None of them is to be blamed.

import { object } from "./basics.ts";
import { anyReply, body, delivered, result, success, told } from "./defects/tools.ts";
import { cut } from "./lists.ts";
import type { Json, Rules, World } from "./model.ts";

interface Variation {
  name: string;
  /** What is different, in one sentence. */
  what: string;
  /** Why that is legal. */
  why: string;
  apply: (rules: Rules, world: World) => void;
}

type Row = [name: string, what: string, why: string, apply: Variation["apply"]];

const rows: Row[] = [
  [
    "duplicates",
    "Every event is delivered twice.",
    "Deliveries are at least once (F182).",
    delivered("*", (out) => [out, { ...out, wait: out.wait + 2 }]),
  ],
  [
    "order-reversed",
    "Later events arrive before earlier ones.",
    "No order is guaranteed (F182).",
    delivered("*", (out, world) => [{ ...out, wait: 1 + ((1000 - world.counter) % 8) }]),
  ],
  [
    "deliveries-late",
    "Deliveries take a second or more.",
    "1 to 20 seconds are typical (F182).",
    delivered("*", (out, world) => [{ ...out, wait: out.wait + 1000 / world.pace }]),
  ],
  [
    "deliveries-with-put",
    "Deliveries use the method PUT.",
    "The method of a delivery is not documented (F180).",
    delivered("*", (out) => [{ ...out, method: "PUT" }]),
  ],
  [
    "deliveries-plain-type",
    "Deliveries have the media type application/json without a charset, and headers of their own.",
    "The other headers of a delivery are not documented (F180).",
    delivered("*", (out) => [
      { ...out, headers: { "Content-Type": "application/json", "X-Delivery": "1", "User-Agent": "courier" } },
    ]),
  ],
  [
    "doubled-z",
    "occurredAt ends with a doubled Z.",
    "Samples end like that (F183).",
    told("*", (r) => r["occurredAt"] && Object.assign(r, { occurredAt: `${r["occurredAt"]}Z` })),
  ],
  [
    "retries-once",
    "A refused delivery is tried one more time only, much later.",
    "The retry schedule is not documented.",
    (rules) => {
      rules.retries = [60];
    },
  ],
  [
    "elements-of-page",
    "numberOfElements counts the entries of the page.",
    "What it counts is not documented (F20).",
    (rules) => {
      rules.page = (r, items, page, size) => {
        const usual = cut(r, items, page, size);
        return { ...usual, pagination: { ...usual.pagination, numberOfElements: usual.items.length } };
      };
    },
  ],
  [
    "created-201",
    "Parties and webhooks are created with 201.",
    "The status of these operations is not documented.",
    success("createParty registerWebhook", (reply) => ({ ...reply, status: 201 })),
  ],
  [
    "result-absent-on-error",
    "An error has no result.",
    "It is absent, null or empty (F18).",
    anyReply("*", (reply) => {
      if (reply.status < 400 || typeof reply.body === "string") return reply;
      const { result: _, ...rest } = reply.body;
      return { ...reply, body: rest };
    }),
  ],
  [
    "result-empty-on-error",
    "The result of an error is an empty object.",
    "It is absent, null or empty (F18).",
    anyReply("*", (reply) =>
      reply.status < 400 || typeof reply.body === "string" ? reply : { ...reply, body: { ...reply.body, result: {} } },
    ),
  ],
  [
    "failed-at-null",
    "failedAt of a pay-in that settled is null.",
    "A sample shows it like that (F27).",
    result("getPayIn", (one) => one["status"] === "SETTLED" && Object.assign(one, { failedAt: null })),
  ],
  [
    "more-fields",
    "All results have fields that nobody knows.",
    "Responses may have more fields.",
    body("*", (b) => {
      b["elapsed"] = 4;
      const value = b["result"];
      for (const one of Array.isArray(value) ? value : [value])
        if (typeof one === "object" && one !== null) Object.assign(one, { etag: "w/1", tags: [] });
    }),
  ],
  [
    "last-page-size",
    "Lists without a documented maximum have at most 5 entries on a page.",
    "The maximum is documented for sessions alone (F105).",
    (rules) => {
      rules.page = (r, items, page, size) =>
        cut(r, items, page, r.operation === "listPaymentSessions" ? size : Math.min(size, 5));
    },
  ],
  [
    "id-order-other",
    "Sessions of the same instant are in the other order of their ids.",
    "The direction of the tiebreaker is not documented (F108).",
    (rules) => {
      rules.list.push((r, items) => {
        if (r.operation !== "listPaymentSessions") return items;
        const field = r.query.get("sortOn") ?? "createdAt";
        return [...Map.groupBy(items, (one) => object(one)[field]).values()].flatMap((group) => group.reverse());
      });
      body("listPaymentSessions", (b) => {
        const last = (object(b["sort"])["orders"] as Json[]).at(-1);
        if (last) last["direction"] = last["direction"] === "ASC" ? "DESC" : "ASC";
      })(rules);
    },
  ],
  [
    "token-short-answer",
    "The token response has the three documented fields and no other.",
    "The others may be present (F169).",
    (rules) => {
      rules.last.push((host, reply) => {
        if (host !== "token" || reply.status !== 200 || typeof reply.body === "string") return reply;
        const { access_token, expires_in, token_type } = reply.body;
        return { ...reply, body: { access_token, expires_in, token_type } };
      });
    },
  ],
  [
    "ramp-statuses",
    "Errors of the ramp service have other statuses.",
    "No status of a ramp code is documented but 401 and 403.",
    anyReply("*", (reply, r) =>
      r.host === "ramp" && [404, 409, 412, 415, 422].includes(reply.status)
        ? { ...reply, status: reply.status === 404 ? 410 : 400 }
        : reply,
    ),
  ],
  [
    "clamped-wallet-size",
    "The wallet list has one wallet on a page, whatever size says.",
    "Its maximum size is not documented (F114).",
    (rules) => {
      rules.page = (r, items, page, size) => cut(r, items, page, r.operation === "listWallets" ? 1 : size);
    },
  ],
];

export const VARIATIONS: Variation[] = rows.map(([name, what, why, apply]) => ({ name, what, why, apply }));
