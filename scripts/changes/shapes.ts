// Two ways to write the same schema: what one side writes in a longer way is written as on the other side.

import { isDeepStrictEqual } from "node:util";
import { asArray, asObject, isObject, type Json, type JsonObject, resolve } from "../../model/document.ts";

/** A bundle with one of its schemas. */
export interface Written {
  document: JsonObject;
  node: JsonObject;
}

/** Writes two schemas of the same place alike, as far as they say the same in two ways. The nodes are changed. */
export function writeAlike(before: Written, after: Written): void {
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const) {
    for (const word of ["oneOf", "anyOf"]) if (other.node[word] === undefined) flattenNull(one, word);
    if (other.node["allOf"] === undefined) flattenAll(one);
  }
  sameSingle(before.node, after.node);
}

function replace(node: JsonObject, content: JsonObject): void {
  for (const key of Object.keys(node)) delete node[key];
  Object.assign(node, content);
}

/** A schema or null becomes a schema whose types have null. */
function flattenNull({ document, node }: Written, word: string): void {
  const branches = asArray(node[word]);
  const others = branches.filter((branch) => asObject(branch)["type"] !== "null");
  if (branches.length !== 2 || others.length !== 1) return;
  const schema = structuredClone(resolve(document, others[0]));
  const types = [schema["type"] ?? []].flat() as Json[];
  if (types.length === 0 || schema["const"] !== undefined) return;
  const { [word]: _, ...rest } = node;
  const values = schema["enum"];
  replace(node, {
    ...schema,
    ...rest,
    type: [...types.filter((type) => type !== "null"), "null"],
    ...(Array.isArray(values) && { enum: [...values.filter((value) => value !== null), null] }),
  });
}

/** What a schema takes over from its parts is written in the schema itself, if no part says what another one does. */
function flattenAll({ document, node }: Written): void {
  const parts = asArray(node["allOf"]);
  if (parts.length === 0) return;
  const { allOf: _, ...own } = node;
  let whole: JsonObject | undefined = structuredClone(own);
  for (const part of parts) whole = whole && joined(whole, structuredClone(resolve(document, part)));
  if (whole !== undefined) replace(node, whole);
}

/** Two parts of a schema as one; undefined where that would not say the same. */
function joined(one: JsonObject, other: JsonObject): JsonObject | undefined {
  const whole: JsonObject = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = whole[key];
    if (known === undefined || isDeepStrictEqual(known, value)) whole[key] = value;
    else if (key === "required") whole[key] = [...new Set([...asArray(known), ...asArray(value)])] as Json[];
    else if (key === "properties") {
      const both = { ...asObject(value), ...asObject(known) } as JsonObject;
      if (Object.keys(both).length < Object.keys(asObject(known)).length + Object.keys(asObject(value)).length)
        return undefined;
      whole[key] = both;
    } else if (!["description", "title", "x-source"].includes(key)) return undefined;
  }
  return whole;
}

/** One value as `const`, as an `enum` of one, or as both: the same. */
function sameSingle(before: JsonObject, after: JsonObject): void {
  const [was, is] = [singleOf(before), singleOf(after)];
  if (was === undefined || !isDeepStrictEqual(was, is)) return;
  for (const word of ["const", "enum"]) {
    const value = before[word] ?? after[word];
    if (value === undefined) continue;
    before[word] = value;
    after[word] = value;
  }
}

/** The only value of a schema, in a list; undefined where there are more. */
function singleOf(node: JsonObject): Json[] | undefined {
  const values = node["enum"];
  const isList = Array.isArray(values);
  if (isList && values.length !== 1) return undefined;
  if (node["const"] !== undefined && isObject(node["const"])) return undefined;
  if (node["const"] === undefined) return isList ? values : undefined;
  return isList && !isDeepStrictEqual(values[0], node["const"]) ? undefined : [node["const"]];
}
