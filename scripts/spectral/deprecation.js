// Requires a sunset and a replacement for each deprecation, so that no consumer learns about the end from an error.

import { isName } from "../../model/deprecation.js";
import { walk } from "../../model/evidence-walk.js";
import { object, operations, schemas } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("./walk.js").LintResult} LintResult */
/** @typedef {import("../../model/evidence-walk.js").Visited} Visited */
/** @typedef {{ name: unknown, node: Node, path: (string | number)[] }} NamedNode */

/** Kinds of nodes that can be deprecated; consumers ignore `deprecated` elsewhere. */
const kinds = ["operation", "parameter", "property"];

const words = ["x-sunset", "x-replaced-by"];

/** @param {Node} document @returns {LintResult[]} */
export default function deprecation(document) {
  const own = [...walk(document)].flatMap((visited) =>
    problems(visited).map((message) => ({ path: visited.path, message })),
  );
  return [...own, ...groups(document).flatMap(replacements)];
}

/** Problems of one node, without its replacement. @param {Visited} visited @returns {string[]} */
function problems({ node, kind, path }) {
  const { deprecated } = node;
  if (deprecated !== true) {
    const stray = words.filter((word) => node[word] !== undefined && kinds.includes(kind));
    return stray.map((word) => `${word} says how something deprecated ends; write deprecated: true beside it.`);
  }
  if (kind === "other") return [];
  if (!kinds.includes(kind))
    return ["Only an operation, a parameter or a property can be deprecated; remove the word, which consumers ignore."];
  if (path[0] === "webhooks")
    return kind === "operation" ? ["An event cannot be deprecated; remove the word, which consumers ignore."] : [];
  const missing = node["x-sunset"] === undefined ? ["Give it x-sunset, the day on which it ends (YYYY-MM-DD)."] : [];
  return kind === "operation" && node["x-replaced-by"] === undefined
    ? [...missing, "Give it x-replaced-by, the operationId of its replacement, or null where nothing replaces it."]
    : missing;
}

/**
 * Groups that can replace each other: operations, parameters of an operation with the same `in`, fields of a schema.
 * @param {Node} document @returns {NamedNode[][]}
 */
function groups(document) {
  const calls = operations(document);
  const named = calls.map(({ operation, path }) => ({ name: operation["operationId"], node: operation, path }));
  const parameters = calls.flatMap(({ parameters, path }) => {
    const own = parameters.map((node) => ({ name: node["name"], node, path }));
    return [...Map.groupBy(own, ({ node }) => node["in"]).values()];
  });
  const properties = schemas(document).map(({ node, path }) =>
    Object.entries(object(node["properties"])).map(([name, property]) => {
      return { name, node: object(property), path: [...path, "properties", name] };
    }),
  );
  return [named, ...parameters, ...properties];
}

/** Replacements that are missing in the group, or deprecated. @param {NamedNode[]} group @returns {LintResult[]} */
function replacements(group) {
  const live = group.filter(({ node }) => node["deprecated"] !== true).map(({ name }) => name);
  return group.flatMap(({ node, path }) => {
    const name = node["x-replaced-by"];
    if (node["deprecated"] !== true || !isName(name) || live.includes(name)) return [];
    const message = `x-replaced-by names ${JSON.stringify(name)}; name something beside this that is not deprecated: an operation of this API, a parameter of this operation, or a property of this schema.`;
    return [{ path: [...path, "x-replaced-by"], message }];
  });
}
