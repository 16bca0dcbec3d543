// Parameters that are written elsewhere: at the path instead of the operation, or the reverse.

import { keysOf } from "../../../model/document.ts";
import type { DiffEntry } from "../redocly.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { addressOf, parametersOf } from "./lib/operations.ts";

export const movedParameters: Rule = {
  name: "moved-parameter",
  says: "A parameter that moves between a path and its operations is the same for callers, so nothing has changed; Redocly's diff reads it as one that is gone and one that is new.",
  find: (sides) =>
    sides.entries.flatMap((entry) => {
      const { side, at } = placeOf(entry);
      if (at === undefined || !["Parameter", "ParameterList"].includes(entry.typeName) || entry.kind === "modified")
        return [];
      const [area, path] = keysOf(at);
      if (area !== "paths" || path === undefined || !isSame(sides, path)) return [];
      const found: Found = {
        place: at,
        side,
        wire: "none",
        types: "none",
        text: "parameters are written in another place and stay the same.",
      };
      return [found];
    }),
};

function placeOf({ before, after }: DiffEntry): { side: "before" | "after"; at: string | undefined } {
  return before === undefined ? { side: "after", at: after?.pointer } : { side: "before", at: before.pointer };
}

/** Whether every operation of a path takes the same parameters on both sides. */
function isSame({ before, after }: Sides, path: string): boolean {
  const of = ({ operations, document }: Sides["before"]) =>
    new Map(
      operations
        .filter((operation) => operation.path === path)
        .map((operation) => [
          addressOf(operation),
          parametersOf(document, operation).map(
            ({ in: kind, name, node }) => `${kind} ${name} ${node["required"] === true}`,
          ),
        ]),
    );
  const [was, is] = [of(before), of(after)];
  return (
    was.size > 0 &&
    [...was].every(([address, names]) => {
      const now = is.get(address);
      return now !== undefined && now.toSorted().join() === names.toSorted().join();
    })
  );
}
