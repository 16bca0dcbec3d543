// An entry of the search. The browser loads the list of entries when the reader opens the search.

/** The kinds of entries: the word beside a result, and the weight, by how often readers look for the kind. */
export const kinds = {
  operation: { word: "operation", weight: 1.4 },
  guide: { word: "guide", weight: 1.3 },
  event: { word: "event", weight: 1.15 },
  code: { word: "error code", weight: 1.15 },
  state: { word: "statuses", weight: 1.2 },
  page: { word: "page", weight: 1.1 },
  access: { word: "scope or role", weight: 1.1 },
  status: { word: "status", weight: 0.9 },
  section: { word: "section", weight: 0.85 },
  parameter: { word: "parameter", weight: 0.6 },
  schema: { word: "schema", weight: 0.55 },
  value: { word: "value", weight: 0.55 },
  field: { word: "field", weight: 0.5 },
} as const;

export type SearchKind = keyof typeof kinds;

export interface SearchEntry {
  kind: SearchKind;
  /** The service of the entry; empty if it belongs to all. */
  service: "" | "finance" | "ramp" | "auth";
  /** The first line of a result. */
  title: string;
  /** The name in code, such as `createPayout`; empty if there is none. */
  name: string;
  /** Address from the root of the site, without a slash at its beginning. */
  href: string;
  /** The line below the title of a result. */
  note: string;
  /** Words that only serve the search. */
  words: string;
}
