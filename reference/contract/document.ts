// The parts of an OpenAPI 3.1 document that the reference reads, as types, and reading them from generated/.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Evidence } from "../../model/evidence.js";

export type { Evidence } from "../../model/evidence.js";

/** Whether a request may be retried: as it is, after reading again, or not documented (null). */
export type Retryable = boolean | null | "after-reading-again";

/** Words that may stand on anything. */
export interface Noted {
  "x-evidence"?: Evidence;
  "x-not-shown"?: string[];
}

export interface Transition {
  /** The status before; null when the resource is created, absent where it is not documented. */
  from?: string | null;
  to: string;
  operationId?: string;
  event?: string;
  condition?: string;
  /** `assumed` on a move that is not documented and the mock makes. */
  "x-evidence"?: "assumed";
}

export interface Schema extends Noted {
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
  "x-presence"?: "table";
  "x-extensible-enum"?: string[];
  "x-enumDescriptions"?: Record<string, string>;
  "x-retryable"?: Record<string, Retryable>;
  "x-transitions"?: Transition[];
  "x-event-key"?: string[];
  "x-data"?: "personal" | "bank" | "secret" | "none";
}

export interface Parameter extends Noted {
  $ref?: string;
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

export interface Example {
  summary?: string;
  description?: string;
  value?: unknown;
}

export interface Media {
  schema?: Schema;
  examples?: Record<string, Example>;
}

export interface Header extends Noted {
  $ref?: string;
  description?: string;
  required?: boolean;
  schema?: Schema;
}

export interface Body extends Noted {
  description?: string;
  required?: boolean;
  content?: Record<string, Media>;
}

export interface Response extends Noted {
  $ref?: string;
  description?: string;
  headers?: Record<string, Header>;
  content?: Record<string, Media>;
}

export type Security = Record<string, string[]>[];

export interface Operation extends Noted {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  security?: Security;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Response>;
  "x-required-roles"?: string[];
  "x-undone-by"?: string | string[];
}

export const methods = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof methods)[number];
export type PathItem = { parameters?: Parameter[] } & { [M in Method]?: Operation };

export interface Document extends Noted {
  info: { title: string; version: string; summary?: string; description?: string };
  servers?: { url: string; description?: string; variables?: Record<string, { default: string }> }[];
  security?: Security;
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    headers?: Record<string, Header>;
    securitySchemes?: Record<
      string,
      Noted & {
        type: string;
        description?: string;
        flows?: { clientCredentials?: { tokenUrl: string; scopes: Record<string, string> } };
      }
    >;
  };
}

/** The three services, in the order of the site. */
export const services = ["finance", "ramp", "auth"] as const;
export type Service = (typeof services)[number];

/** An entry of generated/operations.json. */
export interface ListedOperation {
  service: Service;
  operationId: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  scopes: string[];
  roles: string[];
  evidence: Evidence;
  idempotent: boolean;
  paged: boolean;
}

/** An entry of generated/errors.json. */
export interface ListedError {
  service: Service;
  code: string;
  form?: string;
  status: number | null;
  condition: string;
  retryable: Retryable;
  operations: string[];
}

/** Folder the site is built from: generated/, or what REFERENCE_CONTRACT names (the tests build a hostile contract). */
export function contractFolder(): string {
  return process.env["REFERENCE_CONTRACT"] ?? join(process.cwd(), "generated");
}

/** Text of a file of the contract folder. */
export function readContract(path: string): string {
  return readFileSync(join(contractFolder(), path), "utf8");
}

/** Bundle of a service. */
export function readDocument(service: Service): Document {
  return JSON.parse(readContract(`${service}/openapi.json`)) as Document;
}

/** What a reference names: the kind and name of the component, and the component. */
export function resolve<T>(document: Document, $ref: string): { name: string; value: T } {
  const [kind = "", name = ""] = $ref
    .replace("#/components/", "")
    .split("/")
    .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"));
  const found = (document.components as Record<string, Record<string, unknown>> | undefined)?.[kind]?.[name];
  if (found === undefined) throw new Error(`${$ref} names nothing`);
  return { name, value: found as T };
}

/** A thing, or what it refers to. Words beside a `$ref` win over those of the component. */
export function deref<T extends { $ref?: string }>(document: Document, thing: T): T {
  if (thing.$ref === undefined) return thing;
  const { $ref, ...beside } = thing;
  return { ...resolve<T>(document, $ref).value, ...beside } as T;
}
