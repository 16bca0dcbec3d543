// The calls that are measured: real ones, as an application makes them, and the resources they find.

import { seededAccount, seededSessions, usualAccount } from "./sessions.ts";

/** The calls, in the order in which they are measured: what is created moves on by itself and would burden what follows. */
export const callNames = ["constant", "list", "page", "deep", "refused", "token", "create"] as const;

/** A call by its short name, as `--calls` takes it. */
export type CallName = (typeof callNames)[number];

/** A request that is repeated. */
export interface Shot {
  method: "GET" | "POST";
  /** Path with its query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** HTTP status of the response; with another one there is nothing to measure. */
  status: number;
  /** Whether it goes to the token endpoint, which has a port of its own. */
  toAuth?: boolean;
}

const token = { authorization: "Bearer example-access-token" };
const json = { ...token, "content-type": "application/json" };
const sessionsOf = (account: string) => `/v1/accounts/${account}/fiat-to-crypto/payment-sessions`;
const pageOf = (page: number): Shot => ({
  ...{ method: "GET", headers: token, status: 200 },
  path: `${sessionsOf(seededAccount)}?status=PAYMENT_RECEIVED&page=${page}&size=100`,
});
const creation = { inAmount: 250, inCurrency: "EUR", outCryptocurrency: "USDC", externalRef: "top-up-9" };

/** What each call is, and how it looks at a server that has the paths of the contract. */
export const measured: Record<CallName, { title: string; shot: Shot; needsSessions?: boolean }> = {
  constant: {
    title: "a constant: listSupportedAssets",
    shot: { method: "GET", path: "/v1/supported-assets", headers: token, status: 200 },
  },
  list: {
    title: "a list from state: listWallets with balances",
    shot: { method: "GET", path: `/v1/accounts/${usualAccount}/wallets`, headers: token, status: 200 },
  },
  page: {
    title: `page 1 of ${seededSessions} payment sessions, filtered, newest first`,
    shot: pageOf(1),
    needsSessions: true,
  },
  deep: {
    title: `page 100 of ${seededSessions} payment sessions, filtered, newest first`,
    shot: pageOf(100),
    needsSessions: true,
  },
  create: {
    title: "a create with validation: createPaymentSession (who keeps no state responds with an example)",
    shot: {
      ...{ method: "POST", path: sessionsOf(usualAccount), headers: json, status: 201 },
      body: JSON.stringify(creation),
    },
  },
  refused: {
    title: "a refused request: createPaymentSession with two mistakes",
    shot: {
      ...{ method: "POST", path: sessionsOf(usualAccount), headers: json, status: 400 },
      body: JSON.stringify({ ...creation, inAmount: "250", walletId: "wallet-1" }),
    },
  },
  token: {
    title: "a token: createAccessToken",
    shot: {
      ...{ method: "POST", path: "/token", status: 200, toAuth: true },
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "grant_type=client_credentials&client_id=mock-client&client_secret=mock-secret",
    },
  },
};
