// Which moves are documented as impossible: nothing the mock can be asked to do makes them. All others can be taken. What a
// resource has announced counts as much as the status it is in, so that no detour leads where no single move does.

import { asStrings } from "../../../model/document.ts";
import { asObject } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import type { World } from "../world.ts";
import { conditions } from "./conditions.ts";
import type { MachineName } from "./machines.ts";
import { statusesOf } from "./statuses.ts";
import { eventInto } from "./transitions.ts";

/** Moves of one status that the documentation excludes, by what it says the statuses mean. */
export interface Impossible {
  machine: MachineName;
  /** Statuses before: the one it is in, or one it was in as far as it told of it; any when left out. */
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

/** What a payout cannot be any longer once the banking partner has its crypto. */
const beforeTheBank = ["REQUESTED", "SENDING", "REJECTED"];
/** What a session cannot be any longer once its fiat was received. */
const unpaid = ["CREATED", "PENDING_PAYMENT", "FAILED", "EXPIRED", "CANCELLED"];
/** What a ramp request is once it was approved. */
const approved = ["AWAITING_FUNDS", "PROCESSING", "COMPLETED", "FAILED"];

/** All of them. */
export const impossible: Impossible[] = [
  { machine: "payIn", from: ["FAILED"], because: "A failed pay-in is final.", source: "F81" },
  {
    ...{ machine: "payIn", from: ["SETTLED"], source: "F189" },
    because: "The credit of this pay-in is confirmed and available.",
  },
  { machine: "transfer", from: ["FAILED"], because: "A failed transfer is final.", source: "F192" },
  {
    ...{ machine: "transfer", from: ["COMPLETED"], source: "F191" },
    because: "This transfer has settled with the receiving account.",
  },
  { machine: "payout", from: ["FAILED"], because: "A failed payout is final.", source: "F83" },
  {
    ...{ machine: "payout", from: ["REJECTED"], source: "F83" },
    because: "This payout was refused before execution.",
  },
  {
    ...{ machine: "payout", from: ["PROVIDER_PROCESSING", "COMPLETED", "RETURNED"], to: beforeTheBank, source: "F83" },
    because: "The banking partner has had the crypto of this payout, so that it was sent and not refused.",
  },
  {
    ...{ machine: "payout", from: ["COMPLETED"], to: ["FAILED", "PROVIDER_PROCESSING"], source: "F83" },
    because: "The beneficiary of this payout has the money; only a return can follow.",
  },
  {
    ...{ machine: "payout", from: ["RETURNED"], to: ["PROVIDER_PROCESSING", "COMPLETED"], source: "F83" },
    because: "The receiving bank returned this payout, so that its beneficiary does not get it.",
  },
  // That a payout which was returned fails after that is not documented as impossible: nothing says that RETURNED is final.
  // FAILED is, so that the other way round is excluded, above.
  {
    ...{ machine: "payout", from: ["PROVIDER_PROCESSING", "COMPLETED", "RETURNED"], source: "F83" },
    ...{ reason: "SEND_FAILED", because: "Sending can no longer fail." },
  },
  {
    ...{ machine: "payout", to: ["RETURNED"], reason: "SEND_FAILED", source: "F83" },
    because: "The receiving bank returns what was sent.",
  },
  {
    ...{ machine: "paymentSession", from: ["PAYMENT_RECEIVED", "REFUNDING", "REFUNDED"], to: unpaid, source: "F78" },
    because: "The fiat of this session was received; only a refund can follow.",
  },
  {
    ...{ machine: "paymentSession", from: ["REFUNDING"], to: ["PAYMENT_RECEIVED"], source: "F78" },
    because: "The fiat of this session was received and goes back; it is not paid again.",
  },
  {
    ...{ machine: "paymentSession", from: ["REFUNDED"], source: "F78" },
    because: "The fiat of this session was refunded.",
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
    ...{ machine: "rampRequest", from: approved, to: ["CANCELLED", "AWAITING_APPROVAL"], source: "R33" },
    because: "An approved ramp request can no longer be canceled, nor wait for its approval again.",
  },
];

/** What a person does who wants the move nevertheless. */
const wayOut = "Restore a snapshot from before, or make a new one.";

/**
 * Why a move is impossible.
 * @param from The status before; undefined where the resource has none.
 * @param reason The reason of its event.
 * @returns A sentence, and one with the way out where there is none from here; undefined when nothing excludes the move.
 */
export function whyImpossible(
  world: World,
  resource: Resource,
  machine: MachineName,
  { from, to, reason }: { from: string | undefined; to: string; reason?: string | undefined },
): string | undefined {
  const found = rowFor(world, resource, machine, { from, to, reason });
  if (found?.from === undefined || found.reason !== undefined) return found?.because;
  return `${found.because} ${wayOut}`;
}

/**
 * Why a resource cannot be in a status after what it was in and has announced.
 * @returns A sentence; undefined when nothing of that excludes it.
 */
export function whyContradicted(
  world: World,
  resource: Resource,
  machine: MachineName,
  move: { from: string | undefined; to: string },
): string | undefined {
  const found = rowFor(world, resource, machine, move);
  return found?.from === undefined ? undefined : found.because;
}

/** Whether any status of a machine excludes others that follow. */
export function excludesAny(machine: MachineName): boolean {
  return impossible.some((row) => row.machine === machine && row.from !== undefined);
}

/** The row that excludes a move, if any. */
function rowFor(
  world: World,
  resource: Resource,
  machine: MachineName,
  { from, to, reason }: { from: string | undefined; to: string; reason?: string | undefined },
): Impossible | undefined {
  const before = new Set([from, ...announced(world, resource, machine)]);
  return impossible.find(
    (row) =>
      row.machine === machine &&
      (row.from === undefined || row.from.some((status) => before.has(status))) &&
      (row.to === undefined || row.to.includes(to)) &&
      (row.reason === undefined || row.reason === reason) &&
      row.unless?.(world, resource) !== true,
  );
}

/** The statuses that a resource has told of in events, or that a move by hand has left. */
function announced({ contract }: World, { hidden }: Resource, machine: MachineName): string[] {
  const told = asObject(hidden["told"]);
  const left = asStrings(hidden["left"]);
  if (Object.keys(told).length === 0) return left;
  const isTold = (status: string) => told[eventInto(contract, machine, status) ?? ""] !== undefined;
  return [...left, ...statusesOf(contract)[machine].filter(isTold)];
}

/**
 * Keeps in mind that a move by hand leaves a status which excludes others, for one that was seeded has told of nothing. The
 * resource is not stored.
 */
export function leave({ hidden }: Resource, machine: MachineName, from: string | undefined): void {
  const left = asStrings(hidden["left"]);
  const matters = impossible.some((row) => row.machine === machine && row.from?.includes(from ?? ""));
  if (from !== undefined && matters && !left.includes(from)) hidden["left"] = [...left, from];
}
