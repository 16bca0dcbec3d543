// Compares the operations of two contracts: what they take, how they respond, and the IDs they have.

import { isDeepStrictEqual } from "node:util";
import {
  asArray,
  asObject,
  asStrings,
  follow,
  type Json,
  type JsonObject,
  mediaType,
  methods,
  type Place,
  pointer,
  propertiesOf,
  resolve,
} from "../../model/document.ts";
import { isSuccess } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import { compareAccess } from "./access.ts";
import { differs, enter, enterPart, keyword, type Pair, partOf } from "./align.ts";
import {
  type Comparison,
  documentsOf,
  missing,
  note,
  type OperationPair,
  operationAt,
  operationPairs,
  type Scope,
  scopeOf,
  type Where,
} from "./finding.ts";
import { compareSchemas, keyName } from "./schemas.ts";
import { announcements, compareWords, goneKind } from "./words.ts";

/** Compares all operations. */
export function compareOperations(comparison: Comparison): void {
  const { before, after } = comparison;
  const pairs = operationPairs(comparison);
  for (const operation of missing(
    before.operations,
    pairs.map((pair) => pair.before),
  )) {
    const scope = scopeOf(comparison, { operationIds: [operation.operationId] });
    const { kind, words, promised } = goneKind(scope, operation.raw, "operation-removed");
    note(scope, kind, { place: operationAt(operation), side: "before", before: operation.raw }, { words, promised });
  }
  for (const operation of missing(
    after.operations,
    pairs.map((pair) => pair.after),
  )) {
    const words = [`${operation.method} ${operation.path}`];
    const where: Where = { place: operationAt(operation), side: "after", after: operation.raw };
    note(scopeOf(comparison, { operationIds: [operation.operationId] }), "operation-added", where, { words });
  }
  const taken = new Map(after.operations.map((one) => [one.operationId, `${one.method} ${one.path}`]));
  for (const { raw, eventType } of after.events.values()) taken.set(String(raw["operationId"]), eventType);
  for (const pair of pairs) compareOperation(comparison, pair, taken);
}

const parts = [
  "operationId",
  "parameters",
  "requestBody",
  "responses",
  "security",
  "servers",
  "x-undone-by",
  "x-required-roles",
];

function compareOperation(comparison: Comparison, { before, after }: OperationPair, taken: Map<string, string>): void {
  const scope = scopeOf(comparison, { operationIds: [before.operationId] });
  const [request, response] = [
    { ...scope, direction: "request" as const },
    { ...scope, direction: "response" as const, seen: new Set<string>() },
  ];
  const pair = enter(scope, { node: before.raw, at: operationAt(before) }, { node: after.raw, at: operationAt(after) });
  comparePaths(scope, before.path, after.path);
  compareId(scope, pair, `${before.method} ${before.path}`, taken);
  announcements(scope, pair);
  compareWords(scope, pair, parts);
  compareAccess(scope, { before, after });
  compareUndoing(scope, pair, { before, after });
  comparePathNames(scope, { before, after });
  compareParameters(request, { before, after });
  compareBody(request, pair);
  compareIdempotency(request, { before, after });
  compareResponses(response, pair);
}

/** What is said of a path, and methods that the contract is not read by. */
function comparePaths(scope: Scope, was: string, is: string): void {
  const { before, after } = documentsOf(scope.comparison);
  const item = (document: JsonObject, path: string) => {
    return { node: asObject(asObject(document["paths"])[path]), at: pointer("/paths", path) };
  };
  compareWords(scope, enter(scope, item(before, was), item(after, is)), [...methods, "parameters", "servers"]);
}

/** An operation ID is a name in the types and not on the wire. */
export function compareId(scope: Scope, pair: Pair, call: string, taken: Map<string, string>): void {
  if (!differs(pair, "operationId")) return;
  const where = keyword(pair, "operationId");
  const other = taken.get(String(where.before));
  const former =
    other === undefined
      ? `\`${where.before}\``
      : `\`${where.before}\`, which is \`${other}\` now, was the ID of \`${call}\`: it`;
  note(scope, "operation-id", where, { words: [String(where.after), former] });
}

function compareUndoing(scope: Scope, pair: Pair, { before, after }: OperationPair): void {
  // An operation that was only given another ID still undoes it.
  const renamed = new Map(
    operationPairs(scope.comparison).map((one) => [one.before.operationId, one.after.operationId]),
  );
  const was = before.undoneBy.map((id) => renamed.get(id) ?? id);
  const [gone, added] = [missing(was, after.undoneBy), missing(after.undoneBy, was)];
  if (gone.length + added.length === 0) return;
  note(scope, gone.length > 0 ? "undone-by gone" : "undone-by new", keyword(pair, "x-undone-by"), {
    words: after.undoneBy,
  });
}

function comparePathNames(scope: Scope, { before, after }: OperationPair): void {
  const named = ({ path }: Operation) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
  const now = named(after);
  for (const [index, was] of named(before).entries())
    if (now[index] !== was) {
      const all = placesOf(scope.comparison.before.document, before);
      const place = all.find(({ kind, name }) => kind === "path" && name === was)?.at ?? pointer("/paths", before.path);
      const where: Where = { place: `${place}/name`, side: "before", before: was, after: now[index] };
      note(scope, "path-parameter-name", where, { words: [was, now[index] as string] });
    }
}

/** A parameter where it is written, and what it is. */
interface ParameterPlace {
  written: Place;
  at: string;
  node: JsonObject;
  name: string;
  kind: string;
  /** By what it is told apart: kind and name; in the path, where it stands. */
  key: string;
}

/** The parameters of an operation, those of its path included. */
function placesOf(document: JsonObject, operation: Operation): ParameterPlace[] {
  const item = asObject(asObject(document["paths"])[operation.path]);
  const lists: [string, unknown][] = [
    [pointer("/paths", operation.path, "parameters"), item["parameters"]],
    [operationAt(operation, "parameters"), operation.raw["parameters"]],
  ];
  return lists.flatMap(([list, all]) =>
    asArray(all).map((value, index) => {
      const written = { node: asObject(value), at: pointer(list, index) };
      const { node, at } = follow(document, value, written.at);
      const [kind, name] = [String(node["in"]), String(node["name"])];
      const segment = operation.segments.findIndex((one) => one.includes(`{${name}}`));
      const key = kind === "path" ? `path ${segment}` : `${kind} ${kind === "header" ? name.toLowerCase() : name}`;
      return { written, at, node, name, kind, key };
    }),
  );
}

const isKey = ({ kind, name }: ParameterPlace) => kind === "header" && keyName.test(name);

function compareParameters(scope: Scope, { before, after }: OperationPair): void {
  const documents = documentsOf(scope.comparison);
  const [was, is] = [placesOf(documents.before, before), placesOf(documents.after, after)];
  const renamed = new Set<ParameterPlace>();
  for (const one of was) {
    const other = is.find(({ key }) => key === one.key);
    if (other !== undefined) compareParameter(scope, enter(scope, one.written, other.written), one);
    else if (!isKey(one)) {
      const now = is.find(
        (parameter) => isSameButName(one, parameter) && !was.some(({ key }) => key === parameter.key),
      );
      if (now !== undefined) renamed.add(now);
      const { kind, words, promised } = goneKind(
        scope,
        one.node,
        now === undefined ? "parameter gone" : "parameter renamed",
      );
      const where: Where = { place: one.written.at, side: "before", before: one.node, after: now?.node };
      note(scope, kind, where, { words: [...words, now?.name ?? ""], promised });
    }
  }
  for (const one of is) {
    if (isKey(one) || renamed.has(one) || was.some(({ key }) => key === one.key)) continue;
    const kind = one.node["required"] === true ? "parameter required" : "parameter new";
    note(scope, kind, { place: one.written.at, side: "after", after: one.node });
  }
}

/** Whether a parameter differs from another one in nothing but its name. */
function isSameButName(one: ParameterPlace, other: ParameterPlace): boolean {
  return isDeepStrictEqual({ ...one.node, name: other.name }, other.node);
}

const writing = ["style", "explode", "allowReserved", "allowEmptyValue"];

function compareParameter(scope: Scope, pair: Pair, one: ParameterPlace): void {
  compareWords(scope, pair, ["name", "in", "schema", "required", ...writing]);
  announcements(scope, pair);
  if (!isKey(one)) compareRequired(scope, pair, ["parameter required", "parameter optional"]);
  for (const word of writing) if (differs(pair, word)) note(scope, "parameter-serialization", keyword(pair, word));
  compareSchemas(scope, enterPart(scope, pair, "schema"));
}

type RequiredKinds =
  | ["parameter required", "parameter optional"]
  | ["response-header present", "response-header absent"];

function compareRequired(scope: Scope, pair: Pair, [required, optional]: RequiredKinds): void {
  const [was, is] = [pair.before, pair.after].map(({ node }) => node["required"] === true);
  if (was === is) return;
  const where = keyword(pair, "required");
  note(scope, is ? required : optional, where);
}

function compareBody(scope: Scope, pair: Pair): void {
  const document = scope.comparison.after.document;
  const [was, is] = [pair.before.node["requestBody"], pair.after.node["requestBody"]];
  if (was === undefined && is === undefined) return;
  const needed = () => asStrings(resolve(document, mediaType(resolve(document, is))?.["schema"])["required"]);
  if (was === undefined) {
    const { node } = follow(document, is, "");
    const kind = node["required"] === true ? "request-body required" : "request-body optional";
    note(scope, kind, keyword(pair, "requestBody"), { words: needed() });
    return;
  }
  if (is === undefined) {
    note(scope, "request-body-removed", keyword(pair, "requestBody"));
    return;
  }
  const body = enterPart(scope, pair, "requestBody");
  compareWords(scope, body, ["required", "content"]);
  const [had, has] = [body.before, body.after].map(({ node }) => node["required"] === true);
  if (had !== has)
    note(scope, has ? "request-body required" : "request-body left out", keyword(body, "required"), {
      words: needed(),
    });
  compareContent(scope, body);
}

/** The media types of a request or response, and their schemas. */
export function compareContent(scope: Scope, pair: Pair): void {
  const [was, is] = [asObject(pair.before.node["content"]), asObject(pair.after.node["content"])];
  for (const type of Object.keys(was)) {
    if (is[type] === undefined) {
      const where: Where = { place: partOf(pair.before, ["content", type]).at, side: "before" };
      note(scope, "media-type-removed", where, { words: [type] });
      continue;
    }
    const media = enterPart(scope, pair, "content", type);
    compareWords(scope, media, ["schema"]);
    compareSchemas(scope, enterPart(scope, media, "schema"));
  }
  for (const type of missing(Object.keys(is), Object.keys(was)))
    note(
      scope,
      "media-type-added",
      { place: partOf(pair.after, ["content", type]).at, side: "after" },
      { words: [type] },
    );
}

/** The responses of an operation by status: a success that has another status is still the response. */
function compareResponses(scope: Scope, pair: Pair): void {
  const [was, is] = [asObject(pair.before.node["responses"]), asObject(pair.after.node["responses"])];
  const [gone, added] = [missing(Object.keys(was), Object.keys(is)), missing(Object.keys(is), Object.keys(was))];
  const at = (side: "before" | "after", status: string): Where => {
    const node = (side === "before" ? was : is)[status];
    return { place: partOf(pair[side], ["responses", status]).at, side, [side]: node as Json };
  };
  const successes = added.filter(isSuccess);
  const twins = new Map(
    Object.keys(was)
      .filter((status) => is[status] !== undefined)
      .map((status) => [status, status]),
  );
  for (const status of gone) {
    const other = isSuccess(status) ? successes.shift() : undefined;
    if (other === undefined)
      note(scope, "response-removed", shared(at("before", status), was[status]), { words: [status] });
    else {
      note(
        scope,
        "success-status moved",
        { ...at("before", status), before: status, after: other },
        { words: [status, other] },
      );
      twins.set(status, other);
    }
  }
  const rest = added.filter((status) => ![...twins.values()].includes(status));
  for (const status of rest)
    note(scope, isSuccess(status) ? "success-status new" : "response-added", at("after", status), {
      words: [status],
    });
  for (const [status, other] of twins) {
    const parts = [partOf(pair.before, ["responses", status]), partOf(pair.after, ["responses", other])] as const;
    const response = enter(scope, ...parts);
    compareWords(scope, response, ["content", "headers"]);
    compareHeaders(scope, response);
    compareContent(scope, response);
  }
}

/** A response that operations share is told where it stands, so that it is one change for all of them. */
function shared(where: Where, node: unknown): Where {
  const ref = asObject(node)["$ref"];
  return typeof ref === "string" ? { ...where, place: ref.slice(1) } : where;
}

function compareHeaders(scope: Scope, pair: Pair): void {
  const [was, is] = [asObject(pair.before.node["headers"]), asObject(pair.after.node["headers"])];
  const sameName = (name: string, other: JsonObject) =>
    Object.keys(other).find((one) => one.toLowerCase() === name.toLowerCase());
  for (const [name, node] of Object.entries(was)) {
    const other = sameName(name, is);
    const part = partOf(pair.before, ["headers", name]);
    if (other === undefined) {
      note(scope, "response-header-removed", { place: part.at, side: "before", before: node });
      continue;
    }
    const header = enter(scope, part, partOf(pair.after, ["headers", other]));
    compareWords(scope, header, ["schema", "required"]);
    announcements(scope, header);
    compareRequired(scope, header, ["response-header present", "response-header absent"]);
    compareSchemas(scope, enterPart(scope, header, "schema"));
  }
  for (const [name, node] of Object.entries(is))
    if (sameName(name, was) === undefined)
      note(scope, "response-header-added", {
        place: partOf(pair.after, ["headers", name]).at,
        side: "after",
        after: node,
      });
}

/** Where an operation takes its idempotency key, and whether it has to be sent. */
interface Key {
  at: string;
  header: string | undefined;
  required: boolean;
  node: JsonObject;
}

/** Idempotency keys: what keeps a repeated request from paying twice, whatever was promised of the payload. */
function compareIdempotency(scope: Scope, { before, after }: OperationPair): void {
  const documents = documentsOf(scope.comparison);
  const [was, is] = [idempotencyKeys(documents.before, before), idempotencyKeys(documents.after, after)];
  const isSame = (one: Key) => (other: Key) => one.header === other.header;
  const [gone] = was.filter((key) => !is.some(isSame(key)));
  const [added] = is.filter((key) => !was.some(isSame(key)));
  const promised = { promised: true };
  if (gone !== undefined) {
    const where: Where = { place: gone.at, side: "before", before: gone.node };
    const to = added ?? is[0];
    const words = [to?.header === undefined ? "in the body" : `in the header \`${to.header}\``];
    note(scope, to === undefined ? "idempotency gone" : "idempotency moved", where, { ...promised, words });
  } else if (added !== undefined) {
    const where: Where = { place: added.at, side: "after", after: added.node };
    note(scope, added.required ? "idempotency required" : "idempotency new", where, promised);
  }
  for (const key of was) {
    const other = is.find(isSame(key));
    if (other === undefined || other.required === key.required) continue;
    const where: Where = { place: key.at, side: "before", before: key.required, after: other.required };
    note(scope, other.required ? "idempotency required" : "idempotency optional", where, promised);
  }
}

function idempotencyKeys(document: JsonObject, operation: Operation): Key[] {
  const headers = placesOf(document, operation)
    .filter(isKey)
    .map(
      ({ written, node, name }): Key => ({
        at: written.at,
        header: name.toLowerCase(),
        required: node["required"] === true,
        node,
      }),
    );
  const body = follow(document, operation.raw["requestBody"], operationAt(operation, "requestBody"));
  const fields = Object.entries(asObject(body.node["content"])).flatMap(([type, media]) => {
    const schema = follow(document, asObject(media)["schema"], pointer(body.at, "content", type, "schema"));
    const name = Object.keys(propertiesOf(document, schema.node)).find((one) => keyName.test(one));
    if (name === undefined) return [];
    const owners = [schema.node, ...asArray(schema.node["allOf"]).map((part) => resolve(document, part))];
    const required = owners.some((owner) => asStrings(owner["required"]).includes(name));
    const node = asObject(propertiesOf(document, schema.node)[name]);
    return [{ at: pointer(schema.at, "properties", name), header: undefined, required, node }];
  });
  return [...headers, ...fields.slice(0, 1)];
}
