// Generates the TypeScript types of one bundle: openapi-typescript, with our evidence, open enums and value arrays.

import openapiTS, {
  astToString,
  NULL,
  type OpenAPI3,
  STRING,
  tsIntersection,
  tsLiteral,
  tsUnion,
} from "openapi-typescript";
import ts from "typescript";
import { deprecationText } from "../../model/deprecation.js";
import { asObject, asStrings, type JsonObject } from "../../model/document.ts";
import { type Evidence, evidenceOfParameter, isCertain } from "../../model/evidence.js";
import { walk } from "../../model/evidence-walk.js";
import { deref, writtenOperations } from "../../model/raw.js";
import { valueArrays } from "./values.ts";

/**
 * Generates the types of a bundle.
 * @returns TypeScript source: openapi-typescript's `paths`, `webhooks`, `components` and `operations` with read and write
 *   markers, and an array of the values of every enumeration.
 */
export async function generateTypes(title: string, document: JsonObject): Promise<string> {
  const nodes = await typeNodes(document);
  const header = `// Types of the ${title}. Generated from openapi/ by npm run build; do not edit.\n`;
  return `${header}\n${astToString(nodes)}\n${valueArrays(document)}`;
}

const made = new WeakMap<JsonObject, Promise<ts.Node[]>>();

/** The types of a bundle as a syntax tree, made once for each bundle. @param document The bundle; it is not changed. */
export function typeNodes(document: JsonObject): Promise<ts.Node[]> {
  const nodes = made.get(document) ?? makeNodes(document);
  made.set(document, nodes);
  return nodes;
}

async function makeNodes(document: JsonObject): Promise<ts.Node[]> {
  const annotated = annotate(structuredClone(document));
  const nodes = await openapiTS(annotated as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    readWriteMarkers: true,
    silent: true,
    transform: (schema) => typeOf(schema as unknown as JsonObject),
  });
  strikeOperations(nodes, document);
  return nodes;
}

/** What openapi-typescript does not know; undefined for every other schema. */
function typeOf(schema: JsonObject): ts.TypeNode | undefined {
  // Binary data in OpenAPI 3.1: a media type, and no type of JSON.
  const isFile = schema["contentMediaType"] !== undefined && schema["type"] === undefined;
  if (isFile) return ts.factory.createTypeReferenceNode("Blob");
  // `"A" | "B" | (string & {})`: known values are offered, unknown ones are accepted.
  const values = asStrings(schema["x-extensible-enum"]);
  if (values.length === 0) return undefined;
  const anyString = tsIntersection([STRING, ts.factory.createTypeLiteralNode([])]);
  const isNullable = Array.isArray(schema["type"]) && schema["type"].includes("null");
  const rest = [ts.factory.createParenthesizedType(anyString), ...(isNullable ? [NULL] : [])];
  return tsUnion([...values.map(tsLiteral), ...rest]);
}

/** openapi-typescript marks what is deprecated in `paths`, and not the operation of the same name in `operations`. */
function strikeOperations(nodes: ts.Node[], document: JsonObject): void {
  const texts = new Map(
    writtenOperations(document).map(({ operation }) => [String(operation["operationId"]), deprecationText(operation)]),
  );
  const operations = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === "operations");
  for (const member of (operations as ts.InterfaceDeclaration | undefined)?.members ?? []) {
    const text = member.name !== undefined && ts.isIdentifier(member.name) && texts.get(member.name.text);
    if (!text) continue;
    const comment = `* @deprecated ${text} `;
    ts.addSyntheticLeadingComment(member, ts.SyntaxKind.MultiLineCommentTrivia, comment, true);
  }
}

/** Writes evidence, value meanings and the end into the descriptions, which is what becomes JSDoc. */
function annotate(document: JsonObject): JsonObject {
  const texts = new Map<JsonObject, string>();
  for (const { node, kind, evidence } of walk(document)) {
    // A property that is a reference shows no JSDoc of its own unless it repeats the description of its target.
    const isReference = kind === "property" && typeof node["$ref"] === "string";
    const described = isReference ? { ...deref(document, node), ...node } : node;
    if (typeof described["description"] !== "string") continue;
    const known = kind === "parameter" || kind === "header" ? evidenceOfParameter(document, node) : evidence;
    texts.set(node, textOf(described, known));
  }
  // Only now, so that no reference repeats what was written into the description of its target.
  for (const [node, text] of texts) {
    node["description"] = text;
    delete node["deprecated"]; // openapi-typescript would add a second tag, which does not say what to do.
  }
  return document;
}

function textOf(node: JsonObject, evidence: Evidence): string {
  const meanings = Object.entries(asObject(node["x-enumDescriptions"]));
  const list = meanings.map(([value, meaning]) => `\n- \`${value}\`: ${String(meaning).trim()}`).join("");
  const tag = isCertain(evidence) ? "" : `\n@evidence ${evidence}`;
  const struck = node["deprecated"] === true ? `\n@deprecated ${deprecationText(node)}` : "";
  return `${String(node["description"]).trim()}${list === "" ? "" : `\n${list}`}${tag}${struck}`;
}
