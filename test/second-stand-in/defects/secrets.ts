// Defects of access: secrets that are shown.

import { object } from "../basics.ts";
import { type Apply, result, table } from "./tools.ts";

const shown = (operations: string): Apply =>
  result(operations, (one, r) => {
    const found = r.tenant.webhooks.find((webhook) => webhook.id === one["id"]);
    if (found) one["authenticationMethod"] = found.authenticationMethod;
  });

export const secretDefects = table("access", [
  ["key-read-back", "F60", "Reading a webhook shows its key or password.", shown("getWebhook")],
  ["key-in-list", "F60", "The list of webhooks shows keys and passwords.", shown("listWebhooks")],
  [
    "key-after-registration",
    "F60",
    "The response to a registration shows the key or password.",
    shown("registerWebhook"),
  ],
  ["key-after-replacement", "F60", "The response to a replacement shows the key or password.", shown("replaceWebhook")],
  [
    "account-number-shown",
    "F73",
    "A payout bank account shows the whole account number.",
    (rules) => {
      const numbers = new Map<unknown, unknown>();
      rules.reply.push((r, reply) => {
        if (r.operation === "registerPayoutBankAccount" && typeof reply.body !== "string")
          numbers.set(object(reply.body["result"])["id"], r.body["accountNumber"]);
        return reply;
      });
      result("getPayoutBankAccount listPayoutBankAccounts registerPayoutBankAccount", (one, r) =>
        Object.assign(one, { accountNumber: numbers.get(one["id"]) ?? r.body["accountNumber"] ?? "000123456789" }),
      )(rules);
    },
  ],
  [
    "share-token-shown",
    "F131",
    "A new account shows the identity share token.",
    result("createAccount", (one, r) => {
      const token = object(r.body["party"])["identityShareToken"];
      if (token !== undefined) one["party"] = { identityShareToken: token };
    }),
  ],
]);
