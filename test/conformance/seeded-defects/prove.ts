// Runs the contract tests against one seeded server: the plain one, one with a defect, or a legal variation.

import { caseChecks } from "../../../conformance/checks/cases.ts";
import { deliveryChecks } from "../../../conformance/checks/deliveries/index.ts";
import { acrossRequests } from "../../../conformance/checks/index.ts";
import { sequenceRules } from "../../../conformance/checks/sequences.ts";
import type { Contracts } from "../../../conformance/contracts.ts";
import type { Target } from "../../../conformance/plan/target.ts";
import type { Difference, RunResult } from "../../../conformance/result.ts";
import { type RunOptions, run } from "../../../conformance/run/runner.ts";
import type { Behaviour } from "./behaviour.ts";
import { clients } from "./server/state.ts";
import { type SeededServer, startSeeded } from "./server.ts";
import type { Variation } from "./variations/variation.ts";
import { foreignIds, ownTenant } from "./world.ts";

/** Pay-ins that the seeded server has. */
const payInId = "47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801";

/** For tests that carry out whole runs: these take seconds, and many times as long on a machine that is busy. */
export const patient = { timeout: 600_000 };

/** How the run is told about a seeded server; `more` replaces what differs. */
export function targetOf(server: SeededServer, more: Partial<Target> = {}): Target {
  return {
    origins: server.origins,
    tokenUrl: server.tokenUrl,
    client: clients.main,
    limitedClient: clients.limited,
    otherClients: { scopeless: clients.scopeless, manager: clients.manager, viewer: clients.viewer },
    tenantId: ownTenant,
    fixtures: { finance: { payInId, ...foreignIds } },
    writes: "all",
    // Random sequences have defects of their own (test/conformance/sequences); here they judge in the long tests only.
    sequences: { steps: process.env["LONG"] === "1" ? 200 : 0 },
    ...more,
  };
}

/** Checks across requests whose calls reach answers that no generated request gives. */
const reaching = [
  "missing-token",
  "bad-tenant",
  "unknown-path",
  "approval",
  "token-answer",
  "webhook-read-after-write",
  "webhook-ping",
];

/**
 * Narrows a run to what can lead to one check, for the proof within `npm test`; `npm run test:defects` runs it all.
 * @param check Name of the check that has to find something.
 */
export function focusOn(check: string): NonNullable<RunOptions["focus"]> {
  const isAcross = [...acrossRequests, ...sequenceRules].some(({ name }) => name === check);
  const isCase = caseChecks.some(({ name }) => name === check);
  if (isAcross) return { across: (name) => name === check, broken: false };
  // The verdict on a party comes after writes that no delivery waits for.
  if (deliveryChecks.some(({ name }) => name === check))
    return { across: () => false, broken: false, writes: check === "delivery-repeats-agree" };
  const wanted = check.startsWith("correlation") ? [...reaching, "correlation"] : reaching;
  return { across: (name) => !isCase && wanted.includes(name), broken: true };
}

/** Starts a server, runs everything against it, and stops it. */
export async function prove(
  contracts: Contracts,
  behaviour: Behaviour = {},
  more: Partial<Target> = {},
  options: RunOptions = {},
): Promise<RunResult> {
  const server = await startSeeded(contracts, behaviour);
  try {
    return await run(contracts, targetOf(server, more), options);
  } finally {
    await server.stop();
  }
}

/** What a run blames in a legal variation: nothing, if the contract tests are right. */
export async function blamedIn(
  real: Contracts,
  { behaviour, target, breaks, contracts: change }: Pick<Variation, "behaviour" | "target" | "breaks" | "contracts">,
): Promise<Pick<Difference, "check" | "operationId" | "expected" | "actual">[]> {
  const contracts = change?.(real) ?? real;
  const { failures } = await prove(contracts, behaviour(contracts), target);
  return failures
    .filter(({ operationId }) => operationId !== breaks)
    .map(({ check, operationId, expected, actual }) => ({ check, operationId, expected, actual }));
}
