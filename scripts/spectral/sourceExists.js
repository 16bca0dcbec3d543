// Requires that the register has every number of an x-source, and that every operation, every event and every schema
// with an entry in the register has an x-source.

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { walk } from "../../model/evidence-walk.js";
import { list, object } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("./walk.js").LintResult} LintResult */
/** @typedef {import("../../model/evidence-walk.js").Visited} Visited */

// Relative to the working directory, the repository: Spectral bundles this file, so import.meta.url is not its path.
const register = object(parse(readFileSync("openapi/register.yaml", "utf8")));
const entries = [...list(register["entries"]), ...list(register["confirmed"])].map(object);
const numbers = new Set(entries.map(({ id }) => id));
const schemas = new Set(
  entries.flatMap(({ fields, request, values, limit }) =>
    [fields, request, values, limit].flatMap((data) => object(data)["schema"] ?? []),
  ),
);

/** @param {Node} document @returns {LintResult[]} */
export default function sourceExists(document) {
  return [...walk(document)].flatMap((visited) => {
    const source = visited.node["x-source"];
    if (source !== undefined) return problems(source, [...visited.path, "x-source"]);
    const name = nameOf(visited);
    if (name === undefined) return [];
    const message = `Give ${name} an x-source with the numbers of its entries in openapi/register.yaml.`;
    return [{ message, path: visited.path }];
  });
}

/** Name of a node that needs an x-source; undefined for every other node. @param {Visited} visited */
function nameOf({ kind, node, path: [area, ...names] }) {
  if (kind === "operation")
    return area === "webhooks" ? `the event ${names[0]}` : `the operation ${node["operationId"]}`;
  const isStated = names.length === 2 && names[0] === "schemas" && schemas.has(String(names[1]));
  return isStated ? `the schema ${names[1]}` : undefined;
}

/** @param {unknown} value @param {(string | number)[]} path @returns {LintResult[]} */
function problems(value, path) {
  const named = list(value);
  if (named.length === 0) return [{ message: "Write x-source as a list of numbers, such as [F12, R3].", path }];
  return named.flatMap((number, i) => {
    if (named.indexOf(number) !== i) return [{ message: `Name ${number} once in this x-source.`, path: [...path, i] }];
    if (numbers.has(number)) return [];
    const message = `openapi/register.yaml has no ${number}: correct the number, or add the entry.`;
    return [{ message, path: [...path, i] }];
  });
}
