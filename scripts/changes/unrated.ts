// What Redocly's diff lists and does not rate: what it weighs here, and the sentence for it.

import type { Rating } from "../../model/change.ts";
import { asObject, keysOf } from "../../model/document.ts";
import { isDocumentation } from "./documentation.ts";
import { listed, missingIn, shown } from "./naming.ts";
import type { PlaceInfo } from "./places.ts";
import { moved, type Subject } from "./sentence.ts";

/** How a difference without a verdict is rated. */
export interface Reading {
  rule: string;
  wire: Rating;
  /** What it is to the types unless the compiler complains. */
  types: Rating;
  text: string;
}

/** A kind of difference that Redocly does not rate. */
interface Row {
  rule: string;
  wire: Rating;
  types: Rating;
  fits: (subject: Subject, place: PlaceInfo) => boolean;
  says: (subject: Subject) => string;
}

const isField = ({ entry }: Subject) => entry.typeName === "Schema" && /\/properties\/[^/]+$/.test(pointerOf(entry));
const pointerOf = ({ before, after }: Subject["entry"]) => (before ?? after)?.pointer ?? "";
const isKind = (kind: string) => (subject: Subject) => subject.entry.kind === kind;
const isComponent = ({ entry }: Subject) => /^\/components\/[^/]+\/[^/]+$/.test(pointerOf(entry));
const property =
  (...names: string[]) =>
  (subject: Subject) =>
    names.includes(subject.entry.property ?? "");

/** Words of ours that rules of our own look into: what they found nothing in is no promise. */
const judgedWords = new Set([
  ...["x-extensible-enum", "x-retryable", "x-error-statuses", "x-transitions", "x-event-key", "x-undone-by"],
  ...["x-required-roles", "x-evidence", "x-sunset", "x-replaced-by"],
]);

/** Keywords of which Redocly's diff or a rule of ours says when they ask for more or promise less. */
const comparedKeywords = new Set([
  ...["type", "format", "pattern", "const", "enum", "required", "multipleOf", "uniqueItems", "default", "nullable"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength", "minItems", "maxItems"],
  ...["minProperties", "maxProperties", "minContains", "maxContains", "additionalProperties", "unevaluatedProperties"],
  ...["unevaluatedItems", "readOnly", "writeOnly", "deprecated", "allowEmptyValue", "operationId", "key"],
]);

/** The first row that fits decides. */
const rows: Row[] = [
  {
    rule: "documentation",
    wire: "patch",
    types: "patch",
    fits: (_, place) => isDocumentation(place),
    says: ({ name }) => `the documentation of ${name} is different; nothing to do.`,
  },
  {
    // Who refers to it has an entry of its own if that matters.
    rule: "component",
    wire: "none",
    types: "none",
    fits: (subject) => isComponent(subject) && (subject.entry.kind !== "modified" || property("key")(subject)),
    says: (subject) => `${subject.name} is ${stateOf(subject)} as a name; nothing to do.`,
  },
  {
    rule: "address",
    wire: "none",
    types: "none",
    fits: (subject) => property("key")(subject) && subject.entry.typeName === "PathItem",
    says: ({ entry }) => `a path parameter has another name (${shown(entry.after?.value)}); rename it in your code.`,
  },
  {
    rule: "deprecated",
    wire: "minor",
    types: "patch",
    fits: (subject) => property("deprecated")(subject) && subject.entry.after?.value === true,
    says: ({ owner }) => `${owner} is deprecated; plan to do without it.`,
  },
  {
    rule: "deprecated",
    wire: "patch",
    types: "patch",
    fits: property("deprecated", "x-sunset", "x-replaced-by"),
    says: ({ owner, entry }) =>
      `\`${entry.property}\` of ${owner} is ${shown(entry.after?.value)} now; check your plan.`,
  },
  {
    // A token endpoint that moved; Redocly looks at the scheme only.
    rule: "security-scheme-changed",
    wire: "major",
    types: "none",
    fits: property("tokenUrl", "authorizationUrl"),
    says: ({ entry }) => `\`${entry.property}\` is ${shown(entry.after?.value)} now; request tokens there.`,
  },
  {
    // Redocly has it as a patch: the service no longer does what the field was sent for.
    rule: "property-removed",
    wire: "major",
    types: "none",
    fits: (subject) => isKind("removed")(subject) && isField(subject) && subject.directions.has("request"),
    says: ({ name }) => `${name} is gone from the request; stop sending it and do not rely on its effect.`,
  },
  {
    rule: "field-added",
    wire: "minor",
    types: "minor",
    fits: (subject) => isKind("added")(subject) && isField(subject),
    says: ({ name, directions }) =>
      `${name} is new; ${directions.has("request") ? "send it if you need it" : "read it if you need it"}.`,
  },
  {
    rule: "field-renamed",
    wire: "major",
    types: "none",
    fits: (subject) =>
      property("key")(subject) && subject.directions.has("request") && subject.entry.typeName === "Schema",
    says: ({ name, entry }) => `${name} is now ${shown(entry.after?.value)}; send ${shown(entry.after?.value)}.`,
  },
  {
    // Lists of ours (documentation.ts): the rules have looked at these words and found nothing in them.
    rule: "other-word",
    wire: "patch",
    types: "patch",
    fits: ({ entry }) => judgedWords.has(wordOf(entry)),
    says: ({ owner, entry }) => `\`${wordOf(entry)}\` of ${owner} is different; see whether you rely on it.`,
  },
  {
    rule: "documentation",
    wire: "patch",
    types: "none",
    fits: (_, { kind, keyword }) => kind === "document" && ["openapi", "jsonSchemaDialect"].includes(keyword ?? ""),
    says: ({ entry }) =>
      `the bundle has \`${entry.property}\` ${shown(entry.after?.value)} now; check that your tools read it.`,
  },
  {
    rule: "added",
    wire: "minor",
    types: "minor",
    fits: isKind("added"),
    says: newThing,
  },
  {
    rule: "removed",
    wire: "major",
    types: "none",
    fits: isKind("removed"),
    says: (subject) => `${thing(subject)} is gone; check whether you rely on it.`,
  },
  {
    rule: "enum-values-added",
    wire: "minor",
    types: "minor",
    fits: (subject) => property("enum")(subject) && gained(subject).length > 0,
    says: (subject) => `${subject.owner} accepts ${listed(gained(subject))}, too; send it if you need it.`,
  },
  {
    rule: "required-properties-added",
    wire: "minor",
    types: "minor",
    fits: (subject) => property("required")(subject) && gained(subject).length > 0,
    says: (subject) => `${subject.owner} always has ${listed(gained(subject))} now; nothing to do.`,
  },
  {
    rule: "required-properties-removed",
    wire: "minor",
    types: "minor",
    fits: property("required"),
    says: (subject) => `${subject.owner} no longer requires everything that it did; nothing to do.`,
  },
  {
    // What Redocly compares and has not refused got wider for those who send, or narrower for those who read.
    rule: "relaxed",
    wire: "minor",
    types: "minor",
    fits: ({ entry }) => comparedKeywords.has(entry.property ?? "") && entry.typeName !== "SchemaProperties",
    says: (subject) => `${subject.owner} ${moved(subject)}; nothing to do.`,
  },
  {
    // A keyword that nobody here knows.
    rule: "unknown-added",
    wire: "minor",
    types: "minor",
    fits: ({ entry }) => entry.before === undefined && entry.after?.value !== false,
    says: (subject) => `${subject.owner} ${moved(subject)}; check what it says.`,
  },
  {
    rule: "unknown",
    wire: "major",
    types: "minor",
    fits: () => true,
    says: (subject) => `${subject.owner} ${moved(subject)}; check whether you rely on it.`,
  },
];

const gained = ({ entry }: Subject) => missingIn(entry.after?.value, entry.before?.value);

function stateOf({ entry }: Subject): string {
  if (entry.kind === "added") return "new";
  return entry.kind === "removed" ? "gone" : "different";
}

/** The word or key that an entry is about. */
function wordOf({ property, ...entry }: Subject["entry"]): string {
  return property ?? keysOf(pointerOf(entry as Subject["entry"])).at(-1) ?? "";
}

/** What an added or removed node is called, with its type where the name does not say it. */
function thing({ entry, name, owner }: Subject): string {
  const key = keysOf(pointerOf(entry)).at(-1) ?? "";
  const node = asObject(entry.after?.value ?? entry.before?.value);
  if (entry.typeName === "SpecExtension") return `\`${key}\` of ${owner}`;
  if (entry.typeName === "Server") return `the server ${shown(node["url"])}`;
  if (entry.typeName === "MediaType") return `the media type \`${key}\` of ${owner}`;
  if (entry.typeName === "Operation")
    return `the operation \`${key.toUpperCase()}\` of ${shown(keysOf(pointerOf(entry))[1])}`;
  if (entry.typeName === "Schema" && !isField({ entry } as Subject)) return `\`${schemaWord(entry)}\` of ${owner}`;
  const isPart =
    /(List|Map)$/.test(entry.typeName) || !/^(Header|Response|Parameter|Schema|Component)/.test(entry.typeName);
  return isPart ? `\`${key}\` of ${owner}` : name;
}

/** The keyword that a schema stands in: `oneOf` rather than its index. */
function schemaWord(entry: Subject["entry"]): string {
  return keysOf(pointerOf(entry)).findLast((key) => !/^\d+$/.test(key)) ?? "";
}

/** What is new, and what can be done with it. */
function newThing(subject: Subject): string {
  const { entry, name, owner, directions } = subject;
  const what = thing(subject);
  const advice: Record<string, string> = {
    Header: `the response header${name.replace(/^the header/, "")} is new; read it if you need it.`,
    Response: `${name} is new; handle it.`,
    MediaType: directions.has("request")
      ? `${what} is new; send it if you need it.`
      : `${what} is new; ask for it if you need it.`,
    Operation: `${what} is new; call it if you need it.`,
  };
  const isAlternative = entry.typeName === "Schema" && /\/(oneOf|anyOf)\/\d+$/.test(pointerOf(entry));
  if (isAlternative) return `${owner} can be of one more kind; send it if you need it.`;
  return advice[entry.typeName] ?? `${what} is new; use it if you need it.`;
}

/** What a keyword is to the types: part of them, part of their comments, or nothing. */
export function typesOf(keyword: string | undefined): Rating {
  if (["enum", "const", "type", "required"].includes(keyword ?? "")) return "minor";
  return ["format", "default"].includes(keyword ?? "") ? "patch" : "none";
}

/** Rates a difference that Redocly does not rate. */
export function readUnrated(subject: Subject, place: PlaceInfo): Reading {
  const row = rows.find(({ fits }) => fits(subject, place)) as Row;
  const types = row.rule === "relaxed" ? typesOf(subject.entry.property) : row.types;
  return { rule: row.rule, wire: row.wire, types, text: row.says(subject) };
}
