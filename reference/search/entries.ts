// Everything of one contract that has a name: operations, parameters, events, codes, statuses, schemas, fields and values.

import { address, slug } from "../contract/addresses.ts";
import { ofService, type Service } from "../contract/document.ts";
import { type Field, shapeOf, valuesOf } from "../contract/fields.ts";
import { errors, events, operations, schemas } from "../contract/model.ts";
import { schemaHref } from "../contract/names.ts";
import { states } from "../contract/states.ts";
import { plain, summary } from "../text/markdown.ts";
import type { SearchEntry } from "./entry.ts";

/** What most entries of a service have. */
type Part = Pick<SearchEntry, "kind" | "title" | "href"> & Partial<SearchEntry>;

const noteLength = 120;

/** Every entry of a service, in the order of its pages. */
export function entriesOf(service: Service): SearchEntry[] {
  const own = <T extends { service: Service }>(all: T[]) => ofService(service, all);
  const parts: Part[] = [
    ...own(operations).map(
      ({ operationId: name, summary: title, method, path, description, tag, deprecated }): Part => ({
        ...{ kind: "operation", title, name, href: address.operation(service, name) },
        note: `${method} ${path}${deprecated ? " (deprecated)" : ""}`,
        words: `${tag} ${plain(description)}`,
      }),
    ),
    ...parametersOf(service),
    ...own(events).flatMap(({ type, summary: note, description, document, schema }) => {
      const href = address.event(service, type);
      const result = shapeOf(document, schema).fields.flatMap((one) => one.children);
      const event: Part = { kind: "event", title: type, name: type, href, note, words: plain(description) };
      return [event, ...result.map((one) => fieldPart(one, type, `${href}#${slug(one.path)}`))];
    }),
    ...own(errors).map(
      ({ code, condition, status }): Part => ({
        ...{ kind: "code", title: code, name: code, href: address.code(service, code) },
        ...{ note: summary(condition, noteLength), words: `error code ${status ?? ""} ${plain(condition)}` },
      }),
    ),
    ...own(states).flatMap(({ schemaName, title, statuses }) => {
      const href = address.state(service, schemaName);
      const note = summary(statuses.map(({ status }) => status).join(", "), noteLength);
      const state: Part = { kind: "state", title: `${title} statuses`, name: schemaName, href, note };
      return [
        { ...state, words: "status state transition lifecycle" },
        ...statuses.map(
          ({ status, meaning, advice }): Part => ({
            ...{ kind: "status", title: status, name: status, href: `${href}#${slug(status)}` },
            note: `${title}: ${summary(meaning, noteLength)}`,
            words: plain(`${meaning} ${advice}`),
          }),
        ),
      ];
    }),
    ...own(schemas).flatMap(({ name, schema, document }) => {
      const href = schemaHref(service, name);
      const isEvent = /Event$/.test(name) && own(events).length > 0;
      const { fields } = shapeOf(document, { $ref: `#/components/schemas/${name}` });
      const isCodes = schema["x-extensible-enum"]?.some((value) => errors.some(({ code }) => code === value)) ?? false;
      const values = isCodes || href === address.state(service, name) ? [] : valuesOf(schema);
      const description = schema.description ?? "";
      const whole: Part = { kind: "schema", title: name, name, href, note: summary(description, noteLength) };
      return [
        ...(href === address.state(service, name) ? [] : [{ ...whole, words: plain(description) }]),
        ...(isEvent ? [] : ownFields(fields)).map((one) => fieldPart(one, name, `${href}#${slug(one.path)}`)),
        ...values.map(({ value, meaning }): Part => {
          return { kind: "value", title: value, name: value, href, note: `${name}: ${summary(meaning, noteLength)}` };
        }),
      ];
    }),
  ];
  return parts.map((part) => ({ ...{ service, name: "", note: "", words: "" }, ...part, href: part.href.slice(1) }));
}

/** Query parameters and headers, each once with the first operation that takes it. */
function parametersOf(service: Service): Part[] {
  const parts = ofService(service, operations).flatMap(({ operationId, summary: title, parameters }) =>
    parameters
      .filter((one) => one.in !== "path")
      .map(
        ({ name, in: place, description }): Part => ({
          ...{ kind: "parameter", title: name, name, words: plain(description) },
          href: `${address.operation(service, operationId)}#${slug(`${place}.${name}`)}`,
          note: `${place === "header" ? "Header" : "Query parameter"}, as of “${title}”`,
        }),
      ),
  );
  return parts.filter(({ name }, at) => parts.findIndex((one) => one.name === name) === at);
}

/** Fields, and those of objects that have no schema of their own, which no other page shows. */
function ownFields(fields: Field[]): Field[] {
  return fields.flatMap((one) => [one, ...(one.type.schemaName === undefined ? ownFields(one.children) : [])]);
}

function fieldPart({ name, path, description }: Field, owner: string, href: string): Part {
  const note = summary(description, noteLength);
  const words = description.length > noteLength ? plain(description) : "";
  return { kind: "field", title: `${owner}.${path.replace(/^result\./, "")}`, name, href, note, words };
}
