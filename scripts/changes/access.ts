// Compares the access to operations: servers, security schemes, scopes and roles.

import { asArray, asObject, asStrings, componentsOf, type JsonObject, pointer } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import { align, alignParts, differs, keyword, type Pair } from "./align.ts";
import {
  type Comparison,
  listValues,
  missing,
  newAt,
  type OperationPair,
  operationAt,
  pairUp,
  type Scope,
  scopeOf,
  showValue,
  type Where,
  wasAt,
} from "./finding.ts";
import { compareWords } from "./words.ts";

type Requirement = Record<string, string[]>;

function requirements(document: JsonObject, { raw }: Operation): Requirement[] {
  const all = asArray(raw["security"] ?? document["security"]).map((one) =>
    Object.fromEntries(Object.entries(asObject(one)).map(([name, value]) => [name, asStrings(value)])),
  );
  return all.length === 0 ? [{}] : all;
}

/** Whether every caller who meets a former requirement meets a new one. */
function suffices(now: Requirement[], former: Requirement[]): boolean {
  const asksNoMore = (one: Requirement, other: Requirement) =>
    Object.entries(one).every(([scheme, wanted]) => other[scheme] && missing(wanted, other[scheme]).length === 0);
  return former.every((one) => now.some((other) => asksNoMore(other, one)));
}

/** Compares the security requirements of an operation. */
export function compareSecurity(scope: Scope, { before, after }: OperationPair): void {
  const documents = scope.comparison.documents;
  const [was, is] = [requirements(documents.before, before), requirements(documents.after, after)];
  const isOpen = (all: Requirement[]) => all.some((one) => Object.keys(one).length === 0);
  const [hadOwn, hasOwn] = [before, after].map(({ raw }) => raw["security"] !== undefined);
  const place = hadOwn ? operationAt(before, "security") : hasOwn ? operationAt(after, "security") : "/security";
  const where: Where = { place, side: hadOwn || !hasOwn ? "before" : "after", before: was, after: is };
  const [isOpened, stillGood] = [!isOpen(was) && isOpen(is), suffices(is, was)];
  // A change of the contract's default is rated once, in compareRoot.
  if (isOpened && place !== "/security") scope.note("access", where);
  if (isOpened || (stillGood && suffices(was, is))) return;
  // `OAuth2: []` means that the scopes are not documented, not that none is needed.
  const less = is.some((one) => one["OAuth2"]?.length === 0) ? "scopes forgotten" : "scopes less";
  const kind = stillGood ? less : "scopes more";
  scope.note(kind, where, [is.map(inWords).join(", or ")]);
}

/** One alternative of the requirements, in words. */
function inWords(one: Requirement): string {
  const schemes = Object.entries(one).map(([name, scopes]) => {
    return scopes.length === 0 ? showValue(name) : `${showValue(name)} with ${listValues(scopes)}`;
  });
  return schemes.join(" and ") || "nothing";
}

/** Compares the roles, one of which a caller needs. An empty list means that the roles are not documented. */
export function compareRoles(scope: Scope, pair: Pair): void {
  const where = keyword(pair, "x-required-roles");
  const [was, is] = [asStrings(where.before), asStrings(where.after)];
  const isMore = is.length > 0 && (was.length === 0 || missing(was, is).length > 0);
  const isLess = was.length > 0 && (is.length === 0 || missing(is, was).length > 0);
  const kind = is.length === 0 ? "roles forgotten" : isMore ? "roles more" : "roles less";
  if (isMore || isLess) scope.note(kind, where, [`the role ${listValues(is, "or")}`]);
}

/** The servers of an operation, its path item or the document, the nearest of them, with their pointer. */
function serversOf(document: JsonObject, operation: Operation): { at: string; urls: string[] } {
  const item = asObject(asObject(document["paths"])[operation.path]);
  const own = [
    { at: operationAt(operation, "servers"), servers: operation.raw["servers"] },
    { at: pointer("/paths", operation.path, "servers"), servers: item["servers"] },
  ].find(({ servers }) => servers !== undefined);
  const { at, servers } = own ?? { at: "/servers", servers: document["servers"] };
  return { at, urls: asStrings(asArray(servers).map((server) => asObject(server)["url"])) };
}

/** Compares the servers of an operation, if the operation or its path item has its own. */
export function compareServers(scope: Scope, { before, after }: OperationPair): void {
  const documents = scope.comparison.documents;
  const [was, is] = [serversOf(documents.before, before), serversOf(documents.after, after)];
  // The servers of the whole contract are rated in compareRoot.
  if (was.at === "/servers" && is.at === "/servers") return;
  const side = was.at === "/servers" ? "after" : "before";
  const where: Where = { place: side === "after" ? is.at : was.at, side, before: was.urls, after: is.urls };
  const added = missing(is.urls, was.urls);
  if (missing(was.urls, is.urls).length > 0) scope.note("operation-server", where, is.urls);
  else if (added.length > 0) scope.note("operation-server new", where, added);
}

/** Compares the servers and security schemes of the whole contract. */
export function compareRoot(comparison: Comparison): void {
  const { before, after } = comparison.documents;
  const operations = comparison.before.operations.filter(({ raw }) => raw["servers"] === undefined);
  const scope = scopeOf(comparison, { operationIds: operations.map(({ operationId }) => operationId) });
  // A server that implements only the default lets anyone in, even if each operation has its own requirements.
  if (asArray(before["security"]).length > 0 && asArray(after["security"]).length === 0)
    scope.note("access default", wasAt("/security", before["security"]));
  const servers = (document: JsonObject) =>
    asArray(document["servers"]).map((written, index) => {
      const node = asObject(written);
      return { node, at: pointer("/servers", index), url: String(node["url"]) };
    });
  const { gone, added, both } = pairUp(servers(before), servers(after), ({ url }) => url);
  for (const { node, at, url } of gone) scope.note("server-removed", wasAt(at, node), [url]);
  for (const { node, at, url } of added) scope.note("server-added", newAt(at, node), [url]);
  for (const { before: was, after: is } of both) {
    const pair = align(scope, was, is);
    const isInternal = is.node["x-internal"] === true;
    if ((was.node["x-internal"] === true) !== isInternal)
      scope.note(isInternal ? "internal-server" : "internal-server opened", keyword(pair, "x-internal"), [is.url]);
    compareWords(scope, pair, ["x-internal", "url"], "contract");
  }
  compareSchemes(comparison);
}

/** Keywords that define how a caller authenticates. */
const manner = ["type", "scheme", "in", "name", "bearerFormat", "openIdConnectUrl"];

/** Compares the security schemes: the flow, the address of tokens, the scopes. */
function compareSchemes(comparison: Comparison): void {
  const { before, after } = comparison.documents;
  const now = componentsOf(after, "securitySchemes");
  for (const [name, node] of Object.entries(componentsOf(before, "securitySchemes"))) {
    const at = pointer("/components/securitySchemes", name);
    const isUser = (operation: Operation) => requirements(before, operation).some((one) => one[name]);
    const operationIds = comparison.before.operations.filter(isUser).map(({ operationId }) => operationId);
    const events = [...comparison.before.events.values()].filter(({ schemes }) => schemes.includes(name));
    const scope = scopeOf(comparison, { operationIds, events: events.map(({ eventType }) => eventType) });
    const other = now[name];
    // The loss of a scheme is rated at the operations and events that require it.
    if (other === undefined) continue;
    const pair = align(scope, { node, at }, { node: other, at });
    for (const word of manner) if (differs(pair, word)) scope.note("security-scheme-changed", keyword(pair, word));
    compareWords(scope, pair, [...manner, "flows"], "contract");
    for (const flow of alignParts(scope, pair, "flows", ["oauth-flow gone", "oauth-flow new"])) {
      for (const word of ["tokenUrl", "authorizationUrl", "refreshUrl"])
        if (differs(flow, word)) scope.note("token-address", keyword(flow, word));
      compareScopes(comparison, keyword(flow, "scopes"));
    }
  }
}

function compareScopes(comparison: Comparison, { place: at, before: was, after: is }: Where): void {
  const [former, now] = [asObject(was), asObject(is)];
  for (const name of new Set([...Object.keys(former), ...Object.keys(now)])) {
    const [place, before, after] = [pointer(at, name), former[name], now[name]];
    const askers = comparison.before.operations.filter(({ scopes }) => scopes.includes(name));
    const scope = scopeOf(comparison, { operationIds: askers.map(({ operationId }) => operationId) });
    if (before === undefined) scope.note("scope-list new", newAt(place, after), [name]);
    else if (after === undefined) scope.note("scope-list gone", wasAt(place, before), [name]);
    else if (before !== after) scope.note("scope-list words", wasAt(place, before, after), [name]);
  }
}
