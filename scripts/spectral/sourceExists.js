// What a bundle rests on is in the register: every number of an x-source exists, and every operation, every event and
// every schema that the register states something about names its numbers.

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { walk } from "../../model/evidence-walk.js";
import { list, object, operations } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("./walk.js").Result} Result */

// Spectral bundles this file, so it cannot know its own path: the linter runs in the repository's folder.
const register = object(parse(readFileSync("openapi/register.yaml", "utf8")));
const entries = [...list(register["entries"]), ...list(register["confirmed"])].map(object);
const numbers = new Set(entries.map(({ id }) => id));
const schemas = new Set(
  entries.flatMap(({ fields, request, values, limit }) =>
    [fields, request, values, limit].flatMap((data) => object(data)["schema"] ?? []),
  ),
);

/** @param {Node} document @returns {Result[]} */
export default function sourceExists(document) {
  const wrong = [...walk(document)].flatMap(({ node, path }) =>
    node["x-source"] === undefined ? [] : problems(node["x-source"], [...path, "x-source"]),
  );
  const silent = places(document)
    .filter(({ node }) => node["x-source"] === undefined)
    .map(({ name, path }) => ({
      message: `Give ${name} an x-source with the numbers of openapi/register.yaml that it rests on.`,
      path,
    }));
  return [...wrong, ...silent];
}

/** @param {unknown} value @param {(string | number)[]} path @returns {Result[]} */
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

/** @param {Node} document @returns {{ name: string, node: Node, path: (string | number)[] }[]} */
function places(document) {
  const events = Object.entries(object(document["webhooks"])).map(([name, item]) => ({
    name: `the event ${name}`,
    node: object(object(item)["post"]),
    path: ["webhooks", name, "post"],
  }));
  const known = Object.entries(object(object(document["components"])["schemas"]))
    .filter(([name]) => schemas.has(name))
    .map(([name, node]) => ({ name: `the schema ${name}`, node: object(node), path: ["components", "schemas", name] }));
  const calls = operations(document).map(({ operation, path }) => ({
    name: `the operation ${operation["operationId"]}`,
    node: operation,
    path,
  }));
  return [...calls, ...events, ...known];
}
