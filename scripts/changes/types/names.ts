// What the contract after a change calls the schemas and operations of the one before, so that a new name is one break.

import {
  asArray,
  asObject,
  componentsOf,
  isObject,
  type JsonObject,
  operationsOf,
  refName,
} from "../../../model/document.ts";

/** How code of today names what a bundle of yesterday had. */
export interface Names {
  /** Name of a schema now; undefined where there is none. */
  schema: (name: string) => string | undefined;
  /** Whether an event is still there. */
  hasEvent: (name: string) => boolean;
  /** The operation now, and the path it has: by path and method, or else by its ID; undefined where there is none. */
  operation: (path: string, method: string, id: string) => Located | undefined;
  /** Whether a component that is no schema is still there. */
  hasShared: (kind: string, name: string) => boolean;
}

/** An operation of the contract after. */
export interface Located {
  /** The TypeScript type of the operation, in the module `Now`. */
  type: string;
  path: string;
  operation: JsonObject;
  /** Its parameters, those of the path included, resolved. */
  parameters: JsonObject[];
  /** The references among its parameters. */
  shared: Set<unknown>;
}

/**
 * Finds what everything is called after a change.
 * @param before The bundle before.
 * @param after The bundle after; `before` itself for the names it has of its own.
 */
export function namesIn(before: JsonObject, after: JsonObject): Names {
  const schemas = schemaNames(before, after);
  const entries = [...operationsOf(after)];
  const item = (path: string) => asObject(asObject(after["paths"])[path]);
  return {
    schema: (name) => schemas.get(name),
    hasEvent: (name) => isObject(asObject(after["webhooks"])[name]),
    operation(path, method, id) {
      const inPlace = entries.find((entry) => entry.path === path && entry.method === method);
      const found = inPlace ?? entries.find(({ operation }) => operation["operationId"] === id);
      if (found === undefined) return undefined;
      const written = [...asArray(item(found.path)["parameters"]), ...asArray(found.operation["parameters"])];
      return {
        type: `Now.paths[${q(found.path)}][${q(found.method)}]`,
        path: found.path,
        operation: found.operation,
        parameters: found.parameters,
        shared: new Set(written.map((node) => asObject(node)["$ref"])),
      };
    },
    hasShared: (kind, name) => isObject(componentsOf(after, kind)[name]),
  };
}

/** The name of each schema now: its own, or the new one that stands where its references stood or that equals it. */
function schemaNames(before: JsonObject, after: JsonObject): Map<string, string> {
  const former = componentsOf(before, "schemas");
  const today = componentsOf(after, "schemas");
  const names = new Map(Object.keys(former).flatMap((name) => (name in today ? [[name, name] as const] : [])));
  const fresh = Object.keys(today).filter((name) => !(name in former));
  const lost = new Set(Object.keys(former).filter((name) => !(name in today)));
  if (lost.size === 0 || fresh.length === 0) return names;
  const claim = (name: string, successor: string | undefined) => {
    const free = successor !== undefined && fresh.includes(successor) && ![...names.values()].includes(successor);
    if (!names.has(name) && free) names.set(name, successor);
  };
  for (const name of lost) {
    const text = JSON.stringify(former[name]);
    claim(
      name,
      fresh.find((other) => JSON.stringify(today[other]) === text),
    );
  }
  alongside(before, after, (was, now) => {
    const name = refName(was);
    if (name !== undefined && lost.has(name)) claim(name, refName(now));
  });
  return names;
}

/** Visits the objects that stand at the same place of both bundles. */
function alongside(was: unknown, now: unknown, visit: (was: JsonObject, now: JsonObject) => void): void {
  if (Array.isArray(was)) {
    for (const [index, item] of was.entries()) alongside(item, asArray(now)[index], visit);
  } else if (isObject(was) && isObject(now)) {
    visit(was as JsonObject, now as JsonObject);
    for (const [key, child] of Object.entries(was)) alongside(child, asObject(now)[key], visit);
  }
}

/** A name as TypeScript writes it as a type. */
export function q(name: string): string {
  return JSON.stringify(name);
}
