// Defects of payment requests that only a sequence of requests shows.

import { randomUUID } from "node:crypto";
import type { JsonObject } from "../../../../model/document.ts";
import type { GatewayResponse } from "../gateway.ts";
import { creations, idIn, is, isOk, plus, resultOf, reversed, type SequenceDefect, shownInBalances } from "./defect.ts";

/** Defects of payment requests. */
export const paymentRequests: SequenceDefect[] = [
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
      const settled = new Map<string, GatewayResponse>();
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
];
