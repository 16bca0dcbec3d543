// Runs all checks against a target, phase by phase, and cleans up in every case.

import type { Api } from "../../model/apis.ts";
import type { Contracts } from "../contracts.ts";
import { services } from "../exchange.ts";
import type { Target } from "../plan/target.ts";
import type { CoverageItem, Difference, RunResult } from "../result.ts";
import type { ServerClock } from "./deliveries/clock.ts";
import { openDeliveries } from "./deliveries/index.ts";
import { UnreachableError, WrongHostError } from "./http.ts";
import { isAsked, isNarrowed, isToldOf } from "./only.ts";
import { StoppedError } from "./pace.ts";
import { type Assembly, assemble, type Parts } from "./parts.ts";
import { type Focus, phases } from "./phases.ts";
import { RefusedError } from "./tokens.ts";

/** How a run is carried out. */
export interface RunOptions extends Assembly {
  /** Interrupts the run: what it made is removed, and the result tells what was seen until then. */
  signal?: AbortSignal;
  /** Narrows a run. */
  focus?: Focus;
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
    const { focus, onPhase = () => {} } = options;
    const course = { parts, deliveries, focus, onPhase };
    for (const { name, isDue, carryOut } of phases) {
      if (isDue?.(course) === false) continue;
      await onPhase(name);
      await carryOut(course);
    }
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof RefusedError) problem = error;
    else if (error instanceof StoppedError) isInterrupted = true;
    else throw error;
  } finally {
    await parts.recorder.stop();
    await options.onPhase?.("clean up");
    leftBehind = await parts.cleanUp();
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
