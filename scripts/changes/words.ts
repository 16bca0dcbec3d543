// Compares the words that any node can have: announcements, evidence, and what only people read.

import { asObject, type JsonObject } from "../../model/document.ts";
import { type Evidence, isCertain } from "../../model/evidence.js";
import { differs, keyword, keywordsOf, type Pair } from "./align.ts";
import type { Scope, Where } from "./finding.ts";
import type { KindName } from "./kinds.ts";

/** Keywords whose text or examples change nothing for a program, and stand in the comments of the types. */
const documentation = new Set(["description", "summary", "title", "example", "examples", "externalDocs", "$comment"]);

/** Those that the types do not have. */
const unseen = new Set([
  ...["tags", "x-not-shown", "x-internal", "x-data", "x-presence", "default"],
  ...["openapi", "jsonSchemaDialect", "contact", "license", "termsOfService"],
]);

/** A value without the texts below it, such as those of a condition. */
export const bare = (value: unknown) =>
  JSON.stringify(value, (key, child) => (documentation.has(key) && typeof child === "string" ? undefined : child));

/** Compares a keyword that has no rule of its own. @param kind What has the keyword; at the contract itself, no types have it. */
export function compareWord(scope: Scope, pair: Pair, word: string, kind: "other" | "contract" = "other"): void {
  const where = keyword(pair, word);
  if (word === "x-source") return; // Nobody but this repository reads it.
  if (word === "x-evidence") compareEvidence(scope, pair);
  else if (unseen.has(word) || (kind === "contract" && documentation.has(word)))
    scope.note("documentation unseen", where);
  else if (documentation.has(word) || bare(where.before) === bare(where.after)) scope.note("documentation", where);
  else scope.note(where.before === undefined && where.after !== false ? "unknown new" : "unknown", where);
}

/** Compares every keyword of a node but those that are looked at in another way. */
export function compareWords(scope: Scope, pair: Pair, looked: string[], kind: "other" | "contract" = "other"): void {
  const skipped = [...looked, "deprecated", "x-sunset", "x-replaced-by"];
  announcements(scope, pair);
  for (const word of keywordsOf(pair))
    if (!skipped.includes(word) && differs(pair, word)) compareWord(scope, pair, word, kind);
}

/** Rates a word of evidence by what it makes of the places it governs; a nearer word is a change of its own. */
function compareEvidence(scope: Scope, pair: Pair): void {
  const { before, after } = scope.comparison.places;
  const where = keyword(pair, "x-evidence");
  const at = where.place.slice(0, where.place.lastIndexOf("/"));
  const now = after.governed(at);
  const both = [...before.governed(at).known].flatMap(([place, was]) => {
    const is = now.known.get(place);
    return is === undefined ? [] : [{ was, is }];
  });
  const lost = both.find(({ was, is }) => isCertain(was) && !isCertain(is));
  const won = both.find(({ was, is }) => !isCertain(was) && isCertain(is));
  const one = lost ?? won ?? both.find(({ was, is }) => was !== is);
  const kind = lost ? "evidence-weakened" : won ? "evidence-strengthened" : "evidence-changed";
  const apart = now.nearer.length > 0 ? ", apart from what has a mark of its own" : "";
  const said = kind === "evidence-strengthened" ? apart : `${one?.was}${apart}`;
  if (one !== undefined) scope.note(kind, where, [one.is, said], { evidence: lost ? one.was : one.is });
  // Where it is used, something else says how well it is known; its own comments in the types change all the same.
  else scope.note("documentation", where);
}

const isDeprecated = (node: JsonObject) => node["deprecated"] === true;

/** The day of a deprecation, and nothing for what is not deprecated. */
function sunsetOf(node: JsonObject): string | undefined {
  return isDeprecated(node) && node["x-sunset"] ? String(node["x-sunset"]) : undefined;
}

/** What is announced to go: `deprecated`, `x-sunset`, `x-replaced-by`. */
export function announcements(scope: Scope, pair: Pair): void {
  const [was, is] = [pair.before.node, pair.after.node];
  const [day, now] = [sunsetOf(was), sunsetOf(is)];
  const ends = keyword(pair, "x-sunset");
  if (now !== undefined && day !== now && now <= scope.comparison.today)
    scope.note("sunset-passed", ends, [], { correction: false });
  if (isDeprecated(was) !== isDeprecated(is)) {
    const until = now === undefined ? "" : ` and ends on ${now}`;
    const way = is["x-replaced-by"] ? `use \`${is["x-replaced-by"]}\` instead` : "stop using it";
    const kind = isDeprecated(is) ? "deprecation" : "deprecation withdrawn";
    scope.note(kind, keyword(pair, "deprecated"), [`${until}; ${way}`]);
  } else if (isDeprecated(is)) {
    const isEarlier = day !== undefined && now !== undefined && now < day;
    const moved = isEarlier ? "deprecation earlier" : day === undefined ? "deprecation dated" : "deprecation later";
    if (day !== now) scope.note(moved, ends);
    if (differs(pair, "x-replaced-by")) scope.note("deprecation replaced", keyword(pair, "x-replaced-by"));
  }
}

/** Notes that something is gone: by the day announced for it, where there is one. */
export function noteGone(
  scope: Scope,
  unannounced: KindName,
  where: Where,
  { node, words = [], evidence }: { node: unknown; words?: string[]; evidence?: Evidence | undefined },
): void {
  const day = sunsetOf(asObject(node));
  const isEarly = day !== undefined && scope.comparison.today < day;
  const announced = isEarly ? "removed-before-sunset" : "removed-after-sunset";
  if (day === undefined) scope.note(unannounced, where, words, { evidence });
  else scope.note(announced, where, [day], { correction: false });
}
