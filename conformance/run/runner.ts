// Runs all checks against a target, phase by phase, and cleans up in every case.

import type { Api } from "../../model/apis.ts";
import { acrossRequests } from "../checks/index.ts";
import { sequenceRules } from "../checks/sequences.ts";
import { type Contracts, operationNamed } from "../contracts.ts";
import { type Service, services } from "../exchange.ts";
import type { Target } from "../plan/target.ts";
import type { CoverageItem, Difference, RunResult } from "../result.ts";
import { semantic } from "./across.ts";
import { negatives } from "./broken.ts";
import { makeCaller } from "./calls.ts";
import type { ServerClock } from "./deliveries/clock.ts";
import { type Deliveries, openDeliveries } from "./deliveries/index.ts";
import { firstContact } from "./first.ts";
import { expectAccess, expectServices, greet } from "./hosts.ts";
import { UnreachableError, WrongHostError } from "./http.ts";
import { has, isAsked, isNarrowed, isToldOf, wantsAcross, wantsDeliveries } from "./only.ts";
import { StoppedError } from "./pace.ts";
import { type Assembly, assemble, type Parts } from "./parts.ts";
import { preferred } from "./preferred.ts";
import { reads } from "./reads.ts";
import { sequences } from "./sequences.ts";
import { RefusedError } from "./tokens.ts";
import { writes } from "./writes.ts";

/** How a run is carried out. */
export interface RunOptions extends Assembly {
  /** Interrupts the run: what it made is removed, and the result tells what was seen until then. */
  signal?: AbortSignal;
  /** Narrows a run: which checks across requests are run, and whether broken requests are made, or for which checks. */
  focus?: {
    across: (check: string) => boolean;
    broken: boolean | ((check: string) => boolean);
    /** False for a run that makes no writes beside those of its checks. */
    writes?: boolean;
  };
  /** Called when a phase begins, which waits for it. */
  onPhase?: (name: string) => unknown;
  /** The clock of a server made for tests, which deliveries go by. */
  clock?: ServerClock;
}

/**
 * Tests a deployment.
 * @param contract What it has to keep.
 * @param target The deployment.
 * @returns All differences, failures apart from findings, with coverage and every exchange.
 * @throws UnreachableError when a host cannot be reached, RefusedError when the credentials are refused; what the run
 *   made until then is removed.
 */
export async function run(contracts: Contracts, target: Target, options: RunOptions = {}): Promise<RunResult> {
  const result = await attempt(contracts, target, options);
  if (result.problem !== undefined) throw result.problem;
  return result;
}

/** Tests a deployment as `run` does; what ends it early stands in the result beside all that was seen until then. */
export async function attempt(contracts: Contracts, target: Target, options: RunOptions = {}): Promise<RunResult> {
  const start = performance.now();
  const parts = assemble(contracts, target, options);
  const onWait = (text: string) => options.onPhase?.(`deliveries: ${text}`);
  const deliveries = await openDeliveries(parts, onWait, options.clock);
  const stop = () => void parts.recorder.stop();
  options.signal?.addEventListener("abort", stop, { once: true });
  let problem: Error | undefined;
  let isInterrupted = false;
  let leftBehind: string[] = [];
  try {
    await phases(parts, options, deliveries);
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof RefusedError) problem = error;
    else if (error instanceof StoppedError) isInterrupted = true;
    else throw error;
  } finally {
    await parts.recorder.stop();
    await options.onPhase?.("clean up");
    leftBehind = await cleanUp(parts);
    await deliveries.close();
    parts.transport.close();
    options.signal?.removeEventListener("abort", stop);
  }
  const { failures, findings } = parts.differences.split();
  const wrong: Api[] = problem instanceof WrongHostError ? problem.services : [];
  const isTold = (difference: Difference) => !wrong.includes(difference.service) && isToldOf(parts.only, difference);
  const received = deliveries.observations();
  const deliveriesNotTested = deliveries.whyNotTested();
  return {
    failures: failures.filter(isTold),
    findings: findings.filter(isTold),
    coverage: coverageWithout(parts, wrong),
    exchanges: parts.recorder.exchanges.filter(({ service }) => !wrong.includes(service)),
    requests: parts.recorder.exchanges.length,
    seconds: (performance.now() - start) / 1000,
    notTested: services.filter((service) => target.origins[service] === undefined),
    leftBehind,
    rateLimits: parts.rateLimits.lines(),
    secrets: [...parts.secrets],
    ...((target.most !== undefined || isNarrowed(parts.only)) && { partial: true as const }),
    ...(problem && { problem }),
    ...((isInterrupted || options.signal?.aborted) && { isInterrupted: true as const }),
    ...(received && { deliveries: received }),
    ...(deliveriesNotTested !== undefined && { deliveriesNotTested }),
  };
}

/** What was covered, of what was asked for; another host than the service covers nothing. */
function coverageWithout({ coverage, only }: Parts, wrong: Api[]): CoverageItem[] {
  const items = coverage.items().filter((item) => isAsked(only, item));
  const reason = "another host responds";
  return items.map((item) => (wrong.includes(item.service) ? { ...item, covered: false, reason } : item));
}

/** Removes what the run made, with calls of its own: those of the run are stopped for good. */
function cleanUp(parts: Parts): Promise<string[]> {
  const pace = parts.paceOfCleanup();
  const recorder = parts.recorder.afterwards(pace);
  const tokens = parts.tokensOf(parts.target.client, recorder, pace);
  const caller = makeCaller({ ...parts, recorder, tokens, pace });
  return parts.cleanup.removeAll((operationId, path) =>
    caller.call(operationNamed(parts.contracts, operationId), { path, purpose: "clean up" }),
  );
}

async function phases(parts: Parts, options: RunOptions, deliveries: Deliveries): Promise<void> {
  const { focus, onPhase = () => {} } = options;
  await onPhase("token");
  await parts.tokens.get();
  const tested = Object.keys(parts.target.origins) as Service[];
  if (parts.target.most === undefined) {
    await onPhase("hosts");
    await Promise.all(tested.map((service) => greet(parts, service)));
    expectServices(parts, tested, false);
    await onPhase("reads");
    await reads(parts);
    expectServices(parts, tested, true);
    for (const service of tested) expectAccess(parts, service);
  } else await firstContact(parts, onPhase);
  const { broken = true, writes: makesWrites = true } = focus ?? {};
  if (parts.target.writes !== "none") {
    await deliveries.begin();
    if (makesWrites) {
      await onPhase("writes");
      await writes(parts);
      // What could not be read before may be there now.
      await reads(parts, true);
    }
  }
  if (broken !== false) {
    await onPhase("broken requests");
    await negatives(parts, broken === true ? undefined : broken);
  }
  await onPhase("rules across requests");
  const across = acrossRequests.filter((check) => focus?.across(check.name) ?? wantsAcross(parts.only, check));
  for (const check of across) await semantic(parts, check);
  if (parts.target.deliveries !== undefined && wantsDeliveries(parts.only)) {
    await onPhase("deliveries");
    await deliveries.finish();
  }
  if (sequenceRules.some(({ name }) => focus?.across(name) ?? has(parts.only.checks, name))) {
    await onPhase("sequences");
    await sequences(parts);
  }
  if (parts.target.prefer === true) {
    await onPhase("every documented response");
    await preferred(parts);
  }
}
