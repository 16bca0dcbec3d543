// What the search finds, and how it is written for the way to the browser: rows without names, because there are thousands.

import type { Api } from "../../model/apis.ts";

/** Kinds of things that can be found, with what each is called beside a result. */
export const kinds = {
  operation: "operation",
  event: "event",
  code: "error code",
  state: "states",
  status: "status",
  guide: "guide",
  section: "section",
  page: "page",
  scope: "scope",
  role: "role",
  parameter: "parameter",
  field: "field",
  value: "value",
  schema: "schema",
  question: "open question",
} as const;

export type Kind = keyof typeof kinds;

/** One thing that can be found. */
export interface Entry {
  kind: Kind;
  /** The service it belongs to; empty for what belongs to all. */
  service: Api | "";
  /** What a result shows first. */
  title: string;
  /** The name as it stands in code, such as `createPayout`; empty where there is none. */
  name: string;
  /** Address from the root of the site, without a slash at its beginning. */
  href: string;
  /** What a result shows below its title, in one line. */
  note: string;
  /** Other names that people use for it. */
  keys: string;
  /** Words of its text that neither title nor note has. */
  words: string;
}

/** An entry as it is sent. */
export type Row = [kind: number, service: number, ...texts: [string, string, string, string, string, string]];

/** The file that the browser loads when the search is opened. */
export interface Packed {
  rows: Row[];
  /** Synonyms: a word or phrase that people use, and the words of the contract that mean it. */
  synonyms: [string, string][];
}

const kindNames = Object.keys(kinds) as Kind[];
const services = ["", "finance", "ramp", "auth"] as const;

/** An entry as a row. */
export function pack({ kind, service, title, name, href, note, keys, words }: Entry): Row {
  return [kindNames.indexOf(kind), services.indexOf(service), title, name, href, note, keys, words];
}

/** A row as an entry. */
export function unpack([kind, service, title, name, href, note, keys, words]: Row): Entry {
  return { kind: kindNames[kind] ?? "page", service: services[service] ?? "", title, name, href, note, keys, words };
}
