// Rates every change between two states of a contract: our rules decide first, Redocly's diff decides the rest.

import { isDeepStrictEqual } from "node:util";
import type { Api } from "../../model/apis.ts";
import { type Change, type Rating, ratings } from "../../model/change.ts";
import { createContract } from "../../model/contract.ts";
import { asObject, asStrings, type JsonObject, lookUp, propertiesOf } from "../../model/document.ts";
import { type Aligned, align, renamedPlace } from "./align/align.ts";
import { unclaimed } from "./claims.ts";
import { asCorrection, weigh } from "./correction.ts";
import { differences } from "./differences.ts";
import { foldChanges, foldWords } from "./fold.ts";
import { parentOf, whom } from "./naming.ts";
import { type PlaceInfo, placesOf } from "./places.ts";
import { isWithin, usesOf } from "./reach.ts";
import { type Comparison, type Reading, readEntries } from "./read.ts";
import type { DiffEntry } from "./redocly.ts";
import type { Found, Rule, Sides, Uses } from "./rule.ts";
import { rules } from "./rules/index.ts";
import { type Verdict, withTypeBreaks } from "./type-breaks.ts";
import { judgeTypes, type TypeBreak, typesDiffer } from "./types/judge.ts";

/** What can be put in the place of the real parts, for tests. */
export interface Judges {
  rules?: Rule[];
  types?: (api: Api, before: JsonObject, after: JsonObject) => Promise<Verdict>;
}

/**
 * Rates every change of one contract.
 * @param api Which API both bundles are of.
 * @param before The bundle as it was; local references only.
 * @param after The bundle as it is.
 * @param judges Other rules and another judge of the types, for tests.
 * @returns One change for each place, the heaviest first; empty when nothing changed for anyone.
 * @throws Error when a reference leads nowhere, or when Redocly or the compiler cannot run.
 */
export async function rateChanges(
  api: Api,
  before: JsonObject,
  after: JsonObject,
  judges: Judges = {},
): Promise<Change[]> {
  if (isDeepStrictEqual(before, after)) return [];
  const aligned = align(before, after);
  const judge = judges.types ?? compilerVerdict;
  const [entries, verdict] = await Promise.all([
    differences(aligned.before, aligned.after),
    // The compiler sees the names that code of today has.
    judge(api, before, after),
  ]);
  const uses = { before: usesOf(aligned.before), after: usesOf(aligned.after) };
  const comparison: Comparison = {
    api,
    before: createContract(api, aligned.before),
    after: createContract(api, aligned.after),
    renames: aligned.renames,
    entries,
    uses,
    places: { before: placesOf(aligned.before), after: placesOf(aligned.after) },
  };
  const found = (judges.rules ?? rules).flatMap((rule) =>
    rule.find(comparison).map((one) => ({ ...one, rule: rule.name })),
  );
  const written = { before: usesOf(before), after: usesOf(after) };
  const own = found.map((one) => ({ side: one.side, change: changeOfFound(comparison, one, written) }));
  const open = unclaimed(entries, found).filter((entry) => !isConsequence(comparison, entry));
  const rest = readEntries(comparison, open).map((reading) => ({
    side: reading.side,
    change: changeOfReading(comparison, reading),
  }));
  const each = foldChanges([...own, ...rest]).map(({ side, change }) => asWritten(aligned, side, change));
  const all = foldWords(each.sort(byWeight));
  const breaks = verdict.breaks.map(({ place, text }) => ({
    ...{ place: explainedAt(aligned, found, place), text },
    // What is new in a schema with another name stands under this name.
    now: renamedPlace(place, aligned.renames),
  }));
  const former = { ...comparison, uses: written, places: { ...comparison.places, before: placesOf(before) } };
  return withTypeBreaks(all, { ...verdict, breaks }, (one) => changeOfBreak(former, one)).sort(byWeight);
}

/** A change with the place and the references that the bundles really have. */
function asWritten({ placeOf, formerValue }: Aligned, side: "before" | "after", change: Change): Change {
  return { ...change, place: placeOf(side, change.place), before: formerValue(change.before) };
}

/** The place of a break, or of what was found elsewhere and explains it. */
function explainedAt({ placeOf }: Aligned, found: Found[], place: string): string {
  if (found.some((one) => one.place === place)) return place;
  const cause = found.find(({ covers, place: own }) => covers?.includes(place) && !isWithin(own, place));
  return cause === undefined ? place : placeOf(cause.side, cause.place);
}

/** Whether a list of required fields only lost fields that are gone altogether, which is a change of its own. */
function isConsequence({ before, after }: Comparison, entry: DiffEntry): boolean {
  const [was, is] = [entry.before, entry.after].map((one) => asStrings(one?.value)) as [string[], string[]];
  if (entry.property !== "required" || was.length === 0 || is.some((name) => !was.includes(name))) return false;
  const fieldsOf = (document: JsonObject, place = "") => propertiesOf(document, lookUp(document, parentOf(place)));
  const had = fieldsOf(before.document, entry.before?.pointer);
  const has = fieldsOf(after.document, entry.after?.pointer ?? entry.before?.pointer);
  const lost = was.filter((name) => !is.includes(name));
  return lost.every((name) => had[name] !== undefined && has[name] === undefined);
}

async function compilerVerdict(api: Api, before: JsonObject, after: JsonObject): Promise<Verdict> {
  const [breaks, differ] = await Promise.all([judgeTypes(api, before, after), typesDiffer(before, after)]);
  return { breaks, differ };
}

function changeOfFound(comparison: Comparison, found: Found & { rule: string }, written: Sides["uses"]): Change {
  const { place, side, rule, wire, types } = found;
  const isNew = side === "after";
  const ground = groundOf(comparison, place, isNew);
  const known = comparison.places[side].at(place).evidence;
  const rating = found.correction ? lightened(wire) : weigh(wire, ground, isNew);
  const { wire: weight, correction } = found.asPromised ? { wire, correction: false } : rating;
  // What is written out everywhere now is still used where its references were.
  const own = together([place, ...(found.concerns ?? [])].map(comparison.uses[side]));
  const { operationIds, events } = own.operationIds.length + own.events.length > 0 ? own : written[side](place);
  const text = correction ? asCorrection(found.text, known, found.isRename) : found.text;
  return {
    ...{ api: comparison.api, wire: weight, types, rule, place, operationIds, events, evidence: known },
    before: found.before,
    after: found.after,
    text: `${whom(comparison.api, { operationIds, events })}: ${text}`,
    ...(correction && { correction: true as const }),
  };
}

/** Who uses one of several places. */
function together(uses: Uses[]): Pick<Uses, "operationIds" | "events"> {
  return {
    operationIds: [...new Set(uses.flatMap(({ operationIds }) => operationIds))],
    events: [...new Set(uses.flatMap(({ events }) => events))],
  };
}

function changeOfReading(comparison: Comparison, reading: Reading): Change {
  const { place, side, rule, wire, types, uses } = reading;
  const isNew = side === "after" && reading.isAdded;
  const ground = reading.ground ?? groundOf(comparison, place, isNew);
  const weighed = reading.asPromised ? { wire, correction: false } : weigh(wire, ground, isNew);
  const { operationIds, events } = withOwnName(uses, reading);
  return {
    ...{ api: comparison.api, wire: weighed.wire, types, rule, place, operationIds, events },
    evidence: comparison.places[side].at(place).evidence,
    before: reading.before,
    after: reading.after,
    text: `${whom(comparison.api, { operationIds, events })}: ${weighed.correction ? asCorrection(reading.text, ground.evidence, reading.isRename) : reading.text}`,
    ...(weighed.correction && { correction: true as const }),
  };
}

/** An operation of a method that the contract is not read by, such as HEAD, is named by its own ID. */
function withOwnName(uses: Uses, { place, before, after }: Reading): Uses {
  const isOperation =
    /^\/paths\/[^/]+\/[a-z]+$/.test(place) && !/\/(servers|parameters|summary|description)$/.test(place);
  const id = asObject(after ?? before)["operationId"];
  return isOperation && uses.operationIds.length === 0 && typeof id === "string"
    ? { ...uses, operationIds: [id] }
    : uses;
}

/** How well it was known on the old side where something changes; where something is new, what it was added to counts. */
function groundOf({ places }: Comparison, place: string, isNew: boolean): PlaceInfo {
  return places.before.at(isNew ? place.slice(0, place.lastIndexOf("/")) : place);
}

function lightened(wire: Rating): { wire: Rating; correction: boolean } {
  return { wire: wire === "major" ? "minor" : wire, correction: true };
}

function changeOfBreak({ api, uses, places }: Comparison, { place, text }: TypeBreak): Change {
  const { operationIds, events } = uses.before(place);
  return {
    ...{ api, wire: "none", types: "major", rule: "types", place, operationIds, events },
    evidence: places.before.at(place).evidence,
    before: undefined,
    after: undefined,
    text: `${whom(api, { operationIds, events })}: ${text.replace(/\.$/, "")}; change your code where it uses this.`,
  };
}

/** The heaviest first: by the wire, then by the types, then in the order of the bundle. */
export function byWeight(a: Change, b: Change): number {
  const weight = ({ wire, types }: Change) => ratings.indexOf(wire) * ratings.length + ratings.indexOf(types);
  return weight(b) - weight(a);
}
