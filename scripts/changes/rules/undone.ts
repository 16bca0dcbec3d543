// What undoes an operation (`x-undone-by`).

import type { Found, Rule } from "../rule.ts";
import { operationAt, operationPairs } from "./lib/operations.ts";
import { listed, missing } from "./lib/words.ts";

export const undoneBy: Rule = {
  name: "undone-by",
  says: "An operation that can no longer be undone, or by another operation, is major, because a caller who calls it back calls the wrong thing; a further way is minor.",
  find: (sides) =>
    operationPairs(sides).flatMap(({ before, after }): Found[] => {
      // An operation that was only given another ID still undoes it.
      const renamed = new Map(operationPairs(sides).map((pair) => [pair.before.operationId, pair.after.operationId]));
      const was = before.undoneBy.map((id) => renamed.get(id) ?? id);
      const [gone, added] = [missing(was, after.undoneBy), missing(after.undoneBy, was)];
      if (gone.length + added.length === 0) return [];
      const isNew = before.undoneBy.length === 0;
      const how =
        after.undoneBy.length === 0
          ? "it is not documented what undoes it now"
          : `${listed(after.undoneBy, "or")} undoes it now`;
      return [
        {
          place: operationAt(isNew ? after : before, "x-undone-by"),
          side: isNew ? "after" : "before",
          wire: gone.length > 0 ? "major" : "minor",
          types: "none",
          before: before.undoneBy,
          after: after.undoneBy,
          text: `${how}${gone.length > 0 ? "; change what your code calls to undo it" : ""}.`,
        },
      ];
    }),
};
