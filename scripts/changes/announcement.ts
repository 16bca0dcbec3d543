// Compares changes with entries: changes that no entry announces, changes that are refused, and idle entries.

import type { Api } from "../../model/apis.ts";
import { type Change, heavier, heaviest, lighter, type Rating } from "../../model/change.ts";
import { type EntryFile, heaviestBump, type Name, typesPackage } from "./entries.ts";

/** The bump that a contract needs for its changes. A change that only types show still needs a patch. */
export function contractRating(changes: Change[]): Rating {
  const wire = heaviest(changes.map((change) => change.wire));
  return changes.some(({ types }) => types !== "none") ? heavier(wire, "patch") : wire;
}

/** Whether a change cannot be released at all: a removal before its sunset, or a sunset without notice. */
export function isRefused({ rule }: Change): boolean {
  return ["removed-before-sunset", "sunset-passed"].includes(rule);
}

/** One line for each refused change, with what to do. */
export function refusedChanges(changes: Change[]): string[] {
  return changes.filter(isRefused).map(({ api, text }) => `${api}: ${text} No entry and no version makes up for this`);
}

/**
 * Finds the heaviest change without a sufficient entry. A breaking change needs a major entry for the contract, or for
 * the client if only the types break. An addition needs at least a minor entry for the contract.
 * @param since The period of the changes and entries, for the message, such as `since 1.10.0`.
 * @returns One line with what to do; empty when every change is announced.
 */
export function unannouncedChanges(api: Api, changes: Change[], entries: EntryFile[], since: string): string[] {
  const of = (field: "wire" | "types", rating: Rating) => changes.filter((change) => change[field] === rating);
  const bump = heaviestBump(entries, api);
  const isSaid = bump === "major" || heaviestBump(entries, typesPackage) === "major";
  const added = of("wire", "minor");
  const isNews = added[0]?.rule === "deprecation" || added[0]?.correction === true;
  const asks: [name: Name, least: "major" | "minor", lacking: Change[], but: string][] = [
    [api, "major", bump === "major" ? [] : of("wire", "major"), "This breaks consumers, and"],
    [typesPackage, "major", isSaid ? [] : of("types", "major"), `${typesOnly}, and`],
    [
      api,
      "minor",
      bump === "none" || bump === "patch" ? added : [],
      `Integrators ${isNews ? "need to know" : "can use"} this, but`,
    ],
  ];
  return asks
    .flatMap(([name, least, [first, ...others], but]) => {
      if (first === undefined) return [];
      const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
      const change = `${first.text.replace(/\s+/g, " ").replace(/\.?$/, "")}${more}.`;
      // If only one entry names the contract, its bump must be raised.
      const [light, ...rest] = entries.filter(({ bumps }) => (bumps[name] ?? bumps[api]) !== undefined);
      if (light === undefined || rest.length > 0)
        return `${api}: ${change} ${but} no entry ${since} says ${name}: ${least}; add one: npm run changes -- --entry "${texts[least]}"`;
      const named = light.bumps[name] === undefined ? api : name;
      const wanted = named === name ? least : `${name}: ${least}`;
      const words = least === "major" && !light.breaking ? ", and a text that begins with **Breaking**" : "";
      return `${light.file} says ${named}: ${light.bumps[named]}, but this change needs ${wanted}${words}: ${change}`;
    })
    .slice(0, 1);
}

/** The remark on a change that breaks only the types. */
export const typesOnly = "TypeScript code stops compiling; nothing documented breaks on the wire";

const texts = { major: "**Breaking**: what changes, and what to do", minor: "What changes for integrators." };

/** One line for each entry that names a contract without changes since its release. */
export function idle(api: Api, changes: Change[], entries: EntryFile[]): string[] {
  if (changes.length > 0) return [];
  return entries
    .filter(({ bumps }) => bumps[api] !== undefined)
    .map(({ file }) => `${file} names ${api}, which has not changed since its last release; take the name out`);
}

/** Limits the ratings of a branch to those since the last release: reverting unreleased work breaks nobody. */
export function capChanges(own: Change[], since: Change[]): Change[] {
  const wire = heaviest(since.map((change) => change.wire));
  const types = heaviest(since.map((change) => change.types));
  return own.map((change) => ({ ...change, wire: lighter(change.wire, wire), types: lighter(change.types, types) }));
}
