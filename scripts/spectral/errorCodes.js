// An error response lists its codes, each known to ErrorCode, and carries one example for each, named after it. It hides none
// that the range of its status has: a range such as 4XX says nothing of a status that has a response of its own. Where the status of a
// code is not documented, it says how well it is known that the operation returns its codes with this status.

import { exampleName } from "../../model/example-name.js";
import { codeSchema } from "../../model/raw.js";
import { deref, list, object, operations } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */

/** @param {Node} document @returns {import("./walk.js").Result[]} */
export default function errorCodes(document) {
  const components = object(document["components"]);
  const catalogue = object(object(components["schemas"])["ErrorCode"]);
  const known = list(catalogue["x-extensible-enum"]);
  const statuses = object(catalogue["x-error-statuses"]);
  const all = operations(document).map(({ operation, path }) => ({ path, responses: object(operation["responses"]) }));
  const ranges = all.map(({ responses }) => codesByStatus(document, responses));
  return all.flatMap(({ responses, path }, i) => {
    const others = ranges.filter((_, j) => j !== i);
    return Object.entries(responses)
      .filter(([status]) => !status.startsWith("2"))
      .flatMap(([status, response]) =>
        [
          ...problems(document, deref(document, response), known),
          ...hidden(status, ranges[i] ?? {}, others),
          ...misplaced(document, deref(document, response), status, statuses),
        ].map((message) => ({ message, path: [...path, "responses", status] })),
      );
  });
}

/**
 * The codes of the responses of an operation, by status or range.
 * @param {Node} document @param {Node} responses @returns {Record<string, string[]>}
 */
function codesByStatus(document, responses) {
  const codes = (/** @type {unknown} */ response) => codesOf(document, deref(document, response));
  return Object.fromEntries(Object.entries(responses).map(([status, response]) => [status, codes(response)]));
}

/**
 * Codes that a reader of a response does not find there, although they can come with its status.
 * @param {string} status
 * @param {Record<string, string[]>} own The codes of the operation, by status or range.
 * @param {Record<string, string[]>[]} others Those of all other operations.
 * @returns {string[]}
 */
function hidden(status, own, others) {
  const codes = own[status] ?? [];
  const lacks = (/** @type {string[]} */ wanted) => wanted.filter((code) => !codes.includes(code)).join(", ");
  const range = own[`${status[0]}XX`] ?? [];
  if (range.some((code) => codes.includes(code)) && lacks(range) !== "")
    return [
      `List ${lacks(range)} too, or no code of ${status[0]}XX: this response repeats the range with fewer codes.`,
    ];
  const same = others.flatMap((other) => (other[status] && status.endsWith("XX") ? [other[status]] : []));
  const common = (same[0] ?? []).filter((code) => same.every((one) => one.includes(code)));
  if (same.length < 2 || lacks(common) === "") return [];
  return [`List ${lacks(common)} too: every other operation has it under ${status}, and this response hides it.`];
}

/**
 * Codes of which another status is documented, and a response without a word of its own although no status of a code is; the
 * catch-all names none.
 * @param {Node} document @param {Node} response @param {string} status
 * @param {Node} statuses The documented ones, by code.
 * @returns {string[]}
 */
function misplaced(document, response, status, statuses) {
  const codes = isCatchAll(document, response) ? [] : codesOf(document, response);
  const open = codes.filter((code) => statuses[code] === undefined);
  const others = /^\d+$/.test(status)
    ? codes.filter((code) => !open.includes(code) && statuses[code] !== Number(status))
    : [];
  const moved = others.map((code) => `Move ${code}: its documented status is ${statuses[code]}.`);
  if (open.length === 0 || response["x-evidence"] !== undefined) return moved;
  return [...moved, `Write x-evidence on this response: the status of ${open.join(", ")} is not documented.`];
}

/** @param {Node} document @param {Node} response @returns {string[]} */
function codesOf(document, response) {
  return list(deref(document, codeOf(document, response))["x-extensible-enum"]).map(String);
}

/** Whether a response refers to the whole catalogue. @param {Node} document @param {Node} response */
function isCatchAll(document, response) {
  return String(codeOf(document, response)["$ref"] ?? "").endsWith("/ErrorCode");
}

/** @param {Node} document @param {Node} response @returns {Node} */
function codeOf(document, response) {
  const media = object(Object.values(object(response["content"]))[0]);
  return codeSchema(document, deref(document, media["schema"]));
}

/** @param {Node} document @param {Node} response @param {unknown[]} known @returns {string[]} */
function problems(document, response, known) {
  const media = object(Object.values(object(response["content"]))[0]);
  const codes = codesOf(document, response);
  const examples = object(media["examples"]);
  if (codes.length === 0) return ["List the codes of this error response as x-extensible-enum of its `code`."];
  // The catch-all refers to the whole catalogue; it only has to show the shape.
  if (isCatchAll(document, response))
    return Object.keys(examples).length > 0 ? [] : ["Give the catch-all error response an example."];
  const carried = Object.values(examples).map((example) => exampleCode(object(example)["value"]));
  const stray = Object.entries(examples)
    .filter(([, example]) => !codes.includes(String(exampleCode(object(example)["value"]))))
    .map(([name]) => `List the code of the example "${name}", or take the example away.`);
  const odd = codes.flatMap((value) => {
    const name = exampleName(value);
    const found = [];
    if (known.length > 0 && !known.includes(value)) found.push(`Describe the code ${value} in ErrorCode.`);
    if (exampleCode(object(examples[name])["value"]) !== value)
      found.push(`Add an example "${name}" with the code ${value}.`);
    if (carried.filter((other) => other === value).length > 1) found.push(`Keep one example for the code ${value}.`);
    return found;
  });
  return [...odd, ...stray];
}

/** @param {unknown} value */
function exampleCode(value) {
  return object(list(object(value)["errors"])[0])["code"] ?? object(value)["error"];
}
