// Bodies that requests newly have, and fields of requests that are no longer there.

import { asObject, asStrings, follow, mediaType, pointer, propertiesOf, resolve } from "../../../model/document.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule } from "../rule.ts";
import { sunsetOf } from "./deprecation.ts";
import { operationAt, operationPairs } from "./lib/operations.ts";
import { distinctPairs, reads, sends } from "./lib/schemas.ts";
import { listed } from "./lib/words.ts";

export const requestBody: Rule = {
  name: "request-body",
  says: "A body that a request newly needs is major, because requests without one are refused; one that it newly can have is minor.",
  find: (sides) =>
    operationPairs(sides).flatMap(({ before, after }): Found[] => {
      if (before.raw["requestBody"] !== undefined || after.raw["requestBody"] === undefined) return [];
      const place = operationAt(after, "requestBody");
      const { node, at } = follow(sides.after.document, after.raw["requestBody"], place);
      const isRequired = node["required"] === true;
      const schema = resolve(sides.after.document, mediaType(node)?.["schema"]);
      const needed = asStrings(schema["required"]);
      const what = needed.length === 0 ? "one" : listed(needed);
      return [
        {
          place,
          side: "after",
          wire: isRequired ? "major" : "minor",
          types: isRequired ? "major" : "minor",
          after: node,
          covers: [at],
          text: isRequired
            ? `the request must have a body now; send ${what}.`
            : "the request can have a body now; send one if you need it.",
        },
      ];
    }),
};

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
