// What is sensitive in the traffic of a run: the values of fields that the contract marks with `x-data`.

import { responseFor } from "../../model/calls.ts";
import type { Json, JsonObject } from "../../model/document.ts";
import { sensitiveNames, sensitiveValues } from "../../model/sensitive.ts";
import type { Contracts } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import type { Sensitive } from "./mask.ts";

/** What reports of runs against this contract may not show. */
export function sensitiveOf(contracts: Contracts): Sensitive {
  return {
    names: sensitiveNames(Object.values(contracts).map(({ document }) => document)),
    valuesOf: (exchange) => valuesOf(contracts, exchange),
  };
}

/** The sensitive values of all exchanges, each once; what only this run sent as broken values is not told apart. */
export function sensitiveValuesOf(contracts: Contracts, exchanges: Exchange[]): string[] {
  return [...new Set(exchanges.flatMap((exchange) => valuesOf(contracts, exchange)))];
}

function valuesOf(contracts: Contracts, { operation, request, response, json }: Exchange): string[] {
  if (operation === undefined) return [];
  const document: JsonObject = contracts[operation.api].document;
  const media = operation.body?.media[0];
  const sent = media === undefined ? [] : sensitiveValues(document, media.schema, parsed(request.body));
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
