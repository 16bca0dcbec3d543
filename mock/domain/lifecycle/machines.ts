// The statuses that move: where each of them stands, and which of its values are the mock's own.

import { asStrings, componentsOf, propertiesOf, resolve } from "../../../model/document.ts";
import { type ResourceKind, readSchemas } from "../../store/resources.ts";
import { perContract, type StateContract } from "../contract.ts";

/** Where a status stands. */
export interface Machine {
  kind: ResourceKind;
  field: string;
  /** Whether the field is one that no read shows. */
  hidden?: true;
  /** The schema that lists its values and how they move (`x-transitions`); else the field of the resource lists them. */
  schema?: string;
  /** Values that the contract, which leaves the list open, does not have. */
  own?: string[];
}

const verdicts = ["PENDING", "VERIFIED", "REJECTED"];

/** All of them, by the name that data files know them by. */
export const machines = {
  companyKyb: { kind: "companies", field: "kybStatus", own: verdicts },
  partyKyc: {
    kind: "parties",
    field: "kycStatus",
    schema: "PartyKycStatus",
    // The outcomes that PARTY_VERIFICATION_COMPLETED names; that the status of the party has the same names is ours.
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
  // The fiat has arrived, the crypto is not credited yet.
  payIn: { kind: "payIns", field: "status", schema: "PayInStatus", own: ["PROCESSING"] },
  // TRANSFER_COMPLETED and TRANSFER_FAILED announce them.
  transfer: { kind: "transfers", field: "status", schema: "TransferStatus", own: ["COMPLETED", "FAILED"] },
  paymentRequest: {
    kind: "paymentRequests",
    field: "status",
    schema: "PaymentRequestStatus",
    own: ["AUTHORIZED", "SETTLED", "REVERSED"],
  },
  // Nothing leads out of FAILED, and payouts over such a route are rejected.
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

/** The name of a status that moves. */
export type MachineName = keyof typeof machines;

export const machineNames = Object.keys(machines) as MachineName[];

/** Where a status stands. */
export function machineOf(name: MachineName): Machine {
  return machines[name] as Machine;
}

/** Makes something for each machine. */
export function perMachine<T>(make: (name: MachineName) => T): Record<MachineName, T> {
  return Object.fromEntries(machineNames.map((name) => [name, make(name)])) as Record<MachineName, T>;
}

/** Every status of each machine, the contract's first, in its order. */
export const statusesOf = perContract((contract) =>
  perMachine((name) => [...new Set([...listed(contract, name), ...(machineOf(name).own ?? [])])]),
);

/** What the contract lists for a status, as a closed or as an open list. */
function listed({ contracts }: StateContract, name: MachineName): string[] {
  const { kind, field, schema } = machineOf(name);
  const { api, schema: shown } = readSchemas[kind];
  const { document } = contracts[api];
  const schemas = componentsOf(document, "schemas");
  const own = propertiesOf(document, schemas[shown])[field];
  const status = resolve(document, schema === undefined ? own : schemas[schema]);
  return asStrings(status["enum"] ?? status["x-extensible-enum"]);
}
