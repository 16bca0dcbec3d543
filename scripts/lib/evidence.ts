// How sure the contract is of each node: the one reading of `x-evidence` (design.md, CONTRIBUTING.md).

import { isObject, type JsonObject } from "./openapi.ts";

/** The evidence vocabulary, from a fact of the sources to a choice of ours. */
export const evidenceValues = ["documented", "observed", "named", "listed", "assumed"] as const;

/** How far the sources know a node. */
export type Evidence = (typeof evidenceValues)[number];

/** A node of a document with the evidence that governs it. */
export interface EvidencedNode {
  /** JSON path of the node, as keys from the start of the walk. */
  path: string[];
  node: JsonObject;
  evidence: Evidence;
}

/**
 * Walks a node and what is under it, giving each object the evidence of the nearest `x-evidence` above it.
 * References are not followed: a component says for itself how well it is known.
 * @param start Where to start.
 * @param inherited Evidence from above the start; documented for a component.
 * @returns Every object under the start, the start first; examples and free data are left out.
 */
export function* walkEvidence(
  start: JsonObject,
  inherited: Evidence = "documented",
  path: string[] = [],
): Generator<EvidencedNode> {
  const evidence = (start["x-evidence"] as Evidence | undefined) ?? inherited;
  yield { path, node: start, evidence };
  for (const [key, value] of Object.entries(start)) {
    if (isData(key, path)) continue;
    if (isObject(value)) yield* walkEvidence(value, evidence, [...path, key]);
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (isObject(item)) yield* walkEvidence(item, evidence, [...path, key, String(index)]);
      }
    }
  }
}

/** True for a key that holds values rather than descriptions; `default` is a response under `responses`. */
function isData(key: string, path: string[]): boolean {
  if (key === "default") return path.at(-1) !== "responses";
  return key === "example" || key === "examples" || key.startsWith("x-");
}

/** The properties under a schema component with their evidence, as dotted names (`result.items` is `result[]`). */
export function* propertiesOf(component: JsonObject): Generator<EvidencedNode & { name: string }> {
  for (const entry of walkEvidence(component)) {
    if (entry.path.at(-2) !== "properties") continue;
    yield { ...entry, name: propertyName(entry.path) };
  }
}

function propertyName(path: string[]): string {
  const parts: string[] = [];
  for (let i = 0; i < path.length; i++) {
    if (path[i] === "properties") parts.push(path[++i] as string);
    else if (path[i] === "items" && parts.length > 0) parts[parts.length - 1] += "[]";
  }
  return parts.join(".");
}
