// What a place in an answer or a request is worth: the one reading of `x-evidence` over operation, response and schema.

import { type Evidence, evidenceValues } from "../../scripts/lib/evidence.ts";
import { asArray, asObject, isObject, type JsonObject, resolve } from "../../scripts/lib/openapi.ts";

/**
 * The weakest of several degrees of evidence.
 * @param values Degrees; none means documented.
 * @returns The one furthest from documented (CONTRIBUTING.md, Evidence).
 */
export function weaker(...values: Evidence[]): Evidence {
  return evidenceValues[Math.max(0, ...values.map((value) => evidenceValues.indexOf(value)))] as Evidence;
}

/** The evidence a node names itself, or else what it inherits within its file. */
export function nearest(node: JsonObject, inherited: Evidence): Evidence {
  return (node["x-evidence"] as Evidence | undefined) ?? inherited;
}

/**
 * Evidence of the place that a path through a value leads to. Each component on the way says for itself how well it is
 * known, and the weakest word counts.
 * @param document The bundle.
 * @param schema Where the value's schema stands.
 * @param path Keys and indexes from the value to the place.
 * @param inherited Evidence above the schema in the same file.
 */
export function evidenceAt(document: JsonObject, schema: JsonObject, path: string[], inherited: Evidence): Evidence {
  const own = nearest(schema, inherited);
  if (typeof schema["$ref"] === "string") {
    const target = resolveOnce(document, schema["$ref"]);
    return weaker(own, evidenceAt(document, target, path, "documented"));
  }
  const [head, ...rest] = path;
  if (head === undefined) return own;
  const child = childSchema(document, schema, head);
  return child === undefined
    ? own
    : weaker(child.above, evidenceAt(document, child.schema, rest, child.inherited ?? own));
}

interface Child {
  schema: JsonObject;
  /** Evidence of the components passed on the way to it. */
  above: Evidence;
  inherited?: Evidence;
}

/** The schema of a member or entry, looked up through references and compositions. */
function childSchema(document: JsonObject, schema: JsonObject, key: string): Child | undefined {
  const property = asObject(schema["properties"])[key];
  if (isObject(property)) return { schema: property, above: "documented" };
  for (const word of ["items", "additionalProperties"]) {
    const entry = schema[word];
    if (isObject(entry) && (word === "additionalProperties" || /^\d+$/.test(key)))
      return { schema: entry, above: "documented" };
  }
  for (const branch of [...asArray(schema["allOf"]), ...asArray(schema["oneOf"]), schema["then"], schema["else"]]) {
    if (!isObject(branch)) continue;
    const target = resolve(document, branch);
    const found = childSchema(document, target, key);
    if (found === undefined) continue;
    const own = nearest(target, "documented");
    return { schema: found.schema, above: weaker(found.above, own), inherited: found.inherited ?? own };
  }
  return undefined;
}

function resolveOnce(document: JsonObject, ref: string): JsonObject {
  return asObject(at(document, pointerKeys(ref)));
}

/** Keys of a JSON pointer such as `#/components/schemas/Wallet`; what stands before `#` is left out. */
export function pointerKeys(pointer: string): string[] {
  const start = pointer.indexOf("#");
  return pointer
    .slice(start + 1)
    .split("/")
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
}

function at(document: unknown, keys: string[]): unknown {
  let node = document;
  for (const key of keys) node = Array.isArray(node) ? node[Number(key)] : asObject(node)[key];
  return node;
}

/** Evidence of the nearest word above a place of the document itself, given as a JSON pointer. */
export function evidenceOfPointer(document: JsonObject, pointer: string): Evidence {
  let node: unknown = document;
  let evidence: Evidence = "documented";
  for (const key of pointerKeys(pointer)) {
    node = Array.isArray(node) ? node[Number(key)] : asObject(node)[key];
    if (isObject(node)) evidence = nearest(node, evidence);
  }
  return evidence;
}
