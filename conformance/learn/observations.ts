// Observations of responses without their data: shapes, codes of open lists, and confirmed or refuted assumptions.

import { responseFor, successesOf } from "../../model/calls.ts";
import { asStrings, isObject, type JsonObject } from "../../model/document.ts";
import { type Evidence, isCertain } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import { walkSchema } from "../../model/walk-schema.ts";
import { fieldsOf } from "../checks/exposure.ts";
import type { Contracts } from "../contracts.ts";
import { type Exchange, sentIn } from "../exchange.ts";
import { validateBody } from "../schema.ts";

/** The shape of values: their types and, for objects, their fields, each with its count. */
export interface ObservedShape {
  types: Record<string, number>;
  /** The format of all texts so far; `none` when they have none in common. */
  format?: string;
  members?: Record<string, ObservedShape>;
  items?: ObservedShape;
  seen: number;
}

/** How often an undocumented place matched the contract, and how often it did not. */
export interface Tally {
  evidence: Evidence;
  confirmed: number;
  refuted: number;
}

/** The observations of one operation's successful responses. */
export interface OperationObservation {
  operationId: string;
  method: string;
  path: string;
  service: string;
  evidence: Evidence;
  statuses: Record<string, number>;
  /** The first success status in the contract. */
  status: string;
  shape: ObservedShape;
  /** Values of open lists by place, with their counts; only values that look like codes. */
  openLists: Record<string, { known: string[]; values: Record<string, number> }>;
  assumptions: Record<string, Tally>;
}

export type Observations = Record<string, OperationObservation>;

const fields = ["operationId", "method", "path", "service", "status", "statuses", "shape", "openLists", "assumptions"];

/** True for a result of `observe`; a file may hold anything. */
export function areObservations(value: unknown): value is Observations {
  return (
    isObject(value) &&
    Object.values(value).every((entry) => isObject(entry) && fields.every((name) => entry[name] !== undefined))
  );
}

/** A code: letters and few digits, no spaces. Anything else may be personal and is not kept. */
const codeLike = /^(?=.{1,40}$)(?!.*\d{5})([A-Z][A-Z0-9]*(_[A-Z0-9]+)*|[a-z][a-z0-9]*([-.][a-z0-9]+)*)$/;

/** A new value counts as a code only in the case of the known codes: a word in lower case may be a name. */
function isCode(value: string, known: string[]): boolean {
  const isUpper = (text: string) => text === text.toUpperCase();
  return codeLike.test(value) && isUpper(value) === known.every(isUpper);
}

/** Where a value occurred first. A value that the run sent says nothing about the values that the service has. */
type Origins = Map<unknown, "request" | "response">;

/** Looks at the successful responses of a run. */
export function observe(contracts: Contracts, exchanges: Exchange[]): Observations {
  const observations: Observations = {};
  const origins: Origins = new Map();
  for (const exchange of exchanges) {
    const { operation, response, json } = exchange;
    if (operation === undefined || operation.api === "auth") continue;
    for (const { value } of fieldsOf(sentIn(exchange))) if (!origins.has(value)) origins.set(value, "request");
    if (response.status < 200 || response.status > 299) continue;
    const key = `${operation.api} ${operation.operationId}`;
    observations[key] ??= start(operation);
    const entry = observations[key];
    entry.statuses[response.status] = (entry.statuses[response.status] ?? 0) + 1;
    tallyStatus(entry, operation, response.status);
    if (!isObject(json)) continue;
    addShape(entry.shape, json);
    lookInto(contracts, operation, entry, json, origins);
  }
  return observations;
}

function start({ operationId, method, path, api: service, evidence, responses }: Operation): OperationObservation {
  const status = responses.find((response) => response.status.startsWith("2"))?.status ?? "200";
  const nothing = { statuses: {}, shape: empty(), openLists: {}, assumptions: {} };
  return { operationId, method, path, service, evidence, status, ...nothing };
}

const empty = (): ObservedShape => ({ types: {}, seen: 0 });

function tallyStatus(entry: OperationObservation, operation: Operation, status: number): void {
  const assumed = successesOf(operation)[0];
  if (assumed === undefined || isCertain(assumed.evidence)) return;
  tally(entry, `status ${assumed.status}`, assumed.evidence, responseFor(operation, status) !== undefined);
}

function tally(entry: OperationObservation, place: string, evidence: Evidence, isAsAssumed: boolean): void {
  entry.assumptions[place] ??= { evidence, confirmed: 0, refuted: 0 };
  entry.assumptions[place][isAsAssumed ? "confirmed" : "refuted"]++;
}

function lookInto(
  contracts: Contracts,
  operation: Operation,
  entry: OperationObservation,
  json: JsonObject,
  origins: Origins,
): void {
  const media = successesOf(operation)[0]?.media[0];
  if (media === undefined || media.type !== "application/json") return;
  const wrong = new Set(
    validateBody(contracts, operation.api, media, json).map(({ place }) => place.replace(/\.\d+(?=\.|$)/g, ".[]")),
  );
  for (const { path, value, schema, evidence } of walkSchema(contracts[operation.api].document, media, json)) {
    const place = path.join(".");
    if (path.length > 0 && !isCertain(evidence)) tally(entry, place, evidence, !wrong.has(place));
    const known = asStrings(schema["x-extensible-enum"]);
    if (known.length === 0 || typeof value !== "string") continue;
    entry.openLists[place] ??= { known, values: {} };
    const { values } = entry.openLists[place];
    if (!origins.has(value)) origins.set(value, "response");
    const isEcho = !known.includes(value) && origins.get(value) === "request";
    const code = known.includes(value) || isCode(value, known) ? value : "(not a code)";
    const label = isEcho ? "(as it was sent)" : code;
    values[label] = (values[label] ?? 0) + 1;
  }
}

const formats: [name: string, pattern: RegExp][] = [
  ["uuid", /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i],
  ["date-time", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/],
  ["date", /^\d{4}-\d\d-\d\d$/],
  ["uri", /^https?:\/\//],
  ["email", /^[^@\s]+@[^@\s]+$/],
  ["decimal", /^-?\d+\.\d+$/],
];

function formatOf(text: string): string {
  return formats.find(([, pattern]) => pattern.test(text))?.[0] ?? "none";
}

/** Fields whose keys are chosen by callers. */
const ownWords = new Set(["metadata"]);

/** Fields are named in camelCase; other names, such as ids as keys, may be data and are counted as one. */
function safeName(name: string, parent: string | undefined): string {
  const isName = /^[a-z][A-Za-z0-9]{0,60}$/.test(name) && !/\d{3}/.test(name);
  return isName && !ownWords.has(parent ?? "") ? name : "(key)";
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

function addShape(shape: ObservedShape, value: unknown, name?: string): void {
  shape.seen++;
  const type = typeOf(value);
  shape.types[type] = (shape.types[type] ?? 0) + 1;
  if (typeof value === "string") {
    const format = formatOf(value);
    shape.format = shape.format === undefined || shape.format === format ? format : "none";
  }
  if (Array.isArray(value)) {
    shape.items ??= empty();
    for (const entry of value) addShape(shape.items, entry, name);
  }
  if (isObject(value)) {
    shape.members ??= {};
    for (const [own, child] of Object.entries(value)) {
      const key = safeName(own, name);
      shape.members[key] ??= empty();
      addShape(shape.members[key], child, own);
    }
  }
}
