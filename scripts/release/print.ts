// A planned release as text: versions with their reasons, sections of the changelogs, what would be published, tags.

import { contractSection, packageSection } from "./changelog.ts";
import type { Packed } from "./pack.ts";
import { type Plan, tagsOf } from "./plan.ts";

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Writes a plan for people.
 * @param plan The plan.
 * @param packed What npm would publish, by name of the package.
 */
export function planText(plan: Plan, packed: Map<string, Packed>): string {
  const moves = [...plan.contracts, ...plan.packages];
  const parts = [
    heading("Versions"),
    ...moves.map(
      ({ name, from, to, reason }) => `  ${name.padEnd(25)} ${(from ?? "–").padEnd(8)} → ${to}  (${reason})`,
    ),
    ...plan.notes.map((note) => `  ${note}`),
    heading("CHANGELOG.md"),
    ...plan.contracts.map((contract) => contractSection(contract, plan.date)),
    ...plan.packages.flatMap((one) => [heading(`${one.folder}/CHANGELOG.md`), packageSection(one, plan.date)]),
    heading("Published on npm"),
    ...plan.packages.flatMap(({ name, to }) => packedText(`${name}@${to}`, packed.get(name))),
    heading("Tags"),
    ...tagsOf(plan).map((tag) => `  ${tag}`),
    heading("Entries that are used up"),
    ...plan.entries.map(({ file }) => `  ${file}`),
  ];
  return parts.join("\n");
}

const heading = (text: string): string => `\n${text}\n${"-".repeat(text.length)}`;

function packedText(title: string, packed: Packed | undefined): string[] {
  if (packed === undefined) return [`  ${title}`];
  const { size, unpackedSize, files } = packed;
  const sum = `${files.length} files, ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked`;
  return [`  ${title}: ${sum}`, ...files.map((file) => `    ${file.path} (${kilobytes(file.size)})`)];
}
