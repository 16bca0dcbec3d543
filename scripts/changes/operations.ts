// Compares the operations of two contracts: parameters, request bodies, idempotency keys, responses and IDs.

import { isDeepStrictEqual } from "node:util";
import {
  asArray,
  asObject,
  asStrings,
  type DocumentPlace,
  follow,
  type JsonObject,
  keysOf,
  mediaType,
  methods,
  pointer,
  propertiesOf,
  resolve,
} from "../../model/document.ts";
import { isSuccess } from "../../model/evidence.js";
import type { Operation, Parameter } from "../../model/operations.ts";
import { compareRoles, compareSecurity, compareServers } from "./access.ts";
import { align, alignPart, alignParts, differs, keyword, type Pair, partOf } from "./align.ts";
import {
  addressOf,
  type ChangeFinding,
  type Comparison,
  missing,
  newAt,
  type OperationPair,
  operationAt,
  operationPairs,
  pairUp,
  type Scope,
  scopeOf,
  type Where,
  wasAt,
} from "./finding.ts";
import type { KindName } from "./kinds.ts";
import { compareSchemas, keyName } from "./schemas.ts";
import { compareWords, noteGone } from "./words.ts";

export function compareOperations(comparison: Comparison): void {
  const { before, after } = comparison;
  const { gone, added, both } = pairUp(before.operations, after.operations, addressOf);
  const scope = ({ operationId }: Operation) => scopeOf(comparison, { operationIds: [operationId] });
  for (const one of gone) {
    const now = added.find(({ operationId }) => operationId === one.operationId);
    if (now === undefined)
      noteGone(scope(one), "operation-removed", wasAt(operationAt(one), one.raw), { node: one.raw });
    else scope(one).note("operation-removed moved", wasAt(operationAt(one)), [`${now.method} ${now.path}`]);
    if (now !== undefined) both.push({ before: one, after: now });
  }
  const known = new Set(both.map(({ after: one }) => one));
  for (const one of added.filter((other) => !known.has(other)))
    scope(one).note("operation-added", newAt(operationAt(one), one.raw), [`${one.method} ${one.path}`]);
  for (const pair of both) compareOperation(comparison, pair);
}

/** Keywords of an operation with a comparison of their own. */
const looked = [
  ...["parameters", "requestBody", "responses", "security", "servers"],
  ...["operationId", "x-undone-by", "x-required-roles"],
];

function compareOperation(comparison: Comparison, { before, after }: OperationPair): void {
  const users = { operationIds: [before.operationId] };
  const scope = scopeOf(comparison, users);
  const [request, response] = [scopeOf(comparison, users, "request"), scopeOf(comparison, users, "response")];
  const pair = align(scope, { node: before.raw, at: operationAt(before) }, { node: after.raw, at: operationAt(after) });
  const { documents } = comparison;
  const item = (document: JsonObject, path: string) => {
    return { node: asObject(asObject(document["paths"])[path]), at: pointer("/paths", path) };
  };
  const items = align(scope, item(documents.before, before.path), item(documents.after, after.path));
  compareWords(scope, items, [...methods, "parameters", "servers"]);
  compareId(scope, pair);
  compareWords(scope, pair, looked);
  compareSecurity(scope, { before, after });
  compareRoles(scope, pair);
  compareServers(scope, { before, after });
  compareUndoing(scope, pair, { before, after });
  compareParameters(request, { before, after });
  compareBody(request, pair);
  compareIdempotency(request, { before, after });
  compareResponses(response, pair);
}

/** Compares the operation IDs, which are names in the types and not on the wire. */
export function compareId(scope: Scope, pair: Pair): void {
  const where = keyword(pair, "operationId");
  if (where.before !== where.after) scope.note("operation-id", where, [String(where.after), `\`${where.before}\``]);
}

function compareUndoing(scope: Scope, pair: Pair, { before, after }: OperationPair): void {
  // An operation of which only the ID changed still undoes it.
  const ids = new Map(operationPairs(scope.comparison).map((one) => [one.before.operationId, one.after.operationId]));
  const was = before.undoneBy.map((id) => ids.get(id) ?? id);
  scope.noteList("undone-by", keyword(pair, "x-undone-by"), [was, after.undoneBy]);
}

/** Parameters with a key that identifies them: kind and name; for the path, kind and position. */
function keyed({ parameters, segments }: Operation) {
  return parameters.map((one) => {
    const name = one.in === "header" ? one.name.toLowerCase() : one.name;
    const segment = segments.findIndex((part) => part.includes(`{${name}}`));
    return { ...one, key: `${one.in} ${one.in === "path" ? segment : name}` };
  });
}

const isKey = ({ in: kind, name }: Parameter) => kind === "header" && keyName.test(name);

function compareParameters(scope: Scope, pair: OperationPair): void {
  const { gone, added, both } = pairUp(keyed(pair.before), keyed(pair.after), ({ key }) => key);
  for (const { before, after } of both) {
    const aligned = align(scope, before.written, after.written);
    const names = [before.name, after.name];
    if (before.in === "path" && before.name !== after.name)
      scope.note("path-parameter-name", keyword(aligned, "name"), names);
    compareParameter(scope, aligned, before);
  }
  const others = new Set(added.filter((one) => !isKey(one)));
  for (const { written, raw } of gone.filter((one) => !isKey(one))) {
    const now = [...others].find((other) => isDeepStrictEqual({ ...raw, name: other.name }, other.raw));
    if (now !== undefined) others.delete(now);
    const kind = now === undefined ? "parameter gone" : "parameter renamed";
    noteGone(scope, kind, wasAt(toldAt(written), raw, now?.raw), { node: raw, words: [now?.name ?? ""] });
  }
  for (const { raw, required, written } of others)
    scope.note(required ? "parameter needed" : "parameter new", newAt(toldAt(written), raw));
}

/** The pointer of a place for reports: of its component if it is a reference, so that all users share one change. */
function toldAt({ node, at }: DocumentPlace): string {
  return typeof node["$ref"] === "string" ? node["$ref"].slice(1) : at;
}

const serialization = ["style", "explode", "allowReserved", "allowEmptyValue"];

function compareParameter(scope: Scope, pair: Pair, one: Parameter): void {
  compareWords(scope, pair, ["name", "in", "schema", "required", ...serialization]);
  if (!isKey(one)) compareRequired(scope, pair, ["parameter required", "parameter optional"]);
  for (const word of serialization) if (differs(pair, word)) scope.note("parameter-serialization", keyword(pair, word));
  compareSchemas(scope, alignPart(scope, pair, "schema"));
}

function compareRequired(scope: Scope, pair: Pair, [required, optional]: [KindName, KindName]): void {
  const [was, is] = [pair.before, pair.after].map(({ node }) => node["required"] === true);
  if (was !== is) scope.note(is ? required : optional, keyword(pair, "required"));
}

function compareBody(scope: Scope, pair: Pair): void {
  const document = scope.comparison.after.document;
  const [was, is] = [pair.before.node["requestBody"], pair.after.node["requestBody"]];
  if (was === undefined && is === undefined) return;
  const where = keyword(pair, "requestBody");
  const { node } = follow(document, is, "");
  const needed = asStrings(resolve(document, mediaType(node)?.["schema"])["required"]);
  const isNeeded = node["required"] === true;
  if (is === undefined) scope.note("request-body-removed", where);
  else if (was === undefined) scope.note(isNeeded ? "request-body required" : "request-body optional", where, needed);
  if (was === undefined || is === undefined) return;
  const body = alignPart(scope, pair, "requestBody");
  compareWords(scope, body, ["required", "content"]);
  if ((body.before.node["required"] === true) !== isNeeded)
    scope.note(isNeeded ? "request-body required" : "request-body left out", keyword(body, "required"), needed);
  compareContent(scope, body);
}

/** Compares the media types of a request or response, and their schemas. */
export function compareContent(scope: Scope, pair: Pair): void {
  for (const media of alignParts(scope, pair, "content", ["media-type-removed", "media-type-added"])) {
    compareWords(scope, media, ["schema"]);
    compareSchemas(scope, alignPart(scope, media, "schema"));
  }
}

/** Compares responses by status. A removed success status is compared with an added one. */
function compareResponses(scope: Scope, pair: Pair): void {
  const [was, is] = [asObject(pair.before.node["responses"]), asObject(pair.after.node["responses"])];
  const placeOf = (side: "before" | "after", status: string) => partOf(pair[side], ["responses", status]);
  const added = missing(Object.keys(is), Object.keys(was));
  const successes = added.filter(isSuccess);
  for (const [status, node] of Object.entries(was)) {
    const { at } = placeOf("before", status);
    const now = is[status] !== undefined ? status : isSuccess(status) ? successes.shift() : undefined;
    if (now === undefined) {
      scope.note("response-removed", wasAt(toldAt({ node: asObject(node), at }), node), [status]);
      continue;
    }
    if (now !== status) scope.note("success-status moved", wasAt(at, status, now), [status, now]);
    const response = align(scope, placeOf("before", status), placeOf("after", now));
    compareWords(scope, response, ["content", "headers"]);
    compareHeaders(scope, response);
    compareContent(scope, response);
  }
  for (const status of added.filter((one) => !isSuccess(one) || successes.includes(one))) {
    const kind = isSuccess(status) ? "success-status new" : "response-added";
    scope.note(kind, newAt(placeOf("after", status).at, is[status]), [status]);
  }
}

function compareHeaders(scope: Scope, pair: Pair): void {
  const kinds: [KindName, KindName] = ["response-header-removed", "response-header-added"];
  for (const header of alignParts(scope, pair, "headers", kinds, (name) => name.toLowerCase())) {
    compareWords(scope, header, ["schema", "required"]);
    compareRequired(scope, header, ["response-header present", "response-header absent"]);
    compareSchemas(scope, alignPart(scope, header, "schema"));
  }
}

/** Compares idempotency keys. A loss is breaking even in a body that is not documented: a retry can pay twice. */
function compareIdempotency(scope: Scope, { before, after }: OperationPair): void {
  const { documents, places } = scope.comparison;
  const [was, is] = [inputsOf(documents.before, before), inputsOf(documents.after, after)];
  const [keys, now] = [was, is].map((inputs) => inputs.filter(({ name }) => keyName.test(name)));
  const { gone, added, both } = pairUp(keys ?? [], now ?? [], ({ part }) => part);
  const say = (kind: KindName, where: Where, words: string[] = []) =>
    scope.note(kind, where, words, { correction: false });
  for (const key of gone.slice(0, 1)) {
    const to = added[0] ?? now?.[0];
    const others = pairUp(was, is, ({ name }) => name).added;
    const renamed = others.find(({ name, node }) => /key|retry/i.test(name) && isDeepStrictEqual(node, key.node));
    if (to !== undefined) say("idempotency moved", wasAt(key.at, key.node), [to.part]);
    else if (renamed === undefined) say("idempotency gone", wasAt(key.at, key.node));
    else sayRenamed(scope, wasAt(key.at, key.node, renamed.node), renamed.name);
  }
  for (const { at, node, required } of gone.length > 0 ? [] : added.slice(0, 1)) {
    const isGuess = places.after.at(at).evidence === "assumed";
    if (required) say("idempotency required", newAt(at, node));
    else scope.note(isGuess ? "idempotency guessed" : "idempotency new", newAt(at, node));
  }
  for (const { before: key, after: other } of both)
    if (key.required !== other.required)
      say(key.required ? "idempotency optional" : "idempotency required", wasAt(key.at, key.required, other.required));
}

/** Notes that a key has another name, and removes the findings that a parameter or field of this name is new. */
function sayRenamed({ comparison, users, note }: Scope, where: Where, name: string): void {
  const isSaidAgain = (one: ChangeFinding) =>
    one.users === users &&
    one.side === "after" &&
    [keysOf(one.place).at(-1), asObject(one.after)["name"], ...one.words].includes(name);
  comparison.found = comparison.found.filter((one) => !isSaidAgain(one));
  note("idempotency renamed", where, [name]);
}

/** The headers and the body's fields of a request, with their position in words. */
function inputsOf(document: JsonObject, { parameters, body }: Operation) {
  const headers = parameters.filter((one) => one.in === "header");
  const sent = headers.map(({ written: { at }, raw: { name: _, ...node }, name, required }) => {
    return { at, node, name, part: `in the header \`${name.toLowerCase()}\``, required };
  });
  const fields = (body?.media.slice(0, 1) ?? []).flatMap((media) => {
    const { node: schema, at } = follow(document, media.schema, media.pointer);
    const owners = [schema, ...asArray(schema["allOf"]).map((part) => resolve(document, part))];
    const required = owners.flatMap((owner) => asStrings(owner["required"]));
    return Object.entries(propertiesOf(document, schema)).map(([name, node]) => {
      return {
        at: pointer(at, "properties", name),
        node,
        name,
        part: "in the body",
        required: required.includes(name),
      };
    });
  });
  return [...sent, ...fields];
}
