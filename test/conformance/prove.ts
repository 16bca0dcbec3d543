// Runs the contract tests against the server of the tests: as it is, with a defect, or with a legal variation.

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

/** A running server. */
export type ProvenServer = Awaited<ReturnType<typeof startServer>>;

/** For tests that carry out whole runs: these take seconds, and many times as long on a machine that is busy. */
export const patient = { timeout: 600_000 };

/** Address of the run's webhooks: the server sends what is for it to the port of the run, and nobody else has it. */
const hookUrl = "https://hooks.invalid";

/** Seconds that a delivery is waited for. No time has to pass: all that is under way has come after one look. */
const wait = 1;

/** How a run is told about a server; `more` replaces what differs. */
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
    // Sequences are looked at where a test is about them: they are half of a run.
    sequences: { steps: 0 },
    passTime: () => runAgenda(server.world),
    ...more,
  };
}

/** Where a server is, and who may call it. */
export type Addresses = Pick<
  ProvenServer,
  "financeUrl" | "rampUrl" | "tokenUrl" | "clientId" | "clientSecret" | "tenantId"
>;

/** What an environment says of a server. */
export const variablesOf = (server: Addresses): Record<string, string> => ({
  STAGING_FINANCE_URL: server.financeUrl,
  STAGING_RAMP_URL: server.rampUrl,
  STAGING_TOKEN_URL: server.tokenUrl,
  STAGING_CLIENT_ID: server.clientId,
  STAGING_CLIENT_SECRET: server.clientSecret,
  STAGING_TENANT_ID: server.tenantId,
});

/** Where deliveries are received, and how the server reaches that place. */
async function receiving() {
  // Below those that a system hands out by itself: what listens on any port meanwhile gets none of these.
  const port = await getPort({ port: portNumbers(randomInt(20_000, 30_000), 32_000) });
  return { deliveries: { url: hookUrl, port, wait }, webhook: { url: hookUrl, port } };
}

/** What a defect makes the server do. */
export const bendOf = (name: string): Bend => defects.find((one) => one.name === name)?.bend ?? unknown(name);

function unknown(name: string): never {
  throw new Error(`there is no defect ${name}`);
}

/** Starts a server whose time passes only when it is told to, runs the contract tests, and stops it. */
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

/** What a run that looks at deliveries goes by: what the requests of a phase led to is there in the next one. */
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

/** Checks across requests whose calls reach responses that no generated request gives. */
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

/** Narrows a run to what can lead to one check; of a single response, with or without all broken requests. */
export function focusOn(check: string, broken = true): NonNullable<RunOptions["focus"]> {
  if (isOfResponses(check)) {
    const wanted = check.startsWith("correlation") ? [...reaching, "correlation"] : reaching;
    return { across: (name) => wanted.includes(name), broken };
  }
  // Any broken request may be refused otherwise than documented.
  const isAny = check === "documented-error";
  return { across: (name) => name === check, broken: isOne(caseChecks, check) && ((name) => isAny || name === check) };
}

/** Runs what can lead to one check, with deliveries or sequences where the check is about them. */
function proveCheck(contracts: Contracts, check: string, bends: Bend[], broken?: boolean): Promise<RunResult> {
  const options = { focus: focusOn(check, broken) };
  // Only an address that the run reaches itself shows whether queries are kept.
  if (check === "delivery-url")
    return prove(contracts, [anyAddress, ...bends], { deliveries: { port: 0, wait } }, options);
  if (isOne(deliveryChecks, check)) return proveDeliveries(contracts, bends, {}, options);
  return prove(contracts, bends, isOfSequences(check) ? { sequences: {} } : {}, options);
}

let faithful: Promise<RunResult> | undefined;

/** A run with deliveries against the server as it is; one serves all who ask. */
export function proveFaithful(contracts: Contracts): Promise<RunResult> {
  faithful ??= proveDeliveries(contracts);
  return faithful;
}

/** Findings of the server as it is; sequences, and an address that the run reaches itself, are not in that one run. */
async function usualOf(contracts: Contracts, check: string): Promise<Set<string>> {
  const isApart = check === "delivery-url" || isOfSequences(check);
  const { findings } = await (isApart ? proveCheck(contracts, check, []) : proveFaithful(contracts));
  return new Set(findings.map(lineOf));
}

/** True when a run has found what a defect is meant to show: a failure, or a finding that is new and no failure. */
export async function shows(contracts: Contracts, { check, isFailure }: Defect, result: RunResult): Promise<boolean> {
  const isOwn = (one: Difference) => one.check === check;
  if (isFailure) return result.failures.some(isOwn);
  const before = await usualOf(contracts, check);
  return result.failures.length === 0 && result.findings.some((one) => isOwn(one) && !before.has(lineOf(one)));
}

/** Runs against a server with one defect alone, with as few requests as show it. */
export async function proveDefect(contracts: Contracts, defect: Defect): Promise<RunResult & { isShown: boolean }> {
  const { check, bend } = defect;
  const run = async (broken: boolean) => {
    const result = await proveCheck(contracts, check, [bend], broken);
    return { ...result, isShown: await shows(contracts, defect, result) };
  };
  const fewer = await run(false);
  return fewer.isShown || !isOfResponses(check) ? fewer : run(true);
}

/** Requests of the shortest story that a run tells of a rule of sequences; no number of them when it tells none. */
export function shortestStory({ failures, findings }: RunResult, check: string): number {
  const own = [...failures, ...findings].filter((difference) => difference.check === check);
  return Math.min(...own.map(({ story }) => story?.length ?? Number.POSITIVE_INFINITY));
}

/** A whole run, with deliveries and sequences. */
export const proveAll = (contracts: Contracts, bends: Bend | readonly Bend[] = []): Promise<RunResult> =>
  proveDeliveries(contracts, bends, { sequences: {} });

/** IDs, instants and other numbers: they differ from run to run. */
const passing = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/gi;

/** A difference in one line, without what differs from run to run. */
export const lineOf = ({ check, operationId, expected, actual }: Difference): string =>
  `${check} ${operationId}: ${expected}; was ${actual}`.slice(0, 300).replace(passing, "#");
