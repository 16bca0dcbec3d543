// Puts both sides of a comparison into the same names and the same form, so that only what differs in content is left.

import { type Json, type JsonObject, keysOf, pointer } from "../../../model/document.ts";
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
  /** The pointer that a place of the former bundle really has. */
  formerPlace: (place: string) => string;
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
    formerPlace(place) {
      const [area, ...keys] = keysOf(place);
      const path = back.paths.get(keys[0] ?? "");
      if (area === "paths" && path !== undefined) return pointer("/paths", path, ...keys.slice(1));
      const at = area === "components" ? back.components.get(pointer("/components", ...keys.slice(0, 2))) : undefined;
      return at === undefined ? place : pointer(at, ...keys.slice(2));
    },
    formerValue: (value) =>
      value === undefined || components.size === 0 ? value : withReferences(value, back.components),
  };
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
