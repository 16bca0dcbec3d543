// Reads recorded traffic (HAR 1.2) and runs the checks of single exchanges on it: every response, every request.

import type { Api } from "../../model/apis.ts";
import { asArray, asObject, asStrings, isObject, type JsonObject } from "../../model/document.ts";
import { everyResponse } from "../checks/index.ts";
import { type Contract, matchPath, type Operation, type Parameter } from "../contract.ts";
import type { Exchange } from "../exchange.ts";
import { masked } from "../report/mask.ts";
import type { RunResult } from "../result.ts";
import { makeCoverage } from "../run/coverage.ts";
import { collectDifferences } from "../run/differences.ts";
import { describe, validateBody } from "../schema.ts";

/** The file is no HAR. */
export class HarError extends Error {}

/**
 * Reads exchanges from a HAR; which service a request went to is told by its path.
 * @throws HarError in one line.
 */
export function readHar(contract: Contract, text: string): Exchange[] {
  let log: JsonObject;
  try {
    log = asObject(asObject(JSON.parse(text))["log"]);
  } catch {
    throw new HarError("the file is not JSON");
  }
  if (!Array.isArray(log["entries"])) throw new HarError("the file is not a HAR file: it has no log.entries");
  return asArray(log["entries"]).map((entry, i) => exchangeOf(contract, asObject(entry), i + 1));
}

/** Headers as they were sent; browsers also record those of HTTP/2 that begin with a colon. */
function pairsOf(headers: unknown): [string, string][] {
  return asArray(headers)
    .map((header): [string, string] => [
      String(asObject(header)["name"]).toLowerCase(),
      String(asObject(header)["value"]),
    ])
    .filter(([name]) => !name.startsWith(":"));
}

/** A header that stands twice has both values, as over the wire. */
function joined(pairs: [string, string][]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of pairs) headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  return headers;
}

/** False for what tells nothing of the service: blocked or aborted, from a cache, or recorded without its body. */
function isWhole(response: JsonObject): boolean {
  const status = Number(response["status"]);
  const content = asObject(response["content"]);
  const isLost = typeof content["text"] !== "string" && Number(content["size"]) > 0;
  const isCut = String(content["comment"] ?? "").startsWith("cut after");
  return status >= 100 && status !== 304 && !isLost && !isCut;
}

function instantOf(entry: JsonObject): Date {
  const instant = new Date(String(entry["startedDateTime"]));
  return Number.isNaN(instant.getTime()) ? new Date(0) : instant;
}

function textOf(content: JsonObject): string {
  const text = typeof content["text"] === "string" ? content["text"] : "";
  return content["encoding"] === "base64" ? Buffer.from(text, "base64").toString("utf8") : text;
}

function exchangeOf(contract: Contract, entry: JsonObject, number: number): Exchange {
  const [request, response] = [asObject(entry["request"]), asObject(entry["response"])];
  const url = String(request["url"]);
  const method = String(request["method"]).toUpperCase();
  const isReadable = URL.canParse(url) && isWhole(response);
  const found = isReadable ? serviceOf(contract, method, new URL(url).pathname) : undefined;
  const post = asObject(request["postData"]);
  const body = textOf(asObject(response["content"]));
  return {
    number,
    service: found?.service ?? "finance",
    ...(found && { operation: found }),
    purpose: typeof entry["comment"] === "string" ? entry["comment"] : "recorded",
    request: {
      method,
      url,
      headers: pairsOf(request["headers"]),
      ...(typeof post["text"] === "string" && { body: post["text"] }),
    },
    response: { status: Number(response["status"]) || 0, headers: joined(pairsOf(response["headers"])), body },
    json: parsed(body),
    startedAt: instantOf(entry),
    milliseconds: Number(entry["time"]) || 0,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function serviceOf(contract: Contract, method: string, path: string): Operation | undefined {
  for (const service of ["finance", "ramp", "auth"] as Api[]) {
    const found = matchPath(contract, service, path).find(({ operation }) => operation.method === method);
    if (found !== undefined) return found.operation;
  }
  return undefined;
}

/** Runs the checks of responses and of requests on recorded exchanges; requests outside the contract are left alone. */
export function driftOf(contract: Contract, exchanges: Exchange[]): RunResult {
  const differences = collectDifferences();
  const add: Add = (check, exchange, found) => {
    // A masked value is no longer what was sent or received.
    if (found.actual !== maskedText) differences.add(check, exchange, found);
  };
  const own = exchanges.filter(({ operation }) => operation !== undefined);
  const coverage = makeCoverage([
    ...new Set(own.flatMap(({ operation }) => (operation === undefined ? [] : [operation]))),
  ]);
  for (const exchange of own) {
    coverage.observe(exchange);
    for (const { name, look } of everyResponse) {
      for (const found of look(exchange, contract)) add(name, exchange, found);
    }
    lookAtRequest(contract, exchange, add);
  }
  const seconds = own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const services = new Set(own.map(({ service }) => service));
  return {
    ...differences.split(),
    coverage: coverage.items(),
    exchanges,
    requests: exchanges.length,
    seconds,
    notTested: (["finance", "ramp"] as const).filter((service) => !services.has(service)),
    leftBehind: [],
    secrets: [],
  };
}

/** How a difference shows a value that a report has masked. */
const maskedText = describe(masked);

type Add = ReturnType<typeof collectDifferences>["add"];

/** A request that the service accepted although it breaks the contract: one of the two is wrong. */
function lookAtRequest(contract: Contract, exchange: Exchange, add: Add): void {
  const { operation, request, response } = exchange;
  if (operation === undefined || response.status < 200 || response.status > 299) return;
  const url = new URL(request.url);
  for (const parameter of operation.parameters.filter(({ in: where }) => where === "query")) {
    const value = url.searchParams.get(parameter.name);
    const wrong = value === null ? undefined : brokenRule(parameter, value);
    if (wrong === undefined) continue;
    add("request-parameter", exchange, {
      expected: `${parameter.name} ${wrong}`,
      actual: describe(value),
      evidence: parameter.evidence,
    });
  }
  const known = new Set(operation.parameters.map(({ name }) => name));
  for (const name of url.searchParams.keys()) {
    if (known.has(name)) continue;
    add("request-parameter", exchange, {
      expected: "parameters of the contract",
      actual: `also ${name}`,
      evidence: "assumed",
    });
  }
  const json = request.body === undefined ? undefined : parsed(request.body);
  if (operation.body === undefined || !isObject(json) || operation.service === "auth") return;
  for (const { expected, actual, evidence } of validateBody(contract, operation.service, operation.body, json)) {
    add("request-body", exchange, { expected, actual, evidence });
  }
}

function brokenRule({ schema }: Parameter, value: string): string | undefined {
  const options = asStrings(schema["enum"]);
  if (options.length > 0 && !options.includes(value)) return `is one of ${options.join(", ")}`;
  if (schema["type"] === "integer") {
    if (!/^-?\d+$/.test(value)) return "is an integer";
    if (typeof schema["minimum"] === "number" && Number(value) < schema["minimum"])
      return `is at least ${schema["minimum"]}`;
    if (typeof schema["maximum"] === "number" && Number(value) > schema["maximum"])
      return `is at most ${schema["maximum"]}`;
  }
  if (schema["format"] === "date-time" && Number.isNaN(Date.parse(value))) return "is an instant";
  return undefined;
}
