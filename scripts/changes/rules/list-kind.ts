// Lists that become open, closed or none at all.

import type { Rating } from "../../../model/change.ts";
import { asArray, type JsonObject, pointer } from "../../../model/document.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule } from "../rule.ts";
import { inDirections } from "./closed-lists.ts";
import { codeSchemas } from "./lib/codes.ts";
import { keywordOf } from "./lib/found.ts";
import { distinctPairs, type SchemaPair } from "./lib/schemas.ts";

type Kind = "open" | "closed" | "none";

const keywords = { open: "x-extensible-enum", closed: "enum", none: "enum" } as const;

/** What each move weighs in a response and in a request, and what it means. */
const moves: Record<string, { response: Rating; request: Rating; text: string }> = {
  "closed open": {
    response: "major",
    request: "minor",
    text: "is an open list now; handle values that are not listed.",
  },
  "open closed": {
    response: "minor",
    request: "major",
    text: "is a closed list now; no other value is valid.",
  },
  "closed none": {
    response: "major",
    request: "minor",
    text: "no longer has a list of values; handle any value.",
  },
  "none closed": {
    response: "minor",
    request: "major",
    text: "has a closed list of values now; no other value is valid.",
  },
  "open none": {
    response: "major",
    request: "major",
    text: "no longer lists its values; do not rely on those that were listed.",
  },
  "none open": {
    response: "minor",
    request: "minor",
    text: "lists its known values now; others can still occur.",
  },
};

export const listKind: Rule = {
  name: "list-kind",
  says: "A closed list that opens lets unknown values through, so it breaks who reads it; one that closes breaks who sends something else.",
  find: (sides) => {
    const codes = codeSchemas(sides.before.document, sides.before.operations);
    return distinctPairs(sides)
      .filter(({ before }) => !codes.has(before.at))
      .flatMap((pair) => movesOf(pair, nameOf(sides.before.document, pair.before.at)));
  },
};

function movesOf(pair: SchemaPair, name: string): Found[] {
  const [from, to] = [kindOf(pair.before.node), kindOf(pair.after.node)];
  const move = moves[`${from} ${to}`];
  if (move === undefined) return [];
  const where = keywordOf(pair, keywords[from === "none" ? to : from]);
  const covers = Object.values(keywords).flatMap((word) => [
    pointer(pair.before.at, word),
    pointer(pair.after.at, word),
  ]);
  const { response, request, text } = move;
  const after = asArray(pair.after.node[keywords[to]]);
  return [
    {
      ...where,
      ...(after.length > 0 && { after }),
      wire: inDirections(pair, response, request),
      types: "none",
      covers,
      text: `${name} ${text}`,
    },
  ];
}

function kindOf(node: JsonObject): Kind {
  if (Array.isArray(node["enum"])) return "closed";
  return Array.isArray(node["x-extensible-enum"]) ? "open" : "none";
}
