// One sequence under way: what it made and should show, its story, and its end when a rule does not hold.

import type { JsonObject } from "../../model/document.ts";
import { type Evidence, weaker } from "../../model/evidence.js";
import { differ, type Probe, type ProbeOptions, resultOf, statusAndCode, succeeded } from "../checks/check.ts";
import type { SequenceRuleName } from "../checks/sequences.ts";
import { operationNamed } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import type { Deviation } from "../result.ts";
import { describe } from "../schema.ts";

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

/** A request with an idempotency key, and the ID it returned. */
export interface KeyedRequest {
  operationId: string;
  options: ProbeOptions;
  id: unknown;
}

/** One thing that a sequence can do. */
export interface SequenceStep {
  name: string;
  /** Operations it calls: without them it is left out. */
  needs: string[];
  /** True when the sequence has made what it is about. */
  ready(actor: Actor): boolean;
  /**
   * Does it, says what it expects, and notes what it did.
   * @param pick Chooses among what the step could be about; 0 is the simplest choice, and 11 the last.
   */
  run(actor: Actor, pick: number): Promise<unknown>;
}

/** What belongs together in one sequence. */
export interface SequenceSubject {
  name: string;
  /** Share of the steps. */
  weight: number;
  steps: SequenceStep[];
  /**
   * Looks at the state before the first step, and judges after the last one.
   * @param earlier Sequences before this one, whose requests may be under way still.
   */
  invariant?(actor: Actor, earlier: Actor[]): Promise<() => Promise<void>>;
}

/** The entry of a choice; undefined when there is none. */
export function chosen<T>(entries: T[], pick: number): T | undefined {
  return entries[pick % Math.max(1, entries.length)];
}

/** True for the second half of the choices, to choose between two ways apart from what `chosen` chooses. */
export const isOther = (pick: number): boolean => pick > 5;

/** A rule that did not hold. */
export interface BrokenRule {
  rule: SequenceRuleName;
  exchange: Exchange;
  found: Deviation;
  /** The requests that led to it, the one that shows it last. */
  story: Exchange[];
}

/** Thrown to end the sequence in which a rule did not hold. */
export class Breach extends Error {
  readonly broken: BrokenRule;
  constructor(broken: BrokenRule) {
    super(`${broken.found.expected}: ${broken.found.actual}`);
    this.broken = broken;
  }
}

/** What is kept across sequences. */
export interface Notebook {
  judged: Set<SequenceRuleName>;
  /** Whether a difference is worth ending the sequence. */
  wants(rule: SequenceRuleName, exchange: Exchange): boolean;
  /** Notes whether something was made: a subject of which nothing can be made is given up. */
  noteCreation(exchange: Exchange, isMade: boolean): void;
}

/** One sequence: its steps know what it made, act in it, and say what they expect. */
export class Actor {
  readonly probe: Probe;
  readonly notebook: Notebook;
  readonly made: CreatedResource[] = [];
  /** Requests that can be repeated. */
  readonly keyed: KeyedRequest[] = [];
  /** Sent amounts of transfers, in units of 10^-18. */
  transferred = 0n;
  readonly #story = new Set<Exchange>();
  constructor(probe: Probe, notebook: Notebook) {
    this.probe = probe;
    this.notebook = notebook;
  }
  /** All of a kind, the newest first. */
  allOf(kind: SequenceKind): CreatedResource[] {
    return this.made.filter((one) => one.kind === kind).reverse();
  }
  /** Calls an operation, as a part of the story. */
  async call(operationId: string, options: ProbeOptions = {}): Promise<Exchange> {
    const exchange = await this.probe.call(operationId, options);
    this.tell(exchange);
    return exchange;
  }
  /** Makes a request of the probe a part of the story. */
  tell(exchange: Exchange): void {
    this.#story.add(exchange);
  }
  /** The weakest evidence of operations. */
  evidence(...operationIds: string[]): Evidence {
    return weaker(...operationIds.map((id) => operationNamed(this.probe.contracts, id).evidence));
  }
  /**
   * Says what has to hold.
   * @param actual What is seen when it does not; status and error code when left out.
   * @param evidence How certain it is; the weight of the rule when left out.
   * @throws Breach then, unless this difference is known already.
   */
  expect(
    rule: SequenceRuleName,
    holds: boolean,
    exchange: Exchange,
    expected: string,
    actual: string = statusAndCode(exchange),
    evidence?: Evidence,
  ): void {
    this.notebook.judged.add(rule);
    if (holds || !this.notebook.wants(rule, exchange)) return;
    const others = [...this.#story].filter((other) => other !== exchange);
    const story = [...others.sort((a, b) => a.number - b.number), exchange];
    throw new Breach({ rule, exchange, found: differ(expected, actual, evidence), story });
  }
  /** A request with a key again has to give what it gave before. */
  expectRepeat(before: KeyedRequest, again: Exchange): void {
    const { status } = again.response;
    if (status === 0 || status === 429 || status >= 500) return;
    const { id } = resultOf(again);
    const holds = succeeded(again) && (id === before.id || before.id === undefined);
    const actual = succeeded(again) ? `ID ${describe(id)}` : statusAndCode(again);
    const expected = `the original result of ${before.operationId}, with ID ${describe(before.id)}`;
    this.expect("sequence-repeat", holds, again, expected, actual);
  }
}
