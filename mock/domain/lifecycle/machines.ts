// The statuses that move: where each of them stands, and which schema of the contract says how it moves.

import type { Kind } from "../../store/resources.ts";
import type { Service } from "../contract.ts";

/** Where a status stands. */
export interface Machine {
  kind: Kind;
  /** The field of the resource. */
  field: string;
  /** Whether the field is one that no read shows. */
  hidden?: true;
  /** The schema with the `x-transitions`; absent where the contract has none for this status. */
  schema?: string;
  /** Where the contract lists its values: a schema, or a property of one. */
  api: Service;
  shownIn: string;
  property?: string;
}

/** All of them, by the name that data files know them by. */
export const machines = {
  companyKyb: { kind: "companies", field: "kybStatus", api: "ramp", shownIn: "Company", property: "kybStatus" },
  partyKyc: {
    ...{ kind: "parties", field: "kycStatus", schema: "PartyKycStatus" },
    ...{ api: "finance", shownIn: "PartyKycStatus" },
  },
  partyKyb: { kind: "parties", field: "kybStatus", api: "finance", shownIn: "PartySummary", property: "kybStatus" },
  partnerTerms: {
    ...{ kind: "parties", field: "partnerTermsStatus", schema: "PartnerTermsStatus" },
    ...{ api: "finance", shownIn: "PartnerTermsStatus" },
  },
  identityVerification: {
    ...{ kind: "verifications", field: "linkageStatus" },
    ...{ api: "finance", shownIn: "IvVerification", property: "linkageStatus" },
  },
  account: { kind: "accounts", field: "status", api: "finance", shownIn: "Account", property: "status" },
  // A status of each entry of `partyRoles`; only new ones are asked for by this name.
  partyRole: {
    ...{ kind: "accounts", field: "partyRoleStatus", hidden: true },
    ...{ api: "finance", shownIn: "PartyRole", property: "status" },
  },
  walletScreening: {
    ...{ kind: "wallets", field: "amlStatus", schema: "AmlStatus" },
    ...{ api: "finance", shownIn: "AmlStatus" },
  },
  walletAllowance: {
    ...{ kind: "wallets", field: "status", hidden: true, schema: "WalletStatus" },
    ...{ api: "finance", shownIn: "WalletStatus" },
  },
  virtualBankAccount: {
    ...{ kind: "virtualBankAccounts", field: "status", schema: "VirtualBankAccountStatus" },
    ...{ api: "finance", shownIn: "VirtualBankAccountStatus" },
  },
  paymentSession: {
    ...{ kind: "paymentSessions", field: "status", schema: "PaymentSessionStatus" },
    ...{ api: "finance", shownIn: "PaymentSessionStatus" },
  },
  payIn: { kind: "payIns", field: "status", schema: "PayInStatus", api: "finance", shownIn: "PayInStatus" },
  transfer: {
    ...{ kind: "transfers", field: "status", schema: "TransferStatus" },
    ...{ api: "finance", shownIn: "TransferStatus" },
  },
  paymentRequest: {
    ...{ kind: "paymentRequests", field: "status", schema: "PaymentRequestStatus" },
    ...{ api: "finance", shownIn: "PaymentRequestStatus" },
  },
  payoutRoute: {
    ...{ kind: "payoutRoutes", field: "status", schema: "PayoutRouteStatus" },
    ...{ api: "finance", shownIn: "PayoutRouteStatus" },
  },
  payout: {
    ...{ kind: "payouts", field: "status", schema: "PayoutStatus" },
    ...{ api: "finance", shownIn: "PayoutStatus" },
  },
  webhook: { kind: "webhooks", field: "status", api: "finance", shownIn: "Webhook", property: "status" },
  companyBankAccount: {
    ...{ kind: "companyBankAccounts", field: "verificationStatus", schema: "BankAccountVerificationStatus" },
    ...{ api: "ramp", shownIn: "BankAccountVerificationStatus" },
  },
  companyWallet: {
    ...{ kind: "companyWallets", field: "verificationStatus" },
    ...{ api: "ramp", shownIn: "CompanyWallet", property: "verificationStatus" },
  },
  rampRequest: {
    ...{ kind: "rampRequests", field: "status", schema: "RampRequestStatus" },
    ...{ api: "ramp", shownIn: "RampRequestStatus" },
  },
  invitation: {
    ...{ kind: "invitations", field: "invitationStatus" },
    ...{ api: "ramp", shownIn: "UserInvitation", property: "invitationStatus" },
  },
} as const satisfies Record<string, Machine>;

/** The name of a status that moves. */
export type MachineName = keyof typeof machines;

/** Where a status stands. */
export function machineOf(name: MachineName): Machine {
  return machines[name];
}
