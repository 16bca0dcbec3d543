// Starts the mock, runs the contract tests against it, and stops it.

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Contracts } from "../../conformance/contracts.ts";
import type { Target } from "../../conformance/plan/target.ts";
import type { CoverageItem, Difference, RunResult } from "../../conformance/result.ts";
import type { ServerClock } from "../../conformance/run/deliveries/clock.ts";
import { run } from "../../conformance/run/runner.ts";
import type { LookedAt, Mock, MockOptions } from "../../mock/start.ts";
import type { Api } from "../../model/apis.ts";
import type { JsonObject } from "../../model/document.ts";

/** Clients of the mock (mock/server/oauth/clients.json) and a pay-in of its seed (openapi/cast.yaml). */
const known: Pick<Target, "client" | "otherClients" | "tenantId" | "fixtures"> = {
  client: { id: "mock-client", secret: "mock-secret" },
  otherClients: {
    limited: { id: "mock-no-webhooks", secret: "mock-secret" },
    manager: { id: "mock-manager", secret: "mock-secret" },
    viewer: { id: "mock-viewer", secret: "mock-secret" },
  },
  tenantId: "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10",
  fixtures: { finance: { payInId: "47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801" } },
};

/** Undocumented values of the mock (mock/assumptions.ts, mock/domain/lifecycle/overlay.ts). They are no findings. */
const assumedByMock = new Set([
  "VERIFIED",
  "AUTHORIZED",
  "SETTLED",
  "REVERSED",
  "REJECTED",
  "CANCELLED",
  "APPROVED",
  "COMPLETED",
  "FAILED",
  "OPTIMISTIC_LOCK_EXCEPTION",
]);

type Threaded = Pick<Mock, "addresses" | "stop"> & { lines: string[] };

/** Starts a mock in a thread of its own. */
async function startThreaded(options: MockOptions): Promise<Threaded> {
  const thread = new Worker(new URL("mock-thread.js", import.meta.url), { workerData: options });
  const [started] = (await once(thread, "message")) as [{ addresses: Record<Api, string>; lines: string[] }];
  return {
    ...started,
    async stop() {
      thread.postMessage("stop");
      await once(thread, "message");
      await thread.terminate();
    },
  };
}

async function control(mock: Threaded, path: string, body?: object): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  const init = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(`${mock.addresses.finance}/__mock${path}`, init);
  if (!response.ok) throw new Error(`${path} of the mock: ${await response.text()}`);
  return response.json();
}

/** Causes the events that no request of a run causes at once. */
async function causeEvents(contracts: Contracts, mock: Threaded): Promise<void> {
  // The cast has no payouts and pay-ins that can still move.
  const account = `${mock.addresses.finance}/v1/accounts/8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401`;
  const headers = { Authorization: "Bearer example-access-token", "Content-Type": "application/json" };
  const payout = { routeId: "8bd5f7ea-9042-4136-bf8c-2ea1309dc201", asset: "USDC", amount: "10" };
  const credit = {
    virtualBankAccountId: "14f7b0c9-3e6d-4a25-9b81-d05c2e7fa601",
    amount: "250.00",
    currency: "EUR",
  };
  for (let count = 0; count < 2; count += 1) {
    await fetch(`${account}/payouts`, { method: "POST", headers, body: JSON.stringify(payout) });
    await control(mock, "/bank-credits", credit);
  }
  const { kinds } = (await control(mock, "/state")) as { kinds: Record<string, number> };
  const pages = await Promise.all(Object.keys(kinds).map((kind) => control(mock, `/state?kind=${kind}`)));
  const resources = (pages as { resources: LookedAt[] }[])
    .flatMap((page) => page.resources)
    .sort((one, other) => one.moves.length - other.moves.length);
  const able = (eventType: string) =>
    resources.flatMap(({ kind, id, moves }) =>
      moves.filter(({ event }) => event === eventType).map(({ to, field }) => ({ kind, id, to, field })),
    );
  // Each field of a resource moves once, so the events with the fewest possible moves come first.
  const events = [...contracts.finance.events.keys()].sort((one, other) => able(one).length - able(other).length);
  const moved = new Set<string>();
  for (const eventType of events) {
    const move = able(eventType).find(({ id, field }) => !moved.has(`${id} ${field}`));
    if (move === undefined) continue;
    moved.add(`${move.id} ${move.field}`);
    await control(mock, "/move", move);
  }
}

/** Phases before which time passes, so that what the writes created has moved. */
const moving = new Set(["broken requests", "rules across requests", "sequences"]);

/** Moves the clock of the mock beyond all its delays. */
async function passTime(mock: Threaded): Promise<void> {
  await control(mock, "/clock", { minutes: 10 });
}

const clockOf = (mock: Threaded): ServerClock => ({
  now: async () => Date.parse(String(((await control(mock, "/clock")) as JsonObject)["now"])),
  pass: () => control(mock, "/clock", { minutes: 1 }),
});

async function before(phase: string, contracts: Contracts, mock: Threaded): Promise<void> {
  if (moving.has(phase)) await passTime(mock);
  if (phase === "writes") await causeEvents(contracts, mock);
  // Webhooks of the examples lead nowhere, and each move of the clock waits for their deliveries.
  if (phase === "sequences") await control(mock, "/delivery-policy", { timeout: 10 });
}

/** Runs everything against a new mock. Its clock moves only between phases, so that no status changes between two requests. */
export async function runMock(contracts: Contracts): Promise<RunResult> {
  const mock = await startThreaded({ speed: 0, allowHttpWebhooks: true, delivery: { timeout: 200 } });
  try {
    const { finance, ramp, auth } = mock.addresses;
    const result = await run(
      contracts,
      {
        ...known,
        origins: { finance, ramp },
        tokenUrl: `${auth}/token`,
        writes: "all",
        sequences: { steps: 150 },
        deliveries: { port: 0, wait: 30 },
        passTime: () => passTime(mock),
      },
      { onPhase: (phase) => before(phase, contracts, mock), clock: clockOf(mock) },
    );
    if (result.problem !== undefined) throw result.problem;
    const isNews = ({ check, actual }: Difference) => check !== "open-list" || !assumedByMock.has(actual);
    // The mock says at its start which events it never sends.
    const silent = mock.lines.flatMap((line) => /^The mock never sends (\w+)/.exec(line)?.[1] ?? []);
    const coverage = result.coverage.filter(({ item }) => !silent.some((eventType) => item === eventType));
    return { ...result, coverage, findings: result.findings.filter(isNews) };
  } finally {
    await mock.stop();
  }
}

/** Reasons why the mock cannot cover an item. */
const unreachable = /^(no expired token|no ID of another company|no account of a second tenant|the token grants)/;

/** What could have been covered and was not. test/mock/examples.test.ts covers statuses. */
export function gapsOf(coverage: CoverageItem[]): string[] {
  return coverage
    .filter(({ kind, covered, reason = "" }) => !covered && kind !== "status" && !unreachable.test(reason))
    .map(({ operationId, kind, item, reason }) => `${operationId} ${kind} ${item}: ${reason}`);
}
