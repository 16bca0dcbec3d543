// Defects of the status and the headers of one response.

import { refuse } from "../handlers/answers.ts";
import { type Defect, off, on, when } from "./defect.ts";

/** Defects of the status and the headers of one response. */
export const responses: Defect[] = [
  {
    id: "success-201-for-200",
    what: "the session list answers 201",
    check: "status-known",
    behaviour: on("listPaymentSessions", (a) => {
      a.status = 201;
    }),
  },
  {
    id: "approve-202",
    what: "approve answers 202",
    check: "status-known",
    behaviour: on("approveRampRequest", (a) => {
      a.status = 202;
    }),
  },
  {
    id: "ramp-redirect",
    what: "ramp answers unknown methods with a redirect",
    check: "refuses-undeclared-method",
    behaviour: when(
      (a, c) => a.status === 405 && c === undefined,
      (a) => {
        a.status = 302;
      },
    ),
  },
  {
    id: "dropped-connection",
    what: "the fee call ends without an answer",
    check: "status-known",
    behaviour: on("calculateFee", (a) => {
      a.status = 0;
    }),
  },
  {
    id: "500-on-read",
    what: "reading a ramp request fails",
    check: "no-server-error",
    behaviour: { handlers: { getRampRequest: () => refuse(500, "INTERNAL_SERVER_ERROR") } },
  },
  {
    id: "500-on-listed",
    what: "the list of transfers fails",
    check: "no-server-error",
    behaviour: { handlers: { listTransfers: () => refuse(500, "internal-error") } },
  },
  {
    id: "500-on-bad-json",
    what: "malformed JSON gives 500",
    check: "no-server-error",
    behaviour: when(
      (a, c) => a.status === 400 && c?.operation.operationId === "registerWebhook",
      (a) => {
        a.status = 500;
      },
    ),
  },
  {
    id: "content-type-text",
    what: "wallets come as text/plain",
    check: "content-type",
    behaviour: on("listWallets", (a) => {
      a.headers["content-type"] = "text/plain";
    }),
  },
  {
    id: "problem-json",
    what: "errors come as application/problem+json",
    check: "content-type",
    behaviour: when(
      (a) => a.status === 404,
      (a) => {
        a.headers["content-type"] = "application/problem+json";
      },
    ),
  },
  {
    id: "export-as-json",
    what: "the export is JSON",
    check: "content-type",
    behaviour: on("exportRampRequests", (a) => {
      a.text = "{}";
      a.headers["content-type"] = "application/json";
    }),
  },
  {
    id: "no-correlation",
    what: "no X-Correlation-Id on success",
    check: "correlation-id-present",
    behaviour: on("listWallets", (a) => {
      delete a.headers["x-correlation-id"];
    }),
  },
  {
    id: "no-correlation-401",
    what: "no X-Correlation-Id on 401",
    check: "correlation-id-present",
    behaviour: when(
      (a) => a.status === 401,
      (a) => {
        delete a.headers["x-correlation-id"];
      },
    ),
  },
  {
    id: "no-correlation-403",
    what: "no X-Correlation-Id on 403",
    check: "correlation-id-present",
    behaviour: when(
      (a) => a.status === 403,
      (a) => {
        delete a.headers["x-correlation-id"];
      },
    ),
  },
  {
    id: "malformed-correlation",
    what: "generated ids have braces",
    check: "correlation-id-present",
    behaviour: when(
      () => true,
      (a) => {
        if (a.headers["x-correlation-id"]?.length === 36)
          a.headers["x-correlation-id"] = `{${a.headers["x-correlation-id"]}}`;
      },
    ),
  },
  {
    id: "correlation-not-echoed",
    what: "own ids do not come back",
    check: "correlation-id-echoed",
    behaviour: off("correlation echo"),
  },
  {
    id: "correlation-not-echoed-401",
    what: "own ids do not come back on 401",
    check: "correlation-id-echoed",
    behaviour: off("correlation 401"),
  },
];
