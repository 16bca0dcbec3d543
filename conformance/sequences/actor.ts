// Acts in one sequence: sends its requests, keeps its story, and ends it when a rule does not hold.

import { type Evidence, weaker } from "../../model/evidence.js";
import {
  type Deviation,
  differ,
  type Probe,
  type ProbeOptions,
  resultOf,
  statusAndCode,
  succeeded,
} from "../checks/check.ts";
import type { SequenceRuleName } from "../checks/sequences.ts";
import { operationNamed } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";

/** A request with an idempotency key, and the ID it returned. */
export interface ActorResponse {
  operationId: string;
  options: ProbeOptions;
  id: unknown;
}

/** A rule that did not hold: thrown to end its sequence. */
export class Breach extends Error {
  readonly rule: SequenceRuleName;
  readonly exchange: Exchange;
  readonly found: Deviation;
  /** The requests that led to it, the one that shows it last. */
  readonly story: Exchange[];
  constructor(rule: SequenceRuleName, exchange: Exchange, found: Deviation, story: Exchange[]) {
    super(`${found.expected}: ${found.actual}`);
    this.rule = rule;
    this.exchange = exchange;
    this.found = found;
    this.story = story;
  }
}

/** What is kept across sequences. */
export interface Notebook {
  judged: Set<SequenceRuleName>;
  /** Whether a difference is worth ending the sequence. */
  wants(rule: SequenceRuleName, exchange: Exchange): boolean;
  /** Notes a creation that was refused, for subjects of which nothing can be made. */
  refused(exchange: Exchange): void;
  /** Notes that something could be made. */
  accepted(): void;
}

/** What the steps of one sequence work with. */
export class Actor {
  readonly probe: Probe;
  readonly notebook: Notebook;
  #story: Exchange[] = [];
  /** Reads that only the stories of some rules tell, because they are about nothing else. */
  readonly #only = new Map<Exchange, SequenceRuleName[]>();
  constructor(probe: Probe, notebook: Notebook) {
    this.probe = probe;
    this.notebook = notebook;
  }
  /** Calls an operation, as a part of the story. */
  async call(operationId: string, options: ProbeOptions = {}): Promise<Exchange> {
    const exchange = await this.probe.call(operationId, options);
    this.#story.push(exchange);
    return exchange;
  }
  /** Sends requests that overlap. */
  callTogether(operationId: string, all: ProbeOptions[]): Promise<Exchange[]> {
    return Promise.all(all.map((options) => this.call(operationId, options)));
  }
  /** Takes requests out of the story that it can be told without. */
  forget(exchanges: Exchange[]): void {
    this.#story = this.#story.filter((exchange) => !exchanges.includes(exchange));
  }
  /** Leaves a read to the stories of some rules. */
  keepFor(rules: SequenceRuleName[], exchange: Exchange): void {
    this.#only.set(exchange, rules);
  }
  /** The weakest evidence of operations. */
  evidence(...operationIds: string[]): Evidence {
    return weaker(...operationIds.map((id) => operationNamed(this.probe.contracts, id).evidence));
  }
  /** True when the operation has a query parameter. */
  takes(operationId: string, query: string): boolean {
    const { parameters } = operationNamed(this.probe.contracts, operationId);
    return parameters.some(({ name, in: where }) => where === "query" && name === query);
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
    const isTold = (other: Exchange) => other !== exchange && (this.#only.get(other)?.includes(rule) ?? true);
    throw new Breach(rule, exchange, differ(expected, actual, evidence), [...this.#story.filter(isTold), exchange]);
  }
  /** A request with a key again has to give what it gave before. */
  expectRepeat(before: ActorResponse, again: Exchange): void {
    const { status } = again.response;
    if (status === 0 || status === 429 || status >= 500) return;
    const { id } = resultOf(again);
    const holds = succeeded(again) && (id === before.id || before.id === undefined);
    const actual = succeeded(again) ? `ID ${describe(id)}` : statusAndCode(again);
    const expected = `the original result of ${before.operationId}, with ID ${describe(before.id)}`;
    this.expect("sequence-repeat", holds, again, expected, actual);
  }
}
