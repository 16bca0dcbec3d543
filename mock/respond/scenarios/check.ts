// Whether a scenario can be played with the contract as it is, and whether its own response breaks the contract.

import { responseFor } from "../../../model/calls.ts";
import type { Contract } from "../../../model/contract.ts";
import { asObject } from "../../../model/document.ts";
import type { Media } from "../../../model/media.ts";
import type { Operation } from "../../../model/operations.ts";
import { sentenceOf, validationOf } from "../../form.ts";
import { lackOf, successOf } from "../wanted.ts";
import {
  contentTypeOf,
  type Matching,
  type Scenario,
  type ScenarioStep,
  scenarioForm,
  stepNames,
  stepsOf,
} from "./scenario.ts";

/**
 * Checks a scenario as it was given.
 * @param contracts The contracts as they are now.
 * @throws Error that says in one line what is wrong, and what there is instead.
 */
export function checkScenario(contracts: Contract[], scenario: Scenario): void {
  const fault = scenarioForm(scenario);
  if (fault !== undefined) throw new Error(sentenceOf(fault, "a scenario"));
  const { operationId, sequence, match } = scenario;
  const beside = sequence && stepNames.find((name) => name in scenario);
  if (beside !== undefined) throw new Error(`with a sequence, ${beside} stands in its steps`);
  const own = operationsOf(contracts, operationId);
  if (own.length === 0) throw new Error(`there is no operation ${operationId}`);
  if (match !== undefined) checkMatch(own, match);
  if (sequence === undefined && stepNames.every((name) => !scenario[name] && scenario[name] !== 0))
    throw new Error(`say what it does: ${stepNames.join(", ")}`);
  for (const [index, step] of stepsOf(scenario).entries()) {
    const wrong = faultOfStep(step) ?? lackOfStep(own, step);
    if (wrong !== undefined) throw new Error(sequence === undefined ? wrong : `sequence[${index}]: ${wrong}`);
  }
}

/** The operations a scenario is for. */
export function operationsOf(contracts: Contract[], operationId: string | undefined): Operation[] {
  if (operationId === undefined) return contracts.flatMap(({ operations }) => operations);
  return contracts.flatMap(({ byId }) => byId.get(operationId) ?? []);
}

/**
 * What the contract lacks for a step.
 * @param operations Those it is for; one that has the response is enough.
 */
export function lackOfStep(operations: Operation[], { status, example, response }: ScenarioStep): string | undefined {
  if (response?.body !== undefined) return undefined;
  const lacks = operations.map((operation) => lackOf(operation, status ?? response?.status, example));
  if (lacks.includes(undefined)) return undefined;
  if (operations.length > 1) return "no operation has this response; give its response.body";
  return example === undefined ? `${lacks[0]}; to send it all the same, give its response.body` : lacks[0];
}

function checkMatch(operations: Operation[], { path, query, headers }: Matching): void {
  if (typeof path === "string" && !path.startsWith("/")) throw new Error(`match.path ${path} does not begin with /`);
  const names = (place: "path" | "query") =>
    operations.flatMap(({ parameters }) => parameters.filter((one) => one.in === place).map(({ name }) => name));
  const groups = { path: typeof path === "object" ? path : {}, query: query ?? {} };
  for (const [place, wanted] of Object.entries(groups) as ["path" | "query", object][]) {
    const known = names(place);
    const unknown = Object.keys(wanted).find((name) => !known.includes(name));
    if (unknown === undefined) continue;
    const there = [...new Set(known)].join(", ") || "none";
    throw new Error(
      `match.${place} has no parameter ${unknown} here${operations.length > 1 ? "" : `; there is ${there}`}`,
    );
  }
  for (const name of Object.keys(headers ?? {})) checkHeader(name, "match.headers");
}

const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;
/** What the server writes itself: another value would break the connection, not the response. */
const framing = new Set(["content-length", "transfer-encoding", "connection", "x-correlation-id"]);

function checkHeader(name: string, place: string): void {
  if (!headerName.test(name)) throw new Error(`${place} has ${JSON.stringify(name)}, which is no header name`);
}

/** What is wrong with a step whatever the contract says. */
function faultOfStep({ status, example, response, latency, drop, applied }: ScenarioStep): string | undefined {
  if (Array.isArray(latency) && latency[0] > latency[1]) return "latency has more as its least than as its most";
  if (applied && [status, example, response, drop || undefined].every((part) => part === undefined))
    return "applied needs what takes the place of the response: response, status, example or drop";
  if (response === undefined) return undefined;
  if (status !== undefined && response.status !== undefined) return "give status or response.status, not both";
  if (response.body !== undefined && example !== undefined) return "response.body leaves nothing to example";
  if (response.body !== undefined && [204, 304].includes(response.status ?? status ?? 0))
    return `a response ${response.status ?? status} has no body`;
  for (const [name, value] of Object.entries(response.headers ?? {})) {
    checkHeader(name, "response.headers");
    if (framing.has(name.toLowerCase())) return `response.headers has ${name}, which the mock writes itself`;
    if (!headerValue.test(String(value))) return `response.headers.${name} has characters that no header may have`;
  }
  return undefined;
}

/**
 * What of a step's own response breaks the contract.
 * @returns Words without values; undefined when nothing does, or when the response is the contract's own.
 */
export function breachOf(contracts: Contract[], operation: Operation, step: ScenarioStep): string | undefined {
  const { response } = step;
  if (response?.body === undefined) return undefined;
  const status = response.status ?? step.status ?? Number(successOf(operation)?.status ?? 200);
  const spec = responseFor(operation, status);
  if (spec === undefined) return `${operation.operationId} has no response ${status}`;
  const type = contentTypeOf(response).split(";")[0]?.trim().toLowerCase() ?? "";
  const media = spec.media.find((one) => one.type === type);
  if (media === undefined) return `${status} has no ${type}`;
  const contract = contracts.find(({ api }) => api === operation.api);
  return type === "application/json" && contract !== undefined
    ? faultOfJson(contract, media, response.body)
    : undefined;
}

function faultOfJson(contract: Contract, { pointer }: Media, body: unknown): string | undefined {
  let value = body;
  try {
    if (typeof body === "string") value = JSON.parse(body) as unknown;
  } catch {
    return "the body is no JSON";
  }
  const validate = validationOf(contract.document).at(pointer);
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  const missing = asObject(error?.params)["missingProperty"];
  const place = error?.instancePath.slice(1).replaceAll("/", ".") || "the body";
  return missing === undefined ? `${place} ${error?.message}` : `${place} lacks ${missing}`;
}
