// One sequence in progress: the resources that it made, its story, and its end when a rule does not hold.

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

/** A resource that a sequence made. */
export interface CreatedResource {
  kind: SequenceKind;
  ways: ReturnType<typeof waysOf>;
  id: string;
  /** Path parameters of reads, changes and removal. */
  path: Record<string, string>;
  /** The fields that it must show. */
  fields: JsonObject;
  /** The names of the fields that the response to its creation showed. */
  shown: string[];
  phase: "open" | "settled" | "reversed" | "approved" | "ended" | "gone";
  /** The statuses that were seen first and last, and the version. */
  firstStatus?: string;
  status?: string;
  version?: number;
  /** Removes it, or releases its funds, after the sequence. */
  undo?: KeyedRequest;
  /** Of a payment request: its references, and the authorized amount that was set last. */
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
  /** The operations that it calls: the step is left out when one is undefined or may not be called. */
  needs: (string | undefined)[];
  /** True when the sequence has made the resources that the step needs. */
  ready(actor: Actor): boolean;
  /**
   * Carries out the step, judges the responses, and notes the changes.
   * @param pick Chooses among resources and variants; 0 is the simplest choice, and 11 the last.
   */
  run(actor: Actor, pick: number): Promise<unknown>;
}

/** The steps that belong together in one sequence. */
export interface SequenceSubject {
  name: string;
  /** Share of the steps. */
  weight: number;
  steps: SequenceStep[];
  /**
   * Reads the state before the first step. @returns A function that judges the state after the last step.
   * @param earlier Earlier sequences, whose requests may still be under way.
   */
  invariant?(actor: Actor, earlier: Actor[]): Promise<() => Promise<void>>;
}

/** The element that a choice selects. The list is not empty: `ready` of a step has checked that. */
export function choose<T>(all: T[], pick: number): T {
  return all[pick % all.length] as T;
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

/** The state that sequences share. */
export interface Notebook {
  judged: Set<SequenceRuleName>;
  /** Whether a difference is worth ending the sequence. */
  wants(rule: SequenceRuleName, exchange: Exchange): boolean;
  /** Notes whether a creation succeeded: a subject is given up when all its creations are refused. */
  noteCreation(exchange: Exchange, isMade: boolean): void;
}

/** True for a result that proves nothing: no response, a 429, or a server error. */
export const isUndecided = ({ response: { status } }: Exchange): boolean =>
  status === 0 || status === 429 || status >= 500;

/** One sequence, for its steps: calls, the resources so far, and expectations. */
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
   * Judges a rule.
   * @param actual What was seen; status and error code when left out.
   * @param evidence Evidence of the expectation; that of the rule when left out.
   * @throws Breach when the rule does not hold, unless this difference is known already.
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
  /** Like `expect`, with the weaker evidence of the creation of a kind and of the operation in the exchange. */
  expectOf({ create }: SequenceKind, ...[rule, holds, exchange, expected, actual]: Parameters<Actor["expect"]>): void {
    const { evidence } = operationNamed(this.probe.contracts, create);
    const known = weaker(evidence, exchange.operation?.evidence ?? evidence);
    this.expect(rule, holds, exchange, expected, actual, known);
  }
  /** Judges the repetition of a request with a key, which must return the original result. */
  expectRepeat(before: KeyedRequest, again: Exchange): void {
    if (isUndecided(again)) return;
    const { id } = resultOf(again);
    const holds = succeeded(again) && (id === before.id || before.id === undefined);
    const actual = succeeded(again) ? `ID ${describe(id)}` : statusAndCode(again);
    const expected = `the original result of ${before.operationId}, with ID ${describe(before.id)}`;
    this.expect("sequence-repeat", holds, again, expected, actual);
  }
}
