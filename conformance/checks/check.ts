// The types of checks, and the helpers that all checks share.

import { isDeepStrictEqual } from "node:util";
import type { Api } from "../../model/apis.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../../model/document.ts";
import type { Evidence } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import type { CheckName } from "../check-table.ts";
import type { Contracts } from "../contracts.ts";
import type { Exchange, ServiceName } from "../exchange.ts";
import type { KnownId } from "../plan/ids.ts";
import type { OtherClient, Target } from "../plan/target.ts";
import type { Deviation } from "../result.ts";
import { describe } from "../schema.ts";

/** Base of every check: its name in the table of checks. */
export interface CheckInfo {
  name: CheckName;
}

/** A check of one exchange by itself; it runs on every response of a run and on recorded traffic. */
export interface ResponseCheck extends CheckInfo {
  look(exchange: Exchange, contracts: Contracts): Iterable<Deviation>;
}

/** How a call differs from the example of its operation. */
export interface ProbeOptions {
  path?: Record<string, string>;
  query?: Record<string, string>;
  json?: unknown;
  /** Media type of `json`; `application/json` when absent. */
  contentType?: string;
  /** Added headers; a repeated name is sent twice. */
  headers?: [string, string][];
  /** Headers left out, lower case: `authorization`, `x-tenant-id`, `x-correlation-id`. */
  without?: string[];
  /** In place of `Bearer <token>`. */
  authorization?: string;
  /** Fills path parameters without a known ID with IDs that do not exist. */
  inventIds?: boolean;
  /** Why the request is sent, for reports. */
  purpose?: string;
}

/** The means of a check across requests. */
export interface Probe {
  contracts: Contracts;
  target: Target;
  /** Calls an operation with known IDs in its path. @throws NotCovered when one is not known. */
  call(operationId: string, options?: ProbeOptions): Promise<Exchange>;
  /** A valid body for an operation, with fresh ids and keys. */
  body(operationId: string): JsonObject;
  ids(service: Api, kind: string): KnownId[];
  /**
   * Reports a difference of the running check.
   * @param actual What was seen; status and error code when left out.
   * @param evidence Evidence of the expectation; that of the check when left out.
   */
  report(exchange: Exchange, expected: string, actual?: string, evidence?: Evidence): void;
  /** Scopes of the run's token; undefined when its response names none. */
  scopes(): string[] | undefined;
  /** Operations under test that the run may call, even if only with requests that must be refused. */
  operations(service: ServiceName): Operation[];
  /** The access token of the run. */
  accessToken(): Promise<string>;
  /** A token of another client; undefined when none is given. */
  tokenOf(name: OtherClient): Promise<string> | undefined;
  /** Requests a token with changed form fields. */
  token(fields: Record<string, string | undefined>, headers?: [string, string][]): Promise<Exchange>;
  /** Requests a path outside the contract. */
  unknownPath(service: ServiceName, path: string): Promise<Exchange>;
}

/** A check across requests. */
export interface SemanticCheck extends CheckInfo {
  /** Operations that the check calls; it is not covered when the run may not call one of them. */
  needs: string[];
  /** True when all its requests must be refused: the check may then call operations that the run may not. */
  refusedOnly?: boolean;
  run(probe: Probe): Promise<void>;
}

/** A check across requests, from its function. */
export function checkAcross(name: CheckName, needs: string[], run: SemanticCheck["run"]): SemanticCheck {
  return { name, needs, run };
}

/** A deviation; without evidence, it has that of its check. */
export function differ(expected: string, actual: string, evidence?: Evidence): Deviation {
  return { expected, actual, evidence };
}

/** Thrown by a check that cannot be carried out; the report says why. */
export class NotCovered extends Error {}

/** Runs work that may throw `NotCovered`. @returns The reason; undefined when the work was done. */
export async function whyNotCovered(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof NotCovered) return error.message;
    throw error;
  }
}

/** True for a 2xx. */
export function succeeded({ response }: Exchange): boolean {
  return response.status >= 200 && response.status < 300;
}

/** True for a 4xx. */
export function isRefusal({ response }: Exchange): boolean {
  return response.status >= 400 && response.status < 500;
}

/** The `result` of an envelope; empty when it is not an object. */
export function resultOf({ json }: Exchange): JsonObject {
  return asObject(asObject(json)["result"]);
}

/** The entries of a list response. */
export function rowsOf({ json }: Exchange): JsonObject[] {
  return asArray(asObject(json)["result"]).filter((row) => isObject(row));
}

/** The first error code of an envelope. */
export function codeOf({ json }: Pick<Exchange, "json">): string | undefined {
  const code = asObject(asArray(asObject(json)["errors"])[0])["code"];
  return typeof code === "string" ? code : undefined;
}

/** Status and error code in a few words. */
export function statusAndCode(exchange: Pick<Exchange, "json" | "response">): string {
  const code = codeOf(exchange);
  return `status ${exchange.response.status}${code === undefined ? "" : ` with code ${code}`}`;
}

/** True for a code that says that the request itself is wrong. */
export const blamesRequest = (exchange: Exchange): boolean =>
  /^(invalid-request|invalid-parameter|validation-error|\S+\.validation)$/.test(codeOf(exchange) ?? "");

/** True for equal IDs; the case of UUIDs does not count (RFC 9562, 4). */
export function isSameId(one: unknown, other: unknown): boolean {
  return String(one).toLowerCase() === String(other).toLowerCase();
}

/** An instant of any precision as a text that sorts by time: seconds and their fraction. */
export function instantOf(text: string): string {
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? "";
  const seconds = Date.parse(text.replace(/\.\d+/, "")) / 1000;
  return `${String(seconds).padStart(16, "0")}.${fraction.padEnd(12, "0")}`;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A text as it is compared: instants without regard to precision and offset, UUIDs without regard to case. */
function comparable(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (instant.test(value)) return instantOf(value);
  return uuid.test(value) ? value.toLowerCase() : value;
}

/** True for equal values; precision, offset and case of their instants and UUIDs do not count. */
export function isSameValue(one: Json, other: Json): boolean {
  const [first, second] = [one, other].map((value) =>
    JSON.parse(JSON.stringify(value), (_, part: unknown) => comparable(part)),
  );
  return isDeepStrictEqual(first, second);
}

/** Returns the exchange. @throws NotCovered when it did not succeed. */
export function ensure(exchange: Exchange): Exchange {
  if (succeeded(exchange)) return exchange;
  throw new NotCovered(`${exchange.operation?.operationId ?? "a request"} returned ${statusAndCode(exchange)}`);
}

/** Reports fields of a response that differ from the request; the schema checks their types. */
export function lookAtEcho(probe: Probe, exchange: Exchange, sent: JsonObject, names: string[]): void {
  const shown = resultOf(exchange);
  for (const name of names) {
    if (shown[name] === undefined || sent[name] === undefined || String(shown[name]) === String(sent[name])) continue;
    probe.report(exchange, `${name} ${describe(sent[name])}`, describe(shown[name]));
  }
}

/**
 * Sends several valid forms of a request. Once one is accepted, refusals that blame the form of another are reported.
 * @throws NotCovered when all are refused.
 */
export async function tryForms(
  probe: Probe,
  operationId: string,
  forms: JsonObject[],
  look: (exchange: Exchange, sent: JsonObject) => unknown,
): Promise<void> {
  const refusals: [JsonObject, Exchange][] = [];
  for (const form of forms) {
    const sent: JsonObject = { ...probe.body(operationId), ...form };
    const exchange = await probe.call(operationId, { json: sent });
    if (succeeded(exchange)) await look(exchange, sent);
    else refusals.push([form, exchange]);
  }
  if (refusals.length === forms.length) for (const [, refusal] of refusals) ensure(refusal);
  for (const [form, exchange] of refusals.filter(([, refusal]) => blamesRequest(refusal)))
    probe.report(exchange, `${operationId} with ${JSON.stringify(form)} is a valid request`);
}
