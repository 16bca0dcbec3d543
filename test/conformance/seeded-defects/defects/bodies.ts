// Defects of the body of one response: fields, types, values.

import { asArray, asObject } from "../../../../model/document.ts";
import { body, type Defect, member, on, result, rowMember, rows, when } from "./defect.ts";

/** Defects of the body of one response: fields, types, values. */
export const bodies: Defect[] = [
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
      (a, c) => a.status === 404 && c?.operation.api === "finance",
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
];
