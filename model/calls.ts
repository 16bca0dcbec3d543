// Finds the operation of a request's path, and the documented response of a status.

import { asObject, type JsonObject, resolve } from "./document.ts";
import { certain, evidenceAt } from "./evidence.js";
import type { Operation, ResponseSpec } from "./operations.ts";

/** An operation with the values of its path parameters. */
interface Match {
  operation: Operation;
  values: Record<string, string>;
}

/**
 * The operations whose path template matches a path, one for each method.
 * @param operations The operations of one API.
 * @param pathname Path of the request, percent-encoded.
 * @returns The matches with the most literal segments, because literal segments win over parameters; empty if none.
 */
export function matchPath(operations: Operation[], pathname: string): Match[] {
  const parts = pathname.split("/");
  const matches = operations.filter(({ segments }) => fits(segments, parts));
  const best = Math.max(...matches.map(literals));
  return matches
    .filter((operation) => literals(operation) === best)
    .map((operation) => ({ operation, values: valuesOf(operation.segments, parts) }));
}

/** The operation that a request calls; undefined when there is none. */
export function findOperation(operations: Operation[], method: string, pathname: string): Match | undefined {
  return matchPath(operations, pathname).find(({ operation }) => operation.method === method);
}

/** Whether a path has the literal segments of an operation, and a nonempty segment for each parameter. */
function fits(segments: string[], parts: string[]): boolean {
  if (segments.length !== parts.length) return false;
  return segments.every((segment, i) => (segment.startsWith("{") ? parts[i] !== "" : parts[i] === segment));
}

/** The decoded values of the parameters in a matching path. */
function valuesOf(segments: string[], parts: string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [i, segment] of segments.entries())
    if (segment.startsWith("{")) values[segment.slice(1, -1)] = decode(parts[i] as string);
  return values;
}

function literals({ segments }: Operation): number {
  return segments.filter((segment) => !segment.startsWith("{")).length;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The documented response of a status.
 * @returns The response of exactly this status, else of its range, else `default` for an error; undefined if none.
 */
export function responseFor({ responses }: Operation, status: number): ResponseSpec | undefined {
  const named = (name: string) => responses.find((response) => response.status === name);
  // `default` stands for errors in these contracts: its schema is the error envelope.
  return (
    named(String(status)) ?? named(`${Math.floor(status / 100)}XX`) ?? (status >= 300 ? named("default") : undefined)
  );
}

/** The successful responses of an operation. */
export function successesOf({ responses }: Operation): ResponseSpec[] {
  return responses.filter(({ status }) => status.startsWith("2"));
}

/**
 * Whether at least the name of `idempotencyKey` in the body of an operation is documented. Only then is a retry safe:
 * otherwise the service may ignore the key.
 * @param document The bundle.
 */
export function takesKey(document: JsonObject, { body }: Operation): boolean {
  const schema = body?.media[0]?.schema ?? {};
  const hasKey = "idempotencyKey" in asObject(resolve(document, schema)["properties"]);
  return hasKey && !["listed", "assumed"].includes(evidenceAt(document, schema, ["idempotencyKey"], certain));
}

/** Whether an operation accepts `page` and a successful response has `pagination`, documented or assumed. */
export function isPaged(document: JsonObject, operation: Operation): boolean {
  const pages = successesOf(operation).some(
    ({ media }) => "pagination" in asObject(resolve(document, media[0]?.schema)["properties"]),
  );
  return pages && operation.parameters.some(({ name }) => name === "page");
}
