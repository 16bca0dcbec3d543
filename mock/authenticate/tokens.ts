// The access tokens that were issued: unguessable, for a while, forgotten once they have expired.

import { randomBytes } from "node:crypto";
import type { Client } from "./clients.ts";

/** What a token opens. */
export interface Grant {
  client: Client;
  scopes: string[];
}

/** What the mock knows of a token. */
export type TokenState = Grant | "unknown" | "expired";

/** The token store. */
export interface Tokens {
  /** How long a token lives, in seconds. */
  readonly lifetime: number;
  issue(grant: Grant): string;
  find(token: string): TokenState;
}

/** Far more than a mock is asked for within a lifetime; bounds the memory under load. */
const maxTokens = 100_000;

/**
 * Makes a token store.
 * @param clients Whose fixed tokens (`tokens` in the config) are valid from the start.
 * @param allScopes The scopes of a client that names none, as the contract has them now.
 * @param lifetime Seconds a token lives; the service's are 300 .
 * @param now Clock in milliseconds; that of the machine, not the mock's, so that advancing time logs nobody out.
 */
export function createTokens(clients: Client[], allScopes: () => string[], lifetime: number, now = Date.now): Tokens {
  const fixed = new Map<string, Client>();
  for (const client of clients) for (const token of client.tokens ?? []) fixed.set(token, client);
  // All live equally long, so the order of insertion is the order of expiry.
  const issued = new Map<string, Grant & { until: number }>();
  const forgetOld = () => {
    const longAgo = now() - lifetime * 1000;
    for (const [token, { until }] of issued) {
      if (until > longAgo && issued.size <= maxTokens) return;
      issued.delete(token);
    }
  };
  return {
    lifetime,
    issue(grant) {
      forgetOld();
      const token = randomBytes(32).toString("base64url");
      issued.set(token, { ...grant, until: now() + lifetime * 1000 });
      return token;
    },
    find(token) {
      const client = fixed.get(token);
      if (client !== undefined) return { client, scopes: client.scopes ?? allScopes() };
      const known = issued.get(token);
      if (known === undefined) return "unknown";
      return known.until <= now() ? "expired" : known;
    },
  };
}
