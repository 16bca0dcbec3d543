// Writes a release as text: the sections of the changelogs (the authors' entries, breaking changes first, then the
// changes that the comparison found), and the plan: versions with reasons, sections, packages to publish, tags.

import { breakingMark, type EntryFile } from "../changes/entries.ts";
import { listChanges } from "../changes/report.ts";
import { type ContractMove, type PackageMove, type ReleasePlan, tagsOf } from "./plan.ts";

/** The section of a contract in CHANGELOG.md. */
export function contractSection({ name, from, to, entries, changes }: ContractMove, date: string): string {
  const said = items(entries);
  const seen = listChanges(changes);
  const nothing = from === undefined ? "- The first published contract." : "- Wording and examples. Nothing to do.";
  const authors = said.length > 0 || seen.length > 0 ? said : [nothing];
  return section(`${name} ${to} (${date})`, authors, "Changed operations, events, codes and fields", seen);
}

/** The section of a package in its CHANGELOG.md. */
export function packageSection({ from, to, entries, changes, carries }: PackageMove, date: string): string {
  const contracts = carries.length === 0 ? [] : [`- Contracts: ${carries.join(", ")}.`];
  const said = [...items(entries), ...contracts];
  const nothing = from === undefined ? ["- The first release."] : [];
  const authors = said.length > 0 ? said : nothing;
  return section(`${to} (${date})`, authors, "Changed types", listChanges(changes, "types"));
}

function section(heading: string, authors: string[], seenHeading: string, seen: string[]): string {
  const list = seen.length > 0 ? [`### ${seenHeading}`, seen.join("\n")] : [];
  return `${[`## ${heading}`, ...(authors.length > 0 ? [authors.join("\n")] : []), ...list].join("\n\n")}\n`;
}

/** The entries as items of a list, breaking changes first; equal entries of two contracts once. */
function items(entries: EntryFile[]): string[] {
  const sorted = entries.toSorted((a, b) => Number(a.breaking) - Number(b.breaking));
  // Of equal texts with and without **Breaking**, the breaking one is kept.
  const byWords = new Map(sorted.map((entry) => [entry.text.replace(breakingMark, "").toLowerCase(), entry]));
  const once = [...byWords.values()].sort((a, b) => Number(b.breaking) - Number(a.breaking));
  return once.map(({ text }) => `- ${text.replace(/\n(?=[^\n])/g, "\n  ")}`);
}

/** Inserts sections before the first section of a changelog. */
export function withSections(changelog: string, sections: string[]): string {
  const first = /^## /m.exec(changelog)?.index ?? changelog.length;
  const head = changelog.slice(0, first).trimEnd() || "# Changelog";
  const rest = changelog.slice(first);
  return [`${head}\n`, ...sections, ...(rest === "" ? [] : [rest])].join("\n");
}

/** Printed even if the code of a package has changed, because only an entry releases such a change. */
const nothing = "Nothing to release: no contract has changed since its last release, and no entry names a package.";

/** The plan as text for the terminal. */
export function planText(plan: ReleasePlan): string {
  const moves = [...plan.contracts, ...plan.packages];
  if (moves.length === 0) return nothing;
  const versions = moves.map(({ name, from, to, reason }) => {
    return `  ${name.padEnd(25)} ${(from ?? "–").padEnd(8)} → ${to}  (${reason})`;
  });
  const parts: [heading: string, lines: string[]][] = [
    ["Versions", [...versions, ...plan.notes.map((note) => `  ${note}`)]],
    ["CHANGELOG.md", plan.contracts.map((contract) => contractSection(contract, plan.date))],
    ...plan.packages.map((one): [string, string[]] => [`${one.folder}/CHANGELOG.md`, [packageSection(one, plan.date)]]),
    ["Published on npm when the release is pushed", plan.packages.map(({ name, to }) => `  ${name}@${to}`)],
    ["Tags", tagsOf(plan).map((tag) => `  ${tag}`)],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [`\n${heading}\n${"-".repeat(heading.length)}`, ...lines].join("\n"))
    .join("\n");
}
