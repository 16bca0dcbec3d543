// A planned release as text: versions with their reasons, sections of the changelogs, what would be published, tags.

import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { complaintOf, npm } from "../tool.ts";
import { contractSection, packageSection } from "./changelog.ts";
import { type ReleasePlan, tagsOf } from "./plan.ts";

/** A package as npm would publish it. */
export interface Packed {
  /** Bytes of the tarball. */
  size: number;
  /** Bytes of its files. */
  unpackedSize: number;
  files: { path: string; size: number }[];
}

/**
 * Asks npm what it would publish; the package is built for that, in its dist/ folder, which is not committed.
 * @throws UserError when npm fails, with its first complaint.
 */
export async function packedAs(root: string, folder: string): Promise<Packed> {
  const result = await npm(["pack", "--dry-run", "--json", "--loglevel=error"], join(root, folder));
  if (result.code !== 0) throw new UserError(`npm pack of ${folder}/ failed: ${complaintOf(result)}`);
  // What a script of the package prints stands before it.
  return (JSON.parse(result.stdout.slice(result.stdout.search(/^\[/m))) as [Packed])[0];
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Code of a package can have changed all the same: only an entry says that its users see it. */
const nothing = "Nothing to release: no contract has changed since its last release, and no entry names a package.";

/**
 * Writes a plan for people.
 * @param packed What npm would publish, by name of the package.
 * @param files Whether the files of each package are listed.
 */
export function planText(plan: ReleasePlan, packed: Map<string, Packed>, files = false): string {
  const moves = [...plan.contracts, ...plan.packages];
  if (moves.length === 0) return nothing;
  const versions = moves.map(({ name, from, to, reason }) => {
    return `  ${name.padEnd(25)} ${(from ?? "–").padEnd(8)} → ${to}  (${reason})`;
  });
  const published = plan.packages.flatMap(({ name, to }) => packedText(`${name}@${to}`, packed.get(name), files));
  const parts: [heading: string, lines: string[]][] = [
    ["Versions", [...versions, ...plan.notes.map((note) => `  ${note}`)]],
    ["CHANGELOG.md", plan.contracts.map((contract) => contractSection(contract, plan.date))],
    ...plan.packages.map((one): [string, string[]] => [`${one.folder}/CHANGELOG.md`, [packageSection(one, plan.date)]]),
    ["New folders", plan.contracts.map(({ name, to }) => `  releases/${name}/${to}/`)],
    ["Files with the versions", writtenBy(plan).map((file) => `  ${file}`)],
    ["Published on npm when the tags are pushed", published],
    ["Tags", tagsOf(plan).map((tag) => `  ${tag}`)],
    ["Entries that are used up", plan.entries.map(({ file }) => `  ${file}`)],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [`\n${heading}\n${"-".repeat(heading.length)}`, ...lines].join("\n"))
    .join("\n");
}

/** The files that have the versions of a release. */
function writtenBy({ contracts, packages }: ReleasePlan): string[] {
  const manifests = packages.map(({ folder }) => `${folder}/package.json`);
  const sources = contracts
    .filter(({ isWritten }) => isWritten)
    .flatMap(({ name }) => [
      `openapi/${name}/openapi.yaml`,
      `generated/${name}/openapi.json`,
      `generated/${name}/openapi.yaml`,
    ]);
  return [...sources, ...manifests, ...(manifests.length > 0 ? ["package-lock.json"] : [])];
}

function packedText(title: string, packed: Packed | undefined, withFiles: boolean): string[] {
  if (packed === undefined) return [`  ${title}`];
  const { size, unpackedSize, files } = packed;
  const count = files.length === 1 ? "1 file" : `${files.length} files`;
  // It is packed before the versions and the changelogs move.
  const sum = `  ${title}: ${count}, about ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked`;
  return [sum, ...(withFiles ? files.map((file) => `    ${file.path} (${kilobytes(file.size)})`) : [])];
}
