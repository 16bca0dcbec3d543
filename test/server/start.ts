// Starts the server: two services and a token endpoint.

import { register } from "./access.ts";
import { code, uuid } from "./basics.ts";
import { operationsSince } from "./confirmed.ts";
import { accounts } from "./finance/accounts.ts";
import { parties } from "./finance/parties.ts";
import { paymentRequests } from "./finance/payment-requests.ts";
import { payouts } from "./finance/payouts.ts";
import { sessions } from "./finance/sessions.ts";
import { transfers } from "./finance/transfers.ts";
import { webhooks } from "./finance/webhooks.ts";
import type { Bend, ServerClient, ServerWorld } from "./model.ts";
import { company } from "./ramp/company.ts";
import { requests } from "./ramp/requests.ts";
import { faithful } from "./rules.ts";
import { ASSETS, seed } from "./seed.ts";
import { startHost, startTokens } from "./server.ts";

const FINANCE = [parties, accounts, sessions, transfers, payouts, paymentRequests, webhooks].flat();
const RAMP = [requests, company].flat();

const SCOPES = [
  "manage:pay-in-sessions",
  "manage:accounts",
  "manage:webhooks",
  "view:webhooks",
  "manage:company-users",
];

export interface Options {
  bends?: Bend[];
  /** The public https URL of webhooks, and the port of 127.0.0.1 that it leads to. Paths are kept. */
  webhook?: { url: string; port: number };
}

function newClient(world: ServerWorld, name: string, more: Partial<ServerClient>): ServerClient {
  const common = { id: `${name}-${code("cl")}`, secret: code("secret"), tenants: [], role: "COMPANY_ADMIN" };
  const client: ServerClient = { ...common, scopes: SCOPES, username: name, ...more };
  world.clients.set(client.id, client);
  return client;
}

const makeWorld = ({ webhook: tunnel }: Options): ServerWorld => ({
  rules: faithful(),
  tenants: new Map(),
  clients: new Map(),
  tokens: new Map(),
  tunnel,
  assets: ASSETS,
  agenda: [],
  step: 0,
  counter: 0,
  payouts: 0,
});

/** Creates companies and clients. @returns What a run needs to know of them. */
function fill(world: ServerWorld, options: Options) {
  const admin = newClient(world, "main", {});
  const company = uuid();
  const own = seed(world, admin, "Lumen Holdings", company);
  const other = seed(world, admin, "Lumen Holdings", company);
  admin.tenants = [own.id, other.id];
  const stranger = newClient(world, "stranger", {});
  const foreign = seed(world, stranger, "Somebody Else", uuid());
  stranger.tenants = [foreign.id];
  const granted = { tenants: admin.tenants };
  const clients = {
    main: admin,
    single: newClient(world, "single", { tenants: [own.id] }),
    manager: newClient(world, "manager", { ...granted, role: "COMPANY_MANAGER" }),
    viewer: newClient(world, "viewer", { ...granted, role: "COMPANY_VIEWER" }),
    scopeless: newClient(world, "scopeless", { ...granted, scopes: [] }),
    stranger,
  };
  const given = {
    clientId: admin.id,
    clientSecret: admin.secret,
    tenantId: own.id,
    otherTenantId: other.id,
    clients,
    payInIds: own.payIns.map(({ id }) => id),
    expiredToken: register(world, admin, -60),
    tenants: { own, other, foreign },
  };
  for (const bend of options.bends ?? []) bend(world.rules, world);
  return given;
}

/** Starts the server on free ports of this machine. */
export async function startServer(options: Options = {}) {
  const world = makeWorld(options);
  const contents = fill(world, options);
  const hosts = [
    await startHost(world, "finance", [...FINANCE, ...operationsSince("finance", FINANCE)]),
    await startHost(world, "ramp", [...RAMP, ...operationsSince("ramp", RAMP)]),
    await startTokens(world),
  ];
  const [finance, ramp, token] = hosts.map((one) => one.url);
  return {
    financeUrl: finance ?? "",
    rampUrl: ramp ?? "",
    tokenUrl: `${token}/oauth/token`,
    ...contents,
    world,
    /** Starts again on the same ports with new clients and IDs. */
    renew: () => fill(Object.assign(world, makeWorld(options)), options),
    async stop() {
      const closed = hosts.map(({ server }) => new Promise((resolve) => server.close(resolve)));
      for (const { server } of hosts) server.closeAllConnections();
      await Promise.all(closed);
    },
  };
}
