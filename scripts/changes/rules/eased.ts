// Limits that are eased: what a request may say more, what a response says less. Redocly's diff finds those that tighten.

import { isObject, type Json, pointer } from "../../../model/document.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { keywordOf } from "./lib/found.ts";
import { isWiderPattern } from "./lib/patterns.ts";
import { distinctPairs, reads, type SchemaPair, sends } from "./lib/schemas.ts";

/** Whether a schema allows more values or fewer than before; nothing where that cannot be said. */
type Effect = "more" | "fewer" | undefined;

const lower = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const upper = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

/** Formats of which the second allows every value of the first. */
const widerFormats = [
  ["int32", "int64"],
  ["float", "double"],
];

/** How each keyword is compared. */
const effects: Record<string, (was: Json | undefined, is: Json | undefined) => Effect> = {
  ...Object.fromEntries(lower.map((word) => [word, bound(1)])),
  ...Object.fromEntries(upper.map((word) => [word, bound(-1)])),
  pattern: (was, is) => {
    if (typeof was !== "string" || typeof is !== "string") return presence(was, is);
    if (isWiderPattern(was, is)) return "more";
    return isWiderPattern(is, was) ? "fewer" : undefined;
  },
  multipleOf: presence,
  const: presence,
  format: (was, is) => {
    if (was === undefined || is === undefined) return presence(was, is);
    if (widerFormats.some(([narrow, wide]) => was === narrow && is === wide)) return "more";
    return widerFormats.some(([narrow, wide]) => is === narrow && was === wide) ? "fewer" : undefined;
  },
  type: (was, is) => {
    const [left, right] = [was, is].map((value) => [value ?? []].flat()) as [Json[], Json[]];
    if (left.length === 0 || right.length === 0) return undefined;
    const fits = (types: Json[], others: Json[]) =>
      types.every((type) => others.includes(type) || (type === "integer" && others.includes("number")));
    if (fits(left, right) === fits(right, left)) return undefined;
    return fits(left, right) ? "more" : "fewer";
  },
  uniqueItems: (was, is) => (was === is ? undefined : is === true ? "fewer" : "more"),
};

export const eased: Rule = {
  name: "eased",
  says: "A request that may be more, or a response that varies less, breaks nobody and is minor: a larger page, a field that can be null in a request or no longer is in a response, a pattern given up.",
  find: (sides) =>
    distinctPairs(sides).flatMap((pair) => Object.keys(effects).flatMap((word) => compare(sides, pair, word))),
};

function compare(sides: Sides, pair: SchemaPair, word: string): Found[] {
  const where = keywordOf(pair, word);
  const effect = effectOf(word, where.before, where.after);
  const isEased = (effect === "more" && !reads(pair)) || (effect === "fewer" && !sends(pair));
  if (!isEased) return [];
  const name = nameOf(sides.before.document, pair.before.at);
  const [was, is] = [where.before, where.after].map((value) => (value === undefined ? "none" : `\`${show(value)}\``));
  return [
    {
      ...where,
      wire: "minor",
      // A format stands in the comments of the types.
      types: word === "format" ? "patch" : "none",
      covers: [pointer(pair.after.at, word)],
      text: `\`${word}\` of ${name} is ${is} instead of ${was}; you can ${effect === "more" ? "send more" : "rely on it"}.`,
    },
  ];
}

function effectOf(word: string, was: Json | undefined, is: Json | undefined): Effect {
  return JSON.stringify(was) === JSON.stringify(is) ? undefined : effects[word]?.(was, is);
}

function show(value: Json): string {
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}

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
