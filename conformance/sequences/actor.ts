// Acts in one sequence: sends its requests, keeps its story, and ends it when a rule does not hold.

import { type Evidence, weaker } from "../../model/evidence.js";
import { type CallOptions, differ, type Found, type Probe, statusAndCode } from "../checks/check.ts";
import type { SequenceRuleName } from "../checks/sequences.ts";
import { operationNamed } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import { Breach } from "./model.ts";

/** What the steps of one sequence work with. */
export interface Actor {
  probe: Probe;
  /** Calls an operation, as a part of the story. */
  call(operationId: string, options?: CallOptions): Promise<Exchange>;
  /** Takes requests out of the story that it can be told without. */
  forget(exchanges: Exchange[]): void;
  /** Leaves reads to the stories of some rules, because they are about nothing else. */
  keepFor(rules: SequenceRuleName[], exchanges: Exchange[]): void;
  /** The weakest evidence of operations. */
  evidence(...operationIds: string[]): Evidence;
  /** True when the operation has a query parameter. */
  takes(operationId: string, query: string): boolean;
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
    actual?: string,
    evidence?: Evidence,
  ): void;
  /** Notes a creation that was refused, for subjects of which nothing can be made. */
  refused(exchange: Exchange): void;
  /** Notes that something could be made. */
  accepted(): void;
}

/** What is kept across sequences. */
export interface Notebook {
  /** Whether a difference is worth ending the sequence. */
  wants(rule: SequenceRuleName, exchange: Exchange): boolean;
  judged(rule: SequenceRuleName): void;
  breach?: { found: Found; exchange: Exchange };
  refused(exchange: Exchange): void;
  accepted(): void;
}

/** Makes the actor of one sequence. */
export function makeActor(probe: Probe, notebook: Notebook): Actor {
  let story: Exchange[] = [];
  const kept = new Map<Exchange, SequenceRuleName[]>();
  const operation = (operationId: string) => operationNamed(probe.contracts, operationId);
  return {
    probe,
    async call(operationId, options = {}) {
      const exchange = await probe.call(operationId, options);
      story.push(exchange);
      return exchange;
    },
    forget(exchanges) {
      story = story.filter((exchange) => !exchanges.includes(exchange));
    },
    keepFor(rules, exchanges) {
      for (const exchange of exchanges) kept.set(exchange, rules);
    },
    evidence: (...operationIds) => weaker(...operationIds.map((operationId) => operation(operationId).evidence)),
    takes: (operationId, query) =>
      operation(operationId).parameters.some(({ name, in: where }) => where === "query" && name === query),
    expect(rule, holds, exchange, expected, actual = statusAndCode(exchange), evidence = undefined) {
      notebook.judged(rule);
      if (holds || !notebook.wants(rule, exchange)) return;
      notebook.breach = { found: differ(expected, actual, evidence), exchange };
      const told = story.filter((other) => other !== exchange && (kept.get(other)?.includes(rule) ?? true));
      throw new Breach(rule, `${expected}: ${actual}`, [...told, exchange]);
    },
    refused: (exchange) => notebook.refused(exchange),
    accepted: () => notebook.accepted(),
  };
}
