// Finds related operations, events and schemas, by references between schemas and by names in descriptions.

import { isObject, lookUp } from "../../model/document.ts";
import { contracts, ofService } from "./document.ts";
import { type EventEntry, events, type OperationPage, operations, type SchemaEntry, schemas } from "./model.ts";
import { mentions } from "./names.ts";
import { type StateEntry, states } from "./states.ts";

/** The `$ref` of each component that a part of a document directly refers to. */
function directRefs(node: unknown, found = new Set<string>()): Set<string> {
  if (!isObject(node) && !Array.isArray(node)) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref" && typeof value === "string") found.add(value);
    else if (key !== "example" && key !== "examples") directRefs(value, found);
  }
  return found;
}

const cache = new Map<unknown, Set<string>>();

/** The `$ref` of each component that an operation or an event refers to, directly or through other components. */
function refsOf({ service, raw }: OperationPage | EventEntry): Set<string> {
  const known = cache.get(raw);
  if (known !== undefined) return known;
  const found = new Set<string>();
  const queue = [...directRefs(raw)];
  for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
    if (found.has(ref)) continue;
    found.add(ref);
    queue.push(...directRefs(lookUp(contracts[service].document, ref)));
  }
  cache.set(raw, found);
  return found;
}

const schemaRef = (name: string): string => `#/components/schemas/${name}`;

/** The name of an operation or an event, and the names in its description. */
const nameOf = (one: OperationPage | EventEntry): string => ("type" in one ? one.type : one.operationId);
const namesIn = ({ description, summary, service }: OperationPage | EventEntry): string[] =>
  mentions(description || summary, service).map(({ name }) => name);

/** The items of a list that an operation or event names, or that name it. */
function namedWith<T extends OperationPage | EventEntry>(entry: OperationPage | EventEntry, all: T[]): T[] {
  const own = namesIn(entry);
  const others = ofService(entry.service, all).filter((one) => (one as object) !== entry);
  return others.filter((one) => own.includes(nameOf(one)) || namesIn(one).includes(nameOf(entry)));
}

export interface RelatedThings {
  operations: OperationPage[];
  events?: EventEntry[];
  states: StateEntry[];
}

export function relatedTo(entry: OperationPage): RelatedThings {
  const { service, operationId } = entry;
  const isOf = ({ schemaName, transitions }: StateEntry) =>
    refsOf(entry).has(schemaRef(schemaName)) || transitions.some((move) => move.operationId === operationId);
  return {
    operations: namedWith(entry, operations),
    events: namedWith(entry, events),
    states: ofService(service, states).filter(isOf),
  };
}

export function relatedToEvent(entry: EventEntry): RelatedThings {
  const isOf = ({ schemaName, statuses, schema }: StateEntry) =>
    refsOf(entry).has(schemaRef(schemaName)) ||
    statuses.some((status) => status.events.includes(entry)) ||
    new RegExp(`\\b${entry.type}\\b`).test(schema.description ?? "");
  return { operations: namedWith(entry, operations), states: ofService(entry.service, states).filter(isOf) };
}

/** Operations that read the resource of an event, in the order in which its description names them. */
export function readBackWith(entry: EventEntry): OperationPage[] {
  return namesIn(entry).flatMap(
    (name) => operations.find((one) => one.operationId === name && one.method === "GET") ?? [],
  );
}

/** The uses of a schema: operations and events whose payloads contain it, and schemas that refer to it. */
export function usesOf({ service, name }: SchemaEntry) {
  const ref = schemaRef(name);
  return {
    operations: ofService(service, operations).filter((one) => refsOf(one).has(ref)),
    events: ofService(service, events).filter((one) => refsOf(one).has(ref)),
    schemas: ofService(service, schemas).filter((one) => one.name !== name && directRefs(one.schema).has(ref)),
  };
}
