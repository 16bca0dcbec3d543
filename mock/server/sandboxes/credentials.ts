// Credentials of a sandbox: those of the config file again, under ids of their own and with a secret of their own.

import { randomBytes } from "node:crypto";
import type { Client } from "../oauth/clients.ts";

/** What differs from the first client of the config file; it stands for the application under test. */
export interface ClientWishes {
  /** How many tenants it has. */
  tenants?: number;
  roles?: string[];
  scopes?: string[];
}

/** A new id of a sandbox: 64 random bits. */
export function newId(): string {
  return randomBytes(8).toString("hex");
}

/** A new secret: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The clients of a sandbox.
 * @param templates The clients of the config file.
 * @param id Id of the sandbox; the id of each client ends in it.
 * @param digest Digest of the one secret they share.
 * @param wishes What differs in the first one.
 */
export function clientsOf(templates: readonly Client[], id: string, digest: Buffer, wishes: ClientWishes): Client[] {
  const { tenants, ...others } = wishes;
  return templates.map(({ tokens: _fixed, ...template }, index) => ({
    ...template,
    ...(index === 0 ? others : {}),
    ...(index === 0 && tenants !== undefined ? { tenants: tenantsOf(templates, tenants) } : {}),
    id: `${template.id}.${id}`,
    digest,
  }));
}

/** The sandbox that the id of a client names, if it can be one's. */
export function sandboxIdOf(clientId: string): string | undefined {
  return /\.([0-9a-f]{16})$/.exec(clientId)?.[1];
}

/** Tenants of some clients, each once. */
export function allTenants(clients: readonly Client[]): string[] {
  return [...new Set(clients.flatMap(({ tenants }) => tenants))];
}

/** The first tenants of the config file; where it has fewer, others count on from its first one. */
function tenantsOf(templates: readonly Client[], count: number): string[] {
  const known = allTenants(templates);
  const [head, tail] = [(known[0] as string).slice(0, 24), (known[0] as string).slice(24)];
  for (let step = 1n; known.length < count; step++) {
    const next = head + ((BigInt(`0x${tail}`) + step) % 2n ** 48n).toString(16).padStart(12, "0");
    if (!known.includes(next)) known.push(next);
  }
  return known.slice(0, count);
}
