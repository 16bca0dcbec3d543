// Compares the schemas of the bundles with the register: events, fields of responses, fields of requests.

import type { Api } from "../../../model/apis.ts";
import { asObject, asStrings, type JsonObject } from "../../../model/document.ts";
import { bodyOf, component, eventOf, flat, resultOf, type Shape, shapeOf } from "./places.ts";
import type { Comparison } from "./problems.ts";
import { type Fact, facts, grouped, numbers, registerFile } from "./register.ts";

/** A list of fields with its names, as several entries state it together. */
interface FieldList {
  /** What has the fields, with its file. */
  place: string;
  ids: string;
  list: string[];
  /** Fields that may be missing, with the reason. */
  optional: Map<string, string>;
  /** Fields of which no more than the name is known. */
  unstated?: Set<string>;
}

/** The events are those of the register, with `eventType`, result fields, presence and pinned values. */
export const events: Comparison = (register, { bundles: { finance: bundle } }) => {
  const groups = grouped(facts(register, "event"), ({ name }) => name);
  const stated = groups.map((group) => group[0]?.data.name as string);
  const extra = Object.keys(asObject(bundle["webhooks"]))
    .filter((name) => !stated.includes(name))
    .map(
      (name) =>
        `openapi/finance/webhooks has the event ${name}, which the register does not state: add an entry to ` +
        `${registerFile} (see CONTRIBUTING, 'Add an event') or remove it.`,
    );
  return [...extra, ...groups.flatMap((group) => eventProblems(bundle, group))];
};

function eventProblems(bundle: JsonObject, group: Fact<"event">[]): string[] {
  const name = group[0]?.data.name as string;
  const ids = numbers(group);
  const event = eventOf(bundle, name);
  if (event === undefined)
    return [
      `${registerFile} states the event ${name} (${ids}), which openapi/finance/webhooks does not have: add it (see ` +
        "CONTRIBUTING, 'Add an event').",
    ];
  const place = `the schema of ${name} in openapi/finance/schemas`;
  const result = resultOf(bundle, event);
  const all = group.map(({ data }) => data);
  const fields = all.flatMap((data) => data.fields);
  const optional = all.flatMap((data) => data.optional ?? []).filter((field) => !fields.includes(field));
  const list = {
    place,
    ids,
    list: [...fields, ...optional],
    optional: new Map(optional.map((field) => [field, "it"])),
  };
  const pins = { eventType: name, ...Object.assign({}, ...all.map((data) => data.pinned ?? {})) } as Record<
    string,
    string
  >;
  const wrong = Object.entries(pins).filter(([field, value]) => {
    const shape = field === "eventType" ? shapeOf(bundle, bodyOf(bundle, event)) : result;
    return flat(bundle, shape.fields.get(field)?.schema)["const"] !== value;
  });
  return [
    ...missingFields(list, result),
    ...unstatedFields(list, result, []),
    ...presence(list, result),
    ...wrong.map(
      ([field, value]) => `\`${field}\` of ${place} is not pinned to ${value} (${ids}): write \`const: ${value}\`.`,
    ),
  ];
}

/** The fields of responses, with their presence and types. */
export const responseFields: Comparison = (register, { bundles }) =>
  grouped(facts(register, "fields"), ({ schema }) => schema).flatMap((group) => {
    const all = group.map(({ data }) => data);
    const { api, schema } = whereOf(group);
    const node = component(bundles[api], schema);
    if (node === undefined) return [schemaMissing(api, schema, group)];
    const shape = shapeOf(bundles[api], node);
    const fields = fieldList(api, group);
    // What is confirmed adds to a list, and is none by itself: the other fields stay what they were.
    const isComplete = group.some(({ data, isConfirmed }) => data.presence === "stated" && !isConfirmed);
    return [
      ...missingFields(fields, shape),
      ...unstatedFields(fields, shape, isComplete ? [] : ["assumed"]),
      ...presence(fields, shape),
      ...presenceWord(fields, shape, all),
      ...all.flatMap(({ types }) => typeProblems(bundles[api], fields, shape, types)),
    ];
  });

/** The fields of requests: those that are stated, and the required ones where that is stated. */
export const requestFields: Comparison = (register, { bundles }) => {
  const keys = facts(register, "idempotency").map(({ data }) => data.field);
  return grouped(facts(register, "request"), ({ schema }) => schema).flatMap((group) => {
    const all = group.map(({ data }) => data);
    const { api, schema } = whereOf(group);
    const node = component(bundles[api], schema);
    if (node === undefined) return [schemaMissing(api, schema, group)];
    const shape = shapeOf(bundles[api], node);
    const list = [...all.flatMap((data) => data.list), ...keys.filter((name) => shape.fields.has(name))];
    const required = all.flatMap((data) => data.required ?? []);
    const isKnown = all.some((data) => data.required !== undefined);
    const optional = list.filter((name) => !required.includes(name)).map((name) => [name, "it"] as const);
    const fields = { place: fileOf(api, schema), ids: numbers(group), list, optional: new Map(optional) };
    return [
      ...missingFields(fields, shape),
      ...unstatedFields(fields, shape, ["assumed", "named"]),
      ...(isKnown ? presence(fields, shape) : []),
      ...all.flatMap(({ types }) => typeProblems(bundles[api], fields, shape, types)),
    ];
  });
};

const fileOf = (api: Api, schema: string) => `openapi/${api}/schemas/${schema}.yaml`;

function whereOf(group: Fact<"fields" | "request">[]): { api: Api; schema: string } {
  const [{ api, data }] = group as [Fact<"fields">];
  return { api, schema: data.schema };
}

function schemaMissing(api: Api, schema: string, group: { id: string }[]): string {
  return `The register (${numbers(group)}) states fields of ${schema}, and ${fileOf(api, schema)} is missing: add it, or correct the name in ${registerFile}.`;
}

/** What several entries on one schema state; a later one without a reason makes the field required. */
function fieldList(api: Api, group: Fact<"fields">[]): FieldList {
  const optional = new Map<string, string>();
  const unstated = new Set<string>();
  for (const { data } of group) {
    for (const name of data.list) {
      optional.delete(name);
      if (data.presence === "names") unstated.add(name);
      else unstated.delete(name);
    }
    for (const [name, reason] of Object.entries(data.optional ?? {})) optional.set(name, reason);
  }
  return {
    place: fileOf(api, group[0]?.data.schema as string),
    ids: numbers(group),
    list: group.flatMap(({ data }) => data.list),
    optional,
    unstated,
  };
}

function missingFields({ place, ids, list }: FieldList, { fields }: Shape): string[] {
  return list
    .filter((name) => !fields.has(name))
    .map(
      (name) =>
        `${capital(place)} lacks the field \`${name}\`, which the register (${ids}) states: add it (see CONTRIBUTING, 'Add a field').`,
    );
}

function unstatedFields({ place, list }: FieldList, { fields }: Shape, allowed: string[]): string[] {
  const remedy = allowed.length === 0 ? "" : ", mark it x-evidence: assumed,";
  return [...fields]
    .filter(([name, { evidence }]) => !list.includes(name) && !allowed.includes(evidence))
    .map(
      ([name]) =>
        `${capital(place)} has the field \`${name}\`, which the register does not state: add an entry to ${registerFile} ` +
        `(see CONTRIBUTING, 'Add a field')${remedy} or remove it.`,
    );
}

function presence(
  { place, ids, list, optional, unstated = new Set() }: FieldList,
  { fields, required }: Shape,
): string[] {
  const present = [...new Set(list)].filter((name) => fields.has(name));
  const weak = present
    .filter((name) => !optional.has(name) && !unstated.has(name) && !required.includes(name))
    .map(
      (name) =>
        `${capital(place)} does not require \`${name}\`, which has to be there by the register (${ids}): add it to \`required\`.`,
    );
  const strong = present
    .filter((name) => required.includes(name) && (optional.has(name) || unstated.has(name)))
    .map((name) =>
      unstated.has(name)
        ? `${capital(place)} requires \`${name}\`, although the register (${ids}) has no more than its name: take it off \`required\`.`
        : `${capital(place)} requires \`${name}\`, which may be missing by the register (${ids}): take it off \`required\`.`,
    );
  return [...weak, ...strong];
}

/** `x-presence: table` stands on a table of fields, beside `required`, and nowhere else. */
function presenceWord({ place, ids }: FieldList, shape: Shape, all: { presence: string }[]): string[] {
  const { isTable, required } = shape;
  const wanted = required.length > 0 && all.some(({ presence: known }) => known === "table");
  if (wanted === isTable) return [];
  return [
    wanted
      ? `${capital(place)} is a table of fields in the register (${ids}): add \`x-presence: table\`.`
      : `${capital(place)} is no table of fields in the register (${ids}): remove \`x-presence\`.`,
  ];
}

/** How each type of the register is written in JSON Schema. */
const typeWords: Record<string, { type: string; format?: string }> = {
  uuid: { type: "string", format: "uuid" },
  string: { type: "string" },
  decimal: { type: "string", format: "decimal" },
  number: { type: "number" },
  integer: { type: "integer" },
  boolean: { type: "boolean" },
  instant: { type: "string", format: "date-time" },
  object: { type: "object" },
  array: { type: "array" },
};

function typeProblems(
  bundle: JsonObject,
  { place, ids }: FieldList,
  { fields }: Shape,
  types: Record<string, string[]> = {},
): string[] {
  return Object.entries(types).flatMap(([name, list]) => {
    const { type, format } = typeWords[name.replace(" or null", "")] as { type: string; format?: string };
    const wanted = name.endsWith(" or null") ? [type, "null"] : [type];
    return list
      .filter((field) => fields.has(field))
      .filter((field) => {
        const schema = flat(bundle, fields.get(field)?.schema);
        const present = typeof schema["type"] === "string" ? [schema["type"]] : asStrings(schema["type"]);
        return present.join() !== wanted.join() || (format !== undefined && schema["format"] !== format);
      })
      .map(
        (field) =>
          `\`${field}\` of ${place} is not of the type ${name} that the register (${ids}) states: correct its type.`,
      );
  });
}

const capital = (text: string) => text.replace(/^the /, "The ");
