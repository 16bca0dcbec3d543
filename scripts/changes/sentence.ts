// What Redocly's verdicts mean here, in our words: what changed, and what a consumer has to do. A table by rule.

import type { Rating } from "../../model/change.ts";
import { asObject, type Json } from "../../model/document.ts";
import { listed, missingIn, shown } from "./naming.ts";
import type { DiffEntry } from "./redocly.ts";
import type { Direction } from "./rule.ts";

/** What a sentence is made from. */
export interface Subject {
  /** The entry, with the values of both sides. */
  entry: DiffEntry;
  /** What the place is called. */
  name: string;
  /** What the node is called that the keyword stands in; the place itself where it is no keyword. */
  owner: string;
  directions: ReadonlySet<Direction>;
}

/** What a verdict of Redocly means here. */
interface Verdict {
  /** Rating that replaces Redocly's major. */
  wire?: Rating;
  /** What it is to the types unless the compiler complains; what the keyword is to them when left out. */
  types?: Rating;
  says: (subject: Subject) => string;
}

const before = ({ entry }: Subject): Json | undefined => entry.before?.value;
const after = ({ entry }: Subject): Json | undefined => entry.after?.value;
const gained = (subject: Subject) => missingIn(after(subject), before(subject));
const lost = (subject: Subject) => missingIn(before(subject), after(subject));
const keyword = ({ entry }: Subject) => `\`${entry.property ?? "schema"}\``;
const isAre = (values: unknown[]) => (values.length === 1 ? "is" : "are");
const itThem = (values: unknown[]) => (values.length === 1 ? "it" : "them");

/** What to do about a rule of a value that became narrower in requests or wider in responses. */
function adapt({ directions }: Subject): string {
  if (!directions.has("request")) return "check what you do with it";
  return directions.has("response") ? "check what you send and read" : "check what you send";
}

/** How a rule of a value moved. */
export function moved(subject: Subject): string {
  if (after(subject) === undefined) return `no longer has ${keyword(subject)} (${shown(before(subject))})`;
  if (before(subject) === undefined) return `has ${keyword(subject)} ${shown(after(subject))} now`;
  return `has ${keyword(subject)} ${shown(after(subject))} now (it was ${shown(before(subject))})`;
}

/** Every verdict of Redocly 2.77 on OpenAPI, judged for this contract. */
export const verdicts: Record<string, Verdict> = {
  "path-removed": {
    says: (subject) =>
      subject.entry.property === "key"
        ? `the address ${shown(before(subject))} is now ${shown(after(subject))}; call ${shown(after(subject))}.`
        : `${subject.name} is gone; stop calling or expecting it.`,
  },
  "operation-removed": { says: () => "the operation is gone; stop calling it." },
  // Nothing of it is on the wire; rules/ and the compiler say what it is to code.
  "operation-id-changed": {
    wire: "none",
    says: (subject) =>
      `the operationId ${shown(before(subject))} is now ${shown(after(subject))}; rename it where you use it.`,
  },
  "parameter-became-required": {
    types: "minor",
    says: ({ name }) => `${name} is required now; send it.`,
  },
  "parameter-removed": {
    says: (subject) =>
      subject.entry.kind === "removed"
        ? `${subject.name} is gone; stop sending it and do not rely on its effect.`
        : `${subject.owner} is now ${shown(after(subject))}; send ${shown(after(subject))}.`,
  },
  "parameter-serialization-changed": {
    says: (subject) => `${subject.owner} ${moved(subject)}; write its value in the new way.`,
  },
  "request-body-became-required": { says: () => "the request requires a body now; send one." },
  "request-body-removed": { says: () => "the request has no body anymore; stop sending one." },
  "response-removed": {
    says: (subject) =>
      subject.entry.property === "key"
        ? `the response ${shown(before(subject))} is now ${shown(after(subject))}; expect ${shown(after(subject))}.`
        : `${subject.name} is gone; do not wait for it.`,
  },
  "response-header-removed": { says: ({ name }) => `${name} is gone from the response; stop reading it.` },
  "media-type-removed": {
    says: (subject) =>
      subject.entry.property === "key"
        ? `the media type ${shown(before(subject))} is now ${shown(after(subject))}; send and accept ${shown(after(subject))}.`
        : `a media type of ${subject.owner} is gone; use another one.`,
  },
  "security-requirement-changed": {
    says: (subject) => {
      const scopes = gained(subject);
      if (scopes.length > 0) return `the token needs ${listed(scopes)} now; ask for ${itThem(scopes)}.`;
      return "the access that was enough is not enough anymore; check how you authenticate.";
    },
  },
  "security-scheme-changed": {
    says: (subject) =>
      subject.entry.kind === "removed"
        ? `the security scheme ${subject.name} is gone; authenticate in another way.`
        : `the security scheme ${moved(subject)}; authenticate in the new way.`,
  },
  "server-removed": {
    says: (subject) =>
      subject.entry.kind === "removed"
        ? `the server ${shown(asObject(before(subject))["url"])} is gone; stop sending requests to it.`
        : `the server ${shown(before(subject))} is now ${shown(after(subject))}; send requests there.`,
  },
  "schema-type-changed": {
    types: "minor",
    says: (subject) =>
      `${subject.owner} is of type ${shown(after(subject))} now (it was ${shown(before(subject))}); ${adapt(subject)}.`,
  },
  "enum-values-added": {
    types: "minor",
    says: (subject) => {
      const values = gained(subject);
      if (after(subject) === undefined)
        return `${subject.owner} has no complete list of values anymore; accept values that you do not know.`;
      return `${subject.owner} can be ${listed(values)}, too; handle ${itThem(values)}.`;
    },
  },
  "enum-values-removed": {
    says: (subject) => {
      const values = lost(subject);
      if (before(subject) === undefined)
        return `${subject.owner} accepts only ${listed(gained(subject))} now; send one of these.`;
      return `${listed(values)} ${isAre(values)} no longer accepted in ${subject.owner}; send another value.`;
    },
  },
  "required-properties-added": {
    types: "minor",
    says: (subject) => {
      const fields = gained(subject);
      return `${subject.owner} requires ${listed(fields)} now; send ${itThem(fields)}.`;
    },
  },
  "required-properties-removed": {
    says: (subject) => {
      const fields = lost(subject);
      return `${listed(fields)} can be absent from ${subject.owner} now; do without ${itThem(fields)}.`;
    },
  },
  "property-removed": {
    says: (subject) => {
      const { entry, name, directions } = subject;
      const stop = directions.has("response") ? "stop reading it" : "stop sending it";
      return entry.property === "key"
        ? `${name} is now ${shown(after(subject))}; use ${shown(after(subject))}.`
        : `${name} is gone; ${stop}.`;
    },
  },
  "schema-constraint-changed": {
    says: (subject) =>
      subject.entry.kind === "modified"
        ? `${subject.owner} ${moved(subject)}; ${adapt(subject)}.`
        : `a rule of ${subject.owner} is ${subject.entry.kind === "added" ? "new" : "gone"}; ${adapt(subject)}.`,
  },
  "schema-combinator-changed": {
    types: "minor",
    says: (subject) =>
      `${subject.owner} has ${subject.entry.kind === "added" ? "another alternative" : "an alternative less"}; ${adapt(subject)}.`,
  },
};
