// Writes the documentation that an editor shows of a call: what it does, how certain that is, its errors, an example.

import { inspect } from "node:util";
import { deprecationText } from "../../model/deprecation.js";
import type { Json } from "../../model/document.ts";
import { isCertain } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import type { ErrorRow } from "./rows.ts";

/** The documentation of a call, as JSDoc. @returns The comment, with a line break after it. */
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

/** A value as TypeScript, on one line where it fits; Node writes a text that has no apostrophe in single quotes. */
function literal(value: Json): string {
  const text = inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null });
  return text.replaceAll(/("[^"\n]*")|'([^'"\n]*)'/g, (_, double, single) => double ?? `"${single}"`);
}
