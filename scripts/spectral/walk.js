// Walking a bundle for the house rules: schemas with their evidence, references, operations.
// JavaScript, because Spectral loads custom functions without a TypeScript step.

/** @typedef {{ [key: string]: unknown }} Node */
/** @typedef {{ message: string, path: (string | number)[] }} Result */
/** @typedef {{ node: Node, path: (string | number)[], evidence: string }} Schema */

const methods = ["get", "post", "put", "patch", "delete"];

/** @param {unknown} value @returns {Node} The value as an object, or an empty one. */
export function object(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? /** @type {Node} */ (value) : {};
}

/** @param {unknown} value @returns {unknown[]} The value as an array, or an empty one. */
export function list(value) {
  return Array.isArray(value) ? value : [];
}

/**
 * What a reference within the document leads to; an empty object when that is only the reference itself.
 * @param {Node} document
 * @param {unknown} node
 * @returns {Node}
 */
export function deref(document, node) {
  let current = object(node);
  const seen = new Set();
  while (typeof current["$ref"] === "string") {
    if (seen.has(current["$ref"])) return {};
    seen.add(current["$ref"]);
    /** @type {unknown} */
    let target = document;
    for (const key of current["$ref"].slice(2).split("/")) {
      target = object(target)[decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~")];
    }
    current = object(target);
  }
  return current;
}

/**
 * Every operation under `paths`, with its path in the document.
 * @param {Node} document
 * @returns {{ operation: Node, path: (string | number)[] }[]}
 */
export function operations(document) {
  return Object.entries(object(document["paths"])).flatMap(([path, item]) =>
    methods
      .filter((method) => object(item)[method] !== undefined)
      .map((method) => ({ operation: object(object(item)[method]), path: ["paths", path, method] })),
  );
}

/**
 * Every schema written in the document, once, with the evidence of the nearest `x-evidence` above it. References are
 * not followed: the component they lead to is visited where it stands.
 * @param {Node} document
 * @returns {Schema[]}
 */
export function schemas(document) {
  /** @type {Schema[]} */
  const found = [];
  const { components, ...rest } = document;
  visitAnything(rest, [], "documented", found);
  for (const [group, members] of Object.entries(object(components))) {
    for (const [name, member] of Object.entries(object(members))) {
      const path = ["components", group, name];
      if (group === "schemas") visitSchema(object(member), path, "documented", found);
      else visitAnything(object(member), path, "documented", found);
    }
  }
  return found;
}

/** @param {Node} node @param {(string | number)[]} path @param {string} above @param {Schema[]} found */
function visitAnything(node, path, above, found) {
  const evidence = typeof node["x-evidence"] === "string" ? node["x-evidence"] : above;
  for (const [key, value] of Object.entries(node)) {
    if (key === "examples" || key === "example" || key.startsWith("x-")) continue;
    if (key === "schema") visitSchema(object(value), [...path, key], evidence, found);
    else if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) visitAnything(object(item), [...path, key, i], evidence, found);
    } else visitAnything(object(value), [...path, key], evidence, found);
  }
}

/** @param {Node} node @param {(string | number)[]} path @param {string} above @param {Schema[]} found */
function visitSchema(node, path, above, found) {
  const evidence = typeof node["x-evidence"] === "string" ? node["x-evidence"] : above;
  found.push({ node, path, evidence });
  for (const [keys, child] of subschemas(node)) visitSchema(child, [...path, ...keys], evidence, found);
}

/**
 * The schemas right under a schema, with the keys that lead to them. Those of `if` and `not` are left out: they are
 * conditions, not parts of a value.
 * @param {Node} schema
 * @returns {[(string | number)[], Node][]}
 */
export function subschemas(schema) {
  const maps = ["properties", "patternProperties"].flatMap((key) =>
    Object.entries(object(schema[key])).map(([name, child]) => [[key, name], child]),
  );
  const lists = ["oneOf", "anyOf", "allOf", "prefixItems"].flatMap((key) =>
    list(schema[key]).map((child, i) => [[key, i], child]),
  );
  const single = ["items", "additionalProperties", "unevaluatedProperties", "then", "else"]
    .filter((key) => Object.keys(object(schema[key])).length > 0)
    .map((key) => [[key], schema[key]]);
  return /** @type {[(string | number)[], Node][]} */ (
    [...maps, ...lists, ...single].map(([keys, child]) => [keys, object(child)])
  );
}
