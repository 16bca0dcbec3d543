// Single defects of the seeded server, each with the check that has to find it.

import { asArray, asObject, type Json, type JsonObject } from "../../../scripts/lib/openapi.ts";
import type { Target } from "../types.ts";
import type { Answer, Behaviour, Call } from "./behaviour.ts";
import { refuse } from "./handlers.ts";
import { newId } from "./world.ts";

/** One defect. */
export interface Defect {
  /** kebab-case, unique. */
  id: string;
  /** What the server does wrong. */
  what: string;
  /** Name of the check that has to find it. */
  check: string;
  behaviour: Behaviour;
  /** What the run is told beside the usual, for defects that need it. */
  target?: Partial<Target>;
}

/** Changes the successful answers of some operations. */
function on(operationIds: string | string[], change: (answer: Answer, call: Call) => void): Behaviour {
  const wanted = [operationIds].flat();
  return {
    answer(answer, call) {
      if (call === undefined || !wanted.includes(call.operation.operationId)) return;
      if (answer.status >= 200 && answer.status < 300) change(answer, call);
    },
  };
}

/** Changes every answer that fits. */
function when(fits: (answer: Answer, call: Call | undefined) => boolean, change: (answer: Answer) => void): Behaviour {
  return {
    answer(answer, call) {
      if (fits(answer, call)) change(answer);
    },
  };
}

/** Copies the JSON first: examples are shared between answers. */
function body(answer: Answer): JsonObject {
  answer.json = structuredClone(answer.json ?? null);
  return asObject(answer.json);
}

function result(answer: Answer): JsonObject {
  return asObject(body(answer)["result"]);
}

function rows(answer: Answer): JsonObject[] {
  return asArray(body(answer)["result"]).map(asObject);
}

function pagination(answer: Answer): JsonObject {
  return asObject(body(answer)["pagination"]);
}

/** Sets or, with undefined, removes a member of the result. */
function member(operationId: string, name: string, value: Json | undefined): Behaviour {
  return on(operationId, (answer) => {
    const target = result(answer);
    if (value === undefined) delete target[name];
    else target[name] = value;
  });
}

/** The same for each row of a list. */
function rowMember(operationId: string, name: string, value: Json | undefined): Behaviour {
  return on(operationId, (answer) => {
    for (const row of rows(answer)) {
      if (value === undefined) delete row[name];
      else row[name] = value;
    }
  });
}

const off = (...rules: string[]): Behaviour => ({ off: rules });

const responses: Defect[] = [
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
    id: "token-cacheable",
    what: "the token answer may be cached",
    check: "headers",
    behaviour: when(
      (a) => asObject(a.json)["access_token"] !== undefined,
      (a) => {
        delete a.headers["cache-control"];
      },
    ),
  },
  {
    id: "required-missing",
    what: "wallets lack amlStatus",
    check: "body-schema",
    behaviour: rowMember("listWallets", "amlStatus", undefined),
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
];

const exposure: Defect[] = [
  {
    id: "api-key-read",
    what: "reading a webhook shows apiKey",
    check: "write-only-hidden",
    behaviour: on("getWebhook", (a) => {
      asObject(result(a)["authenticationMethod"])["apiKey"] = "leaked-key";
    }),
  },
  {
    id: "password-masked",
    what: "the webhook list shows a masked password",
    check: "write-only-hidden",
    behaviour: on("listWebhooks", (a) => {
      for (const row of rows(a)) asObject(row["authenticationMethod"])["password"] = "****";
    }),
  },
  {
    id: "api-key-registered",
    what: "the answer to a registration repeats apiKey",
    check: "write-only-hidden",
    behaviour: on("registerWebhook", (a, call) => {
      result(a)["authenticationMethod"] = call.body["authenticationMethod"];
    }),
  },
  {
    id: "account-number-read",
    what: "a pay-out bank account shows its account number",
    check: "write-only-hidden",
    behaviour: on("getPayoutBankAccount", (a) => {
      result(a)["accountNumber"] = "000123456789";
    }),
  },
  {
    id: "share-token-read",
    what: "an account shows the identity share token",
    check: "write-only-hidden",
    behaviour: member("getAccount", "party", { identityShareToken: "share" }),
  },
  {
    id: "pay-in-provider",
    what: "a pay-in shows a provider reference",
    check: "pay-in-hides",
    behaviour: member("getPayIn", "providerReference", "prv-1"),
  },
  {
    id: "pay-in-key",
    what: "a pay-in shows an idempotency key",
    check: "pay-in-hides",
    behaviour: member("getPayIn", "idempotencyKey", "adf7190c-b264-4358-9bae-40c352bfe401"),
  },
  {
    id: "pay-in-internal",
    what: "a pay-in shows an internal transaction id",
    check: "pay-in-hides",
    behaviour: member("getPayIn", "internalTransactionId", "77"),
  },
  {
    id: "pay-in-failure-text",
    what: "a pay-in shows raw failure text",
    check: "pay-in-hides",
    behaviour: member("getPayIn", "failureReason", "ORA-00001: unique constraint violated"),
  },
  {
    id: "full-form-in-list",
    what: "the list of bank accounts carries the IBAN",
    check: "list-form",
    behaviour: rowMember("listCompanyBankAccounts", "iban", "IE46EXMP90000112345678"),
  },
  {
    id: "vat-number-in-list",
    what: "the list of parties carries vatNumber",
    check: "list-form",
    behaviour: rowMember("listParties", "vatNumber", "SE556677889901"),
  },
];

const requests: Defect[] = [
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
    id: "fee-amount-type",
    what: "a fee is calculated for text",
    check: "refuses-wrong-type",
    behaviour: off("calculateFee body/amount type", "calculateFee body/amount format"),
  },
  {
    id: "approve-version-type",
    what: "approve takes text as version",
    check: "refuses-wrong-type",
    behaviour: {
      ...off("approveRampRequest body/version type"),
      handlers: {
        approveRampRequest: ({ world }) => ({
          status: 200,
          headers: {},
          json: { success: true, result: world.rampRequests[0] ?? null },
        }),
      },
    },
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
    id: "currency-unlisted",
    what: "a transfer in an unknown cryptocurrency is accepted",
    check: "refuses-unlisted-value",
    behaviour: off("createAccountToAccountTransfer body/cryptocurrency enum"),
  },
  {
    id: "chain-unlisted",
    what: "a transfer on an unknown chain is accepted",
    check: "refuses-unlisted-value",
    behaviour: off("createAccountToAccountTransfer body/chain enum"),
  },
  {
    id: "invite-role-unlisted",
    what: "an invitation to an unknown role is accepted",
    check: "refuses-unlisted-value",
    behaviour: off("inviteCompanyUser body/role enum"),
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
    id: "invite-empty-email",
    what: "an invitation with an empty email is accepted",
    check: "refuses-out-of-range",
    behaviour: off("inviteCompanyUser body/email minLength"),
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
    id: "transfer-source-uuid",
    what: "a transfer from no uuid is accepted",
    check: "refuses-broken-format",
    behaviour: off("createAccountToAccountTransfer body/sourceAccountId format"),
  },
  {
    id: "key-not-uuid",
    what: "an idempotency key that is no uuid is accepted",
    check: "refuses-broken-format",
    behaviour: off("createPaymentRequest body/idempotencyKey format"),
  },
  {
    id: "amount-pattern",
    what: "a transfer of seven decimal places is accepted",
    check: "refuses-broken-pattern",
    behaviour: off("createAccountToAccountTransfer body/amount pattern"),
  },
  {
    id: "amount-number",
    what: "a transfer amount may be a number",
    check: "refuses-wrong-type",
    behaviour: off("createAccountToAccountTransfer body/amount type"),
  },
  {
    id: "webhook-http",
    what: "a webhook on plain http is accepted",
    check: "refuses-broken-pattern",
    behaviour: off("registerWebhook body/url pattern"),
  },
  {
    id: "webhook-http-put",
    what: "a webhook is moved to plain http",
    check: "refuses-broken-pattern",
    behaviour: off("replaceWebhook body/url pattern"),
  },
  {
    id: "webhook-url-2049",
    what: "a webhook url of 2049 characters is accepted",
    check: "refuses-too-long",
    behaviour: off("registerWebhook body/url maxLength"),
  },
  {
    id: "webhook-name-256",
    what: "a webhook name of 256 characters is accepted",
    check: "refuses-too-long",
    behaviour: off("registerWebhook body/name maxLength"),
  },
  {
    id: "webhook-no-method",
    what: "a webhook without authentication is accepted",
    check: "refuses-missing-field",
    behaviour: off("registerWebhook body/authenticationMethod required"),
  },
  {
    id: "webhook-no-key",
    what: "authentication without a key is accepted",
    check: "refuses-missing-field",
    behaviour: off("registerWebhook body/authenticationMethod/apiKey required"),
  },
  {
    id: "transfer-no-destination",
    what: "a transfer without destination is accepted",
    check: "refuses-missing-field",
    behaviour: off("createAccountToAccountTransfer body/destinationAccountId required"),
  },
  {
    id: "approve-no-version",
    what: "approve needs no version",
    check: "refuses-missing-field",
    behaviour: {
      ...off("approveRampRequest body/version required"),
      handlers: {
        approveRampRequest: ({ world }) => ({
          status: 200,
          headers: {},
          json: { success: true, result: world.rampRequests[0] ?? null },
        }),
      },
    },
  },
  {
    id: "fee-no-amount",
    what: "a fee is calculated without an amount",
    check: "refuses-missing-field",
    behaviour: {
      off: ["calculateFee body/amount required"],
      handlers: {
        calculateFee: () => ({
          status: 200,
          headers: {},
          json: { success: true, result: { amount: 0, percentage: 0 } },
        }),
      },
    },
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
    id: "json-ignored",
    what: "malformed JSON registers a webhook",
    check: "refuses-malformed-json",
    behaviour: off(
      "registerWebhook body json",
      "registerWebhook body/url required",
      "registerWebhook body/authenticationMethod required",
    ),
  },
  {
    id: "media-type-ignored",
    what: "text/plain is taken as JSON",
    check: "refuses-wrong-content-type",
    behaviour: off("body type"),
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
    id: "webhook-http-422",
    what: "plain http gives 422",
    check: "documented-error",
    behaviour: {
      answer: (a, c) => {
        if (a.status === 400 && c?.operation.operationId === "registerWebhook")
          Object.assign(a, refuse(422, "code-not-shown"), { headers: a.headers });
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
          a.json = asObject(refuse(404, "code-not-shown").json);
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
];

const access: Defect[] = [
  { id: "no-token", what: "no token is needed", check: "missing-token", behaviour: off("auth missing") },
  {
    id: "no-token-one-operation",
    what: "no token is needed to list ramp pairs",
    check: "missing-token",
    behaviour: off("listOnRampPairs auth missing"),
  },
  {
    id: "no-token-write",
    what: "no token is needed to ping a webhook",
    check: "missing-token",
    behaviour: off("pingWebhook auth missing"),
  },
  {
    id: "403-for-401",
    what: "a missing token gives 403",
    check: "missing-token",
    behaviour: {
      answer: (a, c) => {
        if (a.status === 401 && c?.incoming.headers.authorization === undefined)
          Object.assign(a, refuse(403, c?.operation.service === "ramp" ? "FORBIDDEN" : "forbidden"), {
            headers: a.headers,
          });
      },
    },
  },
  { id: "garbage", what: "any token will do", check: "garbage-token", behaviour: off("auth garbage", "auth token") },
  {
    id: "garbage-one-operation",
    what: "any token will do to read a pay-in",
    check: "garbage-token",
    behaviour: off("getPayIn auth garbage"),
  },
  {
    id: "signature",
    what: "the end of a token is not looked at",
    check: "tampered-token",
    behaviour: off("auth token"),
  },
  { id: "scheme", what: "the scheme is not looked at", check: "wrong-scheme", behaviour: off("auth scheme") },
  {
    id: "expired",
    what: "expired tokens are accepted",
    check: "expired-token",
    behaviour: { off: ["auth expired"], tokenSeconds: 1 },
    target: { waitForExpiry: true },
  },
  { id: "tenant-blank", what: "a blank tenant is accepted", check: "bad-tenant", behaviour: off("tenant blank") },
  {
    id: "tenant-malformed",
    what: "a malformed tenant is accepted",
    check: "bad-tenant",
    behaviour: off("tenant malformed"),
  },
  {
    id: "tenant-malformed-400",
    what: "a malformed tenant gives 400",
    check: "bad-tenant",
    behaviour: {
      answer: (a, c) => {
        if (a.status === 403 && c?.incoming.headers["x-tenant-id"] === "not-a-uuid")
          Object.assign(a, refuse(400, c?.operation.service === "ramp" ? "validation-error" : "invalid-request"), {
            headers: a.headers,
          });
      },
    },
  },
  { id: "tenant-foreign", what: "a foreign tenant is accepted", check: "bad-tenant", behaviour: off("tenant foreign") },
  {
    id: "tenant-foreign-ramp",
    what: "a foreign tenant is accepted for one ramp list",
    check: "bad-tenant",
    behaviour: off("listCompanyBankAccounts tenant foreign"),
  },
  {
    id: "tenant-repeated",
    what: "a repeated tenant is accepted",
    check: "bad-tenant",
    behaviour: off("tenant repeated"),
  },
  { id: "tenant-case", what: "a tenant in upper case is accepted", check: "bad-tenant", behaviour: off("tenant case") },
  {
    id: "tenant-tells",
    what: "the refusal tells that the tenant was malformed",
    check: "bad-tenant",
    behaviour: {
      answer: (a, c) => {
        if (a.status === 403 && c?.incoming.headers["x-tenant-id"] === "not-a-uuid")
          body(a)["errors"] = [{ code: "forbidden", message: "x-tenant-id is no uuid" }];
      },
    },
  },
  {
    id: "tenant-missing",
    what: "a missing tenant is accepted for a token of several",
    check: "missing-tenant",
    behaviour: {
      off: ["tenant missing"],
      tenants: ["6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10", "7d1a5e1f-6e1b-4d4a-8e66-1c2a7a9a3b21"],
    },
    target: {
      fixtures: {
        finance: {
          payInId: "47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801",
          otherTenantId: "7d1a5e1f-6e1b-4d4a-8e66-1c2a7a9a3b21",
        },
      },
    },
  },
  { id: "scope-ignored", what: "scopes are not looked at", check: "missing-scope", behaviour: off("scope") },
  {
    id: "correlation-kept",
    what: "an invalid correlation id comes back",
    check: "correlation",
    behaviour: off("correlation replace"),
  },
  {
    id: "correlation-fallback",
    what: "X-Request-Id is ignored",
    check: "correlation",
    behaviour: off("correlation fallback"),
  },
  {
    id: "correlation-403",
    what: "own ids do not come back on 403",
    check: "correlation",
    behaviour: off("correlation 403"),
  },
  {
    id: "correlation-refused",
    what: "an invalid correlation id gives 400",
    check: "correlation",
    behaviour: {
      answer: (a, c) => {
        const id = c?.incoming.headers["x-correlation-id"];
        if (typeof id === "string" && id.includes(" ") && a.status === 200)
          Object.assign(a, refuse(400, c?.operation.service === "ramp" ? "validation-error" : "invalid-request"), {
            headers: a.headers,
          });
      },
    },
  },
  { id: "unknown-path-200", what: "an unknown path gives 200", check: "unknown-path", behaviour: off("unknown path") },
];

const token: Defect[] = [
  {
    id: "refresh-token",
    what: "a refresh token is issued",
    check: "token-answer",
    behaviour: when(
      (a) => asObject(a.json)["access_token"] !== undefined,
      (a) => {
        body(a)["refresh_token"] = "refresh";
      },
    ),
  },
  { id: "token-hour", what: "tokens live for an hour", check: "token-answer", behaviour: { tokenSeconds: 3600 } },
  { id: "wrong-secret", what: "any secret gives a token", check: "token-refusal", behaviour: off("token secret") },
  { id: "any-grant", what: "any grant type gives a token", check: "token-refusal", behaviour: off("token grant") },
  {
    id: "token-error-envelope",
    what: "token errors come in the service's envelope",
    check: "token-refusal",
    behaviour: when(
      (a) => asObject(a.json)["error"] === "invalid_client",
      (a) => {
        a.json = { success: false, errors: [{ code: "invalid-client", message: "No." }] };
      },
    ),
  },
];

function sorted(compare: (a: JsonObject, b: JsonObject) => number): Behaviour {
  return on("listPaymentSessions", (answer) => {
    const json = body(answer);
    json["result"] = asArray(json["result"]).map(asObject).sort(compare);
  });
}

const lists: Defect[] = [
  {
    id: "has-next-wrong",
    what: "hasNextPage is always false",
    check: "paging-arithmetic",
    behaviour: on("listPaymentSessions", (a) => {
      pagination(a)["hasNextPage"] = false;
    }),
  },
  {
    id: "pages-off-by-one",
    what: "numberOfPages is one too high",
    check: "paging-arithmetic",
    behaviour: on("listWallets", (a) => {
      const p = pagination(a);
      p["numberOfPages"] = Number(p["numberOfPages"]) + 1;
    }),
  },
  {
    id: "zero-based",
    what: "pageNumber counts from 0",
    check: "paging-arithmetic",
    behaviour: on("listWallets", (a) => {
      const p = pagination(a);
      p["pageNumber"] = Number(p["pageNumber"]) - 1;
    }),
  },
  {
    id: "size-ignored",
    what: "size is ignored",
    check: "paging-arithmetic",
    behaviour: on("listWallets", (a, call) => {
      const json = body(a);
      json["result"] = call.world.wallets;
    }),
  },
  {
    id: "previous-wrong",
    what: "hasPreviousPage is false on page 2",
    check: "paging-arithmetic",
    behaviour: on("listPaymentSessions", (a) => {
      pagination(a)["hasPreviousPage"] = false;
    }),
  },
  {
    id: "row-twice",
    what: "the last row of a page comes again on the next",
    check: "paging-walk",
    behaviour: on("listPaymentSessions", (a, { query, world }) => {
      if (Number(query.get("page") ?? 1) > 1 && query.get("size") !== "100") {
        const json = body(a);
        const list = asArray(json["result"]);
        if (list.length > 0)
          list[0] = [...world.sessions].sort((x, y) =>
            String(x["createdAt"]) < String(y["createdAt"]) ? 1 : -1,
          )[0] as JsonObject;
      }
    }),
  },
  {
    id: "beyond-last-404",
    what: "a page beyond the last gives 404",
    check: "page-beyond-last",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId === "listPaymentSessions" && c.query.get("page") === "9999" && a.status === 200)
          Object.assign(a, refuse(404, "account-not-found"), { headers: a.headers });
      },
    },
  },
  {
    id: "beyond-last-repeats",
    what: "a page beyond the last shows the last",
    check: "page-beyond-last",
    behaviour: on("listPaymentSessions", (a, { query, world }) => {
      if (query.get("page") === "9999") body(a)["result"] = world.sessions.slice(0, 3);
    }),
  },
  {
    id: "default-ascending",
    what: "sessions come oldest first",
    check: "session-default-order",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (!query.has("sortOn")) {
        const json = body(a);
        json["result"] = asArray(json["result"]).reverse();
      }
    }),
  },
  {
    id: "no-tiebreaker",
    what: "sessions of one instant come in no order",
    check: "session-default-order",
    behaviour: sorted((x, y) => {
      const by = String(y["createdAt"]).localeCompare(String(x["createdAt"]));
      return by !== 0 ? by : (Number(String(x["id"]).slice(-3)) % 5) - (Number(String(y["id"]).slice(-3)) % 5);
    }),
  },
  {
    id: "sort-block-no-id",
    what: "the sort block lacks the trailing id",
    check: "session-default-order",
    behaviour: on("listPaymentSessions", (a) => {
      const sort = asObject(body(a)["sort"]);
      sort["orders"] = asArray(sort["orders"]).slice(0, 1);
    }),
  },
  {
    id: "sort-on-ignored",
    what: "sortOn is ignored",
    check: "session-chosen-order",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (query.get("sortOn") === "updatedAt") {
        const json = body(a);
        json["result"] = asArray(json["result"])
          .map(asObject)
          .sort((x, y) => String(y["createdAt"]).localeCompare(String(x["createdAt"])));
      }
    }),
  },
  {
    id: "asc-ignored",
    what: "sortOrder ASC is ignored",
    check: "session-chosen-order",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (query.get("sortOrder") === "ASC") {
        const json = body(a);
        json["result"] = asArray(json["result"]).reverse();
      }
    }),
  },
  {
    id: "order-alone-applied",
    what: "sortOrder alone is applied",
    check: "session-order-alone",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (query.get("sortOrder") === "ASC" && !query.has("sortOn")) {
        const json = body(a);
        json["result"] = asArray(json["result"]).reverse();
      }
    }),
  },
  {
    id: "status-filter-ignored",
    what: "the status filter is ignored",
    check: "session-status-filter",
    behaviour: on("listPaymentSessions", (a, { query, world }) => {
      if (query.has("status")) body(a)["result"] = world.sessions;
    }),
  },
  {
    id: "status-filter-loses",
    what: "the status filter loses a session",
    check: "session-status-filter",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (query.has("status")) {
        const json = body(a);
        json["result"] = asArray(json["result"]).slice(1);
      }
    }),
  },
  {
    id: "from-exclusive",
    what: "`from` excludes its instant",
    check: "session-date-bounds",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      const from = query.get("from");
      if (from !== null) {
        const json = body(a);
        json["result"] = asArray(json["result"])
          .map(asObject)
          .filter((row) => row["createdAt"] !== from);
      }
    }),
  },
  {
    id: "to-inclusive",
    what: "`to` includes its instant",
    check: "session-date-bounds",
    behaviour: on("listPaymentSessions", (a, { query, world }) => {
      const to = query.get("to");
      if (to !== null) {
        const json = body(a);
        json["result"] = [...world.sessions.filter((row) => row["createdAt"] === to), ...asArray(json["result"])];
      }
    }),
  },
  {
    id: "bounds-on-updated",
    what: "the bounds are on updatedAt",
    check: "session-date-bounds",
    behaviour: on("listPaymentSessions", (a, { query, world }) => {
      const to = query.get("to");
      if (to !== null && !query.has("from"))
        body(a)["result"] = world.sessions.filter((row) => String(row["updatedAt"]) < to);
    }),
  },
  {
    id: "date-range-unchecked",
    what: "`from` after `to` gives an empty list",
    check: "session-date-range",
    behaviour: {
      answer: (a, c) => {
        if (c?.query.has("from") && JSON.stringify(a.json).includes("invalid-date-range"))
          Object.assign(a, {
            status: 200,
            json: {
              success: true,
              result: [],
              pagination: {
                pageNumber: 1,
                pageSize: 100,
                numberOfElements: 0,
                numberOfPages: 0,
                hasNextPage: false,
                hasPreviousPage: false,
              },
            },
          });
      },
    },
  },
  {
    id: "default-size-20",
    what: "the default size is 20",
    check: "session-page-defaults",
    behaviour: on("listPaymentSessions", (a, { query }) => {
      if (!query.has("size")) pagination(a)["pageSize"] = 20;
    }),
  },
  {
    id: "foreign-sessions",
    what: "the list shows sessions of another account",
    check: "session-account",
    behaviour: on("listPaymentSessions", (a) => {
      const [first] = rows(a);
      if (first !== undefined) first["accountId"] = "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402";
    }),
  },
];

const resources: Defect[] = [
  {
    id: "wrong-resource",
    what: "reading a bank account gives another one",
    check: "answers-what-was-asked",
    behaviour: on("getCompanyBankAccount", (a, { world }) => {
      body(a)["result"] = world.bankAccounts.at(-1) ?? null;
    }),
  },
  {
    id: "wrong-pay-in",
    what: "reading a pay-in gives another one",
    check: "answers-what-was-asked",
    behaviour: member("getPayIn", "id", "47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a999"),
  },
  {
    id: "list-disagrees",
    what: "the name of a bank account differs between list and read",
    check: "answers-what-was-asked",
    behaviour: member("getCompanyBankAccount", "name", "Another name"),
  },
  {
    id: "listed-not-found",
    what: "a listed bank account is not found",
    check: "listed-is-found",
    behaviour: { handlers: { getCompanyBankAccount: () => refuse(404, "NOT_FOUND") } },
  },
  {
    id: "foreign-pay-in-403",
    what: "a foreign pay-in gives 403",
    check: "foreign-hidden",
    behaviour: {
      answer: (a, c) => {
        if (c?.path["payInId"]?.startsWith("f0000000"))
          Object.assign(a, refuse(403, "forbidden"), { headers: a.headers });
      },
    },
  },
  {
    id: "foreign-wallets",
    what: "wallets of a foreign account are shown",
    check: "foreign-hidden",
    behaviour: {
      answer: (a, c) => {
        if (c?.path["accountId"]?.startsWith("f0000000") && a.status === 404)
          Object.assign(a, {
            status: 200,
            json: {
              success: true,
              result: [],
              pagination: {
                pageNumber: 1,
                pageSize: 50,
                numberOfElements: 0,
                numberOfPages: 0,
                hasNextPage: false,
                hasPreviousPage: false,
              },
            },
          });
      },
    },
  },
  {
    id: "zero-for-null",
    what: "failedAt of a settled pay-in is the epoch",
    check: "pay-in-nullable",
    behaviour: member("getPayIn", "failedAt", "1970-01-01T00:00:00Z"),
  },
  {
    id: "empty-hash",
    what: "a transaction hash that is not there is empty",
    check: "pay-in-nullable",
    behaviour: member("getPayIn", "transactionHash", ""),
  },
  {
    id: "no-consent-url",
    what: "REQUIRED terms come without consentUrl",
    check: "consent-url",
    behaviour: member("getPartnerTerms", "consentUrl", undefined),
  },
  {
    id: "consent-null",
    what: "REQUIRED terms have a consentUrl of null",
    check: "consent-url",
    behaviour: member("getPartnerTerms", "consentUrl", null),
  },
  {
    id: "new-link-200",
    what: "asking again gives another link with 200",
    check: "verification-link",
    behaviour: on("createPartyVerification", (a) => {
      result(a)["url"] = `https://verify.example/${newId()}`;
    }),
  },
  {
    id: "reactivate-other",
    what: "reactivating gives another account",
    check: "reactivated-account",
    behaviour: member("reactivateAccount", "id", "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f499"),
  },
  {
    id: "reserved-above-total",
    what: "more is reserved than there is",
    check: "wallet-balances",
    behaviour: on("listWallets", (a) => {
      for (const row of rows(a))
        for (const balance of asArray(row["balances"])) asObject(asObject(balance)["amount"])["reserved"] = "99999999";
    }),
  },
];

const writes: Defect[] = [
  {
    id: "webhook-not-kept",
    what: "a registered webhook is not found",
    check: "webhook-read-after-write",
    behaviour: { handlers: { getWebhook: () => refuse(404, "code-not-shown") } },
  },
  {
    id: "webhook-not-listed",
    what: "a registered webhook is not listed",
    check: "webhook-read-after-write",
    behaviour: {
      handlers: { listWebhooks: () => ({ status: 200, headers: {}, json: { success: true, result: [] } }) },
    },
  },
  {
    id: "webhook-url-changed",
    what: "the url of a webhook is cut",
    check: "webhook-read-after-write",
    behaviour: on("getWebhook", (a) => {
      const r = result(a);
      r["url"] = String(r["url"]).slice(0, 40);
    }),
  },
  {
    id: "put-merges",
    what: "PUT keeps the name that was not sent",
    check: "webhook-put-replaces",
    behaviour: {
      handlers: {
        replaceWebhook: ({ world, path, body: sent }) => {
          const found = world.webhooks.find(({ id }) => id === path["webhookId"]);
          if (found === undefined) return refuse(404, "code-not-shown");
          Object.assign(found, sent);
          const { authenticationMethod, ...shown } = found;
          const { apiKey: _, password: __, ...method } = asObject(authenticationMethod);
          return {
            status: 200,
            headers: {},
            json: { success: true, result: { ...shown, authenticationMethod: method } },
          };
        },
      },
    },
  },
  {
    id: "put-partial",
    what: "PUT without authenticationMethod is accepted",
    check: "webhook-put-replaces",
    behaviour: off("replaceWebhook body/authenticationMethod required"),
  },
  {
    id: "ping-202",
    what: "a ping gives 202",
    check: "webhook-ping",
    behaviour: on("pingWebhook", (a) => {
      a.status = 202;
    }),
  },
  {
    id: "delete-keeps",
    what: "a deleted webhook is still found",
    check: "webhook-gone",
    behaviour: { handlers: { deleteWebhook: () => ({ status: 200, headers: {}, json: { success: true } }) } },
  },
  {
    id: "url-limit-low",
    what: "urls above 1024 characters are refused",
    check: "webhook-limits",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId === "registerWebhook" && String(c.body["url"]).length > 1024)
          Object.assign(a, refuse(400, "invalid-request"), { headers: a.headers });
      },
    },
  },
  {
    id: "transfer-rounded",
    what: "the amount of a transfer is rounded",
    check: "transfer-answer",
    behaviour: member("createAccountToAccountTransfer", "amount", "0.00"),
  },
  {
    id: "transfer-completed",
    what: "a transfer is COMPLETED at once",
    check: "transfer-answer",
    behaviour: member("createAccountToAccountTransfer", "status", "COMPLETED"),
  },
  {
    id: "transfer-swapped",
    what: "source and destination are swapped",
    check: "transfer-answer",
    behaviour: on("createAccountToAccountTransfer", (a) => {
      const r = result(a);
      [r["sourceAccountId"], r["destinationAccountId"]] = [r["destinationAccountId"], r["sourceAccountId"]];
    }),
  },
  {
    id: "replay-twice",
    what: "a repeated key makes a second payment request",
    check: "idempotent-replay",
    behaviour: on("createPaymentRequest", (a) => {
      result(a)["id"] = newId();
    }),
  },
  {
    id: "replay-refused",
    what: "a repeated key is refused",
    check: "idempotent-replay",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId !== "createAccountPaymentRequest" || a.status !== 201) return;
        const key = `seen ${String(c.body["idempotencyKey"])}`;
        if (c.world.knownIds.has(key))
          Object.assign(a, refuse(409, "idempotency-key-conflict"), { headers: a.headers });
        c.world.knownIds.add(key);
      },
    },
  },
  {
    id: "no-provider-status",
    what: "no-suitable-provider comes with 409",
    check: "session-creation",
    behaviour: { handlers: { createPaymentSession: () => refuse(409, "no-suitable-provider") } },
  },
  {
    id: "chain-alone",
    what: "a fiat transfer takes a chain without an asset",
    check: "chain-and-asset",
    behaviour: off("createFiatTransfer body dependentRequired", "createFiatTransfer body/ dependentRequired"),
  },
  {
    id: "lock-ignored",
    what: "any version is approved",
    check: "optimistic-lock",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId === "approveRampRequest" && a.status === 409)
          Object.assign(a, {
            status: 200,
            json: {
              success: true,
              result: c.world.rampRequests.find(({ id }) => id === c.path["rampRequestId"]) ?? null,
            },
          });
      },
    },
  },
  {
    id: "lock-code",
    what: "a stale version has the code validation-error",
    check: "optimistic-lock",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId === "approveRampRequest" && a.status === 409)
          a.json = asObject(refuse(409, "validation-error").json);
      },
    },
  },
  {
    id: "approve-no-move",
    what: "approval leaves the status as it is",
    check: "approval",
    behaviour: member("approveRampRequest", "status", "AWAITING_APPROVAL"),
  },
  {
    id: "approve-not-kept",
    what: "approval is not kept",
    check: "approval",
    behaviour: on("getRampRequest", (a) => {
      const r = result(a);
      r["status"] = "AWAITING_APPROVAL";
    }),
  },
  {
    id: "cancel-after-approval",
    what: "an approved request can be cancelled",
    check: "approval",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId === "cancelRampRequest" && a.status === 400)
          Object.assign(a, { status: 200, json: { success: true } });
      },
    },
  },
  {
    id: "export-empty",
    what: "the export is empty",
    check: "export",
    behaviour: on("exportRampRequests", (a) => {
      a.text = "";
    }),
  },
  {
    id: "invitation-role",
    what: "the invited user gets another role",
    check: "invitation",
    behaviour: member("inviteCompanyUser", "role", "COMPANY_ADMIN"),
  },
];

/** Every defect; each is a failure. */
export const defects: Defect[] = [
  ...responses,
  ...exposure,
  ...requests,
  ...access,
  ...token,
  ...lists,
  ...resources,
  ...writes,
];

/** Differences from what the contract only assumes or has seen: each is a finding of its check, and no failure. */
export const novelties: Defect[] = [
  {
    id: "new-value",
    what: "a pay-in is in an unlisted status",
    check: "open-list",
    behaviour: member("getPayIn", "status", "REVERSED"),
  },
  {
    id: "new-member",
    what: "wallets have a member more",
    check: "added-member",
    behaviour: rowMember("listWallets", "label", "Main"),
  },
  {
    id: "other-success",
    what: "a webhook is registered with 200",
    check: "status-known",
    behaviour: on("registerWebhook", (a) => {
      a.status = 200;
    }),
  },
  {
    id: "listed-shape",
    what: "a party has a number as external id",
    check: "body-schema",
    behaviour: member("getParty", "externalId", 1001),
  },
  {
    id: "key-reused",
    what: "a key with another body is carried out",
    check: "idempotency-conflict",
    behaviour: {
      answer: (a, c) => {
        if (a.status === 409 && c?.operation.operationId === "createPaymentRequest")
          Object.assign(a, { status: 201, json: { success: true, result: { id: newId() } } });
      },
    },
  },
  {
    id: "filter-name",
    what: "the filter of bank accounts has another name",
    check: "bank-account-filters",
    behaviour: on("listCompanyBankAccounts", (a, { world, query }) => {
      if (query.has("verificationStatus"))
        body(a)["result"] = world.bankAccounts.map(({ id, verificationStatus }) => ({
          id,
          verificationStatus,
        })) as Json;
    }),
  },
  {
    id: "token-takes-json",
    what: "the token endpoint takes other media types",
    check: "token-media-type",
    behaviour: off("token media type"),
  },
  {
    id: "no-history",
    what: "a ramp request has no events",
    check: "ramp-request-history",
    behaviour: member("getRampRequest", "events", []),
  },
  {
    id: "fee-needs-more",
    what: "a fee needs a member that is not shown",
    check: "fee",
    behaviour: { handlers: { calculateFee: () => refuse(400, "validation-error") } },
  },
];
