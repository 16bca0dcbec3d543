// Makes calls of operations: address, headers and body, with the run's token, tenant and correlation ids.

import { randomUUID } from "node:crypto";
import type { CallOptions } from "./checks/check.ts";
import { NotCovered } from "./checks/check.ts";
import type { Operation } from "./contract.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Recorder } from "./recorder.ts";
import { validBody } from "./requests/body.ts";
import type { Tokens } from "./tokens.ts";
import type { Exchange, SentRequest, Service, Target } from "./types.ts";

/** Options of a call, and the ways in which generated cases leave the operation's form. */
export interface RawCall extends CallOptions {
  method?: string;
  /** A body as text; `json` is ignored then. */
  raw?: { text: string; type: string };
  /** True when only resources of the run's own will do. */
  own?: boolean;
}

/** Calls operations of one target. */
export interface Caller {
  call(operation: Operation, options?: RawCall): Promise<Exchange>;
  /** Asks for a path outside the contract. */
  unknownPath(service: Service, path: string): Promise<Exchange>;
}

interface Parts {
  target: Target;
  recorder: Recorder;
  tokens: Tokens;
  knowledge: Knowledge;
}

/** Makes a caller. */
export function makeCaller({ target, recorder, tokens, knowledge }: Parts): Caller {
  const run = randomUUID().slice(0, 8);
  let count = 0;
  const headersFor = async (options: RawCall): Promise<[string, string][]> => {
    const without = new Set(options.without ?? []);
    const own: [string, string][] = [["accept", "application/json, text/csv;q=0.9, */*;q=0.1"]];
    if (!without.has("authorization")) {
      own.push(["authorization", options.authorization ?? `Bearer ${await tokens.get()}`]);
    }
    if (target.tenantId !== undefined && !without.has("x-tenant-id")) own.push(["x-tenant-id", target.tenantId]);
    if (!without.has("x-correlation-id")) own.push(["x-correlation-id", `ct-${run}-${++count}`]);
    return [...own, ...(options.headers ?? [])];
  };
  const send = async (operation: Operation, options: RawCall): Promise<Exchange> => {
    const request: SentRequest = {
      method: options.method ?? operation.method,
      url: addressOf(target, operation, options, knowledge),
      headers: await headersFor(options),
    };
    const body = options.raw ?? bodyOf(operation, options, knowledge);
    if (body !== undefined) {
      request.body = body.text;
      request.headers.push(["content-type", body.type]);
    }
    const purpose = options.purpose ?? "call";
    return recorder.send({ service: operation.service, operation, purpose, request });
  };
  return {
    async call(operation, options = {}) {
      const exchange = await patiently(() => send(operation, options));
      const usesToken = options.authorization === undefined && !options.without?.includes("authorization");
      if (exchange.response.status !== 401 || !usesToken) return exchange;
      // The source: a 401 means that the token expired; authenticate again and retry once.
      tokens.forget();
      return send(operation, options);
    },
    async unknownPath(service, path) {
      const request = { method: "GET", url: `${target.origins[service]}${path}`, headers: await headersFor({}) };
      return recorder.send({ service, purpose: "unknown path", request });
    },
  };
}

/** Waits as a server asks with 429, at most three times. */
async function patiently(send: () => Promise<Exchange>): Promise<Exchange> {
  for (let attempt = 0; ; attempt++) {
    const exchange = await send();
    if (exchange.response.status !== 429 || attempt === 3) return exchange;
    const seconds = Number(exchange.response.headers["retry-after"] ?? 1);
    await new Promise((resolve) => setTimeout(resolve, Math.min(60, seconds || 1) * 1000));
  }
}

function addressOf(target: Target, operation: Operation, options: RawCall, knowledge: Knowledge): string {
  const values = pathValues(operation, options, knowledge);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));
  const query = new URLSearchParams(options.query).toString();
  const origin = (target.origins[operation.service as Service] ?? "").replace(/\/$/, "");
  return `${origin}${path}${query === "" ? "" : `?${query}`}`;
}

function pathValues(operation: Operation, options: RawCall, knowledge: Knowledge): Record<string, string> {
  const names = operation.parameters.filter(({ in: where }) => where === "path").map(({ name }) => name);
  const given = options.path ?? {};
  const known = knowledge.pathValues(operation, options.own) ?? knowledge.pathValues(operation, false) ?? {};
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = given[name] ?? (options.own && !knowledge.pathValues(operation, true) ? undefined : known[name]);
    const fallback = knowledge.all(operation.service as Service, name)[0]?.id;
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
  return { text: JSON.stringify(json), type: "application/json" };
}
