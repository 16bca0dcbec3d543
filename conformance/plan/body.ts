// A valid body for an operation: the contract's example with the ids of the deployment under test.

import { randomUUID } from "node:crypto";
import type { Api } from "../../model/apis.ts";
import { isObject, type Json } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import type { KnownIds } from "./ids.ts";

/** Marks the resources of a run, so that people recognize them. */
export const mark = "contract-test";

/** Start of the secrets that checks make, so that checks find them in responses. */
export const secretPrefix = `${mark}-secret-`;
/** Matches such a secret in a text. */
export const ownSecret = new RegExp(`${secretPrefix}[0-9a-f]{8}`);

/** Fields that take IDs of a path parameter with another name, with the index of the ID among those that are known. */
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
  return withKnownIds(structuredClone(start) as Json, "", operation.api, known); // Undefined stays undefined.
}

/**
 * The body with its own idempotency key: a key that was used before may be the only reason for a refusal.
 * @param start The body that it was derived from; a key that differs from that of `start` is kept.
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

function withKnownIds(value: Json, key: string, service: Api, known: KnownIds): Json {
  if (Array.isArray(value)) return value.map((entry) => withKnownIds(entry, key, service, known));
  if (isObject(value)) {
    // JSON has no undefined fields.
    const entries = Object.entries(value).map(([name, child]): [string, Json] => [
      name,
      withKnownIds(child as Json, name === "id" ? `${key}.id` : name, service, known),
    ]);
    return Object.fromEntries(entries);
  }
  if (typeof value !== "string") return value;
  if (key === "idempotencyKey") return randomUUID();
  if (key === "externalId" || key === "cardProviderReference") return `${mark}-${randomUUID()}`;
  if (key === "email" && service === "ramp") return `${mark}-${randomUUID().slice(0, 8)}@example.invalid`;
  const [kind, index] = fieldKinds[key] ?? [key, 0];
  const ids = known.all(service, kind);
  return (ids[index] ?? ids[0])?.id ?? value;
}
