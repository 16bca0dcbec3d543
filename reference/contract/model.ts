// The subjects of the site, from the model of the contract: operations, events, codes, schemas, scopes and roles.

import { isPaged, takesKey } from "../../model/calls.ts";
import { componentsOf, type JsonObject, resolve } from "../../model/document.ts";
import { type ErrorCode, evidenceOfListed } from "../../model/errors.ts";
import type { EventType } from "../../model/events.ts";
import { type Evidence, isCertain, weaker } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import { contracts, type Schema, type Service, services } from "./document.ts";

/** An operation with all facts that the pages show. */
export interface OperationPage extends Operation {
  service: Service;
  document: JsonObject;
  tag: string;
  /** Whether an idempotency key of the operation is documented. */
  idempotent: boolean;
  paged: boolean;
  /** The codes that its responses list, with their entries in the catalog. */
  errors: ErrorPage[];
}

export interface ErrorPage extends ErrorCode {
  service: Service;
}

/** An event that a service sends to webhooks. */
export interface EventEntry extends EventType {
  service: Service;
  document: JsonObject;
  type: string;
}

export interface SchemaEntry {
  service: Service;
  document: JsonObject;
  name: string;
  schema: Schema;
  /** Whether the schema has fields; the list of schemas has the values of the others. */
  hasFields: boolean;
}

/** A scope of the token, or a role of the ramp service. */
interface Permission {
  name: string;
  meaning: string;
  /** Operations that require it; for a role, also those whose description names it. */
  operations: OperationPage[];
}

export const errors: ErrorPage[] = services.flatMap((service) =>
  contracts[service].errors.map((error) => ({ ...error, service })),
);

/** Every operation, in the order of the contract. */
export const operations: OperationPage[] = services.flatMap((service) => {
  const { document, operations: own } = contracts[service];
  return own.map((operation) => ({
    ...operation,
    service,
    document,
    tag: operation.tags[0] ?? "",
    idempotent: takesKey(document, operation),
    paged: isPaged(document, operation),
    errors: errors.filter((one) => one.service === service && operation.codes.has(one.code)),
  }));
});

export const events: EventEntry[] = services.flatMap((service) => {
  const { document, events: own } = contracts[service];
  return [...own.values()].map((event) => ({ ...event, service, document, type: event.eventType }));
});

/** The evidence that an operation responds with a code, from all its responses. */
export function evidenceOfCode({ responses }: OperationPage, { code, status }: ErrorPage): Evidence {
  const listing = responses.filter(({ codes }) => codes.includes(code));
  const words = listing.map((response) => evidenceOfListed(response, status));
  return words.find(isCertain) ?? weaker(...words);
}

function hasFields(document: JsonObject, schema: Schema): boolean {
  const { properties, additionalProperties, allOf = [], oneOf, anyOf } = resolve(document, schema) as Schema;
  return (
    [properties, oneOf, anyOf].some((part) => part !== undefined) ||
    typeof additionalProperties === "object" ||
    allOf.some((part) => hasFields(document, part))
  );
}

/** Every schema component of the three bundles. */
export const schemas: SchemaEntry[] = services.flatMap((service) => {
  const { document } = contracts[service];
  const components = Object.entries(componentsOf(document, "schemas")) as [string, Schema][];
  return components.map(([name, schema]) => ({
    service,
    document,
    name,
    schema,
    hasFields: hasFields(document, schema),
  }));
});

export const scopes: Permission[] = [
  ...new Map(services.flatMap((service) => Object.entries(contracts[service].scopes))),
].map(([name, meaning]) => ({ name, meaning, operations: operations.filter((one) => one.scopes.includes(name)) }));

/** Meanings of the roles, from the enumeration that contains a role that an operation requires. */
function roleMeanings(): Record<string, string> {
  const required = new Set(operations.flatMap((one) => one.roles));
  const list = schemas.find(({ schema }) => schema.enum?.some((value) => required.has(String(value))));
  return list?.schema["x-enumDescriptions"] ?? Object.fromEntries([...required].map((one) => [one, ""]));
}

const names = (text: string, role: string): boolean => new RegExp(`\\b${role}\\b`).test(text);

export const roles: Permission[] = Object.entries(roleMeanings()).map(([name, meaning]) => ({
  name,
  meaning,
  operations: operations.filter((one) => one.roles.includes(name) || names(one.description, name)),
}));

/** The documented roles of an operation, in Markdown; empty if none are documented. */
export function roleText({ roles: required, description }: Pick<OperationPage, "roles" | "description">): string {
  const list = (all: string[]) => all.map((role) => `\`${role}\``).join(" or ");
  if (required.length > 0) return list(required);
  const named = roles.filter(({ name }) => names(description, name)).map(({ name }) => name);
  return named.length === 0 ? "" : `${list(named)}; whether other roles are refused is not documented`;
}

/** Operations of a service by tag, in the order of the contract's tags. */
export function operationsByTag(service: Service): { tag: string; description: string; operations: OperationPage[] }[] {
  return contracts[service].info.tags
    .map(({ name, description }) => ({
      tag: name,
      description,
      operations: operations.filter((one) => one.service === service && one.tag === name),
    }))
    .filter((group) => group.operations.length > 0);
}
