// Events of the finance service, for the client. Generated from openapi/ by npm run build; do not edit.

/**
 * For each event, the fields of `result` that together identify the change it reports: resource ID and target status.
 * `eventType` stands for a status that the event does not have. An event without a key is new each time.
 */
export const eventKeys = {
  PING: [],
  PAY_IN_SETTLED: [],
  PAY_IN_FAILED: [],
  TRANSFER_COMPLETED: [],
  TRANSFER_FAILED: [],
  PAYOUT_PROCESSING: [],
  PAYOUT_COMPLETED: [],
  PAYOUT_REJECTED: [],
  PAYOUT_FAILED: [],
  PAYOUT_RETURNED: [],
  VIRTUAL_BANK_ACCOUNT_CREATED: [],
  ACCOUNT_WALLETS_PROVISIONED: [],
  PARTY_VERIFICATION_COMPLETED: [],
} as const;
