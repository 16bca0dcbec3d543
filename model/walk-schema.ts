// Walks a value together with its schema. The schemas of a place are cached: a run visits each thousands of times.

import { asArray, asObject, isObject, type JsonObject } from "./document.ts";
import { type Evidence, type Ground, groundOf, weigh } from "./evidence.js";
import type { Media } from "./media.ts";

/** A value and one schema that applies to it, with the path to the value (indexes as `[]`). */
export interface Visit {
  path: string[];
  value: unknown;
  schema: JsonObject;
  evidence: Evidence;
  /** Fields that no schema of the value names; in its first visit only. */
  added: string[];
}

/** A schema as written, and the evidence that it inherits. */
interface Place {
  schema: JsonObject;
  ground: Ground;
}

/** The schemas that apply at a place. */
interface Layout {
  parts: (Place & { evidence: Evidence })[];
  /** The fields that the schemas name, in their order. */
  fields: Map<string, Place>;
  /** Whether a schema has `additionalProperties`, so that fields without a name are not unknown. */
  isOpen: boolean;
  items: Place | undefined;
}

/** The layouts of a place, one for each combination of values of its discriminator fields. */
interface Layouts {
  /** Names of the discriminator fields. */
  tags: string[];
  byTags: Map<string, Layout>;
}

/**
 * Walks a value together with its schema.
 * @returns One visit for each value and each schema that applies to the value.
 */
export function walkSchema(document: JsonObject, { schema, ground }: Pick<Media, "schema" | "ground">, value: unknown) {
  const visits: Visit[] = [];
  walk(document, visits, placed(schema, ground), value, []);
  return visits;
}

const grounds = new Map<string, Ground>();

/** A place with one shared object for all equal grounds, because the ground is a key of the cache of layouts. */
function placed(schema: JsonObject, ground: Ground): Place {
  const key = `${ground.above} ${ground.cap} ${ground.isBody === true}`;
  const same = grounds.get(key) ?? ground;
  grounds.set(key, same);
  return { schema, ground: same };
}

const none: string[] = [];

function walk(document: JsonObject, visits: Visit[], place: Place, value: unknown, path: string[]): void {
  const { parts, fields, isOpen, items } = layoutOf(document, place, value);
  const object = isObject(value) ? value : undefined;
  const isClosed = object !== undefined && fields.size > 0 && !isOpen;
  let added = isClosed ? Object.keys(object).filter((name) => !fields.has(name)) : none;
  for (const { schema, evidence } of parts) {
    visits.push({ path, value, schema, evidence, added });
    added = none;
  }
  if (object !== undefined) {
    for (const [name, child] of fields)
      if (object[name] !== undefined) walk(document, visits, child, object[name], [...path, name]);
  }
  if (items !== undefined && Array.isArray(value)) {
    const below = [...path, "[]"];
    for (const entry of value) walk(document, visits, items, entry, below);
  }
}

/** The cache of layouts, by schema and ground. */
const known = new WeakMap<JsonObject, Map<Ground, Layouts>>();

function layoutOf(document: JsonObject, place: Place, value: unknown): Layout {
  const { schema, ground } = place;
  const ofSchema = known.get(schema) ?? new Map<Ground, Layouts>();
  if (ofSchema.size === 0) known.set(schema, ofSchema);
  const layouts = ofSchema.get(ground) ?? { tags: [...tagsOf(document, schema)], byTags: new Map() };
  ofSchema.set(ground, layouts);
  const { tags, byTags } = layouts;
  const key = tags.length === 0 ? "" : tags.map((tag) => (isObject(value) ? String(value[tag]) : "")).join("\n");
  const layout = byTags.get(key) ?? layOut([...flatten(document, place, value)]);
  byTags.set(key, layout);
  return layout;
}

function layOut(parts: Layout["parts"]): Layout {
  const fields = new Map<string, Place>();
  for (const { schema, ground } of parts) {
    for (const [name, child] of Object.entries(asObject(schema["properties"])))
      if (isObject(child) && !fields.has(name)) fields.set(name, placed(child, groundOf(ground, ["properties", name])));
  }
  const list = parts.find(({ schema }) => isObject(schema["items"]));
  return {
    parts,
    fields,
    isOpen: parts.some(({ schema }) => schema["additionalProperties"] !== undefined),
    items: list && placed(asObject(list.schema["items"]), groundOf(list.ground, ["items"])),
  };
}

/** The discriminator fields of a schema, and of the schemas that it or its discriminator refers to. */
function tagsOf(document: JsonObject, written: JsonObject, seen = new Set<JsonObject>()): Set<string> {
  const { node: schema } = weigh(document, written, { above: "documented", cap: "documented" });
  if (seen.has(schema)) return new Set();
  seen.add(schema);
  const { propertyName, mapping } = asObject(schema["discriminator"]);
  const chosen = Object.values(asObject(mapping)).map(($ref) => ({ $ref: String($ref) }));
  const below = [...asArray(schema["allOf"]).map(asObject), ...chosen];
  const tags = below.flatMap((branch) => [...tagsOf(document, branch, seen)]);
  return new Set([...(propertyName === undefined ? [] : [String(propertyName)]), ...tags]);
}

/** The schemas that apply to a value: follows references and allOf, and chooses from oneOf by the discriminator. */
function* flatten(document: JsonObject, place: Place, value: unknown): Generator<Layout["parts"][number]> {
  const { node: schema, evidence, ground } = weigh(document, place.schema, place.ground);
  yield { schema, evidence, ground };
  for (const [i, branch] of asArray(schema["allOf"]).entries())
    yield* flatten(document, { schema: asObject(branch), ground: groundOf(ground, ["allOf", i]) }, value);
  const discriminator = asObject(schema["discriminator"]);
  const tag = isObject(value) ? value[String(discriminator["propertyName"])] : undefined;
  const target = asObject(discriminator["mapping"])[String(tag)];
  if (typeof target === "string")
    yield* flatten(document, { schema: { $ref: target }, ground: groundOf(ground, ["oneOf"]) }, value);
}
