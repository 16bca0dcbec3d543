// What a page has to say about certainty: where a mark stands, and the box at its end with all that is not confirmed.

import { type Evidence, enter, evidenceAt, isCertain, isSuccess, weaker } from "../../model/evidence.js";
import type { ResponseSpec } from "../../model/operations.ts";
import { slug } from "./addresses.ts";
import type { Schema } from "./document.ts";
import { type Field, type Shape, shapeOf } from "./fields.ts";
import { evidenceOfCode } from "./handling.ts";
import type { EventEntry, OperationEntry, SchemaEntry } from "./model.ts";

/** Places that are equally uncertain and belong together. */
export interface Group {
  /** Path of the object that has the fields, or what the places are, such as "the statuses"; empty for what stands alone. */
  of: string;
  places: string[];
}

/** Questions about one place of a page. */
export interface OpenQuestions {
  /** The field or parameter; undefined for the thing that the page is about. */
  place: { text: string; id: string } | undefined;
  items: string[];
}

/** All that is not confirmed about what a page shows. */
export interface Unconfirmed {
  words: Map<Evidence, Group[]>;
  open: OpenQuestions[];
  /** Schemas of the page with the number of questions that their own pages have. */
  schemas: Map<string, number>;
}

/** Whether two places are known equally well, to a reader. */
export function sameEvidence(one: Evidence, other: Evidence): boolean {
  return one === other || (isCertain(one) && isCertain(other));
}

/** How many fields of an object have a mark of their own; more are named in one sentence above them. */
const fewMarks = 2;

const howKnown: Partial<Record<Evidence, string>> = {
  documented: "documented",
  observed: "taken from sample values",
  named: "read from the name",
  listed: "not documented for this operation",
  assumed: "assumed",
};

/** The fields that are known otherwise than their surroundings, by how they are known. */
function differing(fields: Field[], around: Evidence): Map<Evidence, Field[]> {
  const groups = new Map<Evidence, Field[]>();
  for (const field of fields.filter((one) => !sameEvidence(one.evidence, around))) {
    const word = isCertain(field.evidence) ? "documented" : field.evidence;
    groups.set(word, [...(groups.get(word) ?? []), field]);
  }
  return groups;
}

/** What most fields of an object are, if that is what more than half of them are; else what the object is. */
function usual(fields: Field[], above: Evidence): Evidence {
  const sizes = [...differing(fields, above)].map(([word, group]) => [word, group.length] as const);
  const [word, size] = sizes.sort((one, other) => other[1] - one[1])[0] ?? [above, 0];
  return size > fields.length / 2 ? word : above;
}

/**
 * The one sentence above fields that are known otherwise than the object that has them.
 * @param above How well the object is known.
 * @returns Markdown; undefined where so few differ that each has a mark of its own.
 */
export function remarkOn(fields: Field[], above: Evidence): string | undefined {
  if ([...differing(fields, above).values()].flat().length <= fewMarks) return undefined;
  const around = usual(fields, above);
  const rest = [...differing(fields, around)].map(
    ([word, group]) => `${group.map(({ name }) => `\`${name}\``).join(", ")} (${howKnown[word]})`,
  );
  if (sameEvidence(around, above)) return `Types that are less certain: ${rest.join("; ")}.`;
  const except = rest.length === 0 ? "" : `, except ${rest.join("; ")}`;
  return `The types of these fields are ${howKnown[around]?.replace("the name", "their names")}${except}.`;
}

class Collector {
  readonly words = new Map<Evidence, Group[]>();
  readonly open: OpenQuestions[] = [];
  readonly schemas = new Map<string, number>();

  /** Notes a place that is less certain than what is around it. */
  note(evidence: Evidence, above: Evidence, of: string, text: string): void {
    if (isCertain(evidence) || sameEvidence(evidence, above)) return;
    const groups = this.words.get(evidence) ?? [];
    this.words.set(evidence, groups);
    const known = groups.find((one) => one.of === of);
    if (known === undefined) groups.push({ of, places: [text] });
    else if (!known.places.includes(text)) known.places.push(text);
  }

  ask(items: string[], place?: { text: string; id: string }): void {
    const known = new Set(this.open.flatMap((one) => one.items));
    const own = items.filter((item) => !known.has(item));
    if (own.length > 0) this.open.push({ place, items: own });
  }

  fields(fields: Field[], above: Evidence, prefix: string, begin = ""): void {
    for (const field of fields) {
      const id = slug(`${prefix}${field.path}`);
      const text = `${begin}${field.path}`;
      const of = text.includes(".") ? text.slice(0, text.lastIndexOf(".")) : "";
      this.note(field.evidence, above, of, field.name);
      if (field.component === undefined) this.ask(field.notShown, { text, id });
      else if (field.notShown.length > 0) this.schemas.set(field.component, field.notShown.length);
      this.fields(field.children, field.evidence, prefix, begin);
      for (const variant of field.variants) this.fields(variant.fields, field.evidence, prefix, begin);
    }
  }

  shape({ self, fields, variants }: Shape, prefix: string): void {
    if (self.component === undefined) this.ask(self.notShown);
    else if (self.notShown.length > 0) this.schemas.set(self.component, self.notShown.length);
    this.fields(fields, self.evidence, prefix);
    for (const variant of variants) this.fields(variant.fields, self.evidence, prefix);
  }

  get found(): Unconfirmed {
    return { words: this.words, open: this.open, schemas: this.schemas };
  }
}

/** How well the request body of an operation is known; certain where there is none. */
export function evidenceOfBody({ body, document }: OperationEntry): Evidence {
  const [media] = body?.media ?? [];
  return media === undefined ? "documented" : enter(document, media.schema, media.ground).evidence;
}

/** Whether the payload of a successful response may differ from the live service as a whole. */
export function isProvisional({ document, evidence }: OperationEntry, { media, ground }: ResponseSpec): boolean {
  const words = media.map(({ schema }) => evidenceAt(document, schema, ["result"], ground));
  return evidence === "listed" || words.some((word) => word === "listed" || word === "assumed");
}

/**
 * What stands above an operation whose payloads may differ from the live service.
 * @returns One sentence; empty where nothing is provisional as a whole.
 */
export function provisionalText(entry: OperationEntry): string {
  const body = entry.body !== undefined && !isCertain(evidenceOfBody(entry));
  const result = entry.responses.some((one) => isSuccess(one.status) && isProvisional(entry, one));
  if (body && result) return "The request body and the response are provisional.";
  if (body) return "The request body is provisional.";
  return result ? "The response is provisional." : "";
}

/** What is not confirmed about an operation. */
export function unconfirmedInOperation(entry: OperationEntry): Unconfirmed {
  const found = new Collector();
  const { document, evidence } = entry;
  found.note(evidence, "documented", "", "this operation");
  found.ask(entry.notShown);
  for (const { name, in: place, evidence: word, notShown } of entry.parameters) {
    const at = { text: name, id: slug(`${place}.${name}`) };
    found.note(word, "documented", "the parameters", name);
    found.ask(notShown, at);
  }
  const [media] = entry.body?.media ?? [];
  if (media !== undefined) {
    const shape = shapeOf(document, media.schema as Schema, { ground: media.ground });
    found.note(shape.self.evidence, "documented", "", "the request body");
    found.shape(shape, "body.");
  }
  for (const response of entry.responses) {
    found.note(response.evidence, evidence, "the statuses", response.status);
    if (!isSuccess(response.status)) {
      const codes = response.media.map(({ schema }) =>
        evidenceAt(document, schema, ["errors", "0", "code"], response.ground),
      );
      found.note(weaker(response.evidence, ...codes), response.evidence, "the error codes of", response.status);
      for (const code of response.codes)
        found.note(evidenceOfCode(entry, response, code), "documented", "the error codes of this operation", code);
      continue;
    }
    for (const { type, schema } of response.media) {
      const shape = shapeOf(document, schema as Schema, { ground: response.ground });
      const prefix = `${response.status}.${response.media.length > 1 ? `${type}.` : ""}`;
      // The envelope is documented everywhere; what it holds is as certain as the operation, which is said above.
      found.fields(shape.fields, shape.self.evidence, prefix);
      found.ask(shape.self.component === undefined ? shape.self.notShown : []);
    }
  }
  return found.found;
}

/** What is not confirmed about a schema. */
export function unconfirmedInSchema({ document, name, schema }: SchemaEntry): Unconfirmed {
  const found = new Collector();
  const shape = shapeOf(document, { $ref: `#/components/schemas/${name}` });
  found.note(shape.self.evidence, "documented", "", "this schema");
  found.ask(schema["x-not-shown"] ?? []);
  found.fields(shape.fields, shape.self.evidence, "");
  for (const variant of shape.variants) found.fields(variant.fields, shape.self.evidence, "");
  return found.found;
}

/** What is not confirmed about an event. */
export function unconfirmedInEvent(entry: EventEntry): Unconfirmed {
  const found = new Collector();
  found.ask(entry.notShown);
  found.shape(shapeOf(entry.document, entry.schema as Schema), "");
  return found.found;
}

const schemaTexts: Partial<Record<Evidence, string>> = {
  observed: "This schema is provisional: it is taken from sample values.",
  named: "This schema is provisional: its name is documented, its type is not.",
  listed: "This schema is provisional.",
  assumed: "This schema is assumed.",
};

/** What stands above a schema that may differ from the live service; empty for one that is documented. */
export const provisionalSchema = (evidence: Evidence): string => schemaTexts[evidence] ?? "";
