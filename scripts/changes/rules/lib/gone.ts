// Parameters and fields of operations and schemas that both sides have, which only the former side has.

import { asObject, follow, type JsonObject, pointer, propertiesOf } from "../../../../model/document.ts";
import { nameOf } from "../../naming.ts";
import type { Sides } from "../../rule.ts";
import { operationPairs, parameterPairs, parametersOf } from "./operations.ts";
import { distinctPairs } from "./schemas.ts";

/** A part that is gone. */
export interface GonePart {
  place: string;
  /** The part as it was: as it is written, or what it refers to where that says that it is deprecated. */
  node: JsonObject;
  /** What it is called in a sentence. */
  name: string;
  /** Further places that are told with it. */
  covers: string[];
}

/** The parameters that operations no longer take. */
export function goneParameters(sides: Sides): GonePart[] {
  const { document } = sides.before;
  return operationPairs(sides).flatMap((pair) => {
    const kept = new Set(parameterPairs(sides, pair).map(({ before }) => before.written));
    return parametersOf(document, pair.before)
      .filter(({ written }) => !kept.has(written))
      .map(({ written, at, node, in: kind, name }) => ({
        place: written,
        node,
        name: `the ${kind} parameter \`${name}\``,
        // Redocly names a renamed parameter by its name.
        covers: [pointer(at, "name")],
      }));
  });
}

/** The fields that schemas no longer have. */
export function goneFields(sides: Sides): GonePart[] {
  const { document } = sides.before;
  return distinctPairs(sides).flatMap(({ before, after }) => {
    const now = propertiesOf(sides.after.document, after.node);
    return Object.entries(asObject(before.node["properties"]))
      .filter(([name]) => now[name] === undefined)
      .map(([name, value]) => {
        const place = pointer(before.at, "properties", name);
        const written = asObject(value);
        const isMarked = written["deprecated"] !== undefined;
        return {
          place,
          node: isMarked ? written : follow(document, written, place).node,
          name: nameOf(document, place),
          covers: [pointer(before.at, "required")],
        };
      });
  });
}
