// The operations of all three APIs with the examples of their responses, and which example a reply means.

import { type ExampleNames as AuthNames, exchanges as auth, type Exchange } from "../../generated/auth/examples.ts";
import { type ExampleNames as FinanceNames, exchanges as finance } from "../../generated/finance/examples.ts";
import { type ExampleNames as RampNames, exchanges as ramp } from "../../generated/ramp/examples.ts";
import { keyOf } from "../runtime/response.ts";

/** The names of the examples, by operation. */
export interface ExampleNames extends FinanceNames, RampNames, AuthNames {}

/** The name of an operation. */
export type OperationName = keyof ExampleNames;

const exchanges: Record<OperationName, Exchange> = { ...finance, ...ramp, ...auth };

/** Whether the contract has an operation. */
export function isOperation(name: string): name is OperationName {
  return Object.hasOwn(exchanges, name);
}

/** Patterns of the paths. Those with fewer parameters come first: `/export` is not the ID of a request. */
const patterns = Object.entries(exchanges)
  .map(([operationId, { method, path }]) => {
    const source = path.replaceAll(".", "\\.").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
    return { operationId: operationId as OperationName, method, path, pattern: new RegExp(`^${source}$`) };
  })
  .sort((a, b) => a.path.split("{").length - b.path.split("{").length);

/** The operation at a method and a path, with the values of its path parameters; undefined if the contract has none there. */
export function operationAt(method: string, pathname: string) {
  for (const { operationId, method: own, path, pattern } of patterns) {
    const match = own === method ? pattern.exec(pathname) : null;
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { operationId, path, params: Object.fromEntries(params) as Record<string, string> };
  }
  return undefined;
}

/**
 * What an example says.
 * @returns Status, body and its media type. A status that the contract does not name has no body unless an example is named.
 * @throws TypeError for an example that the operation does not have, or whose status is not documented.
 */
export function contentOf(operationId: OperationName, status?: number, example?: string) {
  const { responses } = exchanges[operationId];
  const key = status === undefined ? firstOf(responses, example) : keyOf(responses, status);
  const { type, examples } = responses[key ?? ""] ?? { examples: {} };
  const name = example ?? (key === `${status ?? key}` ? Object.keys(examples)[0] : undefined) ?? "";
  if (example !== undefined && !Object.hasOwn(examples, example))
    throw new TypeError(unknown(operationId, status, example));
  const code = status ?? Number(key);
  if (Number.isNaN(code)) throw new TypeError(`${operationId}: the status of ${example} is not documented; set status`);
  return { status: code, type, body: examples[name] };
}

type Responses = Exchange["responses"];

/** The status that has an example; the first success without one. */
function firstOf(responses: Responses, example: string | undefined): string | undefined {
  return Object.keys(responses).find((status) =>
    example === undefined ? status.startsWith("2") : Object.hasOwn(responses[status]?.examples ?? {}, example),
  );
}

function unknown(operationId: OperationName, status: number | undefined, example: string): string {
  const all = Object.entries(exchanges[operationId].responses).map(
    ([key, { examples }]) => `${key}: ${Object.keys(examples).join(", ") || "none"}`,
  );
  return `${operationId} has no example ${example}${status === undefined ? "" : ` with ${status}`}; it has ${all.join("; ")}`;
}
