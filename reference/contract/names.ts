// The names that the contract's prose uses, and the page of each.

import { address } from "./addresses.ts";
import { ofService, type Service } from "./document.ts";
import { errors, events, operations, roles, schemas, scopes } from "./model.ts";
import { states } from "./states.ts";

/** The subject of a name, with its page. */
export interface NamedSubject {
  kind: "operation" | "event" | "code" | "schema" | "field" | "scope" | "role";
  name: string;
  service: Service | undefined;
  href: string;
}

/** Address of a schema's fields or values: its page, the page of its statuses, or its entry in the list of schemas. */
export function schemaHref(service: Service, name: string): string {
  if (ofService(service, states).some(({ schemaName }) => schemaName === name)) return address.state(service, name);
  const schema = ofService(service, schemas).find((one) => one.name === name);
  return schema?.hasFields ? address.schema(service, name) : address.value(service, name);
}

const named = (kind: NamedSubject["kind"], name: string, service: Service | undefined, href: string): NamedSubject => {
  return { kind, name, service, href };
};

const byName = Map.groupBy(
  [
    ...operations.map(({ service, operationId: id }) =>
      named("operation", id, service, address.operation(service, id)),
    ),
    ...events.map(({ service, type }) => named("event", type, service, address.event(service, type))),
    ...errors.map(({ service, code }) => named("code", code, service, address.code(service, code))),
    ...scopes.map(({ name }) => named("scope", name, undefined, address.scope(name))),
    ...roles.map(({ name }) => named("role", name, undefined, address.role(name))),
    ...schemas.flatMap(({ service, name, schema }) => [
      named("schema", name, service, schemaHref(service, name)),
      ...Object.keys(schema.properties ?? {}).map((property) =>
        named("field", `${name}.${property}`, service, `${address.schema(service, name)}#${property}`),
      ),
    ]),
  ],
  ({ name }) => name,
);

/** The subject of a name. If two services use the same name, that of the given service takes precedence. */
export function lookUp(name: string, service: Service | undefined): NamedSubject | undefined {
  const subjects = byName.get(name);
  return subjects?.find((one) => one.service === service || one.service === undefined) ?? subjects?.[0];
}

/** The subject of a word in prose without markup: only for names that cannot be ordinary words. */
export function lookUpWord(word: string, service: Service | undefined): NamedSubject | undefined {
  const subject = /[a-z][A-Z]|_/.test(word) ? lookUp(word, service) : undefined;
  return subject !== undefined && ["operation", "event", "role"].includes(subject.kind) ? subject : undefined;
}

/** All subjects that a text mentions, each once, in order of appearance. */
export function mentions(text: string, service: Service | undefined): NamedSubject[] {
  const all = (text.match(/[A-Za-z][\w.:-]*\w/g) ?? []).flatMap((word) => lookUp(word, service) ?? []);
  return all.filter(({ href }, at) => all.findIndex((one) => one.href === href) === at);
}
