// The schemas that both sides have, each with the directions in which it is used. Matched by where they are used and not
// by name: a component that is renamed, or written in its place, is still the same schema to who reads the wire.

import {
  asArray,
  asObject,
  follow,
  isObject,
  type JsonObject,
  type Place,
  pointer,
} from "../../../../model/document.ts";
import type { Direction, Sides } from "../../rule.ts";
import { eventPairs, operationAt, operationPairs, type Pair, parameterPairs } from "./operations.ts";

/** A schema of both sides. */
export interface SchemaPair extends Pair<Place> {
  /** The schema as it is written: with what stands beside a reference, such as `x-data`. */
  written: Pair<Place>;
  directions: Set<Direction>;
  /** Whether it is the schema of a parameter. */
  isParameter: boolean;
}

const known = new WeakMap<Sides, SchemaPair[]>();

/** Every schema that both sides use in the same place, each once. */
export function schemaPairs(sides: Sides): SchemaPair[] {
  const found = known.get(sides) ?? collect(sides);
  known.set(sides, found);
  return found;
}

/** Whether a schema is used in a direction. */
export function reads({ directions }: Pick<SchemaPair, "directions">): boolean {
  return directions.has("response");
}

/** Whether consumers send what the schema describes. */
export function sends({ directions }: Pick<SchemaPair, "directions">): boolean {
  return directions.has("request");
}

interface Visit extends Pair<Place> {
  direction: Direction;
  isParameter: boolean;
}

function collect(sides: Sides): SchemaPair[] {
  const pairs = new Map<string, SchemaPair>();
  const visit = ({ before, after, direction, isParameter }: Visit): void => {
    const target = {
      before: follow(sides.before.document, before.node, before.at),
      after: follow(sides.after.document, after.node, after.at),
    };
    const key = [before.at, target.before.at, target.after.at].join(" ");
    const pair = pairs.get(key) ?? {
      ...target,
      written: { before, after },
      directions: new Set<Direction>(),
      isParameter,
    };
    if (pair.directions.has(direction)) return;
    pair.directions.add(direction);
    pairs.set(key, pair);
    for (const below of partsOf(target)) visit({ ...below, direction, isParameter: false });
  };
  for (const start of starts(sides)) visit(start);
  return merged([...pairs.values()]);
}

/** A component that several places refer to is compared once; what stands beside each reference is compared each time. */
function merged(pairs: SchemaPair[]): SchemaPair[] {
  const directions = new Map<string, Set<Direction>>();
  const keyOf = ({ before, after }: SchemaPair) => `${before.at} ${after.at}`;
  for (const pair of pairs)
    directions.set(keyOf(pair), new Set([...(directions.get(keyOf(pair)) ?? []), ...pair.directions]));
  return pairs.map((pair) => ({ ...pair, directions: directions.get(keyOf(pair)) ?? pair.directions }));
}

/** Pairs of which each component is there once, for rules that look at the schema and not at its reference. */
export function distinctPairs(sides: Sides): SchemaPair[] {
  const seen = new Set<string>();
  return schemaPairs(sides).filter(({ before, after }) => {
    const key = `${before.at} ${after.at}`;
    return !seen.has(key) && seen.add(key);
  });
}

function starts(sides: Sides): Visit[] {
  const { before, after } = sides;
  const operations = operationPairs(sides).flatMap((pair) => {
    const parameters = parameterPairs(sides, pair).flatMap((parameter) =>
      under(parameter, ["schema"]).map((schema) => ({ ...schema, direction: "request" as const, isParameter: true })),
    );
    const bodies = resolved(sides, {
      before: { node: asObject(pair.before.raw["requestBody"]), at: operationAt(pair.before, "requestBody") },
      after: { node: asObject(pair.after.raw["requestBody"]), at: operationAt(pair.after, "requestBody") },
    });
    return [...parameters, ...contents(bodies, "request"), ...responses(sides, pair)];
  });
  const events = eventPairs({ ...sides, before, after }).flatMap((pair) => {
    const at = pointer("/webhooks", pair.before.eventType, "post", "requestBody");
    const bodies = { before: asObject(pair.before.raw["requestBody"]), after: asObject(pair.after.raw["requestBody"]) };
    const places = resolved(sides, { before: { node: bodies.before, at }, after: { node: bodies.after, at } });
    return contents(places, "response");
  });
  return [...operations, ...events];
}

function responses(sides: Sides, pair: ReturnType<typeof operationPairs>[number]): Visit[] {
  const [before, after] = [asObject(pair.before.raw["responses"]), asObject(pair.after.raw["responses"])];
  return Object.keys(before)
    .filter((status) => after[status] !== undefined)
    .flatMap((status) => {
      const response = resolved(sides, {
        before: { node: asObject(before[status]), at: operationAt(pair.before, "responses", status) },
        after: { node: asObject(after[status]), at: operationAt(pair.after, "responses", status) },
      });
      const headers = maps(response, "headers").flatMap((header) => under(resolved(sides, header), ["schema"]));
      const visits = headers.map((schema) => ({ ...schema, direction: "response" as const, isParameter: false }));
      return [...contents(response, "response"), ...visits];
    });
}

function contents(owner: Pair<Place>, direction: Direction): Visit[] {
  return maps(owner, "content")
    .flatMap((media) => under(media, ["schema"]))
    .map((schema) => ({ ...schema, direction, isParameter: false }));
}

function resolved(sides: Sides, { before, after }: Pair<Place>): Pair<Place> {
  return {
    before: follow(sides.before.document, before.node, before.at),
    after: follow(sides.after.document, after.node, after.at),
  };
}

/** The schemas right under a schema that both sides have. */
function partsOf(pair: Pair<Place>): Pair<Place>[] {
  const single = ["items", "additionalProperties", "not", "contains", "propertyNames", "if", "then", "else"];
  return [
    ...maps(pair, "properties"),
    ...maps(pair, "patternProperties"),
    ...single.flatMap((word) => under(pair, [word])),
    ...["allOf", "oneOf", "anyOf", "prefixItems"].flatMap((word) => branches(pair, word)),
  ];
}

/** The branches of a composed schema: by the component they refer to, the others in their order. */
function branches({ before, after }: Pair<Place>, word: string): Pair<Place>[] {
  const listed = ({ node, at }: Place) => {
    let inline = 0;
    return asArray(node[word]).map((value, index) => {
      const branch = asObject(value);
      const key = typeof branch["$ref"] === "string" ? branch["$ref"] : `#${inline++}`;
      return { key, node: branch, at: pointer(at, word, index) };
    });
  };
  const now = new Map(listed(after).map((branch) => [branch.key, branch]));
  return listed(before).flatMap((branch) => {
    const other = now.get(branch.key);
    return other === undefined ? [] : [{ before: branch, after: other }];
  });
}

/** The objects at the same names of a map that both sides have. */
function maps({ before, after }: Pair<Place>, word: string): Pair<Place>[] {
  return Object.keys(asObject(before.node[word])).flatMap((name) => under({ before, after }, [word, name]));
}

/** The objects at the same keys of both sides, if both have one. */
function under({ before, after }: Pair<Place>, keys: string[]): Pair<Place>[] {
  const of = ({ node, at }: Place): Place | undefined => {
    const value = keys.reduce<unknown>((part, key) => asObject(part)[key], node);
    return isObject(value) ? { node: value as JsonObject, at: pointer(at, ...keys) } : undefined;
  };
  const [left, right] = [of(before), of(after)];
  return left === undefined || right === undefined ? [] : [{ before: left, after: right }];
}
