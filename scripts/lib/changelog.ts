// Finds releases in a changelog.

/**
 * The section of the newest release.
 * @param markdown A changelog with a heading of the second level for each release, the newest first.
 * @returns Its heading and its text, without what is not released; undefined where nothing is.
 */
export function newestRelease(markdown: string): string | undefined {
  const sections = markdown.split(/^(?=## )/m).filter((section) => section.startsWith("## "));
  return sections.find((section) => /^## .*\d/.test(section))?.trim();
}
