// Adapter of the server of the tests: one of its own for each rule, whose agenda takes the place of a clock.

import { runAgenda } from "../../server/basics.ts";
import { deposit } from "../../server/finance/accounts.ts";
import type { ServerClient } from "../../server/model.ts";
import { startServer } from "../../server/start.ts";
import type { TestReceiver } from "../receiver.ts";
import type { RuleControls, RuleServer } from "./rule.ts";

const hookUrl = "https://hooks.test-server.example";

type TestServer = Awaited<ReturnType<typeof startServer>>;

function idsOf({ tenants: { own, other, foreign }, payInIds }: TestServer): RuleServer["ids"] {
  const { ramp } = own;
  const idOf = (resources: { id?: unknown }[], index = 0) => String(resources.at(index)?.id);
  const selfCustody = own.accounts[2];
  return {
    tenantId: own.id,
    otherTenantId: other.id,
    accountId: idOf(own.accounts),
    secondAccountId: idOf(own.accounts, 1),
    selfCustodyAccountId: selfCustody?.id ?? "",
    selfCustodyWalletId: idOf(selfCustody?.wallets ?? [], 2),
    otherAccountId: idOf(other.accounts),
    foreignAccountId: idOf(foreign.accounts),
    payInId: payInIds[0] ?? "",
    failedPayInId: payInIds[1] ?? "",
    partyId: idOf(own.parties),
    organizationId: idOf(own.parties, -1),
    termsPartyId: idOf(own.parties, 2),
    routeId: idOf(own.accounts[0]?.routes ?? []),
    payoutBankAccountId: idOf(own.payoutBankAccounts),
    rampRequestId: ramp.requests.find((one) => one["rampType"] === "ON_RAMP")?.id ?? "",
    rampVersion: 0,
    companyBankAccountId: idOf(ramp.bankAccounts),
  };
}

/** What it can be asked for; a rule that needs more is not walked on it. */
function controlsOf({ world, tenants: { own: tenant } }: TestServer): RuleControls {
  return {
    settle: () => runAgenda(world),
    /** The next payouts go this way. */
    payoutPath: async ({ path }) => {
      world.rules.payoutPath = () => path as string[];
    },
    /** A bank credit arrives; its amount is that server's own. */
    credit: async ({ accountId, settles = true }) => {
      const account = tenant.accounts.find((one) => one.id === accountId);
      const bank = account?.virtualBankAccounts[0];
      if (!account || !bank) throw new Error(`no virtual bank account in ${accountId}`);
      deposit(world, tenant, account, bank, settles === true);
      return { payInId: tenant.payIns.at(-1)?.id };
    },
  };
}

/** The holder of the first account is a recipient of the self-custody account, too, as the table says. */
function addRecipient({ tenants: { own } }: TestServer): void {
  const partyId = own.parties[0]?.id ?? "";
  own.accounts[2]?.roles.push({ partyId, roleType: "PAYOUT_RECIPIENT", status: "ACTIVE" });
}

/** Starts it. */
export async function startTestServer(receiver: TestReceiver): Promise<RuleServer> {
  const own = await startServer({ webhook: { url: hookUrl, port: Number(new URL(receiver.origin).port) } });
  const server = { name: "test server", hookUrl, stop: () => own.stop() } as RuleServer;
  const take = () => {
    const { financeUrl: finance, rampUrl: ramp, tokenUrl: auth } = own;
    // All but the main client have one tenant, as the table says.
    for (const name of ["manager", "viewer", "scopeless"] as const) own.clients[name].tenants = [own.tenantId];
    const credentials = ({ id: clientId, secret: clientSecret }: ServerClient) => ({ clientId, clientSecret });
    const named = Object.entries(own.clients).map(([name, client]) => [name, credentials(client)]);
    const clients = Object.fromEntries(named) as RuleServer["clients"];
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
