// Constants: the one value that a field always has.

import { pointer } from "../../../model/document.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule } from "../rule.ts";
import { keywordOf } from "./lib/found.ts";
import { distinctPairs, reads, type SchemaPair, sends } from "./lib/schemas.ts";
import { listed } from "./lib/words.ts";

export const constants: Rule = {
  name: "const",
  says: "Another constant is major, because requests with the old one are refused and code waits for the old one in vain.",
  find: (sides) =>
    distinctPairs(sides)
      .filter(isOtherConstant)
      .map((pair): Found => {
        const [was, is] = [pair.before.node["const"], pair.after.node["const"]];
        const advice = sends(pair) ? (reads(pair) ? "send and expect" : "send") : "expect";
        return {
          ...keywordOf(pair, "const"),
          wire: "major",
          types: "major",
          covers: [pointer(pair.before.at, "enum"), pointer(pair.after.at, "enum")],
          text: `${nameOf(sides.before.document, pair.before.at)} is always ${listed([is])} now (it was ${listed([was])}); ${advice} the new value.`,
        };
      }),
};

/** Whether a schema has a constant on both sides, and another one. */
export function isOtherConstant({ before, after }: Pick<SchemaPair, "before" | "after">): boolean {
  const [was, is] = [before.node["const"], after.node["const"]];
  return was !== undefined && is !== undefined && JSON.stringify(was) !== JSON.stringify(is);
}
