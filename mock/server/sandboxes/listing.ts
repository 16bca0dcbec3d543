// How a sandbox is listed: what everybody who reaches the control API may see of it, never a secret.

import type { Client } from "../oauth/clients.ts";
import type { Remembered } from "./archive.ts";
import { allTenants, clientsOf } from "./credentials.ts";
import { controlPathOf, type Plan, type SandboxSettings } from "./sandbox.ts";

/** A client as it is listed. */
export interface ListedClient extends Pick<Client, "tenants" | "scopes" | "roles"> {
  clientId: string;
}

/** A sandbox in the list. */
export interface Listed {
  id: string;
  /** Its first client, and the tenants of that one. */
  clientId: string;
  tenants: readonly string[];
  /** Path below which the control API drives it. */
  control: string;
  /** ISO 8601. */
  created: string;
  lastUsed: string;
  /** When it ends unless it is used. */
  expires: string;
  /** Whether anything but its credentials has been made. */
  used: boolean;
}

/** A sandbox by itself: with its clients. */
export interface Shown extends Listed {
  clients: ListedClient[];
}

/** What is known of a sandbox that is listed. */
export interface Known extends Remembered {
  /** Milliseconds since 1970. */
  lastUsed: number;
  sandbox?: unknown;
}

/**
 * What a sandbox is made with.
 * @param templates The clients of the config file.
 * @param settings How `main` is, in what is not wished for otherwise.
 */
export function planOf(known: Remembered, templates: readonly Client[], settings: SandboxSettings): Plan {
  const { id, digest, wishes } = known;
  const { tenants, roles, scopes, ...others } = wishes;
  const clients = clientsOf(templates, id, Buffer.from(digest, "base64"), {
    ...(tenants && { tenants }),
    ...(roles && { roles }),
    ...(scopes && { scopes }),
  });
  return { id, settings: { ...settings, ...others }, clients, tenants: allTenants(clients) };
}

/**
 * Lists a sandbox.
 * @param idle Milliseconds without a request until it ends.
 */
export function listed({ id, made, lastUsed, sandbox }: Known, { clients }: Plan, idle: number): Listed {
  const [first] = clients as [Client];
  const at = (time: number) => new Date(time).toISOString();
  return {
    ...{ id, clientId: first.id, tenants: first.tenants, control: controlPathOf(id) },
    ...{ created: at(made), lastUsed: at(lastUsed), expires: at(lastUsed + idle), used: sandbox !== undefined },
  };
}

/** Lists a sandbox with its clients. */
export function shown(known: Known, plan: Plan, idle: number): Shown {
  const clients = plan.clients.map(({ id: clientId, digest: _secret, ...client }) => ({ clientId, ...client }));
  return { ...listed(known, plan, idle), clients };
}
