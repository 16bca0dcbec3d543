// How statuses move: the transitions of the contract (`x-transitions`) with what the mock adds to them.

import type { Transition as ContractTransition } from "../../../model/states.ts";
import { perContract, type StateContract } from "../contract.ts";
import { type MachineName, machineOf, perMachine } from "./machines.ts";
import { type InputOutcome, outcomes } from "./outcomes.ts";
import { type OverlayMove, overlay } from "./overlay.ts";

/** One move. Of several that fit, the first whose condition holds is made. */
export interface MockTransition extends OverlayMove {
  by: string;
  /** The outcome on purpose whose test value has to be sent. */
  outcome?: InputOutcome;
}

/**
 * All moves of each machine, for a contract.
 * @throws Error in one line when the mock adds something to a transition that the contract does not have.
 */
export const transitionsOf = perContract((contract) => perMachine((name) => movesOf(contract, name)));

/** Which events of the contract no move emits; the ping is sent by an operation. */
export function notEmitted(contract: StateContract, eventTypes: string[]): string[] {
  const all = Object.values(transitionsOf(contract)).flat();
  const emitted = new Set(["PING", ...all.map(({ event }) => event)]);
  return eventTypes.filter((eventType) => !emitted.has(eventType));
}

/** What the contract states of the moves of a machine. */
export function statedOf(contract: StateContract, machine: MachineName): ContractTransition[] {
  const { schema } = machineOf(machine);
  return schema === undefined ? [] : contract.transitionsOf(schema);
}

/** Events on every verdict on a party: their statuses are those of the event. */
const verdicts = ["VERIFIED", "REJECTED", "VERIFICATION_PENDING"];

/** The event that announces a status; undefined when none does. */
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
  // What is assumed to lead to a status, from wherever, is carried out by the mock's own moves to it, where there are
  // any.
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

/** The move of an outcome; it takes as long as what would happen else, and emits what its status is announced by. */
function asMove(contract: StateContract, outcome: InputOutcome, others: MockTransition[]): MockTransition {
  const { machine, from, to, by = "entry", reason } = outcome;
  const after = outcome.after ?? others.find((one) => one.from === from && one.by === by)?.after;
  const event = from === to ? undefined : eventInto(contract, machine, to);
  return { from, to, by, after, event, reason, outcome };
}

/** The moves by which the mock carries out a transition; none where nothing here sets it off. */
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

/** A transition that does not say from where is possible from anywhere. */
function fromOf({ from }: ContractTransition): string | null {
  return from === undefined ? "*" : from;
}
