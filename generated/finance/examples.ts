// Examples of the finance service, for tests with the client. Generated from openapi/ by npm run build; do not edit.

import type { Events } from "./events.ts";

/** The `result` of each event. */
export const exampleResults: Record<keyof Events, object> = {
  PING: {"message":"Test delivery requested with the ping operation."},
  PAY_IN_SETTLED: {"payInId":"47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"SETTLED","asset":"USDC","chain":"BASE","transactionHash":"0x26e92a8b276c60c9c0640a47223d099f2914523c3b47b4d78fc31be32b5b73b7","occurredAt":"2026-09-16T09:41:07.482913605ZZ"},
  PAY_IN_FAILED: {"payInId":"47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a802","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"FAILED","reason":"SETTLEMENT_FAILED","occurredAt":"2026-09-16T13:07:44.015382947ZZ"},
  TRANSFER_COMPLETED: {"transferId":"58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1901","senderAccountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","receiverAccountId":"c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402","asset":"USDC","chain":"BASE","transactionHash":"0xad1d5f9f50e9ef13192445b3704c78a70d30cb23a1dcc94b94a50c95103e2373","occurredAt":"2026-09-17T08:15:31.204618773ZZ"},
  TRANSFER_FAILED: {"transferId":"58e0f3a7-6c1b-4d92-8a45-9b7e2c0d1904","senderAccountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","receiverAccountId":"c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402","asset":"USDC","chain":"BASE","reason":"NOT_SUBMITTED","occurredAt":"2026-09-17T10:44:19.657301482ZZ"},
  PAYOUT_PROCESSING: {"payoutId":"9ce608fb-a153-4247-8a9d-3fb241aed305","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"PROVIDER_PROCESSING","occurredAt":"2026-09-18T09:12:26.347719058ZZ"},
  PAYOUT_COMPLETED: {"payoutId":"9ce608fb-a153-4247-8a9d-3fb241aed301","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"COMPLETED","occurredAt":"2026-09-18T15:30:52.801467293ZZ"},
  PAYOUT_REJECTED: {"payoutId":"9ce608fb-a153-4247-8a9d-3fb241aed303","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"REJECTED","reason":"REJECTED_BY_PROVIDER","occurredAt":"2026-09-18T10:05:14.562038971ZZ"},
  PAYOUT_FAILED: {"payoutId":"9ce608fb-a153-4247-8a9d-3fb241aed302","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"FAILED","reason":"SEND_FAILED","occurredAt":"2026-09-18T10:31:40.094825316ZZ"},
  PAYOUT_RETURNED: {"payoutId":"9ce608fb-a153-4247-8a9d-3fb241aed304","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"RETURNED","reason":"RETURNED_BY_BANK","occurredAt":"2026-09-18T16:48:03.270916854ZZ"},
  VIRTUAL_BANK_ACCOUNT_CREATED: {"virtualBankAccountId":"14f7b0c9-3e6d-4a25-9b81-d05c2e7fa601","accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","status":"ACTIVE","occurredAt":"2026-09-15T11:26:39.743150682ZZ"},
  ACCOUNT_WALLETS_PROVISIONED: {"accountId":"8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401","walletPairId":"e3c85d14-7f0a-4b92-8d61-2a9f7c0b4504","walletType":"PLATFORM_MANAGED","chain":"BASE","accountWalletAddress":"0x70fc5f52d21dc8854e8c4a0c8e1a73fcf73c4beb","escrowWalletAddress":"0x6fc4aa029bfffe945f0c7c1f20d935bfb632ef57","amlStatus":"APPROVED","occurredAt":"2026-09-15T10:58:21.409372615ZZ"},
  PARTY_VERIFICATION_COMPLETED: {"partyId":"2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301","status":"VERIFIED","occurredAt":"2026-09-14T14:20:57.638204119ZZ"},
};
