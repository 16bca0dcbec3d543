// The requests the mock received, the last ones, with secrets, personal and bank data masked whenever they are read.

import type { IncomingHttpHeaders } from "node:http";
import type { Api } from "../../model/apis.ts";

/** Who decided a response. */
export type Source = "rule" | "token" | "scenario" | "prefer" | "state" | "prism";

/** One request and what became of it. */
export interface Entry {
  /** Milliseconds since 1970. */
  time: number;
  api: Api;
  method: string;
  /** Path and query as they were sent. */
  target: string;
  headers: IncomingHttpHeaders;
  /** The parsed body; left out when it is large. */
  body: unknown;
  operationId: string | undefined;
  status: number;
  /** Who decided the response. */
  source: Source;
  correlationId: string;
  /** Milliseconds from the request's head to its response. */
  duration: number;
}

/** The journal. */
export interface Journal {
  add(entry: Entry): void;
  /** The entries, newest last, masked. */
  read(): object[];
  clear(): void;
}

const capacity = 200;
const masked = "***";
const secretHeaders = new Set(["authorization", "proxy-authorization", "cookie"]);

/** Names of the fields of a request that must not be shown; of a request to no operation, those of all. */
export type SensitiveFields = (operationId: string | undefined) => ReadonlySet<string>;

/**
 * Makes the journal.
 * @param sensitive The fields to mask, from the contract's `x-data`.
 */
export function createJournal(sensitive: SensitiveFields): Journal {
  let entries: Entry[] = [];
  return {
    add(entry) {
      entries.push(entry);
      // Cut in strides: shifting an array with each request would cost as much as the request.
      if (entries.length >= 2 * capacity) entries = entries.slice(-capacity);
    },
    read: () => entries.slice(-capacity).map((entry) => readable(entry, sensitive(entry.operationId))),
    clear: () => {
      entries = [];
    },
  };
}

function readable({ time, headers, body, ...entry }: Entry, sensitive: ReadonlySet<string>): object {
  const shown = Object.entries(headers).map(([name, value]) => [name, secretHeaders.has(name) ? masked : value]);
  return {
    time: new Date(time).toISOString(),
    ...entry,
    headers: Object.fromEntries(shown),
    body: typeof body === "string" ? `(${body.length} characters)` : maskFields(fieldsOf(body), sensitive),
  };
}

/** A form as an object. */
function fieldsOf(body: unknown): unknown {
  return body instanceof Map ? Object.fromEntries(body) : body;
}

/** The value with every field of a sensitive name masked, at any depth. */
function maskFields(value: unknown, sensitive: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => maskFields(item, sensitive));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    sensitive.has(name) ? masked : maskFields(field, sensitive),
  ]);
  return Object.fromEntries(fields);
}
