// Runs all checks against a target, phase by phase, and cleans up in every case.

import { acrossRequests } from "../checks/index.ts";
import { type Contracts, operationNamed } from "../contracts.ts";
import { type Service, services } from "../exchange.ts";
import type { Target } from "../plan/target.ts";
import type { RunResult } from "../result.ts";
import { semantic } from "./across.ts";
import { negatives } from "./broken.ts";
import { makeCaller } from "./calls.ts";
import { expectAccess, greet } from "./hosts.ts";
import { UnreachableError } from "./http.ts";
import { makePace, StoppedError } from "./pace.ts";
import { assemble, type Parts, type Watchers } from "./parts.ts";
import { preferred } from "./preferred.ts";
import { reads } from "./reads.ts";
import { RefusedError } from "./tokens.ts";
import { writes } from "./writes.ts";

/** How a run is carried out. */
export interface RunOptions extends Watchers {
  /** Interrupts the run: what it made is removed, and the result tells what was seen until then. */
  signal?: AbortSignal;
  /** Narrows a run: which checks across requests are run, and whether broken requests are made, or for which checks. */
  focus?: { across: (check: string) => boolean; broken: boolean | ((check: string) => boolean) };
  /** Called when a phase begins, which waits for it. */
  onPhase?: (name: string) => unknown;
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
  const stop = () => void parts.recorder.stop();
  options.signal?.addEventListener("abort", stop, { once: true });
  let problem: Error | undefined;
  let leftBehind: string[] = [];
  try {
    await phases(parts, options);
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof RefusedError) problem = error;
    else if (!(error instanceof StoppedError)) throw error;
  } finally {
    await parts.recorder.stop();
    leftBehind = await cleanUp(parts);
    parts.transport.close();
    options.signal?.removeEventListener("abort", stop);
  }
  return {
    ...parts.differences.split(),
    coverage: parts.coverage.items(),
    exchanges: parts.recorder.exchanges,
    requests: parts.recorder.exchanges.length,
    seconds: (performance.now() - start) / 1000,
    notTested: services.filter((service) => target.origins[service] === undefined),
    leftBehind,
    secrets: [...parts.secrets],
    ...(problem && { problem }),
  };
}

/** Removes what the run made, with calls of its own: those of the run are stopped for good. */
function cleanUp(parts: Parts): Promise<string[]> {
  const pace = makePace(parts.target.rate);
  const recorder = parts.recorder.afterwards(pace);
  const tokens = parts.tokensOf(parts.target.client, recorder, pace);
  const caller = makeCaller({ ...parts, recorder, tokens, pace });
  return parts.cleanup.removeAll((operationId, path) =>
    caller.call(operationNamed(parts.contracts, operationId), { path, purpose: "clean up" }),
  );
}

async function phases(parts: Parts, { focus, onPhase = () => {} }: RunOptions): Promise<void> {
  await onPhase("token");
  await parts.tokens.get();
  await onPhase("hosts");
  await Promise.all(Object.keys(parts.target.origins).map((service) => greet(parts, service as Service)));
  await onPhase("reads");
  await reads(parts);
  for (const service of Object.keys(parts.target.origins)) expectAccess(parts, service as Service);
  if (parts.target.writes !== "none") {
    await onPhase("writes");
    await writes(parts);
    // What could not be read before may be there now.
    await reads(parts, true);
  }
  const { broken = true } = focus ?? {};
  if (broken !== false) {
    await onPhase("broken requests");
    await negatives(parts, broken === true ? undefined : broken);
  }
  await onPhase("rules across requests");
  for (const check of acrossRequests) if (focus?.across(check.name) ?? true) await semantic(parts, check);
  if (parts.target.prefer === true) {
    await onPhase("every documented response");
    await preferred(parts);
  }
}
