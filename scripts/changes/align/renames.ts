// What only has another name in the new bundle: components, and the parameters in the template of a path.

import { isDeepStrictEqual } from "node:util";
import {
  asArray,
  asObject,
  componentsOf,
  isObject,
  type JsonObject,
  keysOf,
  pointer,
} from "../../../model/document.ts";
import { refOf, slotsUnder, valueIn } from "./pairs.ts";

/** New names by former names. */
export interface Renames {
  /** By the JSON pointer of the component: `/components/schemas/Fee` is `/components/schemas/FeeQuote` now. */
  components: Map<string, string>;
  /** Path templates that differ only in the names of their parameters. */
  paths: Map<string, string>;
}

/** Kinds of components that a reference leads to. */
const kinds = ["schemas", "responses", "parameters", "requestBodies", "headers"];

/** A path without the names of its parameters, which a server does not see. */
export function addressOf(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, "{}");
}

/** Paths that are gone and have the address of exactly one that is new. */
export function pathRenames(before: JsonObject, after: JsonObject): Map<string, string> {
  const [was, is] = [Object.keys(asObject(before["paths"])), Object.keys(asObject(after["paths"]))];
  const lost = was.filter((path) => !is.includes(path));
  const fresh = is.filter((path) => !was.includes(path));
  return new Map(
    lost.flatMap((path) => {
      const alike = (all: string[]) => all.filter((other) => addressOf(other) === addressOf(path));
      const [other] = alike(fresh);
      return other !== undefined && alike(fresh).length === 1 && alike(lost).length === 1 ? [[path, other]] : [];
    }),
  );
}

/** A component that is gone with one that may be the same. */
interface Candidate {
  from: string;
  to: string;
  /** In how many places the new one stands where the former one stood. */
  places: number;
}

/**
 * Components that are gone and have another name now: another one stands in their places, or one with the same content.
 * @param before The bundle before, with the paths of the one after.
 * @param after The bundle after.
 * @returns New pointers by former pointers; what is in the component may differ.
 */
export function componentRenames(before: JsonObject, after: JsonObject): Map<string, string> {
  const [lost, fresh] = [onlyIn(before, after), onlyIn(after, before)];
  const renames = new Map<string, string>();
  if (lost.size === 0 || fresh.size === 0) return renames;
  const candidates = [...candidatesAt(before, after, lost, fresh), ...equals(lost, fresh)];
  const isEqual = ({ from, to }: Candidate) => isDeepStrictEqual(lost.get(from), fresh.get(to));
  const weight = (one: Candidate) => (isEqual(one) ? 1e6 : 0) + one.places;
  const taken = new Set<string>();
  for (const { from, to } of candidates.sort((a, b) => weight(b) - weight(a))) {
    if (renames.has(from) || taken.has(to)) continue;
    renames.set(from, to);
    taken.add(to);
  }
  return renames;
}

/** The components that only one bundle has, by their pointer. */
function onlyIn(document: JsonObject, other: JsonObject): Map<string, JsonObject> {
  return new Map(
    kinds.flatMap((kind) => {
      const there = componentsOf(other, kind);
      const own = Object.entries(componentsOf(document, kind)).filter(([name]) => there[name] === undefined);
      return own.map(([name, node]) => [pointer("/components", kind, name), node] as const);
    }),
  );
}

/** Components with the same content; where they stand decides if several have it. */
function equals(lost: Map<string, JsonObject>, fresh: Map<string, JsonObject>): Candidate[] {
  return [...lost].flatMap(([from, node]) =>
    [...fresh]
      .filter(([to, other]) => kindOf(from) === kindOf(to) && isDeepStrictEqual(node, other))
      .map(([to]) => ({ from, to, places: 0 })),
  );
}

/** Components that are new where a reference led to one that is gone, and that have something in common with it. */
function candidatesAt(
  before: JsonObject,
  after: JsonObject,
  lost: Map<string, JsonObject>,
  fresh: Map<string, JsonObject>,
): Candidate[] {
  const found = new Map<string, Candidate>();
  const note = (from: string, to: string) => {
    const [node, other] = [lost.get(from), fresh.get(to)];
    if (node === undefined || other === undefined || !isAlike(node, other)) return;
    const id = `${from} ${to}`;
    const known = found.get(id);
    found.set(id, { from, to, places: (known?.places ?? 0) + 1 });
    if (known === undefined) visit(node, other, false);
  };
  const visit = (left: JsonObject, right: JsonObject, isMap: boolean): void => {
    const [from, to] = [refOf(left), refOf(right)];
    if (from !== undefined && to !== undefined) {
      note(pointer("", ...keysOf(from)), pointer("", ...keysOf(to)));
      return;
    }
    for (const slot of slotsUnder({ before, after }, left, right, isMap)) {
      const [inner, other] = [valueIn(slot.before), valueIn(slot.after)];
      if (isObject(inner) && isObject(other)) visit(inner, other, slot.isMap);
    }
  };
  for (const area of ["paths", "webhooks"]) visit(asObject(before[area]), asObject(after[area]), true);
  for (const kind of kinds) visit(componentsOf(before, kind), componentsOf(after, kind), true);
  return [...found.values()];
}

function kindOf(place: string): string | undefined {
  return keysOf(place)[1];
}

/** Whether two components can be the same under two names: of one type, with a field or value in common if they have any. */
function isAlike(one: JsonObject, other: JsonObject): boolean {
  if (!isDeepStrictEqual(one["type"], other["type"])) return false;
  const shares = (left: unknown[], right: unknown[]) =>
    left.length === 0 || right.length === 0 || left.some((item) => right.includes(item));
  const keys = (node: JsonObject, word: string) => Object.keys(asObject(node[word]));
  return (
    shares(keys(one, "properties"), keys(other, "properties")) &&
    ["enum", "x-extensible-enum"].every((word) => shares(asArray(one[word]), asArray(other[word])))
  );
}
