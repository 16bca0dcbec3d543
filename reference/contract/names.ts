// Names that the contract's prose uses, and the page each stands for.

import { address } from "./addresses.ts";
import { ofService, type Service } from "./document.ts";
import { errors, events, operations, roles, schemas, scopes } from "./model.ts";
import { states } from "./states.ts";

/** What a name stands for. */
export interface Named {
  kind: "operation" | "event" | "code" | "schema" | "field" | "scope" | "role";
  name: string;
  service: Service | undefined;
  href: string;
}

/** Where the fields or the values of a schema stand: on its page, on that of its statuses, or in the list of schemas. */
export function schemaHref(service: Service, name: string): string {
  if (ofService(service, states).some(({ schemaName }) => schemaName === name)) return address.state(service, name);
  const schema = ofService(service, schemas).find((one) => one.name === name);
  return schema?.hasFields ? address.schema(service, name) : address.value(service, name);
}

const named = (kind: Named["kind"], name: string, service: Service | undefined, href: string): Named => {
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

/** What a name stands for; the own service wins where two use the same name. */
export function lookUp(name: string, service: Service | undefined): Named | undefined {
  const found = byName.get(name);
  return found?.find((one) => one.service === service || one.service === undefined) ?? found?.[0];
}

/** What a bare word of prose stands for, where nothing marks a name as a name: only names that cannot be an ordinary word. */
export function lookUpWord(word: string, service: Service | undefined): Named | undefined {
  const found = /[a-z][A-Z]|_/.test(word) ? lookUp(word, service) : undefined;
  return found !== undefined && ["operation", "event", "role"].includes(found.kind) ? found : undefined;
}

/** Everything of the contract that a text mentions, once each, in the order of appearance. */
export function mentions(text: string, service: Service | undefined): Named[] {
  const all = (text.match(/[A-Za-z][\w.:-]*\w/g) ?? []).flatMap((word) => lookUp(word, service) ?? []);
  return all.filter(({ href }, at) => all.findIndex((one) => one.href === href) === at);
}
