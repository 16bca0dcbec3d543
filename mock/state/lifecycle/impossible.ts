// Which moves are documented as impossible: nothing the mock can be asked to do makes them. All others can be taken.

import type { Resource } from "../storage/store.ts";
import type { World } from "../world.ts";
import { conditions } from "./conditions.ts";
import type { MachineName } from "./machines.ts";

/** Moves of one status that the documentation excludes, by what it says the statuses mean. */
export interface Impossible {
  machine: MachineName;
  /** Statuses before; any when left out. */
  from?: string[];
  /** Statuses after; any when left out. */
  to?: string[];
  /** Only with this reason. */
  reason?: string;
  /** Only where this does not hold. */
  unless?: (world: World, resource: Resource) => boolean;
  /** Why, in one sentence for the caller. */
  because: string;
  /** The entry of openapi/register.yaml it rests on. */
  source: string;
}

/** All of them. */
export const impossible: Impossible[] = [
  { machine: "payIn", from: ["FAILED"], because: "A failed pay-in is final.", source: "F81" },
  {
    ...{ machine: "payIn", from: ["SETTLED"], to: ["FAILED"], source: "F190" },
    because: "A failed pay-in was not credited, and this one was.",
  },
  { machine: "transfer", from: ["FAILED"], because: "A failed transfer is final.", source: "F192" },
  {
    ...{ machine: "transfer", from: ["COMPLETED"], to: ["FAILED"], source: "F93" },
    because: "The funds of a failed transfer stay with the sender, and the receiver has these.",
  },
  { machine: "payout", from: ["FAILED"], because: "A failed payout is final.", source: "F83" },
  {
    ...{ machine: "payout", from: ["PROVIDER_PROCESSING", "COMPLETED", "RETURNED"], to: ["REJECTED"], source: "F83" },
    because: "A rejected payout moved no funds, and this one did.",
  },
  {
    ...{ machine: "payout", from: ["COMPLETED"], to: ["FAILED"], source: "F83" },
    because: "A failed payout did not reach its beneficiary, and this one did.",
  },
  {
    ...{ machine: "payout", from: ["PROVIDER_PROCESSING", "RETURNED"], to: ["FAILED"], source: "F83" },
    ...{ reason: "SEND_FAILED", because: "Sending can no longer fail." },
  },
  {
    ...{ machine: "paymentSession", from: ["PAYMENT_RECEIVED"], source: "F78" },
    to: ["CREATED", "PENDING_PAYMENT", "FAILED", "EXPIRED", "CANCELLED"],
    because: "The payment is confirmed; only a refund can follow.",
  },
  {
    ...{ machine: "paymentSession", from: ["REFUNDING", "REFUNDED"], to: ["EXPIRED", "CANCELLED"], source: "F78" },
    because: "An expired or canceled session was not paid, and this one was.",
  },
  {
    ...{ machine: "payoutRoute", from: ["FAILED"], source: "F91" },
    because: "A payout route that failed is final.",
  },
  {
    ...{ machine: "payoutRoute", to: ["AWAITING_OWNERSHIP_PROOF"], source: "F89" },
    unless: conditions.selfCustodySource,
    because: "Only a route from a self-custody wallet waits for a proof.",
  },
  {
    ...{ machine: "partyKyc", to: ["NOT_REQUIRED"], source: "F48" },
    unless: ({ settings }) => settings.kycNotRequired,
    because: "NOT_REQUIRED is not enabled for the company; see the settings.",
  },
  {
    ...{ machine: "rampRequest", from: ["AWAITING_FUNDS", "PROCESSING", "COMPLETED", "FAILED"], to: ["CANCELLED"] },
    ...{ because: "An approved ramp request can no longer be canceled.", source: "R33" },
  },
];

/**
 * Why a move is impossible.
 * @param from The status before; undefined where the resource has none.
 * @param reason The reason of its event.
 * @returns A sentence; undefined when nothing excludes the move.
 */
export function whyImpossible(
  world: World,
  resource: Resource,
  machine: MachineName,
  { from, to, reason }: { from: string | undefined; to: string; reason?: string | undefined },
): string | undefined {
  const found = impossible.find(
    (row) =>
      row.machine === machine &&
      (row.from === undefined || (from !== undefined && row.from.includes(from))) &&
      (row.to === undefined || row.to.includes(to)) &&
      (row.reason === undefined || row.reason === reason) &&
      row.unless?.(world, resource) !== true,
  );
  return found?.because;
}
