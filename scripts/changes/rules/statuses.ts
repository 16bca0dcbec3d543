// The HTTP statuses of responses: of success, and of errors.

import { asObject, keysOf, pointer } from "../../../model/document.ts";
import { isSuccess } from "../../../model/evidence.js";
import type { Operation } from "../../../model/operations.ts";
import type { Found, Rule } from "../rule.ts";
import { distinct } from "./lib/found.ts";
import { operationAt, operationPairs, type Pair } from "./lib/operations.ts";
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

export const errorResponses: Rule = {
  name: "response-removed",
  says: "A status of an error that is no longer documented is major, because code tells failures apart by it; where operations share the response, it is one change.",
  find: (sides) => {
    const all = operationPairs(sides).flatMap((pair) => errors(pair.before).map((status) => ({ pair, status })));
    const lost = all.filter(({ pair, status }) => asObject(pair.after.raw["responses"])[status] === undefined);
    const sharedBy = (at: string) => all.filter((one) => componentOf(one) === at);
    return distinct(
      lost.map(({ pair, status }): Found => {
        const at = componentOf({ pair, status });
        const own = operationAt(pair.before, "responses", status);
        const users = at === undefined ? [] : sharedBy(at);
        // Everybody who had the response has lost it: what they share is gone.
        const isWhole =
          users.length > 1 &&
          users.every((one) => lost.some((other) => other.pair === one.pair && other.status === one.status));
        return {
          place: isWhole && at !== undefined ? at : own,
          side: "before",
          wire: "major",
          types: "major",
          before: status,
          covers: isWhole ? users.map((one) => operationAt(one.pair.before, "responses", one.status)) : [own],
          alone: true,
          text: `the response ${status} is no longer documented; handle what comes instead as any other error.`,
        };
      }),
    );
  },
};

/** Statuses and ranges of errors; what comes with any other status (`default`) is none of them. */
function errors({ raw }: Operation): string[] {
  return Object.keys(asObject(raw["responses"])).filter((status) => /^[45]/.test(status));
}

/** The component that a response refers to. */
function componentOf({ pair, status }: { pair: Pair<Operation>; status: string }): string | undefined {
  const ref = asObject(asObject(pair.before.raw["responses"])[status])["$ref"];
  return typeof ref === "string" ? pointer("", ...keysOf(ref)) : undefined;
}

function successes({ raw }: Operation): string[] {
  return Object.keys(asObject(raw["responses"])).filter(isSuccess);
}
