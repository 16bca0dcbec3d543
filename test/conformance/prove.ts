// Runs the contract tests against the server of the tests, also with a defect or a legal variation.

import { randomInt } from "node:crypto";
import getPort, { portNumbers } from "get-port";
import { caseChecks } from "../../conformance/checks/cases.ts";
import { acrossRequests, deliveryChecks } from "../../conformance/checks/index.ts";
import type { Contracts } from "../../conformance/contracts.ts";
import type { Target } from "../../conformance/plan/target.ts";
import type { Difference, RunResult } from "../../conformance/result.ts";
import { type RunOptions, run } from "../../conformance/run/runner.ts";
import { runAgenda } from "../server/basics.ts";
import { anyAddress } from "../server/defects/bends.ts";
import { type Defect, defects } from "../server/defects/index.ts";
import type { Bend } from "../server/model.ts";
import { type Options, startServer } from "../server/start.ts";

export type ProvenServer = Awaited<ReturnType<typeof startServer>>;

/** For tests with whole runs, which take long on a busy machine. */
export const patient = { timeout: 600_000 };

/** The URL of the run's webhooks. The server sends their deliveries to the port of the run. */
const hookUrl = "https://hooks.invalid";

/** Seconds to wait for a delivery. One second suffices, because the server sends everything at once. */
const wait = 1;

/** The target of a run. */
export function targetOf(server: ProvenServer, more: Partial<Target> = {}): Target {
  const { tenants, payInIds, expiredToken } = server;
  const { main, scopeless, manager, viewer } = server.clients;
  const { other, foreign } = tenants;
  const ids = {
    payInId: payInIds.join(),
    foreignAccountId: foreign.accounts[0]?.id,
    foreignPayInId: foreign.payIns[0]?.id,
    foreignTenantId: foreign.id,
    otherTenantId: other.id,
    otherTenantAccountId: other.accounts[0]?.id,
  };
  return {
    origins: { finance: server.financeUrl, ramp: server.rampUrl },
    tokenUrl: server.tokenUrl,
    client: main,
    tenantId: server.tenantId,
    fixtures: { finance: Object.fromEntries(Object.entries(ids).map(([name, id = ""]) => [name, id])) },
    otherClients: { scopeless, manager, viewer },
    expiredToken,
    writes: "all",
    // Sequences are half of a run, so only tests about them have them.
    sequences: { steps: 0 },
    passTime: () => runAgenda(server.world),
    ...more,
  };
}

export type Addresses = Pick<
  ProvenServer,
  "financeUrl" | "rampUrl" | "tokenUrl" | "clientId" | "clientSecret" | "tenantId"
>;

export const variablesOf = (server: Addresses): Record<string, string> => ({
  STAGING_FINANCE_URL: server.financeUrl,
  STAGING_RAMP_URL: server.rampUrl,
  STAGING_TOKEN_URL: server.tokenUrl,
  STAGING_CLIENT_ID: server.clientId,
  STAGING_CLIENT_SECRET: server.clientSecret,
  STAGING_TENANT_ID: server.tenantId,
});

/** Where the run receives deliveries, and how the server reaches it. */
async function receiving() {
  // The system does not hand out these ports, so that no other listener gets them.
  const port = await getPort({ port: portNumbers(randomInt(20_000, 30_000), 32_000) });
  return { deliveries: { url: hookUrl, port, wait }, webhook: { url: hookUrl, port } };
}

export const bendOf = (name: string): Bend => defects.find((one) => one.name === name)?.bend ?? unknown(name);

function unknown(name: string): never {
  throw new Error(`there is no defect ${name}`);
}

/** Starts a server, runs the contract tests, and stops it. */
export async function prove(
  contracts: Contracts,
  bends: Bend | readonly Bend[] = [],
  more: Partial<Target> | ((server: ProvenServer) => Partial<Target>) = {},
  options: RunOptions = {},
  own: Options = {},
): Promise<RunResult> {
  const server = await startServer({ bends: [bends].flat(), ...own });
  try {
    const target = targetOf(server, typeof more === "function" ? more(server) : more);
    const result = await run(contracts, target, { ...clockOf(server), ...options });
    if (result.problem !== undefined) throw result.problem;
    return result;
  } finally {
    await server.stop();
  }
}

/** Runs the agenda of the server before each phase, and while the run waits for deliveries. */
export function clockOf({ world }: ProvenServer): Pick<RunOptions, "onPhase" | "clock"> {
  const pass = () => runAgenda(world);
  return { onPhase: pass, clock: { now: async () => Date.now(), pass } };
}

/** The same, with deliveries. */
export async function proveDeliveries(
  contracts: Contracts,
  bends: Bend | readonly Bend[] = [],
  more: Partial<Target> = {},
  options: RunOptions = {},
): Promise<RunResult> {
  const { deliveries, webhook } = await receiving();
  return prove(contracts, bends, { deliveries, ...more }, options, { webhook });
}

/** Checks across requests that reach responses that no generated request reaches. */
const reaching = [
  "missing-token",
  "bad-tenant",
  "unknown-path",
  "approval",
  "token-response",
  "webhook-read-after-write",
  "webhook-gone",
  "listed-is-found",
  "transfer-response",
];

const isOne = (all: readonly { name: string }[], check: string) => all.some(({ name }) => name === check);
const isOfSequences = (check: string) => check.startsWith("sequence-");
const isOfResponses = (check: string) =>
  !isOfSequences(check) && ![acrossRequests, deliveryChecks, caseChecks].some((all) => isOne(all, check));

/** Narrows a run to the requests that can lead to one check. */
export function focusOn(check: string, broken = true): NonNullable<RunOptions["focus"]> {
  if (isOfResponses(check)) {
    const wanted = check.startsWith("correlation") ? [...reaching, "correlation"] : reaching;
    return { across: (name) => wanted.includes(name), broken };
  }
  // Any broken request may be refused with another error.
  const isAny = check === "documented-error";
  return {
    across: (name) => name === check,
    broken: isOne(caseChecks, check) && ((name) => isAny || name === check),
  };
}

/** Runs what can lead to one check. */
function proveCheck(contracts: Contracts, check: string, bends: Bend[], broken?: boolean): Promise<RunResult> {
  const options = { focus: focusOn(check, broken) };
  // Only an address that the run reaches itself shows whether queries are kept.
  if (check === "delivery-url")
    return prove(contracts, [anyAddress, ...bends], { deliveries: { port: 0, wait } }, options);
  if (isOne(deliveryChecks, check)) return proveDeliveries(contracts, bends, {}, options);
  return prove(contracts, bends, isOfSequences(check) ? { sequences: {} } : {}, options);
}

let faithful: Promise<RunResult> | undefined;

/** A run with deliveries against the server as it is. All share one. */
export function proveFaithful(contracts: Contracts): Promise<RunResult> {
  faithful ??= proveDeliveries(contracts);
  return faithful;
}

/** Findings of the server as it is. The shared run has no sequences, and no address that it reaches itself. */
async function usualOf(contracts: Contracts, check: string): Promise<Set<string>> {
  const isApart = check === "delivery-url" || isOfSequences(check);
  const { findings } = await (isApart ? proveCheck(contracts, check, []) : proveFaithful(contracts));
  return new Set(findings.map(lineOf));
}

/** True if a run found the defect: by a failure, or by a new finding without any failure. */
export async function shows(
  contracts: Contracts,
  { check, isFailure }: Defect,
  result: RunResult,
): Promise<boolean> {
  const isOwn = (one: Difference) => one.check === check;
  if (isFailure) return result.failures.some(isOwn);
  const before = await usualOf(contracts, check);
  return result.failures.length === 0 && result.findings.some((one) => isOwn(one) && !before.has(lineOf(one)));
}

/** Runs against a server with one defect, with few requests first. */
export async function proveDefect(
  contracts: Contracts,
  defect: Defect,
): Promise<RunResult & { isShown: boolean }> {
  const { check, bend } = defect;
  const run = async (broken: boolean) => {
    const result = await proveCheck(contracts, check, [bend], broken);
    return { ...result, isShown: await shows(contracts, defect, result) };
  };
  const fewer = await run(false);
  return fewer.isShown || !isOfResponses(check) ? fewer : run(true);
}

/** The number of requests of the shortest sequence that shows a breach; infinite if there is none. */
export function shortestStory({ failures, findings }: RunResult, check: string): number {
  const own = [...failures, ...findings].filter((difference) => difference.check === check);
  return Math.min(...own.map(({ story }) => story?.length ?? Number.POSITIVE_INFINITY));
}

export const proveAll = (contracts: Contracts, bends: Bend | readonly Bend[] = []): Promise<RunResult> =>
  proveDeliveries(contracts, bends, { sequences: {} });

/** IDs, instants, and other numbers, which differ from run to run. */
const passing = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/gi;

/** A difference in one line, without these. */
export const lineOf = ({ check, operationId, expected, actual }: Difference): string =>
  `${check} ${operationId}: ${expected}; was ${actual}`.slice(0, 300).replace(passing, "#");
