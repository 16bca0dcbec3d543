// The statuses that move: where each of them stands, and which schema of the contract says how it moves.

import type { Kind } from "../storage/store.ts";

/** Where a status stands. */
export interface Machine {
  kind: Kind;
  /** The field of the resource. */
  field: string;
  /** Whether the field is one that no read shows. */
  hidden?: true;
  /** The schema with the `x-transitions`; absent where the contract has none for this status. */
  schema?: string;
}

/** All of them, by the name that data files know them by. */
export const machines = {
  partyKyc: { kind: "parties", field: "kycStatus", schema: "PartyKycStatus" },
  partyKyb: { kind: "parties", field: "kybStatus" },
  partnerTerms: { kind: "parties", field: "partnerTermsStatus", schema: "PartnerTermsStatus" },
  identityVerification: { kind: "verifications", field: "linkageStatus" },
  partyRole: { kind: "accounts", field: "partyRoleStatus", hidden: true },
  account: { kind: "accounts", field: "status" },
  walletScreening: { kind: "wallets", field: "amlStatus", schema: "AmlStatus" },
  walletAllowance: { kind: "wallets", field: "status", hidden: true, schema: "WalletStatus" },
  virtualBankAccount: { kind: "virtualBankAccounts", field: "status", schema: "VirtualBankAccountStatus" },
  paymentSession: { kind: "paymentSessions", field: "status", schema: "PaymentSessionStatus" },
  payIn: { kind: "payIns", field: "status" },
  transfer: { kind: "transfers", field: "status", schema: "TransferStatus" },
  paymentRequest: { kind: "paymentRequests", field: "status", schema: "PaymentRequestStatus" },
  payoutRoute: { kind: "payoutRoutes", field: "status", schema: "PayoutRouteStatus" },
  payout: { kind: "payouts", field: "status", schema: "PayoutStatus" },
  webhook: { kind: "webhooks", field: "status" },
  companyBankAccount: {
    kind: "companyBankAccounts",
    field: "verificationStatus",
    schema: "BankAccountVerificationStatus",
  },
  companyWallet: { kind: "companyWallets", field: "verificationStatus" },
  rampRequest: { kind: "rampRequests", field: "status", schema: "RampRequestStatus" },
  invitation: { kind: "invitations", field: "invitationStatus" },
} as const satisfies Record<string, Machine>;

/** The name of a status that moves. */
export type MachineName = keyof typeof machines;

/** Where a status stands. */
export function machineOf(name: MachineName): Machine {
  return machines[name];
}
