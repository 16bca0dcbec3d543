// Rates every change between two states of a contract: by the table of kinds, the evidence, and the compiler.

import { isDeepStrictEqual } from "node:util";
import type { Api } from "../../model/apis.ts";
import { type Change, heavier, heaviest, lighter, type Rating, ratings } from "../../model/change.ts";
import { createContract } from "../../model/contract.ts";
import { asArray, asObject, componentsOf, type JsonObject, pointer } from "../../model/document.ts";
import { type Evidence, isCertain } from "../../model/evidence.js";
import { compareRoot } from "./access.ts";
import { align, alignPart, parentOf, writtenPlace } from "./align.ts";
import { compareErrors, compareEvents, compareStates } from "./events.ts";
import {
  type ChangeFinding,
  type Comparison,
  newAt,
  scopeOf,
  type TypeRatings,
  union,
  userOf,
  wasAt,
} from "./finding.ts";
import { type Direction, kindNamed, ruleOf } from "./kinds.ts";
import { compareOperations } from "./operations.ts";
import { type PlaceInfo, placesOf } from "./places.ts";
import { nameOf, say, whom } from "./sentence.ts";
import { compareWords } from "./words.ts";

/** The same finding of several consumers. */
type Group = ChangeFinding & { directions: Set<Direction> };

/**
 * Rates every change of one contract.
 * @param before The old bundle, with local references only.
 * @param options The day of the comparison, as YYYY-MM-DD, and the function that compiles the types; replaced in tests.
 * @returns One change for each place and kind, the heaviest first.
 * @throws Error when a reference is broken, or when the compiler cannot run.
 */
export async function rateChanges(
  api: Api,
  before: JsonObject,
  after: JsonObject,
  { today = new Date().toISOString().slice(0, 10), types = compileTypes } = {},
): Promise<Change[]> {
  if (isDeepStrictEqual(before, after)) return [];
  const comparison = compareContracts(api, before, after, today);
  const groups = withoutEased(gathered(comparison));
  const concerned = new Set(
    groups
      .filter(({ kind }) => kindNamed(kind).isCompiled)
      .flatMap((group) => [...group.directions].flatMap((direction) => usersIn(group, direction))),
  );
  const verdict: TypeRatings = concerned.size === 0 ? new Map() : await types(comparison, concerned);
  return groups.map((group) => changeOf(comparison, group, verdict)).sort(byWeight);
}

/** Compares both bundles, for each consumer. */
function compareContracts(api: Api, before: JsonObject, after: JsonObject, today: string): Comparison {
  const comparison: Comparison = {
    api,
    today,
    found: [],
    reached: new Map(),
    renamed: new Map(),
    before: createContract(api, before),
    after: createContract(api, after),
    documents: { before, after },
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

/** Compares the parts outside of operations, such as title and tags. */
function compareDocuments(comparison: Comparison): void {
  const { before, after } = comparison.documents;
  const scope = scopeOf(comparison, {});
  const contract = align(scope, { node: before, at: "" }, { node: after, at: "" });
  const looked = ["info", "servers", "security", "tags", "paths", "webhooks", "components"];
  compareWords(scope, contract, looked, "contract");
  compareWords(scope, alignPart(scope, contract, "info"), ["version"], "contract");
  const tags = (document: JsonObject) => new Map(asArray(document["tags"]).map((tag) => [asObject(tag)["name"], tag]));
  if (!isDeepStrictEqual(tags(before), tags(after))) scope.note("documentation unseen", wasAt("/tags"));
}

/** Compares the names of schemas, which only the types have, and the schemas that no operation or event uses. */
function compareNames(comparison: Comparison): void {
  const { reached, renamed } = comparison;
  const { before, after } = comparison.documents;
  const [was, is] = [componentsOf(before, "schemas"), componentsOf(after, "schemas")];
  const written = JSON.stringify(after);
  const isUsed = (name: string) => written.includes(`"#/components/schemas/${name}"`);
  for (const [name, node] of Object.entries(was)) {
    const at = pointer("/components/schemas", name);
    const scope = scopeOf(comparison, reached.get(at) ?? {});
    const now = renamed.get(at)?.split("/").at(-1);
    if (now !== undefined) scope.note("schema-name renamed", wasAt(at, name, now), [name, now]);
    else if (is[name] === undefined) scope.note("schema-name gone", wasAt(at, name), [name]);
    // A schema that only new operations and events use is a part of their additions.
    else if (!(reached.has(at) || isUsed(name) || isDeepStrictEqual(node, is[name])))
      scope.note("component", wasAt(at));
  }
  const names = new Set(renamed.values());
  for (const name of Object.keys(is).filter((one) => was[one] === undefined)) {
    const at = pointer("/components/schemas", name);
    if (!names.has(at)) scopeOf(comparison, {}).note("schema-name new", newAt(at, name), [name]);
  }
}

/** Loads the compiler only when a change needs it, because loading takes a second. */
async function compileTypes(comparison: Comparison, concerned: Set<string>): Promise<TypeRatings> {
  return (await import("./types.ts")).judgeTypes(comparison, concerned);
}

/** Rules whose findings are merged over all places, so that 50 operations with the same difference are one change. */
const shared = ["access", "scopes", "acknowledgement", "delivery-method", "delivery-access", "response-added", "roles"];

/** Merges the equal findings of all consumers. */
function gathered({ found, places }: Comparison): Group[] {
  const groups = new Map<string, Group>();
  for (const one of found) {
    const at = shared.includes(ruleOf(one.kind)) ? places[one.side].at(one.place).evidence : one.place;
    const { request, response } = kindNamed(one.kind).wire;
    // A kind with different ratings for senders and readers becomes two changes.
    const direction = request === response ? "" : one.direction;
    const id = JSON.stringify([one.kind, one.side, at, one.words, direction]);
    const group = groups.get(id) ?? { ...one, directions: new Set() };
    if (one.direction !== undefined) group.directions.add(one.direction);
    groups.set(id, { ...group, users: union(group.users, one.users) });
  }
  return [...groups.values()];
}

/** Drops a finding that a limit is eased if the same place breaks in the other direction. */
function withoutEased(groups: Group[]): Group[] {
  const broken = new Set(groups.filter(({ kind }) => ruleOf(kind).startsWith("schema-")).map(({ place }) => place));
  return groups.filter(({ kind, place }) => ruleOf(kind) !== "eased" || !broken.has(place));
}

function usersIn({ users }: Group, direction: Direction): string[] {
  return [...users.operationIds, ...users.events].map((name) => userOf(name, direction));
}

function changeOf(comparison: Comparison, group: Group, verdict: TypeRatings): Change {
  const { api, places } = comparison;
  const { kind, side, users, directions } = group;
  const row = kindNamed(kind);
  const known = placeNow(comparison, group.place);
  const around = places.before.at(side === "after" ? parentOf(known) : known);
  const ground = { ...around, evidence: group.evidence ?? around.evidence };
  const full = directions.size === 0 ? row.wire.request : heaviest([...directions].map((one) => row.wire[one]));
  // A place that was not documented is corrected, not broken.
  const isLight = ratings.indexOf(full) < ratings.indexOf("minor") || (side === "after" && full === "minor");
  const correction = group.correction ?? !(isLight || isPromised(ground));
  const wire = correction && full === "major" ? "minor" : full;
  const document = comparison.documents[side];
  const place = writtenPlace(document, group.place);
  const name = nameOf(document, group.place);
  const owner = nameOf(document, parentOf(group.place));
  const { evidence = places[side].at(group.place).evidence } = group;
  const text = say(group, name, owner, directions);
  // Idempotency keys, secrets and sunsets break consumers even at a place that was not documented.
  const isAllTheSame = full === "major" && !isPromised(ground);
  const remark = correction ? "a correction" : isAllTheSame ? "breaking all the same" : undefined;
  return {
    api,
    wire,
    types: typesOf(group, verdict),
    rule: ruleOf(kind),
    place,
    ...users,
    evidence,
    before: group.before,
    after: group.after,
    text: `${whom(api, users)}: ${remark ? withRemark(text, `${remark}: ${reasonOf(known, ground)}`) : text}`,
    ...(correction && { correction: true as const }),
  };
}

/** A place with the former name of its component, if the component was renamed. */
function placeNow({ renamed }: Comparison, place: string): string {
  const [former, now] = [...renamed].find(([, name]) => `${place}/`.startsWith(`${name}/`)) ?? ["", ""];
  return former + place.slice(now.length);
}

/** The rating for the types: that of the table, or a heavier one if the compiler refuses a consumer of the place. */
function typesOf(group: Group, verdict: TypeRatings): Rating {
  const { wire, types, isCompiled } = kindNamed(group.kind);
  if (!isCompiled) return types;
  // A change that eases a direction cannot break its types: another change at this consumer does.
  const most = (direction: Direction) =>
    wire[direction] !== "minor" ? "major" : direction === "request" ? "minor" : types;
  return [...group.directions]
    .flatMap((direction) =>
      usersIn(group, direction).map((user) => lighter(verdict.get(user) ?? "none", most(direction))),
    )
    .reduce(heavier, types);
}

/** Kinds of nodes that are documented even for a listed operation: its existence and its address. */
const listedPromises = new Set(["operation", "path item", "webhook", "paths", "server", "document"]);

/** Whether consumers can rely on a place. */
function isPromised({ evidence, kind }: PlaceInfo): boolean {
  return isCertain(evidence) || (evidence === "listed" && listedPromises.has(kind));
}

const corrections: Partial<Record<Evidence, string>> = {
  observed: "it was only observed so far",
  named: "only its name was documented so far",
  listed: "the payload was not documented so far",
  assumed: "it was only assumed so far",
};

/** Why a change is a correction. @param place Its pointer: `required` can be less certain than the fields. */
function reasonOf(place: string, { evidence }: PlaceInfo): string {
  if (place.endsWith("/required") && evidence === "named") return "its presence was not stated so far";
  return corrections[evidence] ?? "nothing was promised so far";
}

function withRemark(sentence: string, remark: string): string {
  return `${sentence.replace(/\.$/, "")} (${remark}).`;
}

/** Sorts the heaviest change first: by the wire, then by the types, then in the order of the bundle. */
function byWeight(a: Change, b: Change): number {
  const weight = ({ wire, types }: Change) => ratings.indexOf(wire) * ratings.length + ratings.indexOf(types);
  return weight(b) - weight(a);
}
