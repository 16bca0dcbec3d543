// One list of values is open or closed in everything that goes in the same direction: requests, or responses and events.
// Two components with the same values are two lists on purpose, such as the chains that are accepted, all of which are
// known, and the chains that a response may name. Each place says by its reference which of the two it has.

import { deref, list, object, payloads, schemas, subschemas } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {(string | number)[]} Path */
/** @typedef {{ values: string, closed: boolean, path: Path }} List */
/** @typedef {{ document: Node, named: Map<string, unknown>, seen: Set<unknown> }} Search */

const directions = /** @type {const} */ ({ in: "requests", out: "responses and events" });

/** @param {Node} document @returns {import("./walk.js").Result[]} */
export default function enumsAgree(document) {
  const named = listsByName(document);
  return Object.entries(directions).flatMap(([direction, what]) => {
    const search = { document, named, seen: new Set() };
    const lists = payloads(document)
      .filter((payload) => payload.direction === direction)
      .flatMap(({ schema, path }) => listsIn(search, schema, path));
    return [...Map.groupBy(lists, ({ values }) => values)].flatMap(([values, group]) =>
      group
        .filter((one) => !one.closed)
        .flatMap((open) => {
          const closed = group.find((one) => one.closed && !(isComponent(one) && isComponent(open)));
          if (closed === undefined) return [];
          const message = `Make ${values} open or closed in all ${what}: open here, closed in ${closed.path.join(".")}.`;
          return [{ message, path: open.path }];
        }),
    );
  });
}

/** True for a list with its own name. @param {List} list */
function isComponent({ path }) {
  return path.length === 3 && path[0] === "components";
}

/** @param {Search} search @param {unknown} node @param {Path} path @returns {List[]} */
function listsIn(search, node, path) {
  const { document, named, seen } = search;
  const schema = deref(document, node);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const ref = object(node)["$ref"];
  const place = typeof ref === "string" ? ref.slice(2).split("/") : path;
  const below = subschemas(schema).flatMap(([keys, child]) => listsIn(search, child, [...place, ...keys]));
  const own = list(
    schema["enum"] ?? schema["x-extensible-enum"] ?? (isPlain(schema, place) ? named.get(String(place.at(-1))) : []),
  );
  if (own.length < 2) return below;
  return [{ values: own.map(String).sort().join(", "), closed: schema["enum"] !== undefined, path: place }, ...below];
}

/** True for a property that is a text without a list. @param {Node} schema @param {Path} path */
function isPlain(schema, path) {
  return path.at(-2) === "properties" && schema["type"] === "string" && schema["const"] === undefined;
}

/** Lists by the fields that are named after them, such as `chain`, which is a `Chain`. @param {Node} document */
function listsByName(document) {
  /** @type {Map<string, unknown>} */
  const found = new Map();
  for (const { node, kind, path } of schemas(document)) {
    const name = String(path.at(-1));
    const ref = `#/components/schemas/${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    if (kind === "property" && node["$ref"] === ref) found.set(name, deref(document, node)["enum"]);
  }
  return found;
}
