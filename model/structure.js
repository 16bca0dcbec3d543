// The kinds of nodes of an OpenAPI 3.1 document, as a table: which kind each key of a node contains.

/** @typedef {import("./json.ts").JsonObject} JsonObject */

/**
 * The content of a key: one node of a kind, a list of such nodes, or a map of such nodes by name.
 * @typedef {string | { list: string } | { map: string }} Under
 */

const list = (/** @type {string} */ kind) => ({ list: kind });
const map = (/** @type {string} */ kind) => ({ map: kind });

/** @type {Record<string, Under>} */
const schema = {
  properties: map("property"),
  patternProperties: map("schema"),
  dependentSchemas: map("schema"),
  $defs: map("schema"),
  items: "schema",
  prefixItems: list("schema"),
  contains: "schema",
  additionalProperties: "schema",
  unevaluatedProperties: "schema",
  unevaluatedItems: "schema",
  propertyNames: "schema",
  allOf: list("schema"),
  anyOf: list("schema"),
  oneOf: list("schema"),
  if: "schema",
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema; nothing awaits this table.
  then: "schema",
  else: "schema",
  not: "schema",
  discriminator: "discriminator",
  externalDocs: "external documentation",
  "x-transitions": list("transition"),
};

/** @type {Record<string, Under>} */
const parameter = {
  schema: "schema",
  content: map("media type"),
  examples: map("example"),
};

/** @type {Record<string, Under>} */
const operation = {
  parameters: list("parameter"),
  requestBody: "request body",
  responses: "responses",
  callbacks: map("path item"),
  servers: list("server"),
  externalDocs: "external documentation",
};

/** @type {Record<string, Under>} */
const pathItem = {
  parameters: list("parameter"),
  servers: list("server"),
  ...Object.fromEntries(
    ["get", "put", "post", "delete", "options", "head", "patch", "trace"].map((method) => [method, "operation"]),
  ),
};

/**
 * The content of each kind of node, by key; `*` is any other key. A key that is missing here holds data or free text.
 * @type {Record<string, Record<string, Under>>}
 */
export const structure = {
  document: {
    info: "info",
    servers: list("server"),
    tags: list("tag"),
    paths: "paths",
    webhooks: map("webhook"),
    components: "components",
    externalDocs: "external documentation",
  },
  info: { contact: "contact", license: "license" },
  contact: {},
  license: {},
  tag: { externalDocs: "external documentation" },
  "external documentation": {},
  server: { variables: map("server variable") },
  "server variable": {},
  paths: { "*": "path item" },
  "path item": pathItem,
  webhook: pathItem,
  operation,
  responses: { "*": "response" },
  parameter,
  header: parameter,
  "request body": { content: map("media type") },
  response: { headers: map("header"), content: map("media type"), links: map("link") },
  link: {},
  "media type": { schema: "schema", examples: map("example"), encoding: map("encoding") },
  encoding: { headers: map("header") },
  example: {},
  schema,
  property: schema,
  discriminator: {},
  transition: {},
  components: {
    schemas: map("schema"),
    responses: map("response"),
    parameters: map("parameter"),
    examples: map("example"),
    requestBodies: map("request body"),
    headers: map("header"),
    securitySchemes: map("security scheme"),
    links: map("link"),
    callbacks: map("path item"),
    pathItems: map("path item"),
  },
  "security scheme": { flows: "flows" },
  flows: { "*": "flow" },
  flow: {},
};

/** Keys whose values are data or names: they contain no nodes. */
const data = new Set([
  ...["example", "examples", "default", "enum", "const", "value", "required", "type", "dependentRequired"],
  ...["security", "scopes", "mapping", "tags", "parameters"],
]);

/**
 * The nodes directly below a node.
 * @param {JsonObject} node
 * @param {string} kind Kind of the node; `other` for an object that is not a node of OpenAPI.
 * @returns {{ keys: (string | number)[], node: JsonObject, kind: string }[]} Each with the keys from the given node. An
 *   object at a key that the table lacks has the kind `other`; data is left out.
 */
export function nodesUnder(node, kind) {
  const table = structure[kind] ?? {};
  return Object.entries(node).flatMap(([key, value]) => {
    const under = table[key] ?? (key.startsWith("x-") ? undefined : table["*"]);
    if (under === undefined) return key.startsWith("x-") || data.has(key) ? [] : others(key, value);
    if (typeof under === "string") return isObject(value) ? [{ keys: [key], node: value, kind: under }] : [];
    const kindBelow = "list" in under ? under.list : under.map;
    const entries = "list" in under ? (Array.isArray(value) ? [...value.entries()] : []) : entriesOf(value);
    return entries.flatMap(([name, child]) =>
      isObject(child) ? [{ keys: [key, name], node: child, kind: kindBelow }] : [],
    );
  });
}

/** @param {string} key @param {unknown} value */
function others(key, value) {
  if (isObject(value)) return [{ keys: [key], node: value, kind: "other" }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((node, i) => (isObject(node) ? [{ keys: [key, i], node, kind: "other" }] : []));
}

/** @param {unknown} value @returns {[string, unknown][]} */
function entriesOf(value) {
  return isObject(value) ? Object.entries(value) : [];
}

/** @param {unknown} value @returns {value is JsonObject} */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
