// Who may call: security schemes, scopes and roles.

import { asArray, asObject, asStrings, componentsOf, type Json, pointer } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { distinct, gathered } from "./lib/found.ts";
import { operationAt, operationPairs } from "./lib/operations.ts";
import { listed, missing } from "./lib/words.ts";

export const access: Rule = {
  name: "access",
  says: "An operation that anyone may call is major, because what was protected is open; so is a contract that asks for no authentication by default.",
  find: (sides) => [
    ...root(sides),
    ...distinct(operationPairs(sides).flatMap(({ before, after }) => opened(sides, before, after))),
  ],
};

export const scopes: Rule = {
  name: "scopes",
  says: "An operation that wants more or other scopes is major, because tokens that were good enough are refused; one that wants fewer is minor.",
  find: (sides) =>
    gathered(distinct(operationPairs(sides).flatMap(({ before, after }) => security(sides, before, after)))),
};

export const roles: Rule = {
  name: "roles",
  says: "A role that no longer suffices is major, because its holder is refused; one that newly suffices is minor. A caller needs one of the roles, and none if none is documented.",
  find: (sides) => operationPairs(sides).flatMap(({ before, after }) => rolesOf(before, after)),
};

type Requirement = Record<string, string[]>;

/** Whether a requirement lets anyone in. */
const isOpen = (all: Requirement[]) => all.some((one) => Object.keys(one).length === 0);

/** The default of the contract. Who reads only that lets anyone in, also where each operation says more. */
function root({ before, after }: Sides): Found[] {
  const [was, is] = [before, after].map(({ document }) => asArray(document["security"])) as [Json[], Json[]];
  if (was.length === 0 || is.length > 0) return [];
  return [
    {
      ...({ place: "/security", side: "before", wire: "major", types: "none", before: was, after: is } as const),
      concerns: before.operations.map((operation) => operationAt(operation)),
      text: "the contract asks for no authentication by default anymore; check who can call what is yours.",
    },
  ];
}

/** An operation that wanted authentication and no longer does. */
function opened(sides: Sides, before: Operation, after: Operation): Found[] {
  const [was, is] = [requirements(sides.before, before), requirements(sides.after, after)];
  if (isOpen(was) || !isOpen(is) || inherits(before, after)) return [];
  const text =
    "anyone can call the operation now, without authentication; check who can read and change what is yours.";
  return [{ ...whereOf(before, after), ...valuesOf(was, is), wire: "major", types: "none", text }];
}

/** Whether an operation has the default of the contract on both sides: what becomes of that is rated once. */
function inherits(before: Operation, after: Operation): boolean {
  return before.raw["security"] === undefined && after.raw["security"] === undefined;
}

function valuesOf(was: Requirement[], is: Requirement[]): Pick<Found, "before" | "after"> {
  return { before: was as unknown as Json, after: is as unknown as Json };
}

/** Where the access to an operation is written. */
function whereOf(before: Operation, after: Operation): Pick<Found, "place" | "side" | "covers"> {
  const owns = before.raw["security"] !== undefined;
  const ownsNow = after.raw["security"] !== undefined;
  return {
    place: owns ? operationAt(before, "security") : ownsNow ? operationAt(after, "security") : "/security",
    side: owns || !ownsNow ? "before" : "after",
    covers: [operationAt(before, "security"), operationAt(after, "security"), "/security"],
  };
}

/** What an operation needs now, in words: further schemes, or scopes. */
function needs(sides: Sides, was: Requirement[], is: Requirement[]): { now: string; todo: string } {
  const names = (all: Requirement[]) => [...new Set(all.flatMap((one) => Object.keys(one)))];
  const [added, gone] = [missing(names(is), names(was)), missing(names(was), names(is))];
  if (added.length > 0) {
    const schemes = componentsOf(sides.after.document, "securitySchemes");
    const called = added.map((name) => `the security scheme \`${name}\` (${schemes[name]?.["type"]})`).join(" and ");
    const instead = gone.length > 0 ? ` instead of ${listed(gone)}` : ", too";
    return { now: `the operation asks for ${called} now${instead}`, todo: "authenticate with it" };
  }
  const scopes = [...new Set(is.flatMap((one) => Object.values(one).flat()))];
  const wanted =
    scopes.length > 0 ? `the ${scopes.length > 1 ? "scopes" : "scope"} ${listed(scopes)}` : "no documented scope";
  return { now: `the operation asks for other access now: ${wanted}`, todo: "request a token that has it" };
}

function security(sides: Sides, before: Operation, after: Operation): Found[] {
  const [was, is] = [requirements(sides.before, before), requirements(sides.after, after)];
  if (!isOpen(was) && isOpen(is)) return [];
  // Whoever could call can still call if one of the new requirements asks for no more than what sufficed.
  const isLess = (a: Requirement[], b: Requirement[]) => a.every((one) => b.some((other) => asksNoMore(other, one)));
  const [stillGood, noLess] = [isLess(was, is), isLess(is, was)];
  if (stillGood && noLess) return [];
  const { now, todo } = needs(sides, was, is);
  const text = stillGood ? `${now.replace("asks for other access", "asks for less access")}.` : `${now}; ${todo}.`;
  return [
    {
      ...whereOf(before, after),
      ...valuesOf(was, is),
      wire: stillGood ? "minor" : "major",
      types: "none",
      text:
        stillGood && !now.includes("other access") ? "the operation accepts another way to authenticate, too." : text,
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
