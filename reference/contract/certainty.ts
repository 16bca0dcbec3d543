// How certain a page is of what it shows: the mark of a place, the line above a body of which nothing is documented, and the
// list of what is not documented about the subject of the page.

import { type Evidence, enter, evidenceAt, isCertain, isSuccess } from "../../model/evidence.js";
import { slug } from "./addresses.ts";
import type { Schema } from "./document.ts";
import { type Field, type Shape, shapeOf, type Variant } from "./fields.ts";
import type { EventEntry, OperationEntry, SchemaEntry } from "./model.ts";

/** The two marks of what is not documented. The finer words of the contract stand in their tooltip and in the Markdown. */
export type Certainty = "unconfirmed" | "assumed";

/** What each mark means; the page of known gaps explains it once. */
export const certaintyMeanings: Record<Certainty, string> = {
  unconfirmed:
    "Documented in part: the name is, and its type or values are our reading; or the operation is, and its payload is not.",
  assumed: "Not documented. It is our choice, so that you can try the operation.",
};

/** The line above a body of which nothing is documented. */
export const certaintyLines: Record<Certainty, string> = {
  unconfirmed: "Unconfirmed: that these fields stand here, or their types, is not documented.",
  assumed: "Assumed: none of these fields is documented.",
};

/** The mark of a place; undefined where it counts as documented. */
export function certaintyOf(evidence: Evidence): Certainty | undefined {
  if (isCertain(evidence)) return undefined;
  return evidence === "assumed" ? "assumed" : "unconfirmed";
}

/** Fields at every depth, those of variants included. */
export function everyField(fields: Field[], variants: Variant[] = []): Field[] {
  return [...fields, ...variants.flatMap((one) => one.fields)].flatMap((field) => [
    field,
    ...everyField(field.children, field.variants),
  ]);
}

/** The one mark that all fields of a body have; undefined where one is documented, or where the marks differ. */
export function certaintyOfAll(fields: Field[], variants: Variant[] = []): Certainty | undefined {
  const [first, ...others] = new Set(everyField(fields, variants).map(({ evidence }) => certaintyOf(evidence)));
  return others.length === 0 ? first : undefined;
}

/** Whether it is unknown which fields of a request body are required: nothing is documented as required. */
export function isRequiredUnknown({ self, fields, variants }: Shape): boolean {
  const all = [...fields, ...variants.flatMap((one) => one.fields)];
  return all.length > 0 && !isCertain(self.evidence) && all.every(({ presence }) => presence === "optional");
}

/** What is not documented about one place of a page. */
export interface Gap {
  /** The field or parameter; undefined for the subject of the page. */
  place: { text: string; id: string } | undefined;
  /** Sentence of the contract (`x-not-shown`). */
  item: string;
}

/** All that is not documented about the subject of a page. */
export interface Gaps {
  own: Gap[];
  /** Schemas of the page with the number of gaps that their own pages list. */
  schemas: Map<string, number>;
}

class Collector implements Gaps {
  readonly own: Gap[] = [];
  readonly schemas = new Map<string, number>();

  add(items: string[], place?: Gap["place"]): void {
    for (const item of items) if (!this.own.some((one) => one.item === item)) this.own.push({ place, item });
  }

  fields(fields: Field[], prefix: string): void {
    for (const field of fields) {
      if (field.component === undefined)
        this.add(field.notShown, { text: field.path, id: slug(`${prefix}${field.path}`) });
      else if (field.notShown.length > 0) this.schemas.set(field.component, field.notShown.length);
      this.fields(field.children, prefix);
      for (const variant of field.variants) this.fields(variant.fields, prefix);
    }
  }

  shape({ self, fields, variants }: Shape, prefix: string): void {
    if (self.component === undefined) this.add(self.notShown);
    else if (self.notShown.length > 0) this.schemas.set(self.component, self.notShown.length);
    this.fields(fields, prefix);
    for (const variant of variants) this.fields(variant.fields, prefix);
  }
}

/** What is not documented about an operation. */
export function gapsOfOperation({ document, notShown, parameters, body, responses }: OperationEntry): Gaps {
  const found = new Collector();
  found.add(notShown);
  for (const one of parameters) found.add(one.notShown, { text: one.name, id: slug(`${one.in}.${one.name}`) });
  const [media] = body?.media ?? [];
  if (media !== undefined) found.shape(shapeOf(document, media.schema as Schema, { ground: media.ground }), "body.");
  for (const { status, media: all, ground } of responses.filter((one) => isSuccess(one.status)))
    for (const { type, schema } of all) {
      const { self, fields } = shapeOf(document, schema as Schema, { ground });
      found.fields(fields, `${status}.${all.length > 1 ? `${type}.` : ""}`);
      if (self.component === undefined) found.add(self.notShown);
    }
  return found;
}

/** What is not documented about a schema. */
export function gapsOfSchema({ document, name, schema }: SchemaEntry): Gaps {
  const found = new Collector();
  const shape = shapeOf(document, { $ref: `#/components/schemas/${name}` });
  found.add(schema["x-not-shown"] ?? []);
  found.fields(shape.fields, "");
  for (const variant of shape.variants) found.fields(variant.fields, "");
  return found;
}

/** What is not documented about an event. */
export function gapsOfEvent({ document, schema, notShown }: EventEntry): Gaps {
  const found = new Collector();
  found.add(notShown);
  found.shape(shapeOf(document, schema as Schema), "");
  return found;
}

/** What stands above an operation whose payloads are not documented: which of them, with their mark; empty for others. */
export function payloadText({ document, body, responses, evidence }: OperationEntry): string {
  const [media] = body?.media ?? [];
  const request = media && certaintyOf(enter(document, media.schema, media.ground).evidence);
  const results = responses
    .filter(({ status }) => isSuccess(status))
    .flatMap(({ media: all, ground }) => all.map(({ schema }) => evidenceAt(document, schema, ["result"], ground)));
  const isAssumed = results.includes("assumed");
  const response = isAssumed
    ? "assumed"
    : evidence === "listed" || results.includes("listed")
      ? "unconfirmed"
      : undefined;
  if (request !== undefined && request === response) return `The request body and the response are ${request}.`;
  const parts = [
    request && `The request body is ${request}`,
    response && `${request ? "the" : "The"} response is ${response}`,
  ].filter(Boolean);
  return parts.length === 0 ? "" : `${parts.join("; ")}.`;
}
