// Adapter of the mock: its public start, and its control API over HTTP.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMock } from "../../../mock/start.ts";
import type { Api } from "../../../model/apis.ts";
import type { RuleReceiver } from "./receiver.ts";
import { seeds, tenants } from "./seeds.ts";
import type { RuleControls, RuleServer } from "./server.ts";

const all = [tenants.own, tenants.other];
const client = (id: string, more: object) => ({ id, secret: "rule-secret", roles: ["COMPANY_ADMIN"], ...more });

/** The clients of the walk, in the form of the mock's `--config`. */
const clients = [
  client("main", { tenants: all }),
  client("single", { tenants: [tenants.own] }),
  client("manager", { tenants: [tenants.own], roles: ["COMPANY_MANAGER"] }),
  client("viewer", { tenants: [tenants.own], roles: ["COMPANY_VIEWER"] }),
  client("scopeless", { tenants: [tenants.own], scopes: [] }),
  client("stranger", { tenants: [tenants.foreign] }),
];

type Command = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Commands of the control API; one that is refused fails the rule. */
const commandsAt =
  (origin: string): Command =>
  async (method, path, body) => {
    const json = body === undefined ? {} : { headers: { "Content-Type": "application/json" } };
    const response = await fetch(`${origin}/__mock${path}`, { method, ...json, body: JSON.stringify(body) ?? null });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /__mock${path}: ${response.status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };

/** Ends of account numbers that lead a payout on a way (test values of the mock), by the status at its end. */
const ways: Record<string, string> = { COMPLETED: "4410", REJECTED: "0001", RETURNED: "0002", FAILED: "0003" };

function controlsOf(command: Command): RuleControls {
  const post = (path: string) => (given: Record<string, unknown>) => command("POST", path, given);
  const advance = post("/clock");
  return {
    advance,
    /** A minute is longer than anything that follows a request; what is seeded in flight takes ten. */
    settle: () => advance({ minutes: 1 }),
    /** The next payouts go this way. */
    payoutPath: async ({ path }) => {
      const accountNumberLast4 = ways[String((path as string[]).at(-1))];
      await command("POST", "/seed", { payoutBankAccounts: [{ ...seeds.payoutBankAccount, accountNumberLast4 }] });
    },
    settings: post("/settings"),
    move: post("/move"),
    credit: async ({ accountId: _, settles = true, ...given }) =>
      command("POST", "/bank-credits", {
        ...{ virtualBankAccountId: seeds.bank, amount: settles ? "250.00" : "13.11", currency: "USD" },
        ...given,
      }),
    seed: post("/seed"),
  };
}

/** Starts the mock in this process. */
async function start(): Promise<{ addresses: Record<Api, string>; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "rules-"));
  const config = join(folder, "clients.json");
  writeFileSync(config, JSON.stringify({ clients }));
  try {
    return await startMock({ config, speed: 0, cast: false, allowHttpWebhooks: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Starts the mock, with what the rules need in a snapshot.
 * @param receiver What its webhooks lead to.
 */
export async function startMockServer(receiver: RuleReceiver): Promise<RuleServer> {
  const mock = await start();
  const { finance, ramp, auth } = mock.addresses;
  const command = commandsAt(finance);
  for (const { tenantId, ...resources } of seeds.resources) await command("POST", "/seed", { tenantId, ...resources });
  await command("POST", "/snapshots", { name: "rules" });
  return {
    name: "mock",
    addresses: { finance, ramp, auth: `${auth}/token` },
    ids: seeds.ids,
    clients: Object.fromEntries(
      clients.map(({ id, secret }) => [id, { clientId: id, clientSecret: secret }]),
    ) as RuleServer["clients"],
    hookUrl: `http://127.0.0.1:${receiver.port}`,
    controls: controlsOf(command),
    renew: async () => {
      await command("POST", "/reset", { snapshot: "rules" });
    },
    stop: () => mock.stop(),
  };
}
