// The certainty of a page's contents: the mark of a field or response, the line above a body without a documented
// field, and the list of known gaps.

import { type Evidence, type Ground, isCertain, isSuccess } from "../../model/evidence.js";
import { slug } from "./addresses.ts";
import { contracts, type Service } from "./document.ts";
import { type Field, type FieldShape, shapeOf, type Variant } from "./fields.ts";
import type { EventEntry, OperationPage, SchemaEntry } from "./model.ts";

/** The two marks of undocumented contents. The contract's more exact words are in their tooltip and in the Markdown. */
export type Certainty = "unconfirmed" | "assumed";

/** The meaning of each mark, for the page of known gaps. */
export const certaintyMeanings: Record<Certainty, string> = {
  unconfirmed: "Documented in part: the name, but not its type or values; or the operation, but not its payload.",
  assumed: "Not documented. It is our choice, so that you can try the operation.",
};

/** The line above a body without a documented field, up to the reason. */
export const certaintyLines: Record<Certainty, string> = {
  unconfirmed: "All fields here are unconfirmed",
  assumed: "All fields here are assumed",
};

/** The reason. A schema can be documented although it is not documented that a body has it. */
export function certaintyReason(certainty: Certainty, service: Service, schemaName: string | undefined): string {
  if (schemaName !== undefined && isSchemaDocumented(service, schemaName))
    return `that this body has them is not documented. \`${schemaName}\` shows what is documented about each.`;
  return certainty === "assumed" ? "our choice, so that you can try the operation." : "documented only in part.";
}

function isSchemaDocumented(service: Service, name: string): boolean {
  const { fields, variants } = shapeOf(contracts[service].document, { $ref: `#/components/schemas/${name}` });
  return everyField(fields, variants).some(({ evidence }) => isCertain(evidence));
}

/** The mark for a word of evidence; undefined for documented contents. */
export function certaintyOf(evidence: Evidence): Certainty | undefined {
  if (isCertain(evidence)) return undefined;
  return evidence === "assumed" ? "assumed" : "unconfirmed";
}

/** Fields at every depth, including those of variants. */
export function everyField(fields: Field[], variants: Variant[] = []): Field[] {
  return [...fields, ...variants.flatMap((one) => one.fields)].flatMap((field) => [
    field,
    ...everyField(field.children, field.variants),
  ]);
}

/** The mark that all fields of a body share; undefined if a field is documented or the marks differ. */
export function certaintyOfAll(fields: Field[], variants: Variant[] = []): Certainty | undefined {
  const [first, ...others] = new Set(everyField(fields, variants).map(({ evidence }) => certaintyOf(evidence)));
  return others.length === 0 ? first : undefined;
}

/** Whether it is unknown which fields of a request body are required: none is, and some fields are not documented. */
export function isRequiredUnknown({ fields, variants }: FieldShape): boolean {
  const all = [...fields, ...variants.flatMap((one) => one.fields)];
  return all.every(({ presence }) => presence === "optional") && all.some(({ evidence }) => !isCertain(evidence));
}

/** A gap in the documentation of a page's subject, or of one of its fields or parameters. */
export interface Gap {
  /** The field or parameter; undefined for the subject of the page. */
  place: { text: string; id: string } | undefined;
  /** The sentence from `x-not-shown` in the contract. */
  item: string;
}

/** All gaps of a page. */
export interface Gaps {
  own: Gap[];
  /** Schemas of the page whose own pages list gaps. */
  schemas: Set<string>;
}

/** A field or parameter of a page, with the prefix of its anchor. */
type Row = Pick<Field, "path" | "component" | "notShown"> & { prefix: string };

const rowsOf = ({ whole, fields, variants }: FieldShape, prefix: string): Row[] =>
  [whole, ...everyField(fields, variants)].map((row) => ({ ...row, prefix }));

/** The gaps of a subject and of the rows of its page, each once. The gaps of a schema component are on its own page. */
function gapsOf(items: string[], rows: Row[]): Gaps {
  const ofRows = rows
    .filter(({ component }) => component === undefined)
    .flatMap(({ path, prefix, notShown }) =>
      notShown.map((item) => ({ place: path === "" ? undefined : { text: path, id: slug(`${prefix}${path}`) }, item })),
    );
  const all: Gap[] = [...items.map((item) => ({ place: undefined, item })), ...ofRows];
  const schemas = rows.filter(({ component, notShown }) => component !== undefined && notShown.length > 0);
  return {
    own: all.filter(({ item }, at) => all.findIndex((one) => one.item === item) === at),
    schemas: new Set(schemas.map(({ component = "" }) => component)),
  };
}

/** The gaps of an operation: its own, and those of its parameters, request body and successful responses. */
export function gapsOfOperation({ document, notShown, parameters, body, responses }: OperationPage): Gaps {
  const rowsAt = (schema: object, ground: Ground, prefix: string) => rowsOf(shapeOf(document, schema, ground), prefix);
  const successes = responses.filter(({ status }) => isSuccess(status));
  return gapsOf(notShown, [
    ...parameters.map((one) => ({ ...one, path: one.name, component: undefined, prefix: `${one.in}.` })),
    ...(body?.media.slice(0, 1) ?? []).flatMap(({ schema, ground }) => rowsAt(schema, ground, "body.")),
    ...successes.flatMap(({ status, media, ground }) =>
      media.flatMap(({ type, schema }) => rowsAt(schema, ground, `${status}.${media.length > 1 ? `${type}.` : ""}`)),
    ),
  ]);
}

export function gapsOfSchema({ document, name, schema }: SchemaEntry): Gaps {
  const [, ...rows] = rowsOf(shapeOf(document, { $ref: `#/components/schemas/${name}` }), "");
  return gapsOf(schema["x-not-shown"] ?? [], rows);
}

export function gapsOfEvent({ document, schema, notShown }: EventEntry): Gaps {
  return gapsOf(notShown, rowsOf(shapeOf(document, schema), ""));
}

/** The sentence above an operation about payloads without a documented field; empty if there are none. */
export function payloadText({ document, body, responses }: OperationPage): string {
  const [media] = body?.media ?? [];
  const shape = media && shapeOf(document, media.schema, media.ground);
  const request = shape && certaintyOfAll(shape.fields, shape.variants);
  const results = responses
    .filter(({ status }) => isSuccess(status))
    .flatMap(({ media: all, ground }) => all.flatMap(({ schema }) => shapeOf(document, schema, ground).fields))
    .filter(({ name }) => name === "result");
  const children = results.flatMap((result) => result.children);
  const variants = results.flatMap((result) => result.variants);
  const response = certaintyOfAll(children, variants);
  if (request !== undefined && request === response) return `The request body and the response are ${request}.`;
  const sentences = [request && `The request body is ${request}.`, response && `The response is ${response}.`];
  return sentences.filter(Boolean).join(" ");
}
