// Finds in a bundle what the register speaks of: schemas with their fields, parameters, headers, events.

import type { Api } from "../../../model/apis.ts";
import {
  asArray,
  asObject,
  asStrings,
  componentsOf,
  type JsonObject,
  mediaType,
  type OperationEntry,
  operationsOf,
  resolve,
} from "../../../model/document.ts";
import { nearest } from "../../../model/evidence.js";
import type { RegisterPlace } from "./register.ts";

/** The fields of an object schema, those of its `allOf` included. */
interface Shape {
  /** Each field with its schema as written, and the nearest `x-evidence` in its file. */
  fields: Map<string, { schema: JsonObject; evidence: string }>;
  required: string[];
  /** Whether its presences are those of a table of fields. */
  isTable: boolean;
}

export function shapeOf(bundle: JsonObject, schema: unknown): Shape {
  const node = resolve(bundle, schema);
  const parts = asArray(node["allOf"]).map((part) => shapeOf(bundle, part));
  const own = Object.entries(asObject(node["properties"])).map(([name, property]) => {
    const evidence = nearest(asObject(property), nearest(node, "documented"));
    return [name, { schema: asObject(property), evidence }] as const;
  });
  return {
    fields: new Map([...parts.flatMap(({ fields }) => [...fields]), ...own]),
    required: [...new Set([asStrings(node["required"]), ...parts.map(({ required }) => required)].flat())],
    isTable: node["x-presence"] === "table" || parts.some(({ isTable }) => isTable),
  };
}

export const schemaOf = (bundle: JsonObject, name: string) => componentsOf(bundle, "schemas")[name];

/** A schema with its references and the parts of its `allOf` merged into one. */
export function flat(bundle: JsonObject, schema: unknown): JsonObject {
  const { allOf, ...own } = resolve(bundle, schema);
  const { $ref, ...beside } = asObject(schema);
  const parts = asArray(allOf).map((part) => flat(bundle, part));
  return Object.assign({}, ...parts, own, $ref === undefined ? {} : beside);
}

/** The webhook of an event, and the shapes of its body and of `result`; empty when the bundle has no such event. */
export function eventOf(bundle: JsonObject, name: string): { webhook: JsonObject; body: Shape; result: Shape } {
  const webhook = asObject(resolve(bundle, asObject(bundle["webhooks"])[name])["post"]);
  const body = shapeOf(bundle, mediaType(resolve(bundle, webhook["requestBody"]))?.["schema"]);
  return { webhook, body, result: shapeOf(bundle, body.fields.get("result")?.schema) };
}

const operations = new WeakMap<JsonObject, OperationEntry[]>();

/** One operation by its id; a bundle does not change once it was asked. */
export function operationOf(bundle: JsonObject, operationId: string): OperationEntry | undefined {
  const known = operations.get(bundle) ?? [...operationsOf(bundle)];
  operations.set(bundle, known);
  return known.find(({ operation }) => operation["operationId"] === operationId);
}

/** What the register speaks of, in a bundle. */
interface Subject {
  name: string;
  /** The node whose `x-source` names the entry; undefined where the bundle lacks it. */
  owner: JsonObject | undefined;
  /** The schema at the place, flat; undefined where the bundle lacks it. */
  schema: JsonObject | undefined;
}

/** What a place stands for; one subject for each event of a place in events. */
export function subjectsAt(bundle: JsonObject, api: Api, place: RegisterPlace): Subject[] {
  const subject = (name: string, owner: JsonObject | undefined, schema: unknown): Subject[] => [
    { name, owner, schema: schema === undefined ? undefined : flat(bundle, schema) },
  ];
  const shared = (group: string, name: string) => {
    const owner = componentsOf(bundle, group)[name];
    return subject(`openapi/common/${group}/${name}.yaml`, owner, owner?.["schema"]);
  };
  if ("header" in place) return shared("headers", place.header);
  if ("events" in place)
    return place.events.flatMap((event) => {
      const { webhook, result } = eventOf(bundle, event);
      const name = `${place.field} of openapi/finance/webhooks/${event}.yaml`;
      return subject(name, webhook, result.fields.get(place.field)?.schema);
    });
  if ("operationId" in place) {
    const { operation, parameters } = operationOf(bundle, place.operationId) ?? {};
    const parameter = parameters?.find(({ name }) => name === place.parameter);
    return subject(
      `${place.parameter} of ${place.operationId} in openapi/${api}/paths`,
      operation,
      parameter?.["schema"],
    );
  }
  if ("parameter" in place) return shared("parameters", place.parameter);
  const owner = schemaOf(bundle, place.schema);
  const file = `openapi/${api}/schemas/${place.schema}.yaml`;
  if (place.property === undefined) return subject(file, owner, owner);
  return subject(`${place.property} of ${file}`, owner, shapeOf(bundle, owner).fields.get(place.property)?.schema);
}
