// Defects in what requests are taken: broken ones let through, valid ones refused or not survived.

import { asObject } from "../../../../model/document.ts";
import { refuse } from "../handlers.ts";
import { type Defect, off } from "./defect.ts";

/** Broken requests let through, valid ones refused or not survived. */
export const requests: Defect[] = [
  {
    id: "export-never",
    what: "the export of ramp requests is always 404",
    check: "accepts-valid",
    behaviour: { handlers: { exportRampRequests: () => refuse(404, "NOT_FOUND") } },
  },
  {
    id: "long-text-500",
    what: "a party with a very long name ends in 500",
    check: "no-server-error",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId !== "createParty" || JSON.stringify(c.body).length < 15_000) return;
        Object.assign(a, refuse(500, "internal-error"));
      },
    },
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
    behaviour: off("createAccountToAccountTransfer body/sourceAccountId format", "transfer account"),
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
    behaviour: off("createAccountToAccountTransfer body/destinationAccountId required", "transfer account"),
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
          Object.assign(a, refuse(422, "code-not-documented"), { headers: a.headers });
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
  {
    id: "basic-without-password",
    what: "basic authentication without a password is accepted",
    check: "refuses-missing-field",
    behaviour: off("registerWebhook body/authenticationMethod/password required"),
  },
];
