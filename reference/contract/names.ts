// Names that the contract's prose uses, and the page each stands for.

import { address } from "./addresses.ts";
import type { Service } from "./document.ts";
import { errors, events, operations, roles, schemas, scopes } from "./model.ts";
import { states } from "./states.ts";

/** What a name stands for. */
export interface Named {
  kind: "operation" | "event" | "code" | "schema" | "field" | "scope" | "role";
  name: string;
  service: Service | undefined;
  href: string;
}

const byName = new Map<string, Named[]>();

function add(named: Named): void {
  byName.set(named.name, [...(byName.get(named.name) ?? []), named]);
}

for (const { service, operationId: name } of operations)
  add({ kind: "operation", name, service, href: address.operation(service, name) });
for (const { service, type: name } of events) add({ kind: "event", name, service, href: address.event(service, name) });
for (const { service, code: name } of errors) add({ kind: "code", name, service, href: address.code(service, name) });
for (const { name } of scopes) add({ kind: "scope", name, service: undefined, href: address.scope(name) });
for (const { name } of roles) add({ kind: "role", name, service: undefined, href: address.role(name) });
/** Where the fields or the values of a schema stand: on its page, on that of its statuses, or in the list of schemas. */
export function schemaHref(service: Service, name: string): string {
  const of = <T extends { service: Service }>(all: T[], named: (one: T) => string) =>
    all.find((one) => one.service === service && named(one) === name);
  if (of(states, ({ schemaName }) => schemaName) !== undefined) return address.state(service, name);
  return of(schemas, (one) => one.name)?.hasFields ? address.schema(service, name) : address.value(service, name);
}

for (const { service, name, schema } of schemas) {
  add({ kind: "schema", name, service, href: schemaHref(service, name) });
  for (const property of Object.keys(schema.properties ?? {})) {
    const field = `${name}.${property}`;
    add({ kind: "field", name: field, service, href: `${address.schema(service, name)}#${property}` });
  }
}

/** What a name stands for; the own service wins where two use the same name. */
export function lookUp(name: string, service: Service | undefined): Named | undefined {
  const found = byName.get(name);
  return found?.find((one) => one.service === service || one.service === undefined) ?? found?.[0];
}

/** Kinds that are recognised in plain prose too, where nothing marks a name as a name. */
const plainKinds = new Set<Named["kind"]>(["operation", "event", "role"]);

/** What a bare word of prose stands for: only names that cannot be an ordinary word. */
export function lookUpWord(word: string, service: Service | undefined): Named | undefined {
  const found = lookUp(word, service);
  const unmistakable = /[a-z][A-Z]|_/.test(word);
  return found !== undefined && plainKinds.has(found.kind) && unmistakable ? found : undefined;
}

/** Everything of the contract that a text mentions, once each, in the order of appearance. */
export function mentions(text: string, service: Service | undefined): Named[] {
  const found = new Map<string, Named>();
  for (const [word] of text.matchAll(/[A-Za-z][\w.:-]*\w/g)) {
    const named = lookUp(word, service);
    if (named !== undefined && !found.has(named.href)) found.set(named.href, named);
  }
  return [...found.values()];
}
