// Fields of requests that are no longer there.

import { asObject, pointer, propertiesOf } from "../../../model/document.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule } from "../rule.ts";
import { sunsetOf } from "./deprecation.ts";
import { distinctPairs, reads, sends } from "./lib/schemas.ts";

export const requestFields: Rule = {
  name: "request-field-removed",
  says: "A field that requests could have is major when it is gone, because a service that ignores it does something else than the caller asked for, and one that checks refuses the request.",
  find: (sides) =>
    distinctPairs(sides)
      .filter((pair) => sends(pair) && !reads(pair))
      .flatMap((pair) => {
        const now = propertiesOf(sides.after.document, pair.after.node);
        return (
          Object.entries(asObject(pair.before.node["properties"]))
            .filter(([name]) => now[name] === undefined && !/^idempotency-?key$/i.test(name))
            // What had a day is told by that: see removed-operations.ts.
            .filter(([, before]) => sunsetOf(before) === undefined)
            .map(([name, before]): Found => {
              const place = pointer(pair.before.at, "properties", name);
              const text = `${nameOf(sides.before.document, place)} is no longer accepted; stop sending it, and check what happens without it.`;
              return {
                place,
                side: "before",
                wire: "major",
                types: "major",
                before,
                covers: [pointer(pair.before.at, "required")],
                text,
              };
            })
        );
      }),
};
