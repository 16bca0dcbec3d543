// What a word of evidence governs below it in its file, so that only what was seen is raised with it.

import { isMap, isSeq, type YAMLMap } from "yaml";

/** Parts of a response that are documented for every operation: no word below a response is about them. */
const envelope = new Set(["success", "errors"]);

/** Keys that lead to parts of the same schema or response, and are no place of their own. */
const passages = new Set(["content", "schema", "allOf", "oneOf", "anyOf", "application/json"]);

/** True where a place has a word of its own. */
export function hasWord(map: YAMLMap): boolean {
  return map.has("x-evidence");
}

/**
 * The places below a map that its word governs: successes of an operation, fields and entries of a schema.
 * @param map The place that has the word.
 * @param keys Its keys in the file.
 * @returns The keys of each place that has no word of its own; what is below such a place is not gone into.
 */
export function governed(map: YAMLMap, keys: string[]): string[][] {
  return map.items.flatMap(({ key, value }) => {
    const name = String((key as { value?: unknown } | null)?.value ?? key);
    const at = [...keys, name];
    if (isSeq(value)) return passages.has(name) ? value.items.flatMap((one, i) => inside(one, [...at, String(i)])) : [];
    if (!isMap(value)) return [];
    if (name === "properties") return places(value, at, (field) => !envelope.has(field) || !keys.includes("responses"));
    if (name === "responses") return places(value, at, (status) => /^2/.test(status));
    if (name === "items") return hasWord(value) ? [] : [at];
    return passages.has(name) ? inside(value, at) : [];
  });
}

function inside(node: unknown, at: string[]): string[][] {
  return isMap(node) && !hasWord(node) ? governed(node, at) : [];
}

function places(map: YAMLMap, at: string[], isMeant: (name: string) => boolean): string[][] {
  return map.items.flatMap(({ key, value }) => {
    const name = String((key as { value?: unknown } | null)?.value ?? key);
    return isMap(value) && !hasWord(value) && isMeant(name) ? [[...at, name]] : [];
  });
}
