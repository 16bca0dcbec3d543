// Defects that only a sequence of requests shows: each is a gateway before the mock, with the rule that has to find it.

import { randomUUID } from "node:crypto";
import type { SequenceRuleName } from "../../../conformance/checks/sequences.ts";
import { asArray, asObject, type JsonObject } from "../../../model/document.ts";
import type { Meddler, Passing, Reply } from "./gateway.ts";

/** One defect. */
export interface SequenceDefect {
  id: string;
  /** What the server does wrong. */
  what: string;
  rule: SequenceRuleName;
  /** The subject whose sequences show it. */
  subject: string;
  /** True when a documented rule is broken, so that it is a failure; else it is a finding. */
  isFailure: boolean;
  /** Makes it anew for each server. */
  meddle: () => Meddler;
}

const isOk = ({ status }: Reply) => status >= 200 && status < 300;
const resultOf = ({ json }: Reply): JsonObject => asObject(json["result"]);
const rowsOf = ({ json }: Reply): JsonObject[] => asArray(json["result"]).map(asObject);
const is = ({ method, url }: Passing, wanted: string, path: RegExp) =>
  method === wanted && path.test(url.split("?")[0] ?? "");
const idIn = ({ url }: Passing) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(url)?.[0] ?? "";

/** Changes every balance of the accounts that have a wallet. */
function balances({ json }: Reply, change: (amount: JsonObject) => void): void {
  const [first] = asArray(json["result"]).map(asObject);
  const [balance] = asArray(first?.["balances"]).map(asObject);
  if (balance !== undefined) change(asObject(balance["amount"]));
}

const plus = (text: unknown, more: number) => (Number(text) + more).toFixed(6);

const wallets = /\/wallets$/;
const creations = /\/payment-requests$/;
const webhook = /\/webhooks\/[^/]+$/;
const ramp = /\/ramp-requests\/[^/]+$/;

/** Counts what happened, and has the balances of the first account show it. */
function shownInBalances(
  happens: (request: Passing, reply: Reply) => boolean,
  change: (amount: JsonObject, times: number) => void,
) {
  return (): Meddler => {
    let times = 0;
    let account: string | undefined;
    return async (request, next) => {
      const reply = await next(request);
      if (isOk(reply) && happens(request, reply)) times++;
      if (!is(request, "GET", wallets)) return reply;
      account ??= idIn(request);
      if (account === idIn(request)) balances(reply, (amount) => change(amount, times));
      return reply;
    };
  };
}

const reversed = (request: Passing) => is(request, "POST", /\/(reversal|reversals)$/);

/** Every defect. */
export const sequenceDefects: SequenceDefect[] = [
  {
    id: "repeat-creates-twice",
    what: "a repeated idempotency key creates a second payment request",
    rule: "sequence-repeat",
    subject: "payment-requests",
    isFailure: true,
    meddle: () => async (request, next) =>
      next(
        is(request, "POST", creations)
          ? { ...request, json: { ...request.json, idempotencyKey: randomUUID() } }
          : request,
      ),
  },
  {
    id: "parallel-repeat-creates-two",
    what: "two requests with one key that overlap create two payment requests",
    rule: "sequence-repeat",
    subject: "payment-requests",
    isFailure: true,
    meddle: () => {
      const underWay = new Set<string>();
      return async (request, next) => {
        const key = String(request.json?.["idempotencyKey"]);
        if (!is(request, "POST", creations) || underWay.has(key))
          return next({ ...request, ...(request.json && { json: { ...request.json, idempotencyKey: randomUUID() } }) });
        underWay.add(key);
        return next(request).finally(() => underWay.delete(key));
      };
    },
  },
  {
    id: "settlement-repeat-refused",
    what: "a settlement that is repeated with its key is refused",
    rule: "sequence-repeat",
    subject: "payment-requests",
    isFailure: true,
    meddle: () => {
      const seen = new Set<string>();
      return async (request, next) => {
        const reply = await next(request);
        const key = String(request.json?.["idempotencyKey"]);
        if (!is(request, "POST", /\/settlements$/) || !isOk(reply)) return reply;
        if (!seen.has(key)) {
          seen.add(key);
          return reply;
        }
        const errors = [{ code: "idempotency-key-conflict", message: "This key was used." }];
        return { ...reply, status: 409, json: { success: false, errors, result: null } };
      };
    },
  },
  {
    id: "settled-again",
    what: "a settled payment request can be settled again",
    rule: "sequence-settled-once",
    subject: "payment-requests",
    isFailure: false,
    meddle: () => {
      const settled = new Map<string, Reply>();
      return async (request, next) => {
        const reply = await next(request);
        if (!is(request, "POST", /\/settlements$/)) return reply;
        const which = idIn(request) || String(request.json?.["externalId"]);
        if (isOk(reply)) settled.set(which, reply);
        return reply.status < 500 ? (settled.get(which) ?? reply) : reply;
      };
    },
  },
  {
    id: "authorized-amount-lost",
    what: "a change of the authorized amount is not kept",
    rule: "sequence-read-back",
    subject: "payment-requests",
    isFailure: false,
    meddle: () => {
      const first = new Map<string, unknown>();
      return async (request, next) => {
        const reply = await next(request);
        const result = resultOf(reply);
        const id = String(result["id"]);
        if (result["authorizedAmount"] === undefined) return reply;
        if (!first.has(id)) first.set(id, result["authorizedAmount"]);
        else if (request.method !== "PATCH") result["authorizedAmount"] = first.get(id) as JsonObject;
        return reply;
      };
    },
  },
  {
    id: "money-lost-in-reversal",
    what: "a reversal does not give back everything",
    rule: "sequence-money",
    subject: "payment-requests",
    isFailure: false,
    meddle: shownInBalances(reversed, (amount, times) => {
      amount["total"] = plus(amount["total"], -0.5 * times);
      amount["available"] = plus(amount["available"], -0.5 * times);
    }),
  },
  {
    id: "reserved-not-released",
    what: "what was reserved stays reserved after a reversal",
    rule: "sequence-reserved",
    subject: "payment-requests",
    isFailure: false,
    meddle: shownInBalances(reversed, (amount, times) => {
      amount["reserved"] = plus(amount["reserved"], 0.5 * times);
      amount["available"] = plus(amount["available"], -0.5 * times);
    }),
  },
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
  {
    id: "status-goes-back",
    what: "an approved ramp request awaits approval again when it is read",
    rule: "sequence-status",
    subject: "ramp-requests",
    isFailure: true,
    meddle: () => async (request, next) => {
      const reply = await next(request);
      if (is(request, "GET", ramp) && resultOf(reply)["status"] === "AWAITING_FUNDS")
        resultOf(reply)["status"] = "AWAITING_APPROVAL";
      return reply;
    },
  },
  {
    id: "version-not-raised",
    what: "an approval leaves the version as it was",
    rule: "sequence-version",
    subject: "ramp-requests",
    isFailure: false,
    meddle: () => async (request, next) => {
      const reply = await next(request);
      if (is(request, "POST", /\/approve$/) && isOk(reply)) resultOf(reply)["version"] = request.json?.["version"] ?? 0;
      return reply;
    },
  },
  {
    id: "other-version-approved",
    what: "another version than the current one is approved",
    rule: "sequence-lock",
    subject: "ramp-requests",
    isFailure: true,
    meddle: () => async (request, next) => {
      const reply = await next(request);
      if (!is(request, "POST", /\/approve$/) || isOk(reply)) return reply;
      const read = await next({
        method: "GET",
        url: request.url.replace(/\/approve$/, ""),
        headers: request.headers,
        json: undefined,
      });
      const { version } = resultOf(read);
      return next({ ...request, json: { version: version ?? 0 } });
    },
  },
  {
    id: "two-approvals",
    what: "two approvals of one version that overlap are both accepted",
    rule: "sequence-lock",
    subject: "ramp-requests",
    isFailure: true,
    meddle: () => {
      const underWay = new Map<string, Promise<Reply>>();
      return async (request, next) => {
        if (!is(request, "POST", /\/approve$/)) return next(request);
        const id = idIn(request);
        const reply = underWay.get(id) ?? next(request);
        underWay.set(id, reply);
        return reply.finally(() => underWay.delete(id)).then((first) => structuredClone(first));
      };
    },
  },
  {
    id: "canceled-after-approval",
    what: "an approved ramp request can be canceled",
    rule: "sequence-approved",
    subject: "ramp-requests",
    isFailure: true,
    meddle: () => async (request, next) => {
      const reply = await next(request);
      if (!is(request, "POST", /\/cancel$/) || isOk(reply)) return reply;
      return next({
        method: "GET",
        url: request.url.replace(/\/cancel$/, ""),
        headers: request.headers,
        json: undefined,
      });
    },
  },
  {
    id: "refused-approval-kept",
    what: "an approval that was refused is carried out",
    rule: "sequence-refused",
    subject: "ramp-requests",
    isFailure: true,
    meddle: () => async (request, next) => {
      const reply = await next(request);
      if (!is(request, "POST", /\/approve$/) || isOk(reply)) return reply;
      const read = await next({
        method: "GET",
        url: request.url.replace(/\/approve$/, ""),
        headers: request.headers,
        json: undefined,
      });
      await next({ ...request, json: { version: resultOf(read)["version"] ?? 0 } });
      return reply;
    },
  },
];
