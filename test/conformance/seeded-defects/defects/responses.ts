// Defects of one response by itself: status, headers, body, envelope, codes.

import { asArray, asObject } from "../../../../model/document.ts";
import { refuse } from "../handlers.ts";
import { body, type Defect, member, off, on, result, rowMember, rows, when } from "./defect.ts";

/** Defects of one response by itself: status, headers, body, envelope, codes. */
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
    id: "html-error",
    what: "an unknown path gives HTML",
    check: "envelope",
    behaviour: when(
      (a, c) => a.status === 404 && c === undefined,
      (a) => {
        a.text = "<h1>Not found</h1>";
        a.headers["content-type"] = "text/html";
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
  {
    id: "stated-field-missing",
    what: "a created transfer between accounts lacks its status",
    check: "body-schema",
    behaviour: member("createAccountToAccountTransfer", "status", undefined),
  },
  {
    id: "pagination-missing",
    what: "the session list lacks pagination",
    check: "body-schema",
    behaviour: on("listPaymentSessions", (a) => {
      delete body(a)["pagination"];
    }),
  },
  {
    id: "number-for-decimal",
    what: "balances are JSON numbers",
    check: "body-schema",
    behaviour: on("listWallets", (a) => {
      for (const row of rows(a))
        for (const balance of asArray(row["balances"]))
          asObject(balance)["amount"] = { total: 1.5, available: 1.5, reserved: 0 };
    }),
  },
  {
    id: "decimal-with-comma",
    what: "a pay-in amount has a comma",
    check: "body-schema",
    behaviour: member("getPayIn", "grossFiatAmount", "250,00"),
  },
  {
    id: "string-for-number",
    what: "the fee amount is a string",
    check: "body-schema",
    behaviour: member("calculateFee", "amount", "1.00"),
  },
  {
    id: "closed-enum",
    what: "a session is in the removed status COMPLETED",
    check: "body-schema",
    behaviour: rowMember("listPaymentSessions", "status", "COMPLETED"),
  },
  {
    id: "aml-status-unknown",
    what: "amlStatus is CLEARED",
    check: "body-schema",
    behaviour: rowMember("listWallets", "amlStatus", "CLEARED"),
  },
  {
    id: "chain-lower-case",
    what: "the chain of a wallet is in lower case",
    check: "body-schema",
    behaviour: rowMember("listWallets", "chain", "base"),
  },
  {
    id: "bad-uuid",
    what: "the account id of a pay-in is no uuid",
    check: "body-schema",
    behaviour: member("getPayIn", "accountId", "account-1001"),
  },
  {
    id: "bad-instant",
    what: "createdAt of a pay-in is a date only",
    check: "body-schema",
    behaviour: member("getPayIn", "createdAt", "2026-09-16"),
  },
  {
    id: "epoch-instant",
    what: "createdAt of a ramp request is a number",
    check: "body-schema",
    behaviour: member("getRampRequest", "createdAt", 1_790_000_000),
  },
  {
    id: "null-not-allowed",
    what: "the wallet address is null",
    check: "body-schema",
    behaviour: rowMember("listWallets", "address", null),
  },
  {
    id: "version-as-string",
    what: "the version of a ramp request is a string",
    check: "body-schema",
    behaviour: member("getRampRequest", "version", "0"),
  },
  {
    id: "result-not-wrapped",
    what: "pairs come without `result`",
    check: "body-schema",
    behaviour: on("listOnRampPairs", (a) => {
      a.json = { success: true, pairs: [] };
    }),
  },
  {
    id: "bank-account-type-closed",
    what: "the verification status of a bank account is APPROVED",
    check: "body-schema",
    behaviour: member("getCompanyBankAccount", "verificationStatus", "APPROVED"),
  },
  {
    id: "message-missing",
    what: "finance errors lack the message",
    check: "body-schema",
    behaviour: when(
      (a, c) => a.status === 404 && c?.operation.service === "finance",
      (a) => {
        for (const error of asArray(body(a)["errors"])) delete asObject(error)["message"];
      },
    ),
  },
  {
    id: "pair-without-to",
    what: "a currency pair lacks `to`",
    check: "body-schema",
    behaviour: rowMember("listOffRampPairs", "to", undefined),
  },
  {
    id: "no-deposit-details",
    what: "a ramp request awaiting funds has no deposit details",
    check: "body-schema",
    behaviour: on("approveRampRequest", (a) => {
      const r = result(a);
      delete r["depositBankAccount"];
      delete r["depositWallet"];
    }),
  },
  {
    id: "success-false-on-200",
    what: "a 200 says success false",
    check: "envelope",
    behaviour: on("listParties", (a) => {
      body(a)["success"] = false;
    }),
  },
  {
    id: "success-true-on-404",
    what: "a 404 says success true",
    check: "envelope",
    behaviour: when(
      (a) => a.status === 404,
      (a) => {
        body(a)["success"] = true;
      },
    ),
  },
  {
    id: "no-envelope",
    what: "a list comes as a bare array",
    check: "envelope",
    behaviour: on("listSupportedAssets", (a) => {
      a.json = rows(a);
    }),
  },
  {
    id: "empty-errors",
    what: "`errors` is empty on 403",
    check: "envelope",
    behaviour: when(
      (a) => a.status === 403,
      (a) => {
        body(a)["errors"] = [];
      },
    ),
  },
  {
    id: "error-as-object",
    what: "`error` stands in place of `errors`",
    check: "envelope",
    behaviour: when(
      (a, c) => a.status === 401 && c?.operation.service === "ramp",
      (a) => {
        const json = body(a);
        json["error"] = "UNAUTHORIZED";
        delete json["errors"];
      },
    ),
  },
  {
    id: "result-beside-errors",
    what: "a 400 carries a payload",
    check: "no-result-on-error",
    behaviour: when(
      (a) => a.status === 400,
      (a) => {
        if ("success" in asObject(a.json)) body(a)["result"] = { id: "x" };
      },
    ),
  },
  {
    id: "upper-case-code",
    what: "finance codes are in upper case",
    check: "error-code",
    behaviour: when(
      (a, c) => a.status === 404 && c?.operation.service === "finance",
      (a) => {
        body(a)["errors"] = [{ code: "ACCOUNT_NOT_FOUND", message: "No." }];
      },
    ),
  },
  {
    id: "kebab-ramp-code",
    what: "ramp writes not-found for NOT_FOUND",
    check: "error-code",
    behaviour: when(
      (a, c) => a.status === 404 && c?.operation.service === "ramp",
      (a) => {
        body(a)["errors"] = [{ code: "not-found" }];
      },
    ),
  },
  {
    id: "code-of-another-status",
    what: "a 404 has the code invalid-parameter",
    check: "error-code",
    behaviour: when(
      (a, c) => a.status === 404 && c?.operation.service === "finance",
      (a) => {
        body(a)["errors"] = [{ code: "invalid-parameter", message: "No." }];
      },
    ),
  },
  {
    id: "empty-401",
    what: "a refused token is answered without a body",
    check: "envelope",
    behaviour: when(
      (a) => a.status === 401,
      (a) => {
        a.json = undefined;
      },
    ),
  },
];
