// The contract that the site is built from: its services, its schemas as the pages show them, and its texts.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Api, apis } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import type { Evidence } from "../../model/evidence.js";

/** The three services, in the order of the site. */
export const services = apis;
export type Service = Api;

/** A schema as the pages show it: the words of JSON Schema and of ours that they put in words. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  writeOnly?: boolean;
  readOnly?: boolean;
  deprecated?: boolean;
  "x-evidence"?: Evidence;
  "x-not-shown"?: string[];
  "x-presence"?: "table";
  "x-extensible-enum"?: string[];
  "x-enumDescriptions"?: Record<string, string>;
  "x-data"?: "personal" | "bank" | "secret" | "none";
}

/** Folder the site is built from: generated/, or what REFERENCE_CONTRACT names (the tests build a hostile contract). */
export function contractFolder(): string {
  return process.env["REFERENCE_CONTRACT"] ?? join(process.cwd(), "generated");
}

/** The contract of each service. */
export const contracts = loadContracts(contractFolder());

/** Text of a file of the contract folder. */
export function readText(name: string): string {
  return readFileSync(join(contractFolder(), name), "utf8");
}
