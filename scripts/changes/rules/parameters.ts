// Parameters of requests: which there are, and whether they are sent in the path, the query or a header.

import { isDeepStrictEqual } from "node:util";
import { type JsonObject, pointer } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { distinct } from "./lib/found.ts";
import { operationPairs, type Pair, type WrittenParameter, writtenParameters } from "./lib/operations.ts";

export const parameters: Rule = {
  name: "parameter",
  says: "A parameter that requests newly need, that is gone or that is sent elsewhere is major, because requests without it are refused or mean something else; one that they can have is minor.",
  find: (sides) => distinct(operationPairs(sides).flatMap((pair) => compare(sides, pair))),
};

/** What a parameter is called by how it is sent. */
const kinds: Record<string, string> = { query: "query parameter", header: "header", cookie: "cookie" };

function compare(sides: Sides, pair: Pair<Operation>): Found[] {
  const [was, is] = [named(sides.before.document, pair.before), named(sides.after.document, pair.after)];
  const gone = was.filter((one) => !is.some((other) => idOf(other) === idOf(one)));
  const added = is.filter((one) => !was.some((other) => idOf(other) === idOf(one)));
  const pairs = gone.flatMap((before) => {
    const after = added.find((one) => (one.name === before.name && one.in !== before.in) || isSameButName(before, one));
    return after === undefined ? [] : [{ before, after }];
  });
  const isMoved = (one: WrittenParameter) => pairs.some(({ before, after }) => before === one || after === one);
  const covered = (one: WrittenParameter, others: WrittenParameter[]) =>
    others.some(({ list }) => list === one.list) ? {} : { covers: [one.list] };
  return [
    ...pairs.map((one) => (one.before.name === one.after.name ? moved(one) : renamed(one))),
    ...gone.filter((one) => !isMoved(one)).map((one) => ({ ...lost(one), ...covered(one, is) })),
    ...added.filter((one) => !isMoved(one)).map((one) => ({ ...gained(one), ...covered(one, was) })),
  ];
}

function moved({ before, after }: Pair<WrittenParameter>): Found {
  return {
    place: pointer(before.definedAt, "in"),
    side: "before",
    wire: "major",
    types: "major",
    before: before.in,
    after: after.in,
    covers: [pointer(after.definedAt, "in"), before.at, after.at],
    text: `\`${before.name}\` is a ${kinds[after.in]} now and no ${kinds[before.in]}; send it there.`,
  };
}

/** Whether a parameter stands in the place of another one and differs in nothing but its name. */
function isSameButName(before: WrittenParameter, after: WrittenParameter): boolean {
  return before.definedAt === after.definedAt && isDeepStrictEqual({ ...before.node, name: after.name }, after.node);
}

function renamed({ before, after }: Pair<WrittenParameter>): Found {
  return {
    place: pointer(before.definedAt, "name"),
    side: "before",
    wire: "major",
    types: "major",
    before: before.name,
    after: after.name,
    covers: [before.at],
    isRename: true,
    text: `the ${kinds[before.in]} \`${before.name}\` is now \`${after.name}\`; send \`${after.name}\`.`,
  };
}

function lost({ name, in: kind, at, node }: WrittenParameter): Found {
  const text = `the ${kinds[kind]} \`${name}\` is gone; stop sending it and do not rely on its effect.`;
  return { place: at, side: "before", wire: "major", types: "major", before: node, text };
}

function gained({ name, in: kind, at, node }: WrittenParameter): Found {
  const called = `the ${kinds[kind]} \`${name}\``;
  const base = { place: at, side: "after", after: node } as const;
  return node["required"] === true
    ? { ...base, wire: "major", types: "major", text: `${called} is required now; send it.` }
    : { ...base, wire: "minor", types: "minor", text: `${called} is new; send it if you need it.` };
}

function idOf({ in: kind, name }: WrittenParameter): string {
  return `${kind} ${kind === "header" ? name.toLowerCase() : name}`;
}

/** The parameters that have a name on the wire; keys of idempotency have a rule of their own. */
function named(document: JsonObject, operation: Operation): WrittenParameter[] {
  return writtenParameters(document, operation).filter(
    ({ name, in: kind }) => kinds[kind] !== undefined && !/^idempotency-?key$/i.test(name),
  );
}
