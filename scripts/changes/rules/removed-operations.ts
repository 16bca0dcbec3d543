// Operations that are gone, told apart by whether that was announced, and operations that are new.

import type { Contract } from "../../../model/contract.ts";
import { asObject, methods, pointer } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { sunsetOf } from "./deprecation.ts";
import { addressOf, operationAt } from "./lib/operations.ts";

type When = "unannounced" | "before" | "after";

/** What is said of an operation that is gone. */
const texts: Record<When, (day: string) => string> = {
  unannounced: () => "the operation is gone; stop calling it.",
  before: (day) => `the operation is gone before ${day}, the day announced for it; keep it until then.`,
  after: (day) => `the operation is gone, as announced for ${day}; stop calling it.`,
};

export const removedOperation = removed(
  "operation-removed",
  "An operation that is gone is major, because every call of it fails.",
  "unannounced",
);

export const removedBeforeSunset = removed(
  "removed-before-sunset",
  "An operation that is gone before the day announced for it breaks a promise besides the code; the gate refuses it, whatever the version.",
  "before",
);

export const removedAfterSunset = removed(
  "removed-after-sunset",
  "An operation that is gone after the day announced for it is major all the same, because a call of it fails, but consumers were told.",
  "after",
);

export const addedOperation: Rule = {
  name: "operation-added",
  says: "A new operation is minor, because nobody calls it yet.",
  find: ({ before, after }) =>
    without(after, before).map(
      (operation): Found => ({
        place: operationAt(operation),
        side: "after",
        wire: "minor",
        types: "minor",
        after: operation.raw,
        covers: wholePath(operation, after, before),
        text: `the operation \`${operation.method} ${operation.path}\` is new.`,
      }),
    ),
};

function removed(name: string, says: string, when: When): Rule {
  return {
    name,
    says,
    find: (sides) =>
      without(sides.before, sides.after)
        .map((operation) => ({ operation, day: sunsetOf(operation.raw) }))
        .filter(({ day }) => whenOf(sides, day) === when)
        .map(
          ({ operation, day }): Found => ({
            place: operationAt(operation),
            side: "before",
            wire: "major",
            types: "major",
            before: operation.raw,
            covers: wholePath(operation, sides.before, sides.after),
            text: texts[when](day ?? ""),
            ...(day !== undefined && { asPromised: true as const }),
          }),
        ),
  };
}

function whenOf({ today = new Date().toISOString().slice(0, 10) }: Sides, day: string | undefined): When {
  if (day === undefined) return "unannounced";
  return today < day ? "before" : "after";
}

function without(one: Contract, other: Contract): Operation[] {
  const there = new Set(other.operations.map(addressOf));
  return one.operations.filter((operation) => !there.has(addressOf(operation)));
}

/** The path too, where all of its operations are on one side only: Redocly's diff names the path and not the operations. */
function wholePath({ path }: Operation, one: Contract, other: Contract): string[] {
  const item = asObject(asObject(one.document["paths"])[path]);
  const gone = without(one, other).filter((operation) => operation.path === path).length;
  return gone === methods.filter((method) => item[method] !== undefined).length ? [pointer("/paths", path)] : [];
}
