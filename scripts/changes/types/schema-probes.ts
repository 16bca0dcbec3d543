// Probes of a schema: they read and send every field and every value of it, as far as it is written inline.

import {
  asArray,
  asObject,
  asStrings,
  isObject,
  type Json,
  type JsonObject,
  pointer,
  refName,
  resolve,
} from "../../../model/document.ts";
import { type Names, q } from "./names.ts";
import { assigns, type Probe, type Types } from "./probe.ts";

/** What consumers do with the values of a schema. */
export interface Use {
  reads: boolean;
  sends: boolean;
}

/** A schema with where it stands and what it is called. */
export interface Spot extends Types, Use {
  schema: JsonObject;
  /** JSON pointer in the bundle before. */
  place: string;
  /** What a part of it is called in texts, by its path such as `.result.id`; the whole has an empty path. */
  subject: (path: string) => string;
  /** Whether it can be absent, as a field of an object can. */
  field?: { of: Types; name: string };
}

/** What the probes of schemas need to know. */
export interface Context {
  before: JsonObject;
  names: Names;
  /** Places that were probed where something referred to them, because they have no name now. */
  seen: Set<string>;
}

/**
 * Probes of a value and of everything inline below it. What it refers to is probed where that stands; what has no name
 * any more is probed here, once.
 */
export function* schemaProbes(context: Context, spot: Spot): Generator<Probe> {
  const { schema } = spot;
  const target = refName(schema);
  if (target !== undefined) {
    if (context.names.schema(target) !== undefined) return yield* valueProbes(spot, true);
    const place = pointer("/components/schemas", target);
    if (context.seen.has(place)) return yield* valueProbes(spot, false);
    context.seen.add(place);
    return yield* schemaProbes(context, { ...spot, schema: resolve(context.before, schema), place });
  }
  const kinds = [schema["type"]].flat().filter((type) => type !== undefined && type !== "null");
  // Of a union only the whole can be read and sent without asking first what it is.
  yield* valueProbes(spot, schema["oneOf"] !== undefined || schema["anyOf"] !== undefined || kinds.length > 1);
  if (kinds.length > 1) return;
  yield* partProbes(context, spot);
  yield* fieldProbes(context, spot);
  if (isObject(schema["items"])) yield* schemaProbes(context, inner(spot, "items", "number", "[]"));
  if (isObject(schema["additionalProperties"]))
    yield* schemaProbes(context, inner(spot, "additionalProperties", "string", ".*"));
}

/** The value itself: its type, its values, and whether it can be absent or `null`. */
function* valueProbes(spot: Spot, full: boolean): Generator<Probe> {
  if (spot.reads) yield* readProbes(spot, full ? "Full" : "Shape");
  if (spot.sends) yield* sendProbes(spot, full ? "Full" : "Shape");
}

function* readProbes(spot: Spot, extent: string): Generator<Probe> {
  const { place, was, now, field } = spot;
  const subject = spot.subject("");
  const group = `reads ${place}`;
  const { values, closed } = valuesOf(spot.schema);
  yield {
    place,
    group,
    whole: true,
    code: assigns(`${extent}<Wanted<${was}>>`, `${extent}<Found<${now}>>`),
    says({ gone, quoted }) {
      if (gone) return `${subject} can no longer be read`;
      const fresh = quoted.filter((value) => !values.includes(value));
      if (closed && fresh.length > 0) return `a switch over every value of ${subject} does not know ${list(fresh)}`;
      return `${subject} is read with another type`;
    },
  };
  for (const value of values) {
    const code = `made<Found<${now}>>() === ${JSON.stringify(value)};`;
    yield { place, group, code, says: () => `${subject} can no longer be compared with \`${value}\`` };
  }
  const gap = (kind: string) => assigns(`Gap<Wanted<${was}>, ${kind}>`, `Gap<Found<${now}>, ${kind}>`);
  yield { place, group, code: gap("null"), says: () => `${subject} can be \`null\` when it is read` };
  if (field) yield { place, group, code: gap("undefined"), says: () => `${subject} can be absent when it is read` };
}

function* sendProbes(spot: Spot, extent: string): Generator<Probe> {
  const { place, was, now, field } = spot;
  const subject = spot.subject("");
  const group = `sends ${place}`;
  const { values } = valuesOf(spot.schema);
  yield {
    place,
    group,
    whole: true,
    // The values of an enumeration are sent one by one.
    code:
      values.length > 0
        ? `{ const value = made<${now}>(); }`
        : assigns(`${extent}<Taken<${now}>>`, `${extent}<Sent<${was}>>`),
    says: ({ gone }) => `${subject} can no longer be sent${gone ? "" : " with every value it could have"}`,
  };
  for (const value of values) {
    const code = `{ const value: Taken<${now}> = ${JSON.stringify(value)}; }`;
    yield { place, group, code, says: () => `\`${value}\` can no longer be sent as ${subject}` };
  }
  const code = assigns(`Gap<Taken<${now}>, null>`, `Gap<Sent<${was}>, null>`);
  yield { place, group, code, says: () => `${subject} can no longer be sent as \`null\`` };
  if (field) {
    const needs = assigns(
      `Needs<Into<${field.of.now}>, ${q(field.name)}>`,
      `Needs<Into<${field.of.was}>, ${q(field.name)}>`,
    );
    yield { place, group, code: needs, says: () => `${subject} can no longer be left out` };
  }
}

/** The fields of an object, and in requests whether others became necessary. */
function* fieldProbes(context: Context, spot: Spot): Generator<Probe> {
  const { schema, place, was, now } = spot;
  const properties = Object.entries(asObject(schema["properties"]));
  for (const [name, node] of properties) {
    const child = asObject(node);
    yield* schemaProbes(context, {
      schema: child,
      place: pointer(place, "properties", name),
      subject: (path) => spot.subject(`.${name}${path}`),
      was: `Into<${was}>[${q(name)}]`,
      now: `Into<${now}>[${q(name)}]`,
      reads: spot.reads && child["writeOnly"] !== true,
      sends: spot.sends && child["readOnly"] !== true,
      field: { of: { was, now }, name },
    });
  }
  if (!spot.sends || properties.length + asArray(schema["allOf"]).length === 0) return;
  yield {
    place,
    group: `sends ${place}`,
    code: `{ const value: Complete<Into<${now}>, keyof Into<${was}>> = true; }`,
    says: ({ quoted }) => `${spot.subject("")} can no longer be sent without ${list(quoted)}`,
  };
}

/** The parts an object takes over. */
function* partProbes(context: Context, spot: Spot): Generator<Probe> {
  for (const [index, node] of asArray(spot.schema["allOf"]).entries()) {
    const part = asObject(node);
    const place = pointer(spot.place, "allOf", index);
    const name = refName(part);
    const known = name === undefined ? undefined : context.names.schema(name);
    if (name === undefined) {
      yield* fieldProbes(context, { ...spot, schema: part, place });
    } else if (known !== undefined) {
      const type = `Now.components["schemas"][${q(known)}]`;
      yield {
        place,
        code: `{ const value: Keyed<Into<${spot.now}>, keyof Into<${type}>> = true; }`,
        says: ({ quoted }) => `${spot.subject("")} no longer has ${list(quoted)} of \`${name}\``,
      };
    }
  }
}

function inner(spot: Spot, keyword: string, index: string, sign: string): Spot {
  return {
    schema: asObject(spot.schema[keyword]),
    place: pointer(spot.place, keyword),
    subject: (path) => spot.subject(`${sign}${path}`),
    was: `Into<${spot.was}>[${index}]`,
    now: `Into<${spot.now}>[${index}]`,
    reads: spot.reads,
    sends: spot.sends,
  };
}

/** The values a schema lists. */
function valuesOf(schema: JsonObject): { values: (string | number)[]; closed: boolean } {
  const open = asStrings(schema["x-extensible-enum"]);
  if (open.length > 0) return { values: open, closed: false };
  const listed: Json[] = schema["const"] === undefined ? asArray(schema["enum"]) : [schema["const"]];
  const values = listed.filter((value) => typeof value === "string" || typeof value === "number");
  return { values, closed: values.length > 0 };
}

/** Names of the parts of something that has no name as a type, such as the request body of an operation. */
export function within(whole: string): (path: string) => string {
  return (path) => (path === "" ? whole : `\`${path.replace(/^\./, "")}\` in ${whole}`);
}

/** Names for a text: `a`, `b` and `c`. */
export function list(names: string[]): string {
  const quoted = [...new Set(names)].map((name) => `\`${name}\``);
  return [quoted.slice(0, -1).join(", "), quoted.at(-1) ?? "something new"].filter((part) => part !== "").join(" and ");
}
