// What a sequence knows: the resources it made, what they should show, and the requests that can be repeated.

import type { JsonObject } from "../../model/document.ts";
import type { Probe, ProbeOptions } from "../checks/check.ts";
import type { Actor, ActorResponse } from "./actor.ts";

/** A kind of resource: what the contract does not say of it. */
export interface SequenceKind {
  name: string;
  create: string;
  /** Fields of the request body that reads show as they were sent. */
  fields: string[];
  /** The list that has it, where that is no part of its path. */
  list?: string;
  /** Path parameters, where not any ID will do. @throws NotCovered when one is not known. */
  path?(probe: Probe): Record<string, string>;
  /** What is sent in place of the example's values. */
  body?(): JsonObject;
  /** The body of a change; without one nothing is changed. */
  changed?(): JsonObject;
  /** A body of a change that a documented rule refuses. */
  broken?(): JsonObject;
  /** Most of them in one sequence; 3 when absent. */
  most?: number;
}

/** Something that a sequence made. */
export interface CreatedResource {
  kind: SequenceKind;
  id: string;
  /** Path parameters of reads, changes and removal. */
  path: Record<string, string>;
  /** What it should show. */
  fields: JsonObject;
  /** Those of them that the response to its creation showed. */
  shown: string[];
  phase: "open" | "settled" | "reversed" | "approved" | "ended" | "gone";
  /** The statuses that were seen first and last, and the version. */
  firstStatus?: string;
  status?: string;
  version?: number;
  /** Removes it, or gives back what it holds, when the sequence is over. */
  undo?: { operationId: string; options: ProbeOptions };
  /** What names a payment request beside its ID, and the authorized amount that was set last. */
  references?: JsonObject;
  authorized?: number | undefined;
  /** Most of a crypto asset that it may have cost, in units of 10^-18; undefined when that was not shown. */
  cost?: bigint;
}

/** What a sequence knows. */
export interface Model {
  made: CreatedResource[];
  replies: ActorResponse[];
  /** Sent amounts of transfers, in units of 10^-18. */
  transferred: bigint;
}

/** One thing that a sequence can do. */
export interface SequenceStep {
  name: string;
  /** Operations it calls: without them it is left out. */
  needs: string[];
  /** True when the model has what it is about. */
  ready(model: Model): boolean;
  /**
   * Does it, says what it expects, and notes what it did.
   * @param pick Chooses among what the step could be about; 0 is the simplest choice, and 11 the last.
   */
  run(model: Model, actor: Actor, pick: number): Promise<unknown>;
}

/** What belongs together in one sequence. */
export interface SequenceSubject {
  name: string;
  /** Share of the steps. */
  weight: number;
  steps: SequenceStep[];
  /**
   * Looks at the state before the first step, and judges after the last one.
   * @param earlier What sequences before this one did, which may be under way still.
   */
  invariant?(actor: Actor, earlier: Model[]): Promise<(model: Model) => Promise<void>>;
}

/** The entry of a choice; undefined when there is none. */
export function chosen<T>(entries: T[], pick: number): T | undefined {
  return entries[pick % Math.max(1, entries.length)];
}

/** True for the second half of the choices, to choose between two ways apart from what `chosen` chooses. */
export const isOther = (pick: number): boolean => pick > 5;
