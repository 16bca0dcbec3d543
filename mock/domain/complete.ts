// Completes a resource by the contract alone: it takes over the fields of the request that its reads show, and gets
// missing required fields from an example.

import type { Ground } from "../../model/evidence.js";
import type { Media } from "../../model/media.ts";
import { walkSchema } from "../../model/walk-schema.ts";
import { asArray, asObject, isObject, type JsonFields } from "../store/json.ts";
import { type ReadSchema, type ResourceKind, readSchemas } from "../store/resources.ts";
import { jsonOf, perContract, type StateContract, type StatefulService } from "./contract.ts";
import { isLacking, type Shape, shapeOf, sharedFields } from "./fields.ts";
import type { MockEvent, StateRequest } from "./types.ts";
import type { World } from "./world.ts";

const shapes = perContract(() => new Map<string, Shape>());

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The shape of several schemas together, made once for each name. */
function shapeFor(contract: StateContract, api: StatefulService, name: string, schemas: readonly unknown[]): Shape {
  const known = shapes(contract);
  const shape = known.get(`${api} ${name}`) ?? shapeOf(contract.contracts[api].document, schemas);
  known.set(`${api} ${name}`, shape);
  return shape;
}

/**
 * The fields of a request that reads or lists of a kind show, or that a named schema of its service has: at any depth,
 * without secrets.
 */
export function sentTo(world: World, { api, operationId, body }: StateRequest, by: ResourceKind | string): JsonFields {
  if (api === "auth" || !isObject(body)) return {};
  const reads: ReadSchema = Object.hasOwn(readSchemas, by) ? readSchemas[by as ResourceKind] : { api, schema: by };
  const media = world.contract.contracts[api].byId.get(operationId)?.body;
  const sent = media && jsonOf(media);
  if (sent === undefined || reads.api !== api) return {};
  const { schema, list = schema } = reads;
  const shown = [schema, list].map(reference);
  return sharedFields(
    shapeFor(world.contract, api, operationId, [sent.schema]),
    shapeFor(world.contract, api, schema, shown),
    body,
  );
}

/** Merges the fields of a request with those that the service sets (`own`), which win. */
export function mergeFields(sent: JsonFields, own: JsonFields): JsonFields {
  const all = { ...sent };
  for (const [name, value] of Object.entries(own)) {
    const given = sent[name];
    if (isObject(given) && isObject(value)) all[name] = mergeFields(given, value);
    else if (value !== undefined) all[name] = value;
  }
  return all;
}

/** Adds missing required fields to a resource, in place. Every resource passes here before it is stored. */
export function complete(contract: StateContract, kind: ResourceKind, body: JsonFields): void {
  const { api, schema } = readSchemas[kind];
  const shape = shapeFor(contract, api, kind, [reference(schema)]);
  addRequired(contract, api, { shape, schema: reference(schema) }, body);
}

/** A copy of an event with its missing required fields. */
export function completeEvent(contract: StateContract, event: MockEvent): MockEvent {
  const whole = structuredClone(event);
  const schema = contract.contracts.finance.events.get(event.eventType)?.schema ?? {};
  const shape = shapeFor(contract, "finance", event.eventType, [schema]);
  addRequired(contract, "finance", { shape, schema }, whole);
  return whole;
}

const ground: Ground = { above: "documented", cap: "documented" };

/** Adds the required fields that a value lacks, from an example; null is a value. */
function addRequired(
  contract: StateContract,
  api: StatefulService,
  { shape, schema }: { shape: Shape; schema: Media["schema"] },
  value: unknown,
): void {
  // Most values lack nothing; a shape shows that faster than a walk.
  if (!isLacking(shape, value)) return;
  for (const visit of walkSchema(contract.contracts[api].document, { schema, ground }, value)) {
    if (!isObject(visit.value)) continue;
    const fields: JsonFields = visit.value;
    for (const name of asArray(visit.schema["required"]).map(String))
      if (fields[name] === undefined) fields[name] = structuredClone(exampleOf(contract, api, visit.schema, name));
  }
}

/** The value of a field of a schema in the first example that has it. */
function exampleOf(contract: StateContract, api: StatefulService, schema: JsonFields, name: string): unknown {
  const { document, operations, events } = contract.contracts[api];
  const owners = operations.flatMap(({ body, responses }) => [...(body === undefined ? [] : [body]), ...responses]);
  for (const media of [...owners.flatMap((owner) => jsonOf(owner) ?? []), ...events.values()])
    for (const example of media.examples)
      for (const visit of walkSchema(document, { schema: media.schema, ground }, example.value))
        if (visit.schema === schema && asObject(visit.value)[name] !== undefined) return asObject(visit.value)[name];
  return undefined;
}
