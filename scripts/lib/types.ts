// Generates the TypeScript types of one bundle: openapi-typescript, with our evidence, open enums and value arrays.

import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { walkEvidence } from "./evidence.ts";
import { asObject, asStrings, isObject, type JsonObject, resolve } from "./openapi.ts";
import { valueArrays } from "./values.ts";

/**
 * Generates the types of a bundle.
 * @param title Name of the API for the header.
 * @param document The bundle; it is not changed.
 * @returns TypeScript source: openapi-typescript's `paths`, `webhooks`, `components` and `operations` with read and
 *   write markers, and an array of the values of every enumeration.
 */
export async function generateTypes(title: string, document: JsonObject): Promise<string> {
  const annotated = annotate(structuredClone(document));
  const nodes = await openapiTS(annotated as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    readWriteMarkers: true,
    silent: true,
    transform: (schema) => openUnion(schema as unknown as JsonObject),
  });
  const header = `// Types of the ${title}. Generated from openapi/ by npm run build; do not edit.\n`;
  return `${header}\n${astToString(nodes)}\n${valueArrays(document)}`;
}

/** `x-extensible-enum` as `"A" | "B" | (string & {})`: known values are offered, unknown ones are accepted. */
function openUnion(schema: JsonObject): ts.TypeNode | undefined {
  const values = asStrings(schema["x-extensible-enum"]);
  if (values.length === 0) return undefined;
  const { factory } = ts;
  const literals: ts.TypeNode[] = values.map((value) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(value)),
  );
  const anyString = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  );
  const nullable = Array.isArray(schema["type"]) && schema["type"].includes("null");
  const rest = nullable ? [anyString, factory.createLiteralTypeNode(factory.createNull())] : [anyString];
  return factory.createUnionTypeNode([...literals, ...rest]);
}

/** Writes evidence and value meanings into the descriptions, which is what becomes JSDoc. */
function annotate(document: JsonObject): JsonObject {
  for (const { node, evidence } of allNodes(document)) {
    if (typeof node["description"] !== "string") continue;
    const meanings = Object.entries(asObject(node["x-enumDescriptions"]));
    const list = meanings.map(([value, meaning]) => `\n- \`${value}\`: ${String(meaning).trim()}`).join("");
    const tag = evidence === "documented" ? "" : `\n@evidence ${evidence}`;
    node["description"] = `${node["description"].trim()}${list === "" ? "" : `\n${list}`}${tag}`;
  }
  describeReferences(document, document);
  return document;
}

/** Every node with its evidence; each component starts anew. */
function* allNodes(document: JsonObject): ReturnType<typeof walkEvidence> {
  const { components, ...rest } = document;
  yield* walkEvidence(rest);
  for (const group of Object.values(asObject(components))) {
    for (const component of Object.values(asObject(group))) yield* walkEvidence(asObject(component));
  }
}

/** A property that is a reference shows no JSDoc of its own unless it repeats the description of its target. */
function describeReferences(node: JsonObject, document: JsonObject): void {
  for (const [name, property] of Object.entries(asObject(node["properties"]))) {
    if (!isObject(property) || typeof property["$ref"] !== "string") continue;
    const description = property["description"] ?? resolve(document, property)["description"];
    if (description !== undefined) asObject(node["properties"])[name] = { ...property, description };
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isObject(child)) describeReferences(child, document);
  }
}
