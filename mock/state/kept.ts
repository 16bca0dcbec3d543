// What was sent and can be read comes back without code: the fields that a request has in common with the schemas that
// show its resource. What an operation sets itself stays as it set it.

import { type Kind, kinds, type Resource } from "../store/resources.ts";
import { jsonOf, perContract, type Service, type StateContract } from "./contract.ts";
import { asObject, asText, isObject, type JsonObject } from "./json.ts";
import { readSchemas } from "./read-schemas.ts";
import { fieldsOf, type Shared, sharedFields } from "./shared-fields.ts";
import type { StateRequest, StateResponse } from "./types.ts";
import type { World } from "./world.ts";

/** What a request shares with what shows its resource. */
interface SharedByShower {
  /** With the response of the operation itself. */
  response: Shared;
  /** With the reads of each kind that shows anything of it. */
  kinds: Map<Kind, Shared>;
}

/**
 * The fields of a request that a resource of a kind keeps.
 * @returns Those that were sent; none where the contract shows none of them.
 */
export function sentOf(world: World, request: StateRequest, kind: Kind): JsonObject {
  return only(sharedOf(world.contract, request).kinds.get(kind) ?? {}, request.body);
}

/**
 * The fields of a request that its own response shows.
 * @returns Those that were sent.
 */
export function echoOf(world: World, request: StateRequest): JsonObject {
  return only(sharedOf(world.contract, request).response, request.body);
}

/**
 * Has a resource that is changed take over what was sent; for the start of an operation, which then sets what is its own.
 * @param resource Is changed, and not stored.
 * @param own Fields that only the operation sets.
 */
export function takeOver(world: World, request: StateRequest, resource: Resource, ...own: string[]): void {
  for (const [name, value] of Object.entries(sentOf(world, request, resource.kind)))
    if (!own.includes(name)) resource.body[name] = value;
}

/**
 * Completes what an operation made: what was sent, can be read, and was not set by the operation itself is stored and shown.
 * @param response Response of the operation, which has stored its resource under the `id` that its `result` has.
 */
export function withSent(world: World, request: StateRequest, response: StateResponse): StateResponse {
  const sent = request.body;
  if (response.status >= 300 || !isObject(sent)) return response;
  const body = asObject(response.body);
  const result = asObject(body["result"]);
  const shared = sharedOf(world.contract, request);
  store(world, request, result, shared);
  if (!lacks(result, shared.response, sent)) return response;
  return { ...response, body: { ...body, result: filled(result, only(shared.response, sent)) } };
}

/** What the response shows is stored; the resource is looked up for the rest. */
function store(
  world: World,
  { body, tenantId }: StateRequest,
  result: JsonObject,
  { kinds: shown }: SharedByShower,
): void {
  const id = asText(result["id"]);
  const sent = asObject(body);
  if (id === undefined) return;
  for (const [kind, shared] of shown) {
    const found = lacks(result, shared, sent) ? world.store.find(tenantId, kind, id) : undefined;
    if (found === undefined) continue;
    if (lacks(found.body, shared, sent)) world.store.update({ ...found, body: filled(found.body, only(shared, sent)) });
    return;
  }
}

/** Whether an object is without any shared field that was sent. */
function lacks(object: JsonObject, shared: Shared, sent: JsonObject): boolean {
  for (const name in shared) {
    if (sent[name] === undefined) continue;
    const [there, inner, value] = [object[name], shared[name], sent[name]];
    if (there === undefined) return true;
    if (inner !== undefined && isObject(there) && isObject(value) && lacks(there, inner, value)) return true;
  }
  return false;
}

/** An object with the fields that it lacks. */
function filled(object: JsonObject, fields: JsonObject): JsonObject {
  const copy = { ...object };
  for (const [name, value] of Object.entries(fields)) {
    const there = copy[name];
    if (there === undefined) copy[name] = value;
    else if (isObject(there) && isObject(value)) copy[name] = filled(there, value);
  }
  return copy;
}

/** A value without the fields that are not shared. */
function only(shared: Shared, value: unknown): JsonObject {
  const from = asObject(value);
  const names = Object.keys(shared).filter((name) => from[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, within(shared[name], from[name])]));
}

function within(shared: Shared | undefined, value: unknown): unknown {
  if (typeof value !== "object") return value;
  if (shared === undefined) return structuredClone(value);
  return Array.isArray(value) ? value.map((entry) => within(shared, entry)) : only(shared, value);
}

/** Looked at once for each operation of a contract. */
function sharedOf(contract: StateContract, { api, operationId }: StateRequest): SharedByShower {
  const known = perOperation(contract);
  let shared = known.get(operationId);
  if (shared === undefined) {
    shared = api === "auth" ? { response: {}, kinds: new Map() } : sharedByShower(contract, api, operationId);
    known.set(operationId, shared);
  }
  return shared;
}

const perOperation = perContract(() => new Map<string, SharedByShower>());

function sharedByShower(contract: StateContract, api: Service, operationId: string): SharedByShower {
  const all = kinds.map((kind): [Kind, Shared] => [kind, sharedIn(contract, api, operationId, kind)]);
  return {
    response: sharedIn(contract, api, operationId, "response"),
    kinds: new Map(all.filter(([, shared]) => Object.keys(shared).length > 0)),
  };
}

function sharedIn(contract: StateContract, api: Service, operationId: string, shower: Kind | "response"): Shared {
  const { document, byId } = contract.contracts[api];
  const body = byId.get(operationId)?.body;
  const schema = body && jsonOf(body)?.schema;
  if (schema === undefined) return {};
  return sharedFields({ document, schema }, { document, schema: shownBy(contract, api, operationId, shower) });
}

/** A schema that has every field by which the resource is shown. */
function shownBy(contract: StateContract, api: Service, operationId: string, shower: Kind | "response"): unknown {
  const { document } = contract.contracts[api];
  if (shower === "response") {
    const { schema } = contract.successOf(api, operationId, 200);
    return fieldsOf({ document, schema })["result"]?.[0];
  }
  const { api: owner, schema, list = schema } = readSchemas[shower];
  if (owner !== api) return {};
  return { allOf: [schema, list].map((name) => ({ $ref: `#/components/schemas/${name}` })) };
}
