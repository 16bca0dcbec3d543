// Where statuses stand, how they begin, and which move of the table fits.

import { asText } from "../json.ts";
import type { Kind, Resource } from "../storage/store.ts";
import type { World } from "../world.ts";
import { conditions } from "./conditions.ts";
import { type Machine, type Transition, transitions } from "./transitions.ts";

/** Where a status stands: the kind of resource, the member, and whether it is one that no read shows. */
export const machines: Record<Machine, { kind: Kind; field: string; hidden?: true }> = {
  partyKyc: { kind: "parties", field: "kycStatus" },
  partyKyb: { kind: "parties", field: "kybStatus" },
  partnerTerms: { kind: "parties", field: "partnerTermsStatus" },
  identityVerification: { kind: "verifications", field: "linkageStatus" },
  partyRole: { kind: "accounts", field: "partyRoleStatus", hidden: true },
  account: { kind: "accounts", field: "status" },
  walletScreening: { kind: "wallets", field: "amlStatus" },
  walletAllowance: { kind: "wallets", field: "status", hidden: true },
  virtualBankAccount: { kind: "virtualBankAccounts", field: "status" },
  paymentSession: { kind: "paymentSessions", field: "status" },
  payIn: { kind: "payIns", field: "status" },
  transfer: { kind: "transfers", field: "status" },
  paymentRequest: { kind: "paymentRequests", field: "status" },
  payoutRoute: { kind: "payoutRoutes", field: "status" },
  payout: { kind: "payouts", field: "status" },
  webhook: { kind: "webhooks", field: "status" },
  companyBankAccount: { kind: "companyBankAccounts", field: "verificationStatus" },
  companyWallet: { kind: "companyWallets", field: "verificationStatus" },
  rampRequest: { kind: "rampRequests", field: "status" },
  invitation: { kind: "invitations", field: "invitationStatus" },
};

/** The status of a resource; undefined when it has none. */
export function statusOf(resource: Resource, machine: Machine): string | undefined {
  const { field, hidden } = machines[machine];
  return asText((hidden ? resource.hidden : resource.body)[field]);
}

/**
 * The first status of what an operation creates.
 * @param by The operation.
 * @throws Error when the table has none.
 */
export function firstStatus(world: World, resource: Resource, machine: Machine, by: string): string {
  const transition = choose(world, resource, machine, null, by);
  if (transition === undefined) throw new Error(`the table of transitions does not create ${machine} by ${by}`);
  return transition.to;
}

/**
 * Stores a new resource in the first status of each of its machines, and sets the timers that run from there.
 * @param by The operation that creates it.
 * @returns The resource.
 */
export function create(world: World, resource: Resource, by: string, ...names: Machine[]): Resource {
  for (const machine of names) setStatus(resource, machine, firstStatus(world, resource, machine, by));
  world.store.insert(resource);
  for (const machine of names) setTimers(world, resource, machine, "entry");
  return resource;
}

/** Sets the timers that an operation or an entry starts, as far as the table has any for it. */
export function setTimers(world: World, resource: Resource, machine: Machine, cause: string): void {
  const { tenant, id } = resource;
  const state = statusOf(resource, machine);
  const delayed = transitions.find(
    (row) => row.machine === machine && row.from === state && row.by === cause && row.after !== undefined,
  );
  if (state === undefined || delayed?.after === undefined) return;
  world.storage.timers.add({ due: world.clock.now() + delayed.after, tenant, machine, id, state, cause });
}

/**
 * The first row of the table that fits.
 * @param from The status before; null for what is being created.
 * @param by The operation, or "entry".
 */
export function choose(
  world: World,
  resource: Resource,
  machine: Machine,
  from: string | null | undefined,
  by: string,
): Transition | undefined {
  return transitions.find(
    (row) =>
      row.machine === machine &&
      row.by === by &&
      (row.from === from || (row.from === "*" && from !== null)) &&
      (row.when === undefined || conditions[row.when](world, resource)),
  );
}

/** Writes a status into a resource, which is not stored yet. */
export function setStatus(resource: Resource, machine: Machine, status: string): void {
  const { field, hidden } = machines[machine];
  (hidden ? resource.hidden : resource.body)[field] = status;
}
