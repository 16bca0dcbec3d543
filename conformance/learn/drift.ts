// Compares recorded traffic with the contract: every response, and every request that was accepted.

import type { Contract } from "../../model/contract.ts";
import { isObject } from "../../model/document.ts";
import type { Parameter } from "../../model/operations.ts";
import { differ } from "../checks/check.ts";
import { everyResponse } from "../checks/index.ts";
import type { Contracts } from "../contracts.ts";
import { type Exchange, parsedJson, services } from "../exchange.ts";
import type { RunResult } from "../result.ts";
import { Coverage } from "../run/coverage.ts";
import { Differences } from "../run/differences.ts";
import { describe, validateBody, validationOf } from "../schema.ts";

/** Runs the checks of responses and of requests on recorded exchanges; requests outside the contract are skipped. */
export function driftOf(contracts: Contracts, exchanges: Exchange[]): RunResult {
  const differences = new Differences();
  const own = exchanges.filter(({ operation }) => operation !== undefined);
  const coverage = new Coverage([...new Set(own.flatMap(({ operation }) => operation ?? []))]);
  for (const exchange of own) {
    coverage.observe(exchange);
    for (const { name, look } of everyResponse)
      for (const found of look(exchange, contracts)) differences.add(name, exchange, found);
    for (const { check, ...found } of brokenBy(contracts, exchange)) differences.add(check, exchange, found);
  }
  const seconds = own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const seen = new Set(own.map(({ service }) => service));
  return {
    ...differences.split(),
    coverage: coverage.items(),
    exchanges,
    requests: exchanges.length,
    seconds,
    notTested: services.filter((service) => !seen.has(service)),
    leftBehind: [],
    secrets: [],
  };
}

/** The rules that an accepted request breaks: either the request or the contract is wrong. */
function* brokenBy(contracts: Contracts, { operation, request, response }: Exchange) {
  if (operation === undefined || response.status < 200 || response.status > 299) return;
  const url = new URL(request.url);
  for (const parameter of operation.parameters.filter(({ in: where }) => where === "query")) {
    const value = url.searchParams.get(parameter.name);
    const wrong = value === null ? undefined : brokenRule(contracts[operation.api], parameter, value);
    if (wrong === undefined) continue;
    yield { check: "request-parameter", ...differ(`${parameter.name} ${wrong}`, describe(value), parameter.evidence) };
  }
  const known = new Set(operation.parameters.map(({ name }) => name));
  for (const name of url.searchParams.keys())
    if (!known.has(name))
      yield { check: "request-parameter", ...differ("parameters of the contract", `also ${name}`, "assumed") };
  const json = parsedJson(request.body);
  const media = operation.body?.media[0];
  if (media === undefined || !isObject(json) || operation.api === "auth") return;
  for (const { expected, actual, evidence } of validateBody(contracts, operation.api, media, json))
    yield { check: "request-body", ...differ(expected, actual, evidence) };
}

/** The validation error for the text of a query parameter; undefined when it is valid. */
function brokenRule(contract: Contract, { schema, pointer }: Parameter, text: string): string | undefined {
  const validate = validationOf(contract).at(pointer);
  const isNumber = schema["type"] === "integer" && /^-?\d+$/.test(text);
  return validate(isNumber ? Number(text) : text) ? undefined : validate.errors?.[0]?.message;
}
