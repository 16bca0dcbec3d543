// Every finding between two states of a contract: both bundles are walked once, together, as each consumer meets them.

import { isDeepStrictEqual } from "node:util";
import type { Api } from "../../model/apis.ts";
import { createContract } from "../../model/contract.ts";
import { asArray, asObject, componentsOf, type JsonObject, lookUp, pointer } from "../../model/document.ts";
import { compareRoot } from "./access.ts";
import { enter } from "./align.ts";
import { compareErrors, compareEvents, compareStates } from "./events.ts";
import { type Comparison, documentsOf, note, scopeOf } from "./finding.ts";
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
  const whole = (document: JsonObject) => ({ node: document, at: "" });
  const parts = [
    "info",
    "servers",
    "security",
    "tags",
    "paths",
    "webhooks",
    "components",
    "openapi",
    "jsonSchemaDialect",
  ];
  const pair = enter(scope, whole(before), whole(after));
  compareWords(scope, pair, parts, "contract");
  for (const word of ["openapi", "jsonSchemaDialect"])
    if (before[word] !== after[word])
      note(scope, "documentation unseen", {
        place: `/${word}`,
        side: "before",
        before: before[word],
        after: after[word],
      });
  const [was, is] = [asObject(before["info"]), asObject(after["info"])];
  for (const word of new Set([...Object.keys(was), ...Object.keys(is)]))
    if (word !== "version" && !word.startsWith("x-source") && !isDeepStrictEqual(was[word], is[word]))
      note(scope, "documentation unseen", {
        place: pointer("/info", word),
        side: "before",
        before: was[word],
        after: is[word],
      });
  const tags = (document: JsonObject) => new Map(asArray(document["tags"]).map((tag) => [asObject(tag)["name"], tag]));
  const now = tags(after);
  const other = [...tags(before)].some(([name, tag]) => !isDeepStrictEqual(tag, now.get(name)));
  if (other || now.size !== tags(before).size) note(scope, "documentation unseen", { place: "/tags", side: "before" });
}

/** The names of schemas, which only the types have, and schemas that nobody meets. */
function compareNames(comparison: Comparison): void {
  const { before, after } = documentsOf(comparison);
  const [was, is] = [componentsOf(before, "schemas"), componentsOf(after, "schemas")];
  const names = new Set(comparison.renamed.values());
  for (const [name, node] of Object.entries(was)) {
    const at = pointer("/components/schemas", name);
    const scope = scopeOf(comparison, comparison.reached.get(at) ?? {});
    const now = comparison.renamed.get(at)?.split("/").at(-1);
    const where = { place: at, side: "before" as const };
    if (now !== undefined)
      note(scope, "schema-name renamed", { ...where, before: name, after: now }, { words: [name, now] });
    else if (is[name] === undefined) note(scope, "schema-name gone", { ...where, before: name }, { words: [name] });
    else if (!comparison.reached.has(at) && !isDeepStrictEqual(node, is[name])) note(scope, "component", where);
  }
  for (const name of Object.keys(is)) {
    const at = pointer("/components/schemas", name);
    if (was[name] === undefined && !names.has(at) && Object.keys(lookUp(before, at)).length === 0)
      note(scopeOf(comparison, {}), "schema-name new", { place: at, side: "after", after: name }, { words: [name] });
  }
}
