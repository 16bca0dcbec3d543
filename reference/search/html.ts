// What the build reads from its own pages: entities and attributes.

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'", nbsp: " " };

/** Text of HTML with its entities read. */
export function readEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}

/** The group of the first match, with its entities read. */
export function first(html: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? undefined : readEntities(found);
}

/** Every anchor of a page. */
export function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map((match) => readEntities(match[1] ?? "")));
}
