// What the contract after a change calls the schemas and operations of the one before, so that a new name is one break.

import {
  asArray,
  asObject,
  componentsOf,
  isObject,
  type JsonObject,
  type OperationEntry,
  operationsOf,
} from "../../../model/document.ts";
import { schemaRenames } from "../align/align.ts";
import { addressOf } from "../align/renames.ts";

/** How code of today names what a bundle of yesterday had. */
export interface Names {
  /** Name of a schema now; undefined where there is none. */
  schema: (name: string) => string | undefined;
  /** Whether an event is still there. */
  hasEvent: (name: string) => boolean;
  /** The operation now, and the path it has: by path and method, or else by its ID; undefined where there is none. */
  operation: (path: string, method: string, id: string) => Located | undefined;
  /** Method and path, or event, that an operation ID stands for now; undefined where there is none. */
  call: (id: string) => string | undefined;
  /** Whether a component that is no schema is still there. */
  hasShared: (kind: string, name: string) => boolean;
}

/** An operation of the contract after. */
export interface Located {
  /** The TypeScript type of the operation, in the module `Now`. */
  type: string;
  path: string;
  method: string;
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
  const calls = callsIn(after);
  const item = (path: string) => asObject(asObject(after["paths"])[path]);
  return {
    schema: (name) => schemas.get(name),
    hasEvent: (name) => isObject(asObject(after["webhooks"])[name]),
    operation(path, method, id) {
      const inPlace = entries.find((entry) => entry.path === path && entry.method === method);
      const isSame = (entry: OperationEntry) => entry.method === method && addressOf(entry.path) === addressOf(path);
      const found = inPlace ?? entries.find(isSame) ?? entries.find(({ operation }) => operation["operationId"] === id);
      if (found === undefined) return undefined;
      const written = [...asArray(item(found.path)["parameters"]), ...asArray(found.operation["parameters"])];
      return {
        type: `Now.paths[${q(found.path)}][${q(found.method)}]`,
        path: found.path,
        method: found.method,
        operation: found.operation,
        parameters: found.parameters,
        shared: new Set(written.map((node) => asObject(node)["$ref"])),
      };
    },
    call: (id) => calls.get(id),
    hasShared: (kind, name) => isObject(componentsOf(after, kind)[name]),
  };
}

/** What each operation ID stands for. */
function callsIn(document: JsonObject): Map<string, string> {
  const operations = [...operationsOf(document)].map(
    ({ path, method, operation }) => [String(operation["operationId"]), callOf(method, path)] as const,
  );
  const events = Object.entries(asObject(document["webhooks"])).map(
    ([name, item]) => [String(asObject(asObject(item)["post"])["operationId"]), name] as const,
  );
  return new Map([...operations, ...events]);
}

/** Method and path as they are written in texts. */
export function callOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}

/** The name of each schema now: its own, or the new one of what stands where it stood. */
function schemaNames(before: JsonObject, after: JsonObject): Map<string, string> {
  const today = componentsOf(after, "schemas");
  const kept = Object.keys(componentsOf(before, "schemas")).filter((name) => name in today);
  return new Map([...kept.map((name) => [name, name] as const), ...schemaRenames(before, after)]);
}

/** A name as TypeScript writes it as a type. */
export function q(name: string): string {
  return JSON.stringify(name);
}
