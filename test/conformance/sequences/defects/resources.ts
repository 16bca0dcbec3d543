// Defects of transfers, webhooks, parties and companies that only a sequence of requests shows.

import type { JsonObject } from "../../../../model/document.ts";
import { idIn, is, isOk, plus, resultOf, rowsOf, type SequenceDefect, shownInBalances, webhook } from "./defect.ts";

/** Defects of transfers, webhooks, parties and companies. */
export const resources: SequenceDefect[] = [
  {
    id: "money-made",
    what: "a transfer is credited and never taken from the sender",
    rule: "sequence-money",
    subject: "transfers",
    isFailure: false,
    meddle: shownInBalances(
      (request) => is(request, "POST", /transfers(\/crypto|\/fiat)?$/),
      (amount, times) => {
        amount["total"] = plus(amount["total"], 0.01 * times);
        amount["available"] = plus(amount["available"], 0.01 * times);
      },
    ),
  },
  {
    id: "reserved-above-total",
    what: "transfers reserve more than there is",
    rule: "sequence-balances",
    subject: "transfers",
    isFailure: true,
    meddle: shownInBalances(
      (request) => is(request, "POST", /transfers(\/crypto|\/fiat)?$/),
      (amount, times) => {
        if (times > 0) amount["reserved"] = plus(amount["total"], 1);
      },
    ),
  },
  {
    id: "newest-transfer-missing",
    what: "the list of transfers misses the newest one",
    rule: "sequence-listed",
    subject: "transfers",
    isFailure: false,
    meddle: () => {
      let newest: unknown;
      return async (request, next) => {
        const reply = await next(request);
        if (is(request, "POST", /\/transfers\/(crypto|fiat)$/) && isOk(reply)) newest = resultOf(reply)["id"];
        if (is(request, "GET", /\/transfers$/)) reply.json["result"] = rowsOf(reply).filter(({ id }) => id !== newest);
        return reply;
      };
    },
  },
  {
    id: "newest-webhook-missing",
    what: "the list of webhooks misses the newest one",
    rule: "sequence-listed",
    subject: "webhooks",
    isFailure: true,
    meddle: () => {
      let newest: unknown;
      return async (request, next) => {
        const reply = await next(request);
        if (is(request, "POST", /\/webhooks$/) && isOk(reply)) newest = resultOf(reply)["id"];
        if (is(request, "GET", /\/webhooks$/)) reply.json["result"] = rowsOf(reply).filter(({ id }) => id !== newest);
        return reply;
      };
    },
  },
  {
    id: "change-lost",
    what: "a change of a webhook is accepted and not kept",
    rule: "sequence-read-back",
    subject: "webhooks",
    isFailure: true,
    meddle: () => {
      const first = new Map<string, JsonObject>();
      return async (request, next) => {
        const reply = await next(request);
        const result = resultOf(reply);
        if (is(request, "POST", /\/webhooks$/) && isOk(reply)) first.set(String(result["id"]), { ...result });
        if (is(request, "GET", webhook) && isOk(reply)) Object.assign(result, first.get(String(result["id"])));
        return reply;
      };
    },
  },
  {
    id: "second-change-lost",
    what: "only the first change of a webhook is kept",
    rule: "sequence-read-back",
    subject: "webhooks",
    isFailure: true,
    meddle: () => {
      const kept = new Map<string, JsonObject>();
      return async (request, next) => {
        const reply = await next(request);
        const id = idIn(request);
        if (is(request, "PUT", webhook) && isOk(reply) && !kept.has(id)) kept.set(id, { ...resultOf(reply) });
        if (is(request, "GET", webhook) && isOk(reply)) Object.assign(resultOf(reply), kept.get(id));
        return reply;
      };
    },
  },
  {
    id: "refused-change-kept",
    what: "a change of a webhook that was refused is carried out",
    rule: "sequence-refused",
    subject: "webhooks",
    isFailure: true,
    meddle: () => {
      const changed = new Map<string, JsonObject>();
      return async (request, next) => {
        const reply = await next(request);
        if (is(request, "PUT", webhook) && !isOk(reply))
          changed.set(idIn(request), { url: request.json?.["url"] ?? "" });
        if (is(request, "GET", webhook) && isOk(reply)) Object.assign(resultOf(reply), changed.get(idIn(request)));
        return reply;
      };
    },
  },
  {
    id: "deleted-still-listed",
    what: "a deleted webhook is still listed",
    rule: "sequence-gone",
    subject: "webhooks",
    isFailure: true,
    meddle: () => {
      const deleted: JsonObject[] = [];
      const shown = new Map<string, JsonObject>();
      return async (request, next) => {
        const reply = await next(request);
        if (is(request, "POST", /\/webhooks$/) && isOk(reply))
          shown.set(String(resultOf(reply)["id"]), resultOf(reply));
        if (is(request, "DELETE", webhook) && isOk(reply)) deleted.push(shown.get(idIn(request)) ?? {});
        if (is(request, "GET", /\/webhooks$/) && isOk(reply)) reply.json["result"] = [...rowsOf(reply), ...deleted];
        return reply;
      };
    },
  },
  {
    id: "deleted-party-found",
    what: "a deleted party is still found",
    rule: "sequence-gone",
    subject: "parties",
    isFailure: false,
    meddle: () => async (request, next) =>
      is(request, "DELETE", /\/parties\/[^/]+$/) ? next({ ...request, method: "GET" }) : next(request),
  },
  {
    id: "same-id-again",
    what: "two company wallets are given one ID",
    rule: "sequence-new",
    subject: "company",
    isFailure: false,
    meddle: () => {
      let id: string | undefined;
      return async (request, next) => {
        const reply = await next(request);
        if (!is(request, "POST", /\/company-wallets$/) || !isOk(reply)) return reply;
        id ??= String(resultOf(reply)["id"]);
        resultOf(reply)["id"] = id;
        return reply;
      };
    },
  },
];
