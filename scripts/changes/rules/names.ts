// Names that only the types have: operation IDs, path parameters, schemas. Nothing on the wire shows them.

import { componentsOf, pointer } from "../../../model/document.ts";
import { namesOf } from "../align/align.ts";
import { segmentNames } from "../align/rewrite.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { eventAt, eventPairs, operationAt, operationPairs, parametersOf } from "./lib/operations.ts";

const onlyTypes = { wire: "none", types: "major" } as const;

export const operationIds: Rule = {
  name: "operation-id",
  says: "An operation ID is a name in the types and not on the wire, so another one breaks code only where it compiles.",
  find: (sides) => {
    const taken = new Map(sides.after.operations.map((one) => [one.operationId, callOf(one)]));
    for (const { raw, eventType } of sides.after.events.values()) taken.set(String(raw["operationId"]), eventType);
    return [
      ...operationPairs(sides).flatMap(({ before, after }) =>
        renamed({ ...before, call: callOf(before) }, after, operationAt(before, "operationId"), taken),
      ),
      ...eventPairs(sides).flatMap(({ before, after }) => {
        const [was, is] = [String(before.raw["operationId"]), String(after.raw["operationId"])];
        const former = { operationId: was, call: before.eventType };
        return renamed(former, { operationId: is }, eventAt(before, "operationId"), taken);
      }),
    ];
  },
};

function callOf({ method, path }: { method: string; path: string }): string {
  return `${method.toUpperCase()} ${path}`;
}

function renamed(
  { operationId: was, call }: { operationId: string; call: string },
  { operationId: is }: { operationId: string },
  place: string,
  taken: Map<string, string>,
): Found[] {
  if (was === is) return [];
  const other = taken.get(was);
  const what =
    other === undefined
      ? `\`${was}\` is now \`${is}\``
      : `\`${call}\` is now \`${is}\`, and \`${was}\` is the name of \`${other}\``;
  const text = `${what}; change the name where your code or your tools use it.`;
  return [{ place, side: "before", ...onlyTypes, before: was, after: is, text }];
}

export const pathParameters: Rule = {
  name: "path-parameter-name",
  says: "The name of a path parameter is not part of the URL that is sent, so another one breaks only what is compiled against it.",
  find: (sides) => {
    const byPlace = new Map<string, Found>();
    for (const [path, now] of sides.renames.paths)
      for (const [was, is] of segmentNames(path, now)) {
        if (was === is) continue;
        const place = parameterAt(sides, now, is);
        const covers = [...(byPlace.get(place)?.covers ?? []), pointer("/paths", path)];
        const text = `the path parameter \`${was}\` is now \`${is}\`; change its name where your code uses it.`;
        byPlace.set(place, { place, side: "before", ...onlyTypes, before: was, after: is, covers, alone: true, text });
      }
    return [...byPlace.values()];
  },
};

/** Where the name of a path parameter is written, which several paths can share. */
function parameterAt({ before }: Sides, path: string, name: string): string {
  const operations = before.operations.filter((operation) => operation.path === path);
  const all = operations.flatMap((operation) => parametersOf(before.document, operation));
  const found = all.find((one) => one.in === "path" && one.name === name);
  return found === undefined ? pointer("/paths", path) : pointer(found.at, "name");
}

export const schemaNames: Rule = {
  name: "schema-name",
  says: "The name of a schema is a name in the types and not on the wire, so a schema that is renamed or moved breaks code only where it compiles.",
  find: (sides) => {
    const [was, is] = [sides.before, sides.after].map(({ document }) => componentsOf(document, "schemas")) as [
      Schemas,
      Schemas,
    ];
    const renamed = namesOf(sides.renames.components, "schemas");
    const gone = Object.keys(was).filter((name) => is[name] === undefined);
    const added = Object.keys(is).filter((name) => was[name] === undefined);
    return [
      ...[...renamed].map(([name, now]): Found => {
        const text = `the schema \`${name}\` is now \`${now}\`; change the name in your code.`;
        return { place: schemaAt(now), side: "before", ...onlyTypes, before: name, after: now, alone: true, text };
      }),
      ...gone.map((name): Found => {
        const text = `the schema \`${name}\` is gone; use the type of the place where it was.`;
        return { place: schemaAt(name), side: "before", ...onlyTypes, before: name, alone: true, text };
      }),
      ...added.map((name): Found => {
        const text = `the schema \`${name}\` is new.`;
        return { place: schemaAt(name), side: "after", wire: "none", types: "minor", after: name, alone: true, text };
      }),
    ];
  },
};

type Schemas = Record<string, object>;

function schemaAt(name: string): string {
  return pointer("/components/schemas", name);
}
