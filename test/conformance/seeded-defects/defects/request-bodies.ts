// Defects in what request bodies are taken: broken ones let through, valid ones not survived.

import { refuse } from "../handlers/answers.ts";
import { type Defect, off } from "./defect.ts";

/** Broken request bodies let through, valid ones not survived. */
export const requestBodies: Defect[] = [
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
    id: "currency-unlisted",
    what: "a transfer in an unknown cryptocurrency is accepted",
    check: "refuses-unlisted-value",
    behaviour: off("createAccountToAccountTransfer body/cryptocurrency enum"),
  },
  {
    id: "huge-amount",
    what: "a huge amount is a server error",
    check: "no-server-error",
    behaviour: {
      answer: (a, c) => {
        if (Number(c?.body["amount"]) > 1e100) Object.assign(a, refuse(500, "internal-error"), { headers: a.headers });
      },
    },
  },
  {
    id: "chain-of-wallets",
    what: "a transfer takes any chain that wallets have",
    check: "refuses-unlisted-value",
    behaviour: {
      off: ["createAccountToAccountTransfer body/chain enum"],
      answer: (a, c) => {
        const { chain } = c?.body ?? {};
        if (c?.operation.operationId === "createAccountToAccountTransfer" && /[a-z]|NO_/.test(String(chain ?? "")))
          Object.assign(a, refuse(400, "invalid-request"), { headers: a.headers });
      },
    },
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
    id: "invite-empty-email",
    what: "an invitation with an empty email is accepted",
    check: "refuses-out-of-range",
    behaviour: off("inviteCompanyUser body/email minLength"),
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
    behaviour: off("body media type"),
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
    id: "basic-without-password",
    what: "basic authentication without a password is accepted",
    check: "refuses-missing-field",
    behaviour: off("registerWebhook body/authenticationMethod/password required"),
  },
];
