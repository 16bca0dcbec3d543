// How statuses move: the transitions of the contract (`x-transitions`) with what the mock adds to them.

import type { Transition as ContractTransition } from "../../../model/states.ts";
import { perContract, type StateContract } from "../contract.ts";
import { type MachineName, machineOf, perMachine } from "./machines.ts";
import { type InputOutcome, outcomes } from "./outcomes.ts";
import { type OverlayMove, overlay } from "./overlay.ts";

/** One move. The first that fits and whose condition holds is made. */
export interface MockTransition extends OverlayMove {
  by: string;
  /** The outcome whose test value the resource must have. */
  outcome?: InputOutcome;
}

/**
 * All moves of each machine, for a contract.
 * @throws Error in one line if the overlay adds to a transition that the contract does not have.
 */
export const transitionsOf = perContract((contract) => perMachine((name) => movesOf(contract, name)));

/** The events of the contract that no move emits, except PING, which an operation sends. */
export function notEmitted(contract: StateContract, eventTypes: string[]): string[] {
  const all = Object.values(transitionsOf(contract)).flat();
  const emitted = new Set(["PING", ...all.map(({ event }) => event)]);
  return eventTypes.filter((eventType) => !emitted.has(eventType));
}

/** The transitions of a machine in the contract. */
export function statedOf(contract: StateContract, machine: MachineName): ContractTransition[] {
  const { schema } = machineOf(machine);
  return schema === undefined ? [] : contract.transitionsOf(schema);
}

/** Statuses that PARTY_VERIFICATION_COMPLETED announces. */
const verdicts = ["VERIFIED", "REJECTED", "VERIFICATION_PENDING"];

/** The event that announces a status, if there is one. */
export function eventInto(contract: StateContract, machine: MachineName, to: string): string | undefined {
  if (machine === "partyKyc" && verdicts.includes(to)) return "PARTY_VERIFICATION_COMPLETED";
  const rows = [...statedOf(contract, machine), ...(overlay[machine] ?? [])];
  return rows.find((one) => one.to === to && one.event !== undefined)?.event;
}

function movesOf(contract: StateContract, machine: MachineName): MockTransition[] {
  const stated = statedOf(contract, machine);
  const added = overlay[machine] ?? [];
  const own = added.filter((one) => !stated.some((row) => isAbout(one, row)));
  const lacking = own.find(({ by }) => by === undefined);
  if (lacking !== undefined) {
    const place = `x-transitions of ${machineOf(machine).schema ?? "the status"}`;
    throw new Error(
      `mock/domain/lifecycle/overlay.ts adds to ${machine} from ${lacking.from} to ${lacking.to}, which ${place} does not have; correct the overlay`,
    );
  }
  // An assumed transition without `from` is replaced by the mock's own moves to the status, if there are any.
  const isNarrowed = ({ from, to, evidence }: ContractTransition) =>
    from === undefined && evidence === "assumed" && own.some((one) => one.to === to);
  const moves: MockTransition[] = [
    ...stated.filter((row) => !isNarrowed(row)).flatMap((row) => carriedOut(row, added)),
    ...own.map((one) => ({ by: "entry", ...one })),
  ];
  const sorted = moves.toSorted((one, other) => Number(one.when === undefined) - Number(other.when === undefined));
  const onPurpose = outcomes.filter((one) => one.machine === machine).map((one) => asMove(contract, one, sorted));
  return [...onPurpose, ...sorted];
}

/** The move of an outcome: with the delay of the usual move, and the event that announces the status. */
function asMove(contract: StateContract, outcome: InputOutcome, others: MockTransition[]): MockTransition {
  const { machine, from, to, by = "entry", reason } = outcome;
  const after = outcome.after ?? others.find((one) => one.from === from && one.by === by)?.after;
  const event = from === to ? undefined : eventInto(contract, machine, to);
  return { from, to, by, after, event, reason, outcome };
}

/** The moves for a transition of the contract; none if it has no cause here. */
function carriedOut(row: ContractTransition, added: OverlayMove[]): MockTransition[] {
  const { operationId, to, event } = row;
  const stated = { from: fromOf(row), to, event };
  const refined = added.filter((one) => isAbout(one, row));
  if (refined.length > 0) return refined.map((one) => ({ ...stated, ...one, by: operationId ?? one.by ?? "entry" }));
  return operationId === undefined ? [] : [{ ...stated, by: operationId }];
}

function isAbout({ from, to }: OverlayMove, row: ContractTransition): boolean {
  return row.to === to && fromOf(row) === from;
}

/** A transition without `from` starts at any status. */
function fromOf({ from }: ContractTransition): string | null {
  return from === undefined ? "*" : from;
}
