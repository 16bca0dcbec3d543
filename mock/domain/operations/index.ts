// All operations of the state by operationId, and idempotency: each runs once for its key.

import { hash } from "node:crypto";
import { asObject, asText, canonical } from "../../store/json.ts";
import { rejection } from "../refusals.ts";
import type { DomainResponse, StateRequest } from "../types.ts";
import type { World } from "../world.ts";
import { accounts } from "./accounts.ts";
import type { DomainOperation } from "./call.ts";
import { parties } from "./parties.ts";
import { paymentRequests } from "./payment-requests.ts";
import { paymentSessions } from "./payment-sessions.ts";
import { payouts } from "./payouts.ts";
import { ramp } from "./ramp.ts";
import { transfers } from "./transfers.ts";
import { webhooks } from "./webhooks.ts";

const groups = [accounts, parties, paymentRequests, paymentSessions, payouts, ramp, transfers, webhooks];

const rowsOf = (all: Record<string, DomainOperation>, isRead: boolean) =>
  Object.entries(all).map(([id, run]) => [id, { run, isRead }] as const);

export const operations = new Map(
  groups.flatMap(({ reads = {}, writes }) => [...rowsOf(reads, true), ...rowsOf(writes, false)]),
);

/** The stored response for an idempotency key. */
interface KeptResult {
  /** Hash of operation, path and body. */
  readonly fingerprint: string;
  readonly status: number;
  /** The body as JSON. */
  readonly body: string;
}

/**
 * Runs an operation once for each idempotency key of a tenant. A refused call leaves the key unused.
 * @param run The operation; it may throw a Refusal.
 * @returns Its response, or the stored response to the same request.
 * @throws Refusal `idempotency-key-conflict` if the key was used with another body or operation: all operations of the
 *   payment lifecycle (create, settle, reverse, update) share the keys.
 */
export function once(world: World, request: StateRequest, run: () => DomainResponse): DomainResponse {
  const key = asText(asObject(request.body)["idempotencyKey"])?.toLowerCase();
  if (key === undefined) return run();
  const { tenantId, operationId, path } = request;
  // UUIDs in upper and lower case are the same.
  const body = { ...asObject(request.body), idempotencyKey: key };
  const where = Object.fromEntries(Object.entries(path).map(([name, id]) => [name, id.toLowerCase()]));
  const fingerprint = hash("sha256", canonical([operationId, where, body]), "hex");
  const before = world.storage.table<KeptResult>("result", tenantId).get(key)?.value;
  if (before !== undefined) {
    if (before.fingerprint !== fingerprint)
      throw rejection("idempotency-key-conflict", "This idempotencyKey was used with another request.");
    return { status: before.status, body: JSON.parse(before.body) as unknown, replayed: true };
  }
  const response = run();
  const value: KeptResult = { fingerprint, status: response.status, body: JSON.stringify(response.body) };
  world.storage.put({ part: "result", tenant: tenantId, key, value });
  return response;
}
