// Reads openapi/register.yaml, the register of what is known about the services, and serves its data by kind.

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Api, root } from "../../../model/apis.ts";
import type { Json, JsonObject } from "../../../model/document.ts";
import { apisOf } from "./apis.ts";
import { asOfNow } from "./gone.ts";

/** A place that an enumeration or a limit stands at. */
export type Place =
  | { schema: string; property?: string }
  | { operationId: string; parameter: string }
  | { parameter: string }
  | { header: string }
  | { events: string[]; field: string };

/** What an entry states of an operation; `method`, `path` and `shown` are there unless it only adds to another entry. */
export interface OperationData {
  operationId: string;
  method?: string;
  path?: string;
  shown?: true | "listed";
  scopes?: string[];
  roles?: string[];
  success?: number[];
  paged?: boolean;
}

/** Why a field may be missing although its table lists it. */
export type Reason = "marked" | "nullable" | "state" | "kind" | "caller" | "value";

/** The data an entry can have, by the name of its kind. */
export interface Data {
  operation: OperationData;
  response: { operations: string[]; statuses: number[] };
  event: { name: string; fields: string[]; optional?: string[]; pinned?: Record<string, string> };
  fields: {
    schema: string;
    presence: "stated" | "table" | "names";
    list: string[];
    optional?: Record<string, Reason>;
    types?: Record<string, string[]>;
  };
  request: { schema: string; list: string[]; required?: string[]; types?: Record<string, string[]> };
  values: Place & { closed: boolean; list: string[] };
  limit: Place & { keywords?: JsonObject; accepts?: Json[]; refuses?: Json[] };
  code: { name: string; status: number | null; fields?: string[]; operations?: string[]; fails?: string };
  scopes: string[];
  idempotency: { field: string; operations: string[] };
}

/** What an entry that was confirmed says is gone: an operation, an event or fields of it, a code, or fields and values of a schema. */
export type Gone =
  | { operation: string }
  | { event: string; fields?: string[] }
  | { code: string }
  | { schema: string; fields?: string[]; values?: string[] };

/** Name of a kind of data. */
export type Kind = keyof Data;

/** One entry of the register. */
export interface Entry extends Partial<Data> {
  id: string;
  section: string;
  says: string;
  api?: Api | Api[];
  notShown?: true;
  /** Only of what was confirmed. */
  gone?: Gone;
  /** Set where later entries took all of its data away; not written in the file. */
  ended?: true;
  used?: "overview";
  where?: string;
}

/** An entry about something that was confirmed after the documentation was handed over. */
export interface ConfirmedEntry extends Entry {
  api: Api | Api[];
  /** ISO date on which it was said or seen. */
  date: string;
  /** Who said it, or which run against staging showed it. */
  origin: string;
}

/** The register. */
export interface Register {
  entries: Entry[];
  confirmed: ConfirmedEntry[];
}

/** The data of one kind that an entry has, for one API. */
export interface Fact<K extends Kind> {
  id: string;
  api: Api;
  isConfirmed: boolean;
  data: Data[K];
}

/** The register's path, as messages name it. */
export const registerFile = "openapi/register.yaml";

/** Reads the register of this repository. */
export function readRegister(): Register {
  return parse(readFileSync(`${root}${registerFile}`, "utf8")) as Register;
}

/** Every entry, stated ones first. */
export function allEntries({ entries, confirmed }: Register): Entry[] {
  return [...entries, ...confirmed];
}

/**
 * The data of one kind, once for each API that the entry is about.
 * @param register The register.
 * @param kind Which data.
 * @returns Stated facts first, confirmed ones after them, so that the later one replaces the earlier; without what is gone.
 */
export function facts<K extends Kind>(register: Register, kind: K): Fact<K>[] {
  return allEntries(asOfNow(register)).flatMap((entry) => {
    const data = entry[kind];
    if (data === undefined) return [];
    const isConfirmed = entry.id.startsWith("C");
    return apisOf(entry).map((api) => ({ id: entry.id, api, isConfirmed, data: data as Data[K] }));
  });
}

/** Groups facts by a name and their API. */
export function grouped<K extends Kind>(list: Fact<K>[], nameOf: (data: Data[K]) => string): Fact<K>[][] {
  return [...Map.groupBy(list, ({ api, data }) => `${api} ${nameOf(data)}`).values()];
}

/** The numbers of facts, as messages name them. */
export function numbers(list: { id: string }[]): string {
  return [...new Set(list.map(({ id }) => id))].join(", ");
}

/** The members of a list that are not in another, each once. */
export function without(list: string[], other: string[]): string[] {
  return [...new Set(list)].filter((item) => !other.includes(item));
}
