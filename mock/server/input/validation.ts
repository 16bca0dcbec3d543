// Makes the input of an operation from a request: parameters and body, converted, validated, with defaults.

import { asObject } from "../../../model/document.ts";
import type { Operation, Parameter } from "../../../model/operations.ts";
import type { ErrorObject } from "../../../model/validation.ts";
import { flagForHttp, isAllowedHttp, webhookFault } from "../../domain/webhook.ts";
import { Refusal } from "../../refusal.ts";
import type { Call } from "../call.ts";
import type { RequestTarget } from "../http/target.ts";
import { dateRangeRefusal, validationRefusal } from "./problems.ts";
import type { Input } from "./validator.ts";

/**
 * Reads and validates parameters and body. The token endpoint has its own errors.
 * @throws Refusal with the documented codes if the request breaks the contract.
 */
export function validate(call: Call): undefined {
  const isToken = call.operation.operationId === "createAccessToken";
  call.input = isToken ? { path: {}, query: {} } : readInput(call);
}

function readInput(call: Call): Input {
  const { operation, target, match, service, shared } = call;
  const repeated = target.query.size > 0 && operation.parameters.find((parameter) => isRepeated(parameter, target));
  if (repeated) throw new Refusal(400, `Query parameter ${repeated.name} is given more than once.`);
  const body = readOperationBody(call);
  const input = { path: match.params, query: readQuery(operation, target), ...body.input };
  const found = service.validator.request(operation, body.type, input);
  const errors = found.filter(
    (error) => !isAllowedHttp(webhookUrl(call, error), shared.options.allowHttpWebhooks ?? false),
  );
  if (errors.length > 0)
    throw validationRefusal(operation, errors, (error) => {
      const flag = flagForHttp(webhookUrl(call, error));
      return flag === undefined ? "" : `; to allow plain http to this host, start the mock with ${flag}`;
    });
  const refusal = dateRangeRefusal(operation, input.query) ?? webhookRefusal(operation, input.body);
  if (refusal !== undefined) throw refusal;
  return input;
}

function isRepeated({ in: place, name }: Parameter, { query }: RequestTarget): boolean {
  return place === "query" && (query.get(name)?.length ?? 0) > 1;
}

function readQuery(operation: Operation, { query }: RequestTarget): Input["query"] {
  const values: Input["query"] = {};
  for (const { in: place, name, type, default: fallback } of operation.parameters) {
    if (place !== "query") continue;
    const text = query.get(name)?.[0];
    if (text !== undefined) values[name] = convert(type, text);
    else if (fallback !== undefined) values[name] = fallback;
  }
  return values;
}

/** Converts a parameter to its type. A text that cannot be converted stays, and the validator refuses it. */
function convert(type: string, text: string): unknown {
  if ((type === "integer" || type === "number") && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}

/** The body and its media type, if there is a body. */
function readOperationBody({ operation: { body }, content }: Call): { type?: string; input: { body?: unknown } } {
  if (body === undefined) return { input: {} };
  const types = () => body.media.map(({ type }) => type).join(" or ");
  if (content === undefined) {
    if (body.required) throw new Refusal(400, `The request needs a body of type ${types()}.`);
    return { input: {} };
  }
  if (!body.media.some(({ type }) => type === content.type)) {
    const given = content.type === "" ? "It has no Content-Type" : `It is ${content.type}`;
    throw new Refusal(415, `The body must be ${types()}. ${given}.`);
  }
  const value = content.value instanceof Map ? firstValues(content.value as Map<string, string[]>) : content.value;
  return { type: content.type, input: { body: value } };
}

function firstValues(fields: Map<string, string[]>): Record<string, unknown> {
  return Object.fromEntries([...fields].map(([name, [value]]) => [name, value]));
}

/** The address of a webhook, if the error is about the scheme of this address; else empty. */
function webhookUrl({ content }: Call, { keyword, instancePath }: ErrorObject): string {
  if (keyword !== "pattern" || instancePath !== "/body/url") return "";
  return String(asObject(content?.value)["url"]);
}

const registrations = new Set(["registerWebhook", "replaceWebhook"]);

/** The refusal of a webhook that fits its schema, but that nothing can be sent to. */
function webhookRefusal({ operationId }: Operation, body: unknown): Refusal | undefined {
  // The cast: the validator has checked the body.
  const fault = registrations.has(operationId) ? webhookFault(body as Parameters<typeof webhookFault>[0]) : undefined;
  return fault === undefined ? undefined : new Refusal(400, `Body field ${fault}.`, { code: "invalid-request" });
}
