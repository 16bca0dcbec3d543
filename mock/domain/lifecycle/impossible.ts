// The moves that are documented as impossible, which the mock never makes; it makes all others by hand. The statuses
// that a resource has left count like its current one, so that several moves cannot reach what a single one cannot.

import { asStrings } from "../../../model/document.ts";
import type { Resource } from "../../store/resources.ts";
import type { World } from "../world.ts";
import { type MoveCondition, selfCustodySource } from "./conditions.ts";
import type { MachineName } from "./machines.ts";

/** Moves that the documented meanings of the statuses exclude. */
interface Impossible {
  /** Current or past statuses; by default any. */
  from?: string[];
  /** New statuses; by default any. */
  to?: string[];
  /** Only with this reason. */
  reason?: string;
  /** The move is possible if this holds. */
  unless?: MoveCondition;
  /** The reason for the caller, in one sentence. */
  because: string;
  /** The entry of openapi/register.yaml that documents it. */
  source: string;
}

/** Statuses of a payout before, and from, the moment that the banking partner has its crypto. */
const beforeTheBank = ["REQUESTED", "SENDING", "REJECTED"];
const afterTheBank = ["PROVIDER_PROCESSING", "COMPLETED", "RETURNED"];
/** Statuses of a session whose fiat was not received. */
const unpaid = ["CREATED", "PENDING_PAYMENT", "FAILED", "EXPIRED", "CANCELLED"];
/** Statuses of a ramp request after its approval. */
const approved = ["AWAITING_FUNDS", "PROCESSING", "COMPLETED", "FAILED"];

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
      because: "The banking partner has received the crypto of this payout, so it was sent and not refused.",
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
      because: "The receiving bank returned this payout, so its beneficiary does not get it.",
    },
    // RETURNED to FAILED is possible: RETURNED is not documented as final. FAILED is, see above.
    { from: afterTheBank, reason: "SEND_FAILED", because: "Sending can no longer fail.", source: "F83" },
    {
      to: ["RETURNED"],
      reason: "SEND_FAILED",
      source: "F83",
      because: "A receiving bank returns only what was sent.",
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
      because: "The fiat of this session goes back to the payer; it is not paid again.",
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
      because: "An approved ramp request cannot be canceled, and cannot wait for its approval again.",
    },
  ],
};

/** A move to check: `from` is undefined if the resource has no status; `reason` is that of the event. */
interface AttemptedMove {
  from: string | undefined;
  to: string;
  reason?: string | undefined;
}

/** Advice for a move that stays impossible for this resource. */
const wayOut = "Restore an earlier snapshot, or create a new resource.";

/** Why a move is impossible; undefined if it is possible. */
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

/** Notes in the resource that it has left a status which makes moves impossible; the caller stores it. */
export function leave({ hidden }: Resource, machine: MachineName, from: string | undefined): void {
  const left = asStrings(hidden["left"]);
  const matters = impossible[machine]?.some((row) => row.from?.includes(from ?? ""));
  if (from !== undefined && matters && !left.includes(from)) hidden["left"] = [...left, from];
}
