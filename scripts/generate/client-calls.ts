// Generates the types of the client's calls: each operation by name, with its documentation, and by method and path.

import { inspect } from "node:util";
import { UserError } from "../../cli/command.ts";
import type { Contract } from "../../model/contract.ts";
import { deprecationText } from "../../model/deprecation.js";
import type { Json } from "../../model/document.ts";
import { isCertain } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import { block, comment, indent, key, page, usedIn } from "./emitter.ts";
import { type ErrorRow, errorRows } from "./rows.ts";
import type { Member, TypeTree } from "./type-tree.ts";

/** Headers for which the client has options. */
const knownHeaders = ["x-tenant-id", "X-Correlation-Id", "X-Request-Id"];

/** Names that a client uses itself. With `then`, `await` would take a client for a promise. */
const takenNames = /^(GET|POST|PUT|PATCH|DELETE|forTenant|use|eject|then|toJSON|constructor)$/;

/** An operation with its types in the tree. */
interface Call {
  operation: Operation;
  /** Path and query parameters by name, in this order. */
  parameters: Record<"path" | "query", Map<string, Member>>;
  body: Member | undefined;
  bodyText: string;
  /** The type of a successful response; undefined for a file. */
  data: string | undefined;
  /** The error codes that the operation lists. */
  errors: ErrorRow[];
  /** Prefix of the type names, such as `CreatePayout`. */
  name: string;
}

/**
 * Generates `calls.ts`, which has only types.
 * @throws UserError for an operation that cannot be called by name: two parameters, or a parameter and the body, have
 *   one name; the client has no option for a header; or the name is taken.
 */
export function clientCalls(title: string, contract: Contract, tree: TypeTree): string {
  const { api, operations } = contract;
  const errors = errorRows(contract);
  const calls = operations.map((operation) => callOf(operation, tree, errors));
  const schemas = [...tree.members("components", "schemas").keys()];
  const types = calls.flatMap((call) => typesOf(call, tree));
  const declared = types.map((text) => /^export \w+ (\w+)/m.exec(text)?.[1] ?? "");
  const twice = repeated([...schemas, ...declared, "Operations", "Calls", "HeaderParameters"]);
  if (twice !== undefined)
    throw new UserError(`two types of the client are called ${twice}; rename a schema or an operation`);
  const methods = calls.map((call) => docsOf(call, api) + signatureOf(call));
  const headers = tree.members("operations", operations[0]?.operationId ?? "", "parameters", "header");
  const text = [...types, ...methods].join("\n");
  const used = (names: string[]) => usedIn(text, names).join(", ");
  const runtime = used(["CallOptions", "FileAs", "FileOf", "FileOptions", "Outcome"]);
  return page(
    `Calls of the ${title}`,
    "for the client",
    `import type { ${runtime} } from "../../client/runtime/types.ts";
import type { ${used(schemas)} } from "./models.ts";`,
    types.join("\n\n"),
    block(
      "The headers that every operation accepts. The client sets them.",
      "export interface HeaderParameters {",
      [...headers].map(([name, member]) => tree.member(name, member)),
    ),
    block("The operations by name.", "export interface Operations {", methods),
    block("The operations by method and path.", "export interface Calls {", calls.map(byPath)),
  );
}

function callOf(operation: Operation, tree: TypeTree, errors: ErrorRow[]): Call {
  const { operationId: id } = operation;
  if (takenNames.test(id)) throw new UserError(`the operationId ${id} is a name that the client uses itself`);
  const inPart = (where: string) => tree.members("operations", id, "parameters", where);
  const parameters = { path: inPart("path"), query: inPart("query") };
  const twice = repeated([...parameters.path.keys(), ...parameters.query.keys(), "body"]);
  if (twice !== undefined)
    throw new UserError(
      `${id} cannot be called by name: two of its parameters, or one and the request body, are called ${twice}; rename one`,
    );
  const other = [...inPart("header").keys(), ...inPart("cookie").keys()].find((name) => !knownHeaders.includes(name));
  if (other !== undefined)
    throw new UserError(`${id} has the parameter ${other}, for which the client has no place; extend client-calls.ts`);
  const body = tree.members("operations", id).get("requestBody");
  const type = tree.members("operations", id, "requestBody", "content").get("application/json")?.type;
  return {
    operation,
    parameters,
    body: body && type && { ...body, type },
    data: dataOf(id, tree),
    bodyText: type ? tree.print(type) : "never",
    errors: errors.filter(({ operations }) => operations.includes(id)),
    name: id.charAt(0).toUpperCase() + id.slice(1),
  };
}

const repeated = (names: string[]) => names.find((name, i) => names.indexOf(name) !== i);

/** The declarations of a call: its parameters, its data and its error codes. */
function typesOf({ name, parameters, body, data, errors, operation }: Call, tree: TypeTree): string[] {
  const members = [...parameters.path, ...parameters.query].map(([own, member]) => tree.member(own, member));
  if (body) members.push(tree.member("body", body));
  const codes = [...errors.map(({ code }) => JSON.stringify(code)), "(string & {})"].join(" | ");
  const id = `\`${operation.operationId}\``;
  const ofErrors = comment(`The error codes that ${id} is known to return. Others are possible.`);
  return [
    ...(members.length > 0 ? [block(`The parameters of ${id}.`, `export interface ${name}Parameters {`, members)] : []),
    ...(data ? [`${comment(`The response of ${id}.`)}export type ${name}Data = ${data};`] : []),
    `${ofErrors}export type ${name}ErrorCode = ${codes};`,
  ];
}

function dataOf(operationId: string, tree: TypeTree): string | undefined {
  const statuses = [...tree.members("operations", operationId, "responses").keys()];
  const types = statuses.flatMap((status) => {
    if (!status.startsWith("2")) return [];
    const content = tree.members("operations", operationId, "responses", status, "content");
    const json = content.get("application/json");
    if (json) return [tree.print(json.type)];
    return content.size > 0 ? [] : ["undefined"];
  });
  return [...new Set(types)].join(" | ") || undefined;
}

function signatureOf({ name, operation: { operationId }, parameters: { path, query }, body, data }: Call): string {
  const members = [...path.values(), ...query.values(), ...(body ? [body] : [])];
  const optional = members.every(({ questionToken }) => questionToken) ? "?" : "";
  const type = members.length === 0 ? "Record<never, never>" : `${name}Parameters`;
  const [generic, options, result] = data
    ? ["", "CallOptions", `${name}Data`]
    : ['<As extends FileAs = "blob">', "FileOptions<As>", "FileOf<As>"];
  const outcome = `Promise<Outcome<${result}, ${name}ErrorCode>>`;
  return `${operationId}${generic}(parameters${optional}: ${type}, options?: ${options}): ${outcome};`;
}

/** A call by method and path: the options in the form of openapi-fetch, the data and the error codes. */
function byPath({ name, operation, parameters, body, bodyText, data }: Call): string {
  const params = (["path", "query"] as const).flatMap((where) => {
    const members = parameters[where];
    if (members.size === 0) return [];
    const optional = [...members.values()].every(({ questionToken }) => questionToken) ? "?" : "";
    const names = [...members.keys()].map((one) => JSON.stringify(one)).join(" | ");
    return [`${where}${optional}: Pick<${name}Parameters, ${names}>`];
  });
  const optional = params.every((text) => text.includes("?: ")) ? "?" : "";
  const init = [
    `params${optional}: { ${[...params, "header?: HeaderParameters"].join("; ")} }`,
    body ? `body${body.questionToken ? "?" : ""}: ${bodyText}` : "body?: never",
  ];
  const rows = [`init: { ${init.join("; ")} };`, `data: ${data ? `${name}Data` : "never"};`, `code: ${name}ErrorCode;`];
  return `${key(`${operation.method} ${operation.path}`)}: {\n${indent(rows.join("\n"))}\n};`;
}

/** The JSDoc of a call: description, evidence, errors and an example. */
function docsOf({ operation, errors }: Call, client: string): string {
  const { summary, description, method, path, evidence, deprecated, raw } = operation;
  const codes = errors.map(({ code, status }) => `\`${code}\`${status === null ? "" : ` (${status})`}`);
  const errorText = codes.length === 0 ? "" : `Errors: ${codes.join(", ")}. Others are possible.`;
  const parts = [`${summary}.`, description.trim(), `\`${method} ${path}\``, errorText];
  const tags = [
    ...(isCertain(evidence) ? [] : [`@evidence ${evidence}`]),
    ...(deprecated ? [`@deprecated ${deprecationText(raw)}`] : []),
    ...["@example", "```ts", `const { data, error } = await ${exampleOf(operation, client)};`, "```"],
  ];
  return comment(`${parts.filter(Boolean).join("\n\n")}\n${tags.join("\n")}`);
}

/** A call with the required parameters and the first example of the request body. */
function exampleOf({ operationId, parameters, body }: Operation, client: string): string {
  const needed = parameters.filter((one) => one.required && one.in !== "header");
  const entries = needed.map(({ name, example }) => [name, example ?? "…"] as const);
  const [example] = body?.media[0]?.examples ?? [];
  if (body?.required) entries.push(["body", example?.value ?? {}]);
  return `${client}.${operationId}(${entries.length === 0 ? "" : literal(Object.fromEntries(entries))})`;
}

/** A value as TypeScript, with double quotes: `inspect` uses single quotes for a text without an apostrophe. */
function literal(value: Json): string {
  const text = inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null });
  return text.replaceAll(/("[^"\n]*")|'([^'"\n]*)'/g, (_, double, single) => double ?? `"${single}"`);
}
