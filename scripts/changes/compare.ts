// Every finding between two states of a contract: both bundles are walked once, together, as each consumer meets them.

import { isDeepStrictEqual } from "node:util";
import type { Api } from "../../model/apis.ts";
import { createContract } from "../../model/contract.ts";
import { asArray, asObject, componentsOf, type JsonObject, pointer } from "../../model/document.ts";
import { compareRoot } from "./access.ts";
import { enter, enterPart } from "./align.ts";
import { compareErrors, compareEvents, compareStates } from "./events.ts";
import { type Comparison, documentsOf, newAt, note, scopeOf, wasAt } from "./finding.ts";
import { compareOperations } from "./operations.ts";
import { placesOf } from "./places.ts";
import { compareWords } from "./words.ts";

/**
 * Compares two bundles of one contract.
 * @param today Day of the comparison, as YYYY-MM-DD.
 * @throws Error when a reference leads nowhere.
 */
export function compareContracts(api: Api, before: JsonObject, after: JsonObject, today: string): Comparison {
  const comparison: Comparison = {
    ...{ api, today, found: [], reached: new Map(), renamed: new Map() },
    ...{ before: createContract(api, before), after: createContract(api, after) },
    places: { before: placesOf(before), after: placesOf(after) },
  };
  compareDocuments(comparison);
  compareRoot(comparison);
  compareOperations(comparison);
  compareEvents(comparison);
  compareErrors(comparison);
  compareStates(comparison);
  compareNames(comparison);
  return comparison;
}

/** What no operation is about: the title, the tags. */
function compareDocuments(comparison: Comparison): void {
  const { before, after } = documentsOf(comparison);
  const scope = scopeOf(comparison, {});
  const contract = enter(scope, { node: before, at: "" }, { node: after, at: "" });
  const looked = ["info", "servers", "security", "tags", "paths", "webhooks", "components"];
  compareWords(scope, contract, looked, "contract");
  compareWords(scope, enterPart(scope, contract, "info"), ["version"], "contract");
  const tags = (document: JsonObject) => new Map(asArray(document["tags"]).map((tag) => [asObject(tag)["name"], tag]));
  if (!isDeepStrictEqual(tags(before), tags(after))) note(scope, "documentation unseen", wasAt("/tags"));
}

/** The names of schemas, which only the types have, and schemas that nobody meets. */
function compareNames(comparison: Comparison): void {
  const { reached, renamed } = comparison;
  const { before, after } = documentsOf(comparison);
  const [was, is] = [componentsOf(before, "schemas"), componentsOf(after, "schemas")];
  for (const [name, node] of Object.entries(was)) {
    const at = pointer("/components/schemas", name);
    const scope = scopeOf(comparison, reached.get(at) ?? {});
    const now = renamed.get(at)?.split("/").at(-1);
    if (now !== undefined) note(scope, "schema-name renamed", wasAt(at, name, now), [name, now]);
    else if (is[name] === undefined) note(scope, "schema-name gone", wasAt(at, name), [name]);
    else if (!reached.has(at) && !isDeepStrictEqual(node, is[name])) note(scope, "component", wasAt(at));
  }
  const names = new Set(renamed.values());
  for (const name of Object.keys(is).filter((one) => was[one] === undefined)) {
    const at = pointer("/components/schemas", name);
    if (!names.has(at)) note(scopeOf(comparison, {}), "schema-name new", newAt(at, name), [name]);
  }
}
