// Declarations of the JSON files of the client's package, so that a compiler does not read half a megabyte to know a type.

import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

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

const operations = `/** An operation of a service. */
interface Operation {
  service: "finance" | "ramp" | "auth";
  operationId: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  scopes: string[];
  roles: string[];
  /** How well the operation is known, such as \`documented\` or \`listed\`. */
  evidence: string;
  /** Whether its request body accepts an \`idempotencyKey\`. */
  idempotent: boolean;
  paged: boolean;
  deprecated: boolean;
  /** The day on which a deprecated operation ends. */
  sunset: string | null;
  replacedBy: string | null;
}
declare const operations: Operation[];
export = operations;
`;

const errors = `/** An error code of a service. */
interface ErrorCode {
  service: "finance" | "ramp";
  code: string;
  /** For a family of codes, how they are made. */
  form?: string;
  /** HTTP status; null if it is not documented. */
  status: number | null;
  condition: string;
  /** Whether to retry; in some cases only after reading again. */
  retryable: boolean | string | null;
  operations: string[];
}
declare const errors: ErrorCode[];
export = errors;
`;

/** The declarations, by the file of the package that they are about. */
export const jsonTypes: Record<string, string> = {
  "generated/finance/openapi.json": document,
  "generated/ramp/openapi.json": document,
  "generated/auth/openapi.json": document,
  "generated/operations.json": operations,
  "generated/errors.json": errors,
};

/**
 * Writes the declarations, as CommonJS: that is what `export =` needs, and what fits an import and a `require`.
 * @param dist Folder of the compiled package, with a trailing slash.
 */
export async function writeJsonTypes(dist: string): Promise<void> {
  for (const [file, text] of Object.entries(jsonTypes)) {
    const path = `${dist}cjs/${file}.d.ts`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
