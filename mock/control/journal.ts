// The requests the mock received, the last ones, with secrets masked whenever they are read.

import type { IncomingHttpHeaders } from "node:http";
import type { Api } from "../envelope.ts";

/** Who decided an answer. */
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
  /** Who decided the answer. */
  source: Source;
  correlationId: string;
  /** Milliseconds from the request's head to its answer. */
  duration: number;
}

/** The journal. */
export interface Journal {
  add(entry: Entry): void;
  /** The entries, newest last, without a secret. */
  read(): object[];
  clear(): void;
}

const capacity = 200;
const masked = "***";
const secretHeaders = new Set(["authorization", "proxy-authorization", "cookie"]);

/**
 * Makes the journal.
 * @param secrets Names of body members that must not be shown: the contract's `writeOnly` properties.
 */
export function createJournal(secrets: () => ReadonlySet<string>): Journal {
  let entries: Entry[] = [];
  return {
    add(entry) {
      entries.push(entry);
      // Cut in strides: shifting an array with each request would cost as much as the request.
      if (entries.length >= 2 * capacity) entries = entries.slice(-capacity);
    },
    read: () => entries.slice(-capacity).map((entry) => readable(entry, secrets())),
    clear: () => {
      entries = [];
    },
  };
}

function readable({ time, headers, body, ...entry }: Entry, secrets: ReadonlySet<string>): object {
  const shown = Object.entries(headers).map(([name, value]) => [name, secretHeaders.has(name) ? masked : value]);
  return {
    time: new Date(time).toISOString(),
    ...entry,
    headers: Object.fromEntries(shown),
    body: typeof body === "string" ? `(${body.length} characters)` : maskMembers(membersOf(body), secrets),
  };
}

/** A form as an object. */
function membersOf(body: unknown): unknown {
  return body instanceof Map ? Object.fromEntries(body) : body;
}

/** The value with every member of a secret name masked, at any depth. */
export function maskMembers(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => maskMembers(item, secrets));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [
    name,
    secrets.has(name) ? masked : maskMembers(member, secrets),
  ]);
  return Object.fromEntries(members);
}
