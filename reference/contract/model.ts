// What the site is about, from the model of the contract: operations, events, codes, schemas, scopes and roles.

import { isPaged, takesKey } from "../../model/calls.ts";
import { componentsOf, type JsonObject, resolve } from "../../model/document.ts";
import { type ErrorCode, evidenceOfListed } from "../../model/errors.ts";
import type { EventType } from "../../model/events.ts";
import { type Evidence, isCertain, weaker } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import { contracts, type Schema, type Service, services } from "./document.ts";

/** An operation with all that the pages say about it. */
export interface OperationPage extends Operation {
  service: Service;
  document: JsonObject;
  tag: string;
  /** Whether it is documented that it takes an idempotency key. */
  idempotent: boolean;
  paged: boolean;
  /** The codes that its responses list, as the catalogue describes them. */
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
  /** Whether it has fields; the values of any other stand in the list of schemas. */
  hasFields: boolean;
}

/** A scope of the token, or a role of the ramp service. */
interface Permission {
  name: string;
  meaning: string;
  /** Operations that require it; of a role, also those whose description names it. */
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

/** How well it is known that an operation responds with a code, in whichever of its responses. */
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

/** Meanings of the roles: from the complete list that has those which operations require. */
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

/** What is documented of the roles that an operation needs, in Markdown: the same in every place; empty where nothing is. */
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
