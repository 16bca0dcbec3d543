// Everything of one contract that has a name: operations, parameters, events, codes, statuses, schemas, fields and values.

import { address, slug } from "../contract/addresses.ts";
import type { Service } from "../contract/document.ts";
import { type Field, shapeOf, valuesOf } from "../contract/fields.ts";
import { errors, events, operations, type SchemaEntry, schemas } from "../contract/model.ts";
import { schemaHref } from "../contract/names.ts";
import { states } from "../contract/states.ts";
import { plain, summary } from "../text/markdown.ts";
import { retryWord } from "../text/words.ts";
import type { Entry } from "./entry.ts";

/** What most entries of a service have. */
type Part = Pick<Entry, "kind" | "title" | "href"> & Partial<Entry>;

const noteLength = 120;

/** Every entry of a service, in the order of its pages. */
export function entriesOf(service: Service): Entry[] {
  const entry = (part: Part): Entry => ({
    ...{ service, name: "", note: "", keys: "", words: "" },
    ...part,
    href: part.href.slice(1),
  });
  const own = <T extends { service: Service }>(all: T[]) => all.filter((one) => one.service === service);
  return [
    ...operationsOf(service),
    ...parametersOf(service),
    ...own(events).flatMap(eventParts),
    ...own(errors).map(({ code, condition, status, retryable }) => ({
      ...{ kind: "code" as const, title: code, name: code, href: address.code(service, code) },
      note: summary(condition, noteLength),
      keys: status === null ? "" : `${status}`,
      words: `${plain(condition)} retry ${retryWord(retryable)}`,
    })),
    ...own(states).flatMap(stateParts),
    ...own(schemas).flatMap(schemaParts),
  ].map(entry);
}

function operationsOf(service: Service): Part[] {
  return operations
    .filter((one) => one.service === service)
    .map(({ operationId, summary: title, method, path, description, tag, deprecated }) => ({
      ...{ kind: "operation", title, name: operationId, href: address.operation(service, operationId) },
      note: `${method} ${path}${deprecated ? " (deprecated)" : ""}`,
      words: `${tag} ${plain(description)}`,
    }));
}

/** Query parameters and headers, each once with the first operation that takes it. */
function parametersOf(service: Service): Part[] {
  const found = new Map<string, Part & { count: number }>();
  for (const { operationId, summary: title, parameters, service: own } of operations)
    for (const { name, in: place, description } of own === service ? parameters : []) {
      if (place === "path") continue;
      const known = found.get(name);
      if (known !== undefined) known.count++;
      found.set(
        name,
        known ?? {
          ...{ kind: "parameter", title: name, name, count: 1, words: plain(description) },
          href: `${address.operation(service, operationId)}#${slug(`${place}.${name}`)}`,
          note: `${place === "header" ? "Header" : "Query parameter"} of “${title}”`,
        },
      );
    }
  return [...found.values()].map(({ count, ...part }) => ({
    ...part,
    note: count > 1 ? `${part.note} and ${count - 1} more` : (part.note ?? ""),
  }));
}

function eventParts(event: (typeof events)[number]): Part[] {
  const { service, type, summary: title, description } = event;
  const href = address.event(service, type);
  const shape = shapeOf(event.document, event.schema);
  const words = plain(description);
  return [
    { kind: "event", title: type, name: type, href, note: title, words },
    ...shape.fields
      .flatMap((one) => one.children)
      .map((one) => fieldPart(one, { owner: type, href: `${href}#${slug(one.path)}` })),
  ];
}

function stateParts({ service, schemaName, title, statuses }: (typeof states)[number]): Part[] {
  const href = address.state(service, schemaName);
  const all = statuses.map(({ status }) => status).join(", ");
  return [
    {
      ...{ kind: "state", title: `${title}: states`, name: schemaName, href },
      note: all.length > noteLength ? `${all.slice(0, noteLength)}…` : all,
      words: "states statuses transitions lifecycle",
    },
    ...statuses.map(
      ({ status, meaning, advice }): Part => ({
        ...{ kind: "status", title: status, name: status, href: `${href}#${slug(status)}` },
        note: `${title}: ${summary(meaning, noteLength)}`,
        words: `status ${plain(meaning)} ${plain(advice)}`,
      }),
    ),
  ];
}

const isEvent = ({ name }: SchemaEntry): boolean => /Event$/.test(name) && !/^Ramp/.test(name);

function schemaParts(entry: SchemaEntry): Part[] {
  const { service, name, schema, document } = entry;
  const href = schemaHref(service, name);
  const shape = shapeOf(document, { $ref: `#/components/schemas/${name}` });
  const isState = states.some((one) => one.service === service && one.schemaName === name);
  const isCodes = schema["x-extensible-enum"]?.some((value) => errors.some(({ code }) => code === value)) ?? false;
  const description = schema.description ?? "";
  const values = isState || isCodes ? [] : valuesOf(schema);
  return [
    { kind: "schema", title: name, name, href, note: summary(description, noteLength), words: plain(description) },
    ...(isEvent(entry)
      ? []
      : ownFields(shape.fields).map((one) => fieldPart(one, { owner: name, href: `${href}#${slug(one.path)}` }))),
    ...values.map(
      ({ value, meaning }): Part => ({
        ...{ kind: "value", title: value, name: value, href },
        note: `${name}: ${summary(meaning, noteLength)}`,
      }),
    ),
  ];
}

/** Fields, and those of objects that have no schema of their own, which no other page shows. */
function ownFields(fields: Field[]): Field[] {
  return fields.flatMap((one) => [one, ...(one.type.schemaName === undefined ? ownFields(one.children) : [])]);
}

function fieldPart({ name, path, description }: Field, { owner, href }: { owner: string; href: string }): Part {
  return {
    ...{ kind: "field", title: `${owner}.${path.replace(/^result\./, "")}`, name, href },
    note: summary(description, noteLength),
    words: description.length > noteLength ? plain(description) : "",
  };
}
