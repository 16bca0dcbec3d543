// Finds in a bundle what the register speaks of: schemas with their fields, parameters, headers, events.

import {
  asArray,
  asObject,
  asStrings,
  type JsonObject,
  type OperationEntry,
  operationsOf,
  resolve,
} from "../../../model/document.ts";
import { nearest } from "../../../model/evidence.js";
import type { Place } from "./register.ts";

/** The fields of an object schema, those of its `allOf` included. */
export interface Shape {
  /** Each field with its schema as written, and the nearest `x-evidence` in its file. */
  fields: Map<string, { schema: JsonObject; evidence: string }>;
  required: string[];
  /** Whether its presences are those of a table of fields. */
  isTable: boolean;
}

/** The fields of a schema of a bundle. */
export function shapeOf(bundle: JsonObject, schema: unknown): Shape {
  const node = resolve(bundle, schema);
  const shape: Shape = {
    fields: new Map(),
    required: asStrings(node["required"]),
    isTable: node["x-presence"] === "table",
  };
  for (const part of asArray(node["allOf"]).map((member) => shapeOf(bundle, member))) {
    for (const [name, field] of part.fields) shape.fields.set(name, field);
    shape.required = [...new Set([...shape.required, ...part.required])];
    shape.isTable ||= part.isTable;
  }
  for (const [name, property] of Object.entries(asObject(node["properties"]))) {
    const evidence = nearest(asObject(property), nearest(node, "documented"));
    shape.fields.set(name, { schema: asObject(property), evidence });
  }
  return shape;
}

/** A schema component by name; undefined when the bundle has none. */
export function component(bundle: JsonObject, name: string, group = "schemas"): JsonObject | undefined {
  const found = asObject(asObject(bundle["components"])[group])[name];
  return found === undefined ? undefined : asObject(found);
}

/** The schema of the request body of an operation or event; empty when there is none. */
export function bodyOf(bundle: JsonObject, operation: unknown): JsonObject {
  const content = asObject(resolve(bundle, asObject(operation)["requestBody"])["content"]);
  return resolve(bundle, asObject(Object.values(content)[0])["schema"]);
}

/** The operation of an event; undefined when the bundle has no such event. */
export function eventOf(bundle: JsonObject, name: string): JsonObject | undefined {
  const event = asObject(bundle["webhooks"])[name];
  return event === undefined ? undefined : asObject(resolve(bundle, event)["post"]);
}

/** The fields of `result` of an event. */
export function resultOf(bundle: JsonObject, event: JsonObject): Shape {
  return shapeOf(bundle, shapeOf(bundle, bodyOf(bundle, event)).fields.get("result")?.schema);
}

const operations = new WeakMap<JsonObject, Map<string, OperationEntry>>();

/** One operation by its id; bundles do not change once they were asked. */
export function operationOf(bundle: JsonObject, operationId: string): OperationEntry | undefined {
  const known =
    operations.get(bundle) ??
    new Map([...operationsOf(bundle)].map((entry) => [String(entry.operation["operationId"]), entry]));
  operations.set(bundle, known);
  return known.get(operationId);
}

/** A schema with its references and the members of its `allOf` merged into one. */
export function flat(bundle: JsonObject, schema: unknown): JsonObject {
  const { allOf, ...own } = resolve(bundle, schema);
  const { $ref, ...beside } = asObject(schema);
  const parts = asArray(allOf).map((member) => flat(bundle, member));
  return Object.assign({}, ...parts, own, $ref === undefined ? {} : beside);
}

/** The schemas at a place, flat; one for each event of a place in events; undefined for what is not there. */
export function schemasAt(bundle: JsonObject, place: Place): (JsonObject | undefined)[] {
  const at = (schema: unknown) => (schema === undefined ? undefined : flat(bundle, schema));
  if ("events" in place) {
    return place.events.map((name) => {
      const event = eventOf(bundle, name);
      return event && at(resultOf(bundle, event).fields.get(place.field)?.schema);
    });
  }
  if ("header" in place) return [at(component(bundle, place.header, "headers")?.["schema"])];
  if ("operationId" in place) {
    const parameters = operationOf(bundle, place.operationId)?.parameters ?? [];
    return [at(parameters.find(({ name }) => name === place.parameter)?.["schema"])];
  }
  if ("parameter" in place) return [at(component(bundle, place.parameter, "parameters")?.["schema"])];
  const schema = component(bundle, place.schema);
  if (place.property === undefined) return [at(schema)];
  return [schema && at(shapeOf(bundle, schema).fields.get(place.property)?.schema)];
}

/** A place in words, with the file or folder it is in. */
export function nameOf(api: string, place: Place): string {
  if ("events" in place) return `\`${place.field}\` of ${place.events.join(", ")} in openapi/${api}/schemas`;
  if ("header" in place) return `the header ${place.header}.yaml in openapi/common/headers`;
  if ("operationId" in place) return `the parameter ${place.parameter} of ${place.operationId} in openapi/${api}/paths`;
  if ("parameter" in place) return `the parameter ${place.parameter}.yaml in openapi`;
  return `${place.property === undefined ? "" : `\`${place.property}\` of `}openapi/${api}/schemas/${place.schema}.yaml`;
}
