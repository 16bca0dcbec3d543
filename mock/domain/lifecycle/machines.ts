// The state machines: the field of each status, and the values that the mock adds to those of the contract.

import { asStrings, componentsOf, propertiesOf, resolve } from "../../../model/document.ts";
import { type ResourceKind, readSchemas } from "../../store/resources.ts";
import { perContract, type StateContract } from "../contract.ts";

export interface Machine {
  kind: ResourceKind;
  field: string;
  /** Whether reads do not show the field. */
  hidden?: true;
  /** The schema with the values and `x-transitions`; without it, the schema of the field lists the values. */
  schema?: string;
  /** Values that the mock adds to an open list of the contract. */
  own?: string[];
}

const verdicts = ["PENDING", "VERIFIED", "REJECTED"];

/** By name. Data files store the names, so do not rename a machine. */
export const machines = {
  companyKyb: { kind: "companies", field: "kybStatus", own: verdicts },
  partyKyc: {
    kind: "parties",
    field: "kycStatus",
    schema: "PartyKycStatus",
    // The outcomes in PARTY_VERIFICATION_COMPLETED; that the status has the same names is assumed.
    own: ["VERIFIED", "REJECTED", "VERIFICATION_PENDING"],
  },
  partyKyb: { kind: "parties", field: "kybStatus", own: verdicts },
  partnerTerms: { kind: "parties", field: "partnerTermsStatus", schema: "PartnerTermsStatus" },
  identityVerification: { kind: "verifications", field: "linkageStatus", own: ["NOT_LINKED", "PENDING", "LINKED"] },
  account: { kind: "accounts", field: "status", own: ["SUSPENDED", "CLOSED"] },
  walletScreening: { kind: "wallets", field: "amlStatus", schema: "AmlStatus" },
  walletAllowance: { kind: "wallets", field: "status", hidden: true, schema: "WalletStatus", own: ["ACTIVE"] },
  virtualBankAccount: {
    kind: "virtualBankAccounts",
    field: "status",
    schema: "VirtualBankAccountStatus",
    own: ["REJECTED", "CLOSED"],
  },
  paymentSession: { kind: "paymentSessions", field: "status", schema: "PaymentSessionStatus" },
  // PROCESSING: the fiat has arrived, the crypto is not credited yet.
  payIn: { kind: "payIns", field: "status", schema: "PayInStatus", own: ["PROCESSING"] },
  // TRANSFER_COMPLETED and TRANSFER_FAILED announce them.
  transfer: { kind: "transfers", field: "status", schema: "TransferStatus", own: ["COMPLETED", "FAILED"] },
  paymentRequest: {
    kind: "paymentRequests",
    field: "status",
    schema: "PaymentRequestStatus",
    own: ["AUTHORIZED", "SETTLED", "REVERSED"],
  },
  // FAILED is final, and payouts with a FAILED route are rejected.
  payoutRoute: { kind: "payoutRoutes", field: "status", schema: "PayoutRouteStatus", own: ["FAILED"] },
  payout: { kind: "payouts", field: "status", schema: "PayoutStatus" },
  webhook: { kind: "webhooks", field: "status" },
  companyBankAccount: {
    kind: "companyBankAccounts",
    field: "verificationStatus",
    schema: "BankAccountVerificationStatus",
  },
  companyWallet: { kind: "companyWallets", field: "verificationStatus", own: ["PENDING", "VERIFIED", "DENIED"] },
  rampRequest: {
    kind: "rampRequests",
    field: "status",
    schema: "RampRequestStatus",
    own: ["REJECTED", "CANCELLED", "PROCESSING", "COMPLETED", "FAILED"],
  },
  invitation: { kind: "invitations", field: "invitationStatus", own: ["ACCEPTED", "EXPIRED", "REVOKED"] },
} as const satisfies Record<string, Readonly<Omit<Machine, "own">> & { own?: readonly string[] }>;

export type MachineName = keyof typeof machines;

export const machineNames = Object.keys(machines) as MachineName[];

/** The cast makes the `readonly` table a Machine; nobody changes it. */
export function machineOf(name: MachineName): Machine {
  return machines[name] as Machine;
}

/** Makes something for each machine. */
export function perMachine<T>(make: (name: MachineName) => T): Record<MachineName, T> {
  return Object.fromEntries(machineNames.map((name) => [name, make(name)])) as Record<MachineName, T>;
}

/** All statuses of each machine: those of the contract in its order, then the mock's own. */
export const statusesOf = perContract((contract) =>
  perMachine((name) => [...new Set([...listed(contract, name), ...(machineOf(name).own ?? [])])]),
);

/** The values that the contract lists for a status, in a closed or an open list. */
function listed({ contracts }: StateContract, name: MachineName): string[] {
  const { kind, field, schema } = machineOf(name);
  const { api, schema: shown } = readSchemas[kind];
  const { document } = contracts[api];
  const schemas = componentsOf(document, "schemas");
  const own = propertiesOf(document, schemas[shown])[field];
  const status = resolve(document, schema === undefined ? own : schemas[schema]);
  return asStrings(status["enum"] ?? status["x-extensible-enum"]);
}
