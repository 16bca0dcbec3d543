// Reads openapi/register.yaml and serves its data by kind, without what a later entry calls gone.

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Api, root } from "../../../model/apis.ts";
import { asStrings, isObject, type Json, type JsonObject } from "../../../model/document.ts";

/** A place that an enumeration or a limit stands at. */
export type RegisterPlace =
  | { schema: string; property?: string }
  | { operationId: string; parameter?: string }
  | { parameter: string }
  | { header: string }
  | { events: string[]; field: string };

/** The data an entry can have, by the name of its kind; the first lines of the register say what the words mean. */
export interface Data {
  operation: {
    operationId: string;
    method?: string;
    path?: string;
    shown?: true | "listed";
    scopes?: string[];
    roles?: string[];
    success?: number[];
    paged?: boolean;
  };
  response: { operations: string[]; statuses: number[] };
  event: { name: string; fields: string[]; optional?: string[]; pinned?: Record<string, string> };
  fields: {
    schema: string;
    presence: "stated" | "table" | "names";
    list: string[];
    optional?: Record<string, string>;
    types?: Record<string, string[]>;
  };
  request: { schema: string; list: string[]; required?: string[]; types?: Record<string, string[]> };
  values: RegisterPlace & { closed: boolean; list: string[] };
  limit: RegisterPlace & { keywords?: JsonObject; accepts?: Json[]; refuses?: Json[] };
  code: { name: string; status: number | null; fields?: string[]; operations?: string[]; fails?: string };
  scopes: string[];
  idempotency: { field: string; operations: string[] };
}

export type FactKind = keyof Data;

/** What is no longer there: an operation, an event or fields of it, a code, or fields and values of a schema. */
export interface Gone {
  operation?: string;
  event?: string;
  code?: string;
  schema?: string;
  fields?: string[];
  values?: string[];
}

/** One entry of the register; what was confirmed has a date and an origin, too. */
export interface RegisterEntry extends Partial<Data> {
  id: string;
  says: string;
  api?: Api | Api[];
  used?: "overview";
  where?: string;
  gone?: Gone;
  date?: string;
  origin?: string;
}

export interface Register {
  entries: RegisterEntry[];
  confirmed: RegisterEntry[];
}

/** The data of one kind that an entry has, for one API. */
export interface RegisterFact<K extends FactKind> {
  id: string;
  api: Api;
  data: Data[K];
}

/** Every kind; the scopes stay what they are, whatever is gone. */
export const kinds: FactKind[] = [
  "operation",
  "response",
  "event",
  "fields",
  "request",
  "values",
  "limit",
  "code",
  "idempotency",
  "scopes",
];

export function readRegister(): Register {
  return parse(readFileSync(`${root}openapi/register.yaml`, "utf8")) as Register;
}

export function allEntries({ entries, confirmed }: Register): RegisterEntry[] {
  return [...entries, ...confirmed];
}

/** Whether an entry was confirmed after the documentation had been handed over. */
export const isConfirmed = ({ id }: { id: string }) => id.startsWith("C");

/** The APIs that an entry is about: those it names, or else the one of its letter. */
export function apisOf({ id, api }: RegisterEntry): Api[] {
  if (api !== undefined) return [api].flat();
  return [id.startsWith("R") ? "ramp" : "finance"];
}

/** Every entry without what later ones took away, and whether they took all of its data. */
export function entriesOfNow(register: Register): EntryOfNow[] {
  const known = ofNow.get(register) ?? readOfNow(register);
  ofNow.set(register, known);
  return known;
}

type EntryOfNow = RegisterEntry & { ended: boolean };
const ofNow = new WeakMap<Register, EntryOfNow[]>();

function readOfNow(register: Register): EntryOfNow[] {
  const all = allEntries(register);
  const ends = all.filter(({ gone }) => gone !== undefined);
  return all.map((entry, index) => {
    const later = ends.filter(
      (end) => all.indexOf(end) > index && apisOf(end).some((api) => apisOf(entry).includes(api)),
    );
    const had = kinds.filter((kind) => entry[kind] !== undefined);
    const left = { ...entry };
    for (const kind of had) {
      const data = later.reduce<JsonObject | undefined>(
        (rest, { gone = {} }) => rest && reduced(kind, rest, gone),
        entry[kind] as unknown as JsonObject,
      );
      Object.assign(left, { [kind]: data });
    }
    return { ...left, ended: had.length > 0 && had.every((kind) => left[kind] === undefined) };
  });
}

/** What is left of the data of one kind; undefined where all of it is gone. */
function reduced(kind: FactKind, data: JsonObject, gone: Gone): JsonObject | undefined {
  const { operation, event, code, schema, fields, values = [] } = gone;
  const is = (key: string, name?: string) => name !== undefined && data[key] === name;
  if (is("operationId", operation) || (kind === "code" && is("name", code))) return undefined;
  if (kind === "event" && is("name", event)) return fields && without(data, fields);
  if (is("schema", schema))
    return fields?.includes(String(data["property"])) ? undefined : without(data, [...(fields ?? []), ...values]);
  const isWhole = event !== undefined && (fields?.includes(String(data["field"])) ?? true);
  for (const [key, name] of [
    ["operations", operation] as const,
    ["events", isWhole ? event : undefined] as const,
  ]) {
    const left = asStrings(data[key]).filter((one) => one !== name);
    if (left.length === asStrings(data[key]).length) continue;
    return left.length === 0 && kind !== "code" ? undefined : { ...data, [key]: left };
  }
  return data;
}

/** Data without some names, which are in its lists or keys of its maps. */
function without(data: JsonObject, names: string[]): JsonObject {
  const isLeft = (name: unknown) => !names.includes(String(name));
  const rest = (value: Json | undefined): Json | undefined => {
    if (Array.isArray(value)) return value.filter(isLeft);
    if (!isObject(value)) return value;
    const left = Object.entries(value).filter(([name]) => isLeft(name));
    return Object.fromEntries(left.map(([name, part]) => [name, rest(part)]));
  };
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, rest(value)]));
}

/** The data of one kind, once for each API that the entry is about; a later fact replaces an earlier one. */
export function facts<K extends FactKind>(register: Register, kind: K): RegisterFact<K>[] {
  return entriesOfNow(register).flatMap((entry) => {
    const data = entry[kind] as Data[K] | undefined;
    return data === undefined ? [] : apisOf(entry).map((api) => ({ id: entry.id, api, data }));
  });
}
