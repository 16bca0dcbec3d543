// Variations of what the service allows and how far a resource has come.

import { refuse } from "../handlers/answers.ts";
import { once } from "../handlers/payments.ts";
import { newId } from "../world.ts";
import { plain, type Variation } from "./variation.ts";

/** Variations of what the service allows and how far a resource has come. */
export const rules: Variation[] = [
  { id: "plain", what: "the server as it is", behaviour: plain({}) },
  {
    id: "webhook-cap",
    what: "no webhook more may be registered",
    behaviour: plain({ handlers: { registerWebhook: () => refuse(409, "code-not-documented") } }),
  },
  {
    id: "webhook-service-down",
    what: "the delivery service cannot be reached",
    behaviour: plain({
      handlers: {
        registerWebhook: () => refuse(503, "code-not-documented"),
        listWebhooks: () => refuse(503, "code-not-documented"),
        pingWebhook: () => refuse(503, "code-not-documented"),
      },
    }),
  },
  {
    id: "delete-idempotent",
    what: "deleting an unknown webhook succeeds",
    behaviour: plain({
      handlers: {
        deleteWebhook: ({ world, path }) => {
          world.webhooks = world.webhooks.filter(({ id }) => id !== path["webhookId"]);
          return { status: 200, headers: {}, json: { success: true } };
        },
      },
    }),
  },
  {
    id: "sessions-enabled",
    what: "payment sessions can be created",
    behaviour: plain({
      handlers: {
        createPaymentSession: (call) =>
          once(call, () => ({ id: newId(), accountId: call.path["accountId"], status: "CREATED" }), 201),
      },
    }),
  },
  {
    id: "payment-requests-refused",
    what: "payment requests are refused",
    behaviour: plain({
      handlers: {
        createPaymentRequest: () => refuse(422, "code-not-documented"),
        createAccountPaymentRequest: () => refuse(422, "code-not-documented"),
      },
    }),
  },
  {
    id: "transfers-refused",
    what: "transfers are refused for lack of funds",
    behaviour: plain({ handlers: { createAccountToAccountTransfer: () => refuse(422, "code-not-documented") } }),
  },
  {
    id: "approval-conflict",
    what: "a business rule refuses every approval",
    behaviour: plain({ handlers: { approveRampRequest: () => refuse(409, "APPROVER_IS_CREATOR") } }),
  },
  {
    id: "terms-accepted",
    what: "partner terms are accepted and show no link",
    behaviour: plain({
      world: (w) => {
        for (const id of w.terms.keys()) w.terms.set(id, { status: "ACCEPTED" });
      },
    }),
  },
  {
    id: "terms-other-name",
    what: "the status of partner terms has another name",
    behaviour: plain({
      world: (w) => {
        for (const id of w.terms.keys())
          w.terms.set(id, { consentStatus: "REQUIRED", consentUrl: "https://consent.example/c" });
      },
    }),
  },
  {
    id: "new-link-201",
    what: "asking again gives a new verification link with 201",
    behaviour: plain({
      handlers: {
        createPartyVerification: () => ({
          status: 201,
          headers: {},
          json: { success: true, result: { url: `https://verify.example/${newId()}` } },
        }),
      },
    }),
  },
];
