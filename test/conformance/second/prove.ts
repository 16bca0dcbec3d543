// One run of the contract tests against the second stand-in, with a defect, a legal variation, or neither.

import getPort from "get-port";
import type { Contracts } from "../../../conformance/contracts.ts";
import type { Target } from "../../../conformance/plan/target.ts";
import { causesOf } from "../../../conformance/report/causes/group.ts";
import type { Difference } from "../../../conformance/result.ts";
import { attempt, type RunOptions } from "../../../conformance/run/runner.ts";
import { runAgenda } from "../../second-stand-in/basics.ts";
import { start } from "../../second-stand-in/start.ts";

/** What a run against the second stand-in blamed. */
export interface Outcome {
  /** Names of the checks that found something. */
  checks: string[];
  /** One line for each failure. */
  failures: string[];
  /** One line for each finding, without what differs from run to run. */
  findings: string[];
  /** Number of causes that failures and findings have. */
  causes: number;
  requests: number;
  seconds: number;
}

type Server = Awaited<ReturnType<typeof start>>;

/** Address of the webhooks: the stand-in sends what is for it to the port of the run, and nobody else has it. */
const webhookUrl = "https://hooks.invalid";

/** Seconds that a delivery is waited for. No time has to pass: all that is under way has come after one look. */
const wait = 1;

/** Milliseconds after which the stand-in gives up a receiver that does not respond; how long is not documented. */
const patience = 200;

/** How a run is told about the stand-in: the main client, and what its author gives beside it. */
function targetOf(server: Server, port: number): Target {
  const { fixtures } = server;
  const id = (value: string | undefined): string => value ?? "";
  const client = (name: string) => {
    const { clientId = "", clientSecret = "" } = fixtures.clients[name] ?? {};
    return { id: clientId, secret: clientSecret };
  };
  return {
    origins: { finance: server.financeUrl, ramp: server.rampUrl },
    tokenUrl: server.tokenUrl,
    client: { id: server.clientId, secret: server.clientSecret },
    tenantId: server.tenantId,
    fixtures: {
      finance: {
        payInId: id(fixtures.payInIds?.slice(0, 10).join()),
        foreignAccountId: id(fixtures.foreign.accountId),
        foreignPayInId: id(fixtures.foreign.payInId),
        foreignTenantId: id(fixtures.foreign.tenantId),
        otherTenantId: id(fixtures.otherTenant.tenantId),
        otherTenantAccountId: id(fixtures.otherTenant.accountId),
      },
    },
    otherClients: { scopeless: client("scopeless"), manager: client("manager"), viewer: client("viewer") },
    expiredToken: fixtures.expiredToken,
    writes: "all",
    passTime: () => runAgenda(server.world),
    deliveries: { url: webhookUrl, port, wait },
  };
}

const lineOf = ({ check, operationId, expected, actual }: Difference): string =>
  `${check} ${operationId}: ${expected}; was ${actual}`.slice(0, 300);

/** IDs, instants and other numbers: they differ from run to run. */
const passing = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/gi;

/**
 * Starts a stand-in, runs the contract tests, and stops it.
 * @param change A defect or a variation; the faithful server without.
 * @param options `all`: goes on after the first failure; `focus`: narrows the run.
 * @throws what ends a run early, such as a host that cannot be reached.
 */
export async function proveSecond(
  contracts: Contracts,
  change: string | undefined,
  { all, focus }: { all: boolean } & Pick<RunOptions, "focus">,
): Promise<Outcome> {
  const port = await getPort();
  const webhook = { url: webhookUrl, port };
  const server = await start({ defects: change === undefined ? [] : [change], agenda: true, webhook, patience });
  const pass = () => runAgenda(server.world);
  const enough = new AbortController();
  try {
    const onFailure = () => all || enough.abort();
    const { failures, findings, requests, seconds, problem } = await attempt(contracts, targetOf(server, port), {
      ...(focus && { focus }),
      signal: enough.signal,
      onFailure,
      // What the requests of a phase led to is there in the next one.
      onPhase: pass,
      clock: { now: async () => Date.now(), pass },
    });
    const lines = problem === undefined ? failures.map(lineOf) : [`the run ended early: ${problem.message}`];
    return {
      checks: [...new Set(failures.map(({ check }) => check))],
      failures: lines,
      findings: findings.map((one) => lineOf(one).replace(passing, "#")),
      causes: causesOf(contracts, failures, findings).length,
      requests,
      seconds,
    };
  } finally {
    await server.stop();
  }
}
