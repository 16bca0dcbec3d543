// The clients that are measured: how each is had, and how the same two calls are written with it.

/** One client. */
export interface Contestant {
  name: string;
  /** Packages with their exact versions, to be installed; without them, those of the repository are used. */
  packages?: Record<string, string>;
  /** Makes its code from the contract into the folder `generated` beside the app, or builds it. */
  make?: "the client's package" | "redocly generate-client" | "hey-api";
  /** Import statements. */
  imports: string;
  /** Statements that make a client; `origin` is in scope. */
  connect: string;
  /** Lists; `accountId` is in scope. */
  list: string;
  /** Creates; `accountId` and `payout` are in scope. */
  create: string;
  /** A call that somebody is typing, with the place after its first letter as `‸`, and what must be offered there. */
  typing: [text: string, offered: string];
  /** Whether it does not send with the global `fetch`, so that the network beneath `fetch` cannot be left out. */
  hasOwnTransport?: true;
  /** Built-ins of Node that it needs, so that a bundle for browsers has to leave them out. */
  builtIns?: string[];
  /** What the reader of its row has to know. */
  note?: string;
}

const headers = `{ Authorization: "Bearer token" }`;
const ours = {
  make: "the client's package",
  imports: `import { createFinanceClient } from "finance-ramp-api/finance";`,
  connect: `const finance = createFinanceClient({ baseUrl: origin, auth: "token" });`,
} as const;

/** What the others are compared with. */
export const floor: Contestant = {
  name: "bare fetch",
  imports: "",
  connect: `const headers = ${headers};`,
  list: `await (await fetch(\`\${origin}/v1/accounts/\${accountId}/wallets?page=1\`, { headers })).json()`,
  create: `await (await fetch(\`\${origin}/v1/accounts/\${accountId}/payouts\`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(payout),
  })).json()`,
  typing: [`fetch(origin, { method: "POST", b‸ })`, "body"],
};

/** The name of our client in its usual form: the goals are its goals. */
export const usual = "finance, by name";

/** All clients, the floor and ours first. */
export const contestants: Contestant[] = [
  floor,
  {
    ...ours,
    name: usual,
    list: "await finance.listWallets({ accountId, page: 1 })",
    create: "await finance.createPayout({ accountId, body: payout })",
    typing: ["finance.createPayout({ accountId, body: { a‸ } });", "routeId"],
  },
  {
    ...ours,
    name: "finance, by path",
    list: `await finance.GET("/v1/accounts/{accountId}/wallets", { params: { path: { accountId }, query: { page: 1 } } })`,
    create: `await finance.POST("/v1/accounts/{accountId}/payouts", { params: { path: { accountId } }, body: payout })`,
    typing: [
      `finance.POST("/v1/accounts/{accountId}/payouts", { params: { path: { accountId } }, body: { a‸ } });`,
      "routeId",
    ],
  },
  {
    name: "openapi-fetch",
    imports: `import createClient from "openapi-fetch";
import type { paths } from "ROOT/generated/finance/types.ts";`,
    connect: `const client = createClient<paths>({ baseUrl: origin, headers: ${headers} });`,
    list: `await client.GET("/v1/accounts/{accountId}/wallets", { params: { path: { accountId }, query: { page: 1 } } })`,
    create: `await client.POST("/v1/accounts/{accountId}/payouts", { params: { path: { accountId } }, body: payout })`,
    typing: [
      `client.POST("/v1/accounts/{accountId}/payouts", { params: { path: { accountId } }, body: { a‸ } });`,
      "routeId",
    ],
  },
  {
    name: "hey-api",
    packages: { "@hey-api/openapi-ts": "0.99.0", typescript: "5.9.3" },
    make: "hey-api",
    imports: `import { client } from "../generated/client.gen";
import { createPayout, listWallets } from "../generated/sdk.gen";`,
    connect: `client.setConfig({ baseUrl: origin, auth: "token" });`,
    list: "await listWallets({ path: { accountId }, query: { page: 1 } })",
    create: "await createPayout({ path: { accountId }, body: payout })",
    typing: ["createPayout({ path: { accountId }, body: { a‸ } });", "routeId"],
  },
  {
    name: "redocly generate-client",
    make: "redocly generate-client",
    imports: `import { configure, createPayout, listWallets } from "../generated/client";`,
    connect: `configure({ serverUrl: origin, auth: { bearer: "token" } });`,
    list: "await listWallets({ path: { accountId }, query: { page: 1 } })",
    create: "await createPayout({ path: { accountId }, body: payout })",
    typing: ["createPayout({ path: { accountId }, body: { a‸ } });", "routeId"],
  },
  {
    name: "modern-treasury (Stainless)",
    packages: { "modern-treasury": "3.3.0" },
    imports: `import ModernTreasury from "modern-treasury";`,
    connect: `const client = new ModernTreasury({ baseURL: origin, apiKey: "token", organizationID: "organization" });`,
    list: "(await client.counterparties.list({ per_page: 20 })).items",
    create: "await client.counterparties.create({ name: accountId, metadata: payout })",
    typing: ["client.counterparties.create({ n‸ });", "name"],
    builtIns: ["crypto"],
    note: "another API: lists and creates a counterparty. Its class has all operations of that API, and needs Node's crypto.",
  },
  {
    name: "stripe-node",
    packages: { stripe: "23.1.0" },
    imports: `import Stripe from "stripe";`,
    connect: `const { hostname: host, port } = new URL(origin);
const stripe = new Stripe("token", { host, port, protocol: "http", telemetry: false });`,
    list: "(await stripe.payouts.list({ limit: 20 })).data",
    create: `await stripe.payouts.create({ amount: 10000, currency: "usd", metadata: payout })`,
    typing: [`stripe.payouts.create({ a‸ });`, "amount"],
    hasOwnTransport: true,
    note: "another API: lists and creates a payout. Its class has all operations of that API, and it sends with node:http.",
  },
];
