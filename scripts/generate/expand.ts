// Expands what openapi/ says once into every place of a bundle that needs it: error codes into error responses, and
// constants into enumerations of one value, because many generators know no `const`.

import { UserError } from "../../cli/command.ts";
import {
  asArray,
  asObject,
  asStrings,
  componentsOf,
  isObject,
  type Json,
  type JsonObject,
  operationsOf,
  resolve,
} from "../../model/document.ts";
import type { Retryable } from "../../model/errors.ts";
import { exampleName } from "../../model/example-name.js";

/** What `openapi/<service>/errors.yaml` says of one error code. */
export interface ErrorFact {
  /** HTTP status, where it is documented. */
  status?: number;
  /** What happened, in a few words; the summary of the example. */
  summary: string;
  /** The example's message; absent where the service sends none. */
  message?: string;
  /** When the code occurs and what to do about it. */
  condition: string;
  retryable: Retryable;
}

/** The error codes of one service, in the order in which they are shown. */
export type ErrorTable = Record<string, ErrorFact>;

/**
 * Expands a bundle in place.
 * @param errors The service's table of error codes; empty for an API without one.
 * @throws UserError when a response lists a code that the table does not have.
 */
export function expand(document: JsonObject, errors: ErrorTable): void {
  const schemas = componentsOf(document, "schemas");
  const { ErrorCode: catalogue = {}, ErrorResponse: general = {} } = schemas;
  const rows = Object.entries(errors);
  if (rows.length > 0) fillCatalogue(catalogue, rows);
  const responses = errorResponses(document);
  // Where no response has the general schema, the codes themselves keep the catalogue in the bundle.
  const tie = [...responses.keys()].every((response) => asStrings(response["x-error-codes"]).length > 0);
  for (const [response, statuses] of responses) {
    const codes = asStrings(response["x-error-codes"]);
    delete response["x-error-codes"];
    const facts = codes.map((code): [code: string, fact: ErrorFact] => {
      const fact = errors[code];
      if (fact === undefined) throw new UserError(`the error code ${code} is missing in errors.yaml`);
      return [code, fact];
    });
    const media = asObject(asObject(response["content"])["application/json"]);
    media["examples"] = exampleWithoutCode;
    if (codes.length === 0) continue;
    const examples = facts.map(([code, { summary, message }]) => {
      const error = { code, ...(message !== undefined && { message }) };
      return [exampleName(code), { summary, value: { success: false, errors: [error] } }];
    });
    media["examples"] = Object.fromEntries(examples);
    // Where the status of a code is not documented, that it comes with the status or range of the response is assumed.
    const isClaimed = [...statuses].some((status) => /^\d(\d\d|XX)$/.test(status));
    const isAssumed = isClaimed && facts.some(([, { status }]) => status === undefined);
    // The schema `ErrorResponse` with the codes of one response in place of the whole catalogue.
    const schema = structuredClone(general);
    media["schema"] = schema;
    const { items } = asObject(asObject(schema["properties"])["errors"]);
    asObject(asObject(items)["properties"])["code"] = {
      type: "string",
      ...(catalogue["pattern"] !== undefined && { pattern: catalogue["pattern"] }),
      description: "Reason of the error. `ErrorCode` describes each code.",
      // `allOf` costs readers and generators more than it tells them.
      ...(tie && { allOf: [{ $ref: "#/components/schemas/ErrorCode" }] }),
      "x-extensible-enum": codes,
      ...(isAssumed && { "x-evidence": "assumed" }),
    };
  }
  // A service all of whose responses list their codes does not use the general schema.
  if (!JSON.stringify(document).includes('"#/components/schemas/ErrorResponse"')) delete schemas["ErrorResponse"];
  enumerateConstants(document);
}

/** Writes the table into the schema `ErrorCode`. */
function fillCatalogue(catalogue: JsonObject, rows: [code: string, fact: ErrorFact][]): void {
  const column = (value: (fact: ErrorFact) => Json | undefined) => {
    const cells = rows.map(([code, fact]) => [code, value(fact)] as const);
    return Object.fromEntries(cells.filter(([, cell]) => cell !== undefined)) as JsonObject;
  };
  catalogue["x-extensible-enum"] = rows.map(([code]) => code);
  catalogue["x-enumDescriptions"] = column(({ condition }) => condition.trim());
  catalogue["x-retryable"] = column(({ retryable }) => retryable);
  catalogue["x-error-statuses"] = column(({ status }) => status);
}

/** Every response with `x-error-codes`, once, with the statuses or ranges that operations use it for. */
function errorResponses(document: JsonObject): Map<JsonObject, Set<string>> {
  const responses = new Map<JsonObject, Set<string>>();
  for (const { operation } of operationsOf(document))
    for (const [status, node] of Object.entries(asObject(operation["responses"]))) {
      const response = resolve(document, node);
      if (response["x-error-codes"] === undefined) continue;
      responses.set(response, (responses.get(response) ?? new Set()).add(status));
    }
  return responses;
}

/** What a response looks like whose codes are not documented; a made-up code would be taken for a real one. */
const exampleWithoutCode: JsonObject = {
  codeNotDocumented: {
    summary: "Error without a known code",
    description: "The example shows the envelope only. Expect an entry in `errors`; decide by the HTTP status.",
    value: { success: false, errors: [] },
  },
};

/** Adds the enumeration of one value to every `const`; what is data (examples, defaults) is left alone. */
function enumerateConstants(node: JsonObject): void {
  if (node["const"] !== undefined && node["enum"] === undefined) node["enum"] = [node["const"]];
  for (const [key, value] of Object.entries(node)) {
    if (key === "example" || key === "examples" || key.startsWith("x-")) continue;
    for (const child of isObject(value) ? [value] : asArray(value)) if (isObject(child)) enumerateConstants(child);
  }
}
