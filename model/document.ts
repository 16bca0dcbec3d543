// Reading an OpenAPI document: its types as far as the scripts need them, references, operations.

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
/** A JSON object. */
export interface JsonObject {
  [key: string]: Json | undefined;
}

/** The HTTP methods that a path item can have operations for, in the order of our path files. */
export const methods = ["get", "post", "put", "patch", "delete"] as const;

/** One operation of a document, with where it stands. */
export interface OperationEntry {
  path: string;
  method: string;
  operation: JsonObject;
  /** Parameters of the path item and of the operation, resolved. */
  parameters: JsonObject[];
}

/** True for a JSON object, false for everything else. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value as an object, or an empty one. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The value as an array, or an empty one. */
export function asArray(value: unknown): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The value as an array of strings; other entries are left out. */
export function asStrings(value: unknown): string[] {
  return asArray(value).filter((item) => typeof item === "string");
}

/**
 * Follows a reference within a bundle.
 * @param document The bundle.
 * @param node A node that may be `{ $ref: "#/…" }`.
 * @returns The object it stands for; the node itself when it is no reference.
 */
export function resolve(document: JsonObject, node: unknown): JsonObject {
  let current = asObject(node);
  while (typeof current["$ref"] === "string") {
    let target: unknown = document;
    for (const part of current["$ref"].slice(2).split("/")) {
      target = asObject(target)[decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~")];
    }
    if (!isObject(target)) throw new Error(`unresolved reference ${current["$ref"]}`);
    current = target;
  }
  return current;
}

/** Last segment of a reference such as `#/components/schemas/Wallet`; undefined when the node is none. */
export function refName(node: unknown): string | undefined {
  const ref = asObject(node)["$ref"];
  return typeof ref === "string" ? ref.split("/").at(-1) : undefined;
}

/** Every operation under `paths` of a bundle, in document order. */
export function* operationsOf(document: JsonObject): Generator<OperationEntry> {
  for (const [path, item] of Object.entries(asObject(document["paths"]))) {
    const pathItem = asObject(item);
    for (const method of methods) {
      const operation = pathItem[method];
      if (!isObject(operation)) continue;
      const parameters = [...asArray(pathItem["parameters"]), ...asArray(operation["parameters"])];
      yield { path, method, operation, parameters: parameters.map((parameter) => resolve(document, parameter)) };
    }
  }
}

/**
 * The body an operation sends or answers, in its only media type.
 * @param node A resolved request body or response.
 * @returns The media type object, or undefined when there is no content.
 */
export function mediaType(node: JsonObject): JsonObject | undefined {
  const first = Object.values(asObject(node["content"]))[0];
  return isObject(first) ? first : undefined;
}
