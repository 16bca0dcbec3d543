// Declares the JSON files of the client's package, so that a compiler does not infer a type from half a megabyte.

import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { root } from "../../model/apis.ts";

const document = `/** An OpenAPI 3.1 document, with all that it needs inside. */
interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; [name: string]: unknown };
  servers?: { url: string; [name: string]: unknown }[];
  paths: Record<string, Record<string, unknown>>;
  webhooks?: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
  [name: string]: unknown;
}
declare const document: OpenApiDocument;
export = document;
`;

/** The declaration of a catalog. @param row Name of the interface in rows.ts. */
function catalog(row: string): string {
  const text = readFileSync(`${root}scripts/generate/rows.ts`, "utf8");
  const declared = text.split(/\n(?=\/\*\*)/).find((part) => part.includes(`interface ${row} `)) ?? "";
  return `${declared.replace("export interface", "interface")}declare const rows: ${row}[];\nexport = rows;\n`;
}

/** The declarations by JSON file of the package. */
const jsonTypes: Record<string, string> = {
  "generated/finance/openapi.json": document,
  "generated/ramp/openapi.json": document,
  "generated/auth/openapi.json": document,
  "generated/operations.json": catalog("OperationRow"),
  "generated/errors.json": catalog("ErrorRow"),
};

/**
 * Writes the declarations as CommonJS, because `export =` needs it and both `import` and `require` accept it.
 * @param dist Folder of the compiled package, with a trailing slash.
 */
export async function writeJsonTypes(dist: string): Promise<void> {
  for (const [file, text] of Object.entries(jsonTypes)) {
    const path = `${dist}cjs/${file}.d.ts`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
