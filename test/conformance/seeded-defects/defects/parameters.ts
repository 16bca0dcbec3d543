// Defects in what parameters are taken: broken ones let through, valid ones refused.

import { asObject } from "../../../../model/document.ts";
import { refuse } from "../handlers/answers.ts";
import { type Defect, off } from "./defect.ts";

/** Broken parameters let through, valid ones refused. */
export const parameters: Defect[] = [
  {
    id: "export-never",
    what: "the export of ramp requests is always 404",
    check: "accepts-valid",
    behaviour: { handlers: { exportRampRequests: () => refuse(404, "NOT_FOUND") } },
  },
  {
    id: "size-100-refused",
    what: "size 100 is refused",
    check: "accepts-valid",
    behaviour: {
      handlers: {},
      answer: (a, c) => {
        if (c?.operation.operationId === "listPaymentSessions" && c.query.get("size") === "100" && c.query.size === 1)
          Object.assign(a, refuse(400, "size.validation"), { headers: a.headers });
      },
    },
  },
  {
    id: "status-value-refused",
    what: "the status REFUNDING is refused",
    check: "accepts-valid",
    behaviour: {
      answer: (a, c) => {
        if (c?.query.get("status") === "REFUNDING")
          Object.assign(a, refuse(400, "invalid-parameter"), { headers: a.headers });
      },
    },
  },
  {
    id: "page-type",
    what: "letters for the page are accepted",
    check: "refuses-wrong-type",
    behaviour: off("listPaymentSessions page type"),
  },
  {
    id: "wallet-size-type",
    what: "letters for the size of the wallet list are accepted",
    check: "refuses-wrong-type",
    behaviour: off("listWallets size type"),
  },
  {
    id: "status-unlisted",
    what: "an unknown status filter is accepted",
    check: "refuses-unlisted-value",
    behaviour: off("listPaymentSessions status enum"),
  },
  {
    id: "sort-on-status",
    what: "sorting on status is accepted",
    check: "refuses-unlisted-value",
    behaviour: off("listPaymentSessions sortOn enum"),
  },
  {
    id: "sort-order-unlisted",
    what: "an unknown sortOrder is accepted",
    check: "refuses-unlisted-value",
    behaviour: off("listPaymentSessions sortOrder enum"),
  },
  {
    id: "size-101",
    what: "size 101 is accepted",
    check: "refuses-out-of-range",
    behaviour: off("listPaymentSessions size maximum"),
  },
  {
    id: "page-0",
    what: "page 0 is accepted",
    check: "refuses-out-of-range",
    behaviour: off("listPaymentSessions page minimum"),
  },
  {
    id: "wallet-page-0",
    what: "page 0 of the wallets is accepted",
    check: "refuses-out-of-range",
    behaviour: off("listWallets page minimum"),
  },
  {
    id: "wallet-size-0",
    what: "size 0 of the wallets is accepted",
    check: "refuses-out-of-range",
    behaviour: off("listWallets size minimum"),
  },
  {
    id: "from-not-instant",
    what: "`from` may be anything",
    check: "refuses-broken-format",
    behaviour: off("listPaymentSessions from format"),
  },
  {
    id: "to-not-instant",
    what: "`to` may be anything",
    check: "refuses-broken-format",
    behaviour: off("listPaymentSessions to format"),
  },
  {
    id: "account-id-malformed",
    what: "a malformed account id gives an empty list",
    check: "refuses-malformed-id",
    behaviour: off("listWallets accountId format", "listWallets account unknown"),
  },
  {
    id: "ramp-id-malformed",
    what: "a malformed ramp request id is taken",
    check: "refuses-malformed-id",
    behaviour: {
      off: ["getRampRequest rampRequestId format"],
      handlers: {
        getRampRequest: ({ world }) => ({
          status: 200,
          headers: {},
          json: { success: true, result: world.rampRequests[0] ?? null },
        }),
      },
    },
  },
  {
    id: "unknown-account-empty",
    what: "an unknown account has an empty list of sessions",
    check: "refuses-unknown-id",
    behaviour: off("listPaymentSessions account unknown"),
  },
  {
    id: "unknown-pay-in",
    what: "an unknown pay-in gives 200 with null",
    check: "refuses-unknown-id",
    behaviour: {
      handlers: {
        getPayIn: ({ world, path }) => ({
          status: 200,
          headers: {},
          json: { success: true, result: world.payIns.find(({ id }) => id === path["payInId"]) ?? null },
        }),
      },
    },
  },
  {
    id: "method-ignored",
    what: "an undeclared method works",
    check: "refuses-undeclared-method",
    behaviour: off("method"),
  },
  {
    id: "404-for-malformed",
    what: "a malformed account id gives 404",
    check: "documented-error",
    behaviour: {
      answer: (a, c) => {
        if (
          a.status === 400 &&
          c?.operation.operationId === "listPaymentSessions" &&
          c.path["accountId"]?.includes("not-a")
        )
          Object.assign(a, refuse(404, "account-not-found"), { headers: a.headers });
      },
    },
  },
  {
    id: "size-code",
    what: "size 101 has the code invalid-request",
    check: "documented-error",
    behaviour: {
      answer: (a, c) => {
        if (c?.query.get("size") === "101" && a.status === 400) a.json = asObject(refuse(400, "invalid-request").json);
      },
    },
  },
  {
    id: "pay-in-404-code",
    what: "an unknown pay-in has another code",
    check: "documented-error",
    behaviour: {
      answer: (a, c) => {
        if (a.status === 404 && c?.operation.operationId === "getPayIn")
          a.json = asObject(refuse(404, "code-not-documented").json);
      },
    },
  },
  {
    id: "method-code",
    what: "a wrong method on ramp has the code NOT_FOUND",
    check: "documented-error",
    behaviour: {
      answer: (a) => {
        if (a.status === 405 && JSON.stringify(a.json).includes("METHOD_NOT_SUPPORTED"))
          a.json = asObject(refuse(405, "NOT_FOUND").json);
      },
    },
  },
  {
    id: "status-case",
    what: "a status may be written in lower case",
    check: "refuses-unlisted-value",
    behaviour: off("listPaymentSessions status case"),
  },
  {
    id: "status-blank",
    what: "a blank behind a status is ignored",
    check: "refuses-unlisted-value",
    behaviour: off("listPaymentSessions status blank"),
  },
  {
    id: "from-without-zone",
    what: "`from` may lack its zone",
    check: "refuses-broken-format",
    behaviour: off("listPaymentSessions from zone"),
  },
];
