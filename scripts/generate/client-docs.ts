// Writes the documentation that an editor shows of a call: what it does, how certain that is, its errors, an example.

import { deprecationText } from "../../model/deprecation.js";
import type { Json, JsonObject } from "../../model/document.ts";
import { isCertain } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import type { ErrorRow } from "./error-row.ts";
import { key } from "./type-tree.ts";

/**
 * The documentation of a call, as JSDoc.
 * @param operation The operation.
 * @param client Name of the client in the example.
 * @param errors The error codes of its service.
 * @returns The comment, with a line break after it.
 */
export function callDocs(operation: Operation, client: string, errors: ErrorRow[]): string {
  const { summary, description, method, path, evidence, deprecated, raw, operationId } = operation;
  const parts = [`${summary}.`, description.trim(), `\`${method} ${path}\``, errorText(operationId, errors)];
  const tags = [
    ...(isCertain(evidence) ? [] : [`@evidence ${evidence}`]),
    ...(deprecated ? [`@deprecated ${deprecationText(raw)}`] : []),
    ...["@example", "```ts", `const { data, error } = await ${exampleOf(operation, client)};`, "```"],
  ];
  const text = `${parts.filter(Boolean).join("\n\n")}\n${tags.join("\n")}`;
  const lines = text.replaceAll("*/", "*\\/").split("\n");
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

function errorText(operationId: string, errors: ErrorRow[]): string {
  const own = errors.filter(({ operations }) => operations.includes(operationId));
  const codes = own.map(({ code, status }) => `\`${code}\`${status === null ? "" : ` (${status})`}`);
  return codes.length === 0 ? "" : `Errors: ${codes.join(", ")}. Others are possible.`;
}

/** A call with the examples of the contract: what is required, and the first example of the request body. */
function exampleOf(operation: Operation, client: string): string {
  const { operationId, parameters, body } = operation;
  const needed = parameters.filter((one) => one.required && one.in !== "header");
  const entries = needed.map(({ name, example }) => [name, example ?? "…"] as const);
  const [example] = body?.media[0]?.examples ?? [];
  if (body?.required) entries.push(["body", example?.value ?? {}]);
  return `${client}.${operationId}(${entries.length === 0 ? "" : literal(Object.fromEntries(entries))})`;
}

/** A value as TypeScript, on one line where it fits. */
function literal(value: Json, depth = 0): string {
  const short = oneLine(value);
  if (short.length + 2 * depth <= 60 || typeof value !== "object" || value === null) return short;
  const room = "  ".repeat(depth + 1);
  const lines = Array.isArray(value)
    ? value.map((item) => literal(item, depth + 1))
    : entriesOf(value).map(([name, child]) => `${key(name)}: ${literal(child, depth + 1)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.map((line) => `${room}${line},\n`).join("")}${"  ".repeat(depth)}${close}`;
}

function oneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = entriesOf(value).map(([name, child]) => `${key(name)}: ${oneLine(child)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function entriesOf(value: JsonObject): [string, Json][] {
  return Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined);
}
