// Defaults: what a service does with what a caller leaves out.

import { nameOf } from "../naming.ts";
import type { Found, Rule } from "../rule.ts";
import { distinct, keywordOf } from "./lib/found.ts";
import { schemaPairs, sends } from "./lib/schemas.ts";

export const defaults: Rule = {
  name: "default",
  says: "Another default is major, because the same request gets another response, for example pages of another size; a default that was not documented before is minor.",
  find: (sides) =>
    distinct(
      schemaPairs(sides)
        .filter(sends)
        .flatMap(({ before, after, written }): Found[] => {
          // A default stands beside a reference, or in what it leads to.
          const owners = { before: holder(written.before, before), after: holder(written.after, after) };
          const where = keywordOf(owners, "default");
          if (JSON.stringify(where.before) === JSON.stringify(where.after)) return [];
          const name = nameOf(sides.before.document, written.before.at);
          const [was, is] = [where.before, where.after].map((value) => JSON.stringify(value));
          const text =
            is === undefined
              ? `${name} has no documented default any more, it was ${was}; send the value you need.`
              : was === undefined
                ? `${name} has the default ${is} now; send the value you need.`
                : `${name} has the default ${is} instead of ${was}; send ${was} to keep what you get.`;
          return [{ ...where, wire: was === undefined ? "minor" : "major", types: "patch", text }];
        }),
    ),
};

function holder<T extends { node: { default?: unknown } }>(written: T, target: T): T {
  return written.node.default === undefined ? target : written;
}
