// A valid body for an operation: the contract's example with the ids of the deployment under test.

import { randomUUID } from "node:crypto";
import { isObject, type Json } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import type { ServiceName } from "../exchange.ts";
import type { KnownIds } from "./ids.ts";

/** Marks what a run makes, so that people recognise it. */
export const mark = "contract-test";

/** Secrets that checks make, so that they are recognised wherever they come back. */
export const secretPrefix = `${mark}-secret-`;
/** Such a secret in any text. */
export const ownSecret = new RegExp(`${secretPrefix}[0-9a-f]{8}`);

/** Fields that take an id and have another name than the path parameter whose ids fit; a number picks the n-th. */
const fieldKinds: Record<string, [kind: string, index: number]> = {
  sourceAccountId: ["accountId", 0],
  destinationAccountId: ["accountId", 1],
  receiverAccountId: ["accountId", 1],
  "party.id": ["partyId", 0],
  sourceWalletId: ["walletId", 0],
};

/**
 * Makes a valid body.
 * @param example Which example of the contract to start from.
 * @returns A fresh copy; every idempotency key and external id in it is new. Undefined when the operation takes none.
 */
export function validBody(operation: Operation, known: KnownIds, example = 0): Json | undefined {
  const media = operation.body?.media[0];
  if (media === undefined) return undefined;
  const start = (media.examples[example] ?? media.examples[0])?.value;
  return localised(structuredClone(start) as Json, "", operation.api as ServiceName, known);
}

/**
 * The body with its own idempotency key: a key that was used before may be refused for that alone.
 * @param start The body it was made of; a key that differs from its key is kept.
 */
export function withOwnKey(body: Json, start: Json): Json {
  if (!isObject(body) || !isObject(start) || typeof start["idempotencyKey"] !== "string") return body;
  return body["idempotencyKey"] === start["idempotencyKey"] ? { ...body, idempotencyKey: randomUUID() } : body;
}

/** A valid body for each of the contract's examples, so that every form of a body is there. */
export function validBodies(operation: Operation, known: KnownIds): Json[] {
  const bodies = (operation.body?.media[0]?.examples ?? []).map((_, i) => validBody(operation, known, i));
  return bodies.filter((body) => body !== undefined);
}

function localised(value: Json, key: string, service: ServiceName, known: KnownIds): Json {
  if (Array.isArray(value)) return value.map((entry) => localised(entry, key, service, known));
  if (isObject(value)) {
    const entries = Object.entries(value).map(([name, child]) => [
      name,
      localised(child as Json, name === "id" ? `${key}.id` : name, service, known),
    ]);
    return Object.fromEntries(entries) as Json;
  }
  if (typeof value !== "string") return value;
  if (key === "idempotencyKey") return randomUUID();
  if (key === "externalId" || key === "cardProviderReference") return `${mark}-${randomUUID()}`;
  if (key === "email" && service === "ramp") return `${mark}-${randomUUID().slice(0, 8)}@example.invalid`;
  const [kind, index] = fieldKinds[key] ?? [key, 0];
  const ids = known.all(service, kind);
  return (ids[index] ?? ids[0])?.id ?? value;
}
