// Variations of statuses, media types and headers.

import type { Contracts } from "../../../../conformance/contracts.ts";
import { successesOf } from "../../../../model/calls.ts";
import { asObject } from "../../../../model/document.ts";
import { isCertain } from "../../../../model/evidence.js";
import type { Answer, Behaviour } from "../behaviour.ts";
import { endedOn } from "../ended.ts";
import { refuse } from "../handlers/answers.ts";
import { isSuccess, plain, type Variation } from "./variation.ts";

function otherSuccess(status: number): () => Behaviour {
  return () => ({
    answer(answer, call) {
      if (call === undefined || !isSuccess(answer)) return;
      const spec = successesOf(call.operation);
      if (spec.every(({ evidence }) => !isCertain(evidence))) answer.status = status;
    },
  });
}

function noContent(): Behaviour {
  return {
    answer(answer, call) {
      if (call?.operation.method === "DELETE" && isSuccess(answer))
        Object.assign(answer, { status: 204, json: undefined });
    },
  };
}

const gone = (answer: Answer, status: number) =>
  Object.assign(answer, { status, headers: {}, json: undefined, text: "Gone." });

/** Both ways in which incomplete beneficiary data can show when a payout route is created. */
function incompleteRoute(change: (answer: Answer) => void): () => Behaviour {
  return () => ({
    answer(answer, call) {
      if (call?.operation.operationId === "createPayoutRoute" && isSuccess(answer)) change(answer);
    },
  });
}

/** Variations of statuses, media types and headers. */
export const statuses: Variation[] = [
  {
    id: "incomplete-route-failed",
    what: "a payout route on incomplete beneficiary data is created, and has failed",
    behaviour: incompleteRoute((answer) => {
      const json = structuredClone(asObject(answer.json));
      Object.assign(asObject(json["result"]), { status: "FAILED" });
      answer.json = json;
    }),
  },
  {
    id: "incomplete-route-refused",
    what: "a payout route on incomplete beneficiary data is refused",
    behaviour: incompleteRoute((answer) => {
      Object.assign(answer, refuse(422, "beneficiary-data-incomplete"), { headers: answer.headers });
    }),
  },
  { id: "success-200", what: "200 where the success status is assumed", behaviour: otherSuccess(200) },
  { id: "success-201", what: "201 where the success status is assumed", behaviour: otherSuccess(201) },
  { id: "success-202", what: "202 where the success status is assumed", behaviour: otherSuccess(202) },
  { id: "delete-204", what: "deletions answer 204 without a body", behaviour: noContent },
  {
    id: "method-404",
    what: "finance answers a wrong method with 404",
    behaviour: plain({
      answer: (a) => {
        if (a.status === 405 && JSON.stringify(a.json).includes("code-not-documented")) a.status = 404;
      },
    }),
  },
  {
    id: "ramp-status-422",
    what: "ramp validation errors come with 422",
    behaviour: plain({
      answer: (a, c) => {
        if (a.status === 400 && c?.operation.api === "ramp") a.status = 422;
      },
    }),
  },
  {
    id: "lock-412",
    what: "an optimistic lock comes with 412",
    behaviour: plain({
      answer: (a, c) => {
        const isLock = JSON.stringify(a.json ?? null).includes("OPTIMISTIC_LOCK_EXCEPTION");
        if (isLock && a.status === 409 && c?.operation.api === "ramp") a.status = 412;
      },
    }),
  },
  {
    id: "media-type-400",
    what: "a wrong content type gives 400",
    behaviour: plain({
      answer: (a) => {
        if (a.status === 415) a.status = 400;
      },
    }),
  },
  {
    id: "charset",
    what: "content types name a charset",
    behaviour: plain({
      answer: (a) => {
        if (a.json !== undefined) a.headers["content-type"] = "Application/JSON;charset=UTF-8";
      },
    }),
  },
  {
    id: "more-headers",
    what: "answers carry headers more",
    behaviour: plain({
      answer: (a) => {
        Object.assign(a.headers, { "x-frame-options": "DENY", vary: "Accept", "cache-control": "no-store, private" });
      },
    }),
  },
  {
    id: "connection-close",
    what: "connections are closed after each answer",
    behaviour: plain({
      answer: (a) => {
        a.headers["connection"] = "close";
      },
    }),
  },
  ...[404, 410].map((status) => ({
    id: `gone-${status}`,
    what: `an operation has ended on its sunset, and returns ${status} without an envelope`,
    contracts: (contracts: Contracts) => endedOn(contracts, "listWallets", "2026-01-31"),
    behaviour: plain({ answer: (a, c) => void (c?.operation.operationId === "listWallets" && gone(a, status)) }),
  })),
  {
    id: "served-before-sunset",
    what: "an operation is deprecated, and served until its sunset",
    contracts: (contracts) => endedOn(contracts, "listWallets", "9999-12-31"),
    behaviour: plain({
      answer: (a, c) => {
        if (c?.operation.operationId === "listWallets")
          Object.assign(a.headers, { deprecation: "@1688169599", sunset: "Fri, 31 Dec 9999 00:00:00 GMT" });
      },
    }),
  },
  {
    id: "excel-export",
    what: "the export is a spreadsheet",
    behaviour: plain({
      handlers: {
        exportRampRequests: () => ({
          status: 200,
          headers: { "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
          text: "PK binary",
        }),
      },
    }),
  },
];
