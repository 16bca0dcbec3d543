// What the contract alone makes of a resource when it is written: it takes over the fields that were sent and that its
// reads show, and gets the required ones that the rules here do not know of, as an example has them.

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

/** What schemas of a service say together, by a name for them; made once. */
function shapeFor(contract: StateContract, api: StatefulService, name: string, schemas: readonly unknown[]): Shape {
  const known = shapes(contract);
  const shape = known.get(`${api} ${name}`) ?? shapeOf(contract.contracts[api].document, schemas);
  known.set(`${api} ${name}`, shape);
  return shape;
}

/**
 * The fields of a request that the reads of a kind show, its list among them, or a named schema of its service has: at
 * any depth, without any secret.
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

/** The fields that the service sets, and those of the request for the rest. */
export function mergeFields(sent: JsonFields, own: JsonFields): JsonFields {
  const all = { ...sent };
  for (const [name, value] of Object.entries(own)) {
    const given = sent[name];
    if (isObject(given) && isObject(value)) all[name] = mergeFields(given, value);
    else if (value !== undefined) all[name] = value;
  }
  return all;
}

/** Gives a resource every field that it must have, in place: whatever is stored passes here. */
export function complete(contract: StateContract, kind: ResourceKind, body: JsonFields): void {
  const { api, schema } = readSchemas[kind];
  const shape = shapeFor(contract, api, kind, [reference(schema)]);
  addRequired(contract, api, { shape, schema: reference(schema) }, body);
}

/** An event with every field that it must have. */
export function completeEvent(contract: StateContract, event: MockEvent): MockEvent {
  const whole = structuredClone(event);
  const schema = contract.contracts.finance.events.get(event.eventType)?.schema ?? {};
  const shape = shapeFor(contract, "finance", event.eventType, [schema]);
  addRequired(contract, "finance", { shape, schema }, whole);
  return whole;
}

const ground: Ground = { above: "documented", cap: "documented" };

/** Adds the required fields that a value lacks, as an example has them; a field that is null has its value. */
function addRequired(
  contract: StateContract,
  api: StatefulService,
  { shape, schema }: { shape: Shape; schema: Media["schema"] },
  value: unknown,
): void {
  // Most values lack nothing, which a shape tells sooner than a walk.
  if (!isLacking(shape, value)) return;
  for (const visit of walkSchema(contract.contracts[api].document, { schema, ground }, value)) {
    if (!isObject(visit.value)) continue;
    const fields: JsonFields = visit.value;
    for (const name of asArray(visit.schema["required"]).map(String))
      if (fields[name] === undefined) fields[name] = structuredClone(exampleOf(contract, api, visit.schema, name));
  }
}

/** What an example of the contract shows for a field of a schema. */
function exampleOf(contract: StateContract, api: StatefulService, schema: JsonFields, name: string): unknown {
  const { document, operations, events } = contract.contracts[api];
  const owners = operations.flatMap(({ body, responses }) => [...(body === undefined ? [] : [body]), ...responses]);
  for (const media of [...owners.flatMap((owner) => jsonOf(owner) ?? []), ...events.values()])
    for (const example of media.examples)
      for (const visit of walkSchema(document, { schema: media.schema, ground }, example.value))
        if (visit.schema === schema && asObject(visit.value)[name] !== undefined) return asObject(visit.value)[name];
  return undefined;
}
