// Compares the keywords that any node can have: deprecation, evidence and documentation.

import { asObject, type JsonObject } from "../../model/document.ts";
import { type Evidence, isCertain } from "../../model/evidence.js";
import { differs, keyword, keywordsOf, type Pair } from "./align.ts";
import type { Scope, Where } from "./finding.ts";
import type { KindName } from "./kinds.ts";

/** Keywords without an effect on programs that the comments of the types contain. */
const documentation = new Set(["description", "summary", "title", "example", "examples", "externalDocs", "$comment"]);

/** Keywords without an effect on programs that the types do not contain. */
const unseen = new Set([
  ...["tags", "x-not-shown", "x-internal", "x-data", "x-presence", "default"],
  ...["openapi", "jsonSchemaDialect", "contact", "license", "termsOfService"],
]);

/** A value as JSON without documentation, such as the description of a condition. */
export const bare = (value: unknown) =>
  JSON.stringify(value, (key, child) => (documentation.has(key) && typeof child === "string" ? undefined : child));

/** Compares a keyword without its own rule. @param kind `contract` for the root, whose texts no type contains. */
export function compareWord(scope: Scope, pair: Pair, word: string, kind: "other" | "contract" = "other"): void {
  const where = keyword(pair, word);
  if (word === "x-source") return; // Only this repository uses it.
  if (word === "x-evidence") compareEvidence(scope, pair);
  else if (unseen.has(word) || (kind === "contract" && documentation.has(word)))
    scope.note("documentation unseen", where);
  else if (documentation.has(word) || bare(where.before) === bare(where.after)) scope.note("documentation", where);
  else scope.note(where.before === undefined && where.after !== false ? "unknown new" : "unknown", where);
}

/** Compares the keywords of a node. @param looked Keywords that are compared elsewhere. */
export function compareWords(scope: Scope, pair: Pair, looked: string[], kind: "other" | "contract" = "other"): void {
  const skipped = [...looked, "deprecated", "x-sunset", "x-replaced-by"];
  announcements(scope, pair);
  for (const word of keywordsOf(pair))
    if (!skipped.includes(word) && differs(pair, word)) compareWord(scope, pair, word, kind);
}

/** Rates a change of `x-evidence` by its effect on the places that take their evidence from it. */
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
  // The references have weaker evidence, so the effective evidence is the same; only comments of the types change.
  else scope.note("documentation", where);
}

const isDeprecated = (node: JsonObject) => node["deprecated"] === true;

/** The sunset of a deprecated node. */
function sunsetOf(node: JsonObject): string | undefined {
  return isDeprecated(node) && node["x-sunset"] ? String(node["x-sunset"]) : undefined;
}

/** Compares the deprecation: `deprecated`, `x-sunset`, `x-replaced-by`. */
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

/** Notes a removal, as before or after its sunset if it had one. */
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
