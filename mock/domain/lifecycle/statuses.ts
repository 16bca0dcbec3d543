// Which statuses there are: those the contract lists, and those the mock adds because the contract leaves the list open.

import { asStrings, componentsOf, propertiesOf, resolve } from "../../../model/document.ts";
import { perContract, type StateContract } from "../contract.ts";
import { type MachineName, machineOf, machines } from "./machines.ts";

/** The mock's own statuses, each with its meaning; none is in a list that the contract closes. */
const ownStatuses: Partial<Record<MachineName, Record<string, string>>> = {
  companyKyb: { PENDING: "Not verified yet.", VERIFIED: "Verified.", REJECTED: "Refused." },
  // The outcomes that PARTY_VERIFICATION_COMPLETED names; that the status of the party has the same names is ours.
  partyKyc: {
    VERIFIED: "The party is verified.",
    REJECTED: "The verification was rejected.",
    VERIFICATION_PENDING: "The verification goes on.",
  },
  partyKyb: { PENDING: "Not verified yet.", VERIFIED: "Verified.", REJECTED: "Refused." },
  identityVerification: { NOT_LINKED: "Not linked.", PENDING: "Link sent.", LINKED: "Linked." },
  partyRole: { PENDING: "Not in force yet.", INACTIVE: "No longer in force." },
  account: { SUSPENDED: "Suspended until it is reactivated.", CLOSED: "Closed." },
  walletAllowance: { ACTIVE: "The allowance covers the assets." },
  virtualBankAccount: { REJECTED: "The bank did not open it.", CLOSED: "Closed; it takes no deposits." },
  payIn: { PROCESSING: "The fiat arrived; the crypto is not credited yet." },
  transfer: { COMPLETED: "TRANSFER_COMPLETED announces it.", FAILED: "TRANSFER_FAILED announces it." },
  paymentRequest: {
    AUTHORIZED: "The amount is reserved.",
    SETTLED: "Settled in full.",
    REVERSED: "Reversed; the money is back.",
  },
  payoutRoute: { FAILED: "Registration failed for good.", DISABLED: "Payouts over it are rejected." },
  webhook: { DISABLED: "Nothing is delivered to it." },
  companyWallet: { PENDING: "Not verified yet.", VERIFIED: "Verified.", DENIED: "Refused." },
  rampRequest: {
    REJECTED: "An admin rejected it.",
    CANCELLED: "Canceled before approval.",
    PROCESSING: "The funds arrived; the conversion goes on.",
    COMPLETED: "Paid out.",
    FAILED: "The conversion failed.",
  },
  invitation: { ACCEPTED: "The user registered.", EXPIRED: "No longer valid.", REVOKED: "Taken back." },
};

/** Every status of each machine, the contract's first, in its order. */
export const statusesOf = perContract((contract): Record<MachineName, string[]> => {
  const names = Object.keys(machines) as MachineName[];
  const entries = names.map((name) => [
    name,
    [...new Set([...listed(contract, name), ...Object.keys(ownStatuses[name] ?? {})])],
  ]);
  return Object.fromEntries(entries) as Record<MachineName, string[]>;
});

/** What the contract lists for a status, as a closed or as an open list. */
function listed({ contracts }: StateContract, name: MachineName): string[] {
  const { api, shownIn, property } = machineOf(name);
  const { document } = contracts[api];
  const schema = componentsOf(document, "schemas")[shownIn];
  const node = property === undefined ? schema : propertiesOf(document, schema)[property];
  const status = resolve(document, node);
  return asStrings(status["enum"] ?? status["x-extensible-enum"]);
}
