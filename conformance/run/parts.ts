// The parts of one run, put together: what sends, what looks at every exchange, and what remembers.

import type { Operation } from "../../model/operations.ts";
import { differ, type Found, type ResponseCheck } from "../checks/check.ts";
import { everyResponse } from "../checks/index.ts";
import { tokenLifetime, watchTokens } from "../checks/token.ts";
import { type Contracts, operationNamed, operationsIn } from "../contracts.ts";
import type { Exchange, Service } from "../exchange.ts";
import type { Client, Target } from "../plan/target.ts";
import type { Difference } from "../result.ts";
import { type Caller, makeCaller } from "./calls.ts";
import { makeCleanup } from "./cleanup.ts";
import { makeCoverage } from "./coverage.ts";
import { collectDifferences } from "./differences.ts";
import { openTransport, type Transport } from "./http.ts";
import { makeKnowledge } from "./knowledge.ts";
import { makeRateLimits } from "./limits.ts";
import { all, type Only } from "./only.ts";
import { makePace, type Pace } from "./pace.ts";
import { makeRecorder, type Recorder } from "./recorder.ts";
import { secretsIn } from "./secrets.ts";
import { keepTokens, type Tokens } from "./tokens.ts";

/** The parts of one run. */
export type Parts = ReturnType<typeof assemble>;

/** How the parts of a run are put together. */
export interface Assembly {
  /** Called with every exchange, once it has been looked at. */
  onExchange?: (exchange: Exchange) => void;
  /** Called with every new failure. */
  onFailure?: (failure: Difference) => void;
  /** Narrows the run. */
  only?: Only;
  /** Stands in for the network: nothing is sent, waited for or looked at. */
  rehearsal?: Transport;
}

/** Puts the parts of a run together. */
export function assemble(contracts: Contracts, target: Target, assembly: Assembly = {}) {
  const { onExchange = () => {}, onFailure, only = all, rehearsal } = assembly;
  const operations = operationsIn(contracts).filter(({ api }) => target.origins[api as Service] !== undefined);
  const tokenOperation = operationsIn(contracts).find(({ api }) => api === "auth") as Operation;
  const clients = [target.client, target.limitedClient, ...Object.values(target.otherClients ?? {})];
  const secrets = new Set([
    ...clients.flatMap((client) => client?.secret ?? []),
    ...[target.expiredToken ?? []].flat(),
  ]);
  const knowledge = makeKnowledge(contracts, target.fixtures);
  const coverage = makeCoverage([...operations, tokenOperation]);
  const cleanup = makeCleanup(contracts);
  const differences = collectDifferences(onFailure);
  const transport = rehearsal ?? openTransport(target.timeLimit);
  const instant = rehearsal !== undefined;
  const pace = makePace({ rate: target.rate, most: target.most, instant });
  const rateLimits = makeRateLimits(pace);
  const watch = watchTokens();
  const look = (exchange: Exchange) => {
    // The token endpoint has one operation, so every request to it is a call of that.
    if (exchange.service === "auth") exchange.operation = tokenOperation;
    for (const secret of secretsIn(exchange.request)) secrets.add(secret);
    coverage.observe(exchange);
    cleanup.observe(exchange);
    knowledge.learn(exchange);
    rateLimits.observe(exchange);
    if (!instant) judge(exchange);
    onExchange(exchange);
  };
  const judge = (exchange: Exchange) => {
    for (const check of everyResponse) {
      for (const found of foundBy(check, exchange, contracts)) differences.add(check.name, exchange, found);
    }
    for (const found of watch(exchange)) differences.add(tokenLifetime.name, exchange, found);
  };
  const recorder = makeRecorder(transport, pace, look);
  const callerOf = (own: Recorder, ownPace: Pace, tokens: Tokens): Caller =>
    makeCaller({ target, recorder: own, tokens, knowledge, pace: ownPace });
  const tokensOf = (client: Client, own: Recorder, ownPace: Pace) => {
    const learnSecret = (secret: string) => secrets.add(secret);
    return keepTokens({ recorder: own, pace: ownPace, url: target.tokenUrl, client, learnSecret });
  };
  const tokens = tokensOf(target.client, recorder, pace);
  const named = { ...target.otherClients, ...(target.limitedClient && { limited: target.limitedClient }) };
  const others = new Map(Object.entries(named).map(([name, client]) => [name, tokensOf(client, recorder, pace)]));
  /** Removes what the run made, with calls of its own, because those of the run are stopped for good. @returns What is left. */
  const cleanUp = (): Promise<string[]> => {
    // It keeps to the rate that was learned, and makes as many requests as it needs.
    const later = makePace({ rate: pace.rate(), instant });
    const own = recorder.afterwards(later);
    const { call } = callerOf(own, later, tokensOf(target.client, own, later));
    return cleanup.removeAll((operationId, path) =>
      call(operationNamed(contracts, operationId), { path, purpose: "clean up" }),
    );
  };
  return {
    contracts,
    target,
    only,
    /** True when nothing is sent: what comes back says nothing, and no delivery comes. */
    isRehearsal: instant,
    operations,
    secrets,
    knowledge,
    coverage,
    differences,
    transport,
    pace,
    rateLimits,
    recorder,
    tokens,
    /** Tokens of clients beside the main one, by what they lack. */
    others,
    caller: callerOf(recorder, pace, tokens),
    note: cleanup.note,
    cleanUp,
  };
}

/** What a check of one response finds; a response it cannot read is a difference as well. */
function foundBy({ look }: ResponseCheck, exchange: Exchange, contracts: Contracts): Found[] {
  try {
    return look(exchange, contracts);
  } catch (error) {
    return [differ("a response that can be read", String(error))];
  }
}
