// What a sequence knows: the resources it made, what they should show, and the requests that can be repeated.

import type { JsonObject } from "../../model/document.ts";
import type { CallOptions, Probe } from "../checks/check.ts";
import type { Actor, Reply } from "./actor.ts";

/** A kind of resource with the operations on it; every operation it has makes steps (steps.ts). */
export interface Kind {
  name: string;
  create: string;
  read?: string;
  list?: string;
  change?: string;
  remove?: string;
  /** The path parameter that takes its ID. */
  parameter?: string;
  /** Fields of the request body that reads show as they were sent. */
  fields: string[];
  /** Path parameters of creation and list. @throws NotCovered when one is not known. */
  path?(probe: Probe): Record<string, string>;
  /** What is sent in place of the example's values. */
  body?(probe: Probe): JsonObject;
  /** The body of a change; without one nothing is changed. */
  changed?(): JsonObject;
  /** A body of a change that a documented rule refuses. */
  broken?(): JsonObject;
  /** The schema of its status, whose transitions the contract has. */
  status?: string;
  /** Most of them in one sequence; 3 when absent. */
  most?: number;
}

/** Something that a sequence made. */
export interface Made {
  kind: Kind;
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
  undo?: { operationId: string; options: CallOptions };
  /** What names a payment request beside its ID, and the authorized amount that was set last. */
  references?: JsonObject;
  authorized?: number | undefined;
  /** Most of a crypto asset that it may have cost, in units of 10^-18; undefined when that was not shown. */
  cost?: bigint;
}

/** What a sequence knows. */
export interface Model {
  made: Made[];
  replies: Reply[];
  /** Sent amounts of transfers, in units of 10^-18. */
  transferred: bigint;
}

/** Starts with nothing made. */
export const emptyModel = (): Model => ({ made: [], replies: [], transferred: 0n });

/** One thing that a sequence can do. */
export interface Step {
  name: string;
  /** Operations it calls: without them it is left out. */
  needs: string[];
  /** True when the model has what it is about. */
  ready(model: Model): boolean;
  /**
   * Does it, says what it expects, and notes what it did.
   * @param pick Chooses among what the step could be about; 0 is the simplest choice.
   */
  run(model: Model, actor: Actor, pick: number): Promise<void>;
}

/** What belongs together in one sequence. */
export interface Subject {
  name: string;
  /** Share of the steps. */
  weight: number;
  steps: Step[];
  /**
   * Looks at the state before the first step, and judges after the last one.
   * @param earlier What sequences before this one did, which may be under way still.
   */
  invariant?(actor: Actor, earlier: Model[]): Promise<(model: Model) => Promise<void>>;
}

/** The same several times. */
export const copies = <T>(one: T, times: number): T[] => Array.from({ length: times }, () => one);

/** The entry of a choice; undefined when there is none. */
export function chosen<T>(entries: T[], pick: number): T | undefined {
  return entries[pick % Math.max(1, entries.length)];
}
