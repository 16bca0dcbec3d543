// Who may call: security schemes, scopes and roles.

import { asArray, asObject, asStrings, type Json, pointer } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { distinct } from "./lib/found.ts";
import { operationAt, operationPairs } from "./lib/operations.ts";
import { listed, missing } from "./lib/words.ts";

export const scopes: Rule = {
  name: "scopes",
  says: "An operation that wants more or other scopes is major, because tokens that were good enough are refused; one that wants fewer is minor.",
  find: (sides) => distinct(operationPairs(sides).flatMap(({ before, after }) => security(sides, before, after))),
};

export const roles: Rule = {
  name: "roles",
  says: "A role that no longer suffices is major, because its holder is refused; one that newly suffices is minor. A caller needs one of the roles, and none if none is documented.",
  find: (sides) => operationPairs(sides).flatMap(({ before, after }) => rolesOf(before, after)),
};

type Requirement = Record<string, string[]>;

function security(sides: Sides, before: Operation, after: Operation): Found[] {
  const [was, is] = [requirements(sides.before, before), requirements(sides.after, after)];
  // Whoever could call can still call if one of the new requirements asks for no more than what sufficed.
  const isLess = (a: Requirement[], b: Requirement[]) => a.every((one) => b.some((other) => asksNoMore(other, one)));
  const [stillGood, noLess] = [isLess(was, is), isLess(is, was)];
  if (stillGood && noLess) return [];
  const owns = before.raw["security"] !== undefined;
  const ownsNow = after.raw["security"] !== undefined;
  const place = owns ? operationAt(before, "security") : ownsNow ? operationAt(after, "security") : "/security";
  const names = [...new Set(is.flatMap((one) => Object.values(one).flat()))];
  const wanted =
    names.length > 0 ? `the ${names.length > 1 ? "scopes" : "scope"} ${listed(names)}` : "no documented scope";
  return [
    {
      place,
      side: owns || !ownsNow ? "before" : "after",
      wire: stillGood ? "minor" : "major",
      types: "none",
      before: was as unknown as Json,
      after: is as unknown as Json,
      covers: [operationAt(before, "security"), operationAt(after, "security")],
      text: stillGood
        ? `the operation asks for less access now: ${wanted}.`
        : `the operation asks for other access now: ${wanted}; request a token that has it.`,
    },
  ];
}

function requirements({ document }: Sides["before"], { raw }: Operation): Requirement[] {
  const written = asArray(raw["security"] ?? document["security"]).map(asObject);
  const all = written.map((one) =>
    Object.fromEntries(Object.entries(one).map(([name, value]) => [name, asStrings(value)])),
  );
  return all.length === 0 ? [{}] : all;
}

/** Whether a requirement is met by whoever meets another one. */
function asksNoMore(one: Requirement, other: Requirement): boolean {
  return Object.entries(one).every(([scheme, wanted]) => {
    const has = other[scheme];
    return has !== undefined && missing(wanted, has).length === 0;
  });
}

function rolesOf(before: Operation, after: Operation): Found[] {
  const [was, is] = [before.roles, after.roles];
  const gone = is.length === 0 ? [] : was.length === 0 ? ["any"] : missing(was, is);
  const added = was.length === 0 ? [] : is.length === 0 ? ["any"] : missing(is, was);
  if (gone.length === 0 && added.length === 0) return [];
  const isNew = was.length === 0;
  const needs = is.length === 0 ? "no documented role" : `the role ${listed(is, "or")}`;
  return [
    {
      place: pointer(operationAt(isNew ? after : before), "x-required-roles"),
      side: isNew ? "after" : "before",
      wire: gone.length > 0 ? "major" : "minor",
      types: "none",
      before: was,
      after: is,
      text: `a caller needs ${needs} now${gone.length > 0 ? "; check whom your code calls it for" : ""}.`,
    },
  ];
}
