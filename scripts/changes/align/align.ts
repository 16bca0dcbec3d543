// Puts both sides of a comparison into the same names and the same form, so that only what differs in content is left.

import { asObject, type Json, type JsonObject, keysOf, pointer } from "../../../model/document.ts";
import { expand } from "./expand.ts";
import { componentRenames, pathRenames, type Renames } from "./renames.ts";
import { withComponents, withPaths, withReferences } from "./rewrite.ts";

/** Two bundles that can be compared place by place. */
export interface Aligned {
  /** The former bundle with the new names. */
  before: JsonObject;
  /** The new bundle; references that differ from those of the former one are written out. */
  after: JsonObject;
  renames: Renames;
  /** Where a place of either side is written: what was put into the same form belongs to the place above it. */
  placeOf: (side: "before" | "after", place: string) => string;
  /** A value of the former bundle with the references that it really has. */
  formerValue: (value: Json | undefined) => Json | undefined;
}

/**
 * Aligns two bundles.
 * @param before The bundle before; it is not changed.
 * @param after The bundle after; it is not changed.
 * @throws Error when a reference leads nowhere.
 */
export function align(before: JsonObject, after: JsonObject): Aligned {
  const paths = pathRenames(before, after);
  const moved = withPaths(before, paths);
  const components = componentRenames(moved, after);
  const sides = { before: structuredClone(withComponents(moved, components)), after: structuredClone(after) };
  expand(sides.before, sides.after);
  const back = { components: inverse(components), paths: inverse(paths) };
  return {
    ...sides,
    renames: { components, paths },
    placeOf: (side, place) =>
      side === "after"
        ? writtenAt(place, sides.after, after)
        : writtenAt(renamedPlace(place, back), sides.before, before, place),
    formerValue: (value) =>
      value === undefined || components.size === 0 ? value : withReferences(value, back.components),
  };
}

/** A pointer with other names: with the new ones, or with the former ones by renames the other way round. */
export function renamedPlace(place: string, { components, paths }: Renames): string {
  const [area, ...keys] = keysOf(place);
  const path = paths.get(keys[0] ?? "");
  if (area === "paths" && path !== undefined) return pointer("/paths", path, ...keys.slice(1));
  const at = area === "components" ? components.get(pointer("/components", ...keys.slice(0, 2))) : undefined;
  return at === undefined ? place : pointer(at, ...keys.slice(2));
}

/**
 * The place itself, or the nearest one above it that a bundle has if only its aligned form has the place.
 * @param place Pointer in the bundle.
 * @param aligned The aligned form of the bundle.
 * @param bundle The bundle as it is written.
 * @param alignedPlace Pointer in the aligned form.
 */
function writtenAt(place: string, aligned: JsonObject, bundle: JsonObject, alignedPlace: string = place): string {
  if (depthOf(aligned, alignedPlace) < keysOf(alignedPlace).length) return place;
  return pointer("", ...keysOf(place).slice(0, depthOf(bundle, place)));
}

/** How many keys of a pointer lead somewhere in a bundle. */
function depthOf(document: JsonObject, place: string): number {
  const keys = keysOf(place);
  let node: Json | undefined = document;
  for (const [index, key] of keys.entries()) {
    node = Array.isArray(node) ? node[Number(key)] : asObject(node)[key];
    if (node === undefined) return index;
  }
  return keys.length;
}

function inverse(names: Map<string, string>): Map<string, string> {
  return new Map([...names].map(([from, to]) => [to, from]));
}

/** The new names of schemas by their former names. */
export function schemaRenames(before: JsonObject, after: JsonObject): Map<string, string> {
  const all = componentRenames(withPaths(before, pathRenames(before, after)), after);
  return namesOf(all, "schemas");
}

/** New names by former names of the components of one kind. */
export function namesOf(components: Map<string, string>, kind: string): Map<string, string> {
  return new Map(
    [...components].flatMap(([from, to]) =>
      keysOf(from)[1] === kind ? [[keysOf(from)[2] ?? "", keysOf(to)[2] ?? ""] as const] : [],
    ),
  );
}
