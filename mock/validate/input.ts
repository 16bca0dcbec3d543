// From a request to what the contract calls its input: parameters and body, converted, validated, defaults filled in.

import type { Operation } from "../contract/types.ts";
import { isLoopbackHttp } from "../deliver/address.ts";
import type { Content } from "../http/body.ts";
import type { Match } from "../http/router.ts";
import type { Target } from "../http/target.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { dateRangeRefusal, validationRefusal } from "./problems.ts";
import type { Input, Validator } from "./validator.ts";

/** A request that has found its operation. */
export interface Received {
  operation: Operation;
  target: Target;
  content: Content | undefined;
  match: Match;
}

/**
 * Reads and validates parameters and body.
 * @param received The request and its operation.
 * @param validator Validates it, once and as a whole.
 * @param allowHttp Whether a webhook may be on plain http to this machine (`--allow-http-webhooks`).
 * @returns The input with the contract's defaults filled in, or the refusal with the codes the sources give.
 */
export function readInput(received: Received, validator: Validator, allowHttp: boolean): Input | { refusal: Refusal } {
  const { operation, target, match } = received;
  const repeated = operation.parameters.find(
    ({ in: at, name }) => at === "query" && (target.query.get(name)?.length ?? 0) > 1,
  );
  if (repeated !== undefined)
    return { refusal: refusal(operation.api, 400, `Query parameter ${repeated.name} is given more than once.`) };
  const body = readOperationBody(received);
  if ("refusal" in body) return body;
  const input = { path: match.params, query: readQuery(operation, target), ...body.input };
  const errors = validator
    .request(operation, body.type, input)
    .filter(({ keyword, instancePath }) => !(allowHttp && isLoopbackUrl(received, keyword, instancePath)));
  if (errors.length > 0) return { refusal: validationRefusal(operation, errors) };
  const range = dateRangeRefusal(operation, input.query);
  return range === undefined ? input : { refusal: range };
}

function readQuery(operation: Operation, { query }: Target): Input["query"] {
  const values: Input["query"] = {};
  for (const { in: place, name, type, default: fallback } of operation.parameters) {
    if (place !== "query") continue;
    const [text] = query.get(name) ?? [];
    if (text !== undefined) values[name] = convert(type, text);
    else if (fallback !== undefined) values[name] = fallback;
  }
  return values;
}

/** Text of a parameter as its type; what does not convert stays text, and the validator says so. */
function convert(type: string, text: string): unknown {
  if ((type === "integer" || type === "number") && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}

type OperationBody = { type: string | undefined; input: { body?: unknown } };

function readOperationBody({ operation, content }: Received): OperationBody | { refusal: Refusal } {
  const { api, body } = operation;
  if (body === undefined) return { type: undefined, input: {} };
  const types = Object.keys(body.pointers);
  if (content === undefined) {
    if (body.required) return { refusal: refusal(api, 400, `The request needs a body of type ${types.join(" or ")}.`) };
    return { type: undefined, input: {} };
  }
  if (!types.includes(content.type)) {
    const given = content.type === "" ? "It has no Content-Type" : `It is ${content.type}`;
    return { refusal: refusal(api, 415, `The body must be ${types.join(" or ")}. ${given}.`) };
  }
  const value = content.value instanceof Map ? firstValues(content.value as Map<string, string[]>) : content.value;
  return { type: content.type, input: { body: value } };
}

function firstValues(fields: Map<string, string[]>): Record<string, unknown> {
  return Object.fromEntries([...fields].map(([name, [value]]) => [name, value]));
}

/** Whether what is wrong is only that a webhook is on plain http to this machine. */
function isLoopbackUrl({ content }: Received, keyword: string, instancePath: string): boolean {
  if (keyword !== "pattern" || instancePath !== "/body/url") return false;
  return isLoopbackHttp(String((content?.value as { url?: unknown } | undefined)?.url));
}
