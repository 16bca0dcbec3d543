// The fields of schemas in all their forms, and which of them two schemas share.

import { type JsonObject, resolve } from "../../model/document.ts";
import { memoized } from "../memo.ts";
import { asArray, asObject, isObject, type JsonFields } from "../store/json.ts";

/** A schema with all that it consists of and chooses from. */
function partsOf(document: JsonObject, schema: unknown): JsonFields[] {
  const node: JsonFields = resolve(document, schema);
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((word) => asArray(node[word]));
  // What stands beside a reference says something, too: x-data.
  const beside = node === schema || !isObject(schema) ? [] : [schema];
  return [...beside, node, ...parts.flatMap((part) => partsOf(document, part))];
}

/** What schemas say of a place of a body, in every form that it may have; worked out when it is asked for. */
export class Shape {
  /** Whether reads do not show it (`writeOnly`, `x-data: secret`). */
  readonly isSecret: boolean;
  private readonly document: JsonObject;
  private readonly parts: JsonFields[];
  private readonly types: ReadonlySet<unknown>;
  private known: ReadonlyMap<string, Shape> | undefined;

  constructor(document: JsonObject, schemas: unknown[]) {
    this.document = document;
    this.parts = schemas.flatMap((schema) => partsOf(document, schema));
    this.isSecret = this.parts.some((node) => node["writeOnly"] === true || node["x-data"] === "secret");
    this.types = new Set(this.parts.flatMap(({ type }) => type ?? []));
  }

  /** The fields of an object, or of the entries of a list. */
  get fields(): ReadonlyMap<string, Shape> {
    this.known ??= this.readFields();
    return this.known;
  }

  /** Whether a value of one can be one of the other; any, where no type is named. */
  isLike(other: Shape): boolean {
    return this.types.size === 0 || other.types.size === 0 || [...this.types].some((type) => other.types.has(type));
  }

  private readFields(): ReadonlyMap<string, Shape> {
    const schemas = new Map<string, unknown[]>();
    const entries = this.parts.flatMap(({ items }) => (items === undefined ? [] : partsOf(this.document, items)));
    for (const { properties } of [...this.parts, ...entries])
      for (const [name, schema] of Object.entries(asObject(properties)))
        schemas.set(name, [...(schemas.get(name) ?? []), schema]);
    return new Map([...schemas].map(([name, all]) => [name, new Shape(this.document, all)]));
  }
}

/** The shape of a schema of a document; made once. */
export const shapesOf = memoized((document: JsonObject) => memoized((schema: object) => new Shape(document, [schema])));

/** A copy of the fields of a value that both shapes have: none that is secret or of another type there. */
export function sharedFields(one: Shape, other: Shape, value: JsonFields): JsonFields {
  const shared: JsonFields = {};
  for (const [name, field] of one.fields) {
    const same = other.fields.get(name);
    if (value[name] === undefined || same === undefined) continue;
    if (!field.isSecret && !same.isSecret && field.isLike(same)) shared[name] = sharedValue(field, same, value[name]);
  }
  return shared;
}

function sharedValue(one: Shape, other: Shape, value: unknown): unknown {
  if (one.fields.size === 0 || other.fields.size === 0) return structuredClone(value);
  if (Array.isArray(value)) return value.map((entry) => sharedValue(one, other, entry));
  return isObject(value) ? sharedFields(one, other, value) : value;
}
