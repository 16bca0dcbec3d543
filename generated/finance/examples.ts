// Examples of the finance service, for tests with the client. Generated from openapi/ by npm run build; do not edit.

/** The examples of each event, by name. */
export const eventExamples: { [Type in keyof EventExampleNames]: Record<string, unknown> } = {
  PING: {"ping":{"eventType":"PING","result":{"message":"Test delivery requested with the ping operation."}}},
  PAY_IN_SETTLED: {"settled":{"eventType":"PAY_IN_SETTLED","result":{"payInId":"47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"SETTLED","asset":"USDC","chain":"BASE","transactionHash":"0x26e92a8b276c60c9c0640a47223d099f2914523c3b47b4d78fc31be32b5b73b7","occurredAt":"2026-09-16T09:41:07.482913605ZZ"}}},
  PAY_IN_FAILED: {"settlementFailed":{"eventType":"PAY_IN_FAILED","result":{"payInId":"47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a802","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"FAILED","reason":"SETTLEMENT_FAILED","occurredAt":"2026-09-16T13:07:44.015382947ZZ"}},"rejectedByProvider":{"eventType":"PAY_IN_FAILED","result":{"payInId":"47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a802","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"FAILED","reason":"REJECTED_BY_PROVIDER","occurredAt":"2026-09-16T13:07:44.015382947ZZ"}}},
  TRANSFER_COMPLETED: {"accountToAccount":{"eventType":"TRANSFER_COMPLETED","result":{"transferId":"58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1901","senderAccountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","receiverAccountId":"c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402","asset":"USDC","chain":"BASE","transactionHash":"0xad1d5f9f50e9ef13192445b3704c78a70d30cb23a1dcc94b94a50c95103e2373","occurredAt":"2026-09-17T08:15:31.204618773ZZ"}},"fiat":{"eventType":"TRANSFER_COMPLETED","result":{"transferId":"58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1903","senderAccountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","receiverAccountId":"c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402","asset":"EURC","chain":"BASE","transactionHash":"0x0a815b1f682b082abdc278bbd72821b2b50affb77f8a735b416535753fead83e","occurredAt":"2026-09-17T09:20:05.118240369ZZ"}}},
  TRANSFER_FAILED: {"notSubmitted":{"eventType":"TRANSFER_FAILED","result":{"transferId":"58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1904","senderAccountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","receiverAccountId":"c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402","asset":"USDC","chain":"BASE","reason":"NOT_SUBMITTED","occurredAt":"2026-09-17T10:44:19.657301482ZZ"}},"insufficientFunds":{"eventType":"TRANSFER_FAILED","result":{"transferId":"58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1904","senderAccountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","receiverAccountId":"c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402","asset":"USDC","chain":"BASE","reason":"INSUFFICIENT_FUNDS","occurredAt":"2026-09-17T10:44:19.657301482ZZ"}},"unknown":{"eventType":"TRANSFER_FAILED","result":{"transferId":"58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1904","senderAccountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","receiverAccountId":"c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402","asset":"USDC","chain":"BASE","reason":"UNKNOWN","occurredAt":"2026-09-17T10:44:19.657301482ZZ"}}},
  PAYOUT_PROCESSING: {"processing":{"eventType":"PAYOUT_PROCESSING","result":{"payoutId":"9ce608fb-a153-4247-8a9d-3fb241aed305","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"PROVIDER_PROCESSING","occurredAt":"2026-09-18T09:12:26.347719058ZZ"}}},
  PAYOUT_COMPLETED: {"completed":{"eventType":"PAYOUT_COMPLETED","result":{"payoutId":"9ce608fb-a153-4247-8a9d-3fb241aed301","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"COMPLETED","occurredAt":"2026-09-18T15:30:52.801467293ZZ"}}},
  PAYOUT_REJECTED: {"rejectedByProvider":{"eventType":"PAYOUT_REJECTED","result":{"payoutId":"9ce608fb-a153-4247-8a9d-3fb241aed303","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"REJECTED","reason":"REJECTED_BY_PROVIDER","occurredAt":"2026-09-18T10:05:14.562038971ZZ"}}},
  PAYOUT_FAILED: {"sendFailed":{"eventType":"PAYOUT_FAILED","result":{"payoutId":"9ce608fb-a153-4247-8a9d-3fb241aed302","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"FAILED","reason":"SEND_FAILED","occurredAt":"2026-09-18T10:31:40.094825316ZZ"}}},
  PAYOUT_RETURNED: {"returnedByBank":{"eventType":"PAYOUT_RETURNED","result":{"payoutId":"9ce608fb-a153-4247-8a9d-3fb241aed304","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"RETURNED","reason":"RETURNED_BY_BANK","occurredAt":"2026-09-18T16:48:03.270916854ZZ"}}},
  VIRTUAL_BANK_ACCOUNT_CREATED: {"ready":{"eventType":"VIRTUAL_BANK_ACCOUNT_CREATED","result":{"virtualBankAccountId":"14f7b0c9-3e6d-4a25-9b81-d05c2e7fa601","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"ACTIVE","occurredAt":"2026-09-15T11:26:39.743150682ZZ"}}},
  ACCOUNT_WALLETS_PROVISIONED: {"provisioned":{"eventType":"ACCOUNT_WALLETS_PROVISIONED","result":{"accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","walletPairId":"e3c85d14-7f0a-4b92-8d61-2a9f7c0b4504","walletType":"PLATFORM_MANAGED","chain":"BASE","accountWalletAddress":"0x70fc5f52d21dc8854e8c4a0c8e1a73fcf73c4beb","escrowWalletAddress":"0x6fc4aa029bfffe945f0c7c1f20d935bfb632ef57","amlStatus":"APPROVED","occurredAt":"2026-09-15T10:58:21.409372615ZZ"}}},
  PARTY_VERIFICATION_COMPLETED: {"verified":{"eventType":"PARTY_VERIFICATION_COMPLETED","result":{"partyId":"2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301","status":"VERIFIED","occurredAt":"2026-09-14T14:20:57.638204119ZZ"}},"rejected":{"eventType":"PARTY_VERIFICATION_COMPLETED","result":{"partyId":"2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301","status":"REJECTED","occurredAt":"2026-09-14T14:20:57.638204119ZZ"}},"verificationPending":{"eventType":"PARTY_VERIFICATION_COMPLETED","result":{"partyId":"2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301","status":"VERIFICATION_PENDING","occurredAt":"2026-09-14T12:03:11.850627394ZZ"}}},
};

/** The names of the examples of each event. */
export interface EventExampleNames {
  PING: "ping";
  PAY_IN_SETTLED: "settled";
  PAY_IN_FAILED: "settlementFailed" | "rejectedByProvider";
  TRANSFER_COMPLETED: "accountToAccount" | "fiat";
  TRANSFER_FAILED: "notSubmitted" | "insufficientFunds" | "unknown";
  PAYOUT_PROCESSING: "processing";
  PAYOUT_COMPLETED: "completed";
  PAYOUT_REJECTED: "rejectedByProvider";
  PAYOUT_FAILED: "sendFailed";
  PAYOUT_RETURNED: "returnedByBank";
  VIRTUAL_BANK_ACCOUNT_CREATED: "ready";
  ACCOUNT_WALLETS_PROVISIONED: "provisioned";
  PARTY_VERIFICATION_COMPLETED: "verified" | "rejected" | "verificationPending";
}
