// Runs all checks against a target, phase by phase, and cleans up in every case.

import type { Api } from "../../model/apis.ts";
import type { Contracts } from "../contracts.ts";
import { services } from "../exchange.ts";
import type { Target } from "../plan/target.ts";
import type { CoverageItem, Difference, RunResult } from "../result.ts";
import { type Course, type CourseOptions, openCourse } from "./course.ts";
import type { ServerClock } from "./deliveries/clock.ts";
import { openDeliveries } from "./deliveries/index.ts";
import { UnreachableError, WrongHostError } from "./http.ts";
import { isAsked, isNarrowed } from "./only.ts";
import { StoppedError } from "./pace.ts";
import { phases } from "./phases.ts";
import { RefusedError } from "./tokens.ts";

/** How a run is carried out. */
export interface RunOptions extends CourseOptions {
  /** Interrupts the run, which then cleans up and returns its result so far. */
  signal?: AbortSignal;
  /** The clock of a test server, for deliveries. */
  clock?: ServerClock;
}

/**
 * Tests a deployment.
 * @param contracts The contracts to compare it with.
 * @param target The deployment.
 * @returns All differences, split into failures and findings, with coverage and every exchange; for a run that ended
 *   early, such as at an unreachable host, those until then and the reason. In any case, the run has cleaned up.
 */
export async function run(contracts: Contracts, target: Target, options: RunOptions = {}): Promise<RunResult> {
  const start = performance.now();
  const course = openCourse(contracts, target, options);
  const deliveries = await openDeliveries(course, options.clock);
  const stop = () => void course.recorder.stop();
  options.signal?.addEventListener("abort", stop, { once: true });
  let problem: Error | undefined;
  let isInterrupted = false;
  let leftBehind: string[] = [];
  try {
    for (const { name, isDue, perform } of phases) {
      if (isDue?.(course) === false) continue;
      await course.onPhase(name);
      await perform(course, deliveries);
    }
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof RefusedError) problem = error;
    else if (error instanceof StoppedError) isInterrupted = true;
    else throw error;
  } finally {
    await course.recorder.stop();
    await course.onPhase("clean up");
    leftBehind = await course.cleanUp();
    await deliveries.close();
    course.transport.close();
    options.signal?.removeEventListener("abort", stop);
  }
  const { failures, findings } = course.differences.split();
  const wrong: Api[] = problem instanceof WrongHostError ? problem.services : [];
  const isTold = (difference: Difference) => !wrong.includes(difference.service) && isAsked(course.only, difference);
  const received = deliveries.observations();
  const deliveriesNotTested = deliveries.whyNotTested();
  return {
    failures: failures.filter(isTold),
    findings: findings.filter(isTold),
    coverage: coverageWithout(course, wrong),
    exchanges: course.recorder.exchanges.filter(({ service }) => !wrong.includes(service)),
    requests: course.recorder.exchanges.length,
    seconds: (performance.now() - start) / 1000,
    notTested: services.filter((service) => target.origins[service] === undefined),
    leftBehind,
    rateLimits: course.rateLimits.lines(),
    secrets: [...course.secrets],
    ...((target.most !== undefined || isNarrowed(course.only)) && { partial: true as const }),
    ...(problem && { problem }),
    ...((isInterrupted || options.signal?.aborted) && { isInterrupted: true as const }),
    ...(received && { deliveries: received }),
    ...(deliveriesNotTested !== undefined && { deliveriesNotTested }),
  };
}

/** The coverage of the operations that the run includes; a host that is not the service covers nothing. */
function coverageWithout({ coverage, only }: Course, wrong: Api[]): CoverageItem[] {
  const items = coverage.items().filter((item) => isAsked(only, item));
  const reason = "another host responds";
  return items.map((item) => (wrong.includes(item.service) ? { ...item, covered: false, reason } : item));
}
