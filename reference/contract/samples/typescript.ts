// A call with our own client, by the name of the operation.

import { successesOf } from "../../../model/calls.ts";
import type { Service } from "../document.ts";
import type { OperationEntry } from "../model.ts";
import { mockToken, origins, pathValues } from "./request.ts";

/** A value as a TypeScript literal in the house style: keys unquoted where they can be. */
export function literal(value: unknown, indent = ""): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    return `[\n${value.map((one) => `${indent}  ${literal(one, `${indent}  `)},\n`).join("")}${indent}]`;
  }
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  const inner = `${indent}  `;
  const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
  return `{\n${entries.map(([name, one]) => `${inner}${key(name)}: ${literal(one, inner)},\n`).join("")}${indent}}`;
}

/** The request body as a literal; a key of its own for each run, where a fixed one would return what the first run made. */
function bodyLiteral(value: unknown, indent: string): string {
  const text = literal(value, indent);
  const { idempotencyKey: key } = Object(value) as { idempotencyKey?: unknown };
  if (typeof key !== "string") return text;
  return text.replace(`idempotencyKey: ${JSON.stringify(key)}`, "idempotencyKey: crypto.randomUUID()");
}

const factories: Record<Exclude<Service, "auth">, string> = {
  finance: "createFinanceClient",
  ramp: "createRampClient",
};

/** What the result of an operation is called in a snippet. */
function resultName(id: string): string {
  const noun = id.replace(/^[a-z]+(?=[A-Z])/, "");
  const name = `${noun[0]?.toLowerCase() ?? ""}${noun.slice(1)}`;
  return name === "" || name === id ? "result" : name;
}

const tokenCall = `import { clientCredentials } from "finance-ramp-api/auth";
import { createFinanceClient } from "finance-ramp-api/finance";

// On a server only: it holds the secret. Tokens are kept, shared and renewed before they end.
const auth = clientCredentials({
  tokenUrl: "${origins.auth}/token",
  clientId: "mock-client",
  clientSecret: "mock-secret",
});

export const finance = createFinanceClient({ baseUrl: "${origins.finance}", auth });`;

/** Whether a success is a file: that is no envelope, so `unwrap` does not fit it. */
export function isFile(entry: OperationEntry): boolean {
  const types = successesOf(entry)[0]?.media.map(({ type }) => type) ?? [];
  return types.length > 0 && !types.includes("application/json");
}

/** What the method takes: path parameters and request body in one object, the options beside it. */
function given(entry: OperationEntry, value: unknown): string {
  const parameters = { ...pathValues(entry), ...(entry.body === undefined ? {} : { body: value }) };
  if (isFile(entry)) return `${literal(parameters)}, { parseAs: "blob" }`;
  const names = Object.keys(parameters);
  if (names.length === 0) return "";
  const line = `{ ${Object.entries(parameters)
    .map(([name, one]) => `${name}: ${JSON.stringify(one)}`)
    .join(", ")} }`;
  if (entry.body === undefined) return line.length < 60 ? line : literal(parameters);
  const rows = Object.entries(pathValues(entry)).map(([name, one]) => `  ${name}: ${JSON.stringify(one)},\n`);
  return `{\n${rows.join("")}  body: ${bodyLiteral(value, "  ")},\n}`;
}

/**
 * The call as a program of its own.
 * @param tenantId Tenant of all calls of the client; none when left out.
 */
export function typescriptOf(entry: OperationEntry, value: unknown, tenantId?: string): string {
  const { service, operationId } = entry;
  if (service === "auth") return tokenCall;
  const factory = factories[service];
  const tenant = tenantId === undefined ? "" : `  tenantId: ${JSON.stringify(tenantId)},\n`;
  const options = `{\n  baseUrl: "${origins[service]}",\n  auth: "${mockToken}",\n${tenant}}`;
  const call = `${service}.${operationId}(${given(entry, value)})`;
  const name = resultName(operationId);
  const variable = name === service ? "result" : name;
  const use = isFile(entry) ? `const { data, error } = await ${call};` : `const ${variable} = await unwrap(${call});`;
  return [
    `import { ${factory}${isFile(entry) ? "" : ", unwrap"} } from "finance-ramp-api/${service}";`,
    "",
    `const ${service} = ${factory}(${options});`,
    use,
  ].join("\n");
}
