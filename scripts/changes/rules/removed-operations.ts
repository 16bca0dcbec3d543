// What is gone, told apart by whether that was announced (operations, and parameters and fields with a day of their own),
// and operations that are new.

import type { Contract } from "../../../model/contract.ts";
import { asObject, type JsonObject, methods, pointer } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { dayOf, sunsetOf } from "./deprecation.ts";
import { distinct } from "./lib/found.ts";
import { goneFields, goneParameters } from "./lib/gone.ts";
import { addressOf, operationAt } from "./lib/operations.ts";

type When = "unannounced" | "before" | "after";

/** Something that is gone. */
interface Gone {
  place: string;
  node: JsonObject;
  /** What it is called, with what kind of thing it is, and its name alone. */
  title: string;
  name: string;
  covers: string[];
  /** What its consumers do without it. */
  stop: string;
}

/** What is said of it. */
const texts: Record<When, (gone: Gone, day: string) => string> = {
  unannounced: ({ title, stop }) => `${title} is gone; ${stop}.`,
  before: ({ title, name }, day) => `${title} is gone before the day announced for it; keep ${name} until ${day}.`,
  after: ({ title, stop }, day) => `${title} is gone, as announced for ${day}; ${stop}.`,
};

export const removedOperation = removed(
  "operation-removed",
  "An operation that is gone is major, because every call of it fails.",
  "unannounced",
);

export const removedBeforeSunset = removed(
  "removed-before-sunset",
  "What is gone before the day announced for it (an operation, a parameter or a field) breaks a promise besides the code; the gate refuses it, whatever the version.",
  "before",
);

export const removedAfterSunset = removed(
  "removed-after-sunset",
  "What is gone after the day announced for it (an operation, a parameter or a field) is major all the same, because who still uses it fails, but consumers were told.",
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
      distinct(
        [...goneOperations(sides), ...announcedParts(sides)]
          .map((gone) => ({ gone, day: sunsetOf(gone.node) }))
          .filter(({ day }) => whenOf(sides, day) === when)
          .map(
            ({ gone, day }): Found => ({
              place: gone.place,
              side: "before",
              wire: "major",
              types: "major",
              before: gone.node,
              covers: gone.covers,
              text: texts[when](gone, day ?? ""),
              ...(day !== undefined && { asPromised: true as const }),
            }),
          ),
      ),
  };
}

function goneOperations({ before, after }: Sides): Gone[] {
  return without(before, after).map((operation) => ({
    place: operationAt(operation),
    node: operation.raw,
    title: "the operation",
    name: `\`${operation.operationId}\``,
    covers: wholePath(operation, before, after),
    stop: "stop calling it",
  }));
}

/** Parameters and fields that are gone and had a day; other rules rate those that had none. */
function announcedParts(sides: Sides): Gone[] {
  return [...goneParameters(sides), ...goneFields(sides)]
    .filter(({ node }) => sunsetOf(node) !== undefined)
    .map((gone) => ({ ...gone, title: gone.name, stop: "stop using it" }));
}

function whenOf(sides: Sides, day: string | undefined): When {
  if (day === undefined) return "unannounced";
  return dayOf(sides) < day ? "before" : "after";
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
