// Makes calls of operations: address, headers and body, with the run's token, tenant and correlation ids.

import { randomUUID } from "node:crypto";
import type { Operation } from "../../model/operations.ts";
import { NotCovered, type ProbeOptions } from "../checks/check.ts";
import type { Exchange, SentRequest, ServiceName } from "../exchange.ts";
import { validBody } from "../plan/body.ts";
import { pathNamesOf } from "../plan/ids.ts";
import type { Target } from "../plan/target.ts";
import type { Knowledge } from "./knowledge.ts";
import { type Pace, patiently } from "./pace.ts";
import type { Recorder } from "./recorder.ts";
import type { RunTokens } from "./tokens.ts";

/** Options of a call, with those of generated cases that break the form of the operation. */
export interface RawCall extends ProbeOptions {
  method?: string;
  /** A body as text; `json` is ignored then. */
  raw?: { text: string; type: string };
  /** True to use only resources that the run made. */
  own?: boolean;
  /** True to use made-up IDs in the path, so that the call cannot affect an existing resource. */
  meetsNothing?: boolean;
}

/** The parts of a run that calls use. */
interface Means {
  target: Target;
  recorder: Recorder;
  tokens: RunTokens;
  knowledge: Knowledge;
  pace: Pace;
}

/** The timeouts after which an operation is not called again: each takes as long as the time limit. */
const mostTimeouts = 2;

/** Opens the calls of the operations of one target. */
export function openCalls({ target, recorder, tokens, knowledge, pace }: Means) {
  /** Part of every correlation ID of the run. */
  const run = randomUUID().slice(0, 8);
  let count = 0;
  const timeouts = new Map<Operation, number>();
  /** Operations that were out of service when they were called last. */
  const down = new Set<Operation>();
  const headersOf = async ({ without = [], authorization, headers = [] }: RawCall): Promise<[string, string][]> => {
    const own: [string, string][] = [["accept", "application/json, text/csv;q=0.9, */*;q=0.1"]];
    if (!without.includes("authorization"))
      own.push(["authorization", authorization ?? `Bearer ${await tokens.get()}`]);
    if (target.tenantId !== undefined && !without.includes("x-tenant-id")) own.push(["x-tenant-id", target.tenantId]);
    if (!without.includes("x-correlation-id")) own.push(["x-correlation-id", `ct-${run}-${++count}`]);
    return [...own, ...headers];
  };
  const send = async (operation: Operation, options: RawCall): Promise<Exchange> => {
    const request: SentRequest = {
      method: options.method ?? operation.method,
      url: addressOf(target, operation, options, knowledge),
      headers: await headersOf(options),
    };
    const body = options.raw ?? bodyOf(operation, options, knowledge);
    if (body !== undefined) {
      request.body = body.text;
      request.headers.push(["content-type", body.type]);
    }
    return recorder.send({ service: operation.api, operation, purpose: options.purpose ?? "call", request });
  };
  /** Sends a call, and repeats it after 429 and 503, unless the operation was already down at its last call. */
  const ask = async (operation: Operation, options: RawCall): Promise<Exchange> => {
    const isNamed = operation.responses.some(({ status }) => status === "503");
    const mayRetry = ({ response }: Exchange) => !down.has(operation) && (response.status === 429 || isNamed);
    let wasDown = false;
    const sendOnce = async () => {
      const exchange = await send(operation, options);
      wasDown ||= exchange.response.status === 503;
      return exchange;
    };
    const exchange = await patiently(sendOnce, pace, mayRetry);
    const { status, problem } = exchange.response;
    // A change may have taken effect before its 503, so 404 and 409 on its repetition prove nothing.
    if (operation.method !== "GET" && wasDown && [404, 409].includes(status))
      throw new NotCovered(`${operation.operationId} returned 503 first`);
    if (status < 300) down.delete(operation);
    if (problem?.startsWith("no complete response")) timeouts.set(operation, (timeouts.get(operation) ?? 0) + 1);
    if (status !== 429 && !(status === 503 && isNamed)) return exchange;
    down.add(operation);
    const why = status === 429 ? "the server limits the rate; set STAGING_RATE lower" : "it is out of service";
    throw new NotCovered(`${operation.operationId} returned ${status}: ${why}`);
  };
  return {
    /** Calls an operation. @throws NotCovered when that is not possible. */
    async call(operation: Operation, options: RawCall = {}): Promise<Exchange> {
      if (target.origins[operation.api] === undefined) throw new NotCovered(`${operation.api} is not tested`);
      if ((timeouts.get(operation) ?? 0) >= mostTimeouts)
        throw new NotCovered(`${operation.operationId} did not respond in time and is not called again`);
      const exchange = await ask(operation, options);
      const usesToken = options.authorization === undefined && !options.without?.includes("authorization");
      if (exchange.response.status !== 401 || !usesToken) return exchange;
      // A 401 means that the token expired: authenticate again and retry once (F171).
      tokens.forget();
      return ask(operation, options);
    },
    /** Requests a path outside the contract. */
    async unknownPath(service: ServiceName, path: string): Promise<Exchange> {
      const request = { method: "GET", url: `${target.origins[service]}${path}`, headers: await headersOf({}) };
      return patiently(() => recorder.send({ service, purpose: "unknown path", request }), pace);
    },
  };
}

function addressOf(target: Target, operation: Operation, options: RawCall, knowledge: Knowledge): string {
  const values = pathValues(operation, options, knowledge);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));
  const query = new URLSearchParams(options.query).toString();
  const origin = (target.origins[operation.api] ?? "").replace(/\/$/, "");
  return `${origin}${path}${query === "" ? "" : `?${query}`}`;
}

function pathValues(
  operation: Operation,
  { path: given = {}, own = false, inventIds, meetsNothing = false }: RawCall,
  knowledge: Knowledge,
): Record<string, string> {
  const names = pathNamesOf(operation);
  if (meetsNothing) return Object.fromEntries(names.map((name) => [name, randomUUID()]));
  if (names.every((name) => given[name] !== undefined)) return given;
  const known = knowledge.pathValues(operation, own) ?? {};
  const values = names.map((name): [string, string] => {
    const parent = name === names.at(-1) ? undefined : knowledge.all(operation.api, name)[0]?.id;
    const value = given[name] ?? known[name] ?? parent;
    if (value === undefined && !inventIds) throw new NotCovered(`no ${name} is known`);
    return [name, value ?? randomUUID()];
  });
  return Object.fromEntries(values);
}

function bodyOf(operation: Operation, options: RawCall, knowledge: Knowledge) {
  const json = "json" in options ? options.json : validBody(operation, knowledge);
  const method = options.method ?? operation.method;
  if (json === undefined || method === "GET") return undefined;
  return { text: JSON.stringify(json), type: options.contentType ?? "application/json" };
}
