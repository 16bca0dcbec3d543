// What belongs to what: found by the references between schemas and by the names that descriptions use.

import { isObject, lookUp } from "../../model/document.ts";
import { contracts, type Service } from "./document.ts";
import { type EventEntry, events, type OperationEntry, operations, type SchemaEntry, schemas } from "./model.ts";
import { mentions } from "./names.ts";
import { type StateEntry, states } from "./states.ts";

/** Names of the schema components that a part of a document refers to, directly. */
function directRefs(node: unknown, found = new Set<string>()): Set<string> {
  if (!isObject(node) && !Array.isArray(node)) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === "example" || key === "examples") continue;
    if (key === "$ref" && typeof value === "string") found.add(value);
    else directRefs(value, found);
  }
  return found;
}

const cache = new Map<string, Set<string>>();

/** Every component reached from a part, through other components; each as its `$ref`. */
function allRefs(service: Service, node: unknown, cacheKey?: string): Set<string> {
  const known = cacheKey === undefined ? undefined : cache.get(cacheKey);
  if (known !== undefined) return known;
  const found = new Set<string>();
  const queue = [...directRefs(node)];
  for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
    if (found.has(ref)) continue;
    found.add(ref);
    queue.push(...directRefs(lookUp(contracts[service].document, ref)));
  }
  if (cacheKey !== undefined) cache.set(cacheKey, found);
  return found;
}

const schemaRef = (name: string): string => `#/components/schemas/${name}`;
const refsOf = (entry: OperationEntry): Set<string> =>
  allRefs(entry.service, entry.raw, `${entry.service} ${entry.operationId}`);
const eventRefs = (entry: EventEntry): Set<string> =>
  allRefs(entry.service, entry.raw, `${entry.service} event ${entry.type}`);

const textOf = ({ description, summary }: { summary: string; description: string }): string => description || summary;

/** What belongs to an operation. */
export function relatedTo(entry: OperationEntry): {
  operations: OperationEntry[];
  events: EventEntry[];
  states: StateEntry[];
} {
  const own = new Set(mentions(textOf(entry), entry.service).map((one) => one.name));
  const refs = refsOf(entry);
  const named = (other: { service: Service; name: string }, text: string) =>
    other.service === entry.service &&
    (own.has(other.name) || mentions(text, entry.service).some((one) => one.name === entry.operationId));
  return {
    operations: operations.filter(
      (one) => one !== entry && named({ service: one.service, name: one.operationId }, textOf(one)),
    ),
    events: events.filter((one) => named({ service: one.service, name: one.type }, textOf(one))),
    states: states.filter(
      (one) =>
        one.service === entry.service &&
        (refs.has(schemaRef(one.schemaName)) || one.transitions.some((move) => move.operationId === entry.operationId)),
    ),
  };
}

/** What belongs to an event. */
export function relatedToEvent(entry: EventEntry): { operations: OperationEntry[]; states: StateEntry[] } {
  const own = new Set(mentions(textOf(entry), entry.service).map((one) => one.name));
  return {
    operations: operations.filter(
      (one) =>
        one.service === entry.service &&
        (own.has(one.operationId) || mentions(textOf(one), one.service).some((name) => name.name === entry.type)),
    ),
    states: states.filter(
      (one) =>
        one.service === entry.service &&
        (eventRefs(entry).has(schemaRef(one.schemaName)) ||
          one.statuses.some((status) => status.events.includes(entry)) ||
          new RegExp(`\\b${entry.type}\\b`).test(one.schema.description ?? "")),
    ),
  };
}

/** Operations that an event tells to read back with, in the order its description names them. */
export function readBackWith(entry: EventEntry): OperationEntry[] {
  return mentions(textOf(entry), entry.service).flatMap(
    (named) => operations.find((one) => one.operationId === named.name && one.method === "GET") ?? [],
  );
}

/** Who uses a schema: the operations and events whose payloads reach it, and the schemas that name it. */
export function usesOf(entry: SchemaEntry): {
  operations: OperationEntry[];
  events: EventEntry[];
  schemas: SchemaEntry[];
} {
  const ref = schemaRef(entry.name);
  return {
    operations: operations.filter((one) => one.service === entry.service && refsOf(one).has(ref)),
    events: events.filter((one) => one.service === entry.service && eventRefs(one).has(ref)),
    schemas: schemas.filter(
      (one) => one.service === entry.service && one.name !== entry.name && directRefs(one.schema).has(ref),
    ),
  };
}
