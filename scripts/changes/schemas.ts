// Compares two paired schemas, keyword by keyword, and the schemas below them.

import {
  asArray,
  asObject,
  asStrings,
  type DocumentPlace,
  follow,
  isObject,
  type Json,
  type JsonObject,
} from "../../model/document.ts";
import { evidenceOfPointer, isCertain } from "../../model/evidence.js";
import { align, alignPart, differs, keyword, keywordsOf, type Pair, partOf, type Spot, sortedText } from "./align.ts";
import { missing, newAt, pairUp, type Scope, showValue, type Where, wasAt } from "./finding.ts";
import type { KindName } from "./kinds.ts";
import { announcements, bare, compareWord, noteGone } from "./words.ts";

/** Name of the field or header of an idempotency key, which operations.ts compares. */
export const keyName = /^idempotency-?key$/i;

export function compareSchemas(outer: Scope, pair: Pair): void {
  const { before, after } = pair;
  const [own, target] = [`${before.at} ${after.at}`, `${before.target} ${after.target}`];
  if (outer.seen.has(own) || outer.above.includes(target)) return;
  outer.seen.add(own);
  const scope = { ...outer, above: [...outer.above, target] };
  if (differs(pair, "type") && compareType(scope, pair)) return;
  for (const word of keywordsOf(pair))
    if (!looked.has(word) && differs(pair, word)) (rules[word] ?? compareWord)(scope, pair, word);
  announcements(scope, pair);
  compareLists(scope, pair);
  comparePresence(scope, pair);
  compareConditions(scope, pair);
  compareFields(scope, pair);
  compareBranches(scope, pair);
  for (const word of ["items", "additionalProperties"])
    if (isSchema(pair, word)) compareSchemas(scope, alignPart(scope, pair, word));
}

/** Keywords with a comparison of their own, or that are compared together. */
const looked = new Set([
  ...["type", "enum", "x-extensible-enum", "const", "required", "x-presence", "properties", "oneOf", "anyOf", "allOf"],
  ...["deprecated", "x-sunset", "x-replaced-by", "x-transitions", "x-retryable", "x-error-statuses"],
  ...["if", "then", "else", "dependentRequired"],
]);

/** Whether the value of a keyword is a schema on both sides. */
function isSchema({ before, after }: Pair, word: string): boolean {
  return isObject(before.node[word]) && isObject(after.node[word]);
}

const lower = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const upper = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

/** Whether the new limit allows everything that the old one allows, and more; false for incomparable limits. */
const isWider: Record<string, (was: Json, is: Json) => boolean> = {
  ...Object.fromEntries(lower.map((word) => [word, (was: Json, is: Json) => Number(is) < Number(was)])),
  ...Object.fromEntries(upper.map((word) => [word, (was: Json, is: Json) => Number(is) > Number(was)])),
  pattern: (was, is) => isWiderPattern(String(was), String(is)),
  format: (was, is) => ["int32 int64", "float double"].includes(`${was} ${is}`),
  multipleOf: (was, is) => Number.isInteger(Number(was) / Number(is)),
  const: () => false,
  uniqueItems: (was) => was === true,
  additionalProperties: (was, is) => was === false || is === true,
  unevaluatedProperties: (was, is) => was === false || is === true,
  // The content of these schemas is not compared; only a new one (fewer values) or a removed one (more values) counts.
  ...Object.fromEntries(["not", "contains", "propertyNames", "patternProperties"].map((word) => [word, () => false])),
};

/** The value that an absent keyword means. Without such a value, a limit is new or gone. */
const absent: Record<string, Json> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
  additionalProperties: true,
  unevaluatedProperties: true,
};

/** Whether a schema allows more or fewer values than before; undefined if this is not decidable. */
type Effect = "more" | "fewer" | undefined;

/** The values of a keyword on both sides, or those that its absence means. */
const inForce = (word: string, { before, after }: Where) => [before ?? absent[word], after ?? absent[word]] as const;

function effectOf(word: string, where: Where): Effect {
  const [was, is] = inForce(word, where);
  if (was === undefined || is === undefined) return was === undefined ? "fewer" : "more";
  if (isWider[word]?.(was, is)) return "more";
  return isWider[word]?.(is, was) ? "fewer" : undefined;
}

const isEased = ({ direction }: Scope, effect: Effect) => effect === (direction === "response" ? "fewer" : "more");

/** @returns Whether the types have nothing in common, so that no other keyword needs a comparison. */
function compareType(scope: Scope, pair: Pair): boolean {
  const where = keyword(pair, "type");
  const [was, is] = [where.before, where.after].map((value) => [value ?? []].flat()) as [Json[], Json[]];
  const fits = (types: Json[], others: Json[]) =>
    types.every((type) => others.includes(type) || (type === "integer" && others.includes("number")));
  const effect = fits(was, is) ? "more" : fits(is, was) ? "fewer" : undefined;
  const isKnown = was.length > 0 && is.length > 0 && fits(was, is) !== fits(is, was);
  scope.note(isKnown && isEased(scope, effect) ? "eased" : "schema-type-changed", where);
  const kinds = (types: Json[]) => types.map((type) => (type === "integer" ? "number" : type));
  const isShared = kinds(was).some((type) => type !== "null" && kinds(is).includes(type));
  return was.length > 0 && is.length > 0 && !isShared;
}

/** Comparisons of keywords; `compareWord` compares all others. */
const rules: Record<string, (scope: Scope, pair: Pair, word: string) => void> = {
  ...Object.fromEntries(Object.keys(isWider).map((word) => [word, compareLimit])),
  discriminator: compareDiscriminator,
  "x-enumDescriptions": compareMeanings,
  "x-data": compareData,
  items: (scope, pair, word) => isSchema(pair, word) || compareWord(scope, pair, word),
  "x-event-key": (scope, pair, word) => scope.note("event-key", keyword(pair, word), asStrings(pair.after.node[word])),
  default(scope, pair, word) {
    const where = keyword(pair, word);
    if (scope.direction === "request") scope.note(where.before === undefined ? "default new" : "default", where);
  },
  writeOnly: compareMarks,
  readOnly: compareMarks,
};

/** Compares a limit of the value. */
function compareLimit(scope: Scope, pair: Pair, word: string) {
  if (word === "additionalProperties" && isSchema(pair, word)) return;
  const where = keyword(pair, word);
  if (bare(where.before) === bare(where.after)) return compareWord(scope, pair, word);
  const [was, is] = inForce(word, where);
  if (was === is) return scope.note("documentation", where);
  // The width of an integer is never documented (openapi/README.md, Formats), so its change is a correction.
  const isOurs = [where.before, where.after].every((value) => value === "int32" || value === "int64");
  const rule = isEased(scope, effectOf(word, where)) ? "eased" : "schema-constraint-changed";
  const isTyped = ["const", "additionalProperties", "unevaluatedProperties"].includes(word);
  scope.note(isTyped ? rule : word === "format" ? `${rule} format` : `${rule} limit`, where, [], {
    correction: isOurs || undefined,
  });
}

function compareMarks(scope: Scope, pair: Pair, word: string): void {
  const [was, is] = [pair.before, pair.after].map(({ node }) => node[word] === true);
  if (was === is) return;
  const where = keyword(pair, word);
  if (word === "readOnly" && scope.direction === "request") scope.note(was ? "read-only no more" : "read-only", where);
  if (word === "writeOnly" && !was) scope.note("write-only", where);
  if (word === "writeOnly" && was) scope.note("write-only returned", where, [], { correction: false });
}

/** The marks of data (`x-data`), the most sensitive first. */
const marks = ["secret", "bank", "personal", "none"];

function compareData(scope: Scope, pair: Pair, word: string): void {
  const where = keyword(pair, word);
  const [was, is] = [where.before ?? "none", where.after ?? "none"].map(String) as [string, string];
  const isSecret = was === "secret";
  const weaker = isSecret ? "data-mark secret" : "data-mark weaker";
  const kind = marks.indexOf(is) > marks.indexOf(was) ? weaker : "data-mark";
  if (was !== is) scope.note(kind, where, [], { correction: isSecret ? false : undefined });
}

/** Compares lists of values, which are closed (`enum`), open (`x-extensible-enum`) or absent, and constants. */
function compareLists(scope: Scope, pair: Pair): void {
  const [was, is] = [pair.before.node, pair.after.node];
  const [from, to] = [listOf(was), listOf(is)];
  const word = from ?? to;
  if (was["const"] !== undefined && is["const"] !== undefined) {
    if (differs(pair, "const")) scope.note("const", keyword(pair, "const"));
  } else if (word === undefined) {
    if (differs(pair, "const")) compareLimit(scope, pair, "const");
    // Error codes are compared for each operation, in events.ts.
  } else if (!isCode(pair.before.target)) {
    const where = { ...keyword(pair, word), before: was[from ?? word], after: is[to ?? word] };
    const texts = (all: Json | undefined) =>
      asArray(all).map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
    // `moves` has every pair of different kinds.
    if (from !== to) scope.note(moves[`${from} ${to}`] as KindName, where);
    else
      scope.noteList(from === "enum" ? "closed-list" : "open-list", where, [texts(where.before), texts(where.after)]);
  }
}

const moves: Record<string, KindName> = {
  "enum x-extensible-enum": "list-kind opened",
  "x-extensible-enum enum": "list-kind closed",
  "undefined enum": "list-kind closed",
  "enum undefined": "list-kind dropped",
  "x-extensible-enum undefined": "list-kind forgotten",
  "undefined x-extensible-enum": "list-kind listed",
};

function listOf(node: JsonObject): "enum" | "x-extensible-enum" | undefined {
  return (["enum", "x-extensible-enum"] as const).find((word) => Array.isArray(node[word]));
}

/** Compares conditions, such as a field that only one status requires. */
function compareConditions(scope: Scope, pair: Pair): void {
  const changed = ["if", "then", "else", "dependentRequired"].find((word) => differs(pair, word));
  if (changed === undefined) return;
  const { gone, added } = pairUp(conditionsOf(pair.before.node), conditionsOf(pair.after.node), JSON.stringify);
  const where = keyword(pair, changed === "dependentRequired" ? changed : "if");
  const inWords = (all: typeof gone) =>
    [...Map.groupBy(all, ({ when }) => when)]
      .map(([when, fields]) => `${fields.map(({ what }) => what).join(" and ")} ${when}`)
      .join(", and ");
  if (gone.length > 0) scope.note("condition gone", where, [inWords(gone)]);
  if (added.length > 0) scope.note("condition new", where, [inWords(added)]);
  if (gone.length + added.length === 0) scope.note("documentation", where);
}

/** A condition of a schema in words: the required field or values, when, and the schema of the values. */
type Condition = { what: string; when: string; content: string };

function conditionsOf({ if: test, then, else: other, dependentRequired }: JsonObject): Condition[] {
  const values = Object.entries(asObject(asObject(test)["properties"])).map(([field, schema]) => {
    const { const: value, enum: several } = asObject(schema);
    return `\`${field}\` is ${(value === undefined ? asArray(several) : [value]).map(showValue).join(" or ")}`;
  });
  const met = values.join(" and ") || "a condition is met";
  const together = Object.entries(asObject(dependentRequired));
  return [
    ...together.flatMap(([field, required]) => branchOf({ required }, `when \`${field}\` is there`)),
    ...branchOf(asObject(then), `when ${met}`),
    ...branchOf(asObject(other), `unless ${met}`),
  ];
}

function branchOf(branch: JsonObject, when: string): Condition[] {
  if (branch["if"] !== undefined) return conditionsOf(branch);
  const { required, ...others } = branch;
  const fields = asStrings(required).map((name) => ({ what: showValue(name), when, content: "" }));
  const content = bare(others);
  return content === "{}" ? fields : [...fields, { what: "other values", when, content }];
}

/** Whether a place holds the error codes of a response or of the catalog. */
function isCode(at: string): boolean {
  return /\/(properties\/errors\/items\/properties\/code|properties\/error)$|^\/components\/schemas\/ErrorCode$/.test(
    at,
  );
}

const namesIn = (node: JsonObject) => asStrings(node["required"]).filter((name) => !keyName.test(name));

/** Compares `required`: the fields that requests must have, and that responses and events always have. */
function comparePresence(scope: Scope, pair: Pair): void {
  const { before, after } = pair;
  const fields = (node: JsonObject) => asObject(node["properties"]);
  const [was, is] = [fields(before.node), fields(after.node)];
  const isOpposite = (field: unknown) =>
    asObject(field)[scope.direction === "request" ? "readOnly" : "writeOnly"] === true;
  const gained = missing(namesIn(after.node), namesIn(before.node)).filter((name) => !isOpposite(is[name]));
  const left = missing(namesIn(before.node), namesIn(after.node));
  const lost = left.filter((name) => (is[name] !== undefined || was[name] === undefined) && !isOpposite(was[name]));
  const lists = [before.node["required"], after.node["required"]] as const;
  // For an assumed field, it was never documented that a request can leave it out.
  const isGuess = (name: string) =>
    was[name] !== undefined && isUncertain(scope, partOf(before, ["properties", name]).at);
  const isNew = (name: string) => is[name] !== undefined && was[name] === undefined;
  for (const [kind, words] of [
    ["presence new", gained.filter(isNew)],
    ["presence required", gained.filter((name) => !isNew(name) && !isGuess(name))],
    ["presence required", gained.filter((name) => !isNew(name) && isGuess(name))],
  ] as const)
    if (words.length > 0) {
      const where = { ...newAt(partOf(after, ["required"]).at, lists[1]), before: lists[0] };
      scope.note(kind, where, words, { correction: words.every(isGuess) || undefined });
    }
  if (lost.length > 0) scope.note("presence optional", wasAt(partOf(before, ["required"]).at, ...lists), lost);
  if (!differs(pair, "x-presence") || scope.direction !== "response" || namesIn(before.node).length === 0) return;
  const isTable = after.node["x-presence"] === "table";
  const where = keyword(pair, "x-presence");
  if (isTable) scope.note("presence suggested", where, [], { correction: false });
  else scope.note("presence stated", where);
}

/** Compares the fields of an object. */
function compareFields(scope: Scope, pair: Pair): void {
  const { before, after } = scope.comparison.documents;
  const fieldsOf = (spot: Spot) =>
    Object.keys(asObject(spot.node["properties"])).map((name) => ({ name, ...partOf(spot, ["properties", name]) }));
  const { gone, added, both } = pairUp(fieldsOf(pair.before), fieldsOf(pair.after), ({ name }) => name);
  const isRequest = scope.direction === "request";
  const isOpposite = (document: JsonObject, node: unknown) =>
    follow(document, node, "").node[isRequest ? "readOnly" : "writeOnly"] === true;
  const isKey = (name: string) => isRequest && keyName.test(name);
  const required = ({ node }: Spot) => asStrings(node["required"]);
  for (const one of both) compareSchemas(scope, align(scope, one.before, one.after));
  for (const { name, node, at } of gone) {
    if (isKey(name) || isOpposite(before, node)) continue;
    const isStated = !isRequest && required(pair.before).includes(name) && pair.before.node["x-presence"] !== "table";
    noteGone(scope, isRequest ? "request-field-removed" : "property-removed", wasAt(at, node), {
      node: { ...node, ...follow(before, node, "").node },
      evidence: isStated && !isUncertain(scope, pair.before.at) ? "documented" : undefined,
    });
  }
  for (const { name, node, at } of added)
    if (!(isKey(name) || isOpposite(after, node) || required(pair.after).includes(name)))
      scope.note("field-added", newAt(at, node));
}

/** Whether the presence of fields is not documented at a place: its evidence is `listed` or `assumed`. */
function isUncertain({ comparison }: Scope, at: string): boolean {
  return ["listed", "assumed"].includes(comparison.places.before.at(at).evidence);
}

const combinators = ["oneOf", "anyOf", "allOf"];

/** The combinator that only one side has, if any. */
const loneList = ({ before, after }: Pair): string | undefined =>
  combinators.find((word) => (before.node[word] === undefined) !== (after.node[word] === undefined));

/** Compares alternatives and parts, paired by their reference or content, or by position if their number is equal. */
function compareBranches(scope: Scope, pair: Pair): void {
  const lone = loneList(pair);
  if (lone !== undefined) scope.note("schema-combinator-changed", keyword(pair, lone));
  for (const word of combinators) {
    const branchesOf = (spot: Spot) => asArray(spot.node[word]).map((_, index) => partOf(spot, [word, index]));
    const [was, is] = [branchesOf(pair.before), branchesOf(pair.after)];
    if (was.length === 0 || is.length === 0) continue;
    const { gone, added, both } = pairUp(was, is, ({ node }) => String(node["$ref"] ?? sortedText(node)));
    const isSameNumber = was.length === is.length;
    // With the same number on both sides, each new branch replaces an old one.
    if (isSameNumber) both.push(...gone.map((before, n) => ({ before, after: added[n] as DocumentPlace })));
    for (const { before, after } of both) compareSchemas(scope, align(scope, before, after));
    // compareDiscriminator reports the added and removed alternatives.
    if (isSameNumber || differs(pair, "discriminator")) continue;
    const kindOf = (what: "gone" | "new"): KindName =>
      word === "allOf" ? "schema-combinator-changed" : `schema-combinator-changed ${what}`;
    for (const { at, node } of gone) scope.note(kindOf("gone"), wasAt(at, node));
    for (const { at, node } of added) scope.note(kindOf("new"), newAt(at, node));
  }
}

/** Compares the discriminator: its field, and the values that choose a schema. */
function compareDiscriminator(scope: Scope, pair: Pair, word: string): void {
  const where = keyword(pair, word);
  if (where.before === undefined || where.after === undefined) {
    // compareBranches reports a discriminator that comes or goes with its oneOf.
    if (loneList(pair) === undefined) compareWord(scope, pair, word);
    return;
  }
  const [was, is] = [asObject(where.before), asObject(where.after)];
  const [before, after] = [was["propertyName"], is["propertyName"]];
  if (before !== after) scope.note("discriminator field", { ...where, before, after });
  const values = (side: JsonObject) => Object.keys(asObject(side["mapping"]));
  scope.noteList("discriminator", where, [values(was), values(is)]);
}

const meanings = {
  last: "is terminal now",
  passing: "is not terminal now",
  unknown: "is no longer documented as terminal or not",
};

/** Whether the description of a status calls it terminal; undefined if it does not say. */
export function finality(words: unknown): "last" | "passing" | undefined {
  if (typeof words !== "string" || !/\bterminal\b/i.test(words)) return undefined;
  return /\bnot terminal\b|\bnon-terminal\b|\bnot a terminal\b/i.test(words) ? "passing" : "last";
}

/** Compares the descriptions of values, above all which statuses are terminal. */
function compareMeanings(scope: Scope, pair: Pair, word: string): void {
  const at = keyword(pair, word);
  const [was, is] = [asObject(at.before), asObject(at.after)];
  const known = evidenceOfPointer(scope.comparison.before.document, pair.before.at);
  const evidence = isCertain(known) ? known : undefined;
  const others = Object.keys(was).filter(
    (value) => is[value] !== undefined && finality(was[value]) !== finality(is[value]),
  );
  for (const value of others) {
    const kind = finality(was[value]) === undefined ? "final-status said" : "final-status";
    const words = [value, meanings[finality(is[value]) ?? "unknown"]];
    scope.note(kind, { ...at, before: was[value], after: is[value] }, words, { evidence });
  }
  if (others.length === 0) scope.note("documentation", at);
}

/**
 * Whether a new pattern matches everything that the old one matches. Decided for three differences: `^` or `$` removed,
 * an alternative added to a group that is the whole pattern, and one character made optional or added as optional.
 * @returns False for all other differences.
 */
export function isWiderPattern(was: string, is: string): boolean {
  // A wider negative lookaround makes the pattern narrower.
  if (was === is || /\(\?<?!/.test(was)) return false;
  return isUnanchored(was, is) || isAlternative(was, is) || hasOption(was, is);
}

/** Whether only an anchor was removed. Not decided for alternatives, where an anchor belongs to one of them. */
function isUnanchored(was: string, is: string): boolean {
  const [start, end] = [was.replace(/^\^/, ""), was.replace(/(?<!\\)\$$/, "")];
  return !was.includes("|") && [start, end, end.replace(/^\^/, "")].includes(is);
}

/** Whether all old alternatives between the anchors still exist. Alternatives with groups are not compared. */
function isAlternative(was: string, is: string): boolean {
  const inside = (pattern: string) => /^\^\((?:\?:)?([^()[\]\\]*)\)\$$/.exec(pattern)?.[1]?.split("|");
  const single = /^\^([^()|]*)\$$/.exec(was)?.[1];
  const [own, now] = [inside(was) ?? (single === undefined ? undefined : [single]), inside(is)];
  return own !== undefined && now !== undefined && own.every((one) => now.includes(one));
}

/** Whether one required character became optional, or one optional character was added. */
function hasOption(was: string, is: string): boolean {
  const parts = [...was.matchAll(/\\.|\[\^?(?:\\.|[^\]\\])*\]|\{[^}]*\}|[\s\S]/g)].map(([part]) => part);
  return parts.some((part, index) => {
    const [start, rest] = [parts.slice(0, index + 1).join(""), parts.slice(index + 1).join("")];
    if (/^[?*+{]/.test(rest) || !is.startsWith(start) || !is.endsWith(rest)) return false;
    const added = is.slice(start.length, is.length - rest.length);
    const isAtom = /^(\\[dws.\-/]|\[.*\]|[\w\s/:@.-])$/.test(part);
    return (isAtom && /^[?*]$/.test(added)) || /^(\\[dws.\-/]|[\w\s/:@-])[?*]$/.test(added);
  });
}
