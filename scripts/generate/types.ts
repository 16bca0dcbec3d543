// Generates the TypeScript types of one bundle: openapi-typescript, with our evidence, open enums and value arrays.

import {
  astToString,
  type GlobalContext,
  NULL,
  type OpenAPI3,
  resolveRef,
  STRING,
  scanDiscriminators,
  transformSchema,
  tsIntersection,
  tsLiteral,
  tsUnion,
} from "openapi-typescript";
import ts from "typescript";
import { deprecationText } from "../../model/deprecation.js";
import { asObject, asStrings, componentsOf, isObject, type JsonObject, operationsOf } from "../../model/document.ts";
import { type Evidence, evidenceOfParameter, isCertain } from "../../model/evidence.js";
import { walk } from "../../model/evidence-walk.js";
import { deref, writtenOperations } from "../../model/raw.js";
import { comment } from "./emitter.ts";

/**
 * Generates the types of a bundle.
 * @param made The syntax tree, if the caller has it already.
 * @returns TypeScript source: openapi-typescript's `paths`, `webhooks`, `components` and `operations` with read and
 *   write markers, and an array of the values of every enumeration.
 */
export function generateTypes(title: string, document: JsonObject, made = typeNodes(document)): string {
  const header = `// Types of the ${title}. Generated from openapi/ by npm run build; do not edit.\n`;
  return `${header}\n${astToString(made)}\n${valueArrays(document)}`;
}

/** The types of a bundle as a syntax tree. @param document The bundle; it is not changed. */
export function typeNodes(document: JsonObject): ts.Node[] {
  // The cast is safe, because the bundle is linted: openapi-typescript has its own type for the same document.
  const annotated = annotate(structuredClone(document)) as unknown as OpenAPI3;
  const options = {
    defaultNonNullable: false,
    readWriteMarkers: true,
    silent: true,
    injectFooter: [],
    transform: (schema: object) => typeOf(schema as JsonObject),
    resolve: <T>(ref: string) => resolveRef<T>(annotated, ref, { silent: true }),
  };
  // The main function of openapi-typescript also lints and bundles, which takes four times as long.
  const context = { ...options, discriminators: scanDiscriminators(annotated, options) };
  // An option of GlobalContext that is missing in `context` is off.
  const nodes = transformSchema(annotated, context as unknown as GlobalContext);
  strikeOperations(nodes, document);
  return nodes;
}

/** The type of a schema with keywords that openapi-typescript does not know; undefined for every other schema. */
function typeOf(schema: JsonObject): ts.TypeNode | undefined {
  // Binary data in OpenAPI 3.1 has a media type and no JSON type.
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

/** Marks deprecated operations in `operations`, because openapi-typescript marks them only in `paths`. */
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

/** Adds evidence, meanings of values and deprecation to the descriptions, which become JSDoc. */
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
  // After the walk, so that no reference copies a description that was already extended.
  for (const [node, text] of texts) {
    node["description"] = text;
    delete node["deprecated"]; // Otherwise, openapi-typescript adds a second tag without an advice.
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

/**
 * Generates one `as const` array for each enumeration, named after its place: component, component and property, or
 * operation and parameter. `Wallet.type` and `WalletType` get the same name.
 * @throws Error when two enumerations with different values would get the same name.
 */
function valueArrays(document: JsonObject): string {
  const arrays = new Map<string, { values: string[]; isOpen: boolean }>();
  const collect = (schema: JsonObject, name: string): void => {
    const open = asStrings(schema["x-extensible-enum"]);
    const closed = schema["const"] === undefined ? asStrings(schema["enum"]) : [];
    const values = open.length > 0 ? open : closed;
    const known = arrays.get(name);
    if (known !== undefined && values.length > 0 && String(known.values) !== String(values))
      throw new Error(`two enumerations with different values are called ${name}Values; rename a schema or a property`);
    if (values.length > 0) arrays.set(name, { values, isOpen: open.length > 0 });
    for (const [property, child] of Object.entries(asObject(schema["properties"])))
      collect(asObject(child), `${name}${upperFirst(property)}`);
    if (isObject(schema["items"])) collect(schema["items"], name);
  };
  for (const [name, schema] of Object.entries(componentsOf(document, "schemas")))
    collect(schema, name.charAt(0).toLowerCase() + name.slice(1));
  for (const { operation, parameters } of operationsOf(document))
    for (const { name, schema } of parameters)
      collect(asObject(schema), `${operation["operationId"]}${upperFirst(String(name))}`);
  const declared = [...arrays].map(([name, { values, isOpen }]) => {
    const docs = comment(isOpen ? "Values known so far; the list is open." : "All values; the list is closed.");
    return `\n${docs}export const ${name}Values = [${values.map((value) => JSON.stringify(value)).join(", ")}] as const;\n`;
  });
  return declared.join("");
}

function upperFirst(text: string): string {
  const words = text.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
