// What is sensitive in the traffic of a run: the values of fields that the contract marks with `x-data`.

import { responseFor } from "../../model/calls.ts";
import { asObject, type Json, type JsonObject } from "../../model/document.ts";
import { fieldNames, sensitiveNames, sensitiveValues } from "../../model/sensitive.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import { type Exchange, parsedJson } from "../exchange.ts";

/** The fields that reports of runs against this contract may not show. */
export function sensitiveFieldsOf(contracts: Contracts): string[] {
  return sensitiveNames(Object.values(contracts).map(({ document }) => document));
}

/** The sensitive values of all exchanges, each once; what only this run sent as broken values is not told apart. */
export function sensitiveValuesOf(contracts: Contracts, exchanges: Exchange[]): string[] {
  const words = wordsOf(contracts);
  const values = new Set(exchanges.flatMap((exchange) => valuesOf(contracts, exchange)));
  return [...values].filter((value) => !words.has(value));
}

/** Names of the contract, which reports are made of: a company may be called "Company". It is hidden in its field alone. */
function wordsOf(contracts: Contracts): Set<string> {
  const operations = operationsIn(contracts).map(({ operationId }) => operationId);
  const names = Object.values(contracts).flatMap(({ document }) => {
    const { schemas, parameters } = asObject(document["components"]);
    const { sensitive, harmless } = fieldNames(document);
    return [...Object.keys(asObject(schemas)), ...Object.keys(asObject(parameters)), ...sensitive, ...harmless];
  });
  return new Set([...operations, ...names]);
}

function valuesOf(contracts: Contracts, { operation, request, response, json }: Exchange): string[] {
  if (operation === undefined) return [];
  const document: JsonObject = contracts[operation.api].document;
  const media = operation.body?.media[0];
  const sent =
    media === undefined ? [] : sensitiveValues(document, media.schema, parsedJson(request.body) as Json | undefined);
  const received = responseFor(operation, response.status)?.media[0];
  return received === undefined
    ? sent
    : [...sent, ...sensitiveValues(document, received.schema, json as Json | undefined)];
}
