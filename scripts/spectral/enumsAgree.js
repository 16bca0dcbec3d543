// Requires that a list of values is open or closed everywhere in one direction: in requests, or in responses and
// events. Two components with the same values are an exception: for example, a request accepts a closed list of chains,
// and a response can name further ones.

import { deref, list, payloads, reached, schemas } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("./walk.js").ReachedSchema} ReachedSchema */

const directions = /** @type {const} */ ({ in: "requests", out: "responses and events" });

/** @param {Node} document @returns {import("./walk.js").LintResult[]} */
export default function enumsAgree(document) {
  const named = listsByName(document);
  return Object.entries(directions).flatMap(([direction, what]) => {
    const seen = new Set();
    const lists = payloads(document)
      .filter((payload) => payload.direction === direction)
      .flatMap(({ schema, path }) => [...reached(document, schema, path, seen)])
      .map((one) => ({ ...one, values: valuesOf(one, named) }))
      .filter(({ values }) => values.length > 1);
    return [...Map.groupBy(lists, ({ values }) => values.map(String).sort().join(", "))].flatMap(([values, group]) => {
      const closed = group.filter(isClosed);
      return group.flatMap((open) => {
        const other = isClosed(open) ? undefined : closed.find((one) => !(isComponent(one) && isComponent(open)));
        if (other === undefined) return [];
        const message = `Make ${values} open or closed in all ${what}: open here, closed in ${other.path.join(".")}.`;
        return [{ message, path: open.path }];
      });
    });
  });
}

const isClosed = (/** @type {ReachedSchema} */ { schema }) => schema["enum"] !== undefined;

/** True for a list that is a component. */
const isComponent = (/** @type {ReachedSchema} */ { path }) => path.length === 3 && path[0] === "components";

/**
 * The values of a schema. A plain text property has the values of the list that other properties of its name refer to.
 * @param {ReachedSchema} place @param {Map<string | number, unknown>} named
 */
function valuesOf({ schema, name, path }, named) {
  const isPlain = path.at(-2) === "properties" && schema["type"] === "string" && schema["const"] === undefined;
  return list(schema["enum"] ?? schema["x-extensible-enum"] ?? (isPlain ? named.get(name) : []));
}

/** Closed lists by the properties with their name, such as `Chain` by `chain`. @param {Node} document */
function listsByName(document) {
  const fields = schemas(document).flatMap(({ node, kind, path }) => {
    const name = String(path.at(-1));
    const ref = `#/components/schemas/${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return kind === "property" && node["$ref"] === ref
      ? [/** @type {const} */ ([name, deref(document, node)["enum"]])]
      : [];
  });
  return new Map(fields);
}
