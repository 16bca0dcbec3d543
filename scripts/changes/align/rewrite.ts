// A bundle with the names of another one: of its components, its paths and the parameters of its paths.

import {
  asArray,
  asObject,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  methods,
  pointer,
} from "../../../model/document.ts";

/**
 * A node in which references lead to components under their new names.
 * @param names New pointers by former pointers.
 */
export function withReferences<T extends Json>(node: T, names: Map<string, string>): T {
  if (Array.isArray(node)) return node.map((item) => withReferences(item, names)) as T;
  if (!isObject(node)) return node;
  const members = Object.entries(node as JsonObject).map(([key, value]) => {
    if (key === "$ref" && typeof value === "string") return [key, renamed(value, names)];
    if (key === "mapping" && isObject(value)) return [key, mapped(value as JsonObject, names)];
    return [key, value === undefined ? undefined : withReferences(value, names)];
  });
  return Object.fromEntries(members) as T;
}

function renamed(ref: string, names: Map<string, string>): string {
  if (!ref.startsWith("#/components/")) return ref;
  const keys = keysOf(ref);
  const name = names.get(pointer("", ...keys.slice(0, 3)));
  return name === undefined ? ref : `#${name}${pointer("", ...keys.slice(3))}`;
}

function mapped(mapping: JsonObject, names: Map<string, string>): JsonObject {
  const entries = Object.entries(mapping);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === "string" ? renamed(value, names) : value]),
  );
}

/** A bundle in which components have their new names. */
export function withComponents(document: JsonObject, names: Map<string, string>): JsonObject {
  if (names.size === 0) return document;
  const components = Object.entries(asObject(document["components"])).map(([kind, all]) => {
    const members = Object.entries(asObject(all)).map(([name, node]) => {
      const now = names.get(pointer("/components", kind, name));
      return [now === undefined ? name : (keysOf(now)[2] as string), node] as const;
    });
    return [kind, Object.fromEntries(members)] as const;
  });
  return withReferences({ ...document, components: Object.fromEntries(components) as JsonObject }, names);
}

/** A bundle in which paths have their new templates, and the parameters of these paths their new names. */
export function withPaths(document: JsonObject, names: Map<string, string>): JsonObject {
  if (names.size === 0) return document;
  const copy = structuredClone(document);
  const shared = sharedNames(copy, names);
  const paths = Object.entries(asObject(copy["paths"])).map(([path, item]) => {
    const now = names.get(path);
    if (now !== undefined)
      for (const owner of ownersIn(asObject(item))) renameIn(copy, owner, segmentNames(path, now), shared);
    return [now ?? path, item] as const;
  });
  for (const [at, name] of shared) asObject(asObject(asObject(copy["components"])["parameters"])[at])["name"] = name;
  return { ...copy, paths: Object.fromEntries(paths) as JsonObject };
}

/** New names of the parameters of a template by their former names. */
export function segmentNames(path: string, now: string): Map<string, string> {
  const named = (template: string) => [...template.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
  const names = named(now);
  return new Map(named(path).map((name, index) => [name, names[index] ?? name]));
}

/** A path item and its operations: what can have parameters. */
function ownersIn(item: JsonObject): JsonObject[] {
  return [item, ...methods.map((method) => item[method]).filter(isObject)] as JsonObject[];
}

/** Shared path parameters that have one and the same new name on all the paths that refer to them. */
function sharedNames(document: JsonObject, names: Map<string, string>): Map<string, string> {
  const all = new Map<string, Set<string>>();
  const components = asObject(asObject(document["components"])["parameters"]);
  for (const [path, item] of Object.entries(asObject(document["paths"])))
    for (const owner of ownersIn(asObject(item)))
      for (const parameter of asArray(owner["parameters"])) {
        const name = sharedName(parameter);
        const node = asObject(components[name ?? ""]);
        if (name === undefined || node["in"] !== "path") continue;
        const former = String(node["name"]);
        const now = segmentNames(path, names.get(path) ?? path).get(former) ?? former;
        all.set(name, (all.get(name) ?? new Set()).add(now));
      }
  return new Map([...all].flatMap(([name, given]) => (given.size === 1 ? [[name, [...given][0] as string]] : [])));
}

function sharedName(parameter: unknown): string | undefined {
  const [area, kind, name] = keysOf(String(asObject(parameter)["$ref"] ?? ""));
  return area === "components" && kind === "parameters" ? name : undefined;
}

/** Renames the path parameters that are written here; a shared one that keeps its name elsewhere is written out. */
function renameIn(
  document: JsonObject,
  owner: JsonObject,
  names: Map<string, string>,
  shared: Map<string, string>,
): void {
  const components = asObject(asObject(document["components"])["parameters"]);
  const parameters = owner["parameters"];
  if (!Array.isArray(parameters)) return;
  owner["parameters"] = parameters.map((parameter) => {
    const name = sharedName(parameter);
    if (name !== undefined && shared.has(name)) return parameter;
    const node = asObject(name === undefined ? parameter : components[name]);
    const now = node["in"] === "path" ? names.get(String(node["name"])) : undefined;
    return now === undefined || now === node["name"] ? parameter : { ...structuredClone(node), name: now };
  });
}
