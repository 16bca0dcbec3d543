// The snippets of an operation: the same call in curl and with our TypeScript client, against the local mock.

import { successesOf } from "../../model/calls.ts";
import type { Service } from "./document.ts";
import type { OperationEntry } from "./model.ts";

/** Origins of the local mock, as npm start gives them. */
export const origins: Record<Service, string> = {
  finance: "http://127.0.0.1:4010",
  ramp: "http://127.0.0.1:4020",
  auth: "http://127.0.0.1:4030",
};

/** The token that the mock always takes. */
export const mockToken = "example-access-token";

/** The same call in two languages, for one example of the body. */
export interface Snippet {
  name: string;
  title: string;
  curl: string;
  typescript: string;
}

/** Credentials of the mock's own client; the contract's examples have made-up ones. */
const mockCredentials: Record<string, string> = { client_id: "mock-client", client_secret: "mock-secret" };

const shellQuote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const pathParameters = (entry: OperationEntry): Record<string, string> =>
  Object.fromEntries(
    entry.parameters.filter((one) => one.in === "path").map((one) => [one.name, String(one.example ?? one.name)]),
  );

/** The path with its examples put in. */
export function examplePath(entry: OperationEntry): string {
  const values = pathParameters(entry);
  return entry.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? name));
}

function curl(entry: OperationEntry, value: unknown): string {
  const lines = [
    `curl ${entry.method === "GET" ? "" : `-X ${entry.method} `}${origins[entry.service]}${examplePath(entry)}`,
  ];
  if (entry.service !== "auth") lines.push(`-H 'Authorization: Bearer ${mockToken}'`);
  if (entry.body?.media[0]?.type === "application/x-www-form-urlencoded") {
    for (const [name, given] of Object.entries(value as Record<string, string>))
      lines.push(`--data-urlencode ${shellQuote(`${name}=${mockCredentials[name] ?? given}`)}`);
  } else if (entry.body !== undefined) {
    lines.push("-H 'Content-Type: application/json'", `-d ${shellQuote(JSON.stringify(value, null, 2))}`);
  }
  return lines.join(" \\\n  ");
}

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

/** A flat object on one line. */
const inline = (value: Record<string, string>): string => {
  const fields = Object.entries(value).map(([name, one]) => `${name}: ${JSON.stringify(one)}`);
  return `{ ${fields.join(", ")} }`;
};

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

const tokenSnippet = `import { clientCredentials } from "finance-ramp-api/auth";
import { createFinanceClient } from "finance-ramp-api/finance";

// On a server only: it holds the secret. Tokens are kept, shared and renewed before they end.
const auth = clientCredentials({
  tokenUrl: "${origins.auth}/token",
  clientId: "mock-client",
  clientSecret: "mock-secret",
});

export const finance = createFinanceClient({ baseUrl: "${origins.finance}", auth });`;

/** A file is no envelope, so `unwrap` does not fit them. */
function isFile(entry: OperationEntry): boolean {
  const types = successesOf(entry)[0]?.media.map(({ type }) => type) ?? [];
  return types.length > 0 && !types.includes("application/json");
}

function typescript(entry: OperationEntry, value: unknown): string {
  const { service } = entry;
  if (service === "auth") return tokenSnippet;
  const factory = factories[service];
  const path = pathParameters(entry);
  const options: string[] = [];
  if (Object.keys(path).length > 0) options.push(`params: { path: ${inline(path)} }`);
  if (entry.body !== undefined) options.push(`body: ${literal(value, "  ")}`);
  if (isFile(entry)) options.push(`parseAs: "blob"`);
  const given = options.length === 0 ? "" : `, {\n${options.map((one) => `  ${one},\n`).join("")}}`;
  const call = `${service}.${entry.method}("${entry.path}"${given})`;
  const name = resultName(entry.operationId);
  const variable = name === service ? "result" : name;
  const use = isFile(entry) ? `const { data, error } = await ${call};` : `const ${variable} = await unwrap(${call});`;
  return [
    `import { ${factory}${isFile(entry) ? "" : ", unwrap"} } from "finance-ramp-api/${service}";`,
    "",
    `const ${service} = ${factory}({ baseUrl: "${origins[service]}", auth: "${mockToken}" });`,
    use,
    "",
  ]
    .join("\n")
    .trimEnd();
}

/** The snippets of an operation: one for each example of its body, or one. */
export function snippetsOf(entry: OperationEntry): Snippet[] {
  const examples = entry.body?.media[0]?.examples ?? [];
  const given = examples.length === 0 ? [{ name: "call", summary: "", value: undefined }] : examples;
  return given.map(({ name, summary = "", value }) => ({
    name,
    title: summary,
    curl: curl(entry, value),
    typescript: typescript(entry, value),
  }));
}
