// Adapter of the server of the tests: one of its own for each rule, whose agenda takes the place of a clock.

import { runAgenda } from "../../server/basics.ts";
import { deposit } from "../../server/finance/accounts.ts";
import { startServer } from "../../server/start.ts";
import type { TestReceiver } from "../receiver.ts";
import type { RuleControls, RuleServer } from "./server.ts";

const hookUrl = "https://hooks.test-server.example";

type TestServer = Awaited<ReturnType<typeof startServer>>;

function idsOf({ fixtures, tenantId, otherTenantId, world }: TestServer): RuleServer["ids"] {
  const { ramp } = world.tenants.get(tenantId) ?? { ramp: { requests: [] } };
  const request = (rampType: string) => ramp.requests.find((one) => one["rampType"] === rampType)?.id;
  const { payInIds, partyWithTermsRequired: termsPartyId, foreign, otherTenant, ...others } = fixtures;
  return {
    ...(others as unknown as RuleServer["ids"]),
    ...{ tenantId, otherTenantId, termsPartyId: termsPartyId ?? "" },
    ...{ foreignAccountId: foreign.accountId ?? "", foreignPayInId: foreign.payInId ?? "" },
    ...{ payInId: payInIds?.[0] ?? "", failedPayInId: payInIds?.[1] ?? "" },
    ...{ rampRequestId: request("ON_RAMP") ?? "", offRampRequestId: request("OFF_RAMP") ?? "", rampVersion: 0 },
    otherAccountId: otherTenant.accountId ?? "",
  };
}

/** What it can be asked for; a rule that needs more is not walked on it. */
function controlsOf({ world, tenantId }: TestServer): RuleControls {
  const tenant = world.tenants.get(tenantId);
  return {
    settle: () => runAgenda(world),
    /** The next payouts go this way. */
    payoutPath: async ({ path }) => {
      world.rules.payoutPath = () => path as string[];
    },
    /** A bank credit arrives; its amount is that server's own. */
    credit: async ({ accountId, settles = true }) => {
      const account = tenant?.accounts.find((one) => one.id === accountId);
      const bank = account?.virtualBankAccounts[0];
      if (!tenant || !account || !bank) throw new Error(`no virtual bank account in ${accountId}`);
      deposit(world, tenant, account, bank, settles === true);
      return { payInId: tenant.payIns.at(-1)?.id };
    },
  };
}

/** The holder of the first account is a recipient of the self-custody account, too, as the table says. */
function addRecipient({ world, tenantId, fixtures }: TestServer): void {
  const account = world.tenants.get(tenantId)?.accounts.find(({ id }) => id === fixtures.selfCustodyAccountId);
  const role = { partyId: fixtures.partyId ?? "", roleType: "PAYOUT_RECIPIENT", status: "ACTIVE" };
  account?.roles.push(role);
}

/** Starts it. */
export async function startTestServer(receiver: TestReceiver): Promise<RuleServer> {
  const own = await startServer({
    agenda: true,
    webhook: { url: hookUrl, port: Number(new URL(receiver.origin).port) },
  });
  const server = { name: "test server", hookUrl, stop: () => own.stop() } as RuleServer;
  const take = () => {
    const { financeUrl: finance, rampUrl: ramp, tokenUrl: auth, fixtures } = own;
    const clients = fixtures.clients as unknown as RuleServer["clients"];
    // All but the main client have one tenant, as the table says.
    for (const name of ["manager", "viewer", "scopeless"] as const) {
      const client = own.world.clients.get(clients[name].clientId);
      if (client) client.tenants = [own.tenantId];
    }
    Object.assign(server, { addresses: { finance, ramp, auth }, ids: idsOf(own), clients });
    addRecipient(own);
    server.controls = controlsOf(own);
  };
  server.renew = async () => {
    Object.assign(own, own.renew());
    take();
  };
  take();
  return server;
}
