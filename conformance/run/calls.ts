// Makes calls of operations: address, headers and body, with the run's token, tenant and correlation ids.

import { randomUUID } from "node:crypto";
import type { Operation } from "../../model/operations.ts";
import type { CallOptions } from "../checks/check.ts";
import { NotCovered } from "../checks/check.ts";
import { asksForExample, type Exchange, type SentRequest, type Service } from "../exchange.ts";
import { validBody } from "../plan/body.ts";
import type { Target } from "../plan/target.ts";
import type { Knowledge } from "./knowledge.ts";
import { type Pace, patiently } from "./pace.ts";
import type { Recorder } from "./recorder.ts";
import type { Tokens } from "./tokens.ts";

/** Options of a call, and the ways in which generated cases leave the operation's form. */
export interface RawCall extends CallOptions {
  method?: string;
  /** A body as text; `json` is ignored then. */
  raw?: { text: string; type: string };
  /** True when only resources of the run's own will do. */
  own?: boolean;
  /** The check it is made for. */
  check?: string;
}

/** Calls operations of one target. */
export interface Caller {
  call(operation: Operation, options?: RawCall): Promise<Exchange>;
  /** Asks for a path outside the contract. */
  unknownPath(service: Service, path: string, check: string): Promise<Exchange>;
}

/** What calls are made with. */
interface Means {
  target: Target;
  recorder: Recorder;
  tokens: Tokens;
  knowledge: Knowledge;
  pace: Pace;
}

/** Calls of one operation that may run out of time before it is left alone: each takes as long as the time limit. */
const mostTimeouts = 2;

/** A caller under way. */
interface Calling extends Means {
  /** Begins every correlation ID of the run. */
  run: string;
  count: number;
  timeouts: Map<Operation, number>;
  /** Operations that were out of service when they were called last. */
  down: Set<Operation>;
}

/** Makes a caller. */
export function makeCaller(means: Means): Caller {
  const run = randomUUID().slice(0, 8);
  const calling: Calling = { ...means, run, count: 0, timeouts: new Map(), down: new Set() };
  const { target, recorder, tokens, pace } = means;
  return {
    async call(operation, options = {}) {
      expectCallable(calling, operation);
      const exchange = await ask(calling, operation, options);
      const usesToken = options.authorization === undefined && !options.without?.includes("authorization");
      if (exchange.response.status !== 401 || !usesToken || asksForExample(options)) return exchange;
      // A 401 means that the token expired: authenticate again and retry once (F171).
      tokens.forget();
      return ask(calling, operation, options);
    },
    async unknownPath(service, path, check) {
      const headers = await headersFor(calling, {});
      const request = { method: "GET", url: `${target.origins[service]}${path}`, headers };
      return patiently(() => recorder.send({ service, purpose: "unknown path", check, request }), pace);
    },
  };
}

function expectCallable({ target, timeouts }: Calling, operation: Operation): void {
  if (target.origins[operation.api as Service] === undefined) throw new NotCovered(`${operation.api} is not tested`);
  if ((timeouts.get(operation) ?? 0) >= mostTimeouts)
    throw new NotCovered(`${operation.operationId} did not respond in time and is not called again`);
}

async function headersFor(calling: Calling, options: RawCall): Promise<[string, string][]> {
  const { target, tokens, run } = calling;
  const without = new Set(options.without ?? []);
  const own: [string, string][] = [["accept", "application/json, text/csv;q=0.9, */*;q=0.1"]];
  if (!without.has("authorization")) {
    own.push(["authorization", options.authorization ?? `Bearer ${await tokens.get()}`]);
  }
  if (target.tenantId !== undefined && !without.has("x-tenant-id")) own.push(["x-tenant-id", target.tenantId]);
  if (!without.has("x-correlation-id")) own.push(["x-correlation-id", `ct-${run}-${++calling.count}`]);
  return [...own, ...(options.headers ?? [])];
}

async function send(calling: Calling, operation: Operation, options: RawCall): Promise<Exchange> {
  const { target, knowledge, recorder } = calling;
  const request: SentRequest = {
    method: options.method ?? operation.method,
    url: addressOf(target, operation, options, knowledge),
    headers: await headersFor(calling, options),
  };
  const body = options.raw ?? bodyOf(operation, options, knowledge);
  if (body !== undefined) {
    request.body = body.text;
    request.headers.push(["content-type", body.type]);
  }
  const { purpose = "call", check } = options;
  return recorder.send({ service: operation.api, operation, purpose, ...(check !== undefined && { check }), request });
}

/** Responses that ask to come again are waited for, but not at every call of an operation that stays down. */
async function ask(calling: Calling, operation: Operation, options: RawCall): Promise<Exchange> {
  const { down, timeouts, pace } = calling;
  const isNamed = operation.responses.some(({ status }) => status === "503");
  const isExample = asksForExample(options);
  const mayRetry = ({ response }: Exchange) =>
    !isExample && !down.has(operation) && (response.status === 429 || isNamed);
  const statuses: number[] = [];
  const sendOnce = async () => {
    const exchange = await send(calling, operation, options);
    statuses.push(exchange.response.status);
    return exchange;
  };
  const exchange = await patiently(sendOnce, pace, mayRetry);
  const { status, problem } = exchange.response;
  // What a change did before its 503 is not known, so neither is what its repetition has to do.
  if (operation.method !== "GET" && statuses.includes(503) && [404, 409].includes(status))
    throw new NotCovered(`${operation.operationId} returned 503 first`);
  if (status < 300) down.delete(operation);
  if (problem?.startsWith("no complete response")) timeouts.set(operation, (timeouts.get(operation) ?? 0) + 1);
  if (isExample || (status !== 429 && !(status === 503 && isNamed))) return exchange;
  down.add(operation);
  const why = status === 429 ? "the server limits the rate; set STAGING_RATE lower" : "it is out of service";
  throw new NotCovered(`${operation.operationId} returned ${status}: ${why}`);
}

function addressOf(target: Target, operation: Operation, options: RawCall, knowledge: Knowledge): string {
  const values = pathValues(operation, options, knowledge);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));
  const query = new URLSearchParams(options.query).toString();
  const origin = (target.origins[operation.api as Service] ?? "").replace(/\/$/, "");
  return `${origin}${path}${query === "" ? "" : `?${query}`}`;
}

function pathValues(operation: Operation, options: RawCall, knowledge: Knowledge): Record<string, string> {
  const names = operation.parameters.filter(({ in: where }) => where === "path").map(({ name }) => name);
  const given = options.path ?? {};
  if (names.every((name) => given[name] !== undefined)) return given;
  const own = options.own === true ? knowledge.pathValues(operation, true) : undefined;
  const known = options.own === true ? (own ?? {}) : (knowledge.pathValues(operation, false) ?? {});
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = given[name] ?? known[name];
    const fallback = knowledge.all(operation.api as Service, name)[0]?.id;
    const usable = value ?? (name === names.at(-1) ? undefined : fallback);
    if (usable === undefined && !options.inventIds) throw new NotCovered(`no ${name} is known`);
    values[name] = usable ?? randomUUID();
  }
  return values;
}

function bodyOf(operation: Operation, options: RawCall, knowledge: Knowledge) {
  const json = "json" in options ? options.json : validBody(operation, knowledge);
  const method = options.method ?? operation.method;
  if (json === undefined || method === "GET") return undefined;
  return { text: JSON.stringify(json), type: options.contentType ?? "application/json" };
}
