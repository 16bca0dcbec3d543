// The HTTP status of success. Redocly's diff rates responses that are gone.

import { asObject } from "../../../model/document.ts";
import { isSuccess } from "../../../model/evidence.js";
import type { Operation } from "../../../model/operations.ts";
import type { Found, Rule } from "../rule.ts";
import { operationAt, operationPairs } from "./lib/operations.ts";
import { listed, missing } from "./lib/words.ts";

export const successStatus: Rule = {
  name: "success-status",
  says: "Another status of success, or one more, is major, because code that checks for the documented one takes a success for a failure and may send the request again.",
  find: (sides) =>
    operationPairs(sides).flatMap(({ before, after }): Found[] => {
      const [was, is] = [successes(before), successes(after)];
      const [gone, added] = [missing(was, is), missing(is, was)];
      if (added.length === 0) return [];
      const [old] = gone;
      const now = `the operation responds with ${listed(is, "or")}`;
      const text = `${now}${old === undefined ? " now" : ` instead of ${listed(was, "or")}`}; accept every 2xx status.`;
      const where =
        old === undefined
          ? { place: operationAt(after, "responses", added[0] ?? ""), side: "after" as const }
          : { place: operationAt(before, "responses", old), side: "before" as const };
      const covers = [
        ...gone.map((status) => operationAt(before, "responses", status)),
        ...added.map((status) => operationAt(after, "responses", status)),
      ];
      return [
        {
          ...where,
          wire: "major",
          types: old === undefined ? "minor" : "major",
          before: was,
          after: is,
          covers,
          alone: true,
          text,
        },
      ];
    }),
};

function successes({ raw }: Operation): string[] {
  return Object.keys(asObject(raw["responses"])).filter(isSuccess);
}
