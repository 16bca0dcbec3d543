// Reads the differences that no rule of ours decides: what Redocly's verdict means here, or what has no verdict at all.

import type { Rating } from "../../model/change.ts";
import { asArray, type Json, type JsonObject, keysOf, lookUp, pointer } from "../../model/document.ts";
import { evidenceChange } from "./correction.ts";
import { isDocumentation, isOurs } from "./documentation.ts";
import { nameOf, parentOf } from "./naming.ts";
import type { PlaceInfo, Places } from "./places.ts";
import type { DiffEntry } from "./redocly.ts";
import type { Direction, Sides, Uses } from "./rule.ts";
import { type Subject, verdicts } from "./sentence.ts";
import { readUnrated, typesOf } from "./unrated.ts";

/** Both sides with everything that is asked of them. */
export interface Comparison extends Sides {
  places: { before: Places; after: Places };
}

/** A difference as it is read. */
export interface Reading {
  place: string;
  side: "before" | "after";
  /** Whether a node was added that the old side does not have. */
  isAdded: boolean;
  rule: string;
  wire: Rating;
  types: Rating;
  before: Json | undefined;
  after: Json | undefined;
  text: string;
  uses: Uses;
  /** How well the place was known, where it is not the place itself that says so. */
  ground?: PlaceInfo;
  /** Set where the evidence of the place does not soften the rating. */
  asPromised?: true;
  /** Set where a name has changed and nothing else. */
  isRename?: true;
}

/** Reads entries; several differences in one text or one set of examples become one. */
export function readEntries(comparison: Comparison, entries: DiffEntry[]): Reading[] {
  const readings = new Map<string, Reading>();
  for (const entry of entries) {
    const reading = readEntry(comparison, entry);
    const id = `${reading.rule}|${reading.place}|${reading.rule === "documentation" ? "" : reading.text}`;
    if (isVisible(comparison, reading) && !readings.has(id)) readings.set(id, reading);
  }
  return [...readings.values()];
}

/** Whether anybody outside of this repository can tell the difference. */
function isVisible({ places }: Comparison, { side, place, rule, wire, types }: Reading): boolean {
  if (isOurs(places[side].at(place))) return false;
  return rule !== "evidence-changed" || wire !== "none" || types !== "none";
}

function readEntry(comparison: Comparison, entry: DiffEntry): Reading {
  const side = entry.before === undefined ? "after" : "before";
  const place = entry[side]?.pointer ?? "";
  const info = comparison.places[side].at(place);
  const uses = usesAt(comparison, side, place);
  const base = { place, side, uses, before: entry.before?.value, after: entry.after?.value } as const;
  const common = { ...base, isAdded: entry.kind === "added" };
  if (info.keyword === "x-evidence") return { ...common, ...readEvidence(comparison, info), asPromised: true };
  if (isDocumentation(info)) return readDocumentation(comparison, common, info);
  const subject = subjectOf(comparison, entry, side, uses.directions);
  const read = readSubject(subject, info);
  const isUnused = place.startsWith("/components/") && !isUsedOnBothSides(comparison, place);
  const isRename = entry.kind === "modified" && ["key", "name"].includes(entry.property ?? "");
  return {
    ...common,
    ...read,
    ...(isUnused && { wire: "none" as const }),
    ...(isRename && { isRename }),
    ...promiseOf(comparison, entry, read.rule),
  };
}

/** Where a place is used: on its own side, or on the other one where that is the only one. */
function usesAt({ uses }: Comparison, side: "before" | "after", place: string): Uses {
  const own = uses[side](place);
  if (own.operationIds.length + own.events.length > 0) return own;
  return uses[side === "before" ? "after" : "before"](place);
}

/** Whether anybody can meet a change in a component: what is new there, or gone, is so with an operation or event. */
function isUsedOnBothSides({ uses }: Comparison, place: string): boolean {
  const isUsed = ({ operationIds, events }: Uses) => operationIds.length + events.length > 0;
  return isUsed(uses.before(place)) && isUsed(uses.after(place));
}

function subjectOf(
  { before, after }: Comparison,
  entry: DiffEntry,
  side: "before" | "after",
  directions: ReadonlySet<Direction>,
): Subject {
  const document = (side === "before" ? before : after).document;
  const place = entry[side]?.pointer ?? "";
  const isKeyword = entry.property !== undefined && entry.property !== "key";
  const owner = nameOf(document, isKeyword || entry.kind !== "modified" ? parentOf(place) : place);
  return { entry, name: nameOf(document, place), owner, directions };
}

function readSubject(subject: Subject, info: PlaceInfo) {
  const known = subject.entry.verdicts.flatMap(({ ruleId }) => {
    const verdict = verdicts[ruleId];
    return verdict === undefined ? [] : [{ ruleId, ...verdict }];
  });
  const [first] = known;
  if (first === undefined) return readUnrated(subject, info);
  // A list that is sent and read can be wrong for both.
  const text = `${[...new Set(known.map(({ says }) => says(subject).replace(/\.$/, "")))].join(", and ")}.`;
  const types = first.types ?? typesOf(subject.entry.property);
  return { rule: first.ruleId, wire: first.wire ?? subject.entry.impact, types, text };
}

function readEvidence({ before, after, places }: Comparison, { at }: PlaceInfo) {
  const document = Object.keys(lookUp(after.document, at)).length > 0 ? after.document : before.document;
  return { types: "patch" as const, ...evidenceChange(at, nameOf(document, at), places.before, places.after) };
}

/** One reading for all that differs in one keyword, such as several of its examples. */
function readDocumentation(
  { before, after }: Comparison,
  common: Omit<Reading, "rule" | "wire" | "types" | "text">,
  { at, kind, keyword }: PlaceInfo,
): Reading {
  const isExample = kind === "example";
  const place = isExample ? at.replace(/\/examples\/.*$/, "/examples") : pointer(at, ...(keyword ? [keyword] : []));
  const document = common.side === "before" ? before.document : after.document;
  const name = nameOf(document, isExample || keyword !== undefined ? parentOf(place) : place);
  const what = isExample ? "examples" : (keyword ?? kind);
  const text = `the documentation of ${name} is different (\`${what}\`); nothing to do.`;
  return { ...common, place, rule: "documentation", wire: "patch", types: "patch", text };
}

/** A field whose presence was stated is promised, even where only its name was documented (evidence rule 5). */
function promiseOf({ before, places }: Comparison, entry: DiffEntry, rule: string): { asPromised?: true } {
  const match = /^(.*)\/properties\/[^/]+$/.exec(entry.before?.pointer ?? "");
  const at = match?.[1];
  if (rule !== "property-removed" || at === undefined) return {};
  const name = keysOf(entry.before?.pointer ?? "").at(-1) ?? "";
  const isStated = asArray(lookUp(before.document as JsonObject, at)["required"]).includes(name);
  return isStated && places.before.at(`${at}/required`).evidence === "documented" ? { asPromised: true } : {};
}
