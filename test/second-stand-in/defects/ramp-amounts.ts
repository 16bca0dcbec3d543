// Defects of the ramp service: money and shape.

import { text } from "../basics.ts";
import type { Json } from "../model.ts";
import { cents } from "../rules.ts";
import { body, result, success, table } from "./tools.ts";

const all = "createRampRequest getRampRequest approveRampRequest";

const money = table("money", [
  [
    "fee-of-other-percentage",
    "R43",
    "The fee is twice what its percentage says.",
    result("calculateFee", (one) => Object.assign(one, { amount: cents(Number(one["amount"]) * 2) })),
  ],
  [
    "fee-in-cents",
    "R43",
    "The fee is in cents.",
    result("calculateFee", (one) => Object.assign(one, { amount: Number(one["amount"]) * 100 })),
  ],
  [
    "fee-text",
    "R27",
    "The fee is a decimal string.",
    result("calculateFee", (one) => Object.assign(one, { amount: String(one["amount"]) })),
  ],
  [
    "fee-rounded-up",
    "R43",
    "The fee is rounded up to whole units.",
    result("calculateFee", (one) => Object.assign(one, { amount: Math.ceil(Number(one["amount"])) })),
  ],
  [
    "ramp-fee-twice",
    "R9",
    "The net amount of fiat has the fee taken off twice.",
    result(all, (one) =>
      Object.assign(one, { fiatNetAmount: cents(Number(one["fiatAmount"]) - 2 * Number(one["fiatFeeAmount"])) }),
    ),
  ],
  [
    "ramp-fee-added",
    "R9",
    "The net amount is above the amount: the fee is added.",
    result(all, (one) =>
      Object.assign(one, { netAmount: cents(2 * Number(one["amount"]) - Number(one["netAmount"])) }),
    ),
  ],
  [
    "ramp-fee-unlike-preview",
    "R6",
    "A ramp request is charged by another tier than the preview says.",
    result(all, (one) => {
      const fiatFeeAmount = cents(Number(one["fiatFeeAmount"]) + 7);
      Object.assign(one, {
        fiatFeeAmount,
        fiatNetAmount: cents(Number(one["fiatAmount"]) - fiatFeeAmount),
        feePercentage: 9,
      });
    }),
  ],
  [
    "ramp-amounts-text",
    "R9",
    "The amounts of ramp requests are decimal strings.",
    result(all, (one) => Object.assign(one, { amount: String(one["amount"]), netAmount: String(one["netAmount"]) })),
  ],
  [
    "ramp-amount-other",
    "R56",
    "A new ramp request is a unit more than was asked for.",
    result(all, (one) => Object.assign(one, { amount: Number(one["amount"]) + 1 })),
  ],
]);

const shape = table("shape", [
  [
    "ramp-request-without-events",
    "R39",
    "A ramp request has no history.",
    result("getRampRequest", (one) => delete one["events"]),
  ],
  [
    "approve-result-short",
    "R36",
    "The response to an approval has only id and status.",
    result("approveRampRequest", (one) => {
      for (const name of Object.keys(one)) if (name !== "id" && name !== "status") delete one[name];
    }),
  ],
  [
    "version-text",
    "R9",
    "The version of a ramp request is a string.",
    result(all, (one) => Object.assign(one, { version: String(one["version"]) })),
  ],
  [
    "ramp-type-lower",
    "R10",
    "The ramp type is in lower case.",
    result(all, (one) => Object.assign(one, { rampType: text(one["rampType"]).toLowerCase() })),
  ],
  [
    "pair-without-chain",
    "R30",
    "The target of an on-ramp pair has no chain.",
    result("listOnRampPairs", (one) => delete (one["to"] as Json)["chain"]),
  ],
  [
    "pairs-as-object",
    "R41",
    "The on-ramp pairs are an object with the array in it.",
    body("listOnRampPairs", (one) => Object.assign(one, { result: { pairs: one["result"] } })),
  ],
  [
    "invitation-enabled-text",
    "R25",
    "enabled of an invitation is a string.",
    result("inviteCompanyUser", (one) => Object.assign(one, { enabled: "false" })),
  ],
  [
    "invitation-without-url",
    "R25",
    "The response to an invitation has no invitationUrl.",
    result("inviteCompanyUser", (one) => delete one["invitationUrl"]),
  ],
  [
    "export-in-envelope",
    "R40",
    "The export is JSON in the envelope, not a file.",
    success("exportRampRequests", (reply) => ({
      status: 200,
      headers: {},
      body: { success: true, result: String(reply.body) },
    })),
  ],
  [
    "verification-status-open",
    "R17",
    "A new company bank account is UNVERIFIED.",
    result(
      "registerCompanyBankAccount getCompanyBankAccount",
      (one) => one["verificationStatus"] === "PENDING" && Object.assign(one, { verificationStatus: "UNVERIFIED" }),
    ),
  ],
  [
    "bank-account-list-form",
    "R48",
    "A company bank account fetched on its own is in list form.",
    result("getCompanyBankAccount", (one) => {
      for (const name of ["companyId", "companyName", "version", "iban", "bic"]) delete one[name];
    }),
  ],
]);

export const rampAmounts = [...money, ...shape];
