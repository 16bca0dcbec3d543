// Generates the types of the calls of one service: each operation by its name, with its documentation, and by its path.

import { UserError } from "../../cli/command.ts";
import type { Operation } from "../../model/operations.ts";
import { callDocs } from "./client-docs.ts";
import type { ErrorRow } from "./rows.ts";
import { indent, key, type Member, type TypeTree, usedIn } from "./type-tree.ts";

/** Headers that every operation can have; the client has options for them. */
const knownHeaders = ["x-tenant-id", "X-Correlation-Id", "X-Request-Id"];

/** Names of a client that no operation can have. `then` would make a client something to wait for. */
const takenNames = [
  "GET",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "forTenant",
  "use",
  "eject",
  "then",
  "toJSON",
  "constructor",
];

/** What the types of a call are made from. */
interface Call {
  operation: Operation;
  tree: TypeTree;
  /** Path and query parameters by name, in this order. */
  parameters: Record<"path" | "query", Map<string, Member>>;
  body: Member | undefined;
  bodyText: string;
  /** Prefix of the names of its types, such as `CreatePayout`. */
  name: string;
}

/**
 * Generates `calls.ts`. Nothing of it exists at run time.
 * @throws UserError for an operation that cannot be called by name: two parameters with one name, one that is called as the
 *   request body is, a header that the client has no place for, or a name that something else has.
 */
export function clientCalls(
  title: string,
  client: string,
  operations: Operation[],
  tree: TypeTree,
  errors: ErrorRow[],
): string {
  const calls = operations.map((operation) => callOf(operation, tree));
  const schemas = [...tree.members("components", "schemas").keys()];
  const types = calls.flatMap((call) => typesOf(call, errors));
  checkNames([...schemas, ...types.map(([name]) => name), "Operations", "Calls", "HeaderParameters"]);
  const methods = calls.map((call) => indent(`${callDocs(call.operation, client, errors)}${signatureOf(call)}`));
  const [first] = operations;
  const headers = first ? tree.members("operations", first.operationId, "parameters", "header") : new Map();
  const text = [...types.map(([, own]) => own), ...methods].join("\n");
  const used = (names: string[]) => usedIn(text, names).join(", ");
  return `// Calls of the ${title}, for the client. Generated from openapi/ by npm run build; do not edit.

import type { ${used(["CallOptions", "FileAs", "FileOf", "FileOptions", "Outcome"])} } from "../../client/runtime/types.ts";
import type { ${used(schemas)} } from "./models.ts";

${types.map(([, text]) => text).join("\n")}
/** The headers that every operation accepts. The client sets them. */
export interface HeaderParameters {
${[...headers].map(([name, member]) => tree.member(name, member)).join("\n")}
}

/** The operations by name. */
export interface Operations {
${methods.join("\n")}
}

/** The operations by method and path. */
export interface Calls {
${calls.map(byPath).join("\n")}
}
`;
}

function callOf(operation: Operation, tree: TypeTree): Call {
  const { operationId: id } = operation;
  if (takenNames.includes(id)) throw new UserError(`the operationId ${id} is a name that the client uses itself`);
  const inPart = (where: string) => tree.members("operations", id, "parameters", where);
  const parameters = { path: inPart("path"), query: inPart("query") };
  const names = [...parameters.path.keys(), ...parameters.query.keys(), "body"];
  const twice = names.find((name, i) => names.indexOf(name) !== i);
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
    tree,
    parameters,
    body: body && type && { ...body, type },
    bodyText: type ? tree.print(type) : "never",
    name: id.charAt(0).toUpperCase() + id.slice(1),
  };
}

/** A name that two types have. */
function checkNames(names: string[]): void {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined)
    throw new UserError(`two types of the client are called ${twice}; rename a schema or an operation`);
}

/** The types of a call: its parameters, its data and its error codes, each with its name. */
function typesOf(call: Call, errors: ErrorRow[]): [name: string, text: string][] {
  const { name, tree, body, operation } = call;
  const { operationId } = operation;
  const { path, query } = call.parameters;
  const members = [...path, ...query].map(([own, member]) => tree.member(own, member));
  if (body) members.push(tree.member("body", body));
  const codes = errors.filter(({ operations }) => operations.includes(operationId)).map(({ code }) => code);
  const data = dataOf(call);
  return [
    ...(members.length > 0 ? [declared(`${name}Parameters`, `The parameters of \`${operationId}\`.`, members)] : []),
    ...(data ? [aliased(`${name}Data`, `The response of \`${operationId}\`.`, data)] : []),
    aliased(
      `${name}ErrorCode`,
      `The error codes that \`${operationId}\` is known to return. Others are possible.`,
      [...codes.map((code) => JSON.stringify(code)), "(string & {})"].join(" | "),
    ),
  ];
}

function declared(name: string, docs: string, members: string[]): [string, string] {
  return [name, `/** ${docs} */\nexport interface ${name} {\n${members.join("\n")}\n}\n`];
}

function aliased(name: string, docs: string, text: string): [string, string] {
  return [name, `/** ${docs} */\nexport type ${name} = ${text};\n`];
}

/** The type of a successful response; undefined for a file. */
function dataOf({ tree, operation: { operationId } }: Call): string | undefined {
  const statuses = [...tree.members("operations", operationId, "responses").keys()].filter((status) =>
    /^2/.test(status),
  );
  const types = statuses.flatMap((status) => {
    const content = tree.members("operations", operationId, "responses", status, "content");
    const json = content.get("application/json");
    if (json) return [tree.print(json.type)];
    return content.size > 0 ? [] : ["undefined"];
  });
  return [...new Set(types)].join(" | ") || undefined;
}

function signatureOf(call: Call): string {
  const { name, operation } = call;
  const { path, query } = call.parameters;
  const needed = [...path, ...query].some(([, { questionToken }]) => !questionToken) || isNeeded(call.body);
  const empty = path.size + query.size === 0 && !call.body;
  const type = empty ? "Record<never, never>" : `${name}Parameters`;
  const outcome = (data: string) => `Promise<Outcome<${data}, ${name}ErrorCode>>`;
  if (!dataOf(call))
    return `${operation.operationId}<As extends FileAs = "blob">(parameters${needed ? "" : "?"}: ${type}, options?: FileOptions<As>): ${outcome("FileOf<As>")};`;
  return `${operation.operationId}(parameters${needed ? "" : "?"}: ${type}, options?: CallOptions): ${outcome(`${name}Data`)};`;
}

function isNeeded(body: Member | undefined): boolean {
  return body !== undefined && !body.questionToken;
}

/** A call by its path: the options as openapi-fetch has them, and what comes back. */
function byPath(call: Call): string {
  const { name, operation, body, bodyText } = call;
  const params = (["path", "query"] as const).flatMap((where) => {
    const members = call.parameters[where];
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
  const data = dataOf(call) ? `${name}Data` : "never";
  const lines = [`init: { ${init.join("; ")} };`, `data: ${data};`, `code: ${name}ErrorCode;`];
  return indent(`${key(`${operation.method} ${operation.path}`)}: {\n${indent(lines.join("\n"))}\n};`);
}
