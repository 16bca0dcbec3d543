// One run in progress: the parts that send, that look at every exchange, and that remember, for the phases of the run.

import { asObject } from "../../model/document.ts";
import { differ, NotCovered, type Probe, type ResponseCheck, statusAndCode } from "../checks/check.ts";
import { secretsIn } from "../checks/exposure.ts";
import { everyResponse } from "../checks/index.ts";
import { watchTokens } from "../checks/token.ts";
import { type Contracts, operationNamed, operationsIn } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import { validBody } from "../plan/body.ts";
import { effectOf, refusalToCall } from "../plan/policy.ts";
import type { ClientCredentials, Target } from "../plan/target.ts";
import type { Deviation } from "../result.ts";
import { openCalls, type RawCall } from "./calls.ts";
import { openCleanup } from "./cleanup.ts";
import { Coverage } from "./coverage.ts";
import { Differences } from "./differences.ts";
import { openTransport } from "./http.ts";
import { Knowledge } from "./knowledge.ts";
import { watchLimits } from "./limits.ts";
import { all, type Only, wants } from "./only.ts";
import { openPace, type Pace, patiently } from "./pace.ts";
import { openRecorder, type Recorder } from "./recorder.ts";
import { openTokens, tokenRequest } from "./tokens.ts";

/** Narrows a run to the checks that can find a seeded defect. */
export interface Focus {
  /** Which checks across requests are run. */
  across: (check: string) => boolean;
  /** Whether broken requests are made; a function selects checks. */
  broken: boolean | ((check: string) => boolean);
  /** False for a run without writes other than those of its checks. */
  writes?: boolean;
}

/** How a run is carried out. */
export interface CourseOptions {
  /** Called with every exchange, once it has been looked at. */
  onExchange?: (exchange: Exchange) => void;
  /** Called when a phase begins; the phase waits for the result. */
  onPhase?: (name: string) => unknown;
  /** Narrows the run. */
  only?: Only;
  focus?: Focus;
}

/** A run in progress. */
export type Course = ReturnType<typeof openCourse>;

/** Opens a run; nothing is sent yet. */
export function openCourse(contracts: Contracts, target: Target, options: CourseOptions = {}) {
  const { onExchange = () => {}, onPhase = () => {}, only = all, focus } = options;
  const operations = operationsIn(contracts).filter(({ api }) => target.origins[api] !== undefined);
  const tokenOperation = operationNamed(contracts, "createAccessToken");
  const clients = [target.client, ...Object.values(target.otherClients ?? {})];
  const secrets = new Set([
    ...clients.flatMap((client) => client?.secret ?? []),
    ...(target.expiredToken === undefined ? [] : [target.expiredToken]),
  ]);
  const knowledge = new Knowledge(contracts, target.fixtures);
  const coverage = new Coverage([...operations, tokenOperation]);
  const cleanup = openCleanup(contracts);
  const differences = new Differences();
  const transport = openTransport(target.timeLimit);
  const pace = openPace({ rate: target.rate, most: target.most });
  const rateLimits = watchLimits(pace);
  const watch = watchTokens();
  const look = (exchange: Exchange) => {
    // The token endpoint has one operation, so every request to it is a call of that operation.
    if (exchange.service === "auth") exchange.operation = tokenOperation;
    for (const secret of secretsIn(exchange.request)) secrets.add(secret);
    coverage.observe(exchange);
    cleanup.observe(exchange);
    knowledge.learn(exchange);
    rateLimits.observe(exchange);
    for (const check of everyResponse) {
      for (const found of foundBy(check, exchange, contracts)) differences.add(check.name, exchange, found);
    }
    for (const found of watch(exchange)) differences.add("token-lifetime", exchange, found);
    onExchange(exchange);
  };
  const recorder = openRecorder(transport, pace, look);
  const tokensOf = (client: ClientCredentials, own: Recorder, ownPace: Pace) =>
    openTokens(own, ownPace, { url: target.tokenUrl, client, learnSecret: (secret) => secrets.add(secret) });
  const tokens = tokensOf(target.client, recorder, pace);
  /** Tokens of the clients other than the main one, by their names. */
  const others = new Map(
    Object.entries(target.otherClients ?? {}).map(([name, client]) => [name, tokensOf(client, recorder, pace)]),
  );
  const caller = openCalls({ target, recorder, tokens, knowledge, pace });
  const call = (operationId: string, how?: RawCall) => caller.call(operationNamed(contracts, operationId), how);
  /** Why an operation may not be called with a request that would succeed; undefined when it may. */
  const refusalOf = (operationId: string, writes = target.writes): string | undefined => {
    const operation = operations.find((one) => one.operationId === operationId);
    return operation === undefined ? "it is not tested" : refusalToCall(operation, writes);
  };
  /** Scopes of the token; a list without any documented scope does not count, because it may be of something else. */
  const knownScopes = () => {
    const known = new Set(operationsIn(contracts).flatMap(({ scopes }) => scopes));
    return tokens.scopes()?.some((scope) => known.has(scope)) ? tokens.scopes() : undefined;
  };
  /** The probe of a check across requests. */
  const probe = (check: string): Probe => ({
    contracts,
    target,
    call(operationId, how = {}) {
      const isInvented = how.path === undefined && how.inventIds === true;
      const own = isInvented && effectOf(operationNamed(contracts, operationId)) === "own";
      return call(operationId, { purpose: check, own, ...how });
    },
    body: (operationId) => asObject(validBody(operationNamed(contracts, operationId), knowledge)),
    ids: (service, kind) => knowledge.all(service, kind),
    report: (exchange, expected, actual = statusAndCode(exchange), evidence = undefined) =>
      differences.add(check, exchange, differ(expected, actual, evidence)),
    scopes: knownScopes,
    operations: (service) =>
      operations.filter(
        (operation) =>
          operation.api === service &&
          wants(only, operation.operationId) &&
          (effectOf(operation) === "safe" || target.writes !== "none"),
      ),
    accessToken: () => tokens.get(),
    tokenOf: (name) => others.get(name)?.get(),
    token(fields, headers = []) {
      const request = tokenRequest(target.tokenUrl, target.client, fields);
      const replaced = request.headers.filter(([name]) => !headers.some(([given]) => given === name));
      const form = { ...request, headers: [...replaced, ...headers] };
      return patiently(() => recorder.send({ service: "auth", purpose: check, request: form }), pace);
    },
    unknownPath: caller.unknownPath,
  });
  /** Removes what the run made, with a second recorder, because the run's is stopped. @returns Lines for the rest. */
  const cleanUp = (): Promise<string[]> => {
    // Keeps to the rate of the run, but not to its limit of requests.
    const later = openPace({ rate: pace.rate() });
    const own = openRecorder(transport, later, look, recorder.exchanges);
    const how = { target, recorder: own, tokens: tokensOf(target.client, own, later), knowledge, pace: later };
    const last = openCalls(how);
    return cleanup.removeAll((operationId, path) =>
      last.call(operationNamed(contracts, operationId), { path, purpose: "clean up" }),
    );
  };
  return {
    contracts,
    target,
    only,
    focus,
    onPhase,
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
    call,
    refusalOf,
    probe,
    cleanUp,
    /** Calls an operation; undefined when that is not possible. */
    async tryCall(operationId: string, how?: RawCall): Promise<Exchange | undefined> {
      try {
        return await call(operationId, how);
      } catch (error) {
        if (error instanceof NotCovered) return undefined;
        throw error;
      }
    },
  };
}

/** The deviations that a check finds in one response; an error of the check is one, too. */
function foundBy({ look }: ResponseCheck, exchange: Exchange, contracts: Contracts): Deviation[] {
  try {
    return [...look(exchange, contracts)];
  } catch (error) {
    return [differ("a response that can be read", String(error))];
  }
}
