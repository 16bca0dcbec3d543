// Compares who may call what, and where: servers, security schemes, scopes and roles.

import {
  asArray,
  asObject,
  asStrings,
  componentsOf,
  type Json,
  type JsonObject,
  pointer,
} from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import { enter, keyword } from "./align.ts";
import {
  type Comparison,
  documentsOf,
  missing,
  note,
  type OperationPair,
  operationAt,
  type Scope,
  scopeOf,
  type Where,
} from "./finding.ts";
import { listed } from "./naming.ts";
import { compareWords } from "./words.ts";

type Requirement = Record<string, string[]>;

/** The access to an operation, its roles and its servers. */
export function compareAccess(scope: Scope, pair: OperationPair): void {
  compareSecurity(scope, pair);
  compareRoles(scope, pair);
  compareServers(scope, pair);
}

function requirements(document: JsonObject, { raw }: Operation): Requirement[] {
  const all = asArray(raw["security"] ?? document["security"]).map((one) =>
    Object.fromEntries(Object.entries(asObject(one)).map(([name, value]) => [name, asStrings(value)])),
  );
  return all.length === 0 ? [{}] : all;
}

/** Whether whoever met one of the second requirements meets one of the first. */
function suffices(now: Requirement[], former: Requirement[]): boolean {
  const asksNoMore = (one: Requirement, other: Requirement) =>
    Object.entries(one).every(
      ([scheme, wanted]) => missing(wanted, other[scheme] ?? ["-"]).length === 0 && other[scheme] !== undefined,
    );
  return former.every((one) => now.some((other) => asksNoMore(other, one)));
}

function compareSecurity(scope: Scope, { before, after }: OperationPair): void {
  const documents = documentsOf(scope.comparison);
  const [was, is] = [requirements(documents.before, before), requirements(documents.after, after)];
  const isOpen = (all: Requirement[]) => all.some((one) => Object.keys(one).length === 0);
  const isOwn = before.raw["security"] !== undefined;
  const where: Where = {
    place: isOwn
      ? operationAt(before, "security")
      : after.raw["security"] === undefined
        ? "/security"
        : operationAt(after, "security"),
    side: isOwn || after.raw["security"] === undefined ? "before" : "after",
    ...{ before: was as unknown as Json, after: is as unknown as Json },
  };
  if (!isOpen(was) && isOpen(is)) {
    // What becomes of the default of the contract is rated once.
    if (where.place !== "/security") note(scope, "access", where);
    return;
  }
  const [stillGood, noLess] = [suffices(is, was), suffices(was, is)];
  if (stillGood && noLess) return;
  const schemes = [...new Set(is.flatMap((one) => Object.keys(one)))];
  const scopes = [...new Set(is.flatMap((one) => Object.values(one).flat()))];
  const words = [
    `${listed(schemes)}${scopes.length === 0 ? " without a documented scope" : ` with ${listed(scopes)}`}`,
  ];
  note(scope, stillGood ? "scopes less" : "scopes more", where, { words });
}

/** A caller needs one of the roles, and none if none is documented. */
function compareRoles(scope: Scope, { before, after }: OperationPair): void {
  const [was, is] = [before.roles, after.roles];
  const isMore = is.length > 0 && (was.length === 0 || missing(was, is).length > 0);
  const isLess = was.length > 0 && (is.length === 0 || missing(is, was).length > 0);
  if (!isMore && !isLess) return;
  const pair = enter(scope, { node: before.raw, at: operationAt(before) }, { node: after.raw, at: operationAt(after) });
  const words = [is.length === 0 ? "no documented role" : `one of the roles ${listed(is)}`];
  note(scope, isMore ? "roles more" : "roles less", keyword(pair, "x-required-roles"), { words });
}

/** The servers nearest to an operation, and where they are written. */
function serversOf(document: JsonObject, operation: Operation): { at: string; urls: string[] } {
  const item = asObject(asObject(document["paths"])[operation.path]);
  const places: [string, unknown][] = [
    [operationAt(operation, "servers"), operation.raw["servers"]],
    [pointer("/paths", operation.path, "servers"), item["servers"]],
    ["/servers", document["servers"]],
  ];
  const [at, servers] = places.find(([, written]) => written !== undefined) ?? ["/servers", []];
  return { at, urls: asStrings(asArray(servers).map((server) => asObject(server)["url"])) };
}

function compareServers(scope: Scope, { before, after }: OperationPair): void {
  const documents = documentsOf(scope.comparison);
  const [was, is] = [serversOf(documents.before, before), serversOf(documents.after, after)];
  // What the contract says for all of them is rated where it stands.
  if (was.at === "/servers" && is.at === "/servers") return;
  const side = was.at === "/servers" ? "after" : "before";
  const where: Where = { place: side === "after" ? is.at : was.at, side, before: was.urls, after: is.urls };
  const [gone, added] = [missing(was.urls, is.urls), missing(is.urls, was.urls)];
  if (gone.length > 0) note(scope, "operation-server", where, { words: is.urls });
  else if (added.length > 0) note(scope, "operation-server new", where, { words: added });
}

/** What the contract says for all operations: servers and security schemes. */
export function compareRoot(comparison: Comparison): void {
  const { before, after } = documentsOf(comparison);
  const operations = comparison.before.operations.filter(({ raw }) => raw["servers"] === undefined);
  const scope = scopeOf(comparison, { operationIds: operations.map(({ operationId }) => operationId) });
  // Who reads only the default lets anyone in, also where each operation says more.
  if (asArray(before["security"]).length > 0 && asArray(after["security"]).length === 0)
    note(scope, "access default", { place: "/security", side: "before", before: before["security"] });
  const servers = (document: JsonObject) =>
    asArray(document["servers"]).map((node, index) => ({
      node: asObject(node),
      at: pointer("/servers", index),
      url: String(asObject(node)["url"]),
    }));
  const [was, is] = [servers(before), servers(after)];
  for (const { node, at, url } of was) {
    const other = is.find((one) => one.url === url);
    if (other === undefined) {
      note(scope, "server-removed", { place: at, side: "before", before: node }, { words: [url] });
      continue;
    }
    const pair = enter(scope, { node, at }, other);
    const [wasInternal, isInternal] = [node, other.node].map((one) => one["x-internal"] === true);
    if (wasInternal !== isInternal)
      note(scope, isInternal ? "internal-server" : "internal-server opened", keyword(pair, "x-internal"), {
        words: [url],
      });
    compareWords(scope, pair, ["x-internal", "url"], "contract");
  }
  for (const { node, at, url } of is)
    if (!was.some((one) => one.url === url))
      note(scope, "server-added", { place: at, side: "after", after: node }, { words: [url] });
  compareSchemes(comparison);
}

/** Security schemes: the flow, the address of tokens, the scopes there are. */
function compareSchemes(comparison: Comparison): void {
  const { before, after } = documentsOf(comparison);
  const now = componentsOf(after, "securitySchemes");
  for (const [name, node] of Object.entries(componentsOf(before, "securitySchemes"))) {
    const at = pointer("/components/securitySchemes", name);
    const users = comparison.before.operations.filter((operation) =>
      requirements(before, operation).some((one) => one[name]),
    );
    const events = [...comparison.before.events.values()].filter(({ schemes }) => schemes.includes(name));
    const scope = scopeOf(comparison, {
      operationIds: users.map(({ operationId }) => operationId),
      events: events.map(({ eventType }) => eventType),
    });
    const other = now[name];
    // Who can no longer authenticate by it is told where it was asked for.
    if (other === undefined) continue;
    const pair = enter(scope, { node, at }, { node: other, at });
    for (const word of ["type", "scheme", "in", "name", "bearerFormat", "openIdConnectUrl"])
      if (node[word] !== other[word]) note(scope, "security-scheme-changed", keyword(pair, word));
    compareWords(
      scope,
      pair,
      ["type", "scheme", "in", "name", "bearerFormat", "openIdConnectUrl", "flows"],
      "contract",
    );
    compareFlows(scope, pointer(at, "flows"), asObject(node["flows"]), asObject(other["flows"]));
  }
}

function compareFlows(scope: Scope, at: string, was: JsonObject, is: JsonObject): void {
  const [gone, added] = [missing(Object.keys(was), Object.keys(is)), missing(Object.keys(is), Object.keys(was))];
  if (gone.length > 0)
    note(scope, "oauth-flow gone", { place: pointer(at, gone[0] ?? ""), side: "before" }, { words: gone });
  else if (added.length > 0)
    note(scope, "oauth-flow new", { place: pointer(at, added[0] ?? ""), side: "after" }, { words: added });
  for (const [flow, node] of Object.entries(was)) {
    if (is[flow] === undefined) continue;
    const [former, now] = [asObject(node), asObject(is[flow])];
    for (const word of ["tokenUrl", "authorizationUrl", "refreshUrl"])
      if (former[word] !== now[word])
        note(scope, "token-address", {
          place: pointer(at, flow, word),
          side: "before",
          before: former[word],
          after: now[word],
        });
    compareScopes(scope, pointer(at, flow, "scopes"), asObject(former["scopes"]), asObject(now["scopes"]));
  }
}

function compareScopes(scope: Scope, at: string, was: JsonObject, is: JsonObject): void {
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const [before, after] = [was[name], is[name]];
    if (before === after) continue;
    const kind = after === undefined ? "scope-list gone" : before === undefined ? "scope-list new" : "scope-list words";
    const side = before === undefined ? "after" : "before";
    note(scope, kind, { place: pointer(at, name), side, before, after }, { words: [name] });
  }
}
