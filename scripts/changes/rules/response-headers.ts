// Headers of responses that always come, or no longer do. Redocly's diff rates headers that are gone.

import { asObject, follow, pointer } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { distinct } from "./lib/found.ts";
import { operationAt, operationPairs } from "./lib/operations.ts";

export const responseHeaders: Rule = {
  name: "response-header",
  says: "A header that responses always had and may now lack is major, because code reads it; the reverse is minor.",
  find: (sides) =>
    distinct(
      operationPairs(sides).flatMap(({ before, after }) => {
        const now = headersOf(sides.after, after);
        return [...headersOf(sides.before, before)].flatMap(([key, was]): Found[] => {
          const is = now.get(key);
          if (is === undefined || was.required === is.required) return [];
          return [
            {
              place: pointer(is.required ? is.at : was.at, "required"),
              side: is.required ? "after" : "before",
              wire: was.required ? "major" : "minor",
              types: "none",
              before: was.required,
              after: is.required,
              covers: [pointer(was.at, "required"), pointer(is.at, "required")],
              text: was.required
                ? `the header \`${was.name}\` can be absent now; handle its absence.`
                : `the header \`${was.name}\` is always present now.`,
            },
          ];
        });
      }),
    ),
};

interface Header {
  name: string;
  at: string;
  required: boolean;
}

function headersOf({ document }: Sides["before"], operation: Operation): Map<string, Header> {
  const responses = Object.keys(asObject(operation.raw["responses"])).flatMap((status) => {
    const written = asObject(asObject(operation.raw["responses"])[status]);
    const response = follow(document, written, operationAt(operation, "responses", status));
    return Object.entries(asObject(response.node["headers"])).map(([name, header]): [string, Header] => {
      const { node, at } = follow(document, header, pointer(response.at, "headers", name));
      return [`${status} ${name.toLowerCase()}`, { name, at, required: node["required"] === true }];
    });
  });
  return new Map(responses);
}
