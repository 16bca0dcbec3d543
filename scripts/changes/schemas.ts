// Compares two schemas of the same place, keyword by keyword, and everything below them.

import {
  asArray,
  asObject,
  asStrings,
  follow,
  isObject,
  type Json,
  type JsonObject,
  pointer,
} from "../../model/document.ts";
import { evidenceOfPointer, isCertain } from "../../model/evidence.js";
import { align, alignPart, differs, isSame, keyword, keywordsOf, type Pair, partOf, type Spot } from "./align.ts";
import { missing, newAt, paired, type Scope, type Where, wasAt } from "./finding.ts";
import type { KindName } from "./kinds.ts";
import { isWiderPattern } from "./patterns.ts";
import { conditionOf } from "./sentence.ts";
import { announcements, bare, compareWord, noteGone } from "./words.ts";

/** How a field or header is called that has an idempotency key; operations.ts looks at it. */
export const keyName = /^idempotency-?key$/i;

/** Compares two schemas. */
export function compareSchemas(outer: Scope, pair: Pair): void {
  const { before, after } = pair;
  const [own, target] = [`${before.at} ${after.at}`, `${before.target} ${after.target}`];
  if (outer.seen.has(own) || outer.above.includes(target)) return;
  outer.seen.add(own);
  const scope = { ...outer, above: [...outer.above, target] };
  if (differs(pair, "type") && compareType(scope, pair)) return;
  compareLists(scope, pair);
  comparePresence(scope, pair);
  announcements(scope, pair);
  for (const word of keywordsOf(pair)) if (!looked.has(word) && differs(pair, word)) compareKeyword(scope, pair, word);
  compareCondition(scope, pair);
  compareFields(scope, pair);
  compareBranches(scope, pair);
  for (const word of ["items", "additionalProperties"])
    if (isObject(before.node[word]) && isObject(after.node[word])) compareSchemas(scope, alignPart(scope, pair, word));
}

/** The keywords of a condition. */
const conditional = ["if", "then", "else"];

/** Keywords that are compared together, or by what is in them. */
const looked = new Set([
  ...["type", "enum", "x-extensible-enum", "const", "required", "x-presence", "properties", "oneOf", "anyOf", "allOf"],
  ...["deprecated", "x-sunset", "x-replaced-by", "x-transitions", "x-retryable", "x-error-statuses", "x-event-key"],
  ...conditional,
]);

/** Whether a schema allows more values or fewer than before; nothing where that cannot be said. */
type Effect = "more" | "fewer" | undefined;

const lower = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const upper = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

/** Formats of which the second allows every value of the first. */
const widerFormats = ["int32 int64", "float double"];

/** How each rule of a value is compared. */
const effects: Record<string, (was: Json | undefined, is: Json | undefined) => Effect> = {
  ...Object.fromEntries(lower.map((word) => [word, bound(1)])),
  ...Object.fromEntries(upper.map((word) => [word, bound(-1)])),
  pattern(was, is) {
    if (typeof was !== "string" || typeof is !== "string") return presence(was, is);
    if (isWiderPattern(was, is)) return "more";
    return isWiderPattern(is, was) ? "fewer" : undefined;
  },
  format(was, is) {
    if (was === undefined || is === undefined) return presence(was, is);
    if (widerFormats.includes(`${was} ${is}`)) return "more";
    return widerFormats.includes(`${is} ${was}`) ? "fewer" : undefined;
  },
  multipleOf: presence,
  const: presence,
  uniqueItems: (_, is) => (is === true ? "fewer" : "more"),
  additionalProperties: (was, is) => (is === false ? "fewer" : was === false ? "more" : undefined),
  unevaluatedProperties: (was, is) => (is === false ? "fewer" : was === false ? "more" : undefined),
};

/** Keywords that limit a value, and that the types do not have. */
export const limits: ReadonlySet<string> = new Set([
  ...[...lower, ...upper, "pattern", "format", "multipleOf", "uniqueItems"],
]);

function bound(sign: number): (was: Json | undefined, is: Json | undefined) => Effect {
  return (was, is) => {
    if (typeof was !== "number" || typeof is !== "number") return presence(was, is);
    return (is - was) * sign > 0 ? "fewer" : "more";
  };
}

/** A limit that is new allows fewer values, one that is gone more; one that is another cannot be compared. */
function presence(was: Json | undefined, is: Json | undefined): Effect {
  if (was === undefined) return "fewer";
  return is === undefined ? "more" : undefined;
}

function isEased({ direction }: Scope, effect: Effect): boolean {
  return effect === (direction === "response" ? "fewer" : "more");
}

/** @returns Whether it is another thing altogether, whose other keywords say nothing more. */
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

function compareKeyword(scope: Scope, pair: Pair, word: string): void {
  const where = keyword(pair, word);
  const { before: was, after: is } = where;
  if (isObject(was) && isObject(is) && ["items", "additionalProperties"].includes(word)) return;
  const effect = effects[word];
  // How wide an integer is, is always our reading (openapi/README.md, Formats).
  const correction = [was, is].every((value) => value === "int32" || value === "int64");
  if (effect)
    scope.note(isEased(scope, effect(was, is)) ? "eased" : "schema-constraint-changed", where, [], { correction });
  else if (word === "default" && scope.direction === "request")
    scope.note(was === undefined ? "default new" : "default", where);
  else if (word === "default") return;
  else if (word === "dependentRequired") compareDependent(scope, where);
  else if (word === "discriminator") compareDiscriminator(scope, pair);
  else if (word === "readOnly" || word === "writeOnly") compareMarks(scope, where, word);
  else if (word === "x-data") compareData(scope, where);
  else if (word === "x-enumDescriptions") compareMeanings(scope, pair);
  else compareWord(scope, pair, word, "schema");
}

function compareMarks(scope: Scope, where: Where, word: string): void {
  if ((where.before === true) === (where.after === true)) return;
  const was = where.before === true;
  if (word === "writeOnly") scope.note(was ? "write-only returned" : "write-only", where, [], { promised: was });
  else if (scope.direction === "request") scope.note(was ? "read-only no more" : "read-only", where);
}

/** The marks of data, from the one that asks for the most care. */
const marks = ["secret", "bank", "personal", "none"];

function compareData(scope: Scope, where: Where): void {
  const [was, is] = [where.before ?? "none", where.after ?? "none"] as [string, string];
  if (was === is) return;
  const isWeaker = marks.indexOf(is) > marks.indexOf(was);
  const weaker = was === "secret" ? "data-mark secret" : "data-mark weaker";
  scope.note(isWeaker ? weaker : "data-mark", where, [], { promised: was === "secret" });
}

/** Lists of values: closed (`enum`), open (`x-extensible-enum`), or none; and constants. */
function compareLists(scope: Scope, pair: Pair): void {
  const [was, is] = [pair.before.node["const"], pair.after.node["const"]];
  if (was !== undefined && is !== undefined) {
    if (!isSame(was, is)) scope.note("const", keyword(pair, "const"));
    return;
  }
  // Error codes are compared by operation.
  if (isCode(pair.before.target)) return;
  const [from, to] = [listOf(pair.before.node), listOf(pair.after.node)];
  const word = from ?? to;
  if (word === undefined) {
    if (differs(pair, "const")) compareKeyword(scope, pair, "const");
    return;
  }
  const [before, after] = [pair.before.node[from ?? word], pair.after.node[to ?? word]];
  const where = { ...keyword(pair, word), before, after };
  const texts = (all: Json | undefined) =>
    asArray(all).map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  if (from !== to) scope.note(moves[`${from} ${to}`] as KindName, where);
  else scope.noteList(from === "enum" ? "closed-list" : "open-list", where, [texts(before), texts(after)]);
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

/** What holds for some values alone, such as a field that is there in one status. */
function compareCondition(scope: Scope, pair: Pair): void {
  const [was, is] = [pair.before.node, pair.after.node].map((node) =>
    Object.fromEntries(conditional.flatMap((word) => (node[word] === undefined ? [] : [[word, node[word]]]))),
  ) as [JsonObject, JsonObject];
  if (isSame(was, is)) return;
  const where = { ...keyword(pair, "if"), before: was, after: is };
  if (bare(was) === bare(is)) scope.note("documentation", where);
  else if (was["if"] === undefined) scope.note("condition new", where, [conditionOf(is)]);
  else if (is["if"] === undefined) scope.note("condition gone", where, [conditionOf(was)]);
  else if (bare(without(was, is)) === bare(without(is, is)))
    scope.note("condition new", where, [conditionOf(without(is, was))]);
  else if (bare(without(is, was)) === bare(without(was, was)))
    scope.note("condition gone", where, [conditionOf(without(was, is))]);
  else scope.note("condition", where, [conditionOf(is)]);
}

/** A condition without the required fields that another one has, too. */
function without(condition: JsonObject, other: JsonObject): JsonObject {
  const part = (word: string) => {
    const [one, two] = [asObject(condition[word]), asObject(other[word])];
    if (one["if"] !== undefined) return without(one, two);
    return { ...one, required: missing(asStrings(one["required"]), asStrings(two["required"])) };
  };
  const parts = ["then", "else"].map((word) => [word, part(word)] as const);
  return Object.fromEntries([["if", condition["if"] ?? {}], ...parts]);
}

/** Fields that are required where another one is there, as `dependentRequired` has them. */
function compareDependent(scope: Scope, where: Where): void {
  const pairsOf = (all: Json | undefined) =>
    Object.entries(asObject(all)).flatMap(([there, fields]) =>
      asStrings(fields).map((name) => `\`${name}\` when \`${there}\` is there`),
    );
  const [was, is] = [pairsOf(where.before), pairsOf(where.after)];
  for (const words of missing(is, was)) scope.note("condition new", where, [words]);
  for (const words of missing(was, is)) scope.note("condition gone", where, [words]);
}

/** Whether a place is that of the error codes of a response, or of the catalogue. */
export function isCode(at: string): boolean {
  return /\/(properties\/errors\/items\/properties\/code|properties\/error)$|^\/components\/schemas\/ErrorCode$/.test(
    at,
  );
}

const namesIn = (node: JsonObject) => asStrings(node["required"]).filter((name) => !keyName.test(name));

/** What requests have to contain, and what responses and events always contain (`required`). */
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
  // A field that was assumed never came with a promise that it can be left out.
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
      scope.note(kind, where, words, { correction: words.every(isGuess) });
    }
  if (lost.length > 0) scope.note("presence optional", wasAt(partOf(before, ["required"]).at, ...lists), lost);
  if (!differs(pair, "x-presence") || scope.direction !== "response" || namesIn(before.node).length === 0) return;
  const isTable = after.node["x-presence"] === "table";
  scope.note(isTable ? "presence suggested" : "presence stated", keyword(pair, "x-presence"), [], {
    promised: isTable,
  });
}

/** Fields that are gone or new, and those that both sides have. */
function compareFields(scope: Scope, pair: Pair): void {
  const { before, after } = scope.comparison.documents;
  const fieldsOf = (spot: Spot) =>
    Object.keys(asObject(spot.node["properties"])).map((name) => ({ name, ...partOf(spot, ["properties", name]) }));
  const { gone, added, both } = paired(fieldsOf(pair.before), fieldsOf(pair.after), ({ name }) => name);
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
      promised: isStated && !isUncertain(scope, pair.before.at),
    });
  }
  for (const { name, node, at } of added)
    if (!(isKey(name) || isOpposite(after, node) || required(pair.after).includes(name)))
      scope.note("field-added", newAt(at, node));
}

/** Whether the presence of fields is no promise at a place: below what is listed or assumed nothing is stated. */
function isUncertain({ comparison }: Scope, at: string): boolean {
  return ["listed", "assumed"].includes(comparison.places.before.at(at).evidence);
}

/** Alternatives and parts, by what they refer to and else by their position. */
function compareBranches(scope: Scope, pair: Pair): void {
  for (const word of ["oneOf", "anyOf", "allOf"] as const) {
    const [was, is] = [asArray(pair.before.node[word]), asArray(pair.after.node[word])];
    const refOf = (node: Json) => asObject(node)["$ref"];
    const isTwin = (node: Json, other: Json) =>
      refOf(node) === undefined ? isSame(node, other) : refOf(other) === refOf(node);
    const rest = new Set(is.keys());
    const twins = was.map((node) => {
      const index = is.findIndex((other, at) => rest.has(at) && isTwin(node, other));
      rest.delete(index);
      return index;
    });
    const [open, left] = [twins.flatMap((index, at) => (index < 0 ? [at] : [])), [...rest]];
    const isSameNumber = was.length === is.length;
    // As many on both sides: each has taken the place of another one.
    if (isSameNumber) for (const [n, at] of open.entries()) twins[at] = left[n] as number;
    for (const [at, index] of twins.entries()) {
      const [old, now] = [partOf(pair.before, [word, at]), partOf(pair.after, [word, index])];
      if (index >= 0) compareSchemas(scope, align(scope, old, now));
    }
    // What a discriminator no longer names, or names now, is said there.
    if (isSameNumber || differs(pair, "discriminator")) continue;
    const changed = "schema-combinator-changed";
    for (const at of open)
      scope.note(word === "allOf" ? changed : `${changed} gone`, wasAt(pointer(pair.before.at, word, at), was[at]));
    for (const at of left)
      scope.note(word === "allOf" ? changed : `${changed} new`, newAt(pointer(pair.after.at, word, at), is[at]));
  }
}

/** The field that says which of several schemas applies, and its values. */
function compareDiscriminator(scope: Scope, pair: Pair): void {
  const where = keyword(pair, "discriminator");
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

/** What the words for a value say of its end; nothing if they do not say. */
export function finality(words: unknown): "last" | "passing" | undefined {
  if (typeof words !== "string" || !/\bterminal\b/i.test(words)) return undefined;
  return /\bnot terminal\b|\bnon-terminal\b|\bnot a terminal\b/i.test(words) ? "passing" : "last";
}

/** What the values of a list mean: which statuses are the last ones, and other words. */
function compareMeanings(scope: Scope, pair: Pair): void {
  const at = keyword(pair, "x-enumDescriptions");
  const [was, is] = [asObject(at.before), asObject(at.after)];
  let isSaid = false;
  for (const [value, words] of Object.entries(was)) {
    const [before, after] = [finality(words), finality(is[value])];
    if (before === after || is[value] === undefined) continue;
    const kind = before === undefined ? "final-status said" : "final-status";
    const promised = isCertain(evidenceOfPointer(scope.comparison.before.document, pair.before.at));
    const where = { ...at, before: words, after: is[value] };
    scope.note(kind, where, [value, meanings[after ?? "unknown"]], { promised });
    isSaid = true;
  }
  if (!isSaid) scope.note("documentation", at);
}
