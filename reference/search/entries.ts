// The entries of one contract: operations, parameters, events, codes, statuses, schemas, fields and values.

import { address, slug } from "../contract/addresses.ts";
import { ofService, type Service } from "../contract/document.ts";
import { type Field, shapeOf, valuesOf } from "../contract/fields.ts";
import { errors, events, operations, schemas } from "../contract/model.ts";
import { schemaHref } from "../contract/names.ts";
import { states } from "../contract/states.ts";
import { plainText, summary } from "../text/markdown.ts";
import type { SearchEntry, SearchKind } from "./search-entry.ts";

/** An entry without its service. */
type Part = Omit<SearchEntry, "service">;

const short = (text: string): string => summary(text, 120);

/** @param href From the root of the site. @param words Text to search beside name, title and note. */
function part(kind: SearchKind, name: string, href: string, note: string, words = "", title = name): Part {
  return { kind, title, name, href: href.slice(1), note, words: plainText(words) };
}

/** Every entry of a service, in the order of its pages. */
export function entriesOf(service: Service): SearchEntry[] {
  const own = <T extends { service: Service }>(all: T[]) => ofService(service, all);
  const parts = [
    ...own(operations).map(({ operationId: name, summary: title, method, path, description, tag, deprecated }) => {
      const note = `${method} ${path}${deprecated ? " (deprecated)" : ""}`;
      return part("operation", name, address.operation(service, name), note, `${tag} ${description}`, title);
    }),
    ...parametersOf(service),
    ...own(events).flatMap(({ type, summary: note, description, document, schema }) => {
      const href = address.event(service, type);
      const result = shapeOf(document, schema).fields.flatMap((one) => one.children);
      return [part("event", type, href, note, description), ...result.map((one) => fieldPart(one, type, href))];
    }),
    ...own(errors).map(({ code, condition, status }) =>
      part("code", code, address.code(service, code), short(condition), `error code ${status ?? ""} ${condition}`),
    ),
    ...own(states).flatMap(({ schemaName, title, statuses }) => {
      const href = address.state(service, schemaName);
      const note = short(statuses.map(({ status }) => status).join(", "));
      return [
        part("state", schemaName, href, note, "status state transition lifecycle", `${title} statuses`),
        ...statuses.map(({ status, meaning, advice }) => {
          const at = `${href}#${slug(status)}`;
          return part("status", status, at, `${title}: ${short(meaning)}`, `${meaning} ${advice}`);
        }),
      ];
    }),
    ...own(schemas).flatMap(({ name, schema, document }) => {
      const href = schemaHref(service, name);
      const isState = href === address.state(service, name);
      const isEvent = /Event$/.test(name) && own(events).length > 0;
      const isCodes = schema["x-extensible-enum"]?.some((value) => errors.some(({ code }) => code === value)) ?? false;
      const { fields } = shapeOf(document, { $ref: `#/components/schemas/${name}` });
      const description = schema.description ?? "";
      return [
        ...(isState ? [] : [part("schema", name, href, short(description), description)]),
        ...(isEvent ? [] : ownFields(fields)).map((one) => fieldPart(one, name, href)),
        ...(isCodes || isState ? [] : valuesOf(schema)).map(({ value, meaning }) =>
          part("value", value, href, `${name}: ${short(meaning)}`),
        ),
      ];
    }),
  ];
  return parts.map((one) => ({ ...one, service }));
}

/** Query parameters and headers, each once with the first operation that takes it. */
function parametersOf(service: Service): Part[] {
  const parts = ofService(service, operations).flatMap(({ operationId, summary: title, parameters }) =>
    parameters
      .filter((one) => one.in !== "path")
      .map(({ name, in: place, description }) => {
        const href = `${address.operation(service, operationId)}#${slug(`${place}.${name}`)}`;
        const note = `${place === "header" ? "Header" : "Query parameter"}, as of “${title}”`;
        return part("parameter", name, href, note, description);
      }),
  );
  return parts.filter(({ name }, at) => parts.findIndex((one) => one.name === name) === at);
}

/** Fields, and those of nested objects without their own schema page. */
function ownFields(fields: Field[]): Field[] {
  return fields.flatMap((one) => [one, ...(one.type.schemaName === undefined ? ownFields(one.children) : [])]);
}

function fieldPart({ name, path, description }: Field, owner: string, href: string): Part {
  const title = `${owner}.${path.replace(/^result\./, "")}`;
  return part("field", name, `${href}#${slug(path)}`, short(description), description, title);
}
