// Generates what the client needs of one service: its operations as compact data, and the named types of its models.

import { asObject, componentsOf, isObject, type JsonObject, refName } from "../../model/document.ts";
import type { ErrorRow, OperationRow } from "./catalogues.ts";

/**
 * Generates `operations.ts`: the table the client looks operations up in, the error codes of each operation and the
 * paths of lists. Only the table exists at run time.
 * @param title Name of the service for the header.
 * @param rows Operations of the service.
 * @param errors Error codes of the service.
 * @returns TypeScript source.
 */
export function clientOperations(title: string, rows: OperationRow[], errors: ErrorRow[]): string {
  const lines = [...Map.groupBy(rows, ({ path }) => path)].map(([path, operations]) => {
    const methods = operations.map((row) => `${row.method}: { ${factsOf(row).join(", ")} }`);
    return `  "${path}": { ${methods.join(", ")} },`;
  });
  const codes = rows.map(({ operationId, method, path }) => {
    const own = errors.filter(({ operations }) => operations.includes(operationId)).map(({ code }) => code);
    return `  "${method} ${path}": ${union(own)};`;
  });
  return `${header("Operations", title)}
/**
 * The operations by path and method. \`idempotent\` are those whose request body accepts an \`idempotencyKey\`. Those with
 * a \`sunset\` are deprecated and end on that day; \`replacedBy\` is what to use instead.
 */
export const operations: Record<
  string,
  Record<string, { operationId: string; idempotent?: true; sunset?: string; replacedBy?: string }>
> = {
${lines.join("\n")}
};

/** The error codes that each operation is known to return; the lists are open. */
export interface ErrorCodes {
${codes.join("\n")}
}

/** Paths whose GET returns a list page by page. */
export type PagedPath = ${union(rows.filter(({ paged }) => paged).map(({ path }) => path))};

/** Deprecated operations, so that an editor strikes their calls through. */
export type Deprecated = ${union(rows.filter(({ deprecated }) => deprecated).map(({ method, path }) => `${method} ${path}`))};
`;
}

/** What the client knows of an operation, as properties of its entry; nothing more for one that is not deprecated. */
function factsOf({ operationId, idempotent, deprecated, sunset, replacedBy }: OperationRow): string[] {
  return [
    `operationId: "${operationId}"`,
    ...(idempotent ? ["idempotent: true"] : []),
    ...(deprecated ? [`sunset: "${sunset}"`] : []),
    ...(replacedBy === null ? [] : [`replacedBy: "${replacedBy}"`]),
  ];
}

/**
 * Generates `models.ts`: one exported type for each schema, without read and write markers.
 * @param title Name of the service for the header.
 * @param document Bundle of the service.
 * @returns TypeScript source.
 */
export function clientModels(title: string, document: JsonObject): string {
  const schemas = componentsOf(document, "schemas");
  const types = Object.entries(schemas).map(([name, schema]) => {
    const own = `components["schemas"]["${name}"]`;
    return `${docs(schema)}export type ${name} = ${hasMarker(schemas, schema, new Set()) ? `Unmarked<${own}>` : own};\n`;
  });
  const unmarked = types.some((type) => type.includes("Unmarked<"));
  return `${header("Models", title)}
import type { ${unmarked ? "$Read, $Write, " : ""}components } from "./types.ts";
${unmarked ? helper : ""}
${types.join("\n")}`;
}

// A mapped type without key remapping keeps tuples, arrays and optional members as they are; strings are let through
// first, because branded strings and open unions (`"A" | (string & {})`) are strings.
const helper = `
/** A type without its markers for read-only and write-only fields; everything else stays as it is. */
type Unmarked<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends $Write<infer U> | $Read<infer U>
    ? Unmarked<U>
    : { [K in keyof T]: Unmarked<T[K]> };
`;

function header(what: string, title: string): string {
  return `// ${what} of the ${title}, for the client. Generated from openapi/ by npm run build; do not edit.\n`;
}

function union(values: string[]): string {
  return values.map((value) => JSON.stringify(value)).join(" | ") || "never";
}

function docs(schema: unknown): string {
  const description = String(asObject(schema)["description"] ?? "").trim();
  return description === "" ? "" : `/** ${description.replaceAll("*/", "*\\/").replaceAll("\n", "\n * ")} */\n`;
}

/** Whether openapi-typescript marks anything in a schema or in what it refers to. */
function hasMarker(schemas: JsonObject, node: unknown, seen: Set<unknown>): boolean {
  if (Array.isArray(node)) return node.some((item) => hasMarker(schemas, item, seen));
  if (!isObject(node) || seen.has(node)) return false;
  seen.add(node);
  if (node["writeOnly"] === true || node["readOnly"] === true) return true;
  const target = refName(node);
  return (
    (target !== undefined && hasMarker(schemas, schemas[target], seen)) ||
    Object.values(node).some((child) => hasMarker(schemas, child, seen))
  );
}
