// The policies of a server that keeps the documents.

import { uuid } from "./basics.ts";
import { cut } from "./lists.ts";
import type { ServerClient, ServerRules, ServerWorld, Token, Webhook } from "./model.ts";
import { parse } from "./server.ts";

const CORRELATION = /^[A-Za-z0-9_.:-]{1,64}$/;

function token(world: ServerWorld, authorization: string | undefined): Token | undefined {
  const value = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  const found = value === undefined ? undefined : world.tokens.get(value);
  return found && found.expiresAt > Date.now() ? found : undefined;
}

function tenant(client: ServerClient, values: string[]): string | undefined {
  if (values.length === 0) return client.tenants.length === 1 ? client.tenants[0] : undefined;
  return values.length === 1 ? client.tenants.find((id) => id === values[0]) : undefined;
}

/** The header that authenticates a delivery. */
export function authentication(webhook: Webhook): Record<string, string> {
  const method = webhook.authenticationMethod;
  if (method["type"] === "API_KEY") return { [method["headerName"] ?? ""]: method["apiKey"] ?? "" };
  const pair = Buffer.from(`${method["username"]}:${method["password"]}`).toString("base64");
  return { Authorization: `Basic ${pair}` };
}

/** JSON with sorted keys. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Fees in percent, from an amount. */
const TIERS = [
  { from: 0, ON_RAMP: 1.5, OFF_RAMP: 1.75 },
  { from: 1000, ON_RAMP: 1, OFF_RAMP: 1.25 },
  { from: 25000, ON_RAMP: 0.5, OFF_RAMP: 0.6 },
];

export const cents = (amount: number): number => Math.round(amount * 100) / 100;

function fee(amount: number, rampType: string): { amount: number; percentage: number } {
  const tier = TIERS.findLast((one) => amount >= one.from) ?? TIERS[0];
  const percentage = (rampType === "OFF_RAMP" ? tier?.OFF_RAMP : tier?.ON_RAMP) ?? 0;
  return { percentage, amount: cents((amount * percentage) / 100) };
}

/** The statuses of each payout in turn. */
const PAYOUT_PATHS = [
  ["SENDING", "PROVIDER_PROCESSING", "COMPLETED"],
  ["REJECTED"],
  ["SENDING", "PROVIDER_PROCESSING", "RETURNED"],
];

export function faithful(): ServerRules {
  return {
    tokenSeconds: 300,
    secret: (client, secret) => client.secret === secret,
    token,
    tenant,
    scope: (client, scope) => client.scopes.includes(scope),
    role: (client, roles) => roles.includes(client.role),
    correlation: (headers) => {
      const given = headers["x-correlation-id"] ?? headers["x-request-id"];
      return typeof given === "string" && CORRELATION.test(given) ? given : `corr:${uuid()}`;
    },
    hooks: /^https:\/\/[^/]/i,
    parse,
    before: [],
    response: [],
    last: [],
    list: [],
    page: cut,
    event: [],
    receivers: (_, owner) => owner.webhooks,
    authentication,
    delivery: [],
    retries: [3, 9, 27],
    fingerprint: (r) => stable([r.operation, r.params, r.body]),
    hold: (b, amount) => {
      b.reserved += amount;
    },
    release: (b, amount) => {
      b.reserved -= amount;
    },
    pay: (from, to, amount) => {
      from.reserved -= amount;
      from.total -= amount;
      if (to) to.total += amount;
    },
    payoutPath: (number) => PAYOUT_PATHS[number % PAYOUT_PATHS.length] ?? [],
    fee,
  };
}
