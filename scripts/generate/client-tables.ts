// Generates the client's tables of one API: operations, models, events, examples and schemas.

import { UserError } from "../../cli/command.ts";
import type { Contract } from "../../model/contract.ts";
import {
  asObject,
  asStrings,
  componentsOf,
  isObject,
  type Json,
  type JsonObject,
  refName,
  resolve,
} from "../../model/document.ts";
import type { EventType } from "../../model/events.ts";
import { type Evidence, evidenceAt, weaker } from "../../model/evidence.js";
import { fieldNames } from "../../model/sensitive.ts";
import { block, comment, page, union, usedIn } from "./emitter.ts";
import { type OperationRow, operationRows } from "./rows.ts";
import type { TypeTree } from "./type-tree.ts";

/**
 * Generates `operations.ts`: the table of operations, the names of fields that errors must mask, the fields that
 * responses always have, and the type of deprecated operations.
 */
export function clientOperations(title: string, contract: Contract): string {
  const rows = operationRows(contract);
  const lines = rows.map((row) => [row.method, row.operationId, row.path, ...wordsOf(row, contract)].join(" "));
  const docs = `The operations: method, operationId, path; then \`key\` if the request body accepts an \`idempotencyKey\`, \`file\` if the
response is one, and the error codes after which the same request can be repeated, whatever it is.`;
  const sensitive = [...fieldNames(contract.document).sensitive].join("|");
  const promised = ["result", "pagination"].flatMap((field) => {
    return rows.map(({ operationId }) => `${operationId}.${field}`).filter((name) => isPromised(name, contract));
  });
  const deprecated = rows.filter((row) => row.deprecated).map(({ method, path }) => `${method} ${path}`);
  return page(
    `Operations of the ${title}`,
    "for the client",
    `${comment(docs)}export const operations = \`${lines.join("\n")}\`;`,
    `${comment("Names of the fields that have personal, bank or secret data somewhere (`x-data`).")}export const sensitive = "${sensitive}";`,
    `/** What the contract promises: operationId, and the field of its response. */\nexport const promised: readonly string[] = ${JSON.stringify(promised)};`,
    `/** Deprecated operations: an editor strikes them through. */\nexport type Deprecated = ${union(deprecated)};`,
  );
}

function isPromised(name: string, { byId, document }: Contract): boolean {
  const [operationId = "", field = ""] = name.split(".");
  const success = (byId.get(operationId)?.responses ?? []).filter(({ status }) => status.startsWith("2"));
  const bodies = success.flatMap(({ media }) => media.map(({ schema }) => resolve(document, schema)));
  return bodies.length > 0 && bodies.every(({ required }) => asStrings(required).includes(field));
}

/** The words of an operation's line after its path. */
function wordsOf({ operationId, idempotent }: OperationRow, { byId, errors }: Contract): string[] {
  const { responses = [] } = byId.get(operationId) ?? {};
  const success = responses.filter(({ status }) => status.startsWith("2"));
  const isFile = success.every(({ media }) => media.length > 0 && media.every(({ type }) => !/json/.test(type)));
  // After a 401, a request needs another token first.
  const ofTokens = responses.find(({ status }) => status === "401")?.codes ?? [];
  const retryable = errors.filter((error) => error.retryable === true && error.operations.includes(operationId));
  const codes = retryable.map(({ code }) => code).filter((code) => !ofTokens.includes(code));
  return [...(idempotent ? ["key"] : []), ...(isFile ? ["file"] : []), ...codes];
}

/**
 * Generates `models.ts`. Each schema is a type of its own, so that editors show `Wallet[]` and not its fields, and the
 * compiler need not map types field by field.
 * @throws UserError for a schema whose name is not valid for a type.
 */
export function clientModels(title: string, tree: TypeTree): string {
  const types = [...tree.members("components", "schemas")].map(([name, member]) => {
    if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new UserError(`the schema ${name} needs a name that a type can have`);
    return tree.alias(name, member);
  });
  // openapi-typescript uses this type when a schema requires fields of another schema.
  const withRequired = "type WithRequired<T, K extends keyof T> = T & { [P in K]-?: T[P] };";
  const own = types.some((type) => type.includes("WithRequired<")) ? [withRequired] : [];
  return page(`Models of the ${title}`, "for the client", ...own, types.join("\n").trimEnd());
}

/** Generates `events.ts`: the types of the events, and the fields that identify the change in each event. */
export function clientEvents(title: string, { document, events }: Contract, tree: TypeTree): string {
  const rows = [...events.values()].map((event) => {
    const facts = `key: ${JSON.stringify(event.key)}, certain: ${JSON.stringify(certainOf(document, event))}`;
    return `${event.eventType}: { ${facts} },`;
  });
  const types = [...events.keys()].map((event) => {
    const delivery = tree.members("webhooks", event, "post", "requestBody", "content").get("application/json");
    return `${event}: ${delivery ? tree.print(delivery.type) : "unknown"};`;
  });
  const named = usedIn(types.join("\n"), [...tree.members("components", "schemas").keys()]);
  const docs = `For each event, the fields of \`result\` that together identify the change it reports (\`key\`): resource ID and target
status; \`eventType\` stands for a status that the event does not have. An event without a key is new each time. Those
whose type is known, too, are \`certain\`.`;
  return page(
    `Events of the ${title}`,
    "for the client",
    `import type { ${named.join(", ")} } from "./models.ts";`,
    block("The events by type.", "export interface Events {", types),
    block(docs, "export const eventKeys = {", rows, "} as const;"),
  );
}

/** The fields among the first two of the key, ID and status, whose type is documented or observed. */
function certainOf(document: JsonObject, { key, result, schema, ground }: EventType): string[] {
  const own = key.slice(0, 2).filter((name) => asObject(result["properties"])[name] !== undefined);
  const evidenceOf = (name: string) => evidenceAt(document, schema, ["result", name], ground);
  return own.filter((name) => ["documented", "confirmed", "observed"].includes(evidenceOf(name)));
}

/** Generates `examples.ts`: the first example of each event. */
export function clientExamples(title: string, { events }: Contract): string {
  const rows = [...events.values()].map(
    ({ eventType, examples: [first] }) => `${eventType}: ${JSON.stringify(asObject(first?.value)["result"])},`,
  );
  return page(
    `Examples of the ${title}`,
    "for tests with the client",
    `import type { Events } from "./events.ts";`,
    block("The `result` of each event.", "export const exampleResults: Record<keyof Events, object> = {", rows),
  );
}

/** Keywords that validation of responses does not use. */
const dropped = new Set([
  ...["title", "description", "default", "example", "examples", "deprecated", "discriminator"],
  // An additional field is not a finding, and neither is the number of fields.
  ...["readOnly", "writeOnly", "unevaluatedProperties", "maxProperties"],
]);

/** Rank of evidence: 0 all is documented, 1 the name is documented but not type or values, 2 nothing is. */
const ranks: Record<Evidence, number> = { documented: 0, confirmed: 0, observed: 1, named: 1, listed: 2, assumed: 2 };

/**
 * Generates `schemas.ts`: for each operation the schema of each response, and the components to which they refer. `x`
 * is the rank of a node's `x-evidence`; `table` says that only a table of fields suggests presence (`x-presence`).
 */
export function clientSchemas(title: string, { document, operations }: Contract): string {
  const components = componentsOf(document, "schemas");
  const needed = new Set<string>();
  // Many operations share a body, such as that of a 401. Each different body is written once.
  const bodies = new Map<string, number>();
  const rows = operations.map(({ method, path, operationId, responses }) => {
    const places = responses.flatMap(({ status, media }) => {
      const json = media.find(({ type }) => type === "application/json");
      if (json === undefined) return [];
      const { above, cap } = json.ground;
      const body = JSON.stringify([ranks[above], ranks[cap], compact(json.schema, needed)]);
      if (!bodies.has(body)) bodies.set(body, bodies.size);
      return [[status, bodies.get(body)] as const];
    });
    return `"${method} ${path}": ["${operationId}", ${JSON.stringify(Object.fromEntries(places))}],`;
  });
  // `compact` adds to the set during the loop.
  const parts: string[] = [];
  for (const name of needed) parts.push(`${name}: ${JSON.stringify(compact(asObject(components[name]), needed))},`);
  return page(
    `Schemas of the ${title}`,
    "for validation",
    block(
      "For each method and path, the name of the operation, and the index of the body of each response by status.",
      "export const operations: Record<string, readonly [operationId: string, bodies: Record<string, number>]> = {",
      rows,
    ),
    block(
      "The bodies: rank of the inherited evidence, its cap, and the schema.",
      "export const bodies: (readonly [above: number, cap: number, schema: object])[] = [",
      [...bodies.keys()].map((body) => `${body},`),
      "];",
    ),
    block("The components that schemas refer to.", "export const components: Record<string, object> = {", parts),
  );
}

/** A schema without the dropped keywords, of a linted bundle; adds the components to which it refers to `needed`. */
function compact(schema: JsonObject, needed: Set<string>): JsonObject {
  const compactValue = (value: Json | undefined): Json => {
    if (Array.isArray(value)) return value.map(compactValue);
    return isObject(value) ? compact(value, needed) : (value ?? null);
  };
  const rest: JsonObject = {};
  for (const [word, value] of Object.entries(schema)) {
    if (word === "$ref") {
      const name = refName(schema) ?? "";
      needed.add(name);
      rest[word] = name;
    } else if (word === "x-evidence") rest["x"] = ranks[weaker(value as Evidence)];
    else if (word === "x-presence") rest["table"] = value === "table";
    else if (word === "properties") {
      const fields = Object.entries(asObject(value)).map(([name, part]) => [name, compact(asObject(part), needed)]);
      rest[word] = Object.fromEntries(fields);
    } else if (!dropped.has(word) && !word.startsWith("x-")) rest[word] = compactValue(value);
  }
  return rest;
}
