// Defects that expose what no answer may show.

import { asObject } from "../../../../model/document.ts";
import { type Defect, member, on, result, rowMember, rows } from "./defect.ts";

/** Defects that expose what no answer may show. */
export const exposure: Defect[] = [
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
    what: "a payout bank account shows its account number",
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
  {
    id: "secret-renamed",
    what: "reading a webhook shows its secret under another name",
    check: "secret-not-repeated",
    behaviour: on("getWebhook", (a, { world, path }) => {
      const found = world.webhooks.find(({ id }) => id === path["webhookId"]);
      result(a)["configuration"] = JSON.stringify(found?.["authenticationMethod"] ?? null);
    }),
  },
  {
    id: "secret-in-header",
    what: "a header repeats the secret of a registration",
    check: "secret-not-repeated",
    behaviour: on("registerWebhook", (a, { body: sent }) => {
      a.headers["x-debug"] = encodeURI(JSON.stringify(asObject(sent["authenticationMethod"])));
    }),
  },
];
