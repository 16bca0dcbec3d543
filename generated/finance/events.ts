// Events of the finance service, for the client. Generated from openapi/ by npm run build; do not edit.

import type { PingEvent, PayInSettledEvent, PayInFailedEvent, TransferCompletedEvent, TransferFailedEvent, PayoutProcessingEvent, PayoutCompletedEvent, PayoutRejectedEvent, PayoutFailedEvent, PayoutReturnedEvent, VirtualBankAccountCreatedEvent, AccountWalletsProvisionedEvent, PartyVerificationCompletedEvent } from "./models.ts";

/** The events by type. */
export interface Events {
  PING: PingEvent;
  PAY_IN_SETTLED: PayInSettledEvent;
  PAY_IN_FAILED: PayInFailedEvent;
  TRANSFER_COMPLETED: TransferCompletedEvent;
  TRANSFER_FAILED: TransferFailedEvent;
  PAYOUT_PROCESSING: PayoutProcessingEvent;
  PAYOUT_COMPLETED: PayoutCompletedEvent;
  PAYOUT_REJECTED: PayoutRejectedEvent;
  PAYOUT_FAILED: PayoutFailedEvent;
  PAYOUT_RETURNED: PayoutReturnedEvent;
  VIRTUAL_BANK_ACCOUNT_CREATED: VirtualBankAccountCreatedEvent;
  ACCOUNT_WALLETS_PROVISIONED: AccountWalletsProvisionedEvent;
  PARTY_VERIFICATION_COMPLETED: PartyVerificationCompletedEvent;
}

/**
 * For each event, the fields of `result` that together identify the change it reports (`key`): resource ID and target
 * status; `eventType` stands for a status that the event does not have. An event without a key is new each time. Those
 * whose type is known, too, are `certain`.
 */
export const eventKeys = {
  PING: { key: [], certain: [] },
  PAY_IN_SETTLED: { key: ["payInId","status"], certain: ["payInId","status"] },
  PAY_IN_FAILED: { key: ["payInId","status"], certain: ["payInId","status"] },
  TRANSFER_COMPLETED: { key: ["transferId","eventType"], certain: [] },
  TRANSFER_FAILED: { key: ["transferId","eventType"], certain: [] },
  PAYOUT_PROCESSING: { key: ["payoutId","status"], certain: ["status"] },
  PAYOUT_COMPLETED: { key: ["payoutId","status"], certain: ["status"] },
  PAYOUT_REJECTED: { key: ["payoutId","status"], certain: ["status"] },
  PAYOUT_FAILED: { key: ["payoutId","status"], certain: ["status"] },
  PAYOUT_RETURNED: { key: ["payoutId","status"], certain: ["status"] },
  VIRTUAL_BANK_ACCOUNT_CREATED: { key: ["virtualBankAccountId","status"], certain: ["virtualBankAccountId"] },
  ACCOUNT_WALLETS_PROVISIONED: { key: ["walletPairId","amlStatus"], certain: ["amlStatus"] },
  PARTY_VERIFICATION_COMPLETED: { key: ["partyId","status","occurredAt"], certain: ["partyId","status"] },
} as const;
