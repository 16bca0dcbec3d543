// What of a request and its response nobody may see in the journal or in a list of scenarios: names of fields, headers.

import type { Contract } from "../../../model/contract.ts";
import type { Operation } from "../../../model/operations.ts";
import { sensitiveNamesOf } from "../../../model/sensitive.ts";

/** Stands in place of what is not shown. */
export const masked = "***";

/** Names of sensitive fields. */
export interface SensitiveNames {
  request: ReadonlySet<string>;
  response: ReadonlySet<string>;
}

const byOperation = new WeakMap<Operation, SensitiveNames>();
const byContracts = new WeakMap<Contract, ReadonlySet<string>>();

/**
 * The sensitive fields of an operation (`x-data`), found at the first time somebody asks.
 * @param contracts The contracts as they are now.
 * @param operationId The operation; of a request to none, every name of the contracts is sensitive.
 */
export function sensitiveFields(contracts: Contract[], operationId: string | undefined): SensitiveNames {
  for (const contract of contracts) {
    const operation = contract.byId.get(operationId ?? "");
    if (operation !== undefined) return fieldsOfOperation(contract, operation);
  }
  const all = new Set(contracts.flatMap((contract) => [...allOf(contract)]));
  return { request: all, response: all };
}

function allOf(contract: Contract): ReadonlySet<string> {
  let all = byContracts.get(contract);
  if (all === undefined) {
    const names = contract.operations.map((operation) => fieldsOfOperation(contract, operation));
    all = new Set(names.flatMap(({ request, response }) => [...request, ...response]));
    byContracts.set(contract, all);
  }
  return all;
}

function fieldsOfOperation({ document }: Contract, operation: Operation): SensitiveNames {
  let names = byOperation.get(operation);
  if (names === undefined) {
    const schemas = operation.responses.flatMap(({ media }) => media.map(({ schema }) => schema));
    const response = new Set(schemas.flatMap((schema) => [...sensitiveNamesOf(document, schema)]));
    // What a write takes may come back under the same name, and the other way round.
    names = { request: operation.sensitive, response: new Set([...response, ...operation.sensitive]) };
    byOperation.set(operation, names);
  }
  return names;
}

/** The value with every field of a sensitive name masked, at any depth. */
export function maskFields(value: unknown, sensitive: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => maskFields(item, sensitive));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    sensitive.has(name) ? masked : maskFields(field, sensitive),
  ]);
  return Object.fromEntries(fields);
}

const secretHeader = /authorization|authenticat|cookie|token|secret|password|signature|api-?key/i;

/** Headers with the values of those masked that carry credentials. */
export function maskHeaders(headers: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(headers).map(([name, value]) => [name, secretHeader.test(name) ? masked : value]);
  return Object.fromEntries(shown);
}
