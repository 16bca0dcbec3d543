// What is sensitive in the traffic of a run: the values of fields that the contract marks with `x-data`.

import type { Json, JsonObject } from "../../model/document.ts";
import { sensitiveNames, sensitiveValues } from "../../model/sensitive.ts";
import { type Contract, responseFor } from "../contract.ts";
import type { Exchange } from "../exchange.ts";
import type { Sensitive } from "./mask.ts";

/** What reports of runs against this contract may not show. */
export function sensitiveOf(contract: Contract): Sensitive {
  return {
    names: sensitiveNames(Object.values(contract.documents)),
    valuesOf: (exchange) => valuesOf(contract, exchange),
  };
}

/** The sensitive values of all exchanges, each once; what only this run sent as broken values is not told apart. */
export function sensitiveValuesOf(contract: Contract, exchanges: Exchange[]): string[] {
  return [...new Set(exchanges.flatMap((exchange) => valuesOf(contract, exchange)))];
}

function valuesOf(contract: Contract, { operation, request, response, json }: Exchange): string[] {
  if (operation === undefined) return [];
  const document: JsonObject = contract.documents[operation.service];
  const sent =
    operation.body === undefined ? [] : sensitiveValues(document, operation.body.schema, parsed(request.body));
  const received = responseFor(operation, response.status)?.media[0];
  return received === undefined
    ? sent
    : [...sent, ...sensitiveValues(document, received.schema, json as Json | undefined)];
}

function parsed(body: string | undefined): Json | undefined {
  try {
    return body === undefined ? undefined : (JSON.parse(body) as Json);
  } catch {
    return undefined;
  }
}
