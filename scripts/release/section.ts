// Finds the section of a release in a changelog.

/**
 * The section of a release.
 * @param markdown A changelog, with a heading of the second level for each release: `## finance 1.11.0 (2026-11-22)`.
 * @param release What its heading begins with: the name of a contract and a version, or a version.
 * @returns The text below the heading; undefined where the changelog does not have the release.
 */
export function sectionOf(markdown: string, release: string): string | undefined {
  const sections = markdown.split(/^## /m).slice(1);
  const found = sections.find((section) => section.startsWith(`${release} `) || section.startsWith(`${release}\n`));
  return found?.slice(found.indexOf("\n")).trim();
}
