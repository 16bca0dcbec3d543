// Requires that every `x-` word is in the vocabulary, on an allowed node, with an allowed value.

import { isDay, isName } from "../../model/deprecation.js";
import { walk } from "../../model/evidence-walk.js";
import { isObject } from "../../model/structure.js";
import { words } from "../../model/vocabulary.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("../../model/vocabulary.js").Word} Word */
/** The expected form of a word, and the values without it. @typedef {{ say: string, odd: unknown[] }} Judgment */

/** @param {Node} document @returns {import("./walk.js").LintResult[]} */
export default function knownWords(document) {
  return [...walk(document)].flatMap(({ node, kind, path }) =>
    Object.entries(node)
      .filter(([name]) => name.toLowerCase().startsWith("x-"))
      .flatMap(([name, value]) => {
        const message = problem(name, value, kind);
        return message === undefined ? [] : [{ message, path: [...path, name] }];
      }),
  );
}

/** @param {string} name @param {unknown} value @param {string} kind @returns {string | undefined} */
function problem(name, value, kind) {
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  if (word === undefined) return `${name} is not in the vocabulary; write one of ${Object.keys(words).join(", ")}.`;
  if (word.only === "sources") return `${name} is for the files under openapi/ only; the build expands it.`;
  if (!word.on.includes(kind)) return `${name} is not allowed on ${named(kind)}; use it on ${word.on.join(", ")}.`;
  const { say, odd } = judge(word, value);
  return odd.length === 0 ? undefined : `${name} must be ${say}, not ${odd.map(show).join(", ")}.`;
}

/** @param {string} kind */
function named(kind) {
  if (kind === "other") return "this part of the document";
  return kind.endsWith("s") ? `these ${kind}` : `this ${kind}`;
}

/** @param {Word} word @param {unknown} value @returns {Judgment} */
function judge({ values, eachValue, list, form }, value) {
  const unless = (/** @type {boolean} */ fits) => (fits ? [] : [value]);
  if (form === "date") return { say: "a day of the calendar, written as YYYY-MM-DD", odd: unless(isDay(value)) };
  if (form !== undefined)
    return { say: "one name, or null where nothing replaces it", odd: unless(value === null || isName(value)) };
  if (values !== undefined) return { say: oneOf(values), odd: unless(values.includes(value)) };
  if (eachValue !== undefined) {
    const wrong = isObject(value) ? Object.entries(value).filter(([, one]) => !eachValue.includes(one)) : [];
    const odd = isObject(value) ? wrong.map((pair) => Object.fromEntries([pair])) : [value];
    return { say: `a map of values, each ${oneOf(eachValue)}`, odd };
  }
  if (list === undefined) return { say: "anything", odd: [] };
  const { fits, say } = forms[list];
  const isOdd = (/** @type {unknown} */ one, /** @type {number} */ i, /** @type {unknown[]} */ all) =>
    typeof one !== "string" || !fits.test(one.trim()) || all.indexOf(one) !== i;
  const odd = Array.isArray(value) && value.length > 0 ? value.filter(isOdd) : [value];
  return { say: `a list of ${say}, at least one and each once`, odd };
}

const forms = {
  sentences: { fits: /^\S.*[.?]$/s, say: "sentences that end with a full stop or a question mark" },
  names: { fits: /^\S+$/, say: "names" },
};

/** @param {readonly unknown[]} values */
function oneOf(values) {
  return `${values.length > 1 ? "one of " : ""}${values.map(show).join(", ")}`;
}

/** @param {unknown} value */
function show(value) {
  return JSON.stringify(value) ?? "nothing";
}
