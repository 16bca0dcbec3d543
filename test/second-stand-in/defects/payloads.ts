// Defects of deliveries: what their bodies say.

import { code, hash } from "../basics.ts";
import { type Apply, delivered, table, told } from "./tools.ts";

const body = (types: string, make: (eventType: unknown, result: unknown) => Record<string, unknown>): Apply =>
  delivered(types, (out) => [{ ...out, body: make(out.body["eventType"], out.body["result"]) }]);
const set = (types: string, fields: Record<string, unknown>): Apply =>
  told(types, (result) => Object.assign(result, fields));
const without = (types: string, field: string): Apply => told(types, (result) => delete result[field]);

export const payloads = table("deliveries", [
  ["key-type", "F180", "The event type is called type.", body("*", (type, result) => ({ type, result }))],
  ["key-data", "F180", "The result of an event is called data.", body("*", (eventType, data) => ({ eventType, data }))],
  [
    "event-flat",
    "F180",
    "The fields of the result lie beside the event type.",
    body("*", (eventType, result) => ({ eventType, ...(result as object) })),
  ],
  [
    "event-in-envelope",
    "F180",
    "The event lies in the envelope of responses.",
    body("*", (eventType, result) => ({ success: true, result: { eventType, result } })),
  ],
  [
    "result-as-text",
    "F180",
    "The result of an event is a string with JSON in it.",
    body("*", (eventType, result) => ({ eventType, result: JSON.stringify(result) })),
  ],
  [
    "event-type-lower",
    "F191",
    "The event type of transfers is in lower case.",
    body("TRANSFER_", (type, result) => ({ eventType: String(type).toLowerCase(), result })),
  ],
  [
    "transfer-settled",
    "F191",
    "TRANSFER_COMPLETED is called TRANSFER_SETTLED.",
    body("TRANSFER_COMPLETED", (_, result) => ({ eventType: "TRANSFER_SETTLED", result })),
  ],
  [
    "payout-processing-renamed",
    "F193",
    "PAYOUT_PROCESSING is called PAYOUT_PROVIDER_PROCESSING.",
    body("PAYOUT_PROCESSING", (_, result) => ({ eventType: "PAYOUT_PROVIDER_PROCESSING", result })),
  ],
  ["ping-without-result", "F188", "A PING has no result.", body("PING", (eventType) => ({ eventType }))],
  ["ping-without-message", "F188", "A PING has no message.", without("PING", "message")],
  ["amount-in-transfer", "F184", "Transfer events carry the amount.", set("TRANSFER_", { amount: "12.500000" })],
  ["amount-in-payout", "F184", "Payout events carry the amount.", set("PAYOUT_", { amount: "10.00" })],
  [
    "amounts-in-pay-in",
    "F184",
    "PAY_IN_SETTLED carries the net amount.",
    set("PAY_IN_SETTLED", { netCryptoAmount: "249.250000" }),
  ],
  [
    "balance-in-wallets",
    "F184",
    "ACCOUNT_WALLETS_PROVISIONED carries the balances.",
    set("ACCOUNT_WALLETS_PROVISIONED", { balances: [{ asset: "USDC", amount: { total: "0" } }] }),
  ],
  [
    "coordinates-in-bank-account",
    "F184",
    "VIRTUAL_BANK_ACCOUNT_CREATED carries account and routing number.",
    set("VIRTUAL_BANK_ACCOUNT_CREATED", { accountNumber: "70000137", routingNumber: "011000015" }),
  ],
  [
    "iban-in-payout",
    "F184",
    "PAYOUT_COMPLETED carries the IBAN of the beneficiary.",
    set("PAYOUT_COMPLETED", { beneficiaryIban: "DE02120300000000202051" }),
  ],
  [
    "status-processing",
    "F205",
    "The status in PAYOUT_PROCESSING is PROCESSING.",
    set("PAYOUT_PROCESSING", { status: "PROCESSING" }),
  ],
  [
    "status-of-completed",
    "F205",
    "The status in PAYOUT_COMPLETED is PROVIDER_PROCESSING.",
    set("PAYOUT_COMPLETED", { status: "PROVIDER_PROCESSING" }),
  ],
  ["payout-without-status", "F193", "Payout events have no status.", without("PAYOUT_", "status")],
  [
    "pay-in-reason-free",
    "F207",
    "The reason in PAY_IN_FAILED is free text.",
    set("PAY_IN_FAILED", { reason: "The provider timed out" }),
  ],
  [
    "payout-reason-lower",
    "F202",
    "The reasons in payout events are in lower case.",
    told("PAYOUT_", (r) => r["reason"] && Object.assign(r, { reason: String(r["reason"]).toLowerCase() })),
  ],
  [
    "transfer-reason-other",
    "F201",
    "The reason of a failed transfer is LOW_BALANCE.",
    set("TRANSFER_FAILED", { reason: "LOW_BALANCE" }),
  ],
  ["transfer-reason-absent", "F192", "TRANSFER_FAILED has no reason.", without("TRANSFER_FAILED", "reason")],
  [
    "occurred-at-number",
    "F183",
    "occurredAt is a number of milliseconds.",
    told("*", (r) => r["occurredAt"] && Object.assign(r, { occurredAt: Date.now() })),
  ],
  [
    "occurred-at-milliseconds",
    "F183",
    "occurredAt has no more than milliseconds.",
    told("*", (r) => r["occurredAt"] && Object.assign(r, { occurredAt: `${String(r["occurredAt"]).slice(0, 23)}Z` })),
  ],
  ["occurred-at-absent", "F183", "Payout events have no occurredAt.", without("PAYOUT_", "occurredAt")],
  [
    "occurred-at-shifted",
    "F183",
    "occurredAt is two hours ahead of the change: local time with a Z.",
    told(
      "*",
      (r) =>
        r["occurredAt"] &&
        Object.assign(r, { occurredAt: `${new Date(Date.now() + 7_200_000).toISOString().slice(0, -1)}000000Z` }),
    ),
  ],
  [
    "verdict-with-reasons",
    "F204",
    "The verdict of a verification comes with reasons.",
    set("PARTY_VERIFICATION_COMPLETED", { reasons: ["DOCUMENT_EXPIRED"] }),
  ],
  [
    "verdict-with-name",
    "F204",
    "The verdict of a verification comes with the name of the person.",
    set("PARTY_VERIFICATION_COMPLETED", { firstName: "Ines", lastName: "Duarte" }),
  ],
  ["verdict-approved", "F204", "The verdict is APPROVED.", set("PARTY_VERIFICATION_COMPLETED", { status: "APPROVED" })],
  [
    "pay-in-without-hash",
    "F189",
    "PAY_IN_SETTLED has no transactionHash.",
    without("PAY_IN_SETTLED", "transactionHash"),
  ],
  ["pay-in-without-asset", "F189", "PAY_IN_SETTLED has no asset.", without("PAY_IN_SETTLED", "asset")],
  [
    "pay-in-id-unknown",
    "F111",
    "The payInId of events leads to no pay-in.",
    told("PAY_IN_", (r) => Object.assign(r, { payInId: `0${String(r["payInId"]).slice(1, -4)}ffff` })),
  ],
  [
    "pay-in-settles-after-failure",
    "F81",
    "A pay-in that failed is announced as settled later.",
    delivered("PAY_IN_FAILED", (out) => {
      const { reason: _, ...rest } = out.body["result"] as Record<string, unknown>;
      const more = { status: "SETTLED", asset: "USDC", chain: "BASE", transactionHash: hash() };
      return [out, { ...out, wait: out.wait + 6, body: { eventType: "PAY_IN_SETTLED", result: { ...rest, ...more } } }];
    }),
  ],
  [
    "wallets-announced-pending",
    "F199",
    "ACCOUNT_WALLETS_PROVISIONED says that AML screening is PENDING.",
    set("ACCOUNT_WALLETS_PROVISIONED", { amlStatus: "PENDING" }),
  ],
  [
    "wallets-without-escrow",
    "F199",
    "ACCOUNT_WALLETS_PROVISIONED has no escrowWalletAddress.",
    without("ACCOUNT_WALLETS_PROVISIONED", "escrowWalletAddress"),
  ],
  [
    "bank-account-told-pending",
    "F198",
    "VIRTUAL_BANK_ACCOUNT_CREATED says that the account is PENDING when it is ready.",
    set("VIRTUAL_BANK_ACCOUNT_CREATED", { status: "PENDING" }),
  ],
  [
    "transfer-without-hash",
    "F191",
    "TRANSFER_COMPLETED has no transactionHash.",
    without("TRANSFER_COMPLETED", "transactionHash"),
  ],
  [
    "transfer-sides-swapped",
    "F191",
    "Sender and receiver of transfer events change places.",
    told("TRANSFER_", (r) =>
      Object.assign(r, { senderAccountId: r["receiverAccountId"], receiverAccountId: r["senderAccountId"] }),
    ),
  ],
  [
    "transfer-id-other",
    "F191",
    "The transferId of an event is none that the caller was given.",
    told("TRANSFER_COMPLETED", (r) => Object.assign(r, { transferId: code("trf") })),
  ],
  [
    "transfer-account-ids",
    "F191",
    "Transfer events have sourceAccountId and destinationAccountId.",
    told("TRANSFER_", (r) => {
      Object.assign(r, { sourceAccountId: r["senderAccountId"], destinationAccountId: r["receiverAccountId"] });
      delete r["senderAccountId"];
      delete r["receiverAccountId"];
    }),
  ],
  [
    "unsubmitted-with-hash",
    "F206",
    "A transfer that never reached the chain has a transactionHash.",
    set("TRANSFER_FAILED", { reason: "NOT_SUBMITTED", transactionHash: hash() }),
  ],
  ["transfer-chain-absent", "F191", "TRANSFER_COMPLETED has no chain.", without("TRANSFER_COMPLETED", "chain")],
]);
