// Adapter of the mock: its public start, and its control API.

import { writeFileSync } from "node:fs";
import { temporaryFolder } from "../../lib/folder.ts";
import { type InsideMock, startInside } from "../mock.ts";
import type { TestReceiver } from "../receiver.ts";
import type { RuleControls, RuleServer } from "./rule.ts";
import { foreignTenant, ids, seeds } from "./seeds.ts";

const { tenantId, otherTenantId } = ids;
const client = (id: string, more: object) => ({ id, secret: "rule-secret", roles: ["COMPANY_ADMIN"], ...more });

/** The clients of the walk, in the form of the mock's `--config`. */
const clients = [
  client("main", { tenants: [tenantId, otherTenantId] }),
  client("single", { tenants: [tenantId] }),
  client("manager", { tenants: [tenantId], roles: ["COMPANY_MANAGER"] }),
  client("viewer", { tenants: [tenantId], roles: ["COMPANY_VIEWER"] }),
  client("scopeless", { tenants: [tenantId], scopes: [] }),
  client("stranger", { tenants: [foreignTenant] }),
];

/** Ends of account numbers that lead a payout on a way (test values of the mock), by the status at its end. */
const ways: Record<string, string> = { COMPLETED: "4410", REJECTED: "0001", RETURNED: "0002", FAILED: "0003" };

/** What it can be asked for; a command that is refused fails the rule. */
function controlsOf(mock: InsideMock): RuleControls {
  const post = (path: string) => (given: object) => mock.request("POST", path, given);
  return {
    advance: post("/clock"),
    /** A minute is longer than anything that follows a request; what is seeded in flight takes ten. */
    settle: () => mock.advance({ minutes: 1 }),
    /** The next payouts go this way. */
    payoutPath: ({ path }) => {
      const accountNumberLast4 = ways[String((path as string[]).at(-1))];
      return mock.seed({ tenantId, payoutBankAccounts: [{ ...seeds.payoutBankAccount, accountNumberLast4 }] });
    },
    settings: post("/settings"),
    move: post("/move"),
    credit: ({ accountId: _, settles = true, ...given }) =>
      mock.bankCredit({
        virtualBankAccountId: seeds.bank,
        amount: settles ? "250.00" : "13.11",
        currency: "USD",
        ...given,
      }),
    seed: (resources) => mock.seed({ tenantId, ...resources }),
  };
}

/**
 * Starts the mock in this process, with what the rules need in a snapshot.
 * @param receiver What its webhooks lead to.
 */
export async function startMockServer(receiver: TestReceiver): Promise<RuleServer> {
  const config = `${temporaryFolder("rules")}/clients.json`;
  writeFileSync(config, JSON.stringify({ clients }));
  const mock = await startInside({ config, speed: 0, cast: false, allowHttpWebhooks: true });
  for (const resources of seeds.resources) await mock.seed(resources);
  await mock.snapshot("rules");
  return {
    name: "mock",
    addresses: { ...mock.addresses, auth: `${mock.addresses.auth}/token` },
    ids,
    clients: Object.fromEntries(
      clients.map(({ id, secret }) => [id, { clientId: id, clientSecret: secret }]),
    ) as RuleServer["clients"],
    hookUrl: receiver.origin,
    controls: controlsOf(mock),
    renew: () => mock.reset({ snapshot: "rules" }),
    stop: () => mock.stop(),
  };
}
