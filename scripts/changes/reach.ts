// Where a place of a bundle is used: the operations and events that reach it, and in which direction.

import { asArray, asObject, isObject, type JsonObject, keysOf, methods, pointer } from "../../model/document.ts";
import type { Direction, Uses } from "./rule.ts";

/** Who uses something, as it is collected. */
interface Users {
  operationIds: Set<string>;
  events: Set<string>;
  directions: Set<Direction>;
}

/** An operation or an event, in one direction. */
interface User {
  operationId?: string;
  event?: string;
  direction: Direction;
}

/** An operation or the delivery of an event, with where it stands. */
interface Owner {
  at: string;
  node: JsonObject;
  item: JsonObject;
  itemAt: string;
  operationId?: string;
  event?: string;
}

const both = ["request", "response"] as const;

/**
 * Prepares the question where a place of a bundle is used.
 * @param document The bundle.
 * @returns A function from a JSON pointer to its uses. A place within a component is used by all that reach the component;
 *   a place such as `/info`, which no operation is about, by none.
 */
export function usesOf(document: JsonObject): (place: string) => Uses {
  const owners = ownersOf(document);
  const reached = reachedComponents(document, owners);
  const known = new Map<string, Uses>();
  return (place) => {
    const found = known.get(place) ?? usesOfPlace(place, owners, reached);
    known.set(place, found);
    return found;
  };
}

function usesOfPlace(place: string, owners: Owner[], reached: Map<string, Users>): Uses {
  const [area, first, second] = keysOf(place);
  if (area === "components") return listed(reached.get(pointer("/components", first ?? "", second ?? "")));
  const users = noUsers();
  if (area === "servers" || area === "security")
    for (const owner of owners) if (inherits(area, owner)) add(users, { ...idOf(owner), direction: "request" });
  for (const owner of owners)
    for (const direction of directionsAt(place, owner)) add(users, { ...idOf(owner), direction });
  return listed(users);
}

/** Whether what the root says of servers or security is about an operation. Events go to the servers of the consumer. */
function inherits(area: string, { node, item, event }: Owner): boolean {
  return event === undefined && node[area] === undefined && item[area] === undefined;
}

/** The directions in which a place under `paths` or `webhooks` concerns an operation or event; none if it does not. */
function directionsAt(place: string, { at, itemAt, event }: Owner): readonly Direction[] {
  if (isWithin(at, place)) return both;
  if (isWithin(place, at)) return directionOf(keysOf(place.slice(at.length))[0], event !== undefined);
  const [word] = isWithin(place, itemAt) ? keysOf(place.slice(itemAt.length)) : ["none"];
  if (word === "parameters" || word === "servers") return ["request"];
  return word === "summary" || word === "description" ? both : [];
}

/** The direction of a part of an operation. A receiver reads the body of an event and writes the response to it. */
function directionOf(word: string | undefined, isEvent: boolean): readonly Direction[] {
  if (word === "responses") return [isEvent ? "request" : "response"];
  if (word === "requestBody" || word === "parameters") return [isEvent ? "response" : "request"];
  return both;
}

/** Whether a place is another one or stands below it. */
export function isWithin(place: string, above: string): boolean {
  return place === above || place.startsWith(`${above}/`);
}

function ownersOf(document: JsonObject): Owner[] {
  return (["paths", "webhooks"] as const).flatMap((area) =>
    Object.entries(asObject(document[area])).flatMap(([name, value]) => {
      const item = asObject(value);
      const itemAt = pointer("", area, name);
      return methods
        .filter((method) => isObject(item[method]))
        .map((method) => {
          const node = asObject(item[method]);
          const id = String(node["operationId"] ?? `${method.toUpperCase()} ${name}`);
          const owner = { at: pointer(itemAt, method), node, item, itemAt };
          return area === "paths" ? { ...owner, operationId: id } : { ...owner, event: name };
        });
    }),
  );
}

function idOf({ operationId, event }: Owner): { operationId?: string; event?: string } {
  return operationId === undefined ? { event: event as string } : { operationId };
}

/** The users of each component, by its pointer. */
function reachedComponents(document: JsonObject, owners: Owner[]): Map<string, Users> {
  const closure = closureOf(document);
  const reached = new Map<string, Users>();
  const use = (components: Iterable<string>, user: User) => {
    for (const component of components) {
      const users = reached.get(component) ?? noUsers();
      reached.set(component, users);
      add(users, user);
    }
  };
  for (const owner of owners) {
    const id = idOf(owner);
    for (const [word, part] of [...Object.entries(owner.node), ["parameters", owner.item["parameters"]] as const])
      for (const direction of directionOf(word, owner.event !== undefined))
        use(closure(refsIn(part)), { ...id, direction });
    const security = asArray(owner.node["security"] ?? (owner.event === undefined ? document["security"] : undefined));
    const schemes = security.flatMap((requirement) => Object.keys(asObject(requirement)));
    const at = schemes.map((scheme) => pointer("/components/securitySchemes", scheme));
    use(at, { ...id, direction: owner.event === undefined ? "request" : "response" });
  }
  return reached;
}

/** From components to all that they lead to, themselves included. */
function closureOf(document: JsonObject): (start: Iterable<string>) => Set<string> {
  const direct = new Map<string, string[]>();
  for (const [kind, named] of Object.entries(asObject(document["components"])))
    for (const [name, node] of Object.entries(asObject(named)))
      direct.set(pointer("/components", kind, name), refsIn(node));
  return (start) => {
    const all = new Set(start);
    // A set is walked in the order in which it grows, so that what is added on the way is walked, too.
    for (const component of all) for (const next of direct.get(component) ?? []) all.add(next);
    return all;
  };
}

/** The components that a node refers to, also in the mapping of a discriminator. */
function refsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(refsIn);
  if (!isObject(node)) return [];
  const mapped = Object.values(asObject(asObject(node["discriminator"])["mapping"]));
  const own = [node["$ref"], ...mapped].filter((ref) => typeof ref === "string" && ref.startsWith("#/components/"));
  const below = Object.values(node).flatMap(refsIn);
  return [...own.map((ref) => pointer("", ...keysOf(ref as string).slice(0, 3))), ...below];
}

function noUsers(): Users {
  return { operationIds: new Set(), events: new Set(), directions: new Set() };
}

function add(users: Users, { operationId, event, direction }: User): void {
  if (operationId !== undefined) users.operationIds.add(operationId);
  if (event !== undefined) users.events.add(event);
  users.directions.add(direction);
}

function listed(users: Users | undefined): Uses {
  const { operationIds, events, directions } = users ?? noUsers();
  return { operationIds: [...operationIds], events: [...events], directions };
}
