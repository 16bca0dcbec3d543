// Which schemas of the contract show a kind of resource.

import type { Kind } from "../store/resources.ts";
import type { Service } from "./contract.ts";

/** The schemas that show a kind of resource. */
export interface ReadSchema {
  api: Service;
  /** That of a read of one. */
  schema: string;
  /** That of its list, where it is another. */
  list?: string;
}

/** By kind. */
export const readSchemas: Record<Kind, ReadSchema> = {
  companies: { api: "ramp", schema: "Company" },
  parties: { api: "finance", schema: "Party", list: "PartySummary" },
  verifications: { api: "finance", schema: "IvVerification" },
  accounts: { api: "finance", schema: "Account" },
  wallets: { api: "finance", schema: "Wallet" },
  virtualBankAccounts: { api: "finance", schema: "VirtualBankAccount" },
  paymentSessions: { api: "finance", schema: "PaymentSession" },
  payIns: { api: "finance", schema: "PayIn" },
  transfers: { api: "finance", schema: "Transfer" },
  paymentRequests: { api: "finance", schema: "PaymentRequest" },
  payoutBankAccounts: { api: "finance", schema: "PayoutBankAccount" },
  payoutRoutes: { api: "finance", schema: "PayoutRoute" },
  payouts: { api: "finance", schema: "Payout" },
  webhooks: { api: "finance", schema: "Webhook" },
  companyBankAccounts: { api: "ramp", schema: "CompanyBankAccount", list: "CompanyBankAccountSummary" },
  companyWallets: { api: "ramp", schema: "CompanyWallet", list: "CompanyWalletSummary" },
  rampRequests: { api: "ramp", schema: "RampRequest", list: "RampRequestSummary" },
  invitations: { api: "ramp", schema: "UserInvitation" },
};
