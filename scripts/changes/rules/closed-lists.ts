// Closed lists: `enum`, which has every value there is.

import { heaviest, type Rating } from "../../../model/change.ts";
import { asArray } from "../../../model/document.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule } from "../rule.ts";
import { isOtherConstant } from "./constants.ts";
import { keywordOf } from "./lib/found.ts";
import { distinctPairs, reads, type SchemaPair, sends } from "./lib/schemas.ts";
import { listed, missing } from "./lib/words.ts";

export const closedLists: Rule = {
  name: "closed-list",
  says: "A closed list names every value: one more in a response breaks who handles them all, one less in a request is refused, and the reverse is minor.",
  find: (sides) =>
    distinctPairs(sides)
      .filter(({ before, after }) => Array.isArray(before.node["enum"]) && Array.isArray(after.node["enum"]))
      // A constant that is written as a list besides has a rule of its own.
      .filter((pair) => !isOtherConstant(pair))
      .flatMap((pair) => valuesOf(pair, nameOf(sides.before.document, pair.before.at))),
};

function valuesOf(pair: SchemaPair, name: string): Found[] {
  const [before, after] = [asArray(pair.before.node["enum"]), asArray(pair.after.node["enum"])];
  const where = keywordOf(pair, "enum");
  const [gone, added] = [missing(before, after), missing(after, before)];
  const lost: Found = {
    ...where,
    wire: inDirections(pair, "minor", "major"),
    types: sends(pair) ? "major" : "none",
    text: `${name} no longer allows ${listed(gone)}; ${sends(pair) ? "stop sending it." : "it is no longer returned."}`,
  };
  const gained: Found = {
    ...where,
    wire: inDirections(pair, "major", "minor"),
    types: "minor",
    text: `${name} newly allows ${listed(added)}; ${reads(pair) ? "handle it before you upgrade." : "you can send it."}`,
  };
  return [...(gone.length > 0 ? [lost] : []), ...(added.length > 0 ? [gained] : [])];
}

/** The heavier of what a change weighs in the directions in which it is used. */
export function inDirections(pair: Pick<SchemaPair, "directions">, response: Rating, request: Rating): Rating {
  return heaviest([...(reads(pair) ? [response] : []), ...(sends(pair) ? [request] : [])]);
}
