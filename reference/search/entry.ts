// What the search finds: the browser loads a list of it when the search is opened.

/** Kinds of things that can be found: what each is called beside a result, and how much it is looked for. */
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
  /** The service it belongs to; empty for what belongs to all. */
  service: "" | "finance" | "ramp" | "auth";
  /** What a result shows first. */
  title: string;
  /** The name as it stands in code, such as `createPayout`; empty where there is none. */
  name: string;
  /** Address from the root of the site, without a slash at its beginning. */
  href: string;
  /** What a result shows below its title, in one line. */
  note: string;
  /** Words of its text. */
  words: string;
}
