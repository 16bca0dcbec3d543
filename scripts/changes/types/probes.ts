// All probes of a bundle: its schemas, operations and events, and every name that the packages export.

import {
  asObject,
  componentsOf,
  type JsonObject,
  type OperationEntry,
  operationsOf,
  pointer,
  refName,
  resolve,
} from "../../../model/document.ts";
import { arraysOf } from "./arrays.ts";
import { callOf, type Names, q } from "./names.ts";
import { operationProbes } from "./operation-probes.ts";
import { names as naming, type Probe } from "./probe.ts";
import { type Context, schemaProbes, within } from "./schema-probes.ts";

/**
 * The probes of a bundle.
 * @param before The bundle whose consumers are asked, without what its types do not depend on.
 * @param names What everything is called after.
 * @param pagedPaths Paths whose GET the client reads page by page.
 */
export function* probesOf(before: JsonObject, names: Names, pagedPaths: string[]): Generator<Probe> {
  const context: Context = { before, names, seen: new Set() };
  yield* componentProbes(context);
  const paths = new Set<string>();
  for (const entry of operationsOf(before)) {
    if (!paths.has(entry.path)) yield pathProbe(names, entry);
    paths.add(entry.path);
    yield* entryProbes(context, entry, pagedPaths.includes(entry.path) && entry.method === "get");
  }
  yield* eventProbes(context);
  yield* arrayProbes(before);
}

/** Every schema by name, also as a model of the client, and what is inside. */
function* componentProbes(context: Context): Generator<Probe> {
  const { before, names } = context;
  const uses = usesOf(before);
  for (const [name, schema] of Object.entries(componentsOf(before, "schemas"))) {
    const place = pointer("/components/schemas", name);
    const type = (module: string, its: string) => `${module}.components["schemas"][${q(its)}]`;
    const now = names.schema(name);
    yield {
      place,
      code: naming(type("Now", name), `Models.${name}`),
      says: () => `the type \`${name}\` ${now === undefined ? "is no longer there" : `is now called \`${now}\``}`,
    };
    if (now === undefined) continue;
    yield* schemaProbes(context, {
      schema,
      place,
      subject: (path) => `\`${name}${path}\``,
      was: type("Was", name),
      now: type("Now", now),
      reads: uses.reads.has(name) || !uses.sends.has(name),
      sends: uses.sends.has(name),
    });
  }
}

function pathProbe(names: Names, { path, method, operation }: OperationEntry): Probe {
  const moved = names.operation(path, method, String(operation["operationId"]))?.path;
  const says = () =>
    `the path \`${path}\` ${moved === undefined || moved === path ? "can no longer be called" : `is now \`${moved}\``}`;
  return { place: pointer("/paths", path), code: naming(`Now.paths[${q(path)}]`), says };
}

/** An operation by path, method and ID, and what it takes and returns as far as it is still there. */
function* entryProbes(context: Context, { path, method, operation }: OperationEntry, paged: boolean): Generator<Probe> {
  const { names } = context;
  const id = String(operation["operationId"]);
  const place = pointer("/paths", path, method);
  const call = callOf(method, path);
  const causes = [place];
  yield {
    place,
    causes,
    code: naming(`Now.paths[${q(path)}][${q(method)}]["responses"]`),
    says: () => `\`${call}\` can no longer be called`,
  };
  const after = names.operation(path, method, id);
  yield {
    place: pointer(place, "operationId"),
    causes: after === undefined ? causes : [],
    code: naming(`Now.operations[${q(id)}]`),
    says: () => `the type of the operation \`${id}\` can no longer be named`,
  };
  if (after !== undefined) yield* sameCall(names, id, callOf(after.method, after.path), pointer(place, "operationId"));
  if (paged) {
    const says = () => `the list of \`${id}\` can no longer be read page by page`;
    yield { place, causes, code: `{ const path: PagedPath = ${q(path)}; }`, says };
  }
  if (after === undefined) return;
  const item = asObject(asObject(context.before["paths"])[path]);
  const was = `Was.operations[${q(id)}]`;
  yield* operationProbes(context, { title: `\`${id}\``, place, path, item, operation, after, was, now: after.type });
}

/** A name that is still there stands for the same operation: types of two operations can be alike. */
function* sameCall(names: Names, id: string, call: string, place: string): Generator<Probe> {
  const now = names.call(id);
  if (now === undefined) return;
  const says = () => `the type of the operation \`${id}\` is the one of \`${now}\` now`;
  yield { place, code: `{ const call: ${q(now)} = ${q(call)}; }`, says };
}

/** Every event by name, and its payload. */
function* eventProbes(context: Context): Generator<Probe> {
  for (const [name, item] of Object.entries(asObject(context.before["webhooks"]))) {
    const place = pointer("/webhooks", name);
    const type = (module: string, media: string) =>
      `Into<${module}.webhooks[${q(name)}]["post"]["requestBody"]>["content"][${q(media)}]`;
    const body = resolve(context.before, asObject(asObject(item)["post"])["requestBody"]);
    const says = () => `the event \`${name}\` can no longer be named`;
    yield { place, code: naming(`Now.webhooks[${q(name)}]["post"]`), says };
    const id = asObject(asObject(item)["post"])["operationId"];
    if (typeof id === "string")
      yield {
        place: pointer(place, "post", "operationId"),
        causes: context.names.hasEvent(name) ? [] : [place],
        code: naming(`Now.operations[${q(id)}]`),
        says: () => `the type of the delivery \`${id}\` can no longer be named`,
      };
    if (typeof id === "string" && context.names.hasEvent(name))
      yield* sameCall(context.names, id, name, pointer(place, "post", "operationId"));
    if (!context.names.hasEvent(name)) continue;
    for (const [media, content] of Object.entries(asObject(body["content"]))) {
      yield* schemaProbes(context, {
        schema: asObject(asObject(content)["schema"]),
        place: pointer(place, "post", "requestBody", "content", media, "schema"),
        subject: within(`the event \`${name}\``),
        was: type("Was", media),
        now: type("Now", media),
        reads: true,
        sends: false,
      });
    }
  }
}

/**
 * The value arrays by name. Of a closed list the values are probed where it stands. Those of an open list may come and
 * go: that is what open means, and `(string & {})` accepts code for values that are gone.
 */
function* arrayProbes(before: JsonObject): Generator<Probe> {
  const names = [...operationsOf(before)].map(({ path, method, operation }) => ({
    start: `${String(operation["operationId"])}`,
    place: pointer("/paths", path, method),
  }));
  for (const { name, place } of arraysOf(before)) {
    const owner = names.filter(({ start }) => name.startsWith(start)).map((entry) => entry.place);
    yield {
      place,
      // A value array goes with its schema, its field or its operation, which say so themselves.
      causes: [place, ...owner.flatMap((at) => [at, pointer(at, "operationId")])],
      code: naming(`typeof Now.${name}`),
      says: () => `the value list \`${name}\` is no longer there`,
    };
  }
}

/** The schemas that consumers read (responses, events), and those they send (parameters, request bodies). */
function usesOf(document: JsonObject): { reads: Set<string>; sends: Set<string> } {
  const uses = { reads: new Set<string>(), sends: new Set<string>() };
  for (const { operation, parameters } of operationsOf(document)) {
    mark(document, operation["responses"], uses.reads, new Set());
    mark(document, [...parameters, operation["requestBody"] ?? null], uses.sends, new Set());
  }
  mark(document, document["webhooks"], uses.reads, new Set());
  return uses;
}

/** Notes every schema that a node refers to, directly or not. */
function mark(document: JsonObject, node: unknown, names: Set<string>, seen: Set<unknown>): void {
  if (typeof node !== "object" || node === null || seen.has(node)) return;
  seen.add(node);
  const name = refName(node);
  if (name !== undefined) {
    const isSchema = String(asObject(node)["$ref"]).startsWith("#/components/schemas/");
    if (isSchema && names.has(name)) return;
    if (isSchema) names.add(name);
    mark(document, resolve(document, node), names, seen);
  }
  for (const child of Object.values(node)) mark(document, child, names, seen);
}
