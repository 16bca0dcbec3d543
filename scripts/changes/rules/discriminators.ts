// Discriminators: the field that says which of several schemas applies, and its values.

import { asArray, asObject, type Place, pointer } from "../../../model/document.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { inDirections } from "./closed-lists.ts";
import { distinctPairs, reads, type SchemaPair } from "./lib/schemas.ts";
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
  const [mapping, mappingNow] = [was, is].map((one) => asObject(one["mapping"])) as [Words, Words];
  const pairs = gone.flatMap((value) => {
    const other = added.find((one) => mappingNow[one] === mapping[value]);
    return other === undefined ? [] : [{ value, other }];
  });
  const isRenamed = (value: string) => pairs.some((one) => one.value === value || one.other === value);
  return [
    ...(was["propertyName"] === is["propertyName"] ? [] : [renamed]),
    ...pairs.map(
      ({ value, other }): Found => ({
        ...base,
        place: pointer(at, "mapping", value),
        wire: "major",
        before: value,
        after: other,
        covers: [pointer(pair.after.at, "discriminator", "mapping", other)],
        text: `the kind ${listed([value])} of ${name} is called ${listed([other])} now; use the new name.`,
      }),
    ),
    ...gone
      .filter((value) => !isRenamed(value))
      .map(
        (value): Found => ({
          ...base,
          ...kindAt(pair.before, value, "before"),
          wire: "major",
          types: "major",
          before: value,
          text: `${name} no longer has the kind ${listed([value])}; stop using it.`,
        }),
      ),
    ...added
      .filter((value) => !isRenamed(value))
      .map(
        (value): Found => ({
          ...base,
          ...kindAt(pair.after, value, "after"),
          wire: inDirections(pair, "major", "minor"),
          types: "minor",
          after: value,
          text: reads(pair)
            ? `${name} has the kind ${listed([value])} now; handle it.`
            : `${name} can be of the kind ${listed([value])}, too; send it if you need it.`,
        }),
      ),
  ];
}

/** Where a kind stands: as one of the schemas if it is written there, else in the mapping. */
function kindAt(
  { node, at }: Place,
  value: string,
  side: "before" | "after",
): Pick<Found, "place" | "side" | "covers"> {
  const mapped = pointer(at, "discriminator", "mapping", value);
  const ref = asObject(asObject(node["discriminator"])["mapping"])[value];
  for (const word of ["oneOf", "anyOf"]) {
    const index = asArray(node[word]).findIndex((one) => asObject(one)["$ref"] === ref);
    if (index >= 0) return { place: pointer(at, word, index), side, covers: [mapped] };
  }
  return { place: mapped, side };
}

type Words = Record<string, unknown>;
