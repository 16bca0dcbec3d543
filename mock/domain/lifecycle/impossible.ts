// Which moves are documented as impossible: nothing the mock can be asked to do makes them. All others can be taken.
// The statuses that a resource has left count as much as the one it is in, so that no detour leads where no single move
// does.

import { asStrings } from "../../../model/document.ts";
import type { Resource } from "../../store/resources.ts";
import type { World } from "../world.ts";
import { type MoveCondition, selfCustodySource } from "./conditions.ts";
import type { MachineName } from "./machines.ts";

/** Moves of one status that the documentation excludes, by what it says the statuses mean. */
interface Impossible {
  /** Statuses before: the one it is in, or one it was in; any when left out. */
  from?: string[];
  /** Statuses after; any when left out. */
  to?: string[];
  /** Only with this reason. */
  reason?: string;
  /** Only where this does not hold. */
  unless?: MoveCondition;
  /** Why, in one sentence for the caller. */
  because: string;
  /** The entry of openapi/register.yaml it rests on. */
  source: string;
}

/** What a payout cannot be any longer once the banking partner has its crypto. */
const beforeTheBank = ["REQUESTED", "SENDING", "REJECTED"];
const afterTheBank = ["PROVIDER_PROCESSING", "COMPLETED", "RETURNED"];
/** What a session cannot be any longer once its fiat was received. */
const unpaid = ["CREATED", "PENDING_PAYMENT", "FAILED", "EXPIRED", "CANCELLED"];
/** What a ramp request is once it was approved. */
const approved = ["AWAITING_FUNDS", "PROCESSING", "COMPLETED", "FAILED"];

/** All of them. */
const impossible: Partial<Record<MachineName, Impossible[]>> = {
  payIn: [
    { from: ["FAILED"], because: "A failed pay-in is final.", source: "F81" },
    { from: ["SETTLED"], because: "The credit of this pay-in is confirmed and available.", source: "F189" },
  ],
  transfer: [
    { from: ["FAILED"], because: "A failed transfer is final.", source: "F192" },
    { from: ["COMPLETED"], because: "This transfer has settled with the receiving account.", source: "F191" },
  ],
  payout: [
    { from: ["FAILED"], because: "A failed payout is final.", source: "F83" },
    { from: ["REJECTED"], because: "This payout was refused before execution.", source: "F83" },
    {
      from: afterTheBank,
      to: beforeTheBank,
      source: "F83",
      because: "The banking partner has had the crypto of this payout, so that it was sent and not refused.",
    },
    {
      from: ["COMPLETED"],
      to: ["FAILED", "PROVIDER_PROCESSING"],
      source: "F83",
      because: "The beneficiary of this payout has the money; only a return can follow.",
    },
    {
      from: ["RETURNED"],
      to: ["PROVIDER_PROCESSING", "COMPLETED"],
      source: "F83",
      because: "The receiving bank returned this payout, so that its beneficiary does not get it.",
    },
    // That a payout which was returned fails after that is not documented as impossible: nothing says that RETURNED is
    // final. FAILED is, so that the other way round is excluded, above.
    { from: afterTheBank, reason: "SEND_FAILED", because: "Sending can no longer fail.", source: "F83" },
    {
      to: ["RETURNED"],
      reason: "SEND_FAILED",
      source: "F83",
      because: "The receiving bank returns what was sent.",
    },
  ],
  paymentSession: [
    {
      from: ["PAYMENT_RECEIVED", "REFUNDING", "REFUNDED"],
      to: unpaid,
      source: "F78",
      because: "The fiat of this session was received; only a refund can follow.",
    },
    {
      from: ["REFUNDING"],
      to: ["PAYMENT_RECEIVED"],
      source: "F78",
      because: "The fiat of this session was received and goes back; it is not paid again.",
    },
    { from: ["REFUNDED"], because: "The fiat of this session was refunded.", source: "F78" },
  ],
  payoutRoute: [
    { from: ["FAILED"], because: "A payout route that failed is final.", source: "F91" },
    {
      to: ["AWAITING_OWNERSHIP_PROOF"],
      unless: selfCustodySource,
      source: "F89",
      because: "Only a route from a self-custody wallet waits for a proof.",
    },
  ],
  partyKyc: [
    {
      to: ["NOT_REQUIRED"],
      unless: ({ settings }) => settings.kycNotRequired,
      source: "F48",
      because: "NOT_REQUIRED is not enabled for the company; see the settings.",
    },
  ],
  rampRequest: [
    {
      from: approved,
      to: ["CANCELLED", "AWAITING_APPROVAL"],
      source: "R33",
      because: "An approved ramp request can no longer be canceled, nor wait for its approval again.",
    },
  ],
};

/** A move that may be impossible: `from` is undefined where the resource has no status; `reason` is that of its event. */
interface AttemptedMove {
  from: string | undefined;
  to: string;
  reason?: string | undefined;
}

/** What a person does who wants a move that is impossible for good. */
const wayOut = "Restore a snapshot from before, or make a new one.";

/** Why a move is impossible; undefined when nothing excludes it. */
export function whyImpossible(
  world: World,
  resource: Resource,
  machine: MachineName,
  { from, to, reason }: AttemptedMove,
): string | undefined {
  const before = [from, ...asStrings(resource.hidden["left"])];
  const row = impossible[machine]?.find(
    (one) =>
      (one.from === undefined || one.from.some((status) => before.includes(status))) &&
      (one.to === undefined || one.to.includes(to)) &&
      (one.reason === undefined || one.reason === reason) &&
      one.unless?.(world, resource) !== true,
  );
  return row && (row.from === undefined ? row.because : `${row.because} ${wayOut}`);
}

/** Remembers that a status was left which excludes others. The resource is not stored. */
export function leave({ hidden }: Resource, machine: MachineName, from: string | undefined): void {
  const left = asStrings(hidden["left"]);
  const matters = impossible[machine]?.some((row) => row.from?.includes(from ?? ""));
  if (from !== undefined && matters && !left.includes(from)) hidden["left"] = [...left, from];
}
