// What was sent and can be read comes back without code: the fields that a request has in common with the schemas that
// show its resource. What an operation sets itself stays as it set it.

import { resolve } from "../../model/document.ts";
import { jsonOf, perContract, type StateContract } from "./contract.ts";
import { asArray, asObject, asText, isObject, type JsonObject } from "./json.ts";
import { readSchemas } from "./read-schemas.ts";
import { type Kind, kinds, type Resource } from "./storage/store.ts";
import type { StateRequest, StateResponse } from "./types.ts";
import type { World } from "./world.ts";

/** The fields that two schemas share, by name; of a list, those of its entries. Undefined stands for a whole value. */
export interface Shared {
  [name: string]: Shared | undefined;
}

/** A document and one of its schemas. */
interface Described {
  document: JsonObject;
  schema: unknown;
}

/**
 * The fields of a request that a resource of a kind keeps.
 * @returns Those that were sent; none where the contract shows none of them.
 */
export function sentOf(world: World, { api, operationId, body }: StateRequest, kind: Kind): JsonObject {
  return only(sharedWith(world.contract, api, operationId, kind), body);
}

/**
 * The fields of a request that its own response shows.
 * @returns Those that were sent.
 */
export function echoOf(world: World, { api, operationId, body }: StateRequest): JsonObject {
  return only(sharedWith(world.contract, api, operationId, "response"), body);
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
  if (response.status >= 300 || !isObject(request.body)) return response;
  const body = asObject(response.body);
  const result = asObject(body["result"]);
  store(world, request, result);
  const echo = echoOf(world, request);
  return lacks(result, echo) ? { ...response, body: { ...body, result: filled(result, echo) } } : response;
}

function store(world: World, request: StateRequest, result: JsonObject): void {
  const id = asText(result["id"]);
  if (id === undefined) return;
  const { tenantId } = request;
  for (const kind of kindsOf(world.contract, request)) {
    const sent = sentOf(world, request, kind);
    // What the response shows is stored; the rest is looked up.
    const found = lacks(result, sent) ? world.store.find(tenantId, kind, id) : undefined;
    if (found === undefined) continue;
    if (lacks(found.body, sent)) world.store.update({ ...found, body: filled(found.body, sent) });
    return;
  }
}

/** The kinds whose reads show anything of a request. */
function kindsOf(contract: StateContract, { api, operationId }: StateRequest): Kind[] {
  return kinds.filter((kind) => Object.keys(sharedWith(contract, api, operationId, kind)).length > 0);
}

/** Whether an object is without any of some fields. */
function lacks(object: JsonObject, fields: JsonObject): boolean {
  return Object.entries(fields).some(([name, value]) => {
    const there = object[name];
    if (there === undefined) return true;
    return isObject(there) && isObject(value) && lacks(there, value);
  });
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
  if (shared === undefined) return structuredClone(value);
  return Array.isArray(value) ? value.map((entry) => within(shared, entry)) : only(shared, value);
}

/** What a request shares with what shows its resource, or with its own response; looked at once for each contract. */
function sharedWith(
  contract: StateContract,
  api: StateRequest["api"],
  operationId: string,
  shower: Kind | "response",
): Shared {
  const known = perOperation(contract);
  const key = `${api} ${operationId} ${shower}`;
  let shared = known.get(key);
  if (shared === undefined) {
    shared = api === "auth" ? {} : sharedIn(contract, api, operationId, shower);
    known.set(key, shared);
  }
  return shared;
}

const perOperation = perContract(() => new Map<string, Shared>());

function sharedIn(
  contract: StateContract,
  api: "finance" | "ramp",
  operationId: string,
  shower: Kind | "response",
): Shared {
  const { document, byId } = contract.contracts[api];
  const body = byId.get(operationId)?.body;
  const schema = body && jsonOf(body)?.schema;
  if (schema === undefined) return {};
  return sharedFields({ document, schema }, { document, schema: shownBy(contract, api, operationId, shower) });
}

/** A schema that has every field by which the resource is shown. */
function shownBy(
  contract: StateContract,
  api: "finance" | "ramp",
  operationId: string,
  shower: Kind | "response",
): unknown {
  const { document } = contract.contracts[api];
  if (shower === "response") {
    const { schema } = contract.successOf(api, operationId, 200);
    return fieldsOf({ document, schema })["result"]?.[0];
  }
  const { api: owner, schema, list = schema } = readSchemas[shower];
  if (owner !== api) return {};
  return { allOf: [schema, list].map((name) => ({ $ref: `#/components/schemas/${name}` })) };
}

/** The fields that two schemas share; none that is secret (`writeOnly`, `x-data: secret`) or of another type. */
export function sharedFields(one: Described, other: Described, depth = 0): Shared {
  // No body of the contract is nested as deep; a schema that contains itself ends here.
  if (depth > 8) return {};
  const ones = fieldsOf(one);
  const others = fieldsOf(other);
  const names = Object.keys(ones).filter((name) => others[name] !== undefined);
  const shared: Shared = {};
  for (const name of names) {
    const left = { ...one, schema: { allOf: ones[name] } };
    const right = { ...other, schema: { allOf: others[name] } };
    if ([left, right].some(isSecret) || !haveOneType(left, right)) continue;
    const isNested = [left, right].every((described) => Object.keys(fieldsOf(described)).length > 0);
    shared[name] = isNested ? sharedFields(left, right, depth + 1) : undefined;
  }
  return shared;
}

/** The schemas of the fields of an object, or of the entries of a list, in every form that it may have. */
function fieldsOf(described: Described): Record<string, unknown[]> {
  const fields: Record<string, unknown[]> = {};
  for (const node of partsOf(described)) {
    for (const [name, schema] of Object.entries(asObject(node["properties"])))
      fields[name] = [...(fields[name] ?? []), schema];
    if (node["items"] === undefined) continue;
    for (const [name, schemas] of Object.entries(fieldsOf({ ...described, schema: node["items"] })))
      fields[name] = [...(fields[name] ?? []), ...schemas];
  }
  return fields;
}

/** A schema with all that it consists of and chooses from. */
function partsOf({ document, schema }: Described): JsonObject[] {
  const node: JsonObject = resolve(document as never, schema);
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((word) => asArray(node[word]));
  // What stands beside a reference says something, too: x-data.
  const beside = node === schema || !isObject(schema) ? [] : [schema];
  return [...beside, node, ...parts.flatMap((part) => partsOf({ document, schema: part }))];
}

function isSecret(described: Described): boolean {
  return partsOf(described).some((node) => node["writeOnly"] === true || node["x-data"] === "secret");
}

function haveOneType(one: Described, other: Described): boolean {
  const [ones, others] = [typesOf(one), typesOf(other)];
  return ones.size === 0 || others.size === 0 || [...ones].some((type) => others.has(type));
}

function typesOf(described: Described): Set<unknown> {
  const types = partsOf(described).flatMap(({ type }) => (Array.isArray(type) ? (type as unknown[]) : [type]));
  return new Set(types.filter((type) => type !== undefined));
}
