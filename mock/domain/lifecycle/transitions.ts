// How statuses move: the transitions of the contract (`x-transitions`) with what the mock adds to them.

import type { Transition as ContractTransition } from "../../../model/states.ts";
import { perContract, type StateContract } from "../contract.ts";
import { type Machine, type MachineName, machineOf, machines } from "./machines.ts";
import { type Outcome, outcomes } from "./outcomes.ts";
import { type Condition, type OwnMove, ownMoves, type Refinement, refinements } from "./overlay.ts";

/** One move. Of several that fit, the first whose condition holds is made. */
export interface Transition {
  machine: MachineName;
  /** Status before; null when the resource is created, "*" for any. */
  from: string | null;
  to: string;
  /** What sets it off: an operation, "entry" of the status `from`, or "payment". */
  by: string;
  /** Milliseconds of mock time from the cause to the move; absent means at once. */
  after?: number;
  when?: Condition;
  /** The outcome on purpose whose test value has to be sent. */
  outcome?: Outcome;
  /** Event of the contract that the move emits. */
  event?: string;
  /** The `reason` of that event. */
  reason?: string;
  /** Entry of the history of a ramp request. */
  history?: string;
  /** How well the move is known; its delay is always assumed. */
  evidence: string;
}

/**
 * All moves of each machine, for a contract.
 * @throws Error in one line when the mock adds something to a transition that the contract does not have.
 */
export const transitionsOf = perContract((contract): Record<MachineName, Transition[]> => {
  const names = Object.keys(machines) as MachineName[];
  return Object.fromEntries(names.map((name) => [name, movesOf(contract, name)])) as Record<MachineName, Transition[]>;
});

/**
 * Which events no move emits: what the contract has learnt since, but not the ping, which an operation sends.
 * @param eventTypes The events of the contract.
 */
export function notEmitted(contract: StateContract, eventTypes: string[]): string[] {
  const all = Object.values(transitionsOf(contract)).flat();
  const emitted = new Set(["PING", ...all.map(({ event }) => event)]);
  return eventTypes.filter((eventType) => !emitted.has(eventType));
}

/** Events on every verdict on a party: their statuses are those of the event. */
const verdicts = ["VERIFIED", "REJECTED", "VERIFICATION_PENDING"];

/** The event of a status of the mock's own. */
function announced(machine: MachineName, to: string): string | undefined {
  return machine === "partyKyc" && verdicts.includes(to) ? "PARTY_VERIFICATION_COMPLETED" : undefined;
}

/** The event that announces a status; undefined when none does. */
export function eventInto(contract: StateContract, machine: MachineName, to: string): string | undefined {
  const { schema }: Machine = machineOf(machine);
  const stated = schema === undefined ? [] : contract.transitionsOf(schema);
  const own = ownMoves.filter((one) => one.machine === machine);
  const row = [...stated, ...own].find((one) => one.to === to && one.event !== undefined);
  return announced(machine, to) ?? row?.event;
}

function movesOf(contract: StateContract, machine: MachineName): Transition[] {
  const { schema }: Machine = machineOf(machine);
  const stated = schema === undefined ? [] : contract.transitionsOf(schema);
  const added = refinements.filter((one) => one.machine === machine);
  for (const one of added) if (!stated.some((row) => isAbout(one, row))) throw new Error(lackOf(one));
  const own = ownMoves.filter((one) => one.machine === machine);
  const moves = [
    ...stated.filter((row) => !isNarrowed(row, own)).flatMap((row) => carriedOut(machine, row, added)),
    ...own.map((one) => ({ evidence: "assumed", ...one })),
  ];
  const sorted = [...moves.filter(({ when }) => when !== undefined), ...moves.filter(({ when }) => when === undefined)];
  const onPurpose = outcomes.filter((one) => one.machine === machine).map((one) => asMove(contract, one, sorted));
  return [...onPurpose, ...sorted];
}

/** The move of an outcome; it takes as long as what would happen else, and emits what its status is announced by. */
function asMove(contract: StateContract, outcome: Outcome, others: Transition[]): Transition {
  const { machine, from, to, by = "entry", reason } = outcome;
  const after = outcome.after ?? others.find((one) => one.from === from && one.by === by)?.after;
  const event = eventInto(contract, machine, to);
  return {
    ...{ machine, from, to, by, outcome, evidence: "mock" },
    ...(after === undefined ? {} : { after }),
    ...(event === undefined || from === to ? {} : { event }),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** The moves by which the mock carries out a transition; none where nothing here sets it off. */
function carriedOut(machine: MachineName, row: ContractTransition, added: Refinement[]): Transition[] {
  const { operationId, to, event, evidence } = row;
  const stated = { machine, from: fromOf(row), to, ...(event === undefined ? {} : { event }), evidence };
  const refined = added.filter((one) => isAbout(one, row));
  if (refined.length > 0) return refined.map((one) => ({ ...stated, ...one, by: operationId ?? one.by ?? "entry" }));
  return operationId === undefined ? [] : [{ ...stated, by: operationId }];
}

function isAbout({ from, to }: Refinement, row: ContractTransition): boolean {
  return row.to === to && fromOf(row) === from;
}

/** What is assumed to lead to a status, from wherever, is carried out by the mock's own moves to it, where there are any. */
function isNarrowed({ from, to, evidence }: ContractTransition, own: OwnMove[]): boolean {
  return from === undefined && evidence === "assumed" && own.some((one) => one.to === to);
}

/** A transition that does not say from where is possible from anywhere. */
function fromOf({ from }: ContractTransition): string | null {
  return from === undefined ? "*" : from;
}

function lackOf({ machine, from, to }: Refinement): string {
  const place = `x-transitions of ${machineOf(machine).schema ?? "the status"}`;
  return `mock/domain/lifecycle/overlay.ts adds to ${machine} from ${from} to ${to}, which ${place} does not have; correct the overlay`;
}
