// Names that only the types have: operation IDs, path parameters, schemas. Nothing on the wire shows them.

import { componentsOf, pointer } from "../../../model/document.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { distinct } from "./lib/found.ts";
import { eventAt, eventPairs, operationAt, operationPairs, parameterPairs } from "./lib/operations.ts";

const onlyTypes = { wire: "none", types: "major" } as const;

export const operationIds: Rule = {
  name: "operation-id",
  says: "An operation ID is a name in the types and not on the wire, so another one breaks code only where it compiles.",
  find: (sides) => [
    ...operationPairs(sides).flatMap(({ before, after }) => renamed(before, after, operationAt(before, "operationId"))),
    ...eventPairs(sides).flatMap(({ before, after }) => {
      const [was, is] = [before, after].map(({ raw }) => ({ operationId: String(raw["operationId"]) }));
      return was && is ? renamed(was, is, eventAt(before, "operationId")) : [];
    }),
  ],
};

function renamed(before: { operationId: string }, after: { operationId: string }, place: string): Found[] {
  if (before.operationId === after.operationId) return [];
  const text = `\`${before.operationId}\` is now \`${after.operationId}\`; change the name where your code or your tools use it.`;
  return [{ place, side: "before", ...onlyTypes, before: before.operationId, after: after.operationId, text }];
}

export const pathParameters: Rule = {
  name: "path-parameter-name",
  says: "The name of a path parameter is not part of the URL that is sent, so another one breaks only what is compiled against it.",
  find: (sides) =>
    distinct(
      operationPairs(sides)
        .filter(({ before, after }) => before.path !== after.path)
        .map((pair): Found => {
          const { before, after } = pair;
          const parameters = parameterPairs(sides, pair).filter((one) => one.before.name !== one.after.name);
          const places = parameters.flatMap((one) => [pointer(one.before.at, "name"), pointer(one.after.at, "name")]);
          return {
            place: pointer("/paths", before.path),
            side: "before",
            ...onlyTypes,
            before: before.path,
            after: after.path,
            covers: places,
            alone: true,
            text: `the path is now written \`${after.path}\`; change the names of its parameters in your code.`,
          };
        }),
    ),
};

export const schemaNames: Rule = {
  name: "schema-name",
  says: "The name of a schema is a name in the types and not on the wire, so a schema that is renamed or moved breaks code only where it compiles.",
  find: (sides) => {
    const [was, is] = [sides.before, sides.after].map(({ document }) => componentsOf(document, "schemas")) as [
      Schemas,
      Schemas,
    ];
    const moved = renames(sides);
    const gone = Object.keys(was).filter((name) => is[name] === undefined);
    const added = Object.keys(is).filter((name) => was[name] === undefined && ![...moved.values()].includes(name));
    return [
      ...gone.map((name): Found => {
        const now = moved.get(name);
        const place = schemaAt(name);
        const text =
          now === undefined
            ? `the schema \`${name}\` is gone; use the type of the place where it was.`
            : `the schema \`${name}\` is now \`${now}\`; change the name in your code.`;
        return { place, side: "before", ...onlyTypes, before: name, after: now, alone: true, text };
      }),
      ...added.map(
        (name): Found => ({
          place: schemaAt(name),
          side: "after",
          wire: "none",
          types: "minor",
          after: name,
          alone: true,
          text: `the schema \`${name}\` is new.`,
        }),
      ),
    ];
  },
};

type Schemas = Record<string, object>;

/** Schemas that Redocly's diff recognizes under another name. */
function renames({ entries }: Sides): Map<string, string> {
  const pattern = /^\/components\/schemas\/[^/]+$/;
  return new Map(
    entries
      .filter(({ property, before }) => property === "key" && pattern.test(before?.pointer ?? ""))
      .map(({ before, after }) => [String(before?.value), String(after?.value)]),
  );
}

function schemaAt(name: string): string {
  return pointer("/components/schemas", name);
}
