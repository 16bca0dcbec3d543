// Which changes of a contract no entry announces, and which entries announce nothing.

import type { Api } from "../../model/apis.ts";
import { type Change, heavier, heaviest, lighter, type Rating } from "../../model/change.ts";
import { type EntryFile, heaviestBump, type Name, typesPackage } from "./entries.ts";

/** How much a contract moves by its changes: what only types see changes its content, too. */
export function contractRating(changes: Change[]): Rating {
  const wire = heaviest(changes.map((change) => change.wire));
  return changes.some(({ types }) => types !== "none") ? heavier(wire, "patch") : wire;
}

/** What goes before the day announced for it, or with a day that is no notice: neither an entry nor a version makes it good. */
export function isRefused({ rule }: Change): boolean {
  return ["removed-before-sunset", "sunset-passed"].includes(rule);
}

/** The changes that are refused, one line each, which says what to do. */
export function refusedChanges(changes: Change[]): string[] {
  return changes.filter(isRefused).map(({ api, text }) => `${api}: ${text} No entry and no version makes up for this`);
}

/**
 * What no entry announces. A change that breaks needs an entry that is major, of the contract, or of the client where only
 * its types break; one that adds needs an entry of the contract that is minor at least.
 * @param since Since when the changes and the entries were made, for the message.
 * @returns A line on the heaviest that is not announced; none when all is.
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
      // Where one entry is too light, its weight is asked for.
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

/** What a change is that only TypeScript sees. */
export const typesOnly = "TypeScript code stops compiling; nothing documented breaks on the wire";

const texts = { major: "**Breaking**: what changes, and what to do", minor: "What changes for integrators." };

/** Entries of a contract that is as it was released: they announce nothing. */
export function idle(api: Api, changes: Change[], entries: EntryFile[]): string[] {
  if (changes.length > 0) return [];
  return entries
    .filter(({ bumps }) => bumps[api] !== undefined)
    .map(({ file }) => `${file} names ${api}, which has not changed since its last release; take the name out`);
}

/** The changes of a branch, none heavier than all since the last release: what takes back unreleased work breaks nobody. */
export function capChanges(own: Change[], since: Change[]): Change[] {
  const wire = heaviest(since.map((change) => change.wire));
  const types = heaviest(since.map((change) => change.types));
  return own.map((change) => ({ ...change, wire: lighter(change.wire, wire), types: lighter(change.types, types) }));
}
