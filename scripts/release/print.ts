// A planned release as text: versions with their reasons, sections of the changelogs, what would be published, tags.

import { contractSection, packageSection } from "./changelog.ts";
import { type ReleasePlan, tagsOf } from "./plan.ts";

/** Code of a package can have changed all the same: only an entry says that its users see it. */
const nothing = "Nothing to release: no contract has changed since its last release, and no entry names a package.";

/** Writes a plan for people. */
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
    ["Published on npm when the tags are pushed", plan.packages.map(({ name, to }) => `  ${name}@${to}`)],
    ["Tags", tagsOf(plan).map((tag) => `  ${tag}`)],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [`\n${heading}\n${"-".repeat(heading.length)}`, ...lines].join("\n"))
    .join("\n");
}
