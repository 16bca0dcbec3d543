// Discriminators: the field that says which of several schemas applies, and its values.

import { asObject, pointer } from "../../../model/document.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { inDirections } from "./closed-lists.ts";
import { distinctPairs, type SchemaPair } from "./lib/schemas.ts";
import { listed, missing } from "./lib/words.ts";

export const discriminators: Rule = {
  name: "discriminator",
  says: "Another discriminator field, or a value of it that is gone, is major, because code picks the schema by it; a new value breaks only who reads it.",
  find: (sides) => distinctPairs(sides).flatMap((pair) => compare(sides, pair)),
};

function compare(sides: Sides, pair: SchemaPair): Found[] {
  const [was, is] = [pair.before, pair.after].map(({ node }) => asObject(node["discriminator"])) as [Words, Words];
  if (was["propertyName"] === undefined || is["propertyName"] === undefined) return [];
  const at = pointer(pair.before.at, "discriminator");
  const name = nameOf(sides.before.document, pair.before.at);
  const base = { side: "before", types: "none" } as const;
  const [values, now] = [was, is].map((one) => Object.keys(asObject(one["mapping"]))) as [string[], string[]];
  const [gone, added] = [missing(values, now), missing(now, values)];
  const renamed: Found = {
    ...base,
    place: pointer(at, "propertyName"),
    wire: "major",
    before: String(was["propertyName"]),
    after: String(is["propertyName"]),
    text: `${name} is told apart by \`${is["propertyName"]}\` instead of \`${was["propertyName"]}\`; read and send that field.`,
  };
  return [
    ...(was["propertyName"] === is["propertyName"] ? [] : [renamed]),
    ...gone.map(
      (value): Found => ({
        ...base,
        place: pointer(at, "mapping", value),
        wire: "major",
        before: value,
        text: `${name} no longer has the kind ${listed([value])}; stop using it.`,
      }),
    ),
    ...added.map(
      (value): Found => ({
        ...base,
        place: pointer(pair.after.at, "discriminator", "mapping", value),
        side: "after",
        wire: inDirections(pair, "major", "minor"),
        after: value,
        text: `${name} has the kind ${listed([value])} now; handle it.`,
      }),
    ),
  ];
}

type Words = Record<string, unknown>;
