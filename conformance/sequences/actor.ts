// One sequence under way: what it made, its story, and its end when a rule does not hold.

import type { JsonObject } from "../../model/document.ts";
import { type Evidence, weaker } from "../../model/evidence.js";
import type { SequenceRuleName } from "../check-table.ts";
import {
  differ,
  NotCovered,
  type Probe,
  type ProbeOptions,
  resultOf,
  statusAndCode,
  succeeded,
} from "../checks/check.ts";
import { operationNamed } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import type { Deviation } from "../result.ts";
import { describe } from "../schema.ts";
import type { SequenceKind, waysOf } from "./kinds.ts";

/** Something that a sequence made. */
export interface CreatedResource {
  kind: SequenceKind;
  ways: ReturnType<typeof waysOf>;
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
  undo?: KeyedRequest;
  /** What names a payment request beside its ID, and the authorized amount that was set last. */
  references?: JsonObject;
  authorized?: number | undefined;
  /** The most that it may have cost, in units of 10^-18 of a crypto asset; undefined when not shown. */
  cost?: bigint;
}

/** A request that can be repeated, and the ID it returned. */
export interface KeyedRequest {
  operationId: string;
  options: ProbeOptions;
  id?: unknown;
}

/** One thing that a sequence can do. */
export interface SequenceStep {
  /** Operations it calls: without them it is left out. */
  needs: (string | undefined)[];
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

/** The element that a choice selects; undefined in an empty list. */
export function choose<T>(all: T[], pick: number): T | undefined {
  return all[pick % Math.max(1, all.length)];
}

/** Whether a choice takes the second of two ways; independent of the element that `choose` selects. */
export const isOther = (pick: number): boolean => pick > 5;

/** A rule that did not hold, with the story of its difference. */
interface BrokenRule {
  rule: SequenceRuleName;
  exchange: Exchange;
  found: Deviation;
}

/** Thrown to end the sequence in which a rule did not hold. */
export class Breach extends Error {
  readonly broken: BrokenRule;
  constructor(broken: BrokenRule) {
    super(broken.found.expected);
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

/** True for what says nothing: no response, a limited rate, or an error of the server. */
export const isUndecided = ({ response: { status } }: Exchange): boolean =>
  status === 0 || status === 429 || status >= 500;

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
  /** Calls an operation, as a part of the story. @throws NotCovered where the contract has none. */
  async call(operationId: string | undefined, options: ProbeOptions = {}): Promise<Exchange> {
    if (operationId === undefined) throw new NotCovered("there is no such operation");
    const exchange = await this.probe.call(operationId, options);
    this.tell(exchange);
    return exchange;
  }
  /** Makes a request of the probe a part of the story. */
  tell(exchange: Exchange): void {
    this.#story.add(exchange);
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
    throw new Breach({ rule, exchange, found: { ...differ(expected, actual, evidence), story } });
  }
  /** The same, as certain as the creation of a kind and as the operation that shows it. */
  expectOf({ create }: SequenceKind, ...[rule, holds, exchange, expected, actual]: Parameters<Actor["expect"]>): void {
    const { evidence } = operationNamed(this.probe.contracts, create);
    const known = weaker(evidence, exchange.operation?.evidence ?? evidence);
    this.expect(rule, holds, exchange, expected, actual, known);
  }
  /** A request with a key again has to give what it gave before. */
  expectRepeat(before: KeyedRequest, again: Exchange): void {
    if (isUndecided(again)) return;
    const { id } = resultOf(again);
    const holds = succeeded(again) && (id === before.id || before.id === undefined);
    const actual = succeeded(again) ? `ID ${describe(id)}` : statusAndCode(again);
    const expected = `the original result of ${before.operationId}, with ID ${describe(before.id)}`;
    this.expect("sequence-repeat", holds, again, expected, actual);
  }
}
