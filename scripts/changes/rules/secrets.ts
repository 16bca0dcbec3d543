// Secrets and other sensitive data: what is only sent and never returned (`writeOnly`), and how data is marked (`x-data`).

import type { Json, Place } from "../../../model/document.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule } from "../rule.ts";
import { distinct, keywordOf } from "./lib/found.ts";
import { reads, type SchemaPair, schemaPairs, sends } from "./lib/schemas.ts";

export const writeOnly: Rule = {
  name: "write-only",
  says: "A secret that may be returned is major, because it lands in logs and on screens; a field that responses no longer return is major, too.",
  find: (sides) =>
    distinct(
      schemaPairs(sides).flatMap((pair): Found[] => {
        const { where, was, is } = flag(pair, "writeOnly");
        if (was === is) return [];
        const name = nameOf(sides.before.document, pair.written.before.at);
        if (was)
          return [
            {
              ...where,
              ...({ wire: "major", types: "none", asPromised: true } as const),
              text: `${name} may be returned now; keep responses that contain it out of logs.`,
            },
          ];
        return [
          reads(pair)
            ? { ...where, wire: "major", types: "none", text: `${name} is no longer returned; stop reading it.` }
            : { ...where, wire: "patch", types: "none", text: `${name} is never returned.` },
        ];
      }),
    ),
};

export const readOnly: Rule = {
  name: "read-only",
  says: "A field that requests may no longer have is major, because it is refused or ignored; one that they may have now is minor.",
  find: (sides) =>
    distinct(
      schemaPairs(sides)
        .filter(sends)
        .flatMap((pair): Found[] => {
          const { where, was, is } = flag(pair, "readOnly");
          if (was === is) return [];
          const name = nameOf(sides.before.document, pair.written.before.at);
          return [
            is
              ? { ...where, wire: "major", types: "none", text: `${name} is no longer accepted; stop sending it.` }
              : { ...where, wire: "minor", types: "none", text: `${name} is accepted in requests now.` },
          ];
        }),
    ),
};

/** The marks, from the one that asks for the most care. */
const marks = ["secret", "bank", "personal", "none"];

export const dataMarks: Rule = {
  name: "data-mark",
  says: "A field that is no longer marked as a secret is major, because masks that follow the mark let it through; bank and personal data unmarked are minor, and a stronger mark is a patch.",
  find: (sides) =>
    distinct(
      schemaPairs(sides).flatMap((pair): Found[] => {
        const where = keywordOf(owners(pair, "x-data"), "x-data");
        const [was, is] = [where.before ?? "none", where.after ?? "none"] as [string, string];
        if (was === is) return [];
        const isWeaker = marks.indexOf(is) > marks.indexOf(was);
        const name = nameOf(sides.before.document, pair.written.before.at);
        return [
          {
            ...where,
            wire: !isWeaker ? "patch" : was === "secret" ? "major" : "minor",
            types: "none",
            ...(was === "secret" && { asPromised: true as const }),
            text: `${name} is marked as \`${is}\` instead of \`${was}\`; ${isWeaker ? "mask it by its name if you masked it by its mark." : "mask it where you log it."}`,
          },
        ];
      }),
    ),
};

/** A word stands beside a reference, or in what it leads to. */
function owners({ before, after, written }: SchemaPair, word: string): { before: Place; after: Place } {
  const has = (one: Place, other: Place) => (one.node[word] === undefined ? other : one);
  return { before: has(written.before, before), after: has(written.after, after) };
}

function flag(pair: SchemaPair, word: string): { where: ReturnType<typeof keywordOf>; was: boolean; is: boolean } {
  const where = keywordOf(owners(pair, word), word);
  const isTrue = (value: Json | undefined) => value === true;
  return { where, was: isTrue(where.before), is: isTrue(where.after) };
}
