// Deprecation: what is announced to go (`deprecated`, `x-sunset`, `x-replaced-by`), of operations, parameters and fields.

import type { Rating } from "../../../model/change.ts";
import { asObject, type JsonObject, type Place, pointer } from "../../../model/document.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { distinct } from "./lib/found.ts";
import { eventAt, eventPairs, operationAt, operationPairs, type Pair, parameterPairs } from "./lib/operations.ts";
import { schemaPairs } from "./lib/schemas.ts";
import { word } from "./lib/words.ts";

export const deprecation: Rule = {
  name: "deprecation",
  says: "An announcement breaks nobody and is minor; a sunset moved to an earlier day is major, because consumers planned with the day they were told, and one moved to a later day is a patch.",
  find: (sides) =>
    distinct(
      placesOf(sides).flatMap(({ pair, name }) => [
        ...announced({ pair, name }),
        ...sunset({ pair, name }),
        ...replaced({ pair, name }),
      ]),
    ),
};

export const sunsetPassed: Rule = {
  name: "sunset-passed",
  says: "A day that is not ahead when it is announced leaves consumers no time; the gate refuses it, whatever the version.",
  find: (sides) =>
    distinct(
      placesOf(sides).flatMap(({ pair: { before, after }, name }): Found[] => {
        const [was, is] = [sunsetOf(before.node), sunsetOf(after.node)];
        if (is === undefined || was === is || is > dayOf(sides)) return [];
        const owner = was === undefined ? after : before;
        return [
          {
            place: pointer(owner.at, "x-sunset"),
            side: was === undefined ? "after" : "before",
            wire: "major",
            types: "patch",
            before: was,
            after: is,
            text: `${name} ends on ${is}, which is not ahead; set an x-sunset that leaves consumers time.`,
            asPromised: true,
          },
        ];
      }),
    ),
};

interface Named {
  pair: Pair<Place>;
  name: string;
}

function placesOf(sides: Sides): Named[] {
  const operations = operationPairs(sides);
  return [
    ...operations.map(({ before, after }) => ({
      name: "the operation",
      pair: {
        before: { node: before.raw, at: operationAt(before) },
        after: { node: after.raw, at: operationAt(after) },
      },
    })),
    ...eventPairs(sides).map(({ before, after }) => ({
      name: "the event",
      pair: { before: { node: before.raw, at: eventAt(before) }, after: { node: after.raw, at: eventAt(after) } },
    })),
    ...operations
      .flatMap((pair) => parameterPairs(sides, pair))
      .map((pair) => ({ name: `the parameter \`${pair.before.name}\``, pair })),
    ...schemaPairs(sides).map(({ before, after, written }) => ({
      name: nameOf(sides.before.document, written.before.at),
      pair: { before: holder(written.before, before), after: holder(written.after, after) },
    })),
  ];
}

/** The word stands beside a reference, or in what it leads to. */
function holder(written: Place, target: Place): Place {
  return written.node["deprecated"] === undefined ? target : written;
}

function isDeprecated(node: JsonObject): boolean {
  return node["deprecated"] === true;
}

function announced({ pair: { before, after }, name }: Named): Found[] {
  const [was, is] = [isDeprecated(before.node), isDeprecated(after.node)];
  if (was === is) return [];
  const day = word(after.node, "x-sunset");
  const until = day === undefined ? "" : ` and ends on ${day}`;
  const other = word(after.node, "x-replaced-by");
  const instead = other === undefined ? "stop using it" : `use \`${other}\` instead`;
  const owner = was ? before : after;
  return [
    {
      place: pointer(owner.at, "deprecated"),
      side: was ? "before" : "after",
      wire: is ? "minor" : "patch",
      types: "patch",
      before: was,
      after: is,
      covers: ["x-sunset", "x-replaced-by"].map((key) => pointer(owner.at, key)),
      text: is ? `${name} is deprecated${until}; ${instead}.` : `${name} is no longer deprecated.`,
    },
  ];
}

/** The day, of something that stays deprecated. */
function sunset({ pair: { before, after }, name }: Named): Found[] {
  const [was, is] = [word(before.node, "x-sunset"), word(after.node, "x-sunset")];
  if (was === is || !isDeprecated(before.node) || !isDeprecated(after.node)) return [];
  const isEarlier = was !== undefined && is !== undefined && is < was;
  const wire: Rating = isEarlier ? "major" : was === undefined ? "minor" : "patch";
  return [
    {
      place: pointer(was === undefined ? after.at : before.at, "x-sunset"),
      side: was === undefined ? "after" : "before",
      wire,
      types: "patch",
      before: was,
      after: is,
      text:
        is === undefined
          ? `${name} stays deprecated, and no day is set on which it ends.`
          : `${name} ends on ${is}${was === undefined ? "" : ` instead of ${was}`}; ${isEarlier ? "stop using it earlier than planned" : "stop using it until then"}.`,
    },
  ];
}

function replaced({ pair: { before, after }, name }: Named): Found[] {
  const [was, is] = [before.node["x-replaced-by"], after.node["x-replaced-by"]];
  if (was === is || !isDeprecated(before.node) || !isDeprecated(after.node)) return [];
  return [
    {
      place: pointer(was === undefined ? after.at : before.at, "x-replaced-by"),
      side: was === undefined ? "after" : "before",
      wire: "patch",
      types: "none",
      before: was,
      after: is,
      text: typeof is === "string" ? `${name} is replaced by \`${is}\` now.` : `${name} has no replacement.`,
    },
  ];
}

/** The day of the comparison, as YYYY-MM-DD. */
export function dayOf({ today = new Date().toISOString().slice(0, 10) }: Sides): string {
  return today;
}

/** The day of a deprecation, and nothing for what is not deprecated. */
export function sunsetOf(node: unknown): string | undefined {
  return isDeprecated(asObject(node)) ? word(node, "x-sunset") : undefined;
}
