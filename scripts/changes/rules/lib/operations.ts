// The operations and events that both sides have, and their parameters: what a rule compares.

import { asArray, asObject, follow, type JsonObject, type Place, pointer } from "../../../../model/document.ts";
import type { EventType } from "../../../../model/events.ts";
import type { Operation } from "../../../../model/operations.ts";
import type { Sides } from "../../rule.ts";

/** Something of the former contract with what has taken its place. */
export interface Pair<T> {
  before: T;
  after: T;
}

/** A parameter as the contract has it, resolved, with where it stands. */
export interface ParameterPlace extends Place {
  /** Where the operation or its path lists it; a reference may stand there. */
  written: string;
  name: string;
  in: string;
}

/** Operations by method and path; names of path parameters make no difference, as a server does not see them. */
export function operationPairs({ before, after }: Sides): Pair<Operation>[] {
  const now = new Map(after.operations.map((operation) => [addressOf(operation), operation]));
  return before.operations.flatMap((operation) => {
    const other = now.get(addressOf(operation));
    return other === undefined ? [] : [{ before: operation, after: other }];
  });
}

/** Events by type, delivered by POST on both sides: how else they come has a rule of its own. */
export function eventPairs({ before, after }: Sides): Pair<EventType>[] {
  return [...before.events.values()].flatMap((event) => {
    const other = after.events.get(event.eventType);
    const isPosted = [event, other].every((one) => one !== undefined && Object.keys(one.raw).length > 0);
    return other === undefined || !isPosted ? [] : [{ before: event, after: other }];
  });
}

/** Method and path without the names of its parameters. */
export function addressOf({ method, path }: Pick<Operation, "method" | "path">): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}

/** JSON pointer of an operation, with further keys below it. */
export function operationAt(
  { path, method }: Pick<Operation, "method" | "path">,
  ...keys: (string | number)[]
): string {
  return pointer("/paths", path, method.toLowerCase(), ...keys);
}

/** JSON pointer of the operation of an event, with further keys below it. */
export function eventAt({ eventType }: Pick<EventType, "eventType">, ...keys: (string | number)[]): string {
  return pointer("/webhooks", eventType, "post", ...keys);
}

/** The parameters of an operation, those of its path included, each where it is written or, as a component, defined. */
export function parametersOf(
  document: JsonObject,
  { path, method }: Pick<Operation, "method" | "path">,
): ParameterPlace[] {
  const item = asObject(asObject(document["paths"])[path]);
  const at = pointer("/paths", path);
  return [
    ...placesIn(document, item, at),
    ...placesIn(document, asObject(item[method.toLowerCase()]), pointer(at, method.toLowerCase())),
  ];
}

/** A parameter as it is written: with the list it is part of, and resolved. */
export interface WrittenParameter extends ParameterPlace {
  /** JSON pointer of the list. */
  list: string;
  /** Where it is defined: the component it refers to, or the place itself. */
  definedAt: string;
}

/** The parameters of an operation, those of its path included, each where it is written. */
export function writtenParameters(document: JsonObject, operation: Operation): WrittenParameter[] {
  const { path } = operation;
  const lists: [string, unknown][] = [
    [pointer("/paths", path, "parameters"), asObject(asObject(document["paths"])[path])["parameters"]],
    [operationAt(operation, "parameters"), operation.raw["parameters"]],
  ];
  return lists.flatMap(([list, all]) =>
    asArray(all).map((value, index) => {
      const at = pointer(list, index);
      const { node, at: definedAt } = follow(document, value, at);
      return { name: String(node["name"]), in: String(node["in"]), node, at, written: at, definedAt, list };
    }),
  );
}

/** The parameters that both sides of an operation have: by kind and name, those of the path by position. */
export function parameterPairs(sides: Sides, { before, after }: Pair<Operation>): Pair<ParameterPlace>[] {
  const now = new Map(parametersOf(sides.after.document, after).map((one) => [keyOf(after, one), one]));
  return parametersOf(sides.before.document, before).flatMap((one) => {
    const other = now.get(keyOf(before, one));
    return other === undefined ? [] : [{ before: one, after: other }];
  });
}

function keyOf({ segments }: Operation, { in: kind, name }: ParameterPlace): string {
  if (kind === "path") return `path ${segments.findIndex((segment) => segment.includes(`{${name}}`))}`;
  return `${kind} ${kind === "header" ? name.toLowerCase() : name}`;
}

function placesIn(document: JsonObject, owner: JsonObject, at: string): ParameterPlace[] {
  return asArray(owner["parameters"]).map((node, index) => {
    const written = pointer(at, "parameters", index);
    const place = follow(document, node, written);
    return { ...place, written, name: String(place.node["name"]), in: String(place.node["in"]) };
  });
}
