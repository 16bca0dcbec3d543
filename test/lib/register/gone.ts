// What a later entry says is gone is taken out of the earlier ones, so that the register can state removals and new names.

import type { Api } from "../../../model/apis.ts";
import { apisOf } from "./apis.ts";
import type { Data, Entry, Gone, Kind, Place, Register } from "./register.ts";

/** The kinds of data of which all is gone with an operation, an event, a code or a field. */
const kinds: Kind[] = ["operation", "response", "event", "fields", "request", "values", "limit", "code", "idempotency"];

/** The register without what its `gone` entries took away; an entry that loses all its data is `ended`. */
export function asOfNow(register: Register): Register {
  const known: Entry[] = [];
  for (const entry of [...register.entries, ...register.confirmed]) {
    const { gone } = entry;
    if (gone !== undefined)
      for (const api of apisOf(entry)) known.splice(0, known.length, ...known.map((one) => without(one, api, gone)));
    known.push(entry);
  }
  const count = register.entries.length;
  return { entries: known.slice(0, count), confirmed: known.slice(count) as Register["confirmed"] };
}

function without(entry: Entry, api: Api, gone: Gone): Entry {
  if (!apisOf(entry).includes(api)) return entry;
  const had = kinds.filter((kind) => entry[kind] !== undefined);
  const left: Entry = { ...entry };
  for (const kind of had) {
    const data = reduced(kind, entry, gone);
    if (data === undefined) delete left[kind];
    else Object.assign(left, { [kind]: data });
  }
  const isEmpty = had.length > 0 && kinds.every((kind) => left[kind] === undefined);
  return isEmpty ? { ...left, ended: true } : left;
}

/** What is left of the data of one kind; undefined where all of it is gone. */
function reduced(kind: Kind, entry: Entry, gone: Gone): unknown {
  if ("operation" in gone) return withoutOperation(kind, entry, gone.operation);
  if ("event" in gone) return withoutEvent(kind, entry, gone);
  if ("code" in gone) return kind === "code" && entry.code?.name === gone.code ? undefined : entry[kind];
  return withoutFields(kind, entry, gone);
}

function withoutOperation(kind: Kind, entry: Entry, id: string): unknown {
  if (kind === "operation") return entry.operation?.operationId === id ? undefined : entry.operation;
  if (kind === "values" || kind === "limit") {
    const place = entry[kind] as Place;
    return "operationId" in place && place.operationId === id ? undefined : place;
  }
  const data = entry[kind] as { operations?: string[] };
  if (data.operations === undefined || !data.operations.includes(id)) return data;
  const operations = data.operations.filter((one) => one !== id);
  return operations.length === 0 && kind !== "code" ? undefined : { ...data, operations };
}

function withoutEvent(kind: Kind, entry: Entry, gone: { event: string; fields?: string[] }): unknown {
  const { event } = entry;
  if (kind !== "event" || event?.name !== gone.event) return entry[kind];
  if (gone.fields === undefined) return undefined;
  const keep = (names: string[] | undefined) => names?.filter((name) => !gone.fields?.includes(name));
  const optional = keep(event.optional);
  return { ...event, fields: keep(event.fields), ...(optional === undefined ? {} : { optional }) };
}

function withoutFields(
  kind: Kind,
  entry: Entry,
  gone: { schema: string; fields?: string[]; values?: string[] },
): unknown {
  const data = entry[kind] as Partial<Data["fields"] & Data["request"]> & { property?: string };
  if (data.schema !== gone.schema) return data;
  const { fields = [], values = [] } = gone;
  if (kind === "values") {
    if (data.property !== undefined && fields.includes(data.property)) return undefined;
    return { ...data, list: data.list?.filter((value) => !values.includes(value)) };
  }
  if (kind === "limit") return data.property !== undefined && fields.includes(data.property) ? undefined : data;
  const keep = (names: string[]) => names.filter((name) => !fields.includes(name));
  return {
    ...data,
    ...(data.list && { list: keep(data.list) }),
    ...(data.required && { required: keep(data.required) }),
    ...(data.optional && {
      optional: Object.fromEntries(Object.entries(data.optional).filter(([name]) => !fields.includes(name))),
    }),
    ...(data.types && {
      types: Object.fromEntries(Object.entries(data.types).map(([type, names]) => [type, keep(names)])),
    }),
  };
}
