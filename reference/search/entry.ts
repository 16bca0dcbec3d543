// What the search finds, and how it is written for the way to the browser.

import type { Absent, Told } from "./absent.ts";
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
} as const;

export type Kind = keyof typeof kinds;

const services = ["", "finance", "ramp", "auth"] as const;

/** A service, or none. */
export type Service = (typeof services)[number];

/** One thing that can be found. */
export interface Entry {
  kind: Kind;
  /** The service it belongs to; empty for what belongs to all. */
  service: Service;
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

/** Entries as they are sent: each property as a list, which compresses to two thirds of what objects do. */
export interface Packed {
  kind: number[];
  service: number[];
  title: string[];
  name: string[];
  href: string[];
  note: string[];
  keys: string[];
  words: string[];
}

/** The file that the browser loads when the search is opened. */
export interface IndexFile {
  entries: Packed;
  /** Synonyms: words or phrases that people use, and the words of the contract that mean them. */
  synonyms: [string, string][];
  /** What no operation does. */
  absent: readonly Absent[];
  /** What has no error code. */
  told: readonly Told[];
}

const kindNames = Object.keys(kinds) as Kind[];
const texts = ["title", "name", "href", "note", "keys", "words"] as const;

/** Entries for the way to the browser. */
export function pack(entries: readonly Entry[]): Packed {
  const columns = Object.fromEntries(texts.map((column) => [column, entries.map((one) => one[column])]));
  return {
    ...(columns as Record<(typeof texts)[number], string[]>),
    kind: entries.map(({ kind }) => kindNames.indexOf(kind)),
    service: entries.map(({ service }) => services.indexOf(service)),
  };
}

/** Entries that have arrived. */
export function unpack(packed: Packed): Entry[] {
  return packed.kind.map((kind, at) => ({
    ...(Object.fromEntries(texts.map((column) => [column, packed[column][at] ?? ""])) as Record<
      (typeof texts)[number],
      string
    >),
    kind: kindNames[kind] ?? "page",
    service: services[packed.service[at] ?? 0] ?? "",
  }));
}
