// What the site is about, read from the bundles and catalogues once: operations, events, codes, schemas, scopes, roles.

import { enterResponse, evidenceMeanings, type Ground, isCertain } from "../../model/evidence.js";
import {
  type Body,
  type Document,
  deref,
  type Evidence,
  type ListedError,
  type ListedOperation,
  type Method,
  methods,
  type Operation,
  type Parameter,
  type Response,
  readContract,
  readDocument,
  type Schema,
  type Service,
  services,
} from "./document.ts";

/** An operation with all that the pages say about it. */
export interface OperationEntry extends ListedOperation {
  document: Document;
  operation: Operation;
  parameters: Parameter[];
  body: (Body & { mediaType: string }) | undefined;
  responses: ResponseEntry[];
  codes: ListedError[];
  writes: boolean;
  /** Operations that undo what this one does. */
  undoneBy: string[];
  notShown: string[];
}

/** One response of an operation, its component looked up. */
export interface ResponseEntry {
  status: string;
  response: Response;
  /** How well the status is known. */
  evidence: Evidence;
  /** What the schema of the body inherits. */
  ground: Ground;
  success: boolean;
  codes: string[];
}

/** An event that the service sends to webhooks. */
export interface EventEntry {
  service: Service;
  document: Document;
  type: string;
  operation: Operation;
  summary: string;
  schemaName: string | undefined;
  schema: Schema;
  examples: NonNullable<NonNullable<Body["content"]>[string]["examples"]>;
}

/** A schema component. */
export interface SchemaEntry {
  service: Service;
  document: Document;
  name: string;
  schema: Schema;
}

/** A role of the ramp service. */
export interface RoleEntry {
  role: string;
  meaning: string;
  operations: OperationEntry[];
}

/** A scope of the token. */
export interface ScopeEntry {
  scope: string;
  meaning: string;
  operations: OperationEntry[];
}

export const documents = Object.fromEntries(services.map((name) => [name, readDocument(name)])) as Record<
  Service,
  Document
>;

const listed = JSON.parse(readContract("operations.json")) as ListedOperation[];

/** The catalogue of error codes. */
export const errors = JSON.parse(readContract("errors.json")) as ListedError[];

/** The codes a response can have: those its schema lists, or the one it fixes. */
function codesOf(document: Document, response: Response): string[] {
  const found: string[] = [];
  for (const media of Object.values(response.content ?? {})) {
    const schema = media.schema === undefined ? undefined : deref(document, media.schema);
    const items = schema?.properties?.["errors"]?.items;
    const code = items === undefined ? undefined : deref(document, items).properties?.["code"];
    const oauth = schema?.properties?.["error"];
    for (const place of [code, oauth]) {
      if (place === undefined) continue;
      const values = place["x-extensible-enum"] ?? place.enum ?? (place.const === undefined ? [] : [place.const]);
      found.push(...values.map(String));
    }
  }
  return [...new Set(found)];
}

function responsesOf(document: Document, operation: Operation): ResponseEntry[] {
  return Object.entries(operation.responses).map(([status, given]) => {
    const response = deref(document, given);
    const { evidence, body: ground } = enterResponse(document, operation, status);
    const codes = codesOf(document, response);
    return { status, response, evidence, ground, success: status.startsWith("2"), codes };
  });
}

function operationEntry(entry: ListedOperation): OperationEntry {
  const document = documents[entry.service];
  const item = document.paths[entry.path];
  const operation = item?.[entry.method.toLowerCase() as Method];
  if (item === undefined || operation === undefined) throw new Error(`${entry.operationId} is not in the bundle`);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => deref(document, one));
  const [mediaType] = Object.keys(operation.requestBody?.content ?? {});
  const { requestBody } = operation;
  return {
    ...entry,
    document,
    operation,
    parameters,
    body: requestBody === undefined || mediaType === undefined ? undefined : { ...requestBody, mediaType },
    responses: responsesOf(document, operation),
    codes: errors.filter((one) => one.service === entry.service && one.operations.includes(entry.operationId)),
    writes: entry.method !== "GET",
    undoneBy: [operation["x-undone-by"] ?? []].flat(),
    notShown: operation["x-not-shown"] ?? [],
  };
}

/** Every operation, in the order of the contract. */
export const operations: OperationEntry[] = listed.map(operationEntry);

function eventsOf(service: Service): EventEntry[] {
  const document = documents[service];
  return Object.entries(document.webhooks ?? {}).flatMap(([type, item]) => {
    const operation = methods.map((method) => item[method]).find((one) => one !== undefined);
    const media = Object.values(operation?.requestBody?.content ?? {})[0];
    if (operation === undefined || media?.schema === undefined) return [];
    const schemaName = media.schema.$ref?.split("/").at(-1);
    const { summary } = operation;
    const schema = deref(document, media.schema);
    return [{ service, document, type, operation, summary, schemaName, schema, examples: media.examples ?? {} }];
  });
}

/** Every webhook event. */
export const events: EventEntry[] = services.flatMap(eventsOf);

/** Every schema component of the three bundles. */
export const schemas: SchemaEntry[] = services.flatMap((service) => {
  const document = documents[service];
  return Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => ({
    service,
    document,
    name,
    schema,
  }));
});

const scopeMeanings: Record<string, string> = Object.assign(
  {},
  ...services.map((service) => {
    const schemes = Object.values(documents[service].components?.securitySchemes ?? {});
    return Object.assign({}, ...schemes.map((scheme) => scheme.flows?.clientCredentials?.scopes ?? {}));
  }),
);

/** Every documented scope. */
export const scopes: ScopeEntry[] = Object.entries(scopeMeanings).map(([scope, meaning]) => ({
  scope,
  meaning,
  operations: operations.filter((one) => one.scopes.includes(scope)),
}));

/** Meanings of the roles: from the complete list that has those which operations require. */
function roleMeanings(): Record<string, string> {
  const required = new Set(operations.flatMap((one) => one.roles));
  const list = schemas.find(({ schema }) => schema.enum?.some((value) => required.has(String(value))));
  return list?.schema["x-enumDescriptions"] ?? Object.fromEntries([...required].map((one) => [one, ""]));
}

/** Every role of the ramp service. */
export const roles: RoleEntry[] = Object.entries(roleMeanings()).map(([role, meaning]) => ({
  role,
  meaning,
  operations: operations.filter((one) => one.roles.includes(role)),
}));

/** Operations of a service by tag, in the order of the contract's tags. */
export function operationsByTag(
  service: Service,
): { tag: string; description: string; operations: OperationEntry[] }[] {
  return (documents[service].tags ?? [])
    .map(({ name, description = "" }) => ({
      tag: name,
      description,
      operations: operations.filter((one) => one.service === service && one.tag === name),
    }))
    .filter((group) => group.operations.length > 0);
}

/** The words of evidence with their meanings, without those that count as documented. */
export const evidenceWords = (Object.entries(evidenceMeanings) as [Evidence, string][]).filter(
  ([word]) => !isCertain(word),
);
