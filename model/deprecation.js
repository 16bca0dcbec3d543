// Deprecation as the contract writes it: `deprecated`, `x-sunset` and `x-replaced-by` of a node, and its one sentence.
// JavaScript, because Spectral's rules read it and are loaded without a TypeScript step.

/** @typedef {import("./json.ts").JsonObject} JsonObject */

/**
 * The deprecation of an operation, a parameter or a property.
 * @typedef {object} Deprecation
 * @property {boolean} deprecated
 * @property {string | undefined} sunset First day without it, as YYYY-MM-DD: from midnight UTC, a server can drop it.
 * @property {string | undefined} replacedBy Name of the replacement; undefined where nothing replaces it.
 */

/**
 * True for a day of the calendar as YYYY-MM-DD.
 * @param {unknown} value
 * @returns {value is string}
 */
export function isDay(value) {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/**
 * True for one name, such as an operationId.
 * @param {unknown} value
 * @returns {value is string}
 */
export function isName(value) {
  return typeof value === "string" && /^\S+$/.test(value);
}

/**
 * Reads the deprecation of an operation, a parameter or a property.
 * @param {JsonObject} node The node as written; `x-sunset` and `x-replaced-by` do not count without `deprecated`.
 * @returns {Deprecation}
 */
export function readDeprecation(node) {
  const deprecated = node["deprecated"] === true;
  const word = (/** @type {string} */ name) =>
    deprecated && typeof node[name] === "string" ? String(node[name]) : undefined;
  return { deprecated, sunset: word("x-sunset"), replacedBy: word("x-replaced-by") };
}

/**
 * The instant from which a server can stop serving a deprecated operation, parameter or property.
 * @param {string} sunset Day, as YYYY-MM-DD.
 */
export function sunsetTime(sunset) {
  return new Date(`${sunset}T00:00:00Z`);
}

/**
 * The sentences about a deprecation in the types and in the reference.
 * @param {JsonObject} node The node as written.
 * @returns {string} Such as "Use `getParty`. Ends on 2027-06-30."; empty for what is not deprecated.
 */
export function deprecationText(node) {
  const { deprecated, sunset, replacedBy } = readDeprecation(node);
  if (!deprecated) return "";
  const isFinal = node["x-replaced-by"] === null;
  const parts = [
    ...(replacedBy === undefined ? [] : [`Use \`${replacedBy}\`.`]),
    ...(isFinal ? ["Nothing replaces it."] : []),
    ...(sunset === undefined ? [] : [`Ends on ${sunset}.`]),
  ];
  return parts.join(" ");
}
