// Events of the finance service, for the client. Generated from openapi/ by npm run build; do not edit.

/**
 * For each event, the fields of `result` that together identify the change it reports: resource ID and target status.
 * `eventType` stands for a status that the event does not have. An event without a key is new each time.
 */
export const eventKeys = {
  PING: [],
  PAY_IN_SETTLED: ["payInId","status"],
  PAY_IN_FAILED: ["payInId","status"],
  TRANSFER_COMPLETED: ["transferId"],
  TRANSFER_FAILED: ["transferId"],
  PAYOUT_PROCESSING: ["payoutId","status"],
  PAYOUT_COMPLETED: ["payoutId","status"],
  PAYOUT_REJECTED: ["payoutId","status"],
  PAYOUT_FAILED: ["payoutId","status"],
  PAYOUT_RETURNED: ["payoutId","status"],
  VIRTUAL_BANK_ACCOUNT_CREATED: ["virtualBankAccountId","status"],
  ACCOUNT_WALLETS_PROVISIONED: ["walletPairId","amlStatus"],
  PARTY_VERIFICATION_COMPLETED: ["partyId","status","occurredAt"],
} as const;
