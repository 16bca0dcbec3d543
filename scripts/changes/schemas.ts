// Compares two schemas of the same place, keyword by keyword, and everything below them.

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

/** Keywords that are compared together, or by what is in them. */
const looked = new Set([
  ...["type", "enum", "x-extensible-enum", "const", "required", "x-presence", "properties", "oneOf", "anyOf", "allOf"],
  ...["deprecated", "x-sunset", "x-replaced-by", "x-transitions", "x-retryable", "x-error-statuses"],
  ...["if", "then", "else", "dependentRequired"],
]);

/** Whether both sides have a schema behind a keyword. */
function isSchema({ before, after }: Pair, word: string): boolean {
  return isObject(before.node[word]) && isObject(after.node[word]);
}

const lower = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const upper = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

/** Whether a limit allows all that another one does, and more; two that are not in the other cannot be compared. */
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
  // What two schemas allow is not compared; one that is new allows fewer values, one that is gone more.
  ...Object.fromEntries(["not", "contains", "propertyNames", "patternProperties"].map((word) => [word, () => false])),
};

/** What holds where a keyword is absent; a limit that has no such value is new or gone. */
const absent: Record<string, Json> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
  additionalProperties: true,
  unevaluatedProperties: true,
};

/** Whether a schema allows more values or fewer than before; nothing where that cannot be said. */
type Effect = "more" | "fewer" | undefined;

/** What holds on both sides. */
const inForce = (word: string, { before, after }: Where) => [before ?? absent[word], after ?? absent[word]] as const;

function effectOf(word: string, where: Where): Effect {
  const [was, is] = inForce(word, where);
  if (was === undefined || is === undefined) return was === undefined ? "fewer" : "more";
  if (isWider[word]?.(was, is)) return "more";
  return isWider[word]?.(is, was) ? "fewer" : undefined;
}

const isEased = ({ direction }: Scope, effect: Effect) => effect === (direction === "response" ? "fewer" : "more");

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

/** Keywords that are compared by what they mean. */
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

/** A rule that a value has to keep. */
function compareLimit(scope: Scope, pair: Pair, word: string) {
  if (word === "additionalProperties" && isSchema(pair, word)) return;
  const where = keyword(pair, word);
  if (bare(where.before) === bare(where.after)) return compareWord(scope, pair, word);
  const [was, is] = inForce(word, where);
  if (was === is) return scope.note("documentation", where);
  // How wide an integer is, is always our reading (openapi/README.md, Formats).
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

/** The marks of data, from the one that asks for the most care. */
const marks = ["secret", "bank", "personal", "none"];

function compareData(scope: Scope, pair: Pair, word: string): void {
  const where = keyword(pair, word);
  const [was, is] = [where.before ?? "none", where.after ?? "none"].map(String) as [string, string];
  const isSecret = was === "secret";
  const weaker = isSecret ? "data-mark secret" : "data-mark weaker";
  const kind = marks.indexOf(is) > marks.indexOf(was) ? weaker : "data-mark";
  if (was !== is) scope.note(kind, where, [], { correction: isSecret ? false : undefined });
}

/** Lists of values: closed (`enum`), open (`x-extensible-enum`), or none; and constants. */
function compareLists(scope: Scope, pair: Pair): void {
  const [was, is] = [pair.before.node, pair.after.node];
  const [from, to] = [listOf(was), listOf(is)];
  const word = from ?? to;
  if (was["const"] !== undefined && is["const"] !== undefined) {
    if (differs(pair, "const")) scope.note("const", keyword(pair, "const"));
  } else if (word === undefined) {
    if (differs(pair, "const")) compareLimit(scope, pair, "const");
    // Error codes are compared by operation.
  } else if (!isCode(pair.before.target)) {
    const where = { ...keyword(pair, word), before: was[from ?? word], after: is[to ?? word] };
    const texts = (all: Json | undefined) =>
      asArray(all).map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
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

/** What holds for some values alone, such as a field that is there in one status. */
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

/** What a schema requires for some values alone: a field or other values, for which, and what they are. */
type Condition = { what: string; when: string; content: string };

/** The conditions of a schema. */
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

/** Whether a place is that of the error codes of a response, or of the catalogue. */
function isCode(at: string): boolean {
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
      scope.note(kind, where, words, { correction: words.every(isGuess) || undefined });
    }
  if (lost.length > 0) scope.note("presence optional", wasAt(partOf(before, ["required"]).at, ...lists), lost);
  if (!differs(pair, "x-presence") || scope.direction !== "response" || namesIn(before.node).length === 0) return;
  const isTable = after.node["x-presence"] === "table";
  const where = keyword(pair, "x-presence");
  if (isTable) scope.note("presence suggested", where, [], { correction: false });
  else scope.note("presence stated", where);
}

/** Fields that are gone or new, and those that both sides have. */
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

/** Whether the presence of fields is no promise at a place: below what is listed or assumed nothing is stated. */
function isUncertain({ comparison }: Scope, at: string): boolean {
  return ["listed", "assumed"].includes(comparison.places.before.at(at).evidence);
}

const combinators = ["oneOf", "anyOf", "allOf"];

/** The list of alternatives or parts that one side alone has, if any. */
const loneList = ({ before, after }: Pair): string | undefined =>
  combinators.find((word) => (before.node[word] === undefined) !== (after.node[word] === undefined));

/** Alternatives and parts, by what they refer to and else by their position. */
function compareBranches(scope: Scope, pair: Pair): void {
  const lone = loneList(pair);
  if (lone !== undefined) scope.note("schema-combinator-changed", keyword(pair, lone));
  for (const word of combinators) {
    const branchesOf = (spot: Spot) => asArray(spot.node[word]).map((_, index) => partOf(spot, [word, index]));
    const [was, is] = [branchesOf(pair.before), branchesOf(pair.after)];
    if (was.length === 0 || is.length === 0) continue;
    const { gone, added, both } = pairUp(was, is, ({ node }) => String(node["$ref"] ?? sortedText(node)));
    const isSameNumber = was.length === is.length;
    // As many on both sides: each has taken the place of another one.
    if (isSameNumber) both.push(...gone.map((before, n) => ({ before, after: added[n] as DocumentPlace })));
    for (const { before, after } of both) compareSchemas(scope, align(scope, before, after));
    // What a discriminator no longer names, or names now, is said there.
    if (isSameNumber || differs(pair, "discriminator")) continue;
    const kindOf = (what: "gone" | "new"): KindName =>
      word === "allOf" ? "schema-combinator-changed" : `schema-combinator-changed ${what}`;
    for (const { at, node } of gone) scope.note(kindOf("gone"), wasAt(at, node));
    for (const { at, node } of added) scope.note(kindOf("new"), newAt(at, node));
  }
}

/** The field that says which of several schemas applies, and its values. */
function compareDiscriminator(scope: Scope, pair: Pair, word: string): void {
  const where = keyword(pair, word);
  if (where.before === undefined || where.after === undefined) {
    // With its list, it is said there.
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

/** What the words for a value say of its end; nothing if they do not say. */
export function finality(words: unknown): "last" | "passing" | undefined {
  if (typeof words !== "string" || !/\bterminal\b/i.test(words)) return undefined;
  return /\bnot terminal\b|\bnon-terminal\b|\bnot a terminal\b/i.test(words) ? "passing" : "last";
}

/** What the values of a list mean: which statuses are the last ones, and other words. */
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
 * Whether a pattern matches whatever another one matches. Most pairs cannot be compared; these can: `^` or `$` dropped, a
 * further alternative in a group that is the whole pattern, one character that may be absent or is allowed in addition.
 * @returns False also where it cannot be said.
 */
export function isWiderPattern(was: string, is: string): boolean {
  // More in a lookaround that forbids is less.
  if (was === is || /\(\?<?!/.test(was)) return false;
  return isUnanchored(was, is) || isAlternative(was, is) || hasOption(was, is);
}

/** Whether only the start or the end is no longer fixed; an anchor of several alternatives is one of a single one. */
function isUnanchored(was: string, is: string): boolean {
  const [start, end] = [was.replace(/^\^/, ""), was.replace(/(?<!\\)\$$/, "")];
  return !was.includes("|") && [start, end, end.replace(/^\^/, "")].includes(is);
}

/** Whether every former alternative is one now, between the anchors. Alternatives that have groups cannot be compared. */
function isAlternative(was: string, is: string): boolean {
  const inside = (pattern: string) => /^\^\((?:\?:)?([^()[\]\\]*)\)\$$/.exec(pattern)?.[1]?.split("|");
  const single = /^\^([^()|]*)\$$/.exec(was)?.[1];
  const [own, now] = [inside(was) ?? (single === undefined ? undefined : [single]), inside(is)];
  return own !== undefined && now !== undefined && own.every((one) => now.includes(one));
}

/** Whether one character may be absent now that had to be there, or one that may be absent is new. */
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
