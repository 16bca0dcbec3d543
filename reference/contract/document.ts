// The contract that the site is built from: services, the type of a schema, and the folders of bundles and releases.

import { join } from "node:path";
import { type Api, apis } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { asObject } from "../../model/document.ts";
import type { Evidence } from "../../model/evidence.js";

export type Service = Api;

/** The services that have pages, in the order of the site. */
export const services: readonly Service[] = apis;

/** The items of a list that belong to a service. */
export const ofService = <T extends { service: Service }>(service: Service | undefined, all: readonly T[]): T[] =>
  all.filter((one) => one.service === service);

/** A schema with the keywords of JSON Schema, and our extensions, that the pages show. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  /** The media type of binary data, which has no JSON type. */
  contentMediaType?: string;
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
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
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

/** Address of the published site, with a slash at its end; build.ts sets it. */
export const siteAddress = process.env["REFERENCE_SITE"] ?? "http://127.0.0.1:4000/";

/** Folder of the bundles: generated/, or REFERENCE_CONTRACT, with which tests build a site from a hostile contract. */
export function contractFolder(): string {
  return process.env["REFERENCE_CONTRACT"] ?? join(process.cwd(), "generated");
}

export const contracts = loadContracts(contractFolder());

const contactUrl = asObject(asObject(contracts.finance.document["info"])["contact"])["url"];

/** Where to ask the services' team: the contact of the finance contract. */
export const contact = {
  url: /^https?:\/\//.test(String(contactUrl)) ? String(contactUrl) : "https://developers.example",
};

/** Folder of the releases, with a slash at its end: releases/, or REFERENCE_RELEASES. */
export function releasesFolder(): string {
  // Relative to the working directory, because Astro's build moves the modules.
  return process.env["REFERENCE_RELEASES"] ?? join(process.cwd(), "releases/");
}
