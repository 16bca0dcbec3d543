// Every `x-` word is one of the vocabulary, stands where it may, and says what it may: a misspelled one would say nothing.

import { isDay, isName } from "../../model/deprecation.js";
import { walk } from "../../model/evidence-walk.js";
import { isObject } from "../../model/structure.js";
import { words } from "../../model/vocabulary.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("../../model/vocabulary.js").Word} Word */

/** @param {Node} document @returns {import("./walk.js").Result[]} */
export default function knownWords(document) {
  return [...walk(document)].flatMap(({ node, kind, path }) =>
    Object.entries(node)
      .filter(([name]) => name.toLowerCase().startsWith("x-"))
      .flatMap(([name, value]) => problems(name, value, kind).map((message) => ({ message, path: [...path, name] }))),
  );
}

/** @param {string} name @param {unknown} value @param {string} kind @returns {string[]} */
function problems(name, value, kind) {
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  if (word === undefined) return [`${name} is not in the vocabulary; write one of ${Object.keys(words).join(", ")}.`];
  if (word.only === "sources") return [`${name} is for the files under openapi/ only; the build expands it.`];
  if (!word.on.includes(kind)) return [`${name} cannot stand on ${named(kind)}; it stands on ${word.on.join(", ")}.`];
  return valueProblems(name, word, value);
}

/** @param {string} kind */
function named(kind) {
  if (kind === "other") return "this part of the document";
  return kind.endsWith("s") ? `these ${kind}` : `this ${kind}`;
}

/** @param {string} name @param {Word} word @param {unknown} value @returns {string[]} */
function valueProblems(name, { values, eachValue, list, form }, value) {
  if (form !== undefined)
    return single[form].fits(value) ? [] : [`${name} is ${single[form].say}, not ${show(value)}.`];
  if (values !== undefined && !values.includes(value)) return [`${name} is ${oneOf(values)}, not ${show(value)}.`];
  if (eachValue !== undefined) {
    if (!isObject(value)) return [`${name} is a map of values, each ${oneOf(eachValue)}.`];
    return Object.entries(value)
      .filter(([, entry]) => !eachValue.includes(entry))
      .map(([key, entry]) => `${name} of ${key} is ${oneOf(eachValue)}, not ${show(entry)}.`);
  }
  return list === undefined ? [] : listProblems(name, list, value);
}

const single = {
  date: { fits: isDay, say: "a day of the calendar, written as YYYY-MM-DD" },
  "name or null": {
    fits: (/** @type {unknown} */ value) => value === null || isName(value),
    say: "one name, or null where nothing replaces it",
  },
};

const forms = {
  sentences: { fits: /^\S.*[.?]$/s, say: "sentences that end with a full stop or a question mark" },
  names: { fits: /^\S+$/, say: "names" },
};

/** @param {string} name @param {"sentences" | "names"} form @param {unknown} value @returns {string[]} */
function listProblems(name, form, value) {
  const { fits, say } = forms[form];
  if (!Array.isArray(value) || value.length === 0) return [`${name} is a list of ${say} that is not empty.`];
  const odd = value.filter((entry) => typeof entry !== "string" || !fits.test(entry.trim()));
  if (odd.length > 0) return [`${name} is a list of ${say}; mend ${odd.map(show).join(", ")}.`];
  const twice = value.filter((entry, i) => value.indexOf(entry) !== i);
  return twice.length > 0 ? [`${name} names ${twice.map(show).join(", ")} twice; say it once.`] : [];
}

/** @param {readonly unknown[]} values */
function oneOf(values) {
  return `${values.length > 1 ? "one of " : ""}${values.map(show).join(", ")}`;
}

/** @param {unknown} value */
function show(value) {
  return JSON.stringify(value) ?? "nothing";
}
