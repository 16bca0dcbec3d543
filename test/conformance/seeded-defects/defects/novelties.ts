// Differences from what the contract only assumes or has seen: findings, and no failures.

import { asArray, asObject } from "../../../../model/document.ts";
import { endedOn } from "../ended.ts";
import { refuse } from "../handlers/answers.ts";
import { inListForm } from "../handlers/ramp.ts";
import { newId } from "../world.ts";
import { body, type Defect, member, off, on, result, rowMember, rows, when } from "./defect.ts";
import { deliveryNovelties } from "./deliveries.ts";
import { deliveryOutcomeNovelties } from "./delivery-outcomes.ts";

/** Each is a finding of its check, and no failure. */
export const novelties: Defect[] = [
  ...deliveryNovelties,
  ...deliveryOutcomeNovelties,
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
    id: "settled-without-net",
    what: "a settled pay-in lacks the net amount, which its table has in that status",
    check: "body-schema",
    behaviour: member("getPayIn", "netCryptoAmount", undefined),
  },
  {
    id: "listed-shape",
    what: "a party has a number as external id",
    check: "body-schema",
    behaviour: member("getParty", "externalId", 1001),
  },
  {
    id: "table-field-missing",
    what: "wallets lack amlStatus, which their table of fields has",
    check: "body-schema",
    behaviour: rowMember("listWallets", "amlStatus", undefined),
  },
  {
    id: "named-of-another-type",
    what: "the label of a currency, named without a type, is a number",
    check: "body-schema",
    behaviour: on("listOnRampPairs", (a) => {
      for (const row of rows(a)) asObject(row["from"])["label"] = 7;
    }),
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
      if (query.has("verificationStatus")) body(a)["result"] = world.bankAccounts.map(inListForm);
    }),
  },
  {
    id: "finance-takes-text",
    what: "finance takes text/plain as JSON: a code for other media types is listed for ramp alone",
    check: "refuses-wrong-content-type",
    behaviour: off("registerWebhook body media type", "replaceWebhook body media type"),
  },
  {
    id: "fee-twice",
    what: "a fee is twice what its percentage says",
    check: "fee",
    behaviour: on("calculateFee", (a) => {
      const fee = result(a);
      fee["amount"] = Number(fee["amount"]) * 2;
    }),
  },
  {
    id: "available-with-reserved",
    what: "available has the part that is reserved",
    check: "wallet-balances",
    behaviour: on("listWallets", (a) => {
      for (const row of rows(a)) {
        for (const balance of asArray(row["balances"]).map(asObject))
          balance["amount"] = { total: "10.000000", available: "10.000000", reserved: "1.000000" };
      }
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
  {
    id: "served-after-sunset",
    what: "the list of wallets is served after its sunset",
    check: "sunset",
    contracts: (contracts) => endedOn(contracts, "listWallets", "2026-01-31"),
    behaviour: {},
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
];
