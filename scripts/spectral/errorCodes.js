// Requires that an error response lists its codes, each with a row in ErrorCode and an example of its name. A response
// for one status must repeat the codes of its range, because a range such as 4XX does not apply to a status with its
// own response. If the status of a code is not documented, the response needs x-evidence.

import { exampleName } from "../../model/example-name.js";
import { codeSchema } from "../../model/raw.js";
import { deref, list, object, operations } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {ReturnType<typeof refusals>[number]} ErrorResponseCodes */

/** @param {Node} document @returns {import("./walk.js").LintResult[]} */
export default function errorCodes(document) {
  const catalog = object(object(object(document["components"])["schemas"])["ErrorCode"]);
  const known = list(catalog["x-extensible-enum"]).map(String);
  const statuses = object(catalog["x-error-statuses"]);
  const all = refusals(document);
  return all.flatMap((one) =>
    [...problems(one, known), ...hidden(one, all), ...misplaced(one, statuses)].map((message) => ({
      message,
      path: [...one.operation, "responses", one.status],
    })),
  );
}

/** The error responses of all operations, by status or range. @param {Node} document */
function refusals(document) {
  return operations(document).flatMap(({ operation, path }) =>
    Object.entries(object(operation["responses"]))
      .filter(([status]) => !status.startsWith("2"))
      .map(([status, node]) => {
        const response = deref(document, node);
        const { schema, examples } = object(Object.values(object(response["content"]))[0]);
        const code = codeSchema(document, deref(document, schema));
        return {
          operation: path,
          status,
          hasEvidence: response["x-evidence"] !== undefined,
          codes: list(deref(document, code)["x-extensible-enum"]).map(String),
          // The catch-all refers to the whole catalog and needs only one example.
          isCatchAll: String(code["$ref"] ?? "").endsWith("/ErrorCode"),
          examples: Object.entries(object(examples)).map(([name, example]) => ({
            name,
            code: codeIn(object(object(example)["value"])),
          })),
        };
      }),
  );
}

/** The code in an error of our envelope, or of RFC 6749. @param {Node} body */
function codeIn(body) {
  return String(object(list(body["errors"])[0])["code"] ?? body["error"]);
}

/** Problems of the codes and examples of a response. @param {ErrorResponseCodes} refusal @param {string[]} known */
function problems({ codes, isCatchAll, examples }, known) {
  if (codes.length === 0) return ["List the codes of this error response as x-extensible-enum of its `code`."];
  if (isCatchAll) return examples.length > 0 ? [] : ["Give the catch-all error response an example."];
  const strange = known.length > 0 ? codes.filter((code) => !known.includes(code)) : [];
  const bare = codes.filter((own) => !examples.some(({ name, code }) => code === own && name === exampleName(own)));
  const stray = examples.filter(({ name, code }) => !codes.includes(code) || name !== exampleName(code));
  return [
    ...strange.map((code) => `Describe the code ${code} in ErrorCode.`),
    ...bare.map((code) => `Add an example "${exampleName(code)}" with the code ${code}.`),
    ...stray.map(({ name }) => `Remove the example "${name}", or list its code and name the example after the code.`),
  ];
}

/**
 * Codes that a response does not list, although the operation can return them with its status.
 * @param {ErrorResponseCodes} refusal @param {ErrorResponseCodes[]} all
 */
function hidden({ operation, status, codes }, all) {
  const lacks = (/** @type {string[]} */ wanted) => wanted.filter((code) => !codes.includes(code)).join(", ");
  const isOwn = (/** @type {ErrorResponseCodes} */ other) => other.operation === operation;
  const above = `${status[0]}XX`;
  const range = all.find((other) => isOwn(other) && other.status === above)?.codes ?? [];
  if (range.some((code) => codes.includes(code)) && lacks(range) !== "")
    return [`List ${lacks(range)} too, or no code of ${above}: this response repeats the range with fewer codes.`];
  const same = all.filter((other) => status === above && other.status === above && !isOwn(other));
  const common = (same[0]?.codes ?? []).filter((code) => same.every((other) => other.codes.includes(code)));
  if (same.length < 2 || lacks(common) === "") return [];
  return [`List ${lacks(common)} too: every other operation has it under ${status}, and this response hides it.`];
}

/**
 * Codes with another documented status, and a response without x-evidence for codes without a documented status.
 * @param {ErrorResponseCodes} refusal
 * @param {Node} statuses The documented statuses by code.
 */
function misplaced({ status, isCatchAll, hasEvidence, ...refusal }, statuses) {
  const codes = isCatchAll ? [] : refusal.codes;
  const open = codes.filter((code) => statuses[code] === undefined);
  const others = codes.filter((code) => !open.includes(code) && String(statuses[code]) !== status);
  const moved = /^\d+$/.test(status) ? others : [];
  return [
    ...moved.map((code) => `Move ${code}: its documented status is ${statuses[code]}.`),
    ...(open.length === 0 || hasEvidence
      ? []
      : [`Write x-evidence on this response: the status of ${open.join(", ")} is not documented.`]),
  ];
}
