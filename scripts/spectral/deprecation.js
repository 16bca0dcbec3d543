// What is deprecated says when it ends and what replaces it, so that no consumer learns of its end from an error.

import { isName } from "../../model/deprecation.js";
import { walk } from "../../model/evidence-walk.js";
import { deref, list, object, operations } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("./walk.js").Result} Result */
/** @typedef {import("../../model/evidence-walk.js").Visited} Visited */

/** What can be deprecated; consumers do not look for the word anywhere else. */
const kinds = ["operation", "parameter", "property"];

const words = ["x-sunset", "x-replaced-by"];

/** @param {Node} document @returns {Result[]} */
export default function deprecation(document) {
  const nodes = [...walk(document)].flatMap((visited) => problems(visited).map((message) => at(visited.path, message)));
  return [...nodes, ...ofOperations(document), ...ofParameters(document), ...ofProperties(document)];
}

/** What is wrong with the words of one node by themselves. @param {Visited} visited @returns {string[]} */
function problems({ node, kind, path }) {
  const { deprecated } = node;
  if (deprecated !== true) {
    const stray = words.filter((word) => node[word] !== undefined && kinds.includes(kind));
    return stray.map((word) => `${word} says how something deprecated ends; write deprecated: true beside it.`);
  }
  if (kind === "other") return [];
  if (!kinds.includes(kind))
    return ["Only an operation, a parameter or a property can be deprecated; no consumer looks for the word here."];
  if (path[0] === "webhooks")
    return kind === "operation" ? ["An event cannot be deprecated; no consumer looks for it."] : [];
  const missing = node["x-sunset"] === undefined ? ["Give it x-sunset, the day on which it ends (YYYY-MM-DD)."] : [];
  return kind === "operation" && node["x-replaced-by"] === undefined
    ? [...missing, "Give it x-replaced-by, the operationId of its replacement, or null where nothing replaces it."]
    : missing;
}

/** @param {Node} document @returns {Result[]} */
function ofOperations(document) {
  const all = operations(document);
  const live = all.filter(({ operation }) => operation["deprecated"] !== true);
  const names = live.map(({ operation }) => operation["operationId"]);
  return all.flatMap(({ operation, path }) => replacement(operation, names, path, "an operation of this API"));
}

/** @param {Node} document @returns {Result[]} */
function ofParameters(document) {
  return operations(document).flatMap(({ operation, path }) => {
    const item = object(object(document["paths"])[String(path[1])]);
    const all = [...list(item["parameters"]), ...list(operation["parameters"])].map((one) => deref(document, one));
    return all.flatMap((parameter) => {
      const others = all.filter(
        (one) => one !== parameter && one["in"] === parameter["in"] && one["deprecated"] !== true,
      );
      const names = others.map(({ name }) => name);
      return replacement(parameter, names, path, `a parameter beside ${JSON.stringify(parameter["name"])}`);
    });
  });
}

/** @param {Node} document @returns {Result[]} */
function ofProperties(document) {
  return [...walk(document)].flatMap(({ node, kind, path }) => {
    if (kind !== "schema" && kind !== "property") return [];
    const properties = Object.entries(object(node["properties"]));
    const names = properties.filter(([, property]) => object(property)["deprecated"] !== true).map(([name]) => name);
    return properties.flatMap(([name, property]) =>
      replacement(object(property), names, [...path, "properties", name], "a property beside this one"),
    );
  });
}

/**
 * What is wrong with the name of a replacement.
 * @param {Node} node What is replaced.
 * @param {unknown[]} names What can replace it.
 * @param {(string | number)[]} path
 * @param {string} wanted
 * @returns {Result[]}
 */
function replacement(node, names, path, wanted) {
  const name = node["x-replaced-by"];
  if (node["deprecated"] !== true || !isName(name) || names.includes(name)) return [];
  return [
    at(
      [...path, "x-replaced-by"],
      `x-replaced-by names ${JSON.stringify(name)}; name ${wanted} that is not deprecated.`,
    ),
  ];
}

/** @param {(string | number)[]} path @param {string} message @returns {Result} */
function at(path, message) {
  return { path, message };
}
