// Presence: what requests have to contain, and what responses and events always contain (`required`).

import type { Rating } from "../../../model/change.ts";
import { asObject, asStrings, pointer, propertiesOf } from "../../../model/document.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { inDirections } from "./closed-lists.ts";
import { distinctPairs, reads, type SchemaPair, sends } from "./lib/schemas.ts";
import { listed, missing } from "./lib/words.ts";

export const presence: Rule = {
  name: "presence",
  says: "A field that requests newly need, or that responses need no longer have, is major; what only a table of fields suggested was never stated, so taking it back is a correction.",
  find: (sides) =>
    distinctPairs(sides).flatMap((pair) => [...required(sides, pair), ...optional(sides, pair), ...word(sides, pair)]),
};

/** Idempotency keys have a rule of their own. */
function names(node: SchemaPair["before"]["node"]): string[] {
  return asStrings(node["required"]).filter((name) => !/^idempotency-?key$/i.test(name));
}

/** Names that are newly required. */
function required(sides: Sides, pair: SchemaPair): Found[] {
  const fields = propertiesOf(sides.after.document, pair.after.node);
  const isRead = (name: string) => asObject(fields[name])["readOnly"] === true;
  const added = missing(names(pair.after.node), names(pair.before.node));
  const sent = added.filter((name) => sends(pair) && !isRead(name));
  const where = { place: pointer(pair.after.at, "required"), side: "after" as const };
  const owner = nameOf(sides.after.document, pair.after.at);
  const values = { before: pair.before.node["required"], after: pair.after.node["required"] };
  const read = missing(added, sent);
  // A field that is new and required is one change.
  const known = propertiesOf(sides.before.document, pair.before.node);
  const isNew = (name: string) => known[name] === undefined;
  const covers = (all: string[]) => all.filter(isNew).map((name) => pointer(pair.after.at, "properties", name));
  return [
    ...found(sent, (all) => ({
      ...where,
      ...values,
      ...({ wire: "major", types: "major", covers: covers(all) } as const),
      text: `${listed(all)} of ${owner} must be sent now; add ${all.length === 1 ? "it" : "them"} to your requests.`,
    })),
    ...found(read, (all) => ({
      ...where,
      ...values,
      ...({
        wire: reads(pair) ? "minor" : "patch",
        types: all.some(isNew) ? "minor" : "none",
        covers: covers(all),
      } as const),
      text: `${listed(all)} of ${owner} ${all.every(isNew) ? "is new and always present." : "is always present now."}`,
    })),
  ];
}

/** Names that are no longer required although the field is still there. */
function optional(sides: Sides, pair: SchemaPair): Found[] {
  const now = propertiesOf(sides.after.document, pair.after.node);
  const was = propertiesOf(sides.before.document, pair.before.node);
  const left = missing(names(pair.before.node), names(pair.after.node)).filter(
    (name) => now[name] !== undefined || was[name] === undefined,
  );
  const written = left.filter((name) => asObject(was[name])["writeOnly"] === true && !sends(pair));
  const isTable = pair.before.node["x-presence"] === "table";
  const wire: Rating = isTable ? "minor" : inDirections(pair, "major", "minor");
  return found(missing(left, written), (all) => ({
    place: pointer(pair.before.at, "required"),
    side: "before",
    wire,
    types: "none",
    before: pair.before.node["required"],
    after: pair.after.node["required"],
    text: `${listed(all)} of ${nameOf(sides.before.document, pair.before.at)} ${reads(pair) ? "can be absent now; handle its absence" : "can be left out now"}${isTable ? "; only a table of fields suggested it" : ""}.`,
    ...(isTable && reads(pair) && { correction: true as const }),
  }));
}

/** `x-presence: table` itself: put there, presence is stated no longer. */
function word(sides: Sides, pair: SchemaPair): Found[] {
  const [was, is] = [pair.before, pair.after].map(({ node }) => node["x-presence"] === "table");
  if (was === is || !reads(pair) || names(pair.before.node).length === 0) return [];
  const owner = nameOf(sides.before.document, pair.before.at);
  return [
    {
      place: pointer(was ? pair.before.at : pair.after.at, "x-presence"),
      side: was ? "before" : "after",
      wire: was ? "patch" : "major",
      types: "none",
      before: pair.before.node["x-presence"],
      after: pair.after.node["x-presence"],
      text: was
        ? `the presence of the required fields of ${owner} is stated now.`
        : `the presence of the fields of ${owner} is no longer stated; handle their absence.`,
      ...(!was && { asPromised: true as const }),
    },
  ];
}

function found(all: string[], of: (all: string[]) => Found): Found[] {
  return all.length === 0 ? [] : [of(all)];
}
