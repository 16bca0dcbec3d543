// Generates what the client's optional validation needs of one API: the schemas of its responses, as compact data.

import type { Contract } from "../../model/contract.ts";
import { asObject, componentsOf, isObject, type Json, type JsonObject } from "../../model/document.ts";
import { type Evidence, weaker } from "../../model/evidence.js";

/** What validation does not look at: words for people, for requests, and for other tools. */
const dropped = new Set([
  ...["title", "description", "default", "example", "examples", "deprecated", "discriminator"],
  // An additional field is no finding, so what limits their number is not looked at either.
  ...["readOnly", "writeOnly", "unevaluatedProperties", "maxProperties"],
]);

/** How certain a place is: 0 documented, 1 the name and not the type or the values, 2 not even the name. */
const ranks: Record<Evidence, number> = { documented: 0, confirmed: 0, observed: 1, named: 1, listed: 2, assumed: 2 };

/**
 * Generates `schemas.ts`: for each operation the schema of each response, and the components that they lead to. `x` is
 * what the word of evidence of a node is worth, `table` that only a table suggests the presence of its fields.
 * @param title Name of the API for the header.
 * @param contract The contract of the API.
 * @returns TypeScript source.
 */
export function clientSchemas(title: string, { document, operations }: Contract): string {
  const components = componentsOf(document, "schemas");
  const needed = new Set<string>();
  // Many operations have the same body of a response, such as that of a 401; it is there once.
  const bodies = new Map<string, number>();
  const rows = operations.map(({ method, path, operationId, responses }) => {
    const places = responses.flatMap(({ status, media }) => {
      const json = media.find(({ type }) => type === "application/json");
      if (json === undefined) return [];
      const { above, cap } = json.ground;
      const body = JSON.stringify([ranks[above], ranks[cap], compact(json.schema, needed)]);
      if (!bodies.has(body)) bodies.set(body, bodies.size);
      return [[status, bodies.get(body)] as const];
    });
    return `  "${method} ${path}": ["${operationId}", ${JSON.stringify(Object.fromEntries(places))}],`;
  });
  // The set grows while it is read.
  const parts = new Map<string, Json>();
  for (const name of needed) parts.set(name, compact(asObject(components[name]), needed));
  return `// Schemas of the ${title}, for validation. Generated from openapi/ by npm run build; do not edit.

/** For each method and path, the name of the operation, and the index of the body of each response by status. */
export const operations: Record<string, readonly [operationId: string, bodies: Record<string, number>]> = {
${rows.join("\n")}
};

/** The bodies: what the words above the schema are worth, and the schema. */
export const bodies: (readonly [above: number, cap: number, schema: object])[] = [
${[...bodies.keys()].map((body) => `  ${body},`).join("\n")}
];

/** The components that schemas refer to. */
export const components: Record<string, object> = {
${[...parts].map(([name, schema]) => `  ${name}: ${JSON.stringify(schema)},`).join("\n")}
};
`;
}

/** A schema without what is dropped; notes the components that it refers to. */
function compact(schema: JsonObject, needed: Set<string>): JsonObject {
  const kept: JsonObject = {};
  for (const [word, value] of Object.entries(schema)) {
    if (word === "$ref") {
      const name = String(value).split("/").at(-1) ?? "";
      needed.add(name);
      kept[word] = name;
    } else if (word === "x-evidence") kept["x"] = ranks[weaker(value as Evidence)];
    else if (word === "x-presence") kept["table"] = value === "table";
    else if (word === "properties")
      kept[word] = Object.fromEntries(
        Object.entries(asObject(value)).map(([name, part]) => [name, compact(asObject(part), needed)]),
      );
    else if (!dropped.has(word) && !word.startsWith("x-")) kept[word] = compactValue(value, needed);
  }
  return kept;
}

function compactValue(value: Json | undefined, needed: Set<string>): Json {
  if (Array.isArray(value)) return value.map((one) => compactValue(one, needed));
  return isObject(value) ? compact(value as JsonObject, needed) : (value ?? null);
}
