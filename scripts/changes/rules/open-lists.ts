// Open lists: values that are listed although others may occur (`x-extensible-enum`).

import { asStrings } from "../../../model/document.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule } from "../rule.ts";
import { codeSchemas } from "./lib/codes.ts";
import { keywordOf } from "./lib/found.ts";
import { distinctPairs, type SchemaPair } from "./lib/schemas.ts";
import { listed, missing } from "./lib/words.ts";

export const openLists: Rule = {
  name: "open-list",
  says: "A value added to an open list is minor, because consumers have to expect others; one taken away is major, because it was documented and code waits for it.",
  find: (sides) => {
    const codes = codeSchemas(sides.before.document, sides.before.operations);
    return distinctPairs(sides)
      .filter(({ before }) => !codes.has(before.at))
      .flatMap((pair) => valuesOf(pair, nameOf(sides.before.document, pair.before.at)));
  },
};

function valuesOf(pair: SchemaPair, name: string): Found[] {
  const [before, after] = [pair.before, pair.after].map(({ node }) => asStrings(node["x-extensible-enum"])) as [
    string[],
    string[],
  ];
  if (before.length === 0 || after.length === 0) return [];
  const where = keywordOf(pair, "x-extensible-enum");
  const [gone, added] = [missing(before, after), missing(after, before)];
  const lost: Found = {
    ...where,
    wire: "major",
    types: "patch",
    text: `${name} no longer lists ${listed(gone)}; stop relying on what depends on it.`,
  };
  const gained: Found = {
    ...where,
    wire: "minor",
    types: "minor",
    text: `${name} newly lists ${listed(added)}; decide what your code does with it.`,
  };
  return [...(gone.length > 0 ? [lost] : []), ...(added.length > 0 ? [gained] : [])];
}
